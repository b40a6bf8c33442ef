"""Galaxus (PG-26 … PG-32): who is no player but a rule, carried out after each turn of whoever plays alone."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import helper
from raumhafen.games.punktegalaxie.model import (
    ACHIEVED,
    ASTEROID,
    LAID,
    NOTHING,
    PLANET,
    SUN,
    TAKEN,
    THRESHOLDS,
    UPPER,
    X,
)
from raumhafen.games.punktegalaxie.rules.laying import join
from raumhafen.games.punktegalaxie.rules.market import note, take, take_tile, tiles_due
from raumhafen.games.punktegalaxie.rules.scoring import GALAXUS, compared, score

# PG-27, PG-28: by round, the two places nearest to the marker as it walks round the market, the nearest first.
NEAREST = np.array(
    [
        *((0, 1),),  # left of row 1
        *((0, 3), (1, 4), (2, 5)),  # above columns 1, 2, 3
        *((2, 1), (5, 4), (8, 7)),  # right of rows 1, 2, 3
        *((8, 5), (7, 4), (6, 3)),  # below columns 3, 2, 1
        *((6, 7), (3, 4)),  # left of rows 3, 2
        *((0, 1),),  # left of row 1 again
    ],
    np.int64,
)


@helper
def play_galaxus(e, s):
    """PG-28 … PG-30: he takes two cards, lays them, and gets his tiles from the left."""
    for card in range(TAKEN):
        s.hand[card] = take(e, s, NEAREST[s.rounds - 1, card])
    for card in range(TAKEN):
        lay_for_galaxus(e, s, np.int64(s.hand[card]))
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
        note(s, LAID, np.int64(NOTHING), piece)
        return
    value = np.int64(e.value[face])
    system = np.int64(0)
    while system < s.systems[GALAXUS] and s.fits_upper[GALAXUS, system] >> value & 1 == 0:
        system += 1
    s.systems[GALAXUS] = max(np.int64(s.systems[GALAXUS]), system + 1)
    join(s, GALAXUS, system, piece, np.int64(UPPER))
    lacking = np.int64(s.fits_upper[GALAXUS, system]) >> 1
    lacking &= lacking - 1 if value == X else ~(np.int64(1) << value - 1)
    s.fits_upper[GALAXUS, system] = lacking << 1 | 1 if lacking else 0
    note(s, LAID, system, piece)


@helper
def fulfilled(e, s):
    """PG-31, PG-32: the achievements that whoever plays alone fulfils, bit for each, if Galaxus is beaten; else −1.

    Points decide, then rockets; a full tie is no win.
    """
    his, own = np.int64(0), np.int64(0)
    reached = (his, his, his, his, his, his)
    for galaxy in range(GALAXUS, -1, -1):
        suns, planets, moons, research, tiles, asteroids, letters = score(e, s, galaxy)
        total = suns + planets + moons + research + tiles + asteroids
        his, own = own, compared(total, s.rockets[galaxy])
        reached = (total, suns, planets, moons, letters, tiles)
    if own <= his:
        return np.int64(NOTHING)
    found, number = np.int64(0), 0
    for category in range(len(ACHIEVED)):
        for _ in range(THRESHOLDS[category]):
            if reached[category] >= e.threshold[number]:
                found |= np.int64(1) << number
            number += 1
    return found
