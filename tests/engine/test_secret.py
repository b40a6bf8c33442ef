"""What is done in secret stays so, also when only one seat is left to act."""

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
    assert match.tell(1, since=3) == match.tell(since=3) == []
    assert match.tell(0, since=3)
    assert match.can_undo(0)
    match.play(0, "slot-1 card-2")
    match.play(0, "ready")
    assert match.tell(1, since=5) == match.tell(since=5) != []
    assert not match.can_undo(0)
