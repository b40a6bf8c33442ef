"""Grey and black rockets, and the choice among all."""

import pytest

from .positions import after, rolled, store


@pytest.mark.rule("GX-17")
def test_a_grey_rocket_may_count_fewer_dice():
    """Red of board 2: 5 is a vortex."""
    t = rolled("red red red red blue", "1g", "2-2")
    assert t.legal == {"red-1 grey", "red-2 grey", "red-3 grey", "red-4 grey", "blue-1 grey", "back grey"}


@pytest.mark.rule("GX-17")
def test_a_grey_rocket_counts_at_least_one_die():
    assert rolled("red tool tool tool blue", "1g", "2-2", at="red-2").legal == {
        "red-3 grey",
        "blue-1 grey",
        "back grey",
    }


@pytest.mark.rule("GX-6")
@pytest.mark.rule("GX-17")
def test_a_grey_rocket_avoids_a_vortex_and_does_not_stand_on_one():
    """Five red from 3: 5 and 8 are vortices."""
    t = rolled("red red red red red", "1w 1g", "2-2", at="red-3")
    assert t.legal == {"red-4 grey", "red-6 grey", "red-7 grey", "back white", "back grey"}


@pytest.mark.rule("GX-6")
@pytest.mark.rule("GX-17")
def test_a_grey_rocket_before_a_vortex_is_stuck_with_one_die():
    assert rolled("red blue blue tool tool", "1g", "2-2", at="red-4 blue-10").legal == {"back grey"}


@pytest.mark.rule("GX-5")
@pytest.mark.rule("GX-17")
def test_a_grey_rocket_may_stay_below_the_last_field():
    t = rolled("purple purple purple purple purple", "1g", "2-2", at="purple-8")
    assert t.legal == {"purple-9 grey", "purple-10 grey", "back grey"}


@pytest.mark.rule("GX-8")
@pytest.mark.rule("GX-17")
def test_a_grey_rocket_wins_what_its_field_shows():
    """Green of board 2: 4 shows a white rocket."""
    t = after("green green green green green", "green-4 grey", "1g", "2-2")
    assert t.depot == store("1w")
    assert t.pieces == {"green-4": "grey"}
    assert t.heights == {"green": 4}


@pytest.mark.rule("GX-18")
def test_a_black_rocket_may_stand_on_a_vortex_and_is_the_highest_there():
    """Blue of board 3: 9 is a vortex, worth 5."""
    t = rolled("blue blue red red red", "1w 1s", "3-2", at="blue-7")
    assert t.legal == {"blue-9 black", "red-3 black", "back white", "back black"}
    t.do("blue-9 black")
    assert t.heights == {"blue": 9}
    assert t.pieces["blue-9"] == "black"
    assert t.score == 5
    assert "blue-10 white" in t.rolls("blue red red red tool").legal


@pytest.mark.rule("GX-18")
def test_a_black_rocket_counts_all_dice():
    t = rolled("blue blue blue red red", "1s", "3-2")
    assert t.legal == {"blue-3 black", "red-2 black", "back black"}


@pytest.mark.rule("GX-18")
@pytest.mark.parametrize("field", ["blue-4", "yellow-7", "purple-2", "red-1"])
def test_a_black_rocket_may_stand_on_any_other_field(field):
    colour, number = field.split("-")
    at = f"{colour}-{int(number) - 1}" if int(number) > 1 else ""
    assert f"{field} black" in rolled(f"{colour} tool tool tool tool", "1s", "3-2", at=at).legal


@pytest.mark.rule("GX-5")
@pytest.mark.rule("GX-18")
def test_a_black_rocket_loses_the_surplus_past_the_last_field():
    assert rolled("red red red red red", "1s", "3-2", at="red-7").legal == {"red-10 black", "back black"}


@pytest.mark.rule("GX-8")
@pytest.mark.rule("GX-18")
def test_a_black_rocket_wins_what_its_field_shows():
    t = after("blue blue blue blue red", "blue-4 black", "1s", "3-2")
    assert t.depot == store("1s")
    assert t.supply["black"] == 6


@pytest.mark.rule("GX-5")
@pytest.mark.rule("GX-18")
def test_a_finished_road_is_closed_to_grey_and_black_rockets_too():
    assert rolled("red red red red red", "1g 1s", "4-1", at="red-10").legal == {"back grey", "back black"}


@pytest.mark.rule("GX-20")
def test_the_player_chooses_among_all_rockets():
    """Two red land on 2; grey may stay on 1. Two blue would land on a vortex, where only black may stand."""
    t = rolled("red red blue blue tool", "1w 1g 1s 2p", "4-1")
    assert t.legal == {
        *("red-2 white", "red-2 grey", "red-2 black", "red-2 built", "red-1 grey"),
        *("blue-2 black", "blue-1 grey"),
        *("back white", "back grey", "back black", "back built"),
    }


@pytest.mark.rule("GX-20")
@pytest.mark.parametrize(
    ("rocket", "depot"),
    [("white", "2g 2s 2p"), ("grey", "1w 1g 2s 2p"), ("black", "1w 2g 1s 2p"), ("built", "1w 2g 2s")],
)
def test_the_rocket_chosen_leaves_the_depot(rocket, depot):
    t = after("red red red blue tool", f"red-3 {rocket}", "1w 2g 2s 2p", "4-1")
    assert t.depot == store(depot)
    assert t.pieces == {"red-3": rocket}
    assert t.supply == store("14w 7g 6s 13p")


@pytest.mark.rule("GX-20")
def test_only_rockets_in_the_depot_can_be_chosen():
    t = rolled("red red red blue tool", "1g", "4-1")
    assert {action.split()[-1] for action in t.legal} == {"grey"}
