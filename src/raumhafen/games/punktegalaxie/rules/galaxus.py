"""Galaxus (PG-26 … PG-32): who is no player but a rule, carried out after each turn of the one who plays alone."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import Bytes, as_record, compiled, helper, i64, u8s
from raumhafen.games.punktegalaxie.edition import ACHIEVED, ASTEROID, PLANET, SUN, THRESHOLDS, X
from raumhafen.games.punktegalaxie.model import COLUMNS, LAID, NOTHING, ROWS, TAKEN, UPPER, State
from raumhafen.games.punktegalaxie.rules.laying import join
from raumhafen.games.punktegalaxie.rules.market import note, take, take_tile, tiles_due
from raumhafen.games.punktegalaxie.rules.scoring import GALAXUS, different_letters, score, standing

# PG-27: where the marker lies as it walks round the market: on which side, and of which row or column.
LEFT, ABOVE, RIGHT, BELOW = range(4)
MARKER = (
    *((LEFT, 0),),
    *((ABOVE, 0), (ABOVE, 1), (ABOVE, 2)),
    *((RIGHT, 0), (RIGHT, 1), (RIGHT, 2)),
    *((BELOW, 2), (BELOW, 1), (BELOW, 0)),
    *((LEFT, 2), (LEFT, 1), (LEFT, 0)),
)


def _nearest(side: int, line: int) -> list[int]:
    """PG-28: the two places of a row or column nearest to the marker, the nearest first."""
    row = [line * COLUMNS + column for column in range(COLUMNS)]
    column = [row * COLUMNS + line for row in range(ROWS)]
    places = {LEFT: row, RIGHT: row[::-1], ABOVE: column, BELOW: column[::-1]}[side]
    return places[:TAKEN]


NEAREST = np.array([_nearest(side, line) for side, line in MARKER], np.int64)


@helper
def marker_position(s):
    """PG-27: the marker moves on with each round, from the first place."""
    return s.rounds - 1 if s.rounds > 0 else 0


@helper
def play_galaxus(e, s):
    """PG-28 … PG-30: he takes two cards, lays them, and gets his tiles from the left."""
    for card in range(TAKEN):
        s.hand[card] = take(e, s, NEAREST[marker_position(s), card])
    for card in range(TAKEN):
        lay_for_galaxus(e, s, s.hand[card])
        s.hand[card] = NOTHING
    for _ in range(tiles_due(e, s, GALAXUS)):
        take_tile(s, GALAXUS, np.int64(s.offer[0]))


@helper
def lay_for_galaxus(e, s, piece):
    """PG-29: a planet goes into the first system that lacks its value, an X as the lowest that is lacking, else into a
    new one; everything else lies loose. What a system lacks is kept as what fits its upper end."""
    face = s.face[piece]
    s.rockets[GALAXUS] += e.rockets[face]
    s.suns[GALAXUS] += e.kind[face] == SUN
    s.asteroids[GALAXUS] += e.kind[face] == ASTEROID
    if e.kind[face] != PLANET:
        s.loose[s.loose_size] = piece
        s.loose_size += 1
        note(s, LAID(NOTHING, piece))
        return
    value = np.int64(e.value[face])
    system = 0
    while system < s.systems[GALAXUS] and s.fits_upper[GALAXUS, system] >> value & 1 == 0:
        system += 1
    s.systems[GALAXUS] = max(np.int64(s.systems[GALAXUS]), system + 1)
    join(s, GALAXUS, system, piece, np.int64(UPPER))
    lacking = np.int64(s.fits_upper[GALAXUS, system]) >> 1
    lacking &= lacking - 1 if value == X else ~(np.int64(1) << value - 1)
    s.fits_upper[GALAXUS, system] = lacking << 1 | 1 if lacking else 0
    note(s, LAID(system, piece))


@helper
def fulfilled(e, s):
    """PG-31, PG-32: the achievements that the player fulfils, bit for each, if Galaxus is beaten; else −1."""
    his, own = np.int64(0), np.int64(0)
    reached = (his, his, his, his, his, his)
    for galaxy in range(GALAXUS, -1, -1):
        suns, planets, moons, research, tiles, asteroids, letters = score(e, s, galaxy)
        total = suns + planets + moons + research + tiles + asteroids
        his, own = own, standing(total, s.rockets[galaxy], galaxy == GALAXUS)
        reached = (total, suns, planets, moons, different_letters(letters), tiles)
    if own < his:
        return np.int64(NOTHING)
    found, number = np.int64(0), 0
    for category in range(len(ACHIEVED)):
        for _ in range(THRESHOLDS[category]):
            if reached[category] >= e.threshold[number]:
                found |= np.int64(1) << number
            number += 1
    return found


# --- questions of those who look on -----------------------------------------------------------------------------------


@compiled(i64(u8s))
def marker_of(observed: Bytes) -> int:
    """PG-27: the position of the marker."""
    position: int = marker_position(as_record(observed, State))
    return position


@compiled(i64(i64, i64, i64, i64))
def beats_galaxus(points: int, rockets: int, his_points: int, his_rockets: int) -> int:
    """PG-31: is Galaxus beaten? 1 or 0."""
    return 1 if standing(points, rockets, False) > standing(his_points, his_rockets, True) else 0
