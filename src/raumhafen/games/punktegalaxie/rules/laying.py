"""Laying cards (PG-12 … PG-17): which spots take a card, and how a row goes on.

The cards of a row are linked to their neighbours. At each of its two ends a system keeps the values that a planet laid
there may have, so that asking is one look at a bit.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import Bytes, as_record, compiled, edition_bytes, helper, i64, u8s
from raumhafen.games.punktegalaxie.edition import ASTEROID, PLANET, SUN, VALUES, WORMHOLE, Edition, X
from raumhafen.games.punktegalaxie.model import (
    IN_SYSTEM,
    LAY_CARD,
    LOWER,
    NEW_SYSTEM,
    NOTHING,
    TAKEN,
    UPPER,
    State,
)

EVERY = (1 << VALUES + 1) - 1  # all values, and X

# What stops a card on a spot.
FREE, ONE_SPOT, SUN_THERE, NO_SUN, ASTEROID_THERE, OUT_OF_ORDER = range(6)


@helper
def obstacle(e, s, galaxy, face, system, end):
    """What stops a card in a system, at that end of its row, or as its sun or asteroid, which are UPPER. The system may
    be the next to be begun, in which nothing lies yet."""
    kind = e.kind[face]
    if kind == SUN:  # PG-17
        return ONE_SPOT if end == LOWER else SUN_THERE if s.sun[galaxy, system] != NOTHING else FREE
    if kind == ASTEROID:  # PG-17
        if end == LOWER:
            return ONE_SPOT
        if s.sun[galaxy, system] == NOTHING:
            return NO_SUN
        return ASTEROID_THERE if s.asteroid[galaxy, system] != NOTHING else FREE
    if end == LOWER and s.lower[galaxy, system] == NOTHING:  # PG-12: an empty row is one spot
        return ONE_SPOT
    if kind == PLANET:  # PG-13
        fits = s.fits_upper[galaxy, system] if end == UPPER else s.fits_lower[galaxy, system]
        return FREE if fits >> e.value[face] & 1 else OUT_OF_ORDER
    return FREE  # PG-15, PG-16: wormholes and moons go anywhere


@helper
def takes(e, s, galaxy, face, system, end):
    """Is there a spot for a card?"""
    return obstacle(e, s, galaxy, face, system, end) == FREE


@helper
def legal_lays(e, s, seat, out):
    """PG-7: every spot of every card in hand; of two that look the same, the first is laid first."""
    n = 0
    for card in range(TAKEN):
        piece = s.hand[card]
        if piece == NOTHING:
            continue
        face = s.face[piece]
        if card > 0 and s.hand[0] != NOTHING and s.face[s.hand[0]] == face:
            break
        for system in range(s.systems[seat]):
            for end in range(2):
                out[n] = LAY_CARD(card, IN_SYSTEM(system, end))
                n += takes(e, s, seat, face, system, end)
        out[n] = LAY_CARD(card, NEW_SYSTEM())
        n += takes(e, s, seat, face, s.systems[seat], UPPER)
    return n


@helper
def lay(e, s, galaxy, piece, spot):
    """A card is laid on a spot that takes it; in which system that is."""
    if spot in NEW_SYSTEM:
        system, end = np.int64(s.systems[galaxy]), np.int64(UPPER)
        s.systems[galaxy] += 1
    else:
        system, end = IN_SYSTEM.arguments(spot)
    kind = e.kind[s.face[piece]]
    if kind == SUN:
        s.sun[galaxy, system] = piece
        s.suns[galaxy] += 1
    elif kind == ASTEROID:
        s.asteroid[galaxy, system] = piece
        s.asteroids[galaxy] += 1
    else:
        join(s, galaxy, system, piece, end)
        if kind in (PLANET, WORMHOLE):  # PG-16: a moon changes nothing
            s.fits_upper[galaxy, system] = fitting(e, s, s.upper[galaxy, system], s.below)
            s.fits_lower[galaxy, system] = fitting(e, s, s.lower[galaxy, system], s.above)
    s.rockets[galaxy] += e.rockets[s.face[piece]]
    return system


@helper
def take_back(e, s, galaxy, piece, system, was_new, fits_lower, fits_upper):
    """The card that was laid last in a system is taken up again, as if it had never been laid."""
    kind = e.kind[s.face[piece]]
    s.systems[galaxy] -= was_new
    s.rockets[galaxy] -= e.rockets[s.face[piece]]
    if kind == SUN:
        s.sun[galaxy, system] = NOTHING
        s.suns[galaxy] -= 1
        return
    if kind == ASTEROID:
        s.asteroid[galaxy, system] = NOTHING
        s.asteroids[galaxy] -= 1
        return
    below, above = s.below[piece], s.above[piece]
    if below != NOTHING:
        s.above[below] = NOTHING
        s.upper[galaxy, system] = below
    if above != NOTHING:
        s.below[above] = NOTHING
        s.lower[galaxy, system] = above
    if below == NOTHING and above == NOTHING:
        s.upper[galaxy, system] = NOTHING
        s.lower[galaxy, system] = NOTHING
    s.below[piece] = NOTHING
    s.above[piece] = NOTHING
    s.fits_lower[galaxy, system] = fits_lower
    s.fits_upper[galaxy, system] = fits_upper


@helper
def join(s, galaxy, system, piece, end):
    """PG-12: a card becomes an end of a row."""
    s.below[piece] = NOTHING
    s.above[piece] = NOTHING
    if s.upper[galaxy, system] == NOTHING:
        s.upper[galaxy, system] = piece
        s.lower[galaxy, system] = piece
    elif end == UPPER:
        last = s.upper[galaxy, system]
        s.above[last] = piece
        s.below[piece] = last
        s.upper[galaxy, system] = piece
    else:
        last = s.lower[galaxy, system]
        s.below[last] = piece
        s.above[piece] = last
        s.lower[galaxy, system] = piece


@helper
def fitting(e, s, end, inward):
    """PG-13, PG-14: the values that a planet may have beyond an end of a row; `inward` leads on from that end.

    If the segment rises outward, that is whatever exceeds the least number its outermost planet can be: the outermost
    number shown, and one for each X beyond it. Further in, counting on with the nearest number for each X tells whether
    it can rise at all. Likewise if it falls.
    """
    least, most = np.int64(0), np.int64(VALUES + 1)  # of the outermost planet: at least, rising; at most, falling
    shown, rises, falls = False, True, True
    down, up = np.int64(0), np.int64(0)  # inward, numbers go down where the segment rises outward
    piece = end
    while piece != NOTHING and e.kind[s.face[piece]] != WORMHOLE:
        if e.kind[s.face[piece]] == PLANET:
            value = np.int64(e.value[s.face[piece]])
            if not shown and value == X:
                least += 1
                most -= 1
            elif not shown:
                least += value
                most -= VALUES + 1 - value
                shown, down, up = True, value, value
            elif value == X:
                down -= 1
                up += 1
            else:
                if value >= down:
                    rises = False
                if value <= up:
                    falls = False
                down, up = value, value
        piece = inward[piece]
    greater = EVERY << (least + 1) if rises and (down > 0 or not shown) else 0
    smaller = (1 << most) - 2 if falls and up <= VALUES and most > 0 else 0
    fits = (greater | smaller) & EVERY
    return fits | 1 << X if fits else 0


# --- questions of those who look on -----------------------------------------------------------------------------------


@compiled(i64(edition_bytes, u8s, i64, i64, i64, i64))
def what_stops(edition: Bytes, observed: Bytes, seat: int, card: int, system: int, end: int) -> int:
    """PG-12 … PG-17: what stops a card of a seat's hand at that end of a system's row, or as its sun or asteroid."""
    e, s = as_record(edition, Edition), as_record(observed, State)
    stopped: int = obstacle(e, s, seat, s.face[s.hand[card]], system, end)
    return stopped
