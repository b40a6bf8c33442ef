"""What the log and the pictures are told, and how far an action can be taken back."""

import pytest

from raumhafen.engine.errors import Refused
from raumhafen.games.galaktix.events import Ended, Gained, GaveBack, Kept, PartPlaced, Placed, Rolled, Won

from .positions import after, opening, rolled, table

ALL_BUT_RED = "blue-10 purple-10 green-10 yellow-10"


@pytest.mark.rule("GX-3")
def test_a_roll_is_told_with_its_dice():
    t = opening().do("roll")
    assert t.events == [Rolled(1, t.dice)]
    t.do("none")
    assert t.events[0] == Kept([], t.dice)
    t.do("back white", "roll")
    assert t.events == [Rolled(2, t.dice)]


@pytest.mark.rule("GX-3")
def test_what_is_kept_is_told_and_what_lies_then():
    t = table("3w", dice="blue blue red red tool").do("blue blue tool")
    assert t.events[0] == Kept(["blue", "blue", "tool"], t.dice)


@pytest.mark.rule("GX-4")
@pytest.mark.parametrize(("tools", "parts"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_parts_for_tools_are_told(tools, parts):
    dice = ["red"] * (5 - tools) + ["tool"] * tools
    t = rolled(" ".join(dice), "3w")
    assert t.events == [Kept(dice, dice), *([Gained(parts)] if parts else [])]


@pytest.mark.rule("GX-11")
def test_parts_that_are_not_there_are_not_told():
    t = rolled("red tool tool tool tool", "3w", supply="1p")
    assert t.events[1:] == [Gained(1)]
    assert rolled("red tool tool tool tool", "3w", supply="0p").events[1:] == []


@pytest.mark.rule("GX-5")
def test_a_rocket_is_told_with_where_it_came_from():
    t = after("red red red blue tool", "red-6 white", "3w", at="red-3")
    assert t.events == [Placed("white", "red", 3, "red-6")]


@pytest.mark.rule("GX-8")
@pytest.mark.parametrize(("depot", "rocket"), [("3w", "white"), ("1w", "white"), ("3w 2p", "built")])
def test_a_rocket_won_is_told(depot, rocket):
    t = after("blue blue blue red tool", f"blue-3 {rocket}", depot)
    assert t.events == [Placed(rocket, "blue", 0, "blue-3"), Won("blue-3", "white", False)]


@pytest.mark.rule("GX-8")
def test_a_rocket_of_another_colour_won_is_told():
    t = after("blue blue blue red tool", "blue-3 grey", "3w 1g", "2-2")
    assert t.events == [Placed("grey", "blue", 0, "blue-3"), Won("blue-3", "grey", False)]


@pytest.mark.rule("GX-8")
def test_a_rocket_that_is_not_there_is_not_told():
    t = after("blue blue blue red tool", "blue-3 white", "3w", supply="0w")
    assert t.events == [Placed("white", "blue", 0, "blue-3")]


@pytest.mark.rule("GX-19")
def test_a_flag_won_is_told():
    t = after("red red red blue tool", "red-3 white", "3w", "1-3")
    assert t.events == [Placed("white", "red", 0, "red-3"), Won("red-3", "", True)]
    t = after("blue blue blue red tool", "blue-3 white", "3w", "1-3")
    assert t.events[1:] == [Won("blue-3", "white", True)]


@pytest.mark.rule("GX-10")
def test_a_part_is_told_with_what_it_wins():
    t = after("blue blue blue red tool", "blue-6 white", "3w 2p", at="blue-3").do("blue-4")
    assert t.events == [PartPlaced("blue-4")]
    t.do("blue-5")
    assert t.events == [PartPlaced("blue-5"), Won("blue-5", "white", False)]
    t = after("blue blue blue blue tool", "blue-4 white", "3w 1p", "1-5").do("blue-3")
    assert t.events == [PartPlaced("blue-3"), Won("blue-3", "white", True)]


@pytest.mark.rule("GX-7")
@pytest.mark.parametrize("rocket", ["white", "grey", "black", "built"])
def test_a_rocket_given_back_is_told(rocket):
    t = after("red red red blue tool", f"back {rocket}", "1w 1g 1s 2p", "4-1")
    assert t.events == [GaveBack(rocket)]


@pytest.mark.rule("GX-12")
def test_the_end_is_told_when_no_rocket_is_there():
    dice = ["purple", "green", "yellow", "red", "tool"]
    t = rolled(" ".join(dice), "1p", at="green-10 yellow-9 red-8")
    assert t.events == [Kept(dice, dice), Ended(False, [0, 0, 8, 5, 3], 0, 16, "silver")]


@pytest.mark.rule("GX-12")
def test_stopping_is_told_as_such():
    t = rolled("red red blue tool green", "2p", "1-3", at="green-10", won=2).do("stop")
    assert t.events == [Ended(True, [0, 0, 8, 0, 0], 2, 10, "")]


@pytest.mark.rule("GX-12")
def test_the_end_is_told_when_every_road_is_at_10():
    t = after("red blue tool green green", "red-10 white", "3w", at=f"{ALL_BUT_RED} red-9")
    assert t.events == [Placed("white", "red", 9, "red-10"), Ended(False, [8] * 5, 0, 40, "gold")]


@pytest.mark.rule("GX-12")
def test_the_end_is_told_with_the_last_part():
    t = after("red red red red green", "red-10 white", "3w 1p", at=f"{ALL_BUT_RED} red-6")
    assert t.events == [Placed("white", "red", 6, "red-10")]
    t.do("red-8")
    assert t.events == [PartPlaced("red-8"), Ended(False, [8] * 5, 0, 40, "gold")]


@pytest.mark.rule("GX-12")
def test_the_end_is_told_when_the_player_has_done():
    t = after("red red red red green", "red-10 white", "3w 1p", at=f"{ALL_BUT_RED} red-6").do("done")
    assert t.events == [Ended(False, [8] * 5, 0, 40, "gold")]


def test_spectators_are_told_the_same():
    t = opening("4-5")
    t.do("roll", "none", "back white", "roll", "none", "back grey")
    assert t.match.events() == t.match.events(0)
    assert len(t.match.events()) >= 6


# Taking back.


def states(t, actions):
    """The state before each action, after having done them all."""
    found = []
    for action in actions:
        found.append(t.match.state)
        t.do(action)
    return found


@pytest.mark.rule("GX-3")
def test_all_since_the_last_roll_may_be_taken_back():
    t = table("3w 2p", dice="blue blue blue tool tool", at="blue-3")
    before = states(t, ["blue blue blue tool tool", "blue-6 white", "blue-5", "blue-4"])
    for state in reversed(before):
        assert t.match.can_undo(0)
        t.match.undo(0)
        assert t.match.state == state
    assert not t.match.can_undo(0)


@pytest.mark.rule("GX-3")
def test_no_roll_is_taken_back():
    t = opening().do("roll")
    assert not t.match.can_undo(0)
    with pytest.raises(Refused) as refusal:
        t.match.undo(0)
    assert refusal.value.code == "undo"


@pytest.mark.rule("GX-3")
@pytest.mark.parametrize("kept", ["none", "blue", "blue blue red red"])
def test_no_reroll_is_taken_back(kept):
    t = table("3w", dice="blue blue red red tool").do(kept)
    state = t.match.state
    assert not t.match.can_undo(0)
    t.do("back white")
    t.match.undo(0)
    assert t.match.state == state
    assert not t.match.can_undo(0)


@pytest.mark.rule("GX-3")
def test_the_roll_of_the_next_round_closes_the_one_before():
    t = opening().do("roll", "none", "back white", "roll")
    assert not t.match.can_undo(0)


@pytest.mark.rule("GX-7")
def test_another_choice_may_be_made_instead():
    t = rolled("blue blue blue red red", "3w", at="blue-3").do("blue-6 white")
    t.match.undo(0)
    assert t.do("back white").heights == {"blue": 3}


@pytest.mark.rule("GX-12")
def test_stopping_may_be_taken_back():
    t = rolled("red red blue tool green", "2p").do("stop")
    t.match.undo(0)
    assert not t.over
    assert "red-2 built" in t.legal
