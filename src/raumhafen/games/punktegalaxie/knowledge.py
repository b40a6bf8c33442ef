"""Who knows what at the table (PG-5): everyone the same. Observing a state, and imagining the rest of it.

Of most cards one side was seen. Which card it is, of those that look alike, nobody knows; it matters since all others
are still to come. Any way to tell them apart is as likely as any other, as long as no card is two pieces.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper, lowest
from raumhafen.engine.rng import below, forget_key, rekey
from raumhafen.games.punktegalaxie.model import CARDS, COLUMNS, NOTHING, PLACES, UNKNOWN, WORD, WORDS, Edition, State
from raumhafen.games.punktegalaxie.rules.scoring import size_of

PLANETS = PLACES - COLUMNS  # of the first market, which appear first: their space sides were never seen
NONE = np.int64(0)
ALL = tuple((1 << min(CARDS - WORD * word, WORD)) - 1 for word in range(WORDS))


@kernel.observe
def observe(edition, state, seat):
    """Blank which cards they are of which one side was seen, and those to come."""
    s = as_record(state, State)
    forget_key(s)
    for piece in range(s.drawn):
        if not s.both_seen[piece]:
            s.cards[piece] = UNKNOWN
    for card in range(s.drawn, CARDS):
        s.cards[card] = UNKNOWN


@kernel.resample
def resample(edition, state, seat, key):
    """A random world that fits all that everyone has seen, each as likely as any other."""
    e, s = as_record(edition, Edition), as_record(state, State)
    rekey(s, key)
    known = (NONE, NONE, NONE)
    for piece in range(s.drawn):
        if s.both_seen[piece]:
            known = add(known, np.int64(s.cards[piece]))
    used, fits = choose_planets(e, s, known)
    while not fits:
        used, fits = choose_planets(e, s, known)
    for piece in range(PLANETS, s.drawn):
        if not s.both_seen[piece]:
            card = by_lot(s, left(e, s.face[piece], used))
            s.cards[piece] = card
            used = add(used, card)
    place = np.int64(s.drawn)
    for word in range(WORDS):
        rest = ALL[word] & ~used[word]
        while rest:
            s.cards[place] = WORD * word + lowest(rest)
            rest &= rest - 1
            place += 1


@helper
def choose_planets(e, s, known):
    """Choose cards for the pieces of which only the planet was seen; which are used then, and whether to keep that.

    Other pieces show only their space side, and are to be chosen from what is left. So a choice must come up, and be
    kept, in proportion to the ways it leaves for them: then every world that fits is as likely as any other.
    """
    used = known
    for piece in range(PLANETS):
        card, free, among = np.int64(NOTHING), np.int64(0), np.int64(1)
        while below(s, among) >= free:
            card = by_lot(s, left(e, s.face[piece], known))
            free, among = chance_of(e, s, card, known)
        now_free, now_among = chance_of(e, s, card, used)
        if holds(used, card) or below(s, now_among * free) >= now_free * among:
            return used, False
        s.cards[piece] = card
        used = add(used, card)
    return used, True


@helper
def chance_of(e, s, card, used):
    """How likely a card is left alone by the pieces that show its space side, if they are chosen by lot from all that
    have it and are not used: so many of so many."""
    look = e.look[e.back[card]]
    among = size(left(e, look, used))
    shown = np.int64(0)
    for piece in range(s.drawn):
        shown += s.face[piece] == look
    return among - shown, among


# --- sets of cards ----------------------------------------------------------------------------------------------------


@helper
def add(cards, card):
    """The set with one more card."""
    bit = np.int64(1) << card % WORD
    word = card // WORD
    return (
        cards[0] | bit if word == 0 else cards[0],
        cards[1] | bit if word == 1 else cards[1],
        cards[2] | bit if word == 2 else cards[2],
    )


@helper
def holds(cards, card):
    """Is a card in a set?"""
    return cards[card // WORD] >> card % WORD & 1 == 1


@helper
def left(e, look, used):
    """The cards of a look that are not used."""
    return e.alike[look, 0] & ~used[0], e.alike[look, 1] & ~used[1], e.alike[look, 2] & ~used[2]


@helper
def size(cards):
    """How many cards a set holds."""
    return size_of(cards[0]) + size_of(cards[1]) + size_of(cards[2])


@helper
def by_lot(s, cards):
    """A card of a set, by lot."""
    nth = below(s, size(cards))
    for word in range(WORDS):
        rest = cards[word]
        while rest:
            if nth == 0:
                return np.int64(WORD * word) + lowest(rest)
            nth -= 1
            rest &= rest - 1
    return np.int64(NOTHING)
