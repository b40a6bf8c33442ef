"""Fights, points and the end (GO-26 … GO-37)."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import count_bits, helper
from raumhafen.games.galaktico.edition import DESTROYER, EFFECTS, SECTORS, TYPES, WEAPONS
from raumhafen.games.galaktico.model import BY_DESTROYERS, BY_POINTS, BY_STATION, NOT_YET, NOTHING, OVER
from raumhafen.games.galaktico.rules.board import drop, kind_at, owner_of, put

WON, TIED, LOST = 1, 0, -1

# --- strength ---------------------------------------------------------------------------------------------------------


@helper
def strength(e, s, seat, kind, other, other_kind):
    """GO-27: base strength, and of both weapons the effects that the other's shield lets through."""
    total = np.int64(e.strength[kind])
    stopped = np.int64(e.stops[s.shield[other, other_kind]])
    for weapon in range(WEAPONS):
        if s.carrier[seat, weapon] == kind:
            total += passing(e, weapon, stopped)
    return total


@helper
def passing(e, weapon, stopped):
    """GO-27: what passes of a weapon where some effects are stopped."""
    total = np.int64(0)
    for effect in range(EFFECTS):
        if stopped >> effect & 1 == 0:
            total += e.power[weapon, effect]
    return total


@helper
def worth(s, seat, kind):
    """GO-33: what a ship brings to the one who beats it: the figures on its own type's card, at least one."""
    return max(np.int64(s.figures[seat, kind]), np.int64(1))


# --- a fight ----------------------------------------------------------------------------------------------------------


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
def destroyers(s, seat):
    """GO-35: how many destroyers of a seat are not beaten."""
    left = np.int64(s.reserve[seat, DESTROYER]) + (s.docked[seat] == DESTROYER)
    for sector in range(SECTORS):
        left += count_bits(s.ships[seat * TYPES + DESTROYER, sector])
    return left


@helper
def brought_about(e, s, seat, gain, other, other_kind):
    """GO-36: what end a seat has brought about by beating a ship, if any."""
    if gain > 0 and s.fought[seat] >= e.goal:
        return BY_POINTS
    if gain > 0 and other_kind == DESTROYER and destroyers(s, other) == 0:
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
def inactive(s, seat):
    """GO-34: how many ships of a seat have not been brought into play."""
    ships = np.int64(s.docked[seat] != NOTHING)
    for kind in range(TYPES):
        ships += s.reserve[seat, kind]
    return ships


@helper
def take_station(e, s, seat, owner):
    """GO-34: points for all that its owner has not brought into play; the match ends."""
    s.points[seat] += inactive(s, owner) + e.end_bonus
    s.docked[owner] = NOTHING
    finish(s, BY_STATION)
    s.ender = seat
    s.loser = owner
