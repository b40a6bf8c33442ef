"""Normal steps: how far, over what, and where they end."""

import pytest

from .plane import FIELDS, NEAR
from .positions import KINDS, table

RANGE = {"destroyer": 2, "fighter": 3, "cruiser": 4, "scout": 5}
FAR_AWAY = "scout B66"


def within(start: str, steps: int) -> set[str]:
    """The fields that many steps away or nearer, on an empty board without stations."""
    found = {start}
    for _ in range(steps):
        found |= {other for field in found for other in NEAR[field]}
    return found - {start}


@pytest.mark.rule("GO-7")
@pytest.mark.rule("GO-17")
@pytest.mark.parametrize("kind", ["destroyer", "scout"])
@pytest.mark.parametrize("start", ["C66", "C16", "A12", "C11"])
def test_a_ship_moves_up_to_its_range_over_sector_borders(kind, start):
    """Near no station, so that none is in the way; those without hyperflight."""
    t = table(f"{kind} {start}", FAR_AWAY)
    near = within(start, RANGE[kind])
    assert not near & {"A44", "B44"} or kind == "scout"
    assert t.targets(start) == near - {"A44", "B44"}


@pytest.mark.rule("GO-7")
@pytest.mark.parametrize("kind", KINDS)
def test_no_ship_moves_beyond_its_range(kind):
    """Along the edge of sector C."""
    lane = ["C66", "C65", "C64", "C63", "C62", "C61", "B16"]
    t = table(f"{kind} C66", "scout B11", free=" ".join(lane))
    assert t.targets("C66") == set(lane[1 : RANGE[kind] + 1])


@pytest.mark.rule("GO-17")
@pytest.mark.parametrize("kind", KINDS)
def test_a_move_ends_on_another_field(kind):
    assert "C33" not in table(f"{kind} C33", FAR_AWAY).targets("C33")
    assert "C26" not in table(f"{kind} C26", FAR_AWAY, free="A62").targets("C26")  # to the mirror and back


@pytest.mark.rule("GO-17")
@pytest.mark.parametrize("kind", ["destroyer", "fighter", "cruiser"])
def test_diagonally_between_two_obstacles(kind):
    """C33 to C44 between meteors, between own ships, between enemies, between one and the other."""
    assert table(f"{kind} C33", FAR_AWAY, free="C44").targets("C33") == {"C44"}
    assert table(f"{kind} C33 scout C34 C43", FAR_AWAY, free="C44").targets("C33") == {"C44"}
    assert "C44" in table(f"{kind} C33", "scout C34 C43", free="C44").targets("C33")
    assert "C44" in table(f"{kind} C33", "scout C34", free="C44").targets("C33")


@pytest.mark.rule("GO-17")
@pytest.mark.parametrize("kind", KINDS)
def test_through_gravity_fields_without_hindrance(kind):
    """Past an enemy destroyer into the field of its station."""
    assert {"B23", "B33"} <= table(f"{kind} B22", "destroyer B13").targets("B22")


@pytest.mark.rule("GO-17")
@pytest.mark.parametrize("kind", ["destroyer", "fighter", "cruiser"])
def test_own_ships_are_not_passed(kind):
    """Not even by a scout: three scouts around the tip leave no way out."""
    t = table(f"{kind} C66 scout C55 C56 C65", FAR_AWAY, meteors="A66 B65")
    assert t.targets("C66") <= {"B66"}
    assert table("scout C66 cruiser C55 C56 C65", FAR_AWAY).targets("C66") == set()


@pytest.mark.rule("GO-17")
@pytest.mark.rule("GO-26")
@pytest.mark.parametrize("kind", KINDS)
def test_enemy_ships_are_attacked_but_not_passed(kind):
    t = table(f"{kind} C66", "scout C55 C56 C65", meteors="A66 B66")
    assert {target.split()[0] for target in t.targets("C66")} == {"C55", "C56", "C65"}


@pytest.mark.rule("GO-17")
def test_no_ship_ends_on_an_own_one():
    t = table("fighter C22 scout C23", FAR_AWAY)
    assert "C23" not in t.targets("C22")
    assert "C22" not in t.targets("C23")


@pytest.mark.rule("GO-17")
@pytest.mark.rule("GO-30")
def test_a_field_may_be_crossed_more_than_once():
    """To the mirror and back over the field it began on, and then the step: that way differs by its hyperflights."""
    t = table("cruiser C26", "scout C36", free="A62")
    assert t.targets("C26") == {"A62", "C36 hyper-0", "C36 hyper-2"}


@pytest.mark.rule("GO-18")
@pytest.mark.parametrize("kind", ["destroyer", "fighter", "cruiser"])
def test_meteors_block_everyone_but_scouts(kind):
    assert table(f"{kind} C66", "scout B11", free="C44 C45 C54").targets("C66") == set()


@pytest.mark.rule("GO-18")
def test_a_scout_crosses_any_number_of_meteors():
    """Four rows of them, and the fifth step is out."""
    edge = {field for field in FIELDS if field[0] == "C" and min(field[1:]) == "1"}
    assert table("scout C66", FAR_AWAY, free=" ".join(edge)).targets("C66") == edge


@pytest.mark.rule("GO-18")
def test_a_scout_never_stops_on_a_meteor():
    assert not table("scout C33", FAR_AWAY, meteors="C34 C55 A12").targets("C33") & {"C34", "C55", "A12"}
    assert table("scout C66", FAR_AWAY, free="").targets("C66") == set()


@pytest.mark.rule("GO-24")
@pytest.mark.parametrize("kind", ["destroyer", "fighter", "cruiser"])
@pytest.mark.parametrize("sector", "AB")
def test_nobody_passes_a_station(kind, sector):
    """The one way out of the corner would lead over it: for its owner no less than for others."""
    t = table(f"{kind} {sector}55", "scout C11", free=f"{sector}33 {sector}34")
    takes = kind == "destroyer" and sector == "B"
    assert t.targets(f"{sector}55") == ({"B44"} if takes else set())


@pytest.mark.rule("GO-24")
def test_a_scout_passes_no_station_either():
    """From A55 to A11 it would be four steps over it, and it is five past it; six, where own ships are in the way."""
    assert table("scout A55", FAR_AWAY, free="A11").targets("A55") == {"A11"}
    assert table("scout A55 cruiser A54 A45", FAR_AWAY, free="A11").targets("A55") == set()


@pytest.mark.rule("GO-24")
@pytest.mark.rule("GO-34")
@pytest.mark.parametrize("occupied", [False, True])
def test_a_station_is_no_place_to_end_but_for_an_enemy_destroyer(occupied):
    there = "cruiser on station" if occupied else ""
    for kind in KINDS:
        t = table(f"{kind} B35", f"scout B66 {there}")
        assert ("B44" in {target.split()[0] for target in t.targets("B35")}) == (kind == "destroyer")


@pytest.mark.rule("GO-16")
@pytest.mark.parametrize("kind", KINDS)
def test_a_ship_moves_once_a_turn(kind):
    t = table(f"{kind} C33 {'scout' if kind == 'fighter' else 'fighter'} C11", FAR_AWAY)
    t.do("C33 C34")
    assert t.targets("C34") == set()
    assert t.targets("C11")


@pytest.mark.rule("GO-16")
def test_in_the_next_turn_it_may_move_again():
    t = table("cruiser C33 scout C11", "cruiser B66 scout B11")
    t.do("C33 C34", "C11 C12", "B66 B65", "B11 B12")
    assert t.turn == 0
    assert t.targets("C34")


@pytest.mark.rule("GO-16")
def test_a_ship_that_has_won_a_fight_has_moved():
    """Destroyer 20 beats scout 12."""
    t = table("destroyer C33 scout A11", "scout C34 C66 destroyer B11").do("C33 C34")
    assert t.ships["C34"] == (0, "destroyer")
    assert t.targets("C34") == set()


@pytest.mark.rule("GO-16")
@pytest.mark.rule("GO-30")
def test_a_cruiser_that_has_flown_on_has_moved():
    t = table("cruiser C33 scout A11", "scout C34 C66 destroyer B11").do("C33 C34 hyper-0", "C45")
    assert t.turn == 0
    assert t.targets("C45") == set()
    assert t.targets("A11")
