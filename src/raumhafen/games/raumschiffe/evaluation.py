"""A quick judgement for bots: how likely is each seat to win from here?

What is not laid yet is taken to become what the hand allows; attack and defence are compared as they stand or may come.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper, lowest
from raumhafen.games.raumschiffe.model import (
    ARMOUR,
    CARDS,
    ENERGY,
    LAY,
    LAY_CARD,
    NOTHING,
    OVER,
    PILOT,
    PROJECTILE,
    RESOURCES,
    SHIELD,
    State,
)
from raumhafen.games.raumschiffe.rules import counts, rank

BLUR = 1.1  # how far strengths not yet shown may be off
CARD_WORTH = 0.22  # a further card to choose from next round, in cards shot away
REGULATOR = 0.8  # what a regulator still to be laid adds to a system
LATE_WORTH = 0.4  # an unspent late +1
SPREAD = 0.3  # how wide the duel still scatters, by the target


@helper
def prospect(s, seat, system):
    """The strength of a system as it stands, or as the hand allows."""
    power = 1.0 * s.power[seat, system]
    if s.phase == LAY and s.laid[seat, system] == NOTHING:
        best = np.int64(0)
        cards = np.int64(s.hand[seat])
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            best = max(best, counts(card, system))
        power += best
    if s.phase == LAY and s.laid[seat, PILOT] == NOTHING:
        power += REGULATOR
    return power


@helper
def expected(attack, defence):
    """The damage to expect, a little blurred."""
    return BLUR * np.log1p(np.exp((attack - defence) / BLUR))


@helper
def damage(s, seat):
    """What a seat's shots may still do in this round."""
    other = 1 - seat
    if s.phase == LAY:
        total = expected(prospect(s, seat, ENERGY), prospect(s, other, SHIELD))
        return total + expected(prospect(s, seat, PROJECTILE), prospect(s, other, ARMOUR))
    total = 0.0
    offset = 0 if seat == s.starter else 1
    if s.step <= offset:
        total += max(0.0, 1.0 * s.power[seat, ENERGY] - s.power[other, SHIELD])
    if s.step <= 2 + offset:
        total += max(0.0, 1.0 * s.power[seat, PROJECTILE] - s.power[other, ARMOUR])
    if s.late[seat] == NOTHING and rank(np.int64(s.laid[seat, PILOT])) == 3:
        total += LATE_WORTH
    return total


@kernel.estimate
def estimate(edition, state, out):
    """Points, and those to come, turned into chances of coming out ahead."""
    s = as_record(state, State)
    lead = 1.0 * s.points[0] - s.points[1]
    if s.phase == OVER:
        out[0] = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    else:
        lead += damage(s, 0) - damage(s, 1)
        lead += CARD_WORTH * (prospect(s, 0, RESOURCES) - prospect(s, 1, RESOURCES))
        out[0] = 1.0 / (1.0 + np.exp(-lead / (SPREAD * s.target)))
    out[1] = 1.0 - out[0]


@kernel.focus
def focus(edition, state, seat, ids, n):
    """One order of laying: spot after spot; a card without the system's symbol only where there is none with it."""
    s = as_record(state, State)
    if s.phase != LAY or n < 2:
        return n
    spot = (np.int64(ids[0]) - LAY_CARD) // CARDS
    kept, fitting = 0, 0
    for i in range(n):
        card = (np.int64(ids[i]) - LAY_CARD) % CARDS
        if (ids[i] - LAY_CARD) // CARDS == spot and (spot == PILOT or card >> spot & 1):
            fitting += 1
    for i in range(n):
        action = np.int64(ids[i]) - LAY_CARD
        if action // CARDS == spot and (fitting == 0 or spot == PILOT or action % CARDS >> spot & 1):
            ids[kept] = ids[i]
            kept += 1
    return kept
