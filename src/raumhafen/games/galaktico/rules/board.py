"""Sets of fields, and what is on the board (GO-3 … GO-5, GO-22).

A set of fields is three words, one a sector (see `edition`). A step of a whole set is a few shifts; what a step brings
into a sector's margin lies beyond an axis.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import helper, lowest
from raumhafen.games.galaktico.edition import BITS, DESTROYER, SECTOR, SIZE, TYPES
from raumhafen.games.galaktico.model import NOTHING, SEATS

_W = np.uint64
NONE, ONE = _W(0), _W(1)
INSIDE = _W(sum(1 << bit for bit in BITS))
_1, _7, _8, _14, _28, _56 = _W(1), _W(7), _W(8), _W(14), _W(28), _W(56)

# The margin beyond the axis to the next sector is row 0, which is column 1 there; the one beyond the axis to the sector
# before is column 0, which is row 1 there. Multiplying brings each of the six bits where it belongs and others nowhere.
_ROW_0 = _W(sum(1 << b for b in range(1, SIZE + 1)))
_COLUMN_0 = _W(sum(1 << 8 * a for a in range(1, SIZE + 1)))
_COLUMN_1 = _COLUMN_0 << _1
_TO_COLUMN_1 = _W(sum(1 << 7 * b + 1 for b in range(1, SIZE + 1)))
_TO_LAST_ROW = _W(sum(1 << 56 - 7 * a for a in range(1, SIZE + 1)))

# Turning a word over its diagonal: by single bits, by squares of four, by squares of sixteen.
_SINGLE, _FOURS, _SIXTEENS = _W(0x00AA00AA00AA00AA), _W(0x0000CCCC0000CCCC), _W(0x00000000F0F0F0F0)

# --- sets of fields ---------------------------------------------------------------------------------------------------


@helper
def field_of(sector, bit):
    """The number of a field."""
    return sector * SECTOR + SIZE * (bit >> 3) + (bit & 7) - (SIZE + 1)


@helper
def bit_of(field):
    """The bit of a field in the word of its sector."""
    within = field % SECTOR
    return ONE << _W(8 * (within // SIZE) + within % SIZE + 9)


@helper
def in_sector(word, sector):
    """The set that has this word in a sector, and nothing in the others."""
    return word if sector == 0 else NONE, word if sector == 1 else NONE, word if sector == 2 else NONE


@helper
def only(field):
    """The set of one field."""
    return in_sector(bit_of(field), field // SECTOR)


@helper
def read(words):
    """A set as it lies in a state."""
    return words[0], words[1], words[2]


@helper
def holds(words, field):
    """Is a field in a set of the state?"""
    return words[field // SECTOR] & bit_of(field) != NONE


@helper
def put(words, field):
    """Add a field to a set of the state."""
    words[field // SECTOR] |= bit_of(field)


@helper
def drop(words, field):
    """Take a field out of a set of the state."""
    words[field // SECTOR] &= ~bit_of(field)


@helper
def both(one, other):
    """What is in both sets."""
    return one[0] & other[0], one[1] & other[1], one[2] & other[2]


@helper
def either(one, other):
    """What is in one set or the other."""
    return one[0] | other[0], one[1] | other[1], one[2] | other[2]


@helper
def without(one, other):
    """What is in the one set but not in the other."""
    return one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2]


@helper
def any_of(fields):
    """Is there a field in the set?"""
    return fields[0] | fields[1] | fields[2] != NONE


@helper
def _around(word):
    word |= (word << _1) | (word >> _1)
    return word | (word << _8) | (word >> _8)


@helper
def _to_next(margins):
    return ((margins & _ROW_0) * _TO_COLUMN_1) & _COLUMN_1


@helper
def _to_previous(margins):
    return (((margins & _COLUMN_0) * _TO_LAST_ROW) >> _56) << _8


@helper
def spread(fields):
    """GO-3: a set with all its neighbours."""
    x, y, z = _around(fields[0]), _around(fields[1]), _around(fields[2])
    return (
        (x | _to_next(z) | _to_previous(y)) & INSIDE,
        (y | _to_next(x) | _to_previous(z)) & INSIDE,
        (z | _to_next(y) | _to_previous(x)) & INSIDE,
    )


@helper
def _turned(word):
    change = (word ^ (word >> _7)) & _SINGLE
    word ^= change ^ (change << _7)
    change = (word ^ (word >> _14)) & _FOURS
    word ^= change ^ (change << _14)
    change = (word ^ (word >> _28)) & _SIXTEENS
    return word ^ change ^ (change << _28)


@helper
def mirrored(fields):
    """GO-4: all mirrors of a set."""
    x, y, z = _turned(fields[0]), _turned(fields[1]), _turned(fields[2])
    return y | z, x | z, x | y


# --- what is on the board ---------------------------------------------------------------------------------------------


@helper
def all_ships(s, seat):
    """The active ships of a seat."""
    row = seat * TYPES
    x, y, z = NONE, NONE, NONE
    for kind in range(row, row + TYPES):
        x |= s.ships[kind, 0]
        y |= s.ships[kind, 1]
        z |= s.ships[kind, 2]
    return x, y, z


@helper
def enemy_ships(s, seat):
    """The ships of others that can be attacked: the active ones (GO-24)."""
    ships = NONE, NONE, NONE
    for other in range(SEATS):
        if other != seat:
            ships = either(ships, all_ships(s, other))
    return ships


@helper
def stations(e, s):
    """GO-5: one in each player's sector."""
    return e.station, e.station, e.station if s.seats > 2 else NONE


@helper
def station_field(e, seat):
    """The field of a seat's station."""
    return field_of(seat, lowest(e.station))


@helper
def enemy_stations(e, s, seat):
    """The stations of others."""
    return without(stations(e, s), only(station_field(e, seat)))


@helper
def empty_fields(e, s):
    """GO-5: no ship, no meteor, no station."""
    taken = either(stations(e, s), read(s.meteors))
    for seat in range(SEATS):
        taken = either(taken, all_ships(s, seat))
    return INSIDE & ~taken[0], INSIDE & ~taken[1], INSIDE & ~taken[2]


@helper
def gravity_sources(e, s, seat):
    """GO-22: what holds gravity fields, itself and all around: a seat's station and its active destroyers."""
    station = in_sector(e.station if seat < s.seats else NONE, seat)
    return either(station, read(s.ships[seat * TYPES + DESTROYER]))


@helper
def calm_fields(e, s, seat):
    """GO-21: where no gravity of another player holds a seat's ships."""
    sources = NONE, NONE, NONE
    for other in range(SEATS):
        if other != seat:
            sources = either(sources, gravity_sources(e, s, other))
    held = spread(sources)
    return INSIDE & ~held[0], INSIDE & ~held[1], INSIDE & ~held[2]


@helper
def kind_at(s, seat, field):
    """The type of a seat's active ship on a field, or NOTHING."""
    row = seat * TYPES
    for kind in range(TYPES):
        if holds(s.ships[row + kind], field):
            return kind
    return NOTHING


@helper
def owner_of(s, seat, field):
    """Whose active ship stands on a field, of all but one seat, or NOTHING."""
    for other in range(SEATS):
        if other != seat and kind_at(s, other, field) != NOTHING:
            return other
    return NOTHING


@helper
def kind_on(e, s, seat, field):
    """The type of a seat's ship on a field, the station included."""
    return np.int64(s.docked[seat]) if field == station_field(e, seat) else kind_at(s, seat, field)
