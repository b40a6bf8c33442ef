"""Who knows what at the table (GO-13, GO-31): observing a state, and imagining the rest of it."""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper
from raumhafen.engine.rng import below, forget_key, rekey
from raumhafen.games.galaktico import model as m
from raumhafen.games.galaktico.edition import SECTORS, SHIELDS, START_FIELDS, TYPES, WEAPONS, WEAPONS_A_TYPE, Edition
from raumhafen.games.galaktico.rules.board import NONE, kind_at, put
from raumhafen.games.galaktico.rules.setup import has_shield, start_field, to_place, weapon_count


@kernel.observe
def observe(edition, state, seat):
    """GO-13, GO-31: nobody sees the loadout of another's type before it was shown, nor a placement before all are
    ready, nor how far it is."""
    e, s = as_record(edition, Edition), as_record(state, m.State)
    forget_key(s)
    for other in range(s.seats):
        if other == seat:
            continue
        for weapon in range(WEAPONS):
            kind = s.carrier[other, weapon]
            if kind != m.NOTHING and s.shown[other] >> kind & 1 == 0:
                s.carrier[other, weapon] = m.NOTHING
        for kind in range(TYPES):
            if s.shown[other] >> kind & 1 == 0:
                s.shield[other, kind] = m.NOTHING
            if s.phase == m.SETUP:
                s.reserve[other, kind] = e.count[kind]
                for sector in range(SECTORS):
                    s.ships[other * TYPES + kind, sector] = NONE


@kernel.resample
def resample(edition, state, seat, key):
    """A random world that fits all that a seat knows: the cards that were not shown, dealt to the types that were not.

    A seat that still sets up has done nothing yet, as far as can be told.
    """
    e, s = as_record(edition, Edition), as_record(state, m.State)
    rekey(s, key)
    for other in range(np.int64(s.seats)):
        if other != seat and (s.phase != m.SETUP or s.ready >> other & 1):
            deal_loadouts(s, other)
            if s.phase == m.SETUP:
                place_ships(e, s, other)


@helper
def deal_loadouts(s, seat):
    """GO-11: a shield and two weapons for each type that lacks them, all that are left being as likely."""
    for kind in range(TYPES):
        if s.shield[seat, kind] == m.NOTHING:
            left = np.int64(0)
            for shield in range(SHIELDS):
                left += not has_shield(s, seat, shield)
            skip = below(s, left)
            for shield in range(SHIELDS):
                if not has_shield(s, seat, shield):
                    if skip == 0:
                        s.shield[seat, kind] = shield
                        break
                    skip -= 1
        for _ in range(weapon_count(s, seat, kind), WEAPONS_A_TYPE):
            left = np.int64(0)
            for weapon in range(WEAPONS):
                left += s.carrier[seat, weapon] == m.NOTHING
            skip = below(s, left)
            for weapon in range(WEAPONS):
                if s.carrier[seat, weapon] == m.NOTHING:
                    if skip == 0:
                        s.carrier[seat, weapon] = kind
                        break
                    skip -= 1


@helper
def place_ships(e, s, seat):
    """GO-12: ships on start fields at random."""
    free = np.int64(START_FIELDS)
    for kind in range(TYPES):
        for _ in range(to_place(e, s, seat, kind)):
            skip = below(s, free)
            for number in range(START_FIELDS):
                field = start_field(e, seat, number)
                if kind_at(s, seat, field) == m.NOTHING:
                    if skip == 0:
                        put(s.ships[seat * TYPES + kind], field)
                        s.reserve[seat, kind] -= 1
                        break
                    skip -= 1
            free -= 1
