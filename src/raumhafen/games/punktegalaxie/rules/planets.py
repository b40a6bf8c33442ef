"""What planets make together (PG-18, PG-19, PG-22, PG-24): sets of colours, and different values."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import count_bits, helper, lowest
from raumhafen.games.punktegalaxie.edition import BITS, COLOURS, COUNT, PAIRS, PLANET, VALUES, WORMHOLE, X
from raumhafen.games.punktegalaxie.model import NOTHING

ALL = (1 << VALUES) - 1  # values as a set: bit 0 is value 1


def _tally(places: list[int]) -> int:
    return sum(COUNT << BITS * place for place in places)


# By set of colours: where their counts stand in a tally of colours, and those of the pairs within the set.
COLOUR_SETS = range(1 << len(COLOURS))
OF_COLOURS = np.array([_tally([c for c in range(len(COLOURS)) if chosen >> c & 1]) for chosen in COLOUR_SETS], np.int64)
OF_PAIRS = np.array(
    [_tally([place for place, (c, d) in enumerate(PAIRS) if chosen >> c & chosen >> d & 1]) for chosen in COLOUR_SETS],
    np.int64,
)

# --- sets of planets (PG-18, PG-22, PG-24) ----------------------------------------------------------------------------


@helper
def with_any(colours, pairs, chosen):
    """How many planets have at least one of the chosen colours, by tallies of colours and pairs.

    A planet of two colours is counted under both, so that once too often is taken off for each pair. No more than 26
    planets make a galaxy: no sum reaches 63, and none is lost in taking remainders.
    """
    return (colours & OF_COLOURS[chosen]) % COUNT - (pairs & OF_PAIRS[chosen]) % COUNT


@helper
def sets(colours, pairs, which, need):
    """How many sets of that need some planets make, by Hall's condition: for any of the needed colours together there
    must be planets enough that have one of them. Given are tallies; `which` are the needed colours as a set."""
    most = np.int64(COUNT)
    chosen = np.int64(which)
    while chosen:
        most = min(most, with_any(colours, pairs, chosen) // ((need & OF_COLOURS[chosen]) % COUNT))
        chosen = (chosen - 1) & which
    return most


# --- different values (PG-19) -----------------------------------------------------------------------------------------
#
# Which sets of values can a system show? Sets of values are numbers below 128, and a set of such sets is 128 bits, here
# in two words: those without a 7 and those with one. Every X adds one of the values that its place allows, or none that
# is new.

ONE = np.uint64(1)
NONE = np.uint64(0)
WITHOUT = np.array([sum(1 << n for n in range(64) if not n >> v & 1) for v in range(6)], np.uint64)
OF_SIZE = np.array([sum(1 << n for n in range(64) if n.bit_count() == size) for size in range(7)], np.uint64)


@helper
def smaller(value):
    """The values below one, as a set."""
    return (1 << value - 1) - 1


@helper
def greater(value):
    """The values above one, as a set."""
    return ALL & ~((1 << value) - 1)


@helper
def spread(without, having, allowed, count):
    """`count` X take values that are allowed there."""
    for _ in range(count):
        old, old_having = without, having
        if allowed >> VALUES - 1:
            having |= old
        values = allowed & ALL >> 1
        while values:
            value = lowest(values)
            values &= values - 1
            without |= (old & WITHOUT[value]) << (ONE << np.uint64(value))
            having |= (old_having & WITHOUT[value]) << (ONE << np.uint64(value))
    return without, having


@helper
def close_segment(without, having, first, last, before, gap):
    """The X before the first number that a segment shows, and those behind the last. With one number its direction is
    still free: whatever fits in either counts. With none, X may be anything."""
    in_all, having_in_all = NONE, NONE
    for rises in range(2):
        ahead, behind = ALL, 0
        if last > 0:
            ahead = greater(last) if rises else smaller(last)
            behind = smaller(first) if rises else greater(first)
        possible = first == last or (first < last) == rises
        if possible and before <= count_bits(behind) and gap <= count_bits(ahead):
            one, having_one = spread(without, having, behind, before)
            one, having_one = spread(one, having_one, ahead, gap)
            in_all |= one
            having_in_all |= having_one
    return in_all, having_in_all


@helper
def different(e, s, lower, shown):
    """How many different values a row can have that shows some already, its X chosen best."""
    number = ONE << np.uint64(shown & ALL >> 1)
    without, having = (NONE, number) if shown >> (VALUES - 1) else (number, NONE)
    first, last, before, gap = np.int64(0), np.int64(0), np.int64(0), np.int64(0)  # of a segment: numbers shown, X
    piece = lower
    while True:
        kind = e.kind[s.face[piece]] if piece != NOTHING else WORMHOLE  # the end of a row closes a segment too
        if kind == WORMHOLE:
            without, having = close_segment(without, having, first, last, before, gap)
            first, last, before, gap = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
            if piece == NOTHING:
                break
        elif kind == PLANET:
            value = np.int64(e.value[s.face[piece]])
            if value == X:
                gap += 1
            elif last == 0:
                first, last, before, gap = value, value, gap, np.int64(0)
            else:
                between = greater(min(last, value)) & smaller(max(last, value))
                without, having = spread(without, having, between, gap)
                last, gap = value, np.int64(0)
        piece = s.above[piece]
    most = 0
    for size in range(VALUES):
        if without & OF_SIZE[size]:
            most = max(most, size)
        if having & OF_SIZE[size]:
            most = size + 1
    return most
