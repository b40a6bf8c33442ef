"""Fights, points and the end (GO-26 … GO-37)."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import helper
from raumhafen.games.galaktico.edition import DESTROYER, EFFECTS, TYPES, WEAPONS
from raumhafen.games.galaktico.model import BY_DESTROYERS, BY_POINTS, BY_STATION, NOT_YET, NOTHING, OVER, SEATS
from raumhafen.games.galaktico.rules.flights import any_of, drop, kind_at, put, read

WON, TIED, LOST = 1, 0, -1

# --- strength ---------------------------------------------------------------------------------------------------------


@helper
def strength(e, s, seat, kind, other, other_kind):
    """GO-27: base strength, and of both weapons the effects that the other's shield lets through."""
    total = np.int64(e.strength[kind])
    stopped = np.int64(e.stops[s.shield[other, other_kind]])
    for weapon in range(WEAPONS):
        if s.carrier[seat, weapon] == kind:
            for effect in range(EFFECTS):
                if stopped >> effect & 1 == 0:
                    total += e.power[weapon, effect]
    return total


@helper
def worth(s, seat, kind):
    """GO-33: what a ship brings to whoever beats it: the figures on its own type's card, at least one."""
    return max(np.int64(s.figures[seat, kind]), np.int64(1))


# --- a fight ----------------------------------------------------------------------------------------------------------


@helper
def owner_of(s, seat, field):
    """Whose ship stands on a field, of all but one seat."""
    for other in range(SEATS):
        if other != seat and kind_at(s, other, field) != NOTHING:
            return other
    return NOTHING


@helper
def show(s, seat, kind):
    """GO-31: a type's loadout is shown to all; it counts as news only once."""
    if s.shown[seat] >> kind & 1 == 0:
        s.shown[seat] |= 1 << kind
        s.reveals += 1


@helper
def score(s, seat, kind, points):
    """GO-33: a beaten ship stands as a figure on the card of the type that beat it, and brings points."""
    s.figures[seat, kind] += 1
    s.points[seat] += points
    s.fought[seat] += points


@helper
def fight(e, s, seat, kind, field, bonus):
    """GO-26 … GO-29, GO-33: a ship, already taken off its field, attacks the one on another; how it came out."""
    other = owner_of(s, seat, field)
    other_kind = kind_at(s, other, field)
    attack = strength(e, s, seat, kind, other, other_kind) + bonus
    defence = strength(e, s, other, other_kind, seat, kind)
    show(s, seat, kind)
    show(s, other, other_kind)
    gain = worth(s, other, other_kind) if attack >= defence else np.int64(0)
    loss = worth(s, seat, kind) if attack <= defence else np.int64(0)
    if gain > 0:
        drop(s.ships[other * TYPES + other_kind], field)
        score(s, seat, kind, gain)
    if loss > 0:
        score(s, other, other_kind, loss)
    else:
        put(s.ships[seat * TYPES + kind], field)
        put(s.moved, field)
    s.stirred = 1
    s.fights += 1
    s.fight_field = field
    s.attacker = seat
    s.attacking = kind
    s.defender = other
    s.defending = other_kind
    s.bonus = bonus
    s.attack = attack
    s.defence = defence
    s.attacker_gain = gain
    s.defender_gain = loss
    check_end(e, s)
    return WON if attack > defence else LOST if attack < defence else TIED


# --- the end ----------------------------------------------------------------------------------------------------------


@helper
def without_destroyers(s, seat):
    """GO-35: are all destroyers of a seat beaten?"""
    held = s.reserve[seat, DESTROYER] > 0 or s.docked[seat] == DESTROYER
    return not held and not any_of(read(s.ships[seat * TYPES + DESTROYER]))


@helper
def brought_about(e, s, seat, gain, other, other_kind):
    """GO-36: what end a seat has brought about by beating a ship, if any."""
    if gain > 0 and s.fought[seat] >= e.goal:
        return BY_POINTS
    if gain > 0 and other_kind == DESTROYER and without_destroyers(s, other):
        return BY_DESTROYERS
    return NOT_YET


@helper
def check_end(e, s):
    """GO-35, GO-36: after a fight; if both sides brought the end about, the active player gets the points."""
    seat, other = np.int64(s.attacker), np.int64(s.defender)
    ending = brought_about(e, s, seat, s.attacker_gain, other, s.defending)
    if ending == NOT_YET:
        ending = brought_about(e, s, other, s.defender_gain, seat, s.attacking)
        seat, other = other, seat
    if ending != NOT_YET:
        finish(s, ending)
        s.ender = seat
        s.loser = other if ending == BY_DESTROYERS else NOTHING
        s.points[seat] += e.end_bonus


@helper
def finish(s, ending):
    """The match is over."""
    s.phase = OVER
    s.ending = ending
    s.turn = NOTHING


@helper
def take_station(e, s, seat, owner):
    """GO-34: points for whatever its owner has not brought into play; the match ends."""
    points = np.int64(0)
    for kind in range(TYPES):
        points += s.reserve[owner, kind]
    if s.docked[owner] != NOTHING:
        points += 1
        s.docked[owner] = NOTHING
    finish(s, BY_STATION)
    s.ender = seat
    s.loser = owner
    s.points[seat] += points + e.end_bonus
