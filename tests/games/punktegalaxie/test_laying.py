"""Laying cards: PG-7 and PG-12 … PG-17."""

from itertools import pairwise
from random import Random

import pytest

from .building import EVEN, TANGLED, Builder
from .plain import fits, readings, spots
from .positions import Table, begun, face

ANY = [0, 1, 2, 3, 4, 5, 6, 7]
ENDS = {"1-upper", "1-lower"}


def fitting(t: Table, end: str, system: int = 1) -> list[int]:
    """What the view says may be laid at an end, found to be true of every planet of one colour or none."""
    told = getattr(t.galaxy().systems[system - 1], f"fits_{end}")
    for value in ANY:
        t.holds(f"V{value}" if value else "X", "moon YV 4")
        assert (f"{system}-{end}" in t.spots(f"V{value}" if value else "X")) == (value in told)
        t.s.drawn -= 2
    return told


def ends(t: Table) -> tuple[list[int], list[int]]:
    """What may be laid at the lower end of the first row, and at the upper one."""
    return fitting(t, "lower"), fitting(t, "upper")


def row(text: str) -> Table:
    return begun().first(row=text)


@pytest.mark.rule("PG-7")
def test_both_cards_may_be_laid_first_and_begin_a_system():
    t = begun().holds("R3", "B5")
    assert t.legal == {
        f"{card} {spot}" for card in (t.held("R3").token, t.held("B5").token) for spot in ("1-row", "new")
    }


@pytest.mark.rule("PG-7")
@pytest.mark.parametrize(("first", "second"), [("R3", "B5"), ("B5", "R3")])
def test_the_second_card_goes_to_the_same_system_another_or_a_new_one(first, second):
    t = begun().system(row="G1").holds("R3", "B5").lay(first, "1-row")
    assert t.spots(second) == {"1-upper", "1-lower", "2-upper", "2-lower", "new"}
    assert [len(system.row) for system in t.lay(second, "2-upper").galaxy().systems] == [1, 2]


@pytest.mark.rule("PG-7")
def test_both_cards_may_begin_a_system_of_their_own():
    t = begun().holds("R3", "moon R 2").lay("moon R 2", "new").lay("R3", "new")
    assert [[card.kind for card in system.row] for system in t.galaxy().systems] == [[], ["moon"], ["planet"]]


@pytest.mark.rule("PG-7")
def test_the_first_card_laid_may_open_a_place_for_the_second():
    t = begun().first(row="R3, R5", asteroid="asteroid").holds("wormhole", "R4")
    assert t.spots("R4") == {"new"}
    assert t.lay("wormhole", "1-upper").spots("R4") == {"1-upper", "new"}


@pytest.mark.rule("PG-7")
def test_a_turn_ends_only_when_both_are_laid():
    t = begun().holds("R3", "B5").lay("R3", "1-row")
    assert (t.turn, t.phase) == (0, "lay")
    t.lay("B5", "1-upper")
    assert (t.turn, t.phase) == (1, "take")


@pytest.mark.rule("PG-12")
@pytest.mark.parametrize("card", ["R3", "X", "moon R 2", "wormhole"])
def test_an_empty_row_is_one_placement_and_not_two(card):
    t = begun().holds(card, "B5")
    assert t.spots(card) == {"1-row", "new"}


@pytest.mark.rule("PG-12")
@pytest.mark.parametrize("lying", ["R3", "X", "moon R 2", "wormhole"])
@pytest.mark.parametrize("card", ["B5", "X", "moon B 2", "wormhole"])
def test_a_row_goes_on_at_its_two_ends(lying, card):
    t = row(lying).holds(card, "G7")
    assert t.spots(card) == {"1-upper", "1-lower", "new"}
    for end, place in (("upper", 1), ("lower", 0)):
        t = row(lying).holds(card, "G7").lay(card, f"1-{end}")
        assert t.galaxy().systems[0].row[place].kind == face(card).kind
        assert len(t.galaxy().systems[0].row) == 2


@pytest.mark.rule("PG-12")
def test_a_row_of_many_cards_has_two_ends_and_nothing_between():
    t = row("R1, moon R 2, R4, wormhole, wormhole, B6, B3").holds("wormhole", "moon B 2")
    assert t.spots("wormhole") == {*ENDS, "new"}
    assert t.spots("moon B 2") == {*ENDS, "new"}


@pytest.mark.rule("PG-13")
def test_the_printed_example_of_three_and_five():
    assert ends(row("R3, R5")) == ([0, 1, 2], [0, 6, 7])


@pytest.mark.rule("PG-13")
@pytest.mark.parametrize(
    ("cards", "lower", "upper"),
    [
        ("R3", [0, 1, 2, 4, 5, 6, 7], [0, 1, 2, 4, 5, 6, 7]),  # no direction yet, but no equal one
        ("R5, R3", [0, 6, 7], [0, 1, 2]),
        ("R1, R7", [], []),  # a gap is fine, and no way on
        ("R7, R1", [], []),
        ("R1, R2", [], [0, 3, 4, 5, 6, 7]),
        ("R2, R1", [0, 3, 4, 5, 6, 7], []),
        ("R6, R7", [0, 1, 2, 3, 4, 5], []),
        ("R2, R4, B5", [0, 1], [0, 6, 7]),
        ("R1, R2, R3, R4, R5, R6, R7", [], []),
        ("R7, R4, R2", [], [0, 1]),
    ],
)
def test_planets_rise_or_fall(cards, lower, upper):
    assert ends(row(cards)) == (lower, upper)


@pytest.mark.rule("PG-13")
@pytest.mark.parametrize(("end", "others"), [("upper", ([0, 6, 7], [0, 1, 2])), ("lower", ([0, 1, 2], [0, 6, 7]))])
def test_the_second_planet_fixes_the_direction(end, others):
    """A 5 laid at either end of a 3; and a 3 laid there at a 5."""
    t = row("R3").holds("R5", "B7").lay("R5", f"1-{end}")
    system = t.galaxy().systems[0]
    assert (system.fits_upper, system.fits_lower) == others if end == "upper" else others[::-1]
    t = row("R5").holds("R3", "B7").lay("R3", f"1-{end}")
    system = t.galaxy().systems[0]
    assert (system.fits_lower, system.fits_upper) == others if end == "lower" else others[::-1]


@pytest.mark.rule("PG-13")
def test_a_planet_that_fits_nowhere_begins_a_system():
    t = row("R3, R5").holds("B4", "B3")
    assert t.spots("B4") == t.spots("B3") == {"new"}


@pytest.mark.rule("PG-14")
@pytest.mark.parametrize(
    ("cards", "lower", "upper"),
    [
        ("X", ANY, ANY),
        ("X, X", ANY, ANY),
        ("R3, X", [0, 1, 2, 4, 5, 6, 7], [0, 1, 5, 6, 7]),  # X as second planet fixes nothing
        ("X, R3", [0, 1, 5, 6, 7], [0, 1, 2, 4, 5, 6, 7]),
        ("R3, X, R5", [0, 1, 2], [0, 6, 7]),
        ("R3, X, R1", [0, 4, 5, 6, 7], []),
        ("R3, X, X", [0, 1, 2, 4, 5, 6, 7], [0, 6, 7]),  # and no 5
        ("R4, X, X, X", [0, 1, 2, 3, 5, 6, 7], []),
        ("X, R4, X", [0, 1, 2, 6, 7], [0, 1, 2, 6, 7]),
        ("R1, X", [], [0, 3, 4, 5, 6, 7]),
        ("R7, X", [], [0, 1, 2, 3, 4, 5]),
        ("X, X, X, X, X, X", [0, 1, 7], [0, 1, 7]),
        ("X, X, X, X, X, X, X", [], []),
        ("R1, X, X, X, X, X", [], [0, 7]),
    ],
)
def test_x_is_chosen_as_late_as_possible(cards, lower, upper):
    assert ends(row(cards)) == (lower, upper)


@pytest.mark.rule("PG-14")
def test_three_x_x_five_is_refused():
    t = row("R3, X, X").holds("R5", "R6")
    assert "1-upper" not in t.spots("R5")
    assert "1-upper" in t.spots("R6")


@pytest.mark.rule("PG-14")
def test_an_x_decided_by_what_comes_later_on_its_other_side():
    """X 4 may rise or fall; a 6 above makes it rise, and below the X, which is 3 at most, 1 and 2 are left."""
    t = row("X, R4").holds("R6", "B7").lay("R6", "1-upper")
    assert t.galaxy().systems[0].fits_lower == [0, 1, 2]
    assert t.galaxy().systems[0].fits_upper == [0, 7]


@pytest.mark.rule("PG-15")
@pytest.mark.parametrize(
    ("cards", "lower", "upper"),
    [
        ("wormhole", ANY, ANY),
        ("R3, R5, wormhole", [0, 1, 2], ANY),
        ("wormhole, R3, R5", ANY, [0, 6, 7]),
        ("wormhole, R3", ANY, [0, 1, 2, 4, 5, 6, 7]),
        ("R3, R5, wormhole, R4", [0, 1, 2], [0, 1, 2, 3, 5, 6, 7]),
        ("R3, R5, wormhole, R4, B2", [0, 1, 2], [0, 1]),  # rises below, falls above
        ("R3, R5, wormhole, B3, B5", [0, 1, 2], [0, 6, 7]),  # equal values in two segments
        ("R3, wormhole", [0, 1, 2, 4, 5, 6, 7], ANY),  # the far end goes on with a free direction
        ("R1, R7, wormhole", [], ANY),
        ("R1, R7, wormhole, wormhole", [], ANY),
        ("wormhole, R1, R7, wormhole", ANY, ANY),
        ("R3, X, wormhole, X", [0, 1, 2, 4, 5, 6, 7], ANY),
    ],
)
def test_a_wormhole_opens_a_segment_beyond_it(cards, lower, upper):
    assert ends(row(cards)) == (lower, upper)


@pytest.mark.rule("PG-15")
def test_a_wormhole_at_the_lower_end_leaves_the_upper_one_as_it_was():
    t = row("R5, R3").holds("wormhole", "B7").lay("wormhole", "1-lower")
    assert t.galaxy().systems[0].fits_lower == ANY
    assert t.galaxy().systems[0].fits_upper == [0, 1, 2]
    t.lay("B7", "1-lower")
    assert t.galaxy().systems[0].fits_lower == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.rule("PG-15")
def test_a_wormhole_may_always_be_laid():
    t = row("R1, R2, R3, R4, R5, R6, R7").system(row="wormhole, wormhole").holds("wormhole", "B7")
    assert t.spots("wormhole") == {*ENDS, "2-upper", "2-lower", "new"}


@pytest.mark.rule("PG-16")
@pytest.mark.parametrize(
    ("cards", "lower", "upper"),
    [
        ("moon R 2", ANY, ANY),
        ("moon R 2, moon B 2", ANY, ANY),
        ("R3, moon R 2", [0, 1, 2, 4, 5, 6, 7], [0, 1, 2, 4, 5, 6, 7]),
        ("moon R 2, R3", [0, 1, 2, 4, 5, 6, 7], [0, 1, 2, 4, 5, 6, 7]),
        ("R3, moon R 2, R5", [0, 1, 2], [0, 6, 7]),
        ("R3, moon R 2, moon RB 3, R5, moon B 2", [0, 1, 2], [0, 6, 7]),
        ("R3, wormhole, moon R 2", [0, 1, 2, 4, 5, 6, 7], ANY),
        ("R3, moon R 2, wormhole", [0, 1, 2, 4, 5, 6, 7], ANY),
        ("R3, moon R 2, X, moon B 2, X", [0, 1, 2, 4, 5, 6, 7], [0, 6, 7]),
    ],
)
def test_a_moon_does_not_break_a_sequence(cards, lower, upper):
    assert ends(row(cards)) == (lower, upper)


@pytest.mark.rule("PG-16")
def test_a_moon_may_always_be_laid():
    t = row("R1, R2, R3, R4, R5, R6, R7").system(row="wormhole").system(sun="sun RR 3").holds("moon RB 4", "B7")
    assert t.spots("moon RB 4") == {*ENDS, "2-upper", "2-lower", "3-row", "new"}


@pytest.mark.rule("PG-17")
def test_a_sun_goes_where_there_is_none_or_begins_a_system():
    t = begun().system(row="R3").system(sun="sun RR 3", row="R5").system(row="moon R 2, wormhole")
    t.holds("sun BB 3", "sun GG 3")
    assert t.spots("sun BB 3") == t.spots("sun GG 3") == {"2-sun", "4-sun", "new"}
    t.lay("sun BB 3", "2-sun")
    assert t.spots("sun GG 3") == {"4-sun", "new"}
    t.lay("sun GG 3", "new")
    assert [system.sun and system.sun.token for system in t.galaxy().systems] == [
        "sun-red-1",
        "sun-blue-blue-3",
        "sun-red-red-3",
        None,
        "sun-green-green-3",
    ]


@pytest.mark.rule("PG-17")
def test_an_asteroid_goes_behind_a_sun_that_has_none():
    t = begun().system(sun="sun RR 3").system(sun="sun BB 3", asteroid="asteroid").system(row="R3")
    t.holds("asteroid", "R5")
    assert t.spots("asteroid") == {"1-asteroid", "2-asteroid"}
    t.lay("asteroid", "1-asteroid")
    assert [system.asteroid is not None for system in t.galaxy().systems] == [True, False, True, False]


@pytest.mark.rule("PG-17")
def test_two_asteroids_need_two_suns():
    t = begun().system(sun="sun RR 3").holds("asteroid", "asteroid 1r")
    assert t.spots("asteroid 1r") == {"1-asteroid", "2-asteroid"}
    assert t.do("asteroid 1-asteroid").legal == {"asteroid-rocket 2-asteroid"}


@pytest.mark.rule("PG-17")
def test_a_sun_of_the_same_turn_is_laid_before_the_asteroid_that_needs_it():
    t = begun().first(asteroid="asteroid").system(row="R3").holds("sun RR 3", "asteroid 1r")
    assert t.legal == {"sun-red-red-3 2-sun", "sun-red-red-3 new"}
    assert t.lay("sun RR 3", "new").legal == {"asteroid-rocket 3-asteroid"}


# Against trying everything out


@pytest.mark.rule("PG-14")
def test_what_the_plain_rules_read_is_every_assignment():
    """The plain rules try rising and falling choices; here each X is any of the seven, one by one."""
    lots = Random(14)
    for _ in range(300):
        segment = [lots.choice([0, lots.randint(1, 7)]) for _ in range(lots.randint(1, 5))]
        while segment.count(0) > 4:
            segment[segment.index(0)] = lots.randint(1, 7)
        assignments = [[]]
        for shown in segment:
            assignments = [[*one, value] for one in assignments for value in ([shown] if shown else range(1, 8))]
        monotone = {
            frozenset(one)
            for one in assignments
            if all(a < b for a, b in pairwise(one)) or all(a > b for a, b in pairwise(one))
        }
        assert readings(tuple(segment)) == monotone


@pytest.mark.rule("PG-12")
@pytest.mark.rule("PG-13")
@pytest.mark.rule("PG-14")
@pytest.mark.rule("PG-15")
@pytest.mark.rule("PG-16")
@pytest.mark.rule("PG-17")
@pytest.mark.parametrize("likes", [TANGLED, EVEN], ids=["tangled", "even"])
def test_every_placement_is_offered_and_no_other(likes):
    lots, tight = Random(17), 0
    for _ in range(16):
        build = Builder(begun(), lots, likes)
        t, galaxy = build.t, build.galaxies[0]
        for _ in range(26):
            build.grow(0, 1)
            for system, expected in zip(t.galaxy().systems, galaxy.systems, strict=True):
                assert set(system.fits_upper) == fits(expected, "upper")
                assert set(system.fits_lower) == fits(expected, "lower")
                tight += 0 < len(system.fits_upper) < 5
            card, drawn = build.card(), int(t.s.drawn)
            if card:
                assert t.holds(card.text).spots(card.text) == spots(galaxy, card)
                t.s.drawn = drawn
    assert tight > 60
