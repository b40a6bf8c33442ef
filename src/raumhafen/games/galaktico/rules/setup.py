"""Setting up in secret, and what each type still lacks (GO-11 … GO-13)."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import helper, lowest
from raumhafen.games.galaktico.edition import SHIELDS, START_FIELDS, TYPES, WEAPONS, WEAPONS_A_TYPE
from raumhafen.games.galaktico.model import NOTHING, PLACE, READY, SET_SHIELD, SET_WEAPON
from raumhafen.games.galaktico.rules.board import field_of, kind_at, put


@helper
def weapon_count(s, seat, kind):
    """How many weapons a type has."""
    count = 0
    for weapon in range(WEAPONS):
        count += s.carrier[seat, weapon] == kind
    return count


@helper
def has_shield(s, seat, shield):
    """Does any type have that shield?"""
    for kind in range(TYPES):
        if s.shield[seat, kind] == shield:
            return True
    return False


@helper
def to_place(e, s, seat, kind):
    """GO-12: how many ships of a type still have to be placed."""
    return e.begin[kind] - (e.count[kind] - s.reserve[seat, kind])


@helper
def start_field(e, seat, number):
    """One of a seat's start fields, by its number."""
    fields = np.int64(e.start_fields)
    for _ in range(number):
        fields &= fields - 1  # pass over the lowest
    return field_of(seat, lowest(fields))


@helper
def legal_setup(e, s, seat, out):
    """GO-11, GO-12: all that is missing, in any order; ready when nothing is."""
    n = 0
    for kind in range(TYPES):
        if s.shield[seat, kind] == NOTHING:
            for shield in range(SHIELDS):
                out[n] = SET_SHIELD(kind, shield)
                n += not has_shield(s, seat, shield)
    for kind in range(TYPES):
        if weapon_count(s, seat, kind) < WEAPONS_A_TYPE:
            for weapon in range(WEAPONS):
                out[n] = SET_WEAPON(kind, weapon)
                n += s.carrier[seat, weapon] == NOTHING
    for kind in range(TYPES):
        if to_place(e, s, seat, kind) > 0:
            for number in range(START_FIELDS):
                out[n] = PLACE(kind, number)
                n += kind_at(s, seat, start_field(e, seat, number)) == NOTHING
    if n == 0:
        out[0] = READY()
        n = 1
    return n


@helper
def set_up(e, s, seat, action):
    """A step of setting up."""
    if action in PLACE:
        kind, number = PLACE.arguments(action)
        s.reserve[seat, kind] -= 1
        put(s.ships[seat * TYPES + kind], start_field(e, seat, number))
    elif action in SET_WEAPON:
        kind, weapon = SET_WEAPON.arguments(action)
        s.carrier[seat, weapon] = kind
    else:
        kind, shield = SET_SHIELD.arguments(action)
        s.shield[seat, kind] = shield
