"""The rules of Galaktix, clause by clause (`docs/rules/galaktix.md`): the kernels."""

from __future__ import annotations

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper
from raumhafen.engine.rng import begin
from raumhafen.games.galaktix.edition import DICE, FIELDS, KINDS, ROADS, ROCKETS, Edition
from raumhafen.games.galaktix.model import (
    ALL_DICE,
    GIVE_BACK,
    KEEP,
    KEEP_DICE,
    NEXT,
    NOWHERE,
    OVER,
    PLACE,
    PLACE_PART,
    PLACE_ROCKET,
    ROLL,
    STOP,
    State,
)
from raumhafen.games.galaktix.rules.board import (
    OPEN,
    all_at_the_end,
    at_the_end,
    count,
    field_for_part,
    give_back,
    has,
    landing,
    least_steps,
    may_stand,
    may_stop,
    parts_can_go,
    place_part,
    place_rocket,
    points,
    roll,
    settle,
)

# --- setting up -------------------------------------------------------------------------------------------------------


@kernel.start
def start(edition, state, options, seats, key):
    """GX-2: the level says what lies in the depot; the rest of the box is the supply."""
    e, s = as_record(edition, Edition), as_record(state, State)
    begin(state, s, seats, key)
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
                if field_for_part(e, s, field) == OPEN:
                    out[n] = PLACE_PART(field)
                    n += 1
        out[n] = NEXT()
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
            out[n] = KEEP_DICE(kept)
            n += 1
    return n


@helper
def legal_places(e, s, out):
    """GX-5 … GX-7, GX-12, GX-17, GX-18: every rocket on every field it may reach, giving back, and stopping."""
    n = 0
    for road in range(ROADS):
        dice = count(s, road)
        if dice == 0 or at_the_end(s, road):
            continue
        for rocket in range(KINDS):
            if not has(s, rocket):
                continue
            last = NOWHERE
            for steps in range(least_steps(rocket, dice), dice + 1):
                field = landing(s, road, steps)
                if field != last and may_stand(e, s, rocket, road, field):
                    out[n] = PLACE_ROCKET(road, rocket, field)
                    n += 1
                last = field
    for rocket in range(KINDS):
        if has(s, rocket):
            out[n] = GIVE_BACK(rocket)
            n += 1
    if may_stop(s):
        out[n] = STOP()
        n += 1
    return n


@kernel.apply
def apply(edition, state, seat, action):
    """The one way a game goes on."""
    e, s = as_record(edition, Edition), as_record(state, State)
    if action in KEEP_DICE:
        kept = KEEP_DICE.argument(action)
        if kept != ALL_DICE:
            roll(s, kept)
        settle(s)
    elif action in PLACE_ROCKET:
        road, rocket, field = PLACE_ROCKET.arguments(action)
        s.phase = ROLL
        place_rocket(e, s, road, rocket, field)
    elif action in GIVE_BACK:
        s.phase = ROLL
        give_back(s, GIVE_BACK.argument(action))
    elif action in PLACE_PART:
        place_part(e, s, PLACE_PART.argument(action))
    elif action in STOP or all_at_the_end(s):
        s.phase = OVER
    else:
        s.rounds += 1
        s.road = NOWHERE
        s.phase = KEEP
        roll(s, 0)
    if s.phase == ROLL and all_at_the_end(s) and not parts_can_go(e, s):
        s.phase = OVER


# --- points -----------------------------------------------------------------------------------------------------------


@kernel.scores
def scores(edition, state, out):
    """GX-13, GX-19: the roads together, and a point for each flag."""
    out[0] = points(as_record(edition, Edition), as_record(state, State))


@kernel.ranks
def ranks(edition, state, out):
    """A player alone is first."""
    out[0] = 0
