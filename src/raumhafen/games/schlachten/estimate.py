"""A quick judgement for bots: how likely is each seat to win from here?

The weights were chosen by duels of the greedy bot against its own variants.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import helper, on
from raumhafen.games.schlachten.model import (
    CAPITAL,
    COLOURS,
    COLUMNS,
    COMMIT,
    COMMIT_SET,
    DOWN,
    LOOK,
    LOOK_AT,
    NO_COLOUR,
    NOTHING,
    OVER,
    PLAY,
    ROWS,
    WORLDS,
    Edition,
    State,
)

OUTBID = 0.25  # how readily a seat that could outbid does so, a point of surplus
HAND_WORTH = 0.12  # a point of the best colour in hand, in points of the game
SPECIAL_WORTH = 0.10
FIGURE_WORTH = 0.45
SPREAD = 0.9  # how wide the outcome still scatters, a round to come
LAST_SPREAD = 0.6


@helper
def strength(e, s, seat, bidding):
    """The best main score a hand can still make; as a bid for the prize, or for what may come."""
    best, specials = np.int64(0), np.int64(0)
    for place in range(s.hand_size[seat]):
        card = s.hands[seat, place]
        if e.colour[card] == NO_COLOUR:
            specials += e.value[card]
    place = 0
    while place < s.hand_size[seat]:
        colour = np.int64(e.colour[s.hands[seat, place]])
        total = np.int64(0)
        while place < s.hand_size[seat] and e.colour[s.hands[seat, place]] == colour:
            total += e.value[s.hands[seat, place]]
            place += 1
        if colour == NO_COLOUR:
            total = np.int64(0)
        elif bidding:
            if colour == e.world_colour[s.prize]:
                total += e.world_value[s.prize]
            if s.committed[seat] >> colour & 1:
                total += e.figure_bonus
        best = max(best, total)
    return best + specials


@helper
def outbids(e, s, seat, bid):
    """How likely a seat still to play goes over a bid."""
    surplus = strength(e, s, seat, True) - bid
    return 1.0 - np.exp(-OUTBID * surplus) if surplus > 0 else 0.0


@helper
def has_played(s, seat):
    """Has this seat laid its cards in this round?"""
    return s.played_size[seat] > 0


@helper
def prize_chance(e, s, seat):
    """How likely a seat is to take the prize that is up."""
    best, bid = NOTHING, np.int64(0)
    for step in range(s.seats):
        other = (s.leader + step) % s.seats
        if has_played(s, other) and s.main[other] > bid:
            best, bid = other, np.int64(s.main[other])
    if has_played(s, seat):
        if seat != best:
            return 0.0
        chance = 1.0
    else:
        chance = outbids(e, s, seat, bid)
        bid = max(bid, strength(e, s, seat, True) * 2 // 3)
    for step in range(s.seats):
        other = (s.leader + step) % s.seats
        if other != seat and not has_played(s, other):
            chance *= 1.0 - outbids(e, s, other, bid)
    return chance


@helper
def rounds_left(s):
    """A guess at the rounds to come: the shortest row, and the capital."""
    fewest = COLUMNS
    for row in range(ROWS):
        left = 0
        for place in range(row * COLUMNS, (row + 1) * COLUMNS):
            if s.lies[place] == DOWN:
                left += 1
        fewest = min(fewest, left)
    return fewest + 2.0


@kernel.estimate
def estimate(edition, state, out):
    """Expected points, turned into chances of coming out ahead."""
    e, s = on(edition, Edition), on(state, State)
    for seat in range(s.seats):
        out[seat] = 0.0
    for world in range(WORLDS):
        if s.owner[world] != NOTHING:
            out[s.owner[world]] += e.world_value[world]
    spread = LAST_SPREAD
    if s.phase == OVER:
        spread = 0.01
        for world in range(WORLDS - len(COLOURS), WORLDS):  # the capital decides a tie (GS-13)
            if s.owner[world] != NOTHING:
                out[s.owner[world]] += 0.1
    else:
        bidding = s.phase == COMMIT or s.phase == PLAY
        last = bidding and s.prize_place == CAPITAL
        if bidding:
            for seat in range(s.seats):
                out[seat] += e.world_value[s.prize] * prize_chance(e, s, seat)
        if not last:
            spread += SPREAD * rounds_left(s)
            for colour in range(len(COLOURS)):
                owner = s.figure[colour]
                if owner != NOTHING and s.committed[owner] >> colour & 1 == 0:
                    out[owner] += FIGURE_WORTH
            for seat in range(s.seats):
                out[seat] += HAND_WORTH * strength(e, s, seat, False)
                if bidding:
                    out[seat] += clone_lead(e, s, seat) * FIGURE_WORTH
    best = out[0]
    for seat in range(s.seats):
        best = max(best, out[seat])
    total = 0.0
    for seat in range(s.seats):
        out[seat] = np.exp((out[seat] - best) / spread)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@helper
def clone_lead(e, s, seat):
    """A figure is about to come: is this seat ahead in clones (GS-10)?"""
    if s.clones[seat] == 0:
        return 0.0
    to_come = 0
    for other in range(s.seats):
        if not has_played(s, other):
            to_come += 1
        elif s.clones[other] > s.clones[seat]:
            return 0.0
    return 0.8**to_come


@kernel.focus
def focus(edition, state, seat, ids, n):
    """One of several alike looks, no look at what is known, no figure that cannot count."""
    e, s = on(edition, Edition), on(state, State)
    kept = 0
    if s.phase == LOOK:  # looking costs nothing: look at one unknown place in each row
        for row in range(ROWS):
            for place in range(row * COLUMNS, (row + 1) * COLUMNS):
                if s.lies[place] == DOWN and s.seen_by[place] >> seat & 1 == 0:
                    ids[kept] = LOOK_AT + place
                    kept += 1
                    break
    elif s.phase == COMMIT:  # none, or one whose colour is in hand
        for i in range(n):
            chosen = np.int64(ids[i]) - COMMIT_SET
            if chosen == 0 or (chosen & (chosen - 1) == 0 and holds(e, s, seat, chosen)):
                ids[kept] = ids[i]
                kept += 1
    return kept if kept > 0 else n


@helper
def holds(e, s, seat, figure):
    """Does a hand hold the colour of a figure, given as a set of one?"""
    for place in range(s.hand_size[seat]):
        if figure >> e.colour[s.hands[seat, place]] & 1:
            return True
    return False
