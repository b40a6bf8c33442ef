"""Who knows what at the table (GS-15): observing a state, and imagining the rest of it."""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper
from raumhafen.engine.rng import below, forget_key, rekey
from raumhafen.games.schlachten.edition import CARDS, NO_COLOUR, Edition
from raumhafen.games.schlachten.model import DOWN, HIDDEN, NOTHING, PLACES, State
from raumhafen.games.schlachten.rules import hidden_planet


@kernel.observe
def observe(edition, state, seat):
    """GS-15: blank other hands, the pile, and the faces a seat has not seen."""
    s = as_record(state, State)
    forget_key(s)
    for other in range(s.seats):
        if other != seat:
            for place in range(s.hand_size[other]):
                s.hands[other, place] = HIDDEN
    for place in range(s.pile_size):
        s.pile[place] = HIDDEN
    for place in range(PLACES):
        if s.lies[place] == DOWN and (seat < 0 or s.seen_by[place] >> seat & 1 == 0):
            s.face[place] = NOTHING


@kernel.resample
def resample(edition, state, seat, key):
    """A random world that fits all that a seat knows."""
    e, s = as_record(edition, Edition), as_record(state, State)
    rekey(s, key)
    for place in range(PLACES):  # another seat has seen this face, this one has not
        if s.seen_by[place] and s.face[place] == NOTHING:
            s.face[place] = hidden_planet(s)
    deal_unseen(e, s, seat)


@helper
def deal_unseen(e, s, seat):
    """Deal what is out of sight to the other hands; the rest is the pile.

    Card counting is honoured: each hand holds a known number of cards from each pile there was. The pile's own places
    serve as the list to deal from.
    """
    n = list_unseen(s, seat)
    for pile in range(s.piles + 1):
        left = bring_forward(s, pile, n)
        for only_specials in (True, False):  # first what a hand must hold since it played specials alone (GS-7)
            for other in range(s.seats):
                if other == seat:
                    continue
                size = np.int64(0)
                while size < s.hand_size[other] and s.hands[other, size] != HIDDEN:
                    size += 1
                due = s.bare[other, pile] if only_specials else s.drawn[other, pile] - s.bare[other, pile]
                for place in range(size, size + due):
                    chosen = find_special(e, s, left) if only_specials else below(s, left)
                    s.hands[other, place] = s.pile[chosen]
                    left -= 1
                    n -= 1
                    s.pile[chosen] = s.pile[left]
                    s.pile[left] = s.pile[n]
                    s.pile[n] = NOTHING
    for other in range(s.seats):
        sort_hand(s, other)


@helper
def bring_forward(s, pile, n):
    """Put the cards that came from a pile to the front of the list of unseen ones; how many there are."""
    found = np.int64(0)
    for i in range(n):
        card = s.pile[i]
        if s.came[card] == pile:
            s.pile[i] = s.pile[found]
            s.pile[found] = card
            found += 1
    return found


@helper
def list_unseen(s, seat):
    """Write the cards out of a seat's sight into the pile's places; how many there are."""
    s.pile[:] = 1
    for place in range(s.discard_size):
        s.pile[s.discard[place]] = 0
    for other in range(s.seats):
        for place in range(s.played_size[other]):
            s.pile[s.played[other, place]] = 0
        if other == seat:
            for place in range(s.hand_size[seat]):
                s.pile[s.hands[seat, place]] = 0
    n = 0
    for card in range(CARDS):
        if s.pile[card]:
            s.pile[n] = card
            n += 1
    for i in range(n, CARDS):
        s.pile[i] = NOTHING
    return np.int64(n)


@helper
def find_special(e, s, n):
    """The place of a random special among the first n of the list."""
    count = 0
    for i in range(n):
        if e.colour[s.pile[i]] == NO_COLOUR:
            count += 1
    nth = below(s, count)
    place = np.int64(0)
    while nth > 0 or e.colour[s.pile[place]] != NO_COLOUR:
        if e.colour[s.pile[place]] == NO_COLOUR:
            nth -= 1
        place += 1
    return place


@helper
def sort_hand(s, seat):
    """Put a hand in rising numbers."""
    for place in range(1, s.hand_size[seat]):
        card = s.hands[seat, place]
        left = place
        while left > 0 and s.hands[seat, left - 1] > card:
            s.hands[seat, left] = s.hands[seat, left - 1]
            left -= 1
        s.hands[seat, left] = card
