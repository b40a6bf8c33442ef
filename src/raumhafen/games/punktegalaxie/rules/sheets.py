"""The score sheet for those who look at the table: where points come from, and what a choice would bring."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from raumhafen.engine.kernel import (
    Bytes,
    Ids,
    Int64s,
    as_record,
    compiled,
    copy_into,
    edition_bytes,
    helper,
    i32s,
    i64,
    i64s,
    u8s,
    void,
)
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
from raumhafen.games.punktegalaxie.rules.laying import lay
from raumhafen.games.punktegalaxie.rules.market import take_tile
from raumhafen.games.punktegalaxie.rules.scoring import (
    GALAXUS,
    asteroid_points,
    different_letters,
    moon_points,
    score_galaxus,
    survey,
    tile_points,
    values_of_galaxus,
)

WIDTH = len(CATEGORIES)

#: Where the details of score sheets stand: the categories of each galaxy; what each sun and moon brings, by piece; the
#: points and the different values of each system's planets; what each tile brings to its owner.
SHEETS = 0
BY_PIECE = SHEETS + SEATS * WIDTH
BY_SYSTEM = BY_PIECE + PIECES
DIFFERENT = BY_SYSTEM + SEATS * SYSTEMS
BY_TILE = DIFFERENT + SEATS * SYSTEMS
DETAILS = BY_TILE + TILES


@helper
def write_sheet(e, s, galaxy, out):
    """A player's points, and where they come from."""
    suns, planets, moons, tiles = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    colours, pairs, values, letters = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    moon_count, wormholes = np.int64(0), np.int64(0)
    for system in range(s.systems[galaxy]):
        for_sun, number, for_moons, a, b, c, d, f, g = survey(e, s, galaxy, system)
        colours, pairs, values, letters = colours + a, pairs + b, values + c, letters + d
        moon_count, wormholes = moon_count + f, wormholes + g
        suns, planets, moons = suns + for_sun, planets + e.ladder[number], moons + for_moons
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
            points = tile_points(e, s, galaxy, tile, colours, pairs, values, letters, moon_count, wormholes)
            out[BY_TILE + tile] = points
            tiles += points
    research = e.ladder[different_letters(letters)]
    asteroids = asteroid_points(e, s, galaxy)
    write_categories(out, galaxy, suns, planets, moons, np.int64(research), tiles, asteroids)


@helper
def write_sheet_of_galaxus(e, s, out):
    """Galaxus' points, and where they come from."""
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
    suns, planets, moons, research, tiles, asteroids, _ = score_galaxus(e, s)
    write_categories(out, GALAXUS, suns, planets, moons, research, tiles, asteroids)


@helper
def write_categories(out, galaxy, suns, planets, moons, research, tiles, asteroids):
    """The categories of a galaxy, one after the other."""
    first = SHEETS + galaxy * WIDTH
    out[first] = suns
    out[first + 1] = planets
    out[first + 2] = moons
    out[first + 3] = research
    out[first + 4] = tiles
    out[first + 5] = asteroids


@compiled(void(edition_bytes, u8s, i64, i32s, i64, u8s, i64s, i64s))
def write_sheets(
    edition: Bytes, state: Bytes, seat: int, ids: Ids, n: int, scratch: Bytes, out: Int64s, after: Int64s
) -> None:
    """All score sheets with their details; and for each of so many actions of a seat that lay a card or take a tile,
    its categories right afterwards. Nothing that follows is played: what would be uncovered then nobody knows."""
    e, s = as_record(edition, Edition), as_record(scratch, State)
    for number in range(n, -1, -1):  # as it stands comes last, and is left in `out`
        copy_into(scratch, state)
        out[:] = 0
        if number > 0 and ids[number - 1] < TAKE_TILE:
            choice = ids[number - 1] - LAY_CARD
            lay(e, s, seat, np.int64(s.hand[choice // SPOTS]), choice % SPOTS)
        elif number > 0:
            take_tile(s, seat, ids[number - 1] - TAKE_TILE)
        for galaxy in range(s.galaxies):
            if galaxy == seat or (number == 0 and galaxy < s.seats):
                write_sheet(e, s, galaxy, out)
        for category in range(WIDTH):
            if number > 0:
                after[(number - 1) * WIDTH + category] = out[SHEETS + seat * WIDTH + category]
    if s.seats == 1:
        write_sheet_of_galaxus(e, s, out)


class Sheets:
    """The score sheets of a state, and what some actions of a seat would bring it."""

    def __init__(self, edition: Bytes, observed: Bytes, seat: int = 0, ids: Sequence[int] = ()) -> None:
        out, after = np.zeros(DETAILS, np.int64), np.zeros((len(ids), WIDTH), np.int64)
        chosen = np.array(ids, np.int32)
        write_sheets(edition, observed, seat, chosen, len(ids), observed.copy(), out, after.ravel())
        self.points: list[int] = out.tolist()
        #: By action, what it adds to each category.
        self.gains: list[list[int]] = (after - out[SHEETS + seat * WIDTH :][:WIDTH]).tolist()

    def categories(self, galaxy: int) -> list[int]:
        """The points of a galaxy by category."""
        return self.points[SHEETS + galaxy * WIDTH :][:WIDTH]
