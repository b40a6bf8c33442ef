"""Undo restores bytes, and never fishes for information."""

import pytest

from raumhafen.engine.errors import Refused
from tests.conformance.settings import Lots, observe, positions, world


def test_undo_restores_bytes(setting):
    undone = 0
    for match in positions(setting, 21):
        if not match.moves:
            continue
        seat, before, after = match.moves[-1].seat, match.moves[-1].before, match.state
        record = str(match.record())
        if match.can_undo(seat):
            action = match.undo(seat)
            assert match.state == before
            match.play(seat, action)
            assert match.state == after
            assert str(match.record()) == record
            undone += 1
        else:
            with pytest.raises(Refused):
                match.undo(seat)
            assert match.state == after
    assert undone


def test_what_can_be_taken_back_told_its_seat_nothing(setting):
    """Whatever the truth was, the seat saw the same after its move: there was nothing to learn from it."""
    lots = Lots(6)
    for match in positions(setting, 22):
        if not match.moves or not match.can_undo(match.moves[-1].seat):
            continue
        seat, action = match.moves[-1].seat, match.moves[-1].action
        seen = match.observed(seat).tobytes()
        match.undo(seat)
        for _ in range(3):
            state = world(match, seat, lots.key())
            match.game.kernels.apply(match.edition.data, state, seat, action.id)
            assert observe(match, state, seat).tobytes() == seen
        match.play(seat, action)
