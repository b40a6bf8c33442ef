"""The score sheet (PG-18 … PG-25, PG-31): suns, planets, moons, research, tiles, asteroids."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import count_bits, helper, lowest
from raumhafen.games.punktegalaxie.edition import (
    ASTEROIDS,
    BITS,
    COUNT,
    LARGE_SYSTEM,
    MOON,
    MOONS,
    OWN_TILES,
    PLANET,
    RESEARCH,
    SET_OF_PLANETS,
    SUN,
    SUNS,
    SYMBOLS,
    VALUE,
    VALUES,
    WORMHOLES,
    X,
)
from raumhafen.games.punktegalaxie.model import NOTHING, START_SUN
from raumhafen.games.punktegalaxie.rules.planets import different, sets

CATEGORIES = ("suns", "planets", "moons", "research", "tiles", "asteroids")

GALAXUS = np.int64(1)  # his galaxy, when one plays alone
LETTERS = len(RESEARCH)

# --- a solar system ---------------------------------------------------------------------------------------------------


@helper
def moon_scores(e, face, low, high):
    """PG-20: does a moon score between neighbours of these colours? One colour on either side, or one of two colours on
    each."""
    first, second = e.first[face], e.second[face]
    if second == 0:
        return (low | high) & first != 0
    return (low & first != 0 and high & second != 0) or (low & second != 0 and high & first != 0)


@helper
def colours_at(e, s, piece):
    """The colours that a piece beside a moon has. Only planets have any; X has none."""
    return e.colours[s.face[piece]] if piece != NOTHING else 0


@helper
def moon_points(e, s, piece):
    """PG-20: the points of a moon as it lies."""
    face = s.face[piece]
    scores = moon_scores(e, face, colours_at(e, s, s.below[piece]), colours_at(e, s, s.above[piece]))
    return np.int64(e.points[face]) if scores else np.int64(0)


@helper
def survey(e, s, galaxy, system):
    """A system: the points of its sun and its moons, the different values of its planets; and what tiles and research
    count in it: tallies of colours, pairs, values and letters, the numbers of moons and wormholes."""
    colours, pairs, values, letters = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    moons, wormholes, shown, for_moons = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    any_x = False
    piece = s.lower[galaxy, system]
    while piece != NOTHING:
        face = s.face[piece]
        letters += e.letter[face]
        if e.kind[face] == PLANET:
            colours += e.tally[face]
            pairs += e.pair[face]
            value = np.int64(e.value[face])
            if value == X:
                any_x = True
            else:
                shown |= 1 << (value - 1)
                values += 1 << BITS * value
        elif e.kind[face] == MOON:
            moons += 1
            for_moons += moon_points(e, s, piece)
        else:
            wormholes += 1
        piece = s.above[piece]
    number = different(e, s, s.lower[galaxy, system], shown) if any_x else count_bits(shown)
    for_sun = np.int64(0)
    sun = s.sun[galaxy, system]
    if sun != NOTHING:  # PG-18
        face = s.face[sun]
        letters += e.letter[face]
        for_sun = e.points[face] * sets(colours, pairs, np.int64(e.colours[face]), e.tally[face])
    asteroid = s.asteroid[galaxy, system]
    if asteroid != NOTHING:
        letters += e.letter[s.face[asteroid]]
    return for_sun, number, for_moons, colours, pairs, values, letters, moons, wormholes


# --- a galaxy ---------------------------------------------------------------------------------------------------------


@helper
def different_letters(letters):
    """PG-21: how many letters a tally has."""
    number = np.int64(0)
    for letter in range(LETTERS):
        number += letters >> BITS * letter & COUNT > 0
    return number


@helper
def research_points(e, letters):
    """PG-21: different letters, by the ladder."""
    return np.int64(e.ladder[different_letters(letters)])


@helper
def large_systems(e, s, galaxy, least):
    """How many systems have at least `least` planets."""
    count = np.int64(0)
    for system in range(s.systems[galaxy]):
        planets = 0
        piece = s.lower[galaxy, system]
        while piece != NOTHING:
            planets += e.kind[s.face[piece]] == PLANET
            piece = s.above[piece]
        count += planets >= least
    return count


@helper
def equal_letters(letters, number):
    """How many sets of `number` equal letters there are."""
    count = np.int64(0)
    for letter in range(LETTERS):
        count += (letters >> BITS * letter & COUNT) // number
    return count


@helper
def tile_points(e, s, galaxy, tile, colours, pairs, values, letters, moons, wormholes):
    """PG-22: a tile, by what it counts, as many times as sets fit."""
    kind, number = e.tile_kind[tile], np.int64(e.tile_count[tile])
    if kind == SET_OF_PLANETS:
        count = sets(colours, pairs, np.int64(e.tile_colours[tile]), e.tile_tally[tile])
    elif kind == LARGE_SYSTEM:
        count = large_systems(e, s, galaxy, number)
    elif kind == OWN_TILES:
        count = count_bits(s.tiles[galaxy]) // number
    elif kind == ASTEROIDS:
        count = s.asteroids[galaxy] // number
    elif kind == WORMHOLES:
        count = wormholes // number
    elif kind == MOONS:
        count = moons // number
    elif kind == SYMBOLS:
        count = letters % COUNT // number
    elif kind == VALUE:
        count = values >> BITS * number & COUNT
    elif kind == SUNS:
        count = s.suns[galaxy] // number
    else:
        count = equal_letters(letters, number)
    return e.tile_points[tile] * count


@helper
def asteroid_points(e, s, galaxy):
    """PG-23: most, second, third; who is tied shares the places they occupy. With two there is no third."""
    own = s.asteroids[galaxy]
    if own == 0:
        return np.int64(0)
    more, tied = 0, 0
    for other in range(s.galaxies):
        more += s.asteroids[other] > own
        tied += s.asteroids[other] == own
    pool = np.int64(0)
    for place in range(more, min(more + tied, 2 if s.galaxies == 2 else 3)):
        pool += e.majority[place]
    return pool // tied


@helper
def score(e, s, galaxy):
    """A galaxy's points for suns, planets, moons, research, tiles and asteroids; and the tally of its letters."""
    if s.seats == 1 and galaxy == GALAXUS:
        return score_galaxus(e, s)
    suns, planets, moons, tiles = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    colours, pairs, values, letters = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    moon_count, wormholes = np.int64(0), np.int64(0)
    for system in range(s.systems[galaxy]):
        for_sun, number, for_moons, a, b, c, d, f, g = survey(e, s, galaxy, system)
        suns, planets, moons = suns + for_sun, planets + e.ladder[number], moons + for_moons
        colours, pairs, values, letters = colours + a, pairs + b, values + c, letters + d
        moon_count, wormholes = moon_count + f, wormholes + g
    held = np.int64(s.tiles[galaxy])
    while held:
        tile = lowest(held)
        held &= held - 1
        tiles += tile_points(e, s, galaxy, tile, colours, pairs, values, letters, moon_count, wormholes)
    research, asteroids = research_points(e, letters), asteroid_points(e, s, galaxy)
    return suns, planets, moons, research, tiles, asteroids, letters


@helper
def values_of_galaxus(s, system):
    """How many values a system of Galaxus has: all but those it lacks."""
    return VALUES - count_bits(s.fits_upper[GALAXUS, system] >> 1)


@helper
def loose_points(e, s, piece):
    """PG-31: what a sun or a moon brings Galaxus: by difficulty, or as printed."""
    face = s.face[piece]
    if e.kind[face] == SUN:
        return np.int64(e.galaxus_sun[s.difficulty])
    return np.int64(e.points[face]) if e.kind[face] == MOON else np.int64(0)


@helper
def tile_points_of_galaxus(e, s):
    """PG-31: what each of his tiles brings."""
    return np.int64(e.galaxus_tile[s.difficulty])


@helper
def score_galaxus(e, s):
    """PG-31: Galaxus' points. He is counted by difficulty, and does not heed what suns, moons and tiles ask for."""
    suns, planets, moons, letters = loose_points(e, s, START_SUN + GALAXUS), np.int64(0), np.int64(0), np.int64(0)
    for system in range(s.systems[GALAXUS]):
        piece = s.lower[GALAXUS, system]
        while piece != NOTHING:
            letters += e.letter[s.face[piece]]
            piece = s.above[piece]
        planets += e.ladder[values_of_galaxus(s, system)]
    for place in range(s.loose_size):
        face, points = s.face[s.loose[place]], loose_points(e, s, s.loose[place])
        letters += e.letter[face]
        if e.kind[face] == SUN:
            suns += points
        else:
            moons += points
    repeated = letters % COUNT - different_letters(letters)  # all but the first of each letter
    research = research_points(e, letters) + e.galaxus_research[s.difficulty] * repeated
    tiles = tile_points_of_galaxus(e, s) * count_bits(s.tiles[GALAXUS])
    return suns, planets, moons, research, tiles, asteroid_points(e, s, GALAXUS), letters


@helper
def total(e, s, galaxy):
    """All points of a galaxy."""
    suns, planets, moons, research, tiles, asteroids, _ = score(e, s, galaxy)
    return suns + planets + moons + research + tiles + asteroids


@helper
def compared(points, rockets):
    """PG-25: points, then rockets, as one number to compare by."""
    return 256 * points + rockets


@helper
def standing(points, rockets, is_galaxus):
    """PG-31: the same against Galaxus, where a full tie is no win."""
    return 2 * compared(points, rockets) + is_galaxus
