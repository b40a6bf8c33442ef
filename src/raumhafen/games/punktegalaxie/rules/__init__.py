"""The rules of Punktegalaxie, clause by clause (`docs/rules/punktegalaxie.md`): the course of a match.

What a market, a row of cards and a score sheet are is told in `market`, `laying`, `planets`, `scoring` and `galaxus`;
`sheets` answers those who look on.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper, lowest, places
from raumhafen.engine.rng import below, rekey
from raumhafen.games.punktegalaxie.edition import (
    ACHIEVEMENTS,
    ASTEROID,
    CARDS,
    SIDES,
    START_FACE,
    START_SUNS,
    SUN,
    TILES,
    Edition,
)
from raumhafen.games.punktegalaxie.model import (
    CHOOSE_SIDE,
    COLUMNS,
    DRAWN,
    GALAXY,
    LAID,
    LAY,
    LAY_CARD,
    MARK,
    MARK_NONE,
    MARK_ONE,
    MARKET_LEFT,
    NOTHING,
    OFFERED,
    OFFERS,
    OVER,
    PLACES,
    ROUNDS,
    SEATS,
    SIDE,
    START_SUN,
    TAKE,
    TAKE_CARD,
    TAKE_TILE,
    TAKEN,
    TILE,
    State,
)
from raumhafen.games.punktegalaxie.rules.galaxus import fulfilled, play_galaxus
from raumhafen.games.punktegalaxie.rules.laying import lay, legal_lays
from raumhafen.games.punktegalaxie.rules.market import (
    deal_planet,
    note,
    refill,
    take,
    take_tile,
    tiles_due,
    uncover,
)
from raumhafen.games.punktegalaxie.rules.scoring import GALAXUS, compared, total

# --- setting up -------------------------------------------------------------------------------------------------------


@kernel.start
def start(edition, state, options, seats, key):
    """PG-2 … PG-4, PG-26: stacks, market, tiles, start suns; a random starting player. Alone one plays as for two."""
    e, s = as_record(edition, Edition), as_record(state, State)
    clear_table(s, state)
    rekey(s, key)
    s.seats = seats
    s.difficulty = options[0]
    s.galaxies = max(seats, 2)
    used = GALAXY * s.galaxies + MARKET_LEFT
    for column in range(COLUMNS):  # PG-3: a card over goes to the left ones; two of each stack lie below it
        s.height[column] = (used + COLUMNS - 1 - column) // COLUMNS - 2
    for place in range(COLUMNS, PLACES):
        deal_planet(e, s, place)
    for stack in range(COLUMNS):
        uncover(e, s, stack)
    offer_tiles(s)
    deal_start_suns(s)
    s.starter = below(s, seats)
    s.turn = s.starter
    s.phase = SIDE
    s.news_size = 0  # nothing has happened yet


@helper
def clear_table(s, state):
    """Nothing lies anywhere, every value fits everywhere: all bits are set for that. All cards are still to come."""
    state[:] = 255
    s.reveals = 0
    s.ready = 0
    s.rounds = 0
    s.drawn = 0
    s.taken = 0
    s.loose_size = 0
    s.news_size = 0
    for card in range(CARDS):
        s.cards[card] = card
    for piece in range(DRAWN):
        s.both_seen[piece] = 0
    for galaxy in range(SEATS):
        s.tiles[galaxy] = 0
        s.systems[galaxy] = 0
        s.suns[galaxy] = 0
        s.asteroids[galaxy] = 0
        s.rockets[galaxy] = 0


@helper
def one_of(s, left, count):
    """A random one of a set that holds `count`."""
    for _ in range(below(s, count)):
        left &= left - 1  # pass over the lowest
    return lowest(left)


@helper
def offer_tiles(s):
    """PG-2, PG-26: some of the tiles, in a row."""
    left = (np.int64(1) << TILES) - 1
    for place in range(OFFERED[s.galaxies - 2]):
        tile = one_of(s, left, TILES - place)
        left &= ~(np.int64(1) << tile)
        s.offer[place] = tile


@helper
def deal_start_suns(s):
    """PG-4: a random start sun is the sun of the first system; Galaxus takes side A."""
    left = (np.int64(1) << START_SUNS) - 1
    for galaxy in range(s.galaxies):
        sun = one_of(s, left, START_SUNS - galaxy)
        left &= ~(np.int64(1) << sun)
        s.start_sun[galaxy] = sun
        s.face[START_SUN + galaxy] = START_FACE + SIDES * sun
        s.sun[galaxy, 0] = START_SUN + galaxy
        s.suns[galaxy] = 1
        s.systems[galaxy] = 1
    if s.seats == 1:
        s.side[GALAXUS] = 0


# --- a turn -----------------------------------------------------------------------------------------------------------


@helper
def next_seat(s):
    """Clockwise."""
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0


@helper
def choose_side(s, seat, side):
    """PG-4: openly, in turn order; then the first round begins."""
    s.side[seat] = side
    s.face[START_SUN + seat] = START_FACE + SIDES * np.int64(s.start_sun[seat]) + side
    next_seat(s)
    if s.turn == s.starter:
        s.phase = TAKE
        s.rounds = 1


@helper
def may_take(e, s, seat, place):
    """PG-6: whatever lies there. PG-8: an asteroid only while suns outnumber asteroids, those in hand included."""
    piece = s.market[place]
    if piece == NOTHING:
        return False
    if e.kind[s.face[piece]] != ASTEROID:
        return True
    spare = np.int64(s.suns[seat]) - s.asteroids[seat]
    for card in range(s.taken):
        kind = e.kind[s.face[s.hand[card]]]
        spare += np.int64(kind == SUN) - np.int64(kind == ASTEROID)
    return spare > 0


@helper
def end_turn(e, s):
    """PG-10, PG-11: the market is refilled, but not after the last turn of all. Alone, Galaxus moves then (PG-26)."""
    s.phase = TAKE
    s.taken = 0
    next_seat(s)
    galaxus_moves = s.seats == 1
    while True:
        if s.turn == s.starter and not galaxus_moves:
            if s.rounds == ROUNDS:
                end_match(e, s)
                return
            s.rounds += 1
        refill(e, s)
        if not galaxus_moves:
            return
        play_galaxus(e, s)
        galaxus_moves = False


@helper
def end_match(e, s):
    """PG-32: who has beaten Galaxus may mark an achievement."""
    s.phase = OVER
    if s.seats == 1:
        s.achieved = fulfilled(e, s)
        if s.achieved > 0:
            s.phase = MARK


# --- who may do what --------------------------------------------------------------------------------------------------


@kernel.active
def active(edition, state):
    """One seat at a time acts."""
    s = as_record(state, State)
    return 0 if s.phase == OVER else np.int64(1) << s.turn


@kernel.legal
def legal(edition, state, seat, out):
    """All that a seat may do now."""
    e, s = as_record(edition, Edition), as_record(state, State)
    if s.phase == OVER or s.turn != seat:
        return 0
    if s.phase == LAY:
        return legal_lays(e, s, seat, out)
    if s.phase == TILE:
        return legal_tiles(s, out)
    n = 0
    if s.phase == TAKE:
        for place in range(PLACES):
            out[n] = TAKE_CARD(place)
            n += may_take(e, s, seat, place)
    elif s.phase == SIDE:
        for side in range(SIDES):
            out[n] = CHOOSE_SIDE(side)
            n += 1
    else:  # PG-32: one that was fulfilled, or none
        for number in range(ACHIEVEMENTS):
            out[n] = MARK_ONE(number)
            n += s.achieved >> number & 1
        out[n] = MARK_NONE()
        n += 1
    return n


@helper
def legal_tiles(s, out):
    """PG-9: any tile on offer, in the order of their numbers."""
    on_offer, n = np.int64(0), 0
    for place in range(OFFERS):
        if s.offer[place] != NOTHING:
            on_offer |= np.int64(1) << s.offer[place]
    while on_offer:
        out[n] = TAKE_TILE(lowest(on_offer))
        on_offer &= on_offer - 1
        n += 1
    return n


@kernel.apply
def apply(edition, state, seat, action):
    """The one way a match goes on."""
    e, s = as_record(edition, Edition), as_record(state, State)
    s.news_size = 0
    laid = False
    if action in TAKE_CARD:
        s.hand[s.taken] = take(e, s, TAKE_CARD.argument(action))
        s.taken += 1
        if s.taken == TAKEN:
            s.phase = LAY
    elif action in LAY_CARD:
        card, spot = LAY_CARD.arguments(action)
        piece = s.hand[card]
        s.hand[card] = NOTHING
        note(s, LAID(lay(e, s, seat, piece, spot), piece))
        laid = s.hand[1 - card] == NOTHING
    elif action in TAKE_TILE:
        take_tile(s, seat, TAKE_TILE.argument(action))
        laid = True
    elif action in CHOOSE_SIDE:
        choose_side(s, seat, CHOOSE_SIDE.argument(action))
    else:
        s.marked = MARK_ONE.argument(action) if action in MARK_ONE else NOTHING
        s.phase = OVER
    if laid:  # PG-9: the tiles that are due are chosen; then the turn ends
        s.phase = TILE
        if tiles_due(e, s, seat) == 0:
            end_turn(e, s)


# --- points -----------------------------------------------------------------------------------------------------------


@kernel.scores
def scores(edition, state, out):
    """PG-18 … PG-23: the score sheets added up, as they stand."""
    e, s = as_record(edition, Edition), as_record(state, State)
    for galaxy in range(s.galaxies):
        out[galaxy] = total(e, s, galaxy)


@kernel.ranks
def ranks(edition, state, out):
    """PG-25: most points; then more rockets, then shared."""
    e, s = as_record(edition, Edition), as_record(state, State)
    for galaxy in range(s.galaxies):
        out[galaxy] = compared(total(e, s, galaxy), s.rockets[galaxy])
    places(out, s.seats)
