"""Points of a galaxy: PG-18 … PG-22 and PG-24, the tiles of all twelve kinds."""

from random import Random

import pytest

from .building import COLOURFUL, EVEN, TANGLED, Builder
from .plain import sheet
from .positions import TILE_TEXTS, TILE_TOKENS, Table, begun

RED = "sun R 1"
LADDER = list(enumerate((0, 1, 2, 3, 5, 7, 9, 12)))


def galaxy(row: str = "", sun: str = "", **position: str) -> Table:
    """A galaxy with a second system; the start sun, 1 for each yellow planet, has an empty row."""
    return begun(suns="YBGRV").system(row=row, sun=sun, **position)


def worths(t: Table, kind: str, seat: int = 0) -> list[int]:
    """What each sun or moon brings, in the order of systems and rows."""
    cards = [card for system in t.galaxy(seat).systems for card in (system.sun, *system.row) if card]
    return [card.worth for card in cards if card.kind == kind]


# Suns


@pytest.mark.rule("PG-18")
@pytest.mark.parametrize(
    ("sun", "row", "points"),
    [
        ("sun R 1", "", 0),
        ("sun R 1", "B3", 0),
        ("sun R 1", "R3", 1),
        ("sun R 1", "R3, R4, R7", 3),
        ("sun R 1", "RB3, R4, X", 2),  # X has no colour
        ("sun RR 3", "R3", 0),
        ("sun RR 3", "R3, R4", 3),
        ("sun RR 3", "R3, R4, R5", 3),
        ("sun RR 3", "R1, R2, R3, R4", 6),
        ("sun RB 2", "R3, R4", 0),
        ("sun RB 2", "R3, B4", 2),
        ("sun RB 2", "R3, B4, R5, B6", 4),
        ("sun RB 2", "RB3", 0),  # a planet counts with one of its colours
        ("sun RB 2", "RB3, R4", 2),
        ("sun RB 2", "RB3, B4", 2),
        ("sun RB 2", "RB3, RB5", 2),
        ("sun RB 2", "RB2, RB3, RB5", 2),
        ("sun RB 2", "RB2, RB3, RB5, RB6", 4),
        ("sun RB 2", "RB2, R3, R4, R5", 2),
        ("sun RBG 5", "R1, B2, G3", 5),
        ("sun RBG 5", "RB2, RG3, BG4", 5),
        ("sun RBG 5", "RB2, RB3, RB5", 0),  # nobody is green
        ("sun RBG 5", "RB2, RB3, G4", 5),
        ("sun RBG 5", "R2, RB3, R4", 0),
        ("sun RBG 5", "RG1, RB2, RG3, BG4, RB5, BG6", 10),
        ("sun RRR 7", "R1, R2", 0),
        ("sun RRR 7", "R1, R2, R3, R4, R5", 7),
        ("sun RRR 7", "R1, R2, R3, R4, R5, R6", 14),
        ("sun RRR 7", "R1, RB2, RG3", 7),
    ],
)
def test_a_sun_scores_its_system_as_often_as_sets_fit(sun, row, points):
    t = galaxy(row, sun)
    assert t.score().suns == points
    assert worths(t, "sun") == [0, points]


@pytest.mark.rule("PG-18")
def test_a_sun_scores_its_own_system_only():
    t = galaxy("B1, B2", RED).system(row="R1, R2, R3").first(row="R4, Y5")
    assert worths(t, "sun") == [1, 0]
    assert t.score().suns == 1


@pytest.mark.rule("PG-18")
def test_a_sun_scores_over_wormholes_and_moons():
    assert galaxy("R3, wormhole, R3, moon B 2, wormhole, R5", "sun RR 3").score().suns == 3
    assert galaxy("R3, wormhole, R3, moon B 2, wormhole, RB2, R5", "sun RR 3").score().suns == 6


@pytest.mark.rule("PG-4")
@pytest.mark.rule("PG-18")
@pytest.mark.parametrize(
    ("sun", "side", "points"),
    [("R", "a", 3), ("R", "b", 4), ("B", "a", 2), ("B", "b", 0), ("V", "b", 0), ("V", "a", 0)],
)
def test_start_suns_side_a_is_one_a_planet_and_side_b_two_for_its_colour_and_the_next(sun, side, points):
    """Three planets may be red and two blue: with B those are two sets; violet and green lack."""
    t = begun(suns=sun + "YG", sides=side + "a").first(row="R1, R2, RB3, B4")
    assert t.score().suns == points


@pytest.mark.rule("PG-4")
@pytest.mark.rule("PG-18")
def test_the_colour_after_violet_is_red():
    assert begun(suns="VB", sides="ba").first(row="V2, R3, RV4").score().suns == 2


@pytest.mark.rule("PG-24")
def test_in_different_scorings_a_planet_may_count_differently():
    """The same two planets of red and blue: blue for the moon, red for the sun, blue for the tile."""
    t = galaxy("RB2, moon B 2, RB3", "sun RR 3").has_tiles(0, "planets BB 1")
    score = t.score()
    assert (score.suns, score.moons, score.tiles) == (3, 2, 1)


@pytest.mark.rule("PG-24")
def test_within_one_scoring_a_planet_counts_once():
    t = galaxy("RB3, moon RB 3", "sun RB 2").has_tiles(0, "planets RBG 1")
    t.system(row="G3")
    score = t.score()
    assert (score.suns, score.moons, score.tiles) == (0, 0, 0)


# Planets


@pytest.mark.rule("PG-19")
@pytest.mark.parametrize(("count", "points"), LADDER)
def test_the_ladder(count, points):
    t = galaxy(", ".join(f"R{value}" for value in range(1, count + 1)), RED)
    assert t.score().planets == points
    assert t.galaxy().systems[1].different == count
    assert t.galaxy().systems[1].points == points


@pytest.mark.rule("PG-19")
@pytest.mark.parametrize(
    ("row", "count"),
    [
        ("R1, R7", 2),
        ("R3, X, R5", 3),  # the X is a 4
        ("X", 1),
        ("X, X, X", 3),
        ("X, X, X, X, X, X, X", 7),
        ("R3, R5, wormhole, R3, R5", 2),  # a value counts once a system
        ("R3, R5, wormhole, R4", 3),
        ("R3, R5, wormhole, X", 3),
        ("R1, R2, R3, wormhole, R3, X", 4),
        ("R3, X, R5, wormhole, B3, X, B5", 3),  # both X can be nothing but 4
        ("R3, X, R5, wormhole, B5, X, B7", 5),
        ("R3, X, R5, wormhole, R4, X", 4),  # 3 4 5, and the second X is none of them
        ("R1, X, R4, wormhole, R2, X, R4", 4),  # 1 2 4, 2 3 4 or 1 3 4, 2 3 4: the first need not be 3
        ("R1, X, R4, wormhole, R1, X, R4", 4),  # one is 2, the other 3
        ("moon R 2, wormhole", 0),
        ("R2, moon R 2, moon B 2, R3", 2),
    ],
)
def test_x_is_the_value_of_its_place_chosen_best(row, count):
    assert galaxy(row).galaxy().systems[1].different == count
    assert galaxy(row).score().planets == dict(LADDER)[count]


@pytest.mark.rule("PG-19")
def test_every_system_is_counted_by_itself():
    """Also without a sun; the same values in three systems."""
    t = begun().first(row="R1, R2, R3, R4").system(row="B1, B2, B3, B4", sun=RED).system(row="G1, G2")
    assert t.score().planets == 5 + 5 + 2


# Moons


@pytest.mark.rule("PG-20")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("R3, moon R 2", 2),
        ("moon R 2, R3", 2),
        ("R3, moon R 2, B5", 2),
        ("B3, moon R 2, R5", 2),
        ("R3, moon R 2, R5", 2),  # once
        ("RB3, moon R 2", 2),
        ("moon R 2", 0),
        ("B3, moon R 2, G5", 0),
        ("X, moon R 2, X", 0),
        ("R3, wormhole, moon R 2", 0),
        ("R3, moon B 2, moon R 2", 0),
        ("R3, moon R 2, moon B 2, B5", 4),
        ("R3, moon R 2, wormhole", 2),
        ("R3, moon RB 3, B5", 3),
        ("B3, moon RB 3, R5", 3),
        ("R3, moon RB 3", 0),
        ("moon RB 4, RB3", 0),
        ("R3, moon RB 4, R5", 0),
        ("RB3, moon RB 4, R5", 4),  # the one is blue
        ("RB3, moon RB 4, B5", 4),
        ("RB3, moon RB 4, RB5", 4),
        ("RB3, moon RB 4, G5", 0),  # it serves one of them only
        ("RG3, moon RB 4, BY5", 4),
        ("R3, moon RB 4, X", 0),
        ("R3, moon RB 4, wormhole, B5", 0),
        ("R3, moon RB 3, moon R 2, B5", 0),
        ("R3, moon R 2, RB5, moon RB 4, R6", 6),
        ("R3, moon RB 3, B5, moon RB 4, R6", 7),  # the planet between serves both moons
    ],
)
def test_a_moon_scores_by_its_neighbours(row, points):
    t = galaxy(row)
    assert t.score().moons == points
    assert sum(worths(t, "moon")) == points


@pytest.mark.rule("PG-20")
def test_moons_score_in_every_system_without_a_sun_too():
    t = begun().first(row="R3, moon R 2").system(row="B3, moon B 2, R4").system(row="moon R 2, G3")
    assert worths(t, "moon") == [2, 2, 0]


# Research


@pytest.mark.rule("PG-21")
@pytest.mark.parametrize(("count", "points"), LADDER)
def test_research_counts_different_letters(count, points):
    t = begun()
    cards = ["R1 A", "R3 B", "R5 C", "R7 D", "V5 E", "Y2 F", "B4 G"]
    for card in cards[:count]:
        t.system(row=card)
    assert t.score().research == points
    assert t.galaxy().letters == dict.fromkeys("ABCDEFG"[:count], 1)


@pytest.mark.rule("PG-21")
def test_research_of_planets_suns_and_moons_counts_in_the_whole_galaxy_and_each_letter_once():
    t = begun().first(row="R1 A, moon B 2 B").system(sun="sun RR 3 A", row="moon R 2 A").system(sun="sun GG 3 C")
    assert t.score().research == 3
    assert t.galaxy().letters == {"A": 3, "B": 1, "C": 1}
    assert t.score(1).research == 0


# Tiles


def rich() -> Table:
    """Four systems with 6, 7, 4 and 1 planets. Red are R1 R2 R3 R2, and RB2 RB3 may be; blue B1 B4 B5, and BG6 may be;
    green G3 G4, and GY7 may be; yellow Y3; violet V2."""
    t = begun(suns="RB").first(0, "R1 A, R2, moon R 2 A, R3 1r, X, wormhole, RB2, X", "asteroid")
    t.system(0, "B1 1r, R2 1r, RB3, moon B 2 B, B4, B5, BG6, X", "sun RR 3 A", "asteroid 1r")
    t.system(0, "V2, G3 2r, moon RB 4, G4 1r, GY7", "sun YY 3 B")
    return t.system(0, "Y3, moon RG 4, wormhole")


@pytest.mark.rule("PG-22")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("planets RR 1", 3),
        ("planets BB 1", 3),
        ("planets GG 1", 2),
        ("planets YY 1", 1),
        ("planets VV 1", 0),
        ("system 5 2", 4),
        ("system 7 4", 4),
        ("tiles 1 1", 1),
        ("asteroids 1 1", 2),
        ("wormholes 1 1", 2),
        ("moons 3 2", 2),  # there are 4
        ("research 2 1", 2),  # A A A B B
        ("value 1 1", 2),
        ("value 2 1", 4),
        ("value 3 1", 4),
        ("value 4 1", 2),
        ("value 5 1", 1),
        ("value 6 1", 1),
        ("value 7 1", 1),
        ("planets RBGYV 2", 2),
        ("planets RBG 1", 4),
        ("planets GYV 1", 1),
        ("suns 1 1", 3),
        ("equal 3 4", 4),
    ],
)
def test_every_tile(tile, points):
    t = rich().has_tiles(0, tile)
    assert t.score().tiles == points
    assert [(one.token, one.worth) for one in t.galaxy().tiles] == [(TILE_TOKENS[TILE_TEXTS.index(tile)], points)]


@pytest.mark.rule("PG-22")
@pytest.mark.parametrize(("held", "points"), [(1, 1), (2, 2), (5, 5)])
def test_a_tile_for_tiles_counts_itself(held, points):
    tiles = ["tiles 1 1", "planets VV 1", "value 5 1", "system 7 4", "equal 3 4"]
    assert begun().has_tiles(0, *tiles[:held]).score().tiles == points


@pytest.mark.rule("PG-22")
@pytest.mark.parametrize(("row", "points"), [("X, X, X, X, X", 2), ("X, X, X, X, moon R 2, wormhole", 0)])
def test_for_a_large_system_x_is_a_planet_and_moons_and_wormholes_are_none(row, points):
    assert galaxy(row).has_tiles(0, "system 5 2").score().tiles == points


@pytest.mark.rule("PG-22")
def test_a_large_system_may_go_over_a_wormhole():
    t = galaxy("R1, R2, R3, wormhole, B1, B2, B3, B4", RED).has_tiles(0, "system 5 2", "system 7 4")
    assert t.score().tiles == 2 + 4


@pytest.mark.rule("PG-22")
def test_a_value_does_not_count_an_x_and_counts_a_value_twice():
    t = galaxy("R3, X, R5, wormhole, B3").has_tiles(0, "value 3 1", "value 4 1")
    assert t.score().tiles == 2


@pytest.mark.rule("PG-22")
def test_tiles_count_the_whole_galaxy():
    t = galaxy("R1").system(row="R1").first(row="R2").has_tiles(0, "planets RR 1")
    assert t.score().tiles == 1
    t.system(row="RB2")
    assert t.score().tiles == 2


@pytest.mark.rule("PG-22")
@pytest.mark.parametrize(("letters", "points"), [("AAB", 0), ("AAA", 4), ("AAAB", 4), ("AAABBB", 8)])
def test_three_equal_symbols(letters, points):
    cards = {"A": ["R1 A", "B6 A", "Y6 A"], "B": ["R3 B", "G1 B", "Y7 B"]}
    t = begun()
    for letter in "AB":
        for card in cards[letter][: letters.count(letter)]:
            t.system(row=card)
    assert t.has_tiles(0, "equal 3 4").score().tiles == points


@pytest.mark.rule("PG-22")
def test_a_tile_not_held_brings_nothing():
    t = galaxy("R1, R2").offers("planets RR 1")
    assert t.score().tiles == 0
    assert t.has_tiles(0, "planets RR 1").score().tiles == 1


# The whole sheet


@pytest.mark.rule("PG-18")
@pytest.mark.rule("PG-19")
@pytest.mark.rule("PG-20")
@pytest.mark.rule("PG-21")
@pytest.mark.rule("PG-22")
@pytest.mark.rule("PG-23")
def test_a_whole_sheet_with_the_printed_figures():
    t = begun(suns="RB").first(0, "R1 A, R2, R3 1r, R4, B5, B6 1r, B7")
    t.system(0, "B1 1r, B2 1r, moon B 2 B, B3 1r, B4, G5", "sun BB 3", "asteroid")
    t.system(0, "G1 1r, moon GV 3, V2, moon V 2, V3, V4 D", "sun G 1")
    t.first(1, asteroid="asteroid").system(1, sun="sun RR 3", asteroid="asteroid").has_tiles(
        0, "tiles 1 1", "planets RR 1"
    )
    score = t.score()
    assert score.suns == 4 + 6 + 1 == 11
    assert score.planets == 12 + 7 + 5 == 24
    assert score.moons == 2 + 3 + 2 == 7
    assert (score.research, score.tiles, score.asteroids) == (3, 2 + 2, 6)
    assert score.total == 55


# Against trying everything out


@pytest.mark.rule("PG-19")
@pytest.mark.rule("PG-20")
@pytest.mark.rule("PG-21")
@pytest.mark.rule("PG-22")
@pytest.mark.rule("PG-23")
@pytest.mark.rule("PG-24")
@pytest.mark.parametrize("likes", [EVEN, TANGLED, COLOURFUL], ids=["even", "tangled", "colourful"])
def test_random_galaxies_score_as_by_trying_everything_out(likes):
    lots = Random(18)
    seen = dict.fromkeys(("suns", "planets", "moons", "research", "tiles", "asteroids"), 0)
    for number in range(18):
        seats = 2 + number % 2
        suns, sides = "".join(lots.sample("RBGYV", 5)), "".join(lots.choices("ab", k=5))
        build = Builder(t := begun(seats, suns, sides), lots, likes)
        for seat in range(seats):
            build.grow(seat, lots.randint(8, 26))
        tiles = lots.sample(range(24), lots.randint(1, 8))
        for seat in range(seats):
            own = tiles[seat::seats]
            t.has_tiles(seat, *(TILE_TEXTS[tile] for tile in own))
            build.galaxies[seat].tiles = [TILE_TOKENS[tile] for tile in own]
        for seat in range(seats):
            expected = sheet(build.galaxies, seat)
            score = t.score(seat)
            assert {name: getattr(score, name) for name in expected} == expected
            for name, points in expected.items():
                seen[name] += points > 0
    assert not [name for name in (seen if likes is EVEN else ("planets", "tiles")) if seen[name] < 5]
