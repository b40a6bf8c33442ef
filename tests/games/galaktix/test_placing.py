"""Choosing a road, counting, and where no rocket may stand; giving a rocket back instead."""

import pytest

from .positions import after, rolled, store


@pytest.mark.rule("GX-5")
def test_a_rocket_is_placed_on_the_road_of_a_colour_rolled():
    t = rolled("blue green yellow red tool", "3w")
    assert t.legal == {"blue-1 white", "green-1 white", "yellow-1 white", "red-1 white", "back white"}


@pytest.mark.rule("GX-5")
def test_as_many_fields_are_counted_as_there_are_dice():
    assert rolled("blue blue red red red", "3w").legal == {"blue-2 white", "red-3 white", "back white"}


@pytest.mark.rule("GX-5")
def test_counting_begins_at_the_highest_rocket():
    t = rolled("purple purple yellow yellow yellow", "3w", at="purple-3 yellow-7")
    assert t.legal == {"purple-5 white", "yellow-10 white", "back white"}


@pytest.mark.rule("GX-5")
def test_a_rocket_is_placed_and_the_round_is_over():
    t = after("blue blue red red red", "red-3 white", "3w", at="blue-1")
    assert t.heights == {"blue": 1, "red": 3}
    assert t.pieces == {"blue-1": "white", "red-3": "white"}
    assert t.depot == store("2w")
    assert t.supply["white"] == 11
    assert t.legal == {"roll"}
    assert t.view.round == 1


@pytest.mark.rule("GX-5")
def test_one_round_counts_on_from_the_one_before():
    t = after("red red red tool blue", "red-3 white", "3w").rolls("red red red tool blue")
    assert t.legal == {"blue-1 white", "red-6 white", "back white"}
    t.do("red-6 white")
    assert t.pieces == {"red-3": "white", "red-6": "white"}
    assert t.heights == {"red": 6}


@pytest.mark.rule("GX-5")
@pytest.mark.parametrize(("height", "dice"), [(9, 1), (9, 5), (8, 2), (8, 4), (7, 5)])
def test_past_the_last_field_the_surplus_is_lost(height, dice):
    t = rolled(" ".join(["yellow"] * dice + ["tool"] * (5 - dice)), "3w", at=f"yellow-{height}")
    assert "yellow-10 white" in t.legal
    t.do("yellow-10 white")
    assert t.heights == {"yellow": 10}
    assert t.pieces["yellow-10"] == "white"
    assert t.score == 8


@pytest.mark.rule("GX-5")
def test_a_road_at_10_cannot_be_chosen():
    t = rolled("blue blue blue red tool", "3w", at="blue-10")
    assert t.legal == {"red-1 white", "back white"}
    assert [landing.colour for landing in t.view.landings] == ["red"]


@pytest.mark.rule("GX-5")
def test_landings_are_shown_for_every_colour_rolled():
    t = rolled("purple purple green green red", "3w", at="green-1 red-9")
    assert [(one.colour, one.dice, one.field, one.vortex) for one in t.view.landings] == [
        ("purple", 2, "purple-2", True),
        ("green", 2, "green-3", False),
        ("red", 1, "red-10", False),
    ]


# Every vortex of board 1.
VORTICES = ["blue-7", "blue-9", "purple-2", "purple-8", "green-4", "green-9", "yellow-3", "yellow-6", "red-5", "red-7"]


@pytest.mark.rule("GX-6")
@pytest.mark.parametrize("field", VORTICES)
@pytest.mark.parametrize("dice", [1, 2])
def test_no_rocket_stands_on_a_vortex(field, dice):
    colour, number = field.split("-")
    below = int(number) - dice
    roll = " ".join([colour] * dice + ["tool"] * (5 - dice))
    t = rolled(roll, "3w", at=f"{colour}-{below}" if below else "")
    assert t.legal == {"back white", *(["back built"] if t.depot["parts"] == 2 else [])}


@pytest.mark.rule("GX-6")
def test_a_vortex_may_be_passed():
    assert "blue-8 white" in rolled("blue blue tool red red", "3w", at="blue-6").legal
    assert "green-10 white" in rolled("green green tool red red", "3w", at="green-8").legal


# Giving back.


@pytest.mark.rule("GX-7")
def test_a_rocket_may_be_given_back_with_any_roll():
    t = rolled("blue blue blue green red", "3w", at="red-2")
    assert t.legal == {"blue-3 white", "green-1 white", "red-3 white", "back white"}
    t.do("back white")
    assert t.depot == store("2w")
    assert t.supply == store("12w 9g 8s 15p")
    assert t.heights == {"red": 2}
    assert t.pieces == {"red-2": "white"}
    assert t.legal == {"roll"}


@pytest.mark.rule("GX-7")
@pytest.mark.rule("GX-9")
@pytest.mark.parametrize(
    ("rocket", "depot", "supply"),
    [
        ("white", "1w 2g 2s 3p", "14w 7g 6s 12p"),
        ("grey", "2w 1g 2s 3p", "13w 8g 6s 12p"),
        ("black", "2w 2g 1s 3p", "13w 7g 7s 12p"),
        ("built", "2w 2g 2s 1p", "13w 7g 6s 14p"),
    ],
)
def test_any_rocket_may_be_given_back(rocket, depot, supply):
    t = rolled("blue purple green yellow red", "2w 2g 2s 3p", "4-5")
    assert {f"back {kind}" for kind in ("white", "grey", "black", "built")} <= t.legal
    t.do(f"back {rocket}")
    assert t.depot == store(depot)
    assert t.supply == store(supply)
    assert not t.pieces
    assert t.legal == {"roll"}


@pytest.mark.rule("GX-7")
@pytest.mark.rule("GX-9")
def test_one_part_cannot_be_given_back():
    assert rolled("purple purple yellow yellow yellow", "1w 1p").legal == {"back white"}


@pytest.mark.rule("GX-7")
def test_without_a_colour_that_can_be_used_a_rocket_must_be_given_back():
    """2 purple and 3 yellow would land on a vortex each."""
    assert rolled("purple purple yellow yellow yellow", "3w").legal == {"back white"}


@pytest.mark.rule("GX-7")
def test_finished_roads_force_to_give_back_too():
    assert rolled("blue blue red red red", "3w", at="blue-10 red-10").legal == {"back white"}


@pytest.mark.rule("GX-7")
def test_five_tools_force_to_give_back():
    """They bring two parts, which may be given back as well."""
    t = rolled("tool tool tool tool tool", "3w")
    assert t.legal == {"back white", "back built"}
    t.do("back built")
    assert t.depot == store("3w")
    assert t.supply["parts"] == 15


@pytest.mark.rule("GX-7")
def test_what_was_given_back_may_be_won_again():
    t = after("blue blue blue red red", "back white", "2w", supply="0w")
    assert t.supply["white"] == 1
    t.rolls("blue blue blue red red").do("blue-3 white")
    assert t.depot == store("1w")
    assert t.supply["white"] == 0


# What is printed.


@pytest.mark.rule("GX-16")
def test_three_blue_land_on_an_extra_rocket_and_two_purple_would_on_a_vortex():
    t = rolled("purple purple blue blue blue", "10w")
    assert t.legal == {"blue-3 white", "back white"}
    t.do("blue-3 white")
    assert t.depot == store("10w")
    assert t.supply["white"] == 4
    assert t.heights == {"blue": 3}


@pytest.mark.rule("GX-10")
@pytest.mark.rule("GX-16")
def test_three_blue_more_pass_an_extra_field_that_a_part_may_take():
    t = rolled("blue blue blue red green", "4w 1p", at="blue-3")
    t.do("blue-6 white")
    assert t.legal == {"blue-4", "blue-5", "roll"}
    t.do("blue-5")
    assert t.depot == store("4w")
    assert t.pieces == {"blue-3": "white", "blue-5": "part", "blue-6": "white"}
    assert t.heights == {"blue": 6}
    assert t.score == 1
