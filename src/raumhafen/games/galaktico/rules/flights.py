"""How far each type flies, and on which way (GO-17 … GO-21, GO-24, GO-28, GO-30)."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import helper, lowest
from raumhafen.games.galaktico.edition import CRUISER, FIGHTER, HYPERFLIGHTS, SCOUT, SECTORS
from raumhafen.games.galaktico.model import NOTHING
from raumhafen.games.galaktico.rules.board import (
    NONE,
    ONE,
    any_of,
    both,
    either,
    field_of,
    mirrored,
    only,
    read,
    spread,
    without,
)


@helper
def range_of(e, s, kind, field):
    """GO-7, GO-19: the steps and hyperflights of a ship. A cruiser that flies on has what it has left (GO-30)."""
    if field == s.flying:
        return np.int64(s.steps_left), np.int64(s.hyperflights_left)
    return np.int64(e.reach[kind]), np.int64(HYPERFLIGHTS[kind])


@helper
def crossed_by(s, kind, start, docked, empty):
    """GO-17, GO-18, GO-24: the fields that a ship may cross. The one it left is empty, unless it is a station."""
    crossed = empty
    if not docked:
        crossed = either(crossed, start)
    if kind == SCOUT:
        crossed = either(crossed, read(s.meteors))
    return crossed


@helper
def strikes(kind):
    """GO-20: may ships of a type attack out of a hyperflight?"""
    return kind == FIGHTER


@helper
def fly(start, steps, hyperflights, crossed, calm):
    """GO-17, GO-19, GO-21: all that is reached within these steps over fields that may be crossed.

    Three times three sets, by the exact number of hyperflights, none, one and two: what is reached; what lies beside
    all that was reached before the last step; and what mirrors it, the last hyperflight being counted.
    """
    nowhere = NONE, NONE, NONE
    landing = both(crossed, calm)
    zero, one, two = start, nowhere, nowhere
    beside_zero, beside_one, beside_two = nowhere, nowhere, nowhere
    mirrors_one, mirrors_two = nowhere, nowhere
    for _ in range(steps):
        if hyperflights > 1:
            beside_two = spread(two)
            mirrors_two = mirrored(both(one, calm))
            two = either(two, either(both(beside_two, crossed), both(mirrors_two, landing)))
        if hyperflights > 0:
            beside_one = spread(one)
            mirrors_one = mirrored(both(zero, calm))
            one = either(one, either(both(beside_one, crossed), both(mirrors_one, landing)))
        beside_zero = spread(zero)
        zero = either(zero, both(beside_zero, crossed))
    return (zero, one, two), (beside_zero, beside_one, beside_two), (nowhere, mirrors_one, mirrors_two)


@helper
def anywhere(sets):
    """What is reached, or attacked, with any number of hyperflights."""
    return either(sets[0], either(sets[1], sets[2]))


@helper
def attacked(striking, beside, mirrors, calm, prey):
    """GO-20, GO-26: what of the prey is attacked with none, one and two hyperflights: by a normal step or, if the ship
    strikes so, by a hyperflight."""
    one, two = beside[1], beside[2]
    if striking:
        one, two = either(one, both(mirrors[1], calm)), either(two, both(mirrors[2], calm))
    return both(beside[0], prey), both(one, prey), both(two, prey)


@helper
def flights(kind, start, steps, hyperflights, crossed, empty, calm, prey):
    """GO-17, GO-20, GO-34: the fields on which a ship's move may end, and those it attacks or takes.

    The latter by the number of hyperflights, as far as it matters: for a cruiser (GO-30). All others have them in the
    first set.
    """
    reached, beside, mirrors = fly(start, steps, hyperflights, crossed, calm)
    ends = without(both(anywhere(reached), empty), start)
    targets = attacked(strikes(kind), beside, mirrors, calm, prey)
    if kind == CRUISER:
        return ends, targets
    nowhere = NONE, NONE, NONE
    return ends, (anywhere(targets), nowhere, nowhere)


# --- one way ----------------------------------------------------------------------------------------------------------


@helper
def gets_to(target, striking, start, steps, hyperflights, crossed, calm):
    """Does a ship get to a field, or to what it attacks there, with exactly that many hyperflights?"""
    reached, beside, mirrors = fly(start, steps, hyperflights, crossed, calm)
    targets = attacked(striking, beside, mirrors, calm, target)
    return any_of(either(both(reached[hyperflights], target), targets[hyperflights]))


@helper
def steps_to(target, striking, start, steps, hyperflights, crossed, calm):
    """GO-30: the fewest steps to a field with exactly that many hyperflights, or NOTHING."""
    for used in range(1, steps + 1):
        if gets_to(target, striking, start, used, hyperflights, crossed, calm):
            return used
    return NOTHING


@helper
def shortest(target, striking, start, steps, hyperflights, crossed, calm):
    """The fewest steps to a field, and with how many hyperflights: of equally short ways the one with the fewest."""
    best, flown = NOTHING, NOTHING
    for count in range(hyperflights + 1):
        used = steps_to(target, striking, start, steps if best == NOTHING else best - 1, count, crossed, calm)
        if used != NOTHING:
            best, flown = used, count
    return best, flown


@helper
def write_way(goal, striking, start, steps, hyperflights, crossed, calm, out):
    """Write the fields of a way that takes exactly these steps and hyperflights; which of them are hyperflights comes
    back, bit per step. Of several ways it is the first, normal steps before hyperflights, fields in their order."""
    here, target, jumps = start, only(goal), np.int64(0)
    for step in range(steps - 1):
        field, jump = first_step(target, striking, here, steps - step, hyperflights, crossed, calm)
        out[step] = field
        jumps |= jump << step
        hyperflights -= jump
        here = only(field)
    out[steps - 1] = goal
    return jumps | hyperflights << steps - 1


@helper
def first_step(target, striking, here, steps, hyperflights, crossed, calm):
    """The field that a longer way to another begins with, and whether it is reached by hyperflight: 1 or 0."""
    most = min(hyperflights, 1)
    reached, _, _ = fly(here, 1, most, crossed, calm)
    for jump in range(most + 1):
        near = without(reached[jump], here)
        for sector in range(SECTORS):
            word = near[sector]
            while word:
                field = field_of(sector, lowest(word))
                word &= word - ONE
                if gets_to(target, striking, only(field), steps - 1, hyperflights - jump, crossed, calm):
                    return field, jump
    return np.int64(NOTHING), np.int64(0)


@helper
def meteor_exits(s, target, start, steps, crossed, calm):
    """GO-28: the meteor fields from which a scout may directly enter a fight."""
    reached, _, _ = fly(start, steps - 1, 0, crossed, calm)
    return both(both(reached[0], read(s.meteors)), spread(target))
