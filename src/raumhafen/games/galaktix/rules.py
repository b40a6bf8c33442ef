"""The rules of Galaktix, clause by clause (`docs/rules/galaktix.md`)."""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper
from raumhafen.engine.rng import below, rekey
from raumhafen.games.galaktix import CHAPTER
from raumhafen.games.galaktix.model import (
    ALL_DICE,
    BLACK,
    BUILT,
    DICE,
    EMPTY,
    EXTRA,
    FIELDS,
    GIVE_BACK,
    GREY,
    KEEP,
    KEEP_DICE,
    KINDS,
    NEXT,
    NOWHERE,
    OVER,
    PART,
    PIECE,
    PLACE,
    PLACE_PART,
    PLACE_ROCKET,
    ROADS,
    ROCKETS,
    ROLL,
    SIDES,
    STOP,
    TOOL,
    TWO,
    VORTEX,
    Edition,
    State,
)

# --- setting up and rolling -------------------------------------------------------------------------------------------


@kernel.start
def start(edition, state, options, seats, key):
    """GX-2: the level says what lies in the depot; the rest of the box is the supply."""
    e, s = as_record(edition, Edition), as_record(state, State)
    state[:] = 0
    rekey(s, key)
    s.seats = seats
    level = options[0]
    s.level = level
    for rocket in range(ROCKETS):
        s.depot[rocket] = e.start[level, rocket]
        s.supply[rocket] = e.rockets[rocket] - e.start[level, rocket]
    s.parts = e.start_parts[level]
    s.spare_parts = e.parts - e.start_parts[level]
    for road in range(ROADS):
        for field in range(FIELDS):
            s.flag[road, field] = e.flag[level, road, field]
    s.road = NOWHERE
    s.phase = ROLL


@helper
def roll(s, kept):
    """GX-3: roll all dice but those kept. Dice lie in order of their faces, so equal ones need not be told apart."""
    number = 1
    for die in range(DICE):
        if kept >> die & 1 == 0:
            number *= SIDES
    lot = below(s, number)  # one lot for all of them
    for die in range(DICE):
        if kept >> die & 1 == 0:
            s.dice[die] = lot % SIDES
            lot //= SIDES
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
    """GX-4: a part for every two tools, as long as there are any. GX-12: is there a rocket to place?"""
    gained = min(count(s, TOOL) // 2, np.int64(s.spare_parts))
    s.parts += gained
    s.spare_parts -= gained
    s.phase = PLACE if rockets(s) > 0 or s.parts >= TWO else OVER


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
    return s.parts >= TWO if rocket == BUILT else s.depot[rocket] > 0


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
    offer = shown(e, s, road, field) - EXTRA
    if offer >= 0 and s.supply[offer] > 0:
        s.supply[offer] -= 1
        s.depot[offer] += 1


@helper
def spend(s, rocket):
    """Take a rocket from the depot."""
    if rocket == BUILT:
        s.parts -= TWO
    else:
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
    if rocket == BUILT:
        s.spare_parts += TWO
    else:
        s.supply[rocket] += 1


@helper
def may_take_part(e, s, field):
    """GX-10: a part goes to a field skipped in this round, one a field, and never to a vortex."""
    if s.road == NOWHERE or s.parts == 0 or not s.skipped_from < field < s.height[s.road]:
        return False
    return s.piece[s.road, field - 1] == EMPTY and shown(e, s, s.road, field) != VORTEX


@helper
def parts_can_go(e, s):
    """Is there a field for a part?"""
    if s.road == NOWHERE or s.parts == 0:
        return False
    for field in range(s.skipped_from + 1, s.height[s.road]):
        if may_take_part(e, s, field):
            return True
    return False


@helper
def all_at_the_end(s):
    """GX-12: is every road at its last field?"""
    for road in range(ROADS):
        if s.height[road] < FIELDS:
            return False
    return True


# --- who may do what --------------------------------------------------------------------------------------------------


@kernel.active
def active(edition, state):
    """One plays alone."""
    return 0 if as_record(state, State).phase == OVER else 1


@kernel.legal
def legal(edition, state, seat, out):
    """All that may be done now."""
    e, s = as_record(edition, Edition), as_record(state, State)
    if s.phase == KEEP:
        return legal_keeps(s, out)
    if s.phase == PLACE:
        return legal_places(e, s, out)
    n = 0
    if s.phase == ROLL:
        if parts_can_go(e, s):
            for field in range(s.skipped_from + 1, s.height[s.road]):
                if may_take_part(e, s, field):
                    out[n] = PLACE_PART + field - 1
                    n += 1
        out[n] = NEXT
        n += 1
    return n


@helper
def legal_keeps(s, out):
    """GX-3: any dice may be kept; of equal dice the first are, since it makes no difference which."""
    pairs = 0  # bit per die that is equal to the one before it
    for die in range(1, DICE):
        if s.dice[die] == s.dice[die - 1]:
            pairs |= 1 << die
    n = 0
    for kept in range(ALL_DICE + 1):
        if kept & pairs & ~(kept << 1) == 0:
            out[n] = KEEP_DICE + kept
            n += 1
    return n


@helper
def legal_places(e, s, out):
    """GX-5 … GX-7, GX-12, GX-17, GX-18: every rocket on every field it may reach, giving back, and stopping."""
    n = 0
    for road in range(ROADS):
        dice = count(s, road)
        if dice == 0 or s.height[road] == FIELDS:
            continue
        for rocket in range(KINDS):
            if not has(s, rocket):
                continue
            last = NOWHERE
            for steps in range(least_steps(rocket, dice), dice + 1):
                field = landing(s, road, steps)
                if field != last and may_stand(e, s, rocket, road, field):
                    out[n] = PLACE_ROCKET + (road * KINDS + rocket) * FIELDS + field - 1
                    n += 1
                last = field
    for rocket in range(KINDS):
        if has(s, rocket):
            out[n] = GIVE_BACK + rocket
            n += 1
    if rockets(s) == 0:
        out[n] = STOP
        n += 1
    return n


@kernel.apply
def apply(edition, state, seat, action):
    """The one way a game goes on."""
    e, s = as_record(edition, Edition), as_record(state, State)
    if s.phase == ROLL:
        if action < NEXT:
            field = action - PLACE_PART + 1
            s.parts -= 1
            s.piece[s.road, field - 1] = PART
            win(e, s, s.road, field)
        elif all_at_the_end(s):
            s.phase = OVER
        else:
            s.rounds += 1
            s.road = NOWHERE
            s.phase = KEEP
            roll(s, 0)
    elif s.phase == KEEP:
        kept = action - KEEP_DICE
        if kept != ALL_DICE:
            roll(s, kept)
        settle(s)
    else:
        s.phase = ROLL
        if action == STOP:
            s.phase = OVER
        elif action >= GIVE_BACK:
            give_back(s, action - GIVE_BACK)
        else:
            place = action - PLACE_ROCKET
            place_rocket(e, s, place // FIELDS // KINDS, place // FIELDS % KINDS, place % FIELDS + 1)
    if s.phase == ROLL and all_at_the_end(s) and not parts_can_go(e, s):
        s.phase = OVER


# --- points -----------------------------------------------------------------------------------------------------------


@kernel.scores
def scores(edition, state, out):
    """GX-13, GX-19: for each road the ladder value of its highest rocket, and a point for each flag."""
    e, s = as_record(edition, Edition), as_record(state, State)
    total = np.int64(s.flags_won)
    for road in range(ROADS):
        total += e.ladder[s.level, s.height[road]]
    out[0] = total


@kernel.ranks
def ranks(edition, state, out):
    """Who plays alone is first."""
    out[0] = 0
