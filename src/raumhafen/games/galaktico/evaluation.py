"""A quick judgement for bots: how likely is each seat to win from here?

Points, ships, how far they have come, and what each seat threatens to take in its next turn, in points.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper, lowest
from raumhafen.games.galaktico import model as m
from raumhafen.games.galaktico.edition import DESTROYER, EFFECTS, FIGHTER, SECTORS, TYPES, Edition
from raumhafen.games.galaktico.rules.board import (
    ONE,
    any_of,
    both,
    calm_fields,
    either,
    empty_fields,
    field_of,
    only,
    read,
    station_field,
)
from raumhafen.games.galaktico.rules.fights import destroyers, inactive, strength, worth
from raumhafen.games.galaktico.rules.flights import anywhere, crossed_by
from raumhafen.games.galaktico.rules.moves import flights_of
from raumhafen.games.galaktico.rules.setup import to_place

# All in points.
SHIP_WORTH = (3.0, 1.5, 1.8, 1.0)  # an active ship, besides what it brings to the one who beats it
DOCKED, RESERVE = 0.85, 0.6  # as a part of that
LAST_DESTROYER = 5.0  # to lose it
NEARER = (0.30, 0.06, 0.06, 0.04)  # a step towards the next station of another player
FARTHEST = 14  # steps
BEGINNING = 7  # steps, from a start field on the average
NOW, NEXT, LATER = 0.8, 0.55, 0.25  # how likely a threat comes true, by who is to move
SECOND = 0.6  # a second threat besides the best
SPREAD = 6.0  # how wide the match still scatters


# --- threats ----------------------------------------------------------------------------------------------------------


@helper
def count(fields):
    """How many fields a set holds, up to two."""
    found = 0
    for sector in range(SECTORS):
        word = fields[sector]
        if word:
            found += 2 if word & (word - ONE) else 1
    return min(found, 2)


@helper
def ship_worth(s, seat, kind):
    """What beating a ship brings, in points and otherwise."""
    value = 1.0 * worth(s, seat, kind) + SHIP_WORTH[kind]
    if kind == DESTROYER and destroyers(s, seat) == 1:
        value += LAST_DESTROYER
    return value


@helper
def threats(e, s, seat, empty):
    """What a seat may win with two attacks: the best and the second best, in points."""
    best, second = 0.0, 0.0
    calm = calm_fields(e, s, seat)
    for kind in range(TYPES):
        ships = read(s.ships[seat * TYPES + kind])
        if s.docked[seat] == kind:
            ships = either(ships, only(station_field(e, seat)))
        if not any_of(ships):
            continue
        crossed = crossed_by(s, kind, ships, True, empty)
        attacked = anywhere(flights_of(e, s, seat, kind, ships, crossed, empty, calm)[1])
        if not any_of(attacked):
            continue
        for other in range(np.int64(s.seats)):
            if other == seat:
                continue
            if kind == DESTROYER and any_of(both(attacked, only(station_field(e, other)))):
                best, second = add_threat(best, second, 1.0 * inactive(s, other) + e.end_bonus)
            for other_kind in range(TYPES):
                hit = count(both(attacked, read(s.ships[other * TYPES + other_kind])))
                if hit > 0:
                    gain = fight_worth(e, s, seat, kind, other, other_kind)
                    for _ in range(hit):
                        best, second = add_threat(best, second, gain)
    return best + SECOND * second


@helper
def add_threat(best, second, gain):
    """The two best of all."""
    if gain > best:
        return gain, best
    return best, max(second, gain)


@helper
def fight_worth(e, s, seat, kind, other, other_kind):
    """What an attack would bring to a seat, in points."""
    attack = strength(e, s, seat, kind, other, other_kind)
    defence = strength(e, s, other, other_kind, seat, kind)
    if attack < defence:
        return 0.0
    gain = ship_worth(s, other, other_kind)
    return gain if attack > defence else gain - ship_worth(s, seat, kind)


@helper
def comes_true(s, seat):
    """How likely a seat carries out what it threatens: by whose turn it is."""
    if seat == s.turn:
        return NOW
    return NEXT if seat == (s.turn + 1) % s.seats else LATER


# --- how a seat stands ------------------------------------------------------------------------------------------------


@helper
def nearest(e, s, seat, field):
    """The steps from a field to the next station of another player."""
    steps = np.int64(FARTHEST)
    for other in range(s.seats):
        if other != seat:
            steps = min(steps, np.int64(e.distance[other, field]))
    return steps


@helper
def standing(e, s, seat):
    """Ships and how far they have come."""
    value = 0.0
    for kind in range(TYPES):
        # Others may be ready: a seat that still places ships shall not seem to have fewer.
        placing = np.int64(to_place(e, s, seat, kind)) if s.phase == m.SETUP else np.int64(0)
        value += (SHIP_WORTH[kind] + NEARER[kind] * (FARTHEST - BEGINNING)) * placing
        value += SHIP_WORTH[kind] * RESERVE * (s.reserve[seat, kind] - placing)
        for sector in range(SECTORS):
            ships = s.ships[seat * TYPES + kind, sector]
            while ships:
                steps = nearest(e, s, seat, field_of(sector, lowest(ships)))
                ships &= ships - ONE
                value += SHIP_WORTH[kind] + NEARER[kind] * (FARTHEST - steps)
    if s.docked[seat] != m.NOTHING:
        value += SHIP_WORTH[s.docked[seat]] * DOCKED
    return value


@kernel.estimate
def estimate(edition, state, out):
    """Points and those to come, turned into chances of coming out ahead."""
    e, s = as_record(edition, Edition), as_record(state, m.State)
    best, total = -1000.0, 0.0
    for seat in range(np.int64(s.seats)):
        out[seat] = s.points[seat]
        if s.phase != m.OVER:
            out[seat] += standing(e, s, seat)
    if s.phase != m.OVER and s.phase != m.SETUP:
        empty = empty_fields(e, s)
        for seat in range(np.int64(s.seats)):
            out[seat] += comes_true(s, seat) * threats(e, s, seat, empty)
    for seat in range(s.seats):
        best = max(best, out[seat])
    for seat in range(s.seats):
        out[seat] = np.exp((out[seat] - best) / (0.01 if s.phase == m.OVER else SPREAD))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


# --- what a sensible player considers ---------------------------------------------------------------------------------


@kernel.focus
def focus(edition, state, seat, ids, n):
    """Setting up in one order. Meteors only if there is nothing else; ships fly towards others, or fight."""
    e, s = as_record(edition, Edition), as_record(state, m.State)
    if s.phase == m.SETUP:
        return suiting(e, ids, one_thing(ids, n))
    if s.phase != m.TURN:
        return n
    kept = 0
    for i in range(n):
        action = ids[i]
        if action in m.DEPLOY or (action in m.MOVE and leads_on(e, s, seat, action)):
            ids[kept] = action
            kept += 1
    return kept if kept > 0 else n


@helper
def one_thing(ids, n):
    """Only the first thing that is missing: a type's shield, a type's weapon, a place for a type."""
    kept = 0
    for i in range(n):
        ids[kept] = ids[i]
        kept += thing(np.int64(ids[i])) == thing(np.int64(ids[0]))
    return kept


@helper
def suiting(e, ids, n):
    """Of weapons, the even half for the strong types, who win by the common sum, and the uneven for the weak."""
    if ids[0] not in m.SET_WEAPON:
        return n
    strong = m.SET_WEAPON.arguments(ids[0])[0] <= FIGHTER
    total, kept = np.int64(0), 0
    for i in range(n):
        total += unevenness(e, m.SET_WEAPON.arguments(ids[i])[1])
    for i in range(n):
        above = n * unevenness(e, m.SET_WEAPON.arguments(ids[i])[1]) - total
        ids[kept] = ids[i]
        kept += above <= 0 if strong else above >= 0
    return kept


@helper
def unevenness(e, weapon):
    """How much of a weapon's strength lies in few effects."""
    squares = np.int64(0)
    for effect in range(EFFECTS):
        squares += np.int64(e.power[weapon, effect]) ** 2
    return squares


@helper
def thing(action):
    """What an action of setting up is about."""
    if action in m.SET_SHIELD:
        return m.SET_SHIELD.arguments(action)[0]
    if action in m.SET_WEAPON:
        return TYPES + m.SET_WEAPON.arguments(action)[0]
    if action in m.PLACE:
        return 2 * TYPES + m.PLACE.arguments(action)[0]
    return 3 * TYPES


@helper
def leads_on(e, s, seat, move):
    """Is a move an attack, or does it bring a ship nearer to others?"""
    field, target, _ = m.MOVE.arguments(move)
    if not any_of(both(only(target), empty_fields(e, s))):
        return True
    return nearest(e, s, seat, target) < nearest(e, s, seat, field)
