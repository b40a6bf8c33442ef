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
from raumhafen.games.punktegalaxie.edition import MOON, TILES, Edition
from raumhafen.games.punktegalaxie.model import (
    LAY_CARD,
    NOTHING,
    PIECES,
    SEATS,
    START_SUN,
    SYSTEMS,
    TAKE_TILE,
    State,
)
from raumhafen.games.punktegalaxie.rules.laying import lay
from raumhafen.games.punktegalaxie.rules.market import rockets_missing, take_tile
from raumhafen.games.punktegalaxie.rules.scoring import (
    CATEGORIES,
    GALAXUS,
    loose_points,
    moon_points,
    score,
    survey,
    tile_points,
    tile_points_of_galaxus,
    values_of_galaxus,
)

WIDTH = len(CATEGORIES)

# Where the parts of `Sheets` stand.
BY_PIECE = SEATS * WIDTH  # behind the categories of each galaxy
BY_SYSTEM = BY_PIECE + PIECES
DIFFERENT = BY_SYSTEM + SEATS * SYSTEMS
BY_TILE = DIFFERENT + SEATS * SYSTEMS
LETTERS = BY_TILE + TILES
MISSING = LETTERS + SEATS
DETAILS = MISSING + SEATS


@helper
def write_categories(points, out, first):
    """What `score` gives, its categories one after the other."""
    for category in range(WIDTH):
        out[first + category] = points[category]


@helper
def write_details(e, s, galaxy, out):
    """Where a player's points come from."""
    colours, pairs, values, letters = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    moon_count, wormholes = np.int64(0), np.int64(0)
    for system in range(s.systems[galaxy]):
        for_sun, number, _, a, b, c, d, f, g = survey(e, s, galaxy, system)
        colours, pairs, values, letters = colours + a, pairs + b, values + c, letters + d
        moon_count, wormholes = moon_count + f, wormholes + g
        if s.sun[galaxy, system] != NOTHING:
            out[BY_PIECE + s.sun[galaxy, system]] = for_sun
        piece = s.lower[galaxy, system]
        while piece != NOTHING:
            if e.kind[s.face[piece]] == MOON:
                out[BY_PIECE + piece] = moon_points(e, s, piece)
            piece = s.above[piece]
        write_system(e, galaxy, system, number, out)
    for tile in range(TILES):
        if s.tiles[galaxy] >> tile & 1:
            points = tile_points(e, s, galaxy, tile, colours, pairs, values, letters, moon_count, wormholes)
            out[BY_TILE + tile] = points


@helper
def write_details_of_galaxus(e, s, out):
    """Where Galaxus' points come from."""
    for place in range(s.loose_size):
        out[BY_PIECE + s.loose[place]] = loose_points(e, s, s.loose[place])
    out[BY_PIECE + START_SUN + GALAXUS] = loose_points(e, s, START_SUN + GALAXUS)
    for system in range(s.systems[GALAXUS]):
        write_system(e, GALAXUS, system, values_of_galaxus(s, system), out)
    for tile in range(TILES):
        if s.tiles[GALAXUS] >> tile & 1:
            out[BY_TILE + tile] = tile_points_of_galaxus(e, s)


@helper
def write_system(e, galaxy, system, number, out):
    """PG-19: how many different values a system has, and what they bring."""
    out[BY_SYSTEM + galaxy * SYSTEMS + system] = e.ladder[number]
    out[DIFFERENT + galaxy * SYSTEMS + system] = number


@compiled(void(edition_bytes, u8s, i64, i32s, i64, u8s, i64s, i64s))
def write_sheets(
    edition: Bytes, state: Bytes, seat: int, ids: Ids, n: int, scratch: Bytes, out: Int64s, after: Int64s
) -> None:
    """All score sheets with their details; and for each of n actions of a seat that lay a card or take a tile, its
    categories right afterwards. Nothing that follows is played: what would be uncovered then nobody knows."""
    e, s, changed = as_record(edition, Edition), as_record(state, State), as_record(scratch, State)
    for number in range(n):
        copy_into(scratch, state)
        if ids[number] in LAY_CARD:
            card, spot = LAY_CARD.arguments(ids[number])
            lay(e, changed, seat, np.int64(s.hand[card]), spot)
        else:
            take_tile(changed, seat, TAKE_TILE.argument(ids[number]))
        write_categories(score(e, changed, seat), after, number * WIDTH)
    for galaxy in range(s.galaxies):
        points = score(e, s, galaxy)
        write_categories(points, out, galaxy * WIDTH)
        out[LETTERS + galaxy] = points[WIDTH]  # which come last
        out[MISSING + galaxy] = rockets_missing(e, s, galaxy)
        if galaxy < s.seats:
            write_details(e, s, galaxy, out)
        else:
            write_details_of_galaxus(e, s, out)


class Sheets:
    """The score sheets of a state, and what some actions of a seat would bring it."""

    def __init__(self, edition: Bytes, observed: Bytes, seat: int = 0, ids: Sequence[int] = ()) -> None:
        out, after = np.zeros(DETAILS, np.int64), np.zeros((len(ids), WIDTH), np.int64)
        chosen = np.array(ids, np.int32)
        write_sheets(edition, observed, seat, chosen, len(ids), observed.copy(), out, after.ravel())
        points: list[int] = out.tolist()
        self.sheets = points[:BY_PIECE]
        self.by_piece = points[BY_PIECE:BY_SYSTEM]  #: what a sun or a moon brings
        self.by_system = points[BY_SYSTEM:DIFFERENT]  #: what its planets bring; galaxy after galaxy, SYSTEMS of each
        self.different = points[DIFFERENT:BY_TILE]  #: the different values of its planets, likewise
        self.by_tile = points[BY_TILE:LETTERS]  #: what a tile brings to its owner
        self.letters = points[LETTERS:MISSING]  #: by galaxy, the tally of its research letters
        self.missing = points[MISSING:]  #: by galaxy, rockets until its next tile
        #: By action, what it adds to each category.
        self.gains: list[list[int]] = (after - out[seat * WIDTH :][:WIDTH]).tolist()

    def categories(self, galaxy: int) -> list[int]:
        """The points of a galaxy by category."""
        return self.sheets[galaxy * WIDTH : (galaxy + 1) * WIDTH]
