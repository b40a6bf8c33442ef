"""A quick judgement for bots: how many points may still come?

What a road may still bring depends on how high it stands, how many rockets are left for all roads, and what lies ahead:
extra fields and flags help, vortices cost. Most figures fit the exact values of 53,000 positions between two rounds of
level 1-1, from games good and bad, by least squares. That level has no flags and white rockets only: what flags and
other rockets are worth is a guess. With dice on the table, the best that can be done with them counts.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper
from raumhafen.games.galaktix import model as m
from raumhafen.games.galaktix.edition import BUILT, FIELDS, KINDS, ROADS, ROCKETS, VORTEX, Edition
from raumhafen.games.galaktix.rules.board import (
    at_the_end,
    count,
    extra_rocket,
    has,
    landing,
    least_steps,
    may_stand,
    may_stop,
    offers_something,
    parts_of,
    road_points,
    rockets,
    shown,
)

# Of the points that a road can still bring from a height on (row), the part that it brings by the number of rockets
# left in the depot (column): a tall road is climbed first, so it needs few. More than 1 makes up for what lies ahead.
HOPE = np.array(
    [
        [0.00, 0.04, 0.09, 0.14, 0.19, 0.24, 0.28, 0.33, 0.39, 0.45, 0.52],
        [0.00, 0.02, 0.07, 0.13, 0.19, 0.25, 0.31, 0.38, 0.46, 0.53, 0.61],
        [0.00, 0.03, 0.08, 0.15, 0.23, 0.31, 0.39, 0.48, 0.56, 0.63, 0.73],
        [0.00, 0.05, 0.13, 0.23, 0.32, 0.41, 0.49, 0.57, 0.65, 0.71, 0.75],
        [0.00, 0.06, 0.17, 0.29, 0.40, 0.51, 0.60, 0.68, 0.76, 0.80, 0.83],
        [0.00, 0.20, 0.34, 0.44, 0.53, 0.62, 0.70, 0.77, 0.84, 0.90, 0.96],
        [0.00, 0.20, 0.38, 0.51, 0.61, 0.70, 0.78, 0.86, 0.93, 0.99, 1.05],
        [0.00, 0.31, 0.49, 0.60, 0.69, 0.77, 0.85, 0.92, 1.00, 1.06, 1.12],
        [0.00, 0.47, 0.62, 0.70, 0.79, 0.86, 0.95, 1.02, 1.12, 1.19, 1.25],
        [0.00, 0.62, 0.69, 0.80, 0.89, 0.97, 1.09, 1.24, 1.47, 1.70, 1.94],
    ]
)
MOST = HOPE.shape[1] - 1  # rockets; more make no difference
# Points that what lies ahead of a road costs or brings, the more of them the more rockets are left.
NEXT_VORTEX, VORTEX_AHEAD = 0.56, 1.21
NEAR, EXTRA_NEAR, EXTRA_AHEAD = 2, 2.18, 1.73
# Guesses: a flag ahead; how rockets compare.
FLAG_AHEAD = 0.6
BETTER = (1.0, 1.2, 1.3)  # a white, grey, black rocket, compared with a white one
NIMBLE = (0.0, 0.4, 0.5)  # points that a rocket in the depot brings beyond a white one
PART_WORTH, LAST_PART_WORTH = 1.3, 0.55  # a part, and a part without any rocket
HIGHEST = 48.0  # no level brings more points


@helper
def ahead(e, s, road, height):
    """What the fields ahead of a road are worth to a player with rockets in plenty."""
    worth = 0.0
    for field in range(height + 1, FIELDS + 1):
        won = extra_rocket(e, s, road, field)
        if shown(e, s, road, field) == VORTEX:
            worth -= NEXT_VORTEX if field == height + 1 else VORTEX_AHEAD
        elif won != m.NOWHERE:
            worth += (EXTRA_NEAR if field <= height + NEAR else EXTRA_AHEAD) * BETTER[won]
        worth += FLAG_AHEAD * s.flag[road, field - 1]
    return worth


@helper
def road_worth(e, s, road, height, left):
    """What a road has brought and may bring from a height on, with that many rockets left."""
    points = road_points(e, s.level, height)
    if height == FIELDS or left == 0:
        return 1.0 * points
    open_points = road_points(e, s.level, FIELDS) - points
    return points + HOPE[height, min(left, MOST)] * open_points + ahead(e, s, road, height) * left / (left + 1)


@helper
def others_worth(e, s, road, left):
    """What all roads but one are worth."""
    worth = 0.0
    for other in range(ROADS):
        if other != road:
            worth += road_worth(e, s, other, np.int64(s.height[other]), left)
    return worth


@helper
def parts_worth(parts, left):
    """What parts in the depot are worth."""
    return parts * (PART_WORTH if left > 0 else LAST_PART_WORTH)


@helper
def depot_worth(s):
    """What rockets in the depot are worth beyond white ones."""
    worth = 0.0
    for rocket in range(ROCKETS):
        worth += NIMBLE[rocket] * s.depot[rocket]
    return worth


@helper
def worth_there(e, s, road, field, rocket):
    """What the table is worth once a rocket stands on a field, and parts wherever they help."""
    left = rockets(s) - (rocket != BUILT)
    parts = s.parts - parts_of(rocket)
    bonus = -NIMBLE[rocket] if rocket != BUILT else 0.0
    for stop in range(s.height[road] + 1, field + 1):
        won = extra_rocket(e, s, road, stop)
        if stop < field:  # GX-10: a part wins what was skipped
            if parts == 0 or (won == m.NOWHERE and not s.flag[road, stop - 1]):
                continue
            parts -= 1
        bonus += s.flag[road, stop - 1]
        if won != m.NOWHERE:
            left += 1
            bonus += NIMBLE[won]
    there = road_worth(e, s, road, field, left) + others_worth(e, s, road, left)
    return there + bonus + parts_worth(parts, left) + depot_worth(s)


@helper
def best_placing(e, s):
    """What the table is worth with the dice that lie there, if the best is made of them."""
    best, nowhere = 0.0, np.int64(m.NOWHERE)
    for rocket in range(KINDS):
        if not has(s, rocket):
            continue
        left = rockets(s) - (rocket != BUILT)  # GX-7: given back
        parts = s.parts - parts_of(rocket)
        nimble = depot_worth(s) - (NIMBLE[rocket] if rocket != BUILT else 0.0)
        best = max(best, others_worth(e, s, nowhere, left) + parts_worth(parts, left) + nimble)
        for road in range(ROADS):
            dice = count(s, road)
            if dice == 0 or at_the_end(s, road):
                continue
            for steps in range(least_steps(rocket, dice), dice + 1):
                field = landing(s, road, steps)
                if may_stand(e, s, rocket, road, field):
                    best = max(best, worth_there(e, s, road, field, rocket))
    if may_stop(s):
        best = max(best, others_worth(e, s, nowhere, np.int64(0)))
    return best


@kernel.estimate
def estimate(edition, state, out):
    """Points there are and points to hope for, as a share of the most there can be."""
    e, s = as_record(edition, Edition), as_record(state, m.State)
    nowhere = np.int64(m.NOWHERE)
    if s.phase == m.OVER:
        total = others_worth(e, s, nowhere, np.int64(0))
    elif s.phase == m.PLACE:
        total = best_placing(e, s)
    else:
        left = rockets(s)
        total = others_worth(e, s, nowhere, left) + parts_worth(s.parts, left) + depot_worth(s)
    out[0] = min(max(total + s.flags_won, 0.0) / HIGHEST, 1.0)


@kernel.focus
def focus(edition, state, seat, ids, n):
    """No parts where nothing is to be won."""
    e, s = as_record(edition, Edition), as_record(state, m.State)
    if n < 2:
        return n
    kept = 0
    for i in range(n):
        action = ids[i]
        if action in m.PLACE_PART and not offers_something(e, s, s.road, m.PLACE_PART.argument(action)):
            continue
        ids[kept] = ids[i]
        kept += 1
    return kept
