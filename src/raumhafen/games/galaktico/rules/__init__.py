"""The rules of Galaktico, clause by clause (`docs/rules/galaktico.md`): the kernels.

What is chosen in secret is in `setup`, whose turn it is in `turns`, what can be done in it in `moves`. How ships fly is
in `flights`, fights and the end are in `fights`; `board` has what all of them stand on. `queries` answer those who look
on.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, places
from raumhafen.engine.rng import begin
from raumhafen.games.galaktico.edition import SECTORS, TYPES, Edition
from raumhafen.games.galaktico.model import FLY, NOTHING, OVER, READY, SETUP, TURN, State
from raumhafen.games.galaktico.rules.board import empty_fields
from raumhafen.games.galaktico.rules.moves import act, list_deployments, list_flown_on, list_moves, list_shifts
from raumhafen.games.galaktico.rules.setup import legal_setup, set_up
from raumhafen.games.galaktico.rules.turns import be_ready, go_on


@kernel.start
def start(edition, state, options, seats, key):
    """GO-5, GO-6: meteors lie in all sectors; everyone has all ships in hand and sets up."""
    e, s = as_record(edition, Edition), as_record(state, State)
    begin(state, s, seats, key)
    s.standstill = options[0]
    s.phase = SETUP
    s.starter = NOTHING
    s.turn = NOTHING
    s.attacker = NOTHING
    s.defender = NOTHING
    s.ender = NOTHING
    s.loser = NOTHING
    s.flying = NOTHING
    s.docked[:] = NOTHING
    s.shield[:] = NOTHING
    s.carrier[:] = NOTHING
    for sector in range(SECTORS):
        s.meteors[sector] = e.meteors
    for seat in range(seats):
        for kind in range(TYPES):
            s.reserve[seat, kind] = e.count[kind]


@kernel.active
def active(edition, state):
    """All set up at once, until they are ready; then one seat at a time acts."""
    s = as_record(state, State)
    if s.phase == OVER:
        return 0
    if s.phase == SETUP:
        return ((1 << s.seats) - 1) & ~np.int64(s.ready)
    return np.int64(1) << s.turn


@kernel.legal
def legal(edition, state, seat, out):
    """All that a seat may do now."""
    e, s = as_record(edition, Edition), as_record(state, State)
    if s.phase == SETUP:
        return legal_setup(e, s, seat, out) if s.ready >> seat & 1 == 0 else 0
    if s.phase == OVER or s.turn != seat:
        return 0
    if s.phase == FLY:
        return list_flown_on(e, s, out)
    empty = empty_fields(e, s)
    n = list_moves(e, s, seat, empty, out)
    n = list_deployments(s, seat, out, n)
    return list_shifts(s, seat, empty, out, n)


@kernel.apply
def apply(edition, state, seat, action):
    """The one way a match goes on."""
    e, s = as_record(edition, Edition), as_record(state, State)
    if action in READY:
        be_ready(s, seat)
    elif s.phase == SETUP:
        set_up(e, s, seat, action)
    else:
        act(e, s, seat, action)
        if s.phase == TURN:  # not still in flight, nor over
            s.actions -= 1
            s.lapsed = 0
    if s.phase == TURN:
        go_on(e, s)


# --- points -----------------------------------------------------------------------------------------------------------


@kernel.scores
def scores(edition, state, out):
    """GO-33, GO-34, GO-36: all points."""
    s = as_record(state, State)
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@kernel.ranks
def ranks(edition, state, out):
    """GO-37: most points win, equal points share the win."""
    s = as_record(state, State)
    for seat in range(s.seats):
        out[seat] = s.points[seat]
    places(out, s.seats)
