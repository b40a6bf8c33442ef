"""The rules of Galaktische Schlachten, clause by clause (`docs/rules/schlachten.md`)."""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import (
    Bytes,
    Int64s,
    as_record,
    compiled,
    edition_bytes,
    helper,
    i64,
    i64s,
    lowest,
    places,
    u8s,
)
from raumhafen.engine.rng import begin, below
from raumhafen.games.schlachten.edition import CARDS, COLOURS, NO_COLOUR, PLANETS, WORLDS, Edition
from raumhafen.games.schlachten.model import (
    CAPITAL,
    COLUMNS,
    COMMIT,
    COMMIT_FIGURES,
    DOWN,
    HAND,
    LOOK,
    LOOK_AT,
    NOTHING,
    OVER,
    PLACES,
    PLAY,
    PLAY_CARDS,
    PRIZE,
    ROWS,
    TURN,
    TURN_UP,
    WON,
    State,
)

FIGURES = len(COLOURS)

# --- setting up -------------------------------------------------------------------------------------------------------


@kernel.start
def start(edition, state, options, seats, key):
    """GS-2, GS-3: the grid lies face down, everyone holds six cards, a random planet is the first prize."""
    s = as_record(state, State)
    begin(state, s, seats, key)
    s.hands[:] = NOTHING
    s.played[:] = NOTHING
    s.last_played[:] = NOTHING
    s.last_leader = NOTHING
    s.discard[:] = NOTHING
    s.face[:] = NOTHING
    s.owner[:] = NOTHING
    s.figure[:] = NOTHING
    s.looked = NOTHING
    for card in range(CARDS):
        s.pile[card] = card
    s.pile_size = CARDS
    for seat in range(seats):
        fill_hand(s, seat)
    s.leader = below(s, seats)
    s.rounds = 1
    turn_up(s, below(s, PLACES))


# --- cards ------------------------------------------------------------------------------------------------------------


@helper
def fill_hand(s, seat):
    """GS-12: draw up to six; the pile is renewed only when a card is needed and it is empty."""
    while s.hand_size[seat] < HAND:
        if s.pile_size == 0:
            if s.discard_size == 0:
                return
            renew_pile(s)
        size = np.int64(s.pile_size) - 1
        drawn = below(s, size + 1)
        card = s.pile[drawn]
        s.pile[drawn] = s.pile[size]
        s.pile[size] = NOTHING
        s.pile_size = size
        for place in range(s.hand_size[seat]):  # keep the hand in rising numbers
            held = s.hands[seat, place]
            s.hands[seat, place] = min(held, card)
            card = max(held, card)
        s.hands[seat, s.hand_size[seat]] = card
        s.hand_size[seat] += 1
        s.drawn[seat, s.piles] += 1


@helper
def renew_pile(s):
    """GS-12: the discards become the pile. From now on whatever else is out is known to be in a hand."""
    s.piles += 1
    for place in range(s.discard_size):
        card = s.discard[place]
        s.pile[place] = card
        s.came[card] = s.piles
        s.discard[place] = NOTHING
    s.pile_size = s.discard_size
    s.discard_size = 0


@helper
def lay_cards(e, s, seat, chosen):
    """GS-7: the chosen places of the hand go to the table."""
    kept, laid, specials = np.int64(0), np.int64(0), np.int64(0)
    for place in range(s.hand_size[seat]):
        card = s.hands[seat, place]
        taken = chosen >> place & 1
        special = taken & (e.colour[card] == NO_COLOUR)
        s.hands[seat, kept] = card  # written to both and counted in one: no processor could foresee which
        s.played[seat, laid] = card
        kept += 1 - taken
        laid += taken
        specials += special
        s.drawn[seat, s.came[card]] -= taken
        s.bare[seat, s.came[card]] -= special & (s.bare[seat, s.came[card]] > 0)
    for place in range(kept, HAND):
        s.hands[seat, place] = NOTHING
    for place in range(laid, HAND):
        s.played[seat, place] = NOTHING
    s.hand_size[seat] = kept
    s.played_size[seat] = laid
    if specials == laid:  # specials alone: what is left can hold no colour either
        for pile in range(s.piles + 1):
            s.bare[seat, pile] = s.drawn[seat, pile]


# --- a round ----------------------------------------------------------------------------------------------------------


@helper
def hidden_planet(s):
    """A random planet of those whose faces nobody has seen."""
    seen, count = np.int64(1), PLANETS  # as a set in which NOTHING comes first
    for place in range(PLACES):
        seen |= np.int64(1) << s.face[place] - NOTHING
        count -= s.face[place] != NOTHING
    hidden = ~seen
    for _ in range(below(s, count)):
        hidden &= hidden - 1  # pass over the lowest
    return lowest(hidden) + NOTHING


@helper
def look_at(s, place):
    """GS-4: the leader looks; where is public, what is not."""
    if s.face[place] == NOTHING:
        s.face[place] = hidden_planet(s)
    s.seen_by[place] |= 1 << s.leader
    s.looked = place
    s.phase = TURN
    s.reveals += 1


@helper
def turn_up(s, place):
    """GS-3, GS-4, GS-5: the prize is turned up; then figures are committed."""
    if place == CAPITAL:
        s.prize = PLANETS + below(s, FIGURES)
    else:
        if s.face[place] == NOTHING:
            s.face[place] = hidden_planet(s)
        s.lies[place] = PRIZE
        s.prize = s.face[place]
    s.prize_place = place
    s.reveals += 1
    s.phase = COMMIT
    s.turn = s.leader
    to_next_owner(s, 0)


@helper
def to_next_owner(s, after):
    """GS-6: clockwise from the leader, the next owner of figures; when there is none, cards are played (GS-7)."""
    owners = 0
    for colour in range(FIGURES):
        if s.figure[colour] != NOTHING:
            owners |= 1 << s.figure[colour]
    for step in range(after, s.seats):
        seat = clockwise(s, s.leader, step)
        if owners >> seat & 1:
            s.turn = seat
            return
    s.phase = PLAY
    s.turn = s.leader


@helper
def figures_of(s, seat):
    """A seat's figures as a set, bit per colour."""
    owned = 0
    for colour in range(FIGURES):
        if s.figure[colour] == seat:
            owned |= 1 << colour
    return owned


@helper
def row_won(s):
    """GS-5: are all planets of some row won?"""
    for row in range(ROWS):
        left = False
        for place in range(row * COLUMNS, (row + 1) * COLUMNS):
            if s.lies[place] != WON:
                left = True
        if not left:
            return True
    return False


@helper
def score_play(e, s, seat):
    """GS-8, GS-9: main score and clone score of the cards a seat has played."""
    main, clones, colour = np.int64(0), np.int64(0), np.int64(NO_COLOUR)
    for place in range(s.played_size[seat]):
        card = s.played[seat, place]
        main += e.value[card]
        clones += e.value[card] * e.clone[card]
        colour = min(colour, np.int64(e.colour[card]))  # a special has the highest, which is none
    s.main[seat] = main + colour_bonus(e, s, seat, colour)
    s.clones[seat] = clones


@helper
def colour_bonus(e, s, seat, colour):
    """GS-8: what the prize and a committed figure add to cards of their colour."""
    bonus = np.int64(0)
    if colour != NO_COLOUR:
        if colour == e.world_colour[s.prize]:
            bonus += e.world_value[s.prize]
        if s.committed[seat] >> colour & 1:
            bonus += e.figure_bonus
    return bonus


@helper
def clockwise(s, seat, steps):
    """The seat that many steps on, less than once around."""
    reached = np.int64(seat) + steps
    return reached - s.seats if reached >= s.seats else reached


@helper
def highest(leader, seats, scores):
    """GS-11: the seat with the highest score; of equal ones the one that played earlier."""
    best = np.int64(leader)
    for step in range(1, seats):
        seat = leader + step if leader + step < seats else leader + step - seats
        if scores[seat] > scores[best]:
            best = seat
    return best


@helper
def end_round(e, s):
    """GS-10, GS-12: award the prize, then the figure; discard, fill up, and the winner leads."""
    winner = highest(np.int64(s.leader), np.int64(s.seats), s.main)
    s.owner[s.prize] = winner
    for colour in range(FIGURES):
        if s.figure[colour] != NOTHING and s.committed[s.figure[colour]] >> colour & 1:
            s.figure[colour] = NOTHING
    cloner = highest(np.int64(s.leader), np.int64(s.seats), s.clones)
    if s.clones[cloner] > 0:
        s.figure[e.world_colour[s.prize]] = cloner

    s.last_leader = s.leader
    for step in range(s.seats):
        seat = clockwise(s, s.leader, step)
        s.last_main[seat] = s.main[seat]
        s.last_clones[seat] = s.clones[seat]
        for place in range(s.played_size[seat]):
            s.discard[s.discard_size + place] = s.played[seat, place]
        s.discard_size += s.played_size[seat]
        for place in range(HAND):
            s.last_played[seat, place] = s.played[seat, place]
            s.played[seat, place] = NOTHING
        s.played_size[seat] = 0
        s.committed[seat] = 0
        s.main[seat] = 0
        s.clones[seat] = 0

    s.leader = winner
    s.turn = winner
    s.reveals += 1
    if s.prize_place == CAPITAL:
        s.phase = OVER
        return
    s.lies[s.prize_place] = WON
    for step in range(s.seats):
        fill_hand(s, clockwise(s, winner, step))
    s.looked = NOTHING
    s.rounds += 1
    s.phase = LOOK


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
    if s.phase == PLAY:
        return legal_plays(e, s, seat, out)
    n = 0
    if s.phase == COMMIT:  # GS-6: any set of the own figures, the empty one too
        owned = figures_of(s, seat)
        chosen = 0
        while True:
            out[n] = COMMIT_FIGURES(chosen)
            n += 1
            if chosen == owned:
                return n
            chosen = (chosen - owned) & owned
    if s.phase == LOOK:  # GS-4: looking is optional
        for place in range(PLACES):
            out[n] = LOOK_AT(place)  # counted only if it lies face down
            n += s.lies[place] == DOWN
    for place in range(PLACES):
        out[n] = TURN_UP(place)
        n += s.lies[place] == DOWN
    if row_won(s):  # GS-5
        out[n] = TURN_UP(CAPITAL)
        n += 1
    return n


@helper
def legal_plays(e, s, seat, out):
    """GS-7: one or more cards of one colour and any specials; specials alone only without a coloured card.

    Place by place along the sorted hand: each card alone, and added to every set so far that it may join. Of equal
    cards the left one goes first, so that every different play is offered once.
    """
    n, group, newest = 0, 0, 0  # sets so far; where those of this colour begin, and those with the last card
    colour, kind = np.int8(NOTHING), np.int8(NOTHING)
    only_specials = e.colour[s.hands[seat, 0]] == NO_COLOUR
    for place in range(s.hand_size[seat]):
        card = s.hands[seat, place]
        if e.colour[card] == NO_COLOUR:
            group = 0
        elif e.colour[card] != colour:
            group = n
        first = n
        joins = group
        if e.kind[card] == kind:
            joins = newest
        elif only_specials or e.colour[card] != NO_COLOUR:
            out[n] = PLAY_CARDS(1 << place)
            n += 1
        for i in range(joins, first):
            out[n] = PLAY_CARDS(PLAY_CARDS.argument(out[i]) | 1 << place)
            n += 1
        newest = first
        colour = e.colour[card]
        kind = e.kind[card]
    return n


@kernel.apply
def apply(edition, state, seat, action):
    """The one way a match goes on."""
    e, s = as_record(edition, Edition), as_record(state, State)
    if action in PLAY_CARDS:
        lay_cards(e, s, seat, PLAY_CARDS.argument(action))
        score_play(e, s, seat)
        s.turn = clockwise(s, seat, 1)
        if s.turn == s.leader:
            end_round(e, s)
    elif action in COMMIT_FIGURES:
        s.committed[seat] = COMMIT_FIGURES.argument(action)
        to_next_owner(s, 1 + (seat - s.leader if seat >= s.leader else seat - s.leader + s.seats))
    elif action in TURN_UP:
        turn_up(s, TURN_UP.argument(action))
    else:
        look_at(s, LOOK_AT.argument(action))


# --- points -----------------------------------------------------------------------------------------------------------


@kernel.scores
def scores(edition, state, out):
    """GS-13: planets and capital added up."""
    e, s = as_record(edition, Edition), as_record(state, State)
    for seat in range(s.seats):
        out[seat] = 0
    for world in range(WORLDS):
        if s.owner[world] != NOTHING:
            out[s.owner[world]] += e.world_value[world]


@kernel.ranks
def ranks(edition, state, out):
    """GS-13: most points; then the owner of the capital, then more planets, then shared."""
    e, s = as_record(edition, Edition), as_record(state, State)
    for seat in range(s.seats):
        out[seat] = 0
    for world in range(WORLDS):
        if s.owner[world] != NOTHING:
            out[s.owner[world]] += counts_for(e, world)
    places(out, s.seats)


@helper
def counts_for(e, world):
    """GS-13: points, capital and planets as one number to compare by."""
    return 128 * np.int64(e.world_value[world]) + (1 if world < PLANETS else 64)


# --- questions of those who look on -----------------------------------------------------------------------------------


@compiled(i64(edition_bytes, u8s))
def capital_open(edition: Bytes, observed: Bytes) -> int:
    """GS-5: may the capital be turned up? 1 or 0."""
    return 1 if row_won(as_record(observed, State)) else 0


@compiled(i64(i64, i64s))
def seat_ahead(leader: int, scores: Int64s) -> int:
    """GS-11: the seat that would win with these scores, one for each."""
    seat: int = highest(leader, scores.size, scores)
    return seat
