"""Extra rockets and flags, and a supply that runs out."""

import pytest

from .positions import BOX, after, rolled, store, table

# Every extra field of all boards, and a level of its chapter.
EXTRAS = [
    ("1-1", "white", "blue-3 blue-5 purple-5 green-6 yellow-7 red-9"),
    ("2-1", "white", "green-4 green-8 yellow-2 yellow-5"),
    ("2-1", "grey", "blue-3 purple-6 red-9"),
    ("3-1", "white", "purple-2 purple-6 green-2 green-8"),
    ("3-1", "black", "blue-4 yellow-7 red-5"),
    ("4-1", "white", "blue-7 purple-4 red-2 red-7"),
    ("4-1", "grey", "blue-5 yellow-8"),
    ("4-1", "black", "green-6 yellow-3"),
]


@pytest.mark.rule("GX-8")
@pytest.mark.parametrize(
    ("level", "rocket", "field"),
    [(level, rocket, field) for level, rocket, fields in EXTRAS for field in fields.split()],
)
def test_an_extra_field_brings_the_rocket_shown(level, rocket, field):
    colour, number = field.split("-")
    below = f"{colour}-{int(number) - 1}"
    t = after(f"{colour} tool tool tool tool", f"{field} built", "1w", level, at=below)
    assert t.depot == {name: store("1w")[name] + (name == rocket) for name in BOX}
    assert t.supply[rocket] == BOX[rocket] - t.depot[rocket] - (rocket == "white")


@pytest.mark.rule("GX-8")
def test_other_fields_bring_nothing():
    t = after("red red red tool blue", "red-3 white", "3w")
    assert t.depot == store("2w")
    assert t.supply == store("12w 9g 8s 15p")


@pytest.mark.rule("GX-8")
@pytest.mark.rule("GX-11")
def test_the_rocket_placed_does_not_come_back_by_the_extra_field():
    """The last white one stands on the board, and the supply has none."""
    t = after("blue blue blue red red", "blue-3 white", "1w", supply="0w")
    assert t.depot == store("")
    assert t.supply["white"] == 0
    assert t.pieces == {"blue-3": "white"}


@pytest.mark.rule("GX-8")
@pytest.mark.parametrize(
    ("level", "dice", "action", "at", "kind"),
    [
        ("1-1", "blue blue blue red tool", "blue-3 white", "", "w"),
        ("2-1", "blue blue blue red tool", "blue-3 white", "", "g"),
        ("3-1", "red red red tool tool", "red-5 white", "red-2", "s"),
    ],
)
def test_an_extra_field_brings_nothing_that_the_supply_lacks(level, dice, action, at, kind):
    t = after(dice, action, "2w", level, at=at, supply=f"0{kind}")
    assert t.depot == store("1w") | {"parts": t.depot["parts"]}
    assert min(t.supply.values()) == 0


@pytest.mark.rule("GX-8")
def test_what_the_supply_lacked_is_not_gained_later_either():
    t = after("blue blue blue red tool", "blue-3 white", "3w", supply="0w").rolls("purple purple tool red red")
    t.do("back white")
    assert t.supply["white"] == 1
    assert t.depot == store("1w")
    t.rolls("blue red red tool green").do("blue-4 white")
    assert t.depot == store("")
    assert t.supply["white"] == 1


@pytest.mark.rule("GX-8")
def test_another_colour_is_not_given_instead():
    t = after("blue blue blue red tool", "blue-3 white", "2w", "2-1", supply="0g")
    assert t.depot == store("1w")
    assert t.supply == store("13w 0g 8s 15p")


@pytest.mark.rule("GX-8")
def test_an_extra_rocket_serves_in_later_rounds():
    """The last rocket wins one; the round is over all the same, and the next has a rocket again."""
    t = after("blue blue blue red tool", "blue-3 white", "1w")
    assert t.depot == store("1w")
    assert t.legal == {"roll"}
    t.rolls("blue red red tool tool")
    assert t.legal == {"blue-4 white", "red-2 white", "back white"}


@pytest.mark.rule("GX-8")
def test_an_extra_grey_rocket_serves_as_such():
    t = after("blue blue blue red tool", "blue-3 white", "1w", "2-1").rolls("blue blue blue blue red")
    assert t.legal == {"blue-4 grey", "blue-6 grey", "blue-7 grey", "red-1 grey", "back grey"}


@pytest.mark.rule("GX-8")
def test_passing_an_extra_field_brings_nothing():
    t = after("blue blue blue blue tool", "blue-4 white", "2w")
    assert t.depot == store("1w")


@pytest.mark.rule("GX-11")
def test_nothing_comes_from_nowhere():
    """Parts, an extra field, a part on a skipped one, a rocket given back: box = depot + supply + board."""
    t = after("purple purple purple tool tool", "purple-6 white", "2w 1p", at="purple-3").do("purple-5", "purple-4")
    assert t.everything == BOX
    t.rolls("red red red tool tool").do("red-3 white")
    assert t.everything == BOX
    t.rolls("red tool tool tool tool").do("red-4 built")
    assert t.everything == BOX
    t.rolls("red red tool tool tool").do("back built")
    assert t.everything == BOX


# Flags.


@pytest.mark.rule("GX-19")
def test_a_rocket_wins_the_flag_of_its_field():
    t = after("red red red tool blue", "red-3 white", "3w", "1-3")
    assert t.flags == {"blue-3", "purple-3", "green-3", "yellow-2"}
    assert t.view.flags == 1
    assert t.score == 1


@pytest.mark.rule("GX-19")
@pytest.mark.parametrize("rocket", ["white", "grey", "black", "built"])
def test_any_rocket_wins_a_flag(rocket):
    t = after("red red red tool blue", f"red-3 {rocket}", "1w 1g 1s 2p", "4-5")
    assert "red-3" not in t.flags
    assert t.score == 1


@pytest.mark.rule("GX-19")
def test_a_flag_adds_to_the_ladder():
    """Level 1-4 has a flag on field 6 of red, which is worth 1 on the ladder."""
    t = after("red red red tool blue", "red-6 white", "3w", "1-4", at="red-3")
    assert t.score == 2
    assert t.view.roads[4].points == 1


@pytest.mark.rule("GX-19")
def test_a_flag_counts_once_and_for_good():
    t = after("red red red tool blue", "red-3 white", "3w", "1-3").rolls("red red red tool blue").do("red-6 white")
    assert t.view.flags == 1
    assert t.score == 1 + 1


@pytest.mark.rule("GX-19")
def test_passing_a_flag_does_not_win_it():
    t = after("red red red red tool", "red-4 white", "3w", "1-3")
    assert "red-3" in t.flags
    assert t.score == 0


@pytest.mark.rule("GX-10")
@pytest.mark.rule("GX-19")
def test_a_part_wins_the_flag_of_a_skipped_field():
    t = after("red red red red tool", "red-4 white", "3w 1p", "1-3").do("red-3")
    assert "red-3" not in t.flags
    assert t.score == 1


@pytest.mark.rule("GX-8")
@pytest.mark.rule("GX-19")
def test_a_flag_on_an_extra_field_is_won_with_the_rocket():
    """Level 1-3 has a flag on field 3 of blue, which shows a white rocket."""
    t = after("blue blue blue red tool", "blue-3 white", "3w", "1-3")
    assert t.depot == store("3w")
    assert t.score == 1


@pytest.mark.rule("GX-8")
@pytest.mark.rule("GX-19")
def test_a_flag_is_won_even_where_the_supply_lacks_the_rocket():
    t = after("blue blue blue red tool", "blue-3 white", "3w", "1-3", supply="0w")
    assert t.depot == store("2w")
    assert t.score == 1


@pytest.mark.rule("GX-7")
@pytest.mark.rule("GX-19")
def test_giving_back_wins_no_flag():
    t = rolled("red red red tool blue", "3w", "1-3").do("back white")
    assert len(t.flags) == 5
    assert t.score == 0


@pytest.mark.rule("GX-13")
@pytest.mark.rule("GX-19")
def test_flags_and_ladder_make_the_score():
    assert table("1w", "1-5", at="green-10 yellow-9 red-8", won=4).score == 16 + 4
