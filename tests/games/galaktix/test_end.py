"""When the game is over, and what it was worth."""

import numpy as np
import pytest

from raumhafen.engine.errors import Refused
from raumhafen.engine.kernel import SEATS
from tests.conformance.settings import Setting, positions

from .positions import after, opening, rolled, store, table

ALL_BUT_RED = "blue-10 purple-10 green-10 yellow-10"
ALL_BUT_BLUE = "purple-10 green-10 yellow-10 red-10"


@pytest.mark.rule("GX-12")
@pytest.mark.parametrize("depot", ["1w", "1g", "1s", "1w 4p"])
@pytest.mark.parametrize(
    "dice", ["red red blue tool green", "purple purple tool tool tool", "tool tool tool tool tool"]
)
def test_with_a_rocket_there_is_no_stopping(depot, dice):
    t = rolled(dice, depot, "4-1")
    assert not t.over
    assert "stop" not in t.legal


@pytest.mark.rule("GX-12")
def test_with_no_rocket_a_round_still_begins():
    t = after("red red blue tool green", "red-2 white", "1w")
    assert t.depot == store("")
    assert t.legal == {"roll"}
    t.do("roll")
    assert t.phase == "keep"
    assert t.view.round == 2


@pytest.mark.rule("GX-12")
@pytest.mark.rule("GX-7")
def test_a_round_begins_after_the_last_rocket_was_given_back():
    assert after("red red blue tool green", "back white", "1w").legal == {"roll"}


@pytest.mark.rule("GX-12")
def test_a_first_roll_without_tools_ends_nothing():
    t = table("", dice="red red red red red")
    assert not t.over
    assert len(t.legal) == 6


@pytest.mark.rule("GX-12")
@pytest.mark.parametrize(
    ("depot", "dice"),
    [
        ("", "red red blue tool green"),
        ("", "red red blue tool tool"),
        ("", "red red tool tool tool"),
        ("1p", "red red blue tool green"),
        ("1p", "red red red red red"),
    ],
)
def test_the_game_is_over_when_a_rocket_is_due_and_there_is_none(depot, dice):
    t = rolled(dice, depot, at="green-8")
    assert t.over
    assert t.score == 3


@pytest.mark.rule("GX-4")
@pytest.mark.rule("GX-12")
@pytest.mark.parametrize(
    ("depot", "dice"),
    [("", "red tool tool tool tool"), ("1p", "red red red tool tool"), ("1p", "red red tool tool tool")],
)
def test_tools_may_save_the_game(depot, dice):
    t = rolled(dice, depot)
    count = dice.split().count("red")
    assert t.depot == store("2p")
    assert t.legal == {f"red-{count} built", "back built", "stop"}
    assert not t.do(f"red-{count} built").over


@pytest.mark.rule("GX-11")
@pytest.mark.rule("GX-12")
@pytest.mark.parametrize(("depot", "left", "dice"), [("1p", 0, "red red red tool tool"), ("", 1, "red" + 4 * " tool")])
def test_tools_save_nothing_when_no_parts_are_left(depot, left, dice):
    assert rolled(dice, depot, supply=f"{left}p").over


@pytest.mark.rule("GX-12")
def test_with_parts_only_the_player_may_go_on_or_stop():
    """9 of green is a vortex."""
    t = rolled("red red blue tool green", "2p", at="green-8")
    assert t.legal == {"red-2 built", "blue-1 built", "back built", "stop"}
    t.do("stop")
    assert t.over
    assert t.score == 3
    assert t.depot == store("2p")


@pytest.mark.rule("GX-12")
def test_with_parts_only_and_no_colour_to_use_one_gives_back_or_stops():
    assert rolled("purple purple yellow yellow yellow", "2p").legal == {"back built", "stop"}


@pytest.mark.rule("GX-12")
def test_parts_given_back_do_not_end_the_game():
    t = rolled("purple purple yellow yellow yellow", "2p").do("back built")
    assert t.legal == {"roll"}
    assert t.depot == store("")


@pytest.mark.rule("GX-12")
def test_there_is_no_stopping_before_the_roll_is_done():
    assert "stop" not in table("2p").legal
    assert "stop" not in table("2p", dice="red red blue tool green").legal


@pytest.mark.rule("GX-12")
def test_an_extra_rocket_of_the_last_two_parts_keeps_the_game_alive():
    t = after("blue blue blue red green", "blue-3 built", "2p").rolls("red blue green yellow yellow")
    assert t.depot == store("1w")
    assert "stop" not in t.legal


# Every road at 10.


@pytest.mark.rule("GX-12")
@pytest.mark.parametrize("depot", ["1w", "5w 1g 1s", "1w 1p"])
def test_the_game_is_over_when_every_road_is_at_10(depot):
    """One die from 9: nothing is skipped, and rockets left are worth nothing."""
    t = after("red blue tool green green", "red-10 white", depot, at=f"{ALL_BUT_RED} red-9")
    assert t.over
    assert t.score == 40


@pytest.mark.rule("GX-12")
def test_four_roads_at_10_leave_the_fifth():
    t = after("red blue tool green green", "red-9 white", "3w", at=f"{ALL_BUT_RED} red-8")
    assert t.legal == {"roll"}
    assert t.rolls("red blue tool green green").legal == {"red-10 white", "back white"}


@pytest.mark.rule("GX-10")
@pytest.mark.rule("GX-12")
def test_the_last_rocket_of_all_may_still_leave_parts_behind():
    """9 of red shows a white rocket, which helps nobody any more; the player may also have done."""
    t = after("red red red red green", "red-10 white", "2w 3p", at=f"{ALL_BUT_RED} red-6")
    assert not t.over
    assert t.legal == {"red-8", "red-9", "done"}
    t.do("red-8")
    assert t.legal == {"red-9", "done"}
    t.do("done")
    assert t.over
    assert t.score == 40
    assert t.pieces["red-8"] == "part"


@pytest.mark.rule("GX-12")
def test_the_game_is_over_with_the_last_part_that_can_be_placed():
    t = after("red red red red green", "red-10 white", "2w 1p", at=f"{ALL_BUT_RED} red-6").do("red-8")
    assert t.over
    t = after("red red red red green", "red-10 white", "2w 3p", at=f"{ALL_BUT_RED} red-6").do("red-8", "red-9")
    assert t.over


@pytest.mark.rule("GX-10")
@pytest.mark.rule("GX-12")
def test_a_skipped_vortex_alone_keeps_nobody():
    """9 of blue is a vortex."""
    t = after("blue blue red tool green", "blue-10 white", "2w 3p", at=f"{ALL_BUT_BLUE} blue-8")
    assert t.over


@pytest.mark.rule("GX-12")
def test_without_parts_skipped_fields_keep_nobody():
    assert after("red red red red green", "red-10 white", "2w", at=f"{ALL_BUT_RED} red-6").over


@pytest.mark.rule("GX-12")
@pytest.mark.rule("GX-19")
def test_a_part_may_win_a_last_flag():
    """Level 1-5 has a flag on field 8 of yellow."""
    at = "blue-10 purple-10 green-10 red-10 yellow-7"
    t = after("yellow yellow yellow tool green", "yellow-10 white", "2w 1p", "1-5", at=at)
    assert t.legal == {"yellow-8", "yellow-9", "done"}
    assert t.do("yellow-8").over
    assert t.score == 40 + 1


@pytest.mark.rule("GX-12")
def test_after_the_end_nothing_is_done():
    t = rolled("red red blue tool green", "2p").do("stop")
    assert t.match.active == ()
    assert t.match.legal(0) == []
    with pytest.raises(Refused) as refusal:
        t.match.play(0, "roll")
    assert refusal.value.code == "over"


# The score.


@pytest.mark.rule("GX-13")
def test_the_printed_example_makes_16_points():
    t = table("1w", at="green-10 yellow-9 red-8")
    assert [(road.colour, road.points) for road in t.view.roads] == [
        *(("blue", 0), ("purple", 0), ("green", 8), ("yellow", 5), ("red", 3)),
    ]
    assert t.score == 16
    assert t.view.medal == "silver"


@pytest.mark.rule("GX-13")
@pytest.mark.parametrize("colour", ["blue", "purple", "green", "yellow", "red"])
def test_every_field_has_its_points_on_every_road(colour):
    heights = range(1, 11)
    assert [table("1w", at=f"{colour}-{height}").score for height in heights] == [0, 0, 0, 0, 0, 1, 2, 3, 5, 8]


@pytest.mark.rule("GX-13")
def test_only_the_highest_rocket_of_a_road_counts():
    t = after("red red red tool blue", "red-6 white", "4w", at="red-3")
    assert t.score == 1
    t.rolls("red red tool blue blue").do("red-8 white")
    assert t.score == 3
    t.rolls("red tool tool blue blue").do("red-9 white")
    assert t.score == 5


@pytest.mark.rule("GX-13")
def test_the_score_is_the_sum_of_all_roads():
    assert table("1w", at="blue-6 purple-7 green-8 yellow-9 red-10").score == 1 + 2 + 3 + 5 + 8


@pytest.mark.rule("GX-13")
def test_rockets_and_parts_left_are_worth_nothing():
    assert opening("4-5").score == 0
    assert table("5w 2g 3s 4p", "4-5", at="blue-10").score == 8


def test_the_higher_the_score_the_better_the_end_is_judged():
    judged = {}
    for number in range(40):
        *_, match = positions(Setting("galaktix", 1, {"level": "4-5"}), number, every=10_000)
        out = np.zeros(SEATS)
        match.game.kernels.estimate(match.edition.data, np.frombuffer(match.state, np.uint8).copy(), out)
        judged.setdefault(match.scores[0], set()).add(out[0])
    assert len(judged) > 3
    assert all(len(found) == 1 for found in judged.values())
    assert sorted(judged) == sorted(judged, key=lambda score: max(judged[score]))
