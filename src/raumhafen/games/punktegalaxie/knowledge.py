"""Who knows what at the table (PG-5): everyone the same. Observing a state, and imagining the rest of it.

Of most cards one side was seen. Which card it is, of those that look alike, nobody knows; it matters since all others
are still to come. Any way to tell them apart is as likely as any other, as long as no card is two pieces.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import helper, on
from raumhafen.engine.rng import below, forget_key, rekey
from raumhafen.games.punktegalaxie.model import CARDS, COLUMNS, PLACES, UNKNOWN, Edition, State

PLANETS = PLACES - COLUMNS  # of the first market, which appear first: their space sides were never seen
ONE, NONE = np.uint64(1), np.uint64(0)
WORD = 64


@kernel.observe
def observe(edition, state, seat):
    """Blank which cards they are of which one side was seen, and those to come."""
    s = on(state, State)
    forget_key(s)
    for piece in range(s.drawn):
        if not s.both_seen[piece]:
            s.cards[piece] = UNKNOWN
    for card in range(s.drawn, CARDS):
        s.cards[card] = UNKNOWN


@kernel.resample
def resample(edition, state, seat, key):
    """A random world that fits all that everyone has seen, each as likely as any other."""
    e, s = on(edition, Edition), on(state, State)
    rekey(s, key)
    known = (NONE, NONE, NONE)
    for piece in range(s.drawn):
        if s.both_seen[piece]:
            known = add(known, s.cards[piece])
    used, fits = choose_planets(e, s, known)
    while not fits:
        used, fits = choose_planets(e, s, known)
    for piece in range(PLANETS, s.drawn):
        if not s.both_seen[piece]:
            s.cards[piece] = one_alike(e, s, s.face[piece], used)
            used = add(used, s.cards[piece])
    place = np.int64(s.drawn)
    for card in range(CARDS):
        if not holds(used, card):
            s.cards[place] = card
            place += 1


@helper
def choose_planets(e, s, used):
    """Choose cards for the pieces of which only the planet was seen, and tell whether to keep the choice.

    It is kept as often as the pieces that show space sides, chosen by lot from the same cards, would leave it alone:
    so every world that fits comes up as often as any other.
    """
    for piece in range(PLANETS):
        card = one_alike(e, s, s.face[piece], used)
        look = e.look[e.back[card]]
        left = left_alike(e, look, used)
        shown = np.int64(0)
        for other in range(s.drawn):
            shown += s.face[other] == look
        if below(s, left) < shown:
            return used, False
        s.cards[piece] = card
        used = add(used, card)
    return used, True


@helper
def left_alike(e, look, used):
    """How many cards of that look are not used yet."""
    left = np.int64(0)
    for place in range(e.alike_from[look], e.alike_from[look] + e.alike_size[look]):
        left += not holds(used, e.alike[place])
    return left


@helper
def one_alike(e, s, look, used):
    """A card of that look by lot, of those not used yet."""
    nth = below(s, left_alike(e, look, used))
    place = np.int64(e.alike_from[look])
    while holds(used, e.alike[place]) or nth > 0:
        nth -= not holds(used, e.alike[place])
        place += 1
    return e.alike[place]


# --- sets of cards, in three words ------------------------------------------------------------------------------------


@helper
def holds(cards, card):
    """Is a card in a set?"""
    word = cards[0] if card < WORD else cards[1] if card < 2 * WORD else cards[2]
    return word >> np.uint64(card % WORD) & ONE == ONE


@helper
def add(cards, card):
    """The set with one more card."""
    bit = ONE << np.uint64(card % WORD)
    if card < WORD:
        return cards[0] | bit, cards[1], cards[2]
    if card < 2 * WORD:
        return cards[0], cards[1] | bit, cards[2]
    return cards[0], cards[1], cards[2] | bit
