"""The score sheet for those who look at the table: where points come from, and what a choice would bring."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import (
    Bytes,
    Ids,
    Whole,
    compiled,
    copy_into,
    fixed,
    helper,
    i32s,
    i64,
    i64s,
    on,
    u8s,
    void,
)
from raumhafen.games.punktegalaxie.laying import lay
from raumhafen.games.punktegalaxie.market import take_tile
from raumhafen.games.punktegalaxie.model import (
    CATEGORIES,
    LAY_CARD,
    MOON,
    NOTHING,
    PIECES,
    SEATS,
    SPOTS,
    SUN,
    SYSTEMS,
    TAKE_TILE,
    TILES,
    Edition,
    State,
)
from raumhafen.games.punktegalaxie.scoring import (
    GALAXUS,
    moon_points,
    score,
    survey,
    tile_points,
    values_of_galaxus,
)

#: Where the details of a score sheet stand: the categories of each galaxy; what each sun and moon brings, by piece; the
#: points and the different values of each system's planets; what each tile brings to its owner.
SHEETS = 0
BY_PIECE = SHEETS + SEATS * len(CATEGORIES)
BY_SYSTEM = BY_PIECE + PIECES
DIFFERENT = BY_SYSTEM + SEATS * SYSTEMS
BY_TILE = DIFFERENT + SEATS * SYSTEMS
DETAILS = BY_TILE + TILES


@helper
def write_score(e, s, galaxy, out, place):
    """Write the categories of a galaxy one after the other."""
    suns, planets, moons, research, tiles, asteroids, _ = score(e, s, galaxy)
    out[place] = suns
    out[place + 1] = planets
    out[place + 2] = moons
    out[place + 3] = research
    out[place + 4] = tiles
    out[place + 5] = asteroids


@helper
def write_details(e, s, galaxy, out):
    """Where a player's points come from."""
    colours, pairs, values, letters = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    moons, wormholes = np.int64(0), np.int64(0)
    for system in range(s.systems[galaxy]):
        for_sun, number, _, a, b, c, d, f, g = survey(e, s, galaxy, system)
        colours, pairs, values, letters = colours + a, pairs + b, values + c, letters + d
        moons, wormholes = moons + f, wormholes + g
        if s.sun[galaxy, system] != NOTHING:
            out[BY_PIECE + s.sun[galaxy, system]] = for_sun
        piece = s.lower[galaxy, system]
        while piece != NOTHING:
            if e.kind[s.face[piece]] == MOON:
                out[BY_PIECE + piece] = moon_points(e, s, piece)
            piece = s.above[piece]
        out[BY_SYSTEM + galaxy * SYSTEMS + system] = e.ladder[number]
        out[DIFFERENT + galaxy * SYSTEMS + system] = number
    for tile in range(TILES):
        if s.tiles[galaxy] >> tile & 1:
            out[BY_TILE + tile] = tile_points(e, s, galaxy, tile, colours, pairs, values, letters, moons, wormholes)


@helper
def write_details_of_galaxus(e, s, out):
    """Where Galaxus' points come from."""
    for place in range(s.loose_size):
        face = s.face[s.loose[place]]
        if e.kind[face] == SUN:
            out[BY_PIECE + s.loose[place]] = e.galaxus_sun[s.difficulty]
        elif e.kind[face] == MOON:
            out[BY_PIECE + s.loose[place]] = e.points[face]
    out[BY_PIECE + s.sun[GALAXUS, 0]] = e.galaxus_sun[s.difficulty]
    for system in range(s.systems[GALAXUS]):
        number = values_of_galaxus(s, system)
        out[BY_SYSTEM + GALAXUS * SYSTEMS + system] = e.ladder[number]
        out[DIFFERENT + GALAXUS * SYSTEMS + system] = number
    for tile in range(TILES):
        if s.tiles[GALAXUS] >> tile & 1:
            out[BY_TILE + tile] = e.galaxus_tile[s.difficulty]


@compiled(void(fixed, u8s, i64s))
def details(edition: Bytes, state: Bytes, out: Whole) -> None:
    """The score sheets as they stand, and where the points come from."""
    e, s = on(edition, Edition), on(state, State)
    for galaxy in range(s.galaxies):
        write_score(e, s, galaxy, out, SHEETS + galaxy * len(CATEGORIES))
    for galaxy in range(s.seats):
        write_details(e, s, galaxy, out)
    if s.seats == 1:
        write_details_of_galaxus(e, s, out)


@compiled(void(fixed, u8s, i64, i32s, i64, u8s, i64s))
def sheets_after(edition: Bytes, state: Bytes, seat: int, ids: Ids, n: int, scratch: Bytes, out: Whole) -> None:
    """For each of so many actions of a seat that lay a card or take a tile, its categories right afterwards. Nothing
    that follows is played: what would be uncovered then nobody knows."""
    e, after = on(edition, Edition), on(scratch, State)
    for i in range(n):
        copy_into(scratch, state)
        if ids[i] < TAKE_TILE:
            choice = ids[i] - LAY_CARD
            lay(e, after, seat, after.hand[choice // SPOTS], choice % SPOTS)
        else:
            take_tile(after, seat, ids[i] - TAKE_TILE)
        write_score(e, after, seat, out, i * len(CATEGORIES))
