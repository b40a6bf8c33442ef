"""The rules, clause by clause (see the package)."""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper, places
from raumhafen.engine.rng import begin, below
from tests.toy.edition import CARDS, Edition
from tests.toy.model import EMPTY, LAY_CARD, SAY_READY, SLOTS, State


@kernel.start
def start(edition, state, options, seats, key):
    s = as_record(state, State)
    begin(state, s, seats, key)
    s.last = options[0]
    s.rounds = 1


@kernel.active
def active(edition, state):
    """TY-2: the seats that are not ready yet."""
    s = as_record(state, State)
    return 0 if s.rounds > s.last else ((1 << np.int64(s.seats)) - 1) & ~np.int64(s.ready)


@kernel.legal
def legal(edition, state, seat, out):
    s = as_record(state, State)
    n = 0
    if s.rounds > s.last or s.ready >> seat & 1:
        return n
    full = True
    for slot in range(SLOTS):  # TY-1
        if s.laid[seat, slot] == EMPTY:
            full = False
            for card in range(1, CARDS + 1):
                out[n] = LAY_CARD(slot, card)
                n += 1
    if full:  # TY-2
        out[n] = SAY_READY()
        n += 1
    return n


@kernel.apply
def apply(edition, state, seat, action):
    e, s = as_record(edition, Edition), as_record(state, State)
    if action in LAY_CARD:
        slot, card = LAY_CARD.arguments(action)
        s.laid[seat, slot] = card
    else:
        s.ready |= 1 << seat
        if s.ready == (1 << s.seats) - 1:
            show_cards(e, s)


@helper
def show_cards(e, s):
    """TY-3, TY-4: show what was laid, give the prize away and begin the next round."""
    best, equal, winner = np.int64(-1), 0, 0
    for seat in range(s.seats):
        total = np.int64(0)
        for slot in range(SLOTS):
            total += e.value[s.laid[seat, slot] - 1]
            s.shown[seat, slot] = s.laid[seat, slot]
            s.laid[seat, slot] = EMPTY
        if total > best:
            best, equal, winner = total, 1, seat
        elif total == best:
            equal += 1
            if below(s, equal) == 0:
                winner = seat
    s.points[winner] += e.prize
    s.ready = 0
    s.rounds += 1
    s.reveals += 1


@kernel.scores
def scores(edition, state, out):
    s = as_record(state, State)
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@kernel.ranks
def ranks(edition, state, out):
    """TY-4."""
    s = as_record(state, State)
    for seat in range(s.seats):
        out[seat] = s.points[seat]
    places(out, s.seats)
