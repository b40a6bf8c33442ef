"""Two parts as a rocket; parts on fields that were skipped."""

import pytest

from .positions import after, rolled, store


@pytest.mark.rule("GX-9")
def test_two_parts_are_placed_as_a_rocket_and_stay_on_the_board():
    t = rolled("blue blue red red red", "3w 2p")
    assert t.legal == {"blue-2 white", "blue-2 built", "red-3 white", "red-3 built", "back white", "back built"}
    t.do("red-3 built")
    assert t.depot == store("3w")
    assert t.supply == store("12w 9g 8s 13p")
    assert t.pieces == {"red-3": "built"}
    assert t.heights == {"red": 3}


@pytest.mark.rule("GX-9")
@pytest.mark.rule("GX-11")
def test_a_rocket_of_parts_counts_like_any_other_and_is_not_taken_off():
    t = after("red red red blue green", "red-3 built", "3w 2p").rolls("red red red blue green")
    assert "red-6 white" in t.legal
    t.do("red-6 white")
    assert t.pieces == {"red-3": "built", "red-6": "white"}
    assert t.supply["parts"] == 13


@pytest.mark.rule("GX-9")
def test_one_part_is_no_rocket():
    assert rolled("blue blue red red red", "3w 1p").legal == {"blue-2 white", "red-3 white", "back white"}


@pytest.mark.rule("GX-6")
@pytest.mark.rule("GX-9")
@pytest.mark.rule("GX-20")
def test_two_parts_are_a_white_rocket_and_neither_grey_nor_black():
    """4 green would land on a vortex: grey could count fewer, black could stand there."""
    assert rolled("green green green green red", "2p").legal == {"red-1 built", "back built", "stop"}


@pytest.mark.rule("GX-9")
@pytest.mark.rule("GX-13")
def test_a_rocket_of_parts_counts_on_the_ladder():
    assert after("red red yellow blue green", "red-8 built", "2p", at="red-6").score == 3


# Skipped fields.


@pytest.mark.rule("GX-10")
def test_parts_may_be_placed_strictly_between_the_old_and_the_new_rocket():
    t = after("purple purple purple purple tool", "purple-7 white", "3w 3p", at="purple-3")
    assert t.legal == {"purple-4", "purple-5", "purple-6", "roll"}


@pytest.mark.rule("GX-10")
def test_from_an_empty_road_all_fields_below_the_rocket_were_skipped():
    t = after("red red red red tool", "red-4 white", "3w 1p")
    assert t.legal == {"red-1", "red-2", "red-3", "roll"}


@pytest.mark.rule("GX-10")
def test_on_the_way_to_the_last_field_all_between_were_skipped():
    """7 of red is a vortex, 9 an extra field; the surplus of the dice is lost."""
    t = after("red red red red red", "red-10 white", "3w 2p", at="red-6")
    assert t.legal == {"red-8", "red-9", "roll"}
    t.do("red-9")
    assert t.depot == store("3w 1p")
    assert t.legal == {"red-8", "roll"}


@pytest.mark.rule("GX-10")
def test_the_next_field_skips_nothing():
    assert after("blue green tool red red", "blue-1 white", "3w 3p").legal == {"roll"}


@pytest.mark.rule("GX-10")
def test_without_a_part_there_is_nothing_to_place():
    assert after("red red red red tool", "red-4 white", "3w").legal == {"roll"}


@pytest.mark.rule("GX-10")
def test_a_part_wins_what_the_field_offers():
    t = after("purple purple purple purple tool", "purple-7 white", "3w 1p", at="purple-3")
    assert t.depot == store("2w 1p")
    t.do("purple-5")
    assert t.depot == store("3w")
    assert t.supply["white"] == 15 - 3 - 2
    assert t.pieces == {"purple-3": "white", "purple-5": "part", "purple-7": "white"}
    assert t.legal == {"roll"}


@pytest.mark.rule("GX-10")
@pytest.mark.parametrize(
    ("dice", "at", "action", "part", "depot"),
    [
        ("blue blue red red tool", "blue-4", "blue-6 white", "blue-5", "1w 1g"),  # shows a grey one
        ("green green green red tool", "green-4", "green-7 white", "green-6", "1w 1s"),  # shows a black one
        ("red red red tool blue", "", "red-3 white", "red-2", "2w"),  # shows a white one
    ],
)
def test_a_part_wins_a_rocket_of_any_colour(dice, at, action, part, depot):
    t = after(dice, action, "2w 1p", "4-1", at=at).do(part)
    assert t.depot == store(depot)


@pytest.mark.rule("GX-10")
def test_a_part_may_lie_on_a_field_that_offers_nothing():
    t = after("red red red red tool", "red-4 white", "3w 1p").do("red-2")
    assert t.depot == store("2w")
    assert t.pieces == {"red-2": "part", "red-4": "white"}


@pytest.mark.rule("GX-10")
def test_several_parts_may_be_placed_in_a_round():
    """5 blue pass both 3 and 5 when they begin at 1."""
    t = after("blue blue blue blue blue", "blue-6 white", "3w 3p", at="blue-1")
    assert t.legal == {"blue-2", "blue-3", "blue-4", "blue-5", "roll"}
    t.do("blue-5")
    assert t.legal == {"blue-2", "blue-3", "blue-4", "roll"}
    t.do("blue-3")
    assert t.depot == store("4w 1p")
    assert t.legal == {"blue-2", "blue-4", "roll"}
    t.do("blue-2")
    assert t.depot == store("4w")
    assert t.legal == {"roll"}


@pytest.mark.rule("GX-10")
def test_one_part_lies_on_a_field():
    t = after("red red red red tool", "red-4 white", "3w 3p").do("red-2")
    assert t.legal == {"red-1", "red-3", "roll"}


@pytest.mark.rule("GX-10")
def test_no_part_lies_on_a_vortex():
    """8 of purple and 4 of green are vortices."""
    assert after("purple purple red red tool", "purple-9 white", "3w 2p", at="purple-7").legal == {"roll"}
    t = after("green green green green green", "green-5 white", "3w 2p")
    assert t.legal == {"green-1", "green-2", "green-3", "roll"}


@pytest.mark.rule("GX-10")
def test_fields_skipped_in_another_round_are_out_of_reach():
    t = after("blue blue blue blue tool", "blue-4 white", "3w 2p").rolls("blue red red tool yellow")
    t.do("blue-5 white")
    assert t.legal == {"roll"}


@pytest.mark.rule("GX-10")
def test_fields_skipped_on_one_road_are_gone_when_another_is_chosen():
    t = after("blue blue blue blue tool", "blue-4 white", "3w 2p").rolls("blue red red tool yellow")
    t.do("red-2 white")
    assert t.legal == {"red-1", "roll"}


@pytest.mark.rule("GX-7")
@pytest.mark.rule("GX-10")
def test_giving_back_skips_nothing():
    t = after("blue blue blue blue tool", "blue-4 white", "3w 2p").rolls("blue red red tool yellow")
    assert t.do("back white").legal == {"roll"}


@pytest.mark.rule("GX-10")
def test_parts_that_came_in_this_round_may_be_placed():
    t = after("blue blue blue tool tool", "blue-3 white", "3w")
    assert t.depot["parts"] == 1
    assert t.legal == {"blue-1", "blue-2", "roll"}


@pytest.mark.rule("GX-10")
def test_parts_may_be_placed_beside_a_rocket_built_of_parts():
    t = after("blue blue blue red tool", "blue-6 built", "3p", at="blue-3")
    assert t.depot == store("1p")
    assert t.legal == {"blue-4", "blue-5", "roll"}
    t.do("blue-5")
    assert t.depot == store("1w")
    assert t.pieces == {"blue-3": "white", "blue-5": "part", "blue-6": "built"}


@pytest.mark.rule("GX-10")
def test_a_rocket_of_the_last_two_parts_leaves_none_to_place():
    assert after("blue blue blue red tool", "blue-6 built", "2p", at="blue-3").legal == {"roll"}


@pytest.mark.rule("GX-10")
def test_only_parts_take_skipped_fields():
    assert after("red red red blue tool", "red-3 white", "3w 1g 1s", "4-1").legal == {"roll"}


@pytest.mark.rule("GX-10")
@pytest.mark.rule("GX-13")
def test_a_part_never_counts_on_the_ladder():
    t = after("yellow yellow yellow yellow tool", "yellow-9 white", "3w 3p", at="yellow-5")
    assert t.score == 5
    t.do("yellow-8", "yellow-7")
    assert t.score == 5
    assert t.heights == {"yellow": 9}
    assert t.rolls("yellow tool red red red").legal >= {"yellow-10 white"}


@pytest.mark.rule("GX-10")
def test_a_part_never_is_what_is_counted_from():
    """From a part on field 5 two dice would come to 7; from the rocket on 6 they come to 8."""
    t = after("blue blue blue red tool", "blue-6 white", "3w 1p", at="blue-3").do("blue-5")
    assert "blue-8 white" in t.rolls("blue blue red tool tool").legal


@pytest.mark.rule("GX-10")
@pytest.mark.rule("GX-17")
def test_a_grey_rocket_skips_what_lies_between():
    """7 of green is a vortex; from 3 a grey one of five dice may land on 6."""
    t = after("green green green green green", "green-6 grey", "1w 1g 1p", "2-2", at="green-3")
    assert t.legal == {"green-4", "green-5", "roll"}
    assert t.do("green-4").depot == store("2w")


@pytest.mark.rule("GX-10")
@pytest.mark.rule("GX-18")
def test_a_black_rocket_skips_what_lies_between():
    """From 3 to the vortex on 6 of board 3: 4 shows a black rocket."""
    t = after("blue blue blue red tool", "blue-6 black", "1s 1p", "3-2", at="blue-3")
    assert t.legal == {"blue-4", "blue-5", "roll"}
    assert t.do("blue-4").depot == store("1s")


@pytest.mark.rule("GX-10")
@pytest.mark.rule("GX-19")
def test_a_part_wins_flag_and_rocket_at_once():
    """Level 1-5: field 3 of blue shows a white rocket and has a flag."""
    t = after("blue blue blue blue tool", "blue-4 white", "3w 1p", "1-5")
    before = t.flags
    t.do("blue-3")
    assert t.depot == store("3w")
    assert before - t.flags == {"blue-3"}
    assert t.view.flags == t.score == 1


@pytest.mark.rule("GX-8")
@pytest.mark.rule("GX-10")
def test_a_part_wins_nothing_that_the_supply_lacks():
    t = after("blue blue blue red tool", "blue-6 white", "3w 1p", at="blue-3", supply="0w").do("blue-5")
    assert t.depot == store("2w")
    assert t.supply["white"] == 0
    assert t.pieces["blue-5"] == "part"
