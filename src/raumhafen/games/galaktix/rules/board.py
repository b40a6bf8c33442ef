"""Clauses that more than one part of the game asks: dice, rockets and parts, fields, points."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import helper
from raumhafen.engine.rng import below
from raumhafen.games.galaktix import CHAPTER
from raumhafen.games.galaktix.edition import BLACK, BUILT, DICE, EXTRA, FIELDS, GREY, MEDALS, ROADS, SIDES, TOOL, VORTEX
from raumhafen.games.galaktix.model import EMPTY, NOWHERE, OVER, PART, PIECE, PLACE

TOOLS_PER_PART = 2  # GX-4
PARTS_PER_ROCKET = 2  # GX-9

# GX-5, GX-6, GX-10: what a field is to a rocket or a part that should go there.
NOT_COUNTED, NOT_SKIPPED, ON_VORTEX, TAKEN, OPEN = range(5)

# --- dice -------------------------------------------------------------------------------------------------------------


@helper
def roll(s, kept):
    """GX-3: roll all dice but those kept. Dice lie in order of their faces, so equal ones need not be told apart."""
    number = 1
    for die in range(DICE):
        if kept >> die & 1 == 0:
            number *= SIDES
    rolled = below(s, number)  # one random number for all of them
    for die in range(DICE):
        if kept >> die & 1 == 0:
            s.dice[die] = rolled % SIDES
            rolled //= SIDES
    for die in range(1, DICE):
        face, place = s.dice[die], die
        while place > 0 and s.dice[place - 1] > face:
            s.dice[place] = s.dice[place - 1]
            place -= 1
        s.dice[place] = face
    s.reveals += 1


@helper
def count(s, face):
    """How many dice show a face."""
    total = 0
    for die in range(DICE):
        if s.dice[die] == face:
            total += 1
    return total


@helper
def settle(s):
    """GX-4: tools bring parts. GX-12: is there a rocket to place?"""
    gained = parts_brought(count(s, TOOL), np.int64(s.spare_parts))
    s.parts += gained
    s.spare_parts -= gained
    s.phase = PLACE if rockets(s) > 0 or has(s, BUILT) else OVER


@helper
def parts_brought(tools, spare):
    """GX-4, GX-11: a part for every two tools, as long as the supply lasts."""
    return min(tools // TOOLS_PER_PART, spare)


@helper
def rockets(s):
    """The rockets in the depot, of any colour."""
    return np.int64(s.depot[0]) + s.depot[1] + s.depot[2]


# --- placing ----------------------------------------------------------------------------------------------------------


@helper
def shown(e, s, road, field):
    """What a field shows; fields count from 1."""
    return np.int64(e.field[s.level // CHAPTER, road, field - 1])


@helper
def has(s, rocket):
    """Is there such a rocket? GX-9: two parts make a white one."""
    return s.parts >= PARTS_PER_ROCKET if rocket == BUILT else s.depot[rocket] > 0


@helper
def parts_of(rocket):
    """GX-9: how many parts a rocket is made of."""
    return PARTS_PER_ROCKET if rocket == BUILT else 0


@helper
def at_the_end(s, road):
    """GX-5, GX-12: is a road at its last field?"""
    return s.height[road] == FIELDS


@helper
def landing(s, road, steps):
    """GX-5: count from the highest rocket; what goes past the last field is lost."""
    return min(np.int64(s.height[road]) + steps, FIELDS)


@helper
def least_steps(rocket, dice):
    """GX-5, GX-17: all dice of the colour count; a grey rocket may count fewer."""
    return 1 if rocket == GREY else dice


@helper
def may_stand(e, s, rocket, road, field):
    """GX-6, GX-18: no rocket stands on a vortex, unless it is black."""
    return rocket == BLACK or shown(e, s, road, field) != VORTEX


@helper
def win(e, s, road, field):
    """GX-8, GX-10, GX-19: a piece on a field brings what the field offers: a flag, a rocket of the supply."""
    if s.flag[road, field - 1]:
        s.flag[road, field - 1] = 0
        s.flags_won += 1
    offer = extra_rocket(e, s, road, field)
    if offer != NOWHERE:
        s.supply[offer] -= 1
        s.depot[offer] += 1


@helper
def extra_rocket(e, s, road, field):
    """GX-8, GX-11: the rocket that a field brings, NOWHERE if it shows none or the supply has none left."""
    offer = shown(e, s, road, field) - EXTRA
    return offer if offer >= 0 and s.supply[offer] > 0 else NOWHERE


@helper
def offers_something(e, s, road, field):
    """GX-8, GX-19: is there a flag on a field, or does it show a rocket?"""
    return s.flag[road, field - 1] != 0 or shown(e, s, road, field) >= EXTRA


@helper
def spend(s, rocket):
    """Take a rocket from the depot."""
    s.parts -= parts_of(rocket)
    if rocket != BUILT:
        s.depot[rocket] -= 1


@helper
def place_rocket(e, s, road, rocket, field):
    """GX-5, GX-20: the chosen rocket goes to its field, and is the highest of its road."""
    spend(s, rocket)
    s.road = road
    s.skipped_from = s.height[road]
    s.height[road] = field
    s.piece[road, field - 1] = PIECE + rocket
    win(e, s, road, field)


@helper
def give_back(s, rocket):
    """GX-7: instead of placing, a rocket or two parts return to the supply."""
    spend(s, rocket)
    s.spare_parts += parts_of(rocket)
    if rocket != BUILT:
        s.supply[rocket] += 1


@helper
def field_for_part(e, s, field):
    """GX-10: a part goes to a field skipped in this round, one a field, and never to a vortex."""
    if s.road == NOWHERE or not s.skipped_from < field < s.height[s.road]:
        return NOT_SKIPPED
    if shown(e, s, s.road, field) == VORTEX:
        return ON_VORTEX
    return OPEN if s.piece[s.road, field - 1] == EMPTY else TAKEN


@helper
def place_part(e, s, field):
    """GX-10: a part on a skipped field wins what is there."""
    s.parts -= 1
    s.piece[s.road, field - 1] = PART
    win(e, s, s.road, field)


@helper
def parts_can_go(e, s):
    """Is there a field for a part?"""
    if s.road == NOWHERE or s.parts == 0:
        return False
    for field in range(s.skipped_from + 1, s.height[s.road]):
        if field_for_part(e, s, field) == OPEN:
            return True
    return False


@helper
def all_at_the_end(s):
    """GX-12: is every road at its last field?"""
    for road in range(ROADS):
        if not at_the_end(s, road):
            return False
    return True


@helper
def may_stop(s):
    """GX-12: with rockets in the depot there is no stopping."""
    return rockets(s) == 0


# --- points -----------------------------------------------------------------------------------------------------------


@helper
def points(e, s):
    """GX-13, GX-19: the points of a game as it stands."""
    total = np.int64(s.flags_won)
    for road in range(ROADS):
        total += road_points(e, s.level, s.height[road])
    return total


@helper
def road_points(e, level, height):
    """GX-13: for each road the ladder value of its highest rocket."""
    return np.int64(e.ladder[level, height])


@helper
def medals_reached(thresholds, score):
    """GX-14: how many medals a score reaches, bronze first."""
    reached = 0
    for medal in range(len(MEDALS)):
        if score >= thresholds[medal]:
            reached += 1
    return reached
