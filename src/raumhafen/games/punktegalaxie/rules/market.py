"""The market (PG-3, PG-6, PG-10): taking cards, uncovering, refilling, renewing a stack from another; and the tiles."""

from __future__ import annotations

import numpy as np

from raumhafen.engine.kernel import count_bits, helper
from raumhafen.engine.rng import below
from raumhafen.games.punktegalaxie.edition import CARDS
from raumhafen.games.punktegalaxie.model import (
    COLUMNS,
    GOT_TILE,
    NOTHING,
    OFFERS,
    PLACES,
    RENEWED,
    TOOK,
    TURNED,
    UNCOVERED,
)


@helper
def note(s, news):
    """Write down what happened, so that it can be told."""
    s.news[s.news_size] = news
    s.news_size += 1


@helper
def draw(s):
    """A card appears, any of those that have not: nobody has seen the order of a stack, so there is none yet."""
    piece = np.int64(s.drawn)
    chosen = piece + below(s, CARDS - piece)
    card = s.cards[chosen]
    s.cards[chosen] = s.cards[piece]
    s.cards[piece] = card
    s.drawn += 1
    return piece


@helper
def deal_planet(e, s, place):
    """PG-3: a planet of the first market, of which only this side is seen."""
    piece = draw(s)
    s.face[piece] = e.look[s.cards[piece]]
    s.market[place] = piece


@helper
def uncover(e, s, stack):
    """The next card of a stack is seen, its space side only."""
    piece = draw(s)
    s.face[piece] = e.look[e.back[s.cards[piece]]]
    s.market[stack] = piece
    s.reveals += 1
    note(s, UNCOVERED(stack, piece))


@helper
def lift(e, s, stack):
    """The top card leaves its stack."""
    s.height[stack] -= 1
    s.market[stack] = NOTHING
    if s.height[stack] > 0:
        uncover(e, s, stack)


@helper
def take(e, s, place):
    """PG-6: a card leaves the market; a stack shows its next one at once, a planet's place stays empty."""
    piece = s.market[place]
    note(s, TOOK(place, piece))
    if place < COLUMNS:
        lift(e, s, place)
    else:
        s.market[place] = NOTHING
    return piece


@helper
def renew(e, s, stack):
    """PG-10: an empty stack gets the lower half of the highest other one; a stack of one is not split."""
    highest = 0 if stack != 0 else 1
    for other in range(highest + 1, COLUMNS):
        if other != stack and s.height[other] > s.height[highest]:
            highest = other
    moved = s.height[highest] // 2
    if moved > 0:
        s.height[highest] -= moved
        s.height[stack] = moved
        note(s, RENEWED(stack, highest))
        uncover(e, s, stack)


@helper
def turn_over(e, s, stack, place):
    """PG-5, PG-10: a top card becomes a planet of the market; both its sides were seen then."""
    piece = s.market[stack]
    s.face[piece] = e.look[s.cards[piece]]
    s.both_seen[piece] = 1
    s.market[place] = piece
    note(s, TURNED(place, piece))
    lift(e, s, stack)


@helper
def refill(e, s):
    """PG-10: column by column, upper place first; then no stack stays empty that can be renewed."""
    for column in range(COLUMNS):
        for place in range(column + COLUMNS, PLACES, COLUMNS):
            if s.market[place] == NOTHING:
                if s.height[column] == 0:
                    renew(e, s, column)
                turn_over(e, s, column, place)
    for column in range(COLUMNS):
        if s.height[column] == 0:
            renew(e, s, column)


# --- rocket tiles -----------------------------------------------------------------------------------------------------


@helper
def tiles_earned(e, s, galaxy):
    """PG-9, PG-30: how many tiles the rockets of a galaxy bring in all."""
    return np.int64(s.rockets[galaxy]) // e.rockets_a_tile


@helper
def rockets_missing(e, s, galaxy):
    """How many rockets a galaxy lacks for its next tile."""
    return (tiles_earned(e, s, galaxy) + 1) * e.rockets_a_tile - s.rockets[galaxy]


@helper
def tiles_due(e, s, galaxy):
    """PG-9, PG-30: how many of the tiles on offer are due to a galaxy."""
    due = tiles_earned(e, s, galaxy) - count_bits(s.tiles[galaxy])
    offered = np.int64(0)
    while offered < OFFERS and s.offer[offered] != NOTHING:
        offered += 1
    return max(min(due, offered), 0)


@helper
def take_tile(s, galaxy, tile):
    """A tile leaves the offer; the gap closes (PG-26)."""
    s.tiles[galaxy] |= np.uint32(1) << np.uint32(tile)
    place = 0
    while s.offer[place] != tile:
        place += 1
    for gap in range(place, OFFERS - 1):
        s.offer[gap] = s.offer[gap + 1]
    s.offer[OFFERS - 1] = NOTHING
    note(s, GOT_TILE(galaxy, tile))
