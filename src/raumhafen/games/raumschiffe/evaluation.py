"""A quick judgement for bots: how likely is each seat to win from here?

What is not laid yet is taken to become what the hand allows; attack and defence are compared as they stand or may come.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper, lowest
from raumhafen.games.raumschiffe import model as m
from raumhafen.games.raumschiffe.edition import ENERGY, PILOT, PROJECTILE, RESOURCES
from raumhafen.games.raumschiffe.rules import attacks, counts, damage, defence, late_left, weapon

BLUR = 1.1  # how far strengths not yet shown may be off
CARD_WORTH = 0.22  # a further card to choose from next round, in cards shot away
REGULATOR = 0.8  # what a regulator still to be laid adds to a system
LATE_WORTH = 0.4  # an unspent late +1
SPREAD = 0.3  # how wide the duel still scatters, by the target


@helper
def prospect(s, seat, system):
    """The strength of a system as it stands, or as the hand allows."""
    power = 1.0 * s.power[seat, system]
    if s.phase == m.LAY and s.laid[seat, system] == m.NOTHING:
        best = np.int64(0)
        cards = np.int64(s.hand[seat])
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            best = max(best, counts(card, system))
        power += best
    if s.phase == m.LAY and s.laid[seat, PILOT] == m.NOTHING:
        power += REGULATOR
    return power


@helper
def expected(attack, defence):
    """The damage to expect, a little blurred."""
    return BLUR * np.log1p(np.exp((attack - defence) / BLUR))


@helper
def coming_damage(s, seat):
    """What a seat's shots may still do in this round."""
    other = 1 - seat
    if s.phase == m.LAY:
        total = expected(prospect(s, seat, ENERGY), prospect(s, other, defence(ENERGY)))
        return total + expected(prospect(s, seat, PROJECTILE), prospect(s, other, defence(PROJECTILE)))
    total = 0.0
    for step in range(s.step, m.SHOTS):
        if attacks(np.int64(s.starter), step) == seat:
            attacking = weapon(step)
            total += damage(np.int64(s.power[seat, attacking]), np.int64(s.power[other, defence(attacking)]))
    if late_left(s, seat):
        total += LATE_WORTH
    return total


@kernel.estimate
def estimate(edition, state, out):
    """Points, and those to come, turned into chances of coming out ahead."""
    s = as_record(state, m.State)
    lead = 1.0 * s.points[0] - s.points[1]
    if s.phase == m.OVER:
        out[0] = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    else:
        lead += coming_damage(s, 0) - coming_damage(s, 1)
        lead += CARD_WORTH * (prospect(s, 0, RESOURCES) - prospect(s, 1, RESOURCES))
        out[0] = 1.0 / (1.0 + np.exp(-lead / (SPREAD * s.target)))
    out[1] = 1.0 - out[0]


@kernel.focus
def focus(edition, state, seat, ids, n):
    """One order of laying: spot after spot; a card without the system's symbol only where there is none with it."""
    s = as_record(state, m.State)
    if s.phase != m.LAY or n < 2:
        return n
    first, _ = m.LAY_CARD.arguments(ids[0])
    kept, fitting = 0, 0
    for i in range(n):
        spot, card = m.LAY_CARD.arguments(ids[i])
        fitting += spot == first and (spot == PILOT or card >> spot & 1)
    for i in range(n):
        spot, card = m.LAY_CARD.arguments(ids[i])
        if spot == first and (fitting == 0 or spot == PILOT or card >> spot & 1):
            ids[kept] = ids[i]
            kept += 1
    return kept
