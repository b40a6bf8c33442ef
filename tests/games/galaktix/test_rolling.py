"""Rolling all dice, rolling some again, and parts for tools."""

from itertools import combinations

import pytest

from tests.chance import expect, expect_even

from .positions import opening, rolled, store, table

FACES = ["blue", "purple", "green", "yellow", "red", "tool"]
DISTINCT = "blue purple green yellow red"


@pytest.mark.rule("GX-3")
def test_a_round_begins_with_a_roll_of_all_dice():
    t = opening()
    assert t.phase == "roll"
    assert t.legal == {"roll"}
    assert t.view.dice == []
    t.do("roll")
    assert t.phase == "keep"
    assert t.view.round == 1
    assert len(t.view.dice) == 5


@pytest.mark.rule("GX-3")
def test_dice_lie_in_the_order_of_their_faces():
    for number in range(50):
        dice = opening(number=number).do("roll", "none").view.dice
        assert dice == sorted(dice, key=FACES.index)


@pytest.mark.rule("GX-1")
@pytest.mark.rule("GX-3")
def test_the_dice_are_fair():
    expect_even((face for number in range(500) for face in opening(number=number).do("roll").dice), FACES)


def pattern(dice):
    """How many dice are equal to one another: 2111 is one pair."""
    counts = sorted((dice.count(face) for face in set(dice)), reverse=True)
    return "4+" if counts[0] >= 4 else "".join(map(str, counts))


@pytest.mark.rule("GX-3")
def test_the_dice_fall_apart_from_one_another():
    """Of 6⁵ = 7776 rolls."""
    chances = {"11111": 720, "2111": 3600, "221": 1800, "311": 1200, "32": 300, "4+": 150 + 6}
    expect((pattern(opening(number=number).do("roll").dice) for number in range(1500)), chances)


@pytest.mark.rule("GX-3")
def test_the_reroll_has_nothing_of_the_first_roll():
    def tools(number):
        t = opening(number=number).do("roll")
        first = "tool" in t.dice
        return first, "tool" in t.do("none").dice

    none = (5 / 6) ** 5
    chance = {False: none, True: 1 - none}
    expect(map(tools, range(800)), {(a, b): chance[a] * chance[b] for a in chance for b in chance})


@pytest.mark.rule("GX-3")
def test_a_round_has_nothing_of_the_one_before():
    def tools(number):
        t = opening(number=number).do("roll").keep_all()
        first = "tool" in t.dice
        return first, "tool" in t.do("back white", "roll").dice

    none = (5 / 6) ** 5
    chance = {False: none, True: 1 - none}
    expect(map(tools, range(800)), {(a, b): chance[a] * chance[b] for a in chance for b in chance})


def rerolled(dice, kept, number):
    """The dice that fell anew; those kept must lie there still."""
    t = table("10w", dice=dice).luck(number).do(kept)
    fell = list(t.dice)
    for face in kept.split():
        if face != "none":
            fell.remove(face)
    return fell


@pytest.mark.rule("GX-3")
@pytest.mark.parametrize(
    ("kept", "count"), [("none", 5), ("tool", 4), ("blue red", 3), ("blue blue red", 2), ("blue blue red tool", 1)]
)
def test_only_the_other_dice_are_rolled_again(kept, count):
    falls = [rerolled("blue blue red red tool", kept, number) for number in range(300)]
    assert {len(fell) for fell in falls} == {count}
    expect_even((face for fell in falls for face in fell), FACES)


@pytest.mark.rule("GX-3")
def test_a_player_who_keeps_all_rolls_nothing():
    for number in range(20):
        t = table("10w", dice="blue blue red red tool").luck(number).keep_all()
        assert t.dice == ["blue", "blue", "red", "red", "tool"]
        assert t.phase == "place"


@pytest.mark.rule("GX-3")
def test_any_of_five_different_dice_may_be_kept():
    t = table("10w", dice=DISTINCT)
    faces = DISTINCT.split()
    assert t.legal == {" ".join(kept) or "none" for count in range(6) for kept in combinations(faces, count)}
    assert len(t.legal) == 32


@pytest.mark.rule("GX-3")
@pytest.mark.parametrize(
    ("dice", "count"),
    [
        ("blue blue blue blue blue", 6),
        ("tool tool tool tool tool", 6),
        ("blue blue purple purple tool", 3 * 3 * 2),
        ("red red red red tool", 5 * 2),
        ("blue blue purple green tool", 3 * 2 * 2 * 2),
    ],
)
def test_equal_dice_are_not_told_apart(dice, count):
    assert len(table("10w", dice=dice).legal) == count


@pytest.mark.rule("GX-3")
def test_equal_dice_are_kept_by_their_number():
    t = table("10w", dice="blue blue blue blue tool")
    blues = ["", "blue", "blue blue", "blue blue blue", "blue blue blue blue"]
    assert t.legal == {f"{kept} {tool}".strip() or "none" for kept in blues for tool in ("", "tool")}


@pytest.mark.rule("GX-3")
def test_there_is_one_reroll():
    t = opening().do("roll", "none")
    assert t.phase == "place"
    assert all(action.startswith("back ") or "-" in action for action in t.legal)


@pytest.mark.rule("GX-3")
def test_rounds_are_counted():
    t = opening()
    for number in range(1, 6):
        t.do("roll")
        assert t.view.round == number
        t.do("none", "back white")
        assert t.view.round == number


# Parts.


@pytest.mark.rule("GX-4")
@pytest.mark.parametrize(
    ("dice", "parts"),
    [
        ("blue blue blue blue blue", 0),
        ("blue blue blue blue tool", 0),
        ("blue blue blue tool tool", 1),
        ("blue blue tool tool tool", 1),
        ("blue tool tool tool tool", 2),
        ("tool tool tool tool tool", 2),
    ],
)
def test_two_tools_are_a_part(dice, parts):
    t = rolled(dice, "3w 1p")
    assert t.depot == {**store("3w"), "parts": 1 + parts}
    assert t.supply["parts"] == 14 - parts


@pytest.mark.rule("GX-3")
@pytest.mark.rule("GX-4")
def test_parts_come_after_the_last_roll():
    t = table("3w", dice="blue tool tool tool tool")
    assert t.depot == store("3w")
    found = {}
    for number in range(30):
        t = table("3w", dice="blue tool tool tool tool").luck(number).do("blue")
        found[t.dice.count("tool")] = t.depot["parts"]
    assert found.items() <= {0: 0, 1: 0, 2: 1, 3: 1, 4: 2}.items()
    assert {0, 1, 2} <= set(found)


@pytest.mark.rule("GX-4")
@pytest.mark.rule("GX-11")
@pytest.mark.parametrize(
    ("dice", "left", "parts"),
    [
        ("blue tool tool tool tool", 1, 1),
        ("blue tool tool tool tool", 2, 2),
        ("blue tool tool tool tool", 0, 0),
        ("blue blue blue tool tool", 0, 0),
        ("blue blue blue tool tool", 1, 1),
    ],
)
def test_parts_come_as_long_as_the_supply_lasts(dice, left, parts):
    t = rolled(dice, "3w", supply=f"{left}p")
    assert t.depot["parts"] == parts
    assert t.supply["parts"] == left - parts


@pytest.mark.rule("GX-4")
@pytest.mark.rule("GX-9")
def test_parts_may_be_used_in_the_round_that_brings_them():
    assert "blue-1 built" in rolled("blue tool tool tool tool", "3w").legal
    assert "blue-2 built" in rolled("blue blue tool tool tool", "3w 1p").legal
    t = rolled("blue blue blue tool tool", "3w").do("blue-3 white")
    assert t.legal == {"blue-1", "blue-2", "roll"}
