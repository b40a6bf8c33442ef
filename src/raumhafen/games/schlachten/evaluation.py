"""A quick judgement for bots: how likely is each seat to win from here?

Everything is reckoned in points, and points ahead become chances in the end. The weights were fitted to matches among
greedy bots and then chosen by duels of the greedy bot against its own variants.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, helper, turn_into_chances
from raumhafen.games.schlachten import model as m
from raumhafen.games.schlachten.edition import COLOURS, NO_COLOUR, WORLDS, Edition
from raumhafen.games.schlachten.rules import clockwise, colour_bonus, counts_for

# A round: who can outbid does, and lays about the best there is.
OUTBID = 0.4  # how readily, a point of surplus
USUAL_BID = 0.95  # of the best possible one
STILL_AHEAD = 0.75  # the chance that the best clones withstand one more seat

# What is worth how many points.
HAND_WORTH = 0.85  # a point in hand, if all points were of one colour
SPECIAL_WORTH = 0.8  # a point on a special
DRAW_WORTH = 2.2  # a card still to be drawn
FIGURE_WORTH = 0.45
LEAD_WORTH = 0.7  # to choose the next prize

# How many points ahead are a good chance: the more rounds to come, the more it takes.
SPREAD = 3.2
ROUND_SPREAD = 0.8  # a round

# How far that is to be believed: the slope between what was foreseen and what came of it, in matches of greedy bots.
SURE, SURE_IN_BATTLE = 0.8, 0.63


@kernel.estimate
def estimate(edition, state, out):
    """The chances of all seats to win; at the end, the result."""
    e, s = as_record(edition, Edition), as_record(state, m.State)
    for seat in range(s.seats):
        out[seat] = 0.0
    if s.phase == m.OVER:
        share_among_first(e, s, out, 1.0)
    elif s.phase == m.LOOK or s.phase == m.TURN:
        out[s.leader] = LEAD_WORTH
        compare_points(e, s, out)
    else:
        chances_of_prize(e, s, out)
        if s.prize_place == m.CAPITAL:
            decide_by_capital(e, s, out)
        else:
            for seat in range(s.seats):
                out[seat] *= e.world_value[s.prize] + LEAD_WORTH
            add_coming_figure(s, out)
            compare_points(e, s, out)
    if s.phase != m.OVER:
        doubt(s, out)


@helper
def doubt(s, out):
    """Chances are less certain than they look, least of all while a prize is fought for."""
    sure, total = (SURE if s.phase in (m.LOOK, m.TURN) else SURE_IN_BATTLE), 0.0
    for seat in range(s.seats):
        out[seat] **= sure
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


# --- the round that is played -----------------------------------------------------------------------------------------


@helper
def chances_of_prize(e, s, out):
    """How likely each seat is to take the prize (GS-10, GS-11): by what was laid, and what others can still lay."""
    bid, holder = 0.0, np.int64(s.leader)
    for step in range(s.seats):
        seat = clockwise(s, s.leader, step)
        if s.main[seat] > bid:
            bid, holder = np.float64(s.main[seat]), seat
    out[holder] = 1.0
    for step in range(s.seats):
        seat = clockwise(s, s.leader, step)
        best = best_bid(e, s, seat)
        if s.played_size[seat] == 0 and best > bid:
            outbid = 1.0 - np.exp(-OUTBID * (best - bid))
            bid = max(bid, bid + outbid * (USUAL_BID * best - bid))
            for other in range(s.seats):
                out[other] *= 1.0 - outbid
            out[seat] += outbid


@helper
def best_bid(e, s, seat):
    """The highest main score that a hand can make (GS-8)."""
    best, total, specials, colour = np.int64(0), np.int64(0), np.int64(0), np.int64(NO_COLOUR)
    for place in range(s.hand_size[seat]):
        card = s.hands[seat, place]
        if e.colour[card] == NO_COLOUR:
            specials += e.value[card]
        else:
            if e.colour[card] != colour:
                colour = np.int64(e.colour[card])
                total = colour_bonus(e, s, seat, colour)
            total += e.value[card]
            best = max(best, total)
    return best + specials


@helper
def add_coming_figure(s, out):
    """The seat ahead in clones is about to take a figure (GS-10)."""
    most, holder, worth = np.int64(0), np.int64(m.NOTHING), FIGURE_WORTH
    for step in range(s.seats):
        seat = clockwise(s, s.leader, step)
        if s.played_size[seat] == 0:
            worth *= STILL_AHEAD
        elif s.clones[seat] > most:
            most, holder = np.int64(s.clones[seat]), seat
    if holder != m.NOTHING:
        out[holder] += worth


# --- the end ----------------------------------------------------------------------------------------------------------


@helper
def decide_by_capital(e, s, out):
    """Turn chances of the capital into chances to win: whom it does not lift to the top leaves the win to the first."""
    lift = counts_for(e, s.prize)
    top = highest_standing(e, s)
    left = 0.0
    for seat in range(s.seats):
        if standing(e, s, seat) + lift < top:
            left += out[seat]
            out[seat] = 0.0
    share_among_first(e, s, out, left)


@helper
def share_among_first(e, s, out, chance):
    """Add a chance to those who stand best, in equal shares."""
    top, count = highest_standing(e, s), 0
    for seat in range(s.seats):
        count += standing(e, s, seat) == top
    for seat in range(s.seats):
        if standing(e, s, seat) == top:
            out[seat] += chance / count


@helper
def highest_standing(e, s):
    """The best standing of all seats."""
    top = np.int64(0)
    for seat in range(s.seats):
        top = max(top, standing(e, s, seat))
    return top


@helper
def standing(e, s, seat):
    """GS-13: points, capital and planets as one number to compare by."""
    total = np.int64(0)
    for world in range(WORLDS):
        if s.owner[world] == seat:
            total += counts_for(e, world)
    return total


# --- rounds to come ---------------------------------------------------------------------------------------------------


@helper
def compare_points(e, s, out):
    """Add what seats own to what they expect of this round, and turn points ahead into chances."""
    for world in range(WORLDS):
        if s.owner[world] != m.NOTHING:
            out[s.owner[world]] += e.world_value[world]
    for colour in range(len(COLOURS)):
        owner = s.figure[colour]
        if owner != m.NOTHING and s.committed[owner] >> colour & 1 == 0:
            out[owner] += FIGURE_WORTH
    for seat in range(s.seats):
        out[seat] += hand_worth(e, s, seat)
    turn_into_chances(out, s.seats, SPREAD + ROUND_SPREAD * rounds_left(s))


@helper
def hand_worth(e, s, seat):
    """What a hand promises: points of one colour go together, so colours add up as lengths of a vector do."""
    squares, total, specials, colour = np.int64(0), np.int64(0), np.int64(0), np.int64(NO_COLOUR)
    for place in range(s.hand_size[seat]):
        card = s.hands[seat, place]
        value = np.int64(e.value[card])
        if e.colour[card] == NO_COLOUR:
            specials += value
        else:
            if e.colour[card] != colour:
                colour, total = np.int64(e.colour[card]), np.int64(0)
            squares += value * (value + 2 * total)
            total += value
    to_draw = m.HAND - s.hand_size[seat]
    return HAND_WORTH * np.sqrt(squares) + SPECIAL_WORTH * specials + DRAW_WORTH * to_draw


@helper
def rounds_left(s):
    """How many rounds there are at least before the capital: the planets of the shortest row (GS-5)."""
    fewest = m.COLUMNS
    for row in range(m.ROWS):
        left = 0
        for place in range(row * m.COLUMNS, (row + 1) * m.COLUMNS):
            left += s.lies[place] == m.DOWN
        fewest = min(fewest, left)
    return fewest


# --- what a sensible player considers ---------------------------------------------------------------------------------


@kernel.focus
def focus(edition, state, seat, ids, n):
    """One look in each row at what is not known yet, and no figure that cannot count."""
    e, s = as_record(edition, Edition), as_record(state, m.State)
    kept = 0
    if s.phase == m.LOOK:  # looking costs nothing
        for row in range(m.ROWS):
            for place in range(row * m.COLUMNS, (row + 1) * m.COLUMNS):
                if s.lies[place] == m.DOWN and s.seen_by[place] >> seat & 1 == 0:
                    ids[kept] = m.LOOK_AT(place)
                    kept += 1
                    break
        if kept == 0:  # all is known: turn one up
            for i in range(n):
                ids[kept] = ids[i]
                kept += ids[i] in m.TURN_UP
    elif s.phase == m.COMMIT:  # none, or one whose colour is in hand
        for i in range(n):
            chosen = m.COMMIT_FIGURES.argument(ids[i])
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
