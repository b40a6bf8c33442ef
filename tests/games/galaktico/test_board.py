"""The board: counted as the clauses count it, and drawn in the plane."""

from collections import Counter

import pytest

from raumhafen.games.galaktico import edition

from . import plane
from .plane import CORNERS, FIELDS, MIRRORS, NEAR, PLACES
from .positions import STATIONS, around, opening, started, table

METEORS = {"12", "21", "24", "42", "15", "51", "26", "62"}


def neighbours(field: str) -> set[str]:
    """As the engine has them."""
    return {edition.NAMES[other] for other in edition.NEIGHBOURS[edition.NUMBERS[field]]}


def mirrors(field: str) -> set[str]:
    return {edition.NAMES[other] for other in edition.MIRRORS[edition.NUMBERS[field]]}


@pytest.mark.rule("GO-1")
def test_three_sectors_of_36_fields():
    assert len(edition.NAMES) == len(set(edition.NAMES)) == edition.FIELDS == 108
    assert Counter(name[0] for name in edition.NAMES) == {"A": 36, "B": 36, "C": 36}


@pytest.mark.rule("GO-1")
def test_the_drawing_is_a_hexagon_without_gaps_or_overlaps():
    """Each of its 108 small rhombi has a place of its own, and inside every edge belongs to two of them."""
    assert len(set(CORNERS.values())) == 108
    edges: Counter[frozenset] = Counter()
    for place in PLACES:
        one, two, three, four = plane.drawn(*place)
        for edge in ((one, two), (two, four), (four, three), (three, one)):
            edges[frozenset(map(plane.point, edge))] += 1
    assert Counter(edges.values()) == {1: 6 * 6, 2: (108 * 4 - 36) // 2}


@pytest.mark.rule("GO-1")
@pytest.mark.parametrize("seats", [2, 3])
def test_all_sectors_are_in_play(seats):
    """A cruiser of seat 0 moves into the third sector, whether a player sits there or not."""
    fleets = ["cruiser A12", "scout B66", "scout C66"][:seats]
    assert "A12 C21" in table(*fleets).legal()


@pytest.mark.rule("GO-2")
def test_a_field_is_named_by_its_sector_and_its_distances():
    for place in PLACES:
        number = edition.field_at(*place)
        assert edition.where(number) == place
        assert edition.NAMES[number] == plane.name(place)
        assert edition.NUMBERS[plane.name(place)] == number


@pytest.mark.rule("GO-2")
@pytest.mark.parametrize("sector", range(3))
def test_the_distances_are_those_from_the_axes(sector):
    """Fields with a = 1 lie on axis s, which sector s+1 shares; those with b = 1 on the other; both at the centre."""
    own, after, before = "ABC"[sector], "ABC"[(sector + 1) % 3], "ABC"[sector - 1]
    for field in (name for name in FIELDS if name[0] == own):
        seen = {other[0] for other in neighbours(field)}
        assert (after in seen) == (field[1] == "1")
        assert (before in seen) == (field[2] == "1")
    assert (0.0, 0.0) in CORNERS[f"{own}11"]
    assert sum((0.0, 0.0) in shape for shape in CORNERS.values()) == 3


@pytest.mark.rule("GO-3")
def test_fields_that_touch_in_the_plane_are_neighbours():
    assert {field: neighbours(field) for field in FIELDS} == NEAR


@pytest.mark.rule("GO-3")
def test_72_fields_have_eight_neighbours_30_five_the_centre_seven_the_tips_three():
    counts = {field: len(neighbours(field)) for field in FIELDS}
    assert Counter(counts.values()) == {8: 72, 5: 30, 7: 3, 3: 3}
    assert {field for field, count in counts.items() if count == 7} == {"A11", "B11", "C11"}
    assert {field for field, count in counts.items() if count == 3} == {"A66", "B66", "C66"}


@pytest.mark.rule("GO-3")
@pytest.mark.parametrize(
    ("field", "near"),
    [
        ("A34", "A23 A24 A25 A33 A35 A43 A44 A45"),  # a king's moves
        ("A14", "A13 A15 A23 A24 A25 B31 B41 B51"),  # over axis 0
        ("A41", "A31 A51 A32 A42 A52 C13 C14 C15"),  # over axis 2
        ("B14", "B13 B15 B23 B24 B25 C31 C41 C51"),
        ("C41", "C31 C51 C32 C42 C52 B13 B14 B15"),
        ("C16", "C15 C25 C26 A51 A61"),  # there is no A71
        ("A11", "A12 A21 A22 B11 B21 C11 C12"),  # all three at the centre
        ("B66", "B55 B56 B65"),
        ("A36", "A25 A26 A35 A45 A46"),
    ],
)
def test_the_neighbours_of(field, near):
    assert neighbours(field) == set(near.split())


@pytest.mark.rule("GO-3")
def test_neighbours_are_neighbours_both_ways():
    assert all(field in neighbours(other) for field in FIELDS for other in neighbours(field))
    assert all(field not in neighbours(field) for field in FIELDS)


@pytest.mark.rule("GO-4")
def test_what_is_reflected_at_an_axis_is_a_mirror():
    assert {field: mirrors(field) for field in FIELDS} == MIRRORS


@pytest.mark.rule("GO-4")
@pytest.mark.parametrize(
    ("field", "mirrored"), [("A25", "B52 C52"), ("B13", "A31 C31"), ("C46", "A64 B64"), ("A33", "B33 C33")]
)
def test_the_mirrors_of(field, mirrored):
    assert mirrors(field) == set(mirrored.split())


@pytest.mark.rule("GO-4")
def test_every_field_has_a_mirror_in_each_other_sector():
    for field in FIELDS:
        assert {other[0] for other in mirrors(field)} == set("ABC") - {field[0]}
        assert len(mirrors(field)) == 2
        assert all(field in mirrors(other) for other in mirrors(field))


@pytest.mark.rule("GO-5")
@pytest.mark.parametrize("seats", [2, 3])
def test_each_sector_has_eight_meteors_whether_a_player_sits_there_or_not(seats):
    for t in (opening(seats), started(seats)):
        assert t.meteors == {sector + place for sector in "ABC" for place in METEORS}


@pytest.mark.rule("GO-5")
@pytest.mark.parametrize("seats", [2, 3])
def test_each_player_has_a_station_in_the_own_sector(seats):
    assert [player.station for player in started(seats).view.players] == STATIONS[:seats]


@pytest.mark.rule("GO-5")
@pytest.mark.rule("GO-24")
def test_with_two_players_the_third_station_field_is_an_ordinary_one():
    t = table("cruiser C33", "scout B66", meteors="C55")
    assert {"C44", "C66"} <= t.targets("C33")  # stopped on, and crossed
    t = table("cruiser C33", "scout B66", "scout C66", meteors="C55")
    assert not {"C44"} & t.targets("C33")


@pytest.mark.rule("GO-5")
@pytest.mark.rule("GO-22")
def test_with_two_players_the_third_station_field_has_no_gravity():
    fleets = ["cruiser C55", "scout B66", "scout C11"]
    assert "A55" in table(*fleets[:2], meteors=around("C55")).targets("C55")
    assert not table(*fleets, meteors=around("C55")).targets("C55")


@pytest.mark.rule("GO-5")
@pytest.mark.rule("GO-25")
def test_with_two_players_a_meteor_may_lie_on_the_third_station_field():
    assert "C44" in table("destroyer C34", "scout B66", meteors="C33").targets("C33")
    assert "C44" not in table("destroyer C34", "scout B66", "scout C66", meteors="C33").targets("C33")
