"""Undo restores bytes, and never fishes for information."""

from itertools import islice

import numpy as np
import pytest

from raumhafen.engine.errors import Refused
from raumhafen.engine.kernel import HEADER
from tests.conformance.settings import Lots, observe, positions, world

HEAD = np.dtype(HEADER)


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


def test_of_what_was_done_in_secret_anything_is_taken_back_that_nothing_rests_on(setting):
    """One by one, in any order; the match is then one in which it was never done, and nobody else notices."""
    checked = False
    for match in islice(positions(setting, 23, every=2), 60):
        for number in done_in_secret(match):
            seat, action = match.moves[number].seat, match.moves[number].action
            never, again = played(setting, match, without=number), played(setting, match)
            seen = seen_by_others(again, seat)
            if action in match.undo_choices(seat):
                assert match.can_undo(seat)
                assert again.undo(seat, str(action)) == action
                assert again.state == never.state
                assert str(again.record()) == str(never.record())
            else:
                assert never is None
                with pytest.raises(Refused):
                    again.undo(seat, action)
                assert again.state == match.state
                assert again.moves == match.moves
            assert seen_by_others(again, seat) == seen
            checked = True
    assert checked == setting.game.about.secret


def test_what_can_be_taken_back_ends_with_the_last_move(setting):
    for match in positions(setting, 24, every=3):
        for seat in range(match.seats):
            offered = match.undo_choices(seat)
            assert bool(offered) == match.can_undo(seat)
            if offered:
                last = next(move for move in reversed(match.moves) if move.seat == seat)
                assert offered[-1] == last.action


def done_in_secret(match):
    """The moves of this moment that nobody else has seen."""
    for number in range(len(match.moves) - 1, -1, -1):
        move = match.moves[number]
        if move.open or reveals(move.before) != reveals(match.state):
            return
        yield number


def played(setting, match, without=-1):
    """The same match once more, perhaps without one of its moves; None where another one rests on that."""
    again = setting.match(int(match.key, 16))
    try:
        for number, move in enumerate(match.moves):
            if number != without:
                again.play(move.seat, move.action.id)
    except Refused:
        return None
    return again


def seen_by_others(match, seat):
    """What everybody else observes, but for who is ready."""
    seen = {side: match.observed(side) for side in range(-1, match.seats) if side != seat}
    for observed in seen.values():
        observed[HEAD.fields["ready"][1]] = 0
    return {side: observed.tobytes() for side, observed in seen.items()}


def reveals(state):
    return np.frombuffer(state[: HEAD.itemsize], HEAD)[0]["reveals"]
