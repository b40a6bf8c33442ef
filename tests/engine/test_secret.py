"""What is done in secret stays so, also when only one seat is left to act; and can be changed until it is shown."""

import pytest

from raumhafen.engine.errors import Refused
from raumhafen.engine.match import Match
from tests.toy.game import GAME


def test_the_last_one_in_a_secret_phase_is_not_watched_either():
    match = Match(GAME, 2, "0" * 32)
    for words in ("slot-0 card-1", "slot-1 card-1", "ready"):
        match.play(1, words)
    assert match.active == (0,)
    assert not match.open
    match.play(0, "slot-0 card-3")
    assert not match.moves[-1].open
    assert match.events(1, since=3) == match.events(since=3) == []
    assert match.events(0, since=3)
    assert match.can_undo(0)
    match.play(0, "slot-1 card-2")
    match.play(0, "ready")
    assert match.events(1, since=5) == match.events(since=5) != []
    assert not match.can_undo(0)


def words(actions):
    return [str(action) for action in actions]


def laid():
    """Seat 0 has laid both cards, and seat 1 one in between."""
    match = Match(GAME, 2, "0" * 32)
    match.play(0, "slot-0 card-1")
    match.play(1, "slot-0 card-3")
    match.play(0, "slot-1 card-2")
    return match


def test_secret_actions_are_taken_back_one_by_one_in_any_order():
    match = laid()
    assert words(match.undo_choices(0)) == ["slot-0 card-1", "slot-1 card-2"]
    assert words(match.undo_choices(1)) == ["slot-0 card-3"]
    assert str(match.undo(0, "card-1 slot-0")) == "slot-0 card-1"
    assert words(move.action for move in match.moves) == ["slot-0 card-3", "slot-1 card-2"]
    assert match.view(0).laid == [0, 2]
    assert match.view(1).laid == [3, 0]
    match.play(0, "slot-0 card-3")
    assert words(match.undo_choices(0)) == ["slot-1 card-2", "slot-0 card-3"]
    assert match.undo(0, match.undo_choices(0)[0]).tokens == ("slot-1", "card-2")


def test_what_later_actions_rest_on_stays():
    match = laid()
    match.play(0, "ready")
    assert words(match.undo_choices(0)) == ["ready"]  # both cards must lie there, to be ready
    before, moves = match.state, list(match.moves)
    with pytest.raises(Refused) as refused:
        match.undo(0, "slot-0 card-1")
    assert refused.value.code == "undo-action"
    assert str(refused.value) == "“slot-0 card-1” cannot be taken back now. You could take back: ready"
    assert (match.state, match.moves) == (before, moves)
    match.undo(0, "ready")
    assert len(match.undo_choices(0)) == 2


@pytest.mark.parametrize("said", ["slot-0 card-3", "slot-0", "slot-0 card-1 card-1", "nonsense", ""])
def test_what_was_not_done_is_not_taken_back(said):
    match = laid()
    with pytest.raises(Refused):
        match.undo(0, said)
    assert len(match.moves) == 3


def test_nothing_that_was_shown_is_taken_back():
    match = laid()
    match.play(1, "slot-1 card-1")
    match.play(0, "ready")
    match.play(1, "ready")
    assert match.undo_choices(0) == match.undo_choices(1) == []
    with pytest.raises(Refused) as refused:
        match.undo(0, "slot-0 card-1")
    assert refused.value.code == "undo"
    match.play(0, "slot-0 card-1")
    assert words(match.undo_choices(0)) == ["slot-0 card-1"]  # of this round


def test_a_game_that_breaks_its_word_changes_nothing(monkeypatch):
    """Were another's move to rest on what is taken back, all would stay as it was."""
    match = laid()
    before, moves, play = match.state, list(match.moves), match.play

    def stubborn(seat, action):
        if seat == 1:
            raise Refused("not-legal", found=str(action))
        return play(seat, action)

    monkeypatch.setattr(match, "play", stubborn)
    with pytest.raises(Refused):
        match.undo(0, "slot-0 card-1")
    assert (match.state, match.moves) == (before, moves)
