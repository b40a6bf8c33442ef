"""Turns: the beginning of the first, who is next, and when the rest of one lapses (GO-13 … GO-15, GO-38)."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import helper
from raumhafen.engine.rng import below
from raumhafen.games.galaktico.edition import SECTORS, TYPES
from raumhafen.games.galaktico.model import ACTIONS_A_TURN, BY_LAPSE, BY_STANDSTILL, NOT_YET, TURN
from raumhafen.games.galaktico.rules.board import (
    NONE,
    any_of,
    both,
    calm_fields,
    either,
    empty_fields,
    only,
    read,
    spread,
    station_field,
    without,
)
from raumhafen.games.galaktico.rules.fights import finish
from raumhafen.games.galaktico.rules.flights import anywhere, crossed_by
from raumhafen.games.galaktico.rules.moves import deployable, flights_of, movers, shiftable


@helper
def be_ready(s, seat):
    """GO-13, GO-14: when everyone has finished the placement is open, and the starting player is drawn."""
    s.ready |= 1 << seat
    if s.ready == (1 << s.seats) - 1:
        s.ready = 0
        s.reveals += 1
        s.starter = below(s, np.int64(s.seats))
        s.turn = s.starter
        s.phase = TURN
        s.actions = ACTIONS_A_TURN


@helper
def go_on(e, s):
    """GO-15: on to the next seat that can act; where nothing is legal, the rest of a turn lapses."""
    while s.phase == TURN and (s.actions == 0 or not can_act(e, s, np.int64(s.turn))):
        end_turn(s)


@helper
def end_turn(s):
    """GO-14: the next seat's turn, unless nobody can act (GO-15) or all stands still (GO-38)."""
    s.turns += 1
    s.lapsed += s.actions == ACTIONS_A_TURN
    s.quiet = 0 if s.stirred else min(np.int64(s.quiet) + 1, 255)
    s.stirred = 0
    for sector in range(SECTORS):
        s.moved[sector] = NONE
    ending = BY_LAPSE if s.lapsed == s.seats else BY_STANDSTILL if 0 < s.standstill <= s.quiet else NOT_YET
    if ending != NOT_YET:
        finish(s, ending)
    else:
        s.turn = (s.turn + 1) % s.seats
        s.actions = ACTIONS_A_TURN


@helper
def can_act(e, s, seat):
    """GO-15: is any action legal?"""
    for kind in range(TYPES):
        if deployable(s, seat, kind):
            return True
    empty = empty_fields(e, s)
    if any_of(both(spread(either(movers(s, seat), shiftable(s, seat))), empty)):
        return True
    # All are blocked on every side: it takes meteors, mirrors or fights. To cross the field that it left opens nothing
    # to a ship, so all of a type can be asked at once.
    calm = calm_fields(e, s, seat)
    for kind in range(TYPES):
        ships = without(read(s.ships[seat * TYPES + kind]), read(s.moved))
        if s.docked[seat] == kind:
            ships = either(ships, only(station_field(e, seat)))
        crossed = crossed_by(s, kind, ships, True, empty)
        ends, attacked = flights_of(e, s, seat, kind, ships, crossed, empty, calm)
        if any_of(either(ends, anywhere(attacked))):
            return True
    return False
