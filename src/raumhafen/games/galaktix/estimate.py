"""A quick judgement for bots: how many points may still come?

A road's worth grows with its height; rockets and parts in the depot are worth what they usually bring. With dice on the
table, the best that can be done with them counts.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import helper, on
from raumhafen.games.galaktix.model import (
    EXTRA,
    FIELDS,
    FREE,
    KINDS,
    NEXT,
    OVER,
    PLACE,
    PLACE_PART,
    ROADS,
    ROLL,
    VORTEX,
    Edition,
    State,
)
from raumhafen.games.galaktix.rules import count, has, landing, least_steps, may_stand, rockets, shown

# Points that a rocket in the depot, or a part, brings on the average.
ROCKET_WORTH = (1.15, 1.6, 1.7)
PART_WORTH = 0.4
CLIMB = 0.22  # points for a field climbed, besides those of the ladder
FLAG_WORTH = 0.3  # a flag still to be reached
HIGHEST = 48.0  # no level brings more points


@helper
def road_worth(e, s, road, height):
    """What a road may bring from a height on."""
    worth = e.ladder[s.level, height] + CLIMB * height
    for field in range(height + 1, FIELDS + 1):
        if s.flag[road, field - 1]:
            worth += FLAG_WORTH
        if shown(e, s, road, field) >= EXTRA:
            worth += FLAG_WORTH * ROCKET_WORTH[shown(e, s, road, field) - EXTRA]
    return worth


@helper
def offered(e, s, road, field):
    """What a field brings to whoever stands there."""
    worth = 1.0 * s.flag[road, field - 1]
    offer = shown(e, s, road, field) - EXTRA
    if offer >= 0 and s.supply[offer] > 0:
        worth += ROCKET_WORTH[offer]
    return worth


@helper
def price(rocket):
    """What a rocket of the depot is worth."""
    return ROCKET_WORTH[rocket] if rocket < len(ROCKET_WORTH) else 2 * PART_WORTH


@helper
def best_placing(e, s):
    """The most that can be gained with the dice that lie there."""
    best = -3.0
    for rocket in range(KINDS):
        if not has(s, rocket):
            continue
        best = max(best, -price(rocket))
        for road in range(ROADS):
            dice = count(s, road)
            if dice == 0 or s.height[road] == FIELDS:
                continue
            now = road_worth(e, s, road, np.int64(s.height[road]))
            for steps in range(least_steps(rocket, dice), dice + 1):
                field = landing(s, road, steps)
                if may_stand(e, s, rocket, road, field):
                    gain = road_worth(e, s, road, field) - now + offered(e, s, road, field) - price(rocket)
                    left = s.parts - (2 if rocket == KINDS - 1 else 0)
                    for skipped in range(s.height[road] + 1, field):
                        if left > 0 and shown(e, s, road, skipped) != VORTEX:
                            extra = offered(e, s, road, skipped) - PART_WORTH
                            if extra > 0:
                                gain += extra
                                left -= 1
                    best = max(best, gain)
    return best if rockets(s) > 0 else max(best, 0.0)


@kernel.estimate
def estimate(edition, state, out):
    """Points there are and points to hope for, as a share of the most there can be."""
    e, s = on(edition, Edition), on(state, State)
    total = 1.0 * s.flags_won
    for road in range(ROADS):
        if s.phase == OVER:
            total += e.ladder[s.level, s.height[road]]
        else:
            total += road_worth(e, s, road, np.int64(s.height[road]))
    if s.phase != OVER:
        for rocket in range(len(ROCKET_WORTH)):
            total += ROCKET_WORTH[rocket] * s.depot[rocket]
        total += PART_WORTH * s.parts
    if s.phase == PLACE:
        total += best_placing(e, s)
    out[0] = min(total / HIGHEST, 1.0)


@kernel.focus
def focus(edition, state, seat, ids, n):
    """No parts where nothing is to be won."""
    e, s = on(edition, Edition), on(state, State)
    if n < 2:
        return n
    kept = 0
    for i in range(n):
        action = np.int64(ids[i])
        if s.phase == ROLL and action < NEXT:
            field = action - PLACE_PART + 1
            if not s.flag[s.road, field - 1] and shown(e, s, s.road, field) == FREE:
                continue
        ids[kept] = ids[i]
        kept += 1
    return kept
