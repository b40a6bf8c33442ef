"""The referee: what it refuses and why, and how far back it lets anyone go."""

import hashlib
import pickle

import pytest

import raumhafen as rh
from raumhafen.engine.errors import RaumhafenError, Refused
from raumhafen.engine.match import Action, Match
from tests.picked import PARTY
from tests.toy.game import GAME

KEY = "5f" * 16


def toy(**arguments):
    return Match(GAME, key=KEY, **arguments)


def refusal(match, seat, action):
    before = match.state
    with pytest.raises(Refused) as refused:
        match.play(seat, action)
    assert match.state == before
    assert not match.moves or match.moves[-1].action != action
    return refused.value


def test_a_match_takes_its_key_from_the_system_unless_told():
    first, second = Match(GAME), Match(GAME)
    assert first.key != second.key
    assert len(first.key) == 32


def test_the_published_hash_is_the_keys():
    assert toy().key_hash == hashlib.sha256(b"_" * 16).hexdigest()  # 0x5f is an underscore


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 4}, "seats"),
        ({"key": "5f"}, "key"),
        ({"key": "x" * 32}, "key"),
        ({"edition": "gilded"}, "edition"),
        ({"options": {"colour": "red"}}, "option"),
        ({"options": {"rounds": 6}}, "option-value"),
        ({"options": {"rounds": "many"}}, "option-value"),
        ({"options": {"mood": "sad"}}, "option-value"),
    ],
)
def test_arguments_that_are_refused(arguments, code):
    with pytest.raises(RaumhafenError) as refused:
        Match(GAME, **{"key": KEY, **arguments})
    assert refused.value.code == code
    assert str(refused.value).endswith((".", "”."))
    assert refused.value.say("de") != ""


def test_a_game_without_options_says_so():
    with pytest.raises(RaumhafenError, match="no options"):
        rh.new(PARTY, options={"target": 3})


def test_an_unknown_game_names_the_known_ones():
    with pytest.raises(RaumhafenError, match=PARTY):
        rh.new("monopoly")


def test_refusals_have_their_reasons():
    match = toy()
    assert refusal(match, 2, "slot-0 card-1").code == "no-seat"
    assert refusal(match, -1, "slot-0 card-1").code == "no-seat"
    assert refusal(match, 0, "slot-9 card-1").code == "no-action"
    assert refusal(match, 0, "").code == "no-action"
    assert refusal(match, 0, "slot-0").code == "no-action"
    assert refusal(match, 0, "slot-0 card-1 card-1").code == "no-action"
    assert refusal(match, 0, 6).code == "not-legal"
    assert refusal(match, 0, 99).code == "not-legal"
    lay(match, 0)
    match.play(0, "ready")
    assert refusal(match, 0, "ready").code == "not-active"
    while not match.over:
        seat = match.active[0]
        match.play(seat, match.legal(seat)[0])
    assert refusal(match, 0, "ready").code == "over"


def test_a_game_gives_the_clause_of_its_refusal():
    match = toy()
    match.play(0, "slot-1 card-3")
    refused = refusal(match, 0, "ready")
    assert (refused.code, refused.clause) == ("slots-empty", "TY-2")
    assert str(refused).endswith("Still empty: slot 1. (TY-2)")


def test_errors_travel_between_processes():
    error = pickle.loads(pickle.dumps(refusal(toy(), 0, "nonsense")))
    assert str(error) == str(refusal(toy(), 0, "nonsense"))


def lay(match, seat, first=1, second=1):
    match.play(seat, f"slot-0 card-{first}")
    match.play(seat, f"slot-1 card-{second}")


def test_a_secret_choice_is_taken_back_under_later_ones_of_others():
    match = toy()
    lay(match, 0, 1, 2)
    lay(match, 1, 3, 3)
    assert str(match.undo(0)) == "slot-1 card-2"
    assert match.view(0).laid == [1, 0]
    assert match.view(1).laid == [3, 3]
    match.play(0, "slot-1 card-3")
    match.play(0, "ready")
    match.play(1, "ready")
    assert match.view().shown == [[1, 3], [3, 3]]
    assert [str(move.action) for move in match.moves if move.seat == 1] == ["slot-0 card-3", "slot-1 card-3", "ready"]


def test_nothing_is_taken_back_once_it_was_shown():
    match = toy()
    lay(match, 0)
    lay(match, 1)
    match.play(0, "ready")
    assert match.can_undo(0)
    match.play(1, "ready")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_an_open_move_of_another_seat_ends_what_can_be_taken_back():
    match = rh.new(PARTY, seats=2, key=KEY)
    first, second = match.active[0], 1 - match.active[0]
    match.play(first, match.legal(first)[0])
    assert match.can_undo(first)
    assert not match.can_undo(second)
    match.play(second, match.legal(second)[0])
    assert not match.can_undo(first)


def test_secret_actions_are_told_to_their_own_seat_only():
    match = toy()
    match.play(0, "slot-0 card-2")
    assert [event.card for event in match.events(0)] == [2]
    assert match.events(1) == match.events() == []


def test_an_action_reads_as_its_tokens():
    match = toy()
    assert [str(action) for action in match.legal(0)][:2] == ["slot-0 card-1", "slot-0 card-2"]
    assert match.play(0, match.legal(0)[1]) == match.moves[0].action
    assert match.play(1, 0).tokens == ("slot-0", "card-1")


def test_an_action_is_said_as_text_or_token_by_token():
    for said in ("slot-0 card-1", "card-1 slot-0", ("slot-0", "card-1"), ["card-1", "slot-0"]):
        assert toy().play(0, said).tokens == ("slot-0", "card-1")
    match = toy()
    assert refusal(match, 0, ["slot-0 card-1"]).code == "no-action"  # one token, with a blank in it
    assert refusal(match, 0, []).code == "no-action"
    match.play(0, "slot-0 card-1")
    assert match.undo(0, ["card-1", "slot-0"]).tokens == ("slot-0", "card-1")


def test_an_action_of_another_version_is_what_its_tokens_say():
    match = toy()
    first, second = match.legal(0)[:2]
    assert match.find(0, first) is first
    assert match.find(0, Action(second.id, first.tokens)) is first
    assert match.find(0, Action(999, first.tokens)) is first
    assert refusal(match, 0, Action(first.id, ("slot-9", "card-1"))).code == "no-action"
