"""The toy game, all in one file."""

from __future__ import annotations

import sys

import numpy as np
from msgspec import Struct

from raumhafen.engine import kernel
from raumhafen.engine.actions import Actions
from raumhafen.engine.edition import Sheet, empty
from raumhafen.engine.game import Game
from raumhafen.engine.kernel import HEADER, Bytes, as_record, helper, layout, places
from raumhafen.engine.rng import below, forget_key, rekey
from tests.toy import ABOUT

SEATS, SLOTS, CARDS = 3, 2, 3
HIDDEN = -1
READY = SLOTS * CARDS
ACTIONS = Actions()
ACTIONS.kind("action", number=READY + 1)

Edition = layout(("prize", "i1"))
State = layout(
    *HEADER,
    ("rounds", "i1"),
    ("last", "i1"),
    ("laid", "i1", (SEATS, SLOTS)),
    ("shown", "i1", (SEATS, SLOTS)),
    ("points", "i1", (SEATS,)),
)


@kernel.start
def start(edition, state, options, seats, key):
    s = as_record(state, State)
    state[:] = 0
    rekey(s, key)
    s.seats = seats
    s.last = options[0]
    s.rounds = 1


@kernel.active
def active(edition, state):
    s = as_record(state, State)
    return 0 if s.rounds > s.last else ((1 << np.int64(s.seats)) - 1) & ~np.int64(s.ready)


@kernel.legal
def legal(edition, state, seat, out):
    s = as_record(state, State)
    n = 0
    if s.rounds > s.last or s.ready >> seat & 1:
        return n
    full = True
    for slot in range(SLOTS):
        if s.laid[seat, slot] == 0:
            full = False
            for card in range(CARDS):
                out[n] = slot * CARDS + card
                n += 1
    if full:
        out[n] = READY
        n += 1
    return n


@kernel.apply
def apply(edition, state, seat, action):
    e, s = as_record(edition, Edition), as_record(state, State)
    if action < READY:
        s.laid[seat, action // CARDS] = action % CARDS + 1
        return
    s.ready |= 1 << seat
    if s.ready == (1 << s.seats) - 1:
        reveal(e, s)


@helper
def reveal(e, s):
    best, lots = np.int64(-1), 0
    winner = 0
    for seat in range(s.seats):
        total = np.int64(0)
        for slot in range(SLOTS):
            total += s.laid[seat, slot]
            s.shown[seat, slot] = s.laid[seat, slot]
            s.laid[seat, slot] = 0
        if total > best:
            best, lots, winner = total, 1, seat
        elif total == best:
            lots += 1
            if below(s, lots) == 0:
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
    s = as_record(state, State)
    for seat in range(s.seats):
        out[seat] = s.points[seat]
    places(out, s.seats)


@kernel.observe
def observe(edition, state, seat):
    s = as_record(state, State)
    forget_key(s)
    for other in range(s.seats):
        if other != seat:
            for slot in range(SLOTS):
                s.laid[other, slot] = HIDDEN


@kernel.resample
def resample(edition, state, seat, key):
    s = as_record(state, State)
    rekey(s, key)
    for other in range(s.seats):
        if other != seat:
            for slot in range(SLOTS):
                done = s.ready >> other & 1
                s.laid[other, slot] = 1 + below(s, CARDS) if done else below(s, CARDS + 1)


@kernel.estimate
def estimate(edition, state, out):
    s = as_record(state, State)
    best, leaders = np.int64(0), 0
    for seat in range(s.seats):
        best = max(best, np.int64(s.points[seat]))
    for seat in range(s.seats):
        leaders += s.points[seat] == best
    for seat in range(s.seats):
        out[seat] = 1.0 / leaders if s.points[seat] == best else 0.0


@kernel.focus
def focus(edition, state, seat, ids, n):
    return n


class View(Struct, frozen=True):
    seat: int
    rounds: int
    laid: list[int]
    shown: list[list[int]]
    points: list[int]
    ready: int


class Shown(Struct, frozen=True, tag_field="kind", tag="shown"):
    cards: list[list[int]]


class Laid(Struct, frozen=True, tag_field="kind", tag="laid"):
    slot: int
    card: int


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    s = as_record(observed, State)
    seats = range(s.seats)
    own = s.laid[seat].tolist() if seat >= 0 else []
    shown = [s.shown[other].tolist() for other in seats]
    return View(seat, int(s.rounds), own, shown, s.points[: s.seats].tolist(), int(s.ready))


def spell(action: int) -> tuple[str, ...]:
    return ("ready",) if action == READY else (f"slot-{action // CARDS}", f"card-{action % CARDS + 1}")


def events_between(edition, before, actor, action, after, seat):
    old, new = as_record(before, State), as_record(after, State)
    if new.rounds != old.rounds:
        return [Shown([new.shown[other].tolist() for other in range(new.seats)])]
    return [Laid(action // CARDS, action % CARDS + 1)] if 0 <= action < READY else []


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> tuple[str, str] | None:
    return None


def pack(sheet: Sheet) -> Bytes:
    data, e = empty(Edition)
    e.prize = sheet.table("points").whole("prize", 1, 9)
    return data


def speller(edition: Bytes, observed: Bytes, seat: int):
    return spell


def prompt(edition: Bytes, observed: Bytes, seat: int):
    return "prompt-toy", {}


def draw(view, say, names):
    return [str(view)]


def narrate(event, say, names):
    return str(event)


this = sys.modules[__name__]
GAME = Game(
    ABOUT,
    edition=this,
    model=this,
    rules=this,
    knowledge=this,
    evaluation=this,
    view=this,
    actions=this,
    events=this,
    terminal=this,
)
