"""A quick judgement for bots: how likely is each seat to win from here?

A galaxy is worth its points and what it promises; cards in hand are worth what their best spots would add. Points ahead
become chances in the end. The weights were chosen by the points that greedy bots make with them.
"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, count_bits, helper, lowest, turn_into_chances
from raumhafen.games.punktegalaxie import model as m
from raumhafen.games.punktegalaxie.edition import COLOURS, COUNT, MOON, VALUES, Edition
from raumhafen.games.punktegalaxie.rules.laying import lay, take_back, takes
from raumhafen.games.punktegalaxie.rules.planets import with_any
from raumhafen.games.punktegalaxie.rules.scoring import (
    GALAXUS,
    asteroid_points,
    colours_at,
    different_letters,
    moon_scores,
    research_points,
    standing,
    survey,
    tile_points,
    total,
)

# What is worth how many points as long as all rounds are still to come; less and less, the fewer there are.
HEIGHT = 0.2  # each point up the ladder that a system can still climb, by how high it is
PART_OF_SET = 0.5  # a planet of a sun's set that is not complete, of its share
ROOM_FOR_SET = 0.06  # each value that still fits, of a planet's share in the sun's set
HALF_A_MOON = 0.4  # a moon that lacks one planet, of its points
LETTER = 0.7  # each research letter, towards the higher steps of the ladder
GROWTH = 1.0  # what a tile brings by now, once more

ROCKET = 0.5  # a rocket, on the way to the next tile
SPREAD, ROUND_SPREAD = 4.0, 1.0  # how many points ahead are a good chance, now and for each round to come
TIE = 1 / 512  # a full tie, to Galaxus (PG-31)
CERTAIN = 1 / 128  # the spread in the end: the better standing has won

ANY_COLOUR = (1 << len(COLOURS)) - 1
ZERO = np.int64(0)
NO_TALLY = (ZERO,) * 6
NO_SURVEY = (ZERO,) * 9


@kernel.estimate
def estimate(edition, state, out):
    """The chances of all seats to win; at the end, the result. Alone, the chance against Galaxus."""
    e, s = as_record(edition, Edition), as_record(state, m.State)
    over = s.phase in (m.MARK, m.OVER)
    for galaxy in range(s.galaxies):
        if over:
            out[galaxy] = standing(total(e, s, galaxy), s.rockets[galaxy], galaxy >= s.seats)
        else:
            out[galaxy] = worth(e, s, galaxy) if galaxy < s.seats else galaxus_worth(e, s)
    turn_into_chances(out, s.galaxies, CERTAIN if over else SPREAD + ROUND_SPREAD * (m.ROUNDS - s.rounds))


@helper
def still_to_come(s):
    """The part of all rounds that is still to come."""
    return (m.ROUNDS - s.rounds) / m.ROUNDS


# --- a galaxy ---------------------------------------------------------------------------------------------------------


@helper
def worth(e, s, seat):
    """What a galaxy, and the cards in hand, will bring."""
    points, tally = 0.0, NO_TALLY
    for system in range(s.systems[seat]):
        found = survey(e, s, seat, system)
        points += system_worth(e, s, seat, system, found)
        tally = exchanged(tally, NO_SURVEY, found)
    common = common_worth(e, s, seat, tally)
    if seat == s.turn:
        for card in range(m.TAKEN):  # each by itself
            if s.hand[card] != m.NOTHING:
                points += best_gain(e, s, seat, np.int64(s.hand[card]), tally, common)
    return points + common


@helper
def galaxus_worth(e, s):
    """The same of Galaxus."""
    return total(e, s, GALAXUS) + ROCKET * s.rockets[GALAXUS] + TIE


@helper
def system_worth(e, s, seat, system, found):
    """The points of a system and what it promises: how far it can still climb the ladder, which matters the more the
    higher it is; parts of its sun's next set, and room for more; moons at its ends that lack one planet."""
    for_sun, number, for_moons, colours, pairs = found[:5]
    room = count_bits(s.fits_upper[seat, system] >> 1) + count_bits(s.fits_lower[seat, system] >> 1)
    climb = e.ladder[min(number + room, VALUES)] - e.ladder[number]
    promise = HEIGHT * climb * number * number / VALUES
    sun = s.sun[seat, system]
    if sun != m.NOTHING:
        face = s.face[sun]
        which, share = np.int64(e.colours[face]), e.points[face] / (e.tally[face] % COUNT)
        there = with_any(colours, pairs, which)
        part = min(there - for_sun / share, e.tally[face] % COUNT - 1.0) if share > 0 else 0.0
        promise += share * (PART_OF_SET * part + ROOM_FOR_SET * min(room, VALUES))
    promise += HALF_A_MOON * (missing(e, s, s.upper[seat, system]) + missing(e, s, s.lower[seat, system]))
    return for_sun + e.ladder[number] + for_moons + still_to_come(s) * promise


@helper
def missing(e, s, end):
    """The points of a moon at an end of a row, if one planet laid beside it can bring them."""
    if end == m.NOTHING or e.kind[s.face[end]] != MOON:
        return 0.0
    face = s.face[end]
    beside = colours_at(e, s, s.below[end] if s.below[end] != m.NOTHING else s.above[end])
    one_more = moon_scores(e, face, beside, ANY_COLOUR) and not moon_scores(e, face, beside, 0)
    return 1.0 * e.points[face] if one_more else 0.0


@helper
def common_worth(e, s, seat, tally):
    """What counts in a galaxy as a whole: research, tiles, rockets, asteroids."""
    colours, pairs, values, letters, moons, wormholes = tally
    points = ROCKET * s.rockets[seat] + asteroid_points(e, s, seat)
    points += research_points(e, letters) + still_to_come(s) * LETTER * different_letters(letters)
    held = np.int64(s.tiles[seat])
    while held:
        tile = lowest(held)
        held &= held - 1
        now = tile_points(e, s, seat, tile, colours, pairs, values, letters, moons, wormholes)
        points += now * (1.0 + still_to_come(s) * GROWTH)
    return points


@helper
def exchanged(tally, old, new):
    """A galaxy's tally with a system surveyed anew."""
    return (
        tally[0] + new[3] - old[3],
        tally[1] + new[4] - old[4],
        tally[2] + new[5] - old[5],
        tally[3] + new[6] - old[6],
        tally[4] + new[7] - old[7],
        tally[5] + new[8] - old[8],
    )


# --- cards in hand ----------------------------------------------------------------------------------------------------


@helper
def best_gain(e, s, seat, piece, tally, common):
    """The most that a card can add: it is tried on each spot, and taken back."""
    face, most, before, old = s.face[piece], -np.inf, NO_SURVEY, 0.0
    for system in range(s.systems[seat] + 1):
        new = system == s.systems[seat]
        fits_lower, fits_upper = s.fits_lower[seat, system], s.fits_upper[seat, system]
        for attempt in range(3):  # first as it is, then with the card at either end
            end = attempt - 1
            if attempt > 0:
                if not takes(e, s, seat, face, system, end):
                    continue
                lay(e, s, seat, piece, m.NEW_SYSTEM() if new else m.IN_SYSTEM(system, end))
            found = survey(e, s, seat, system)
            points = system_worth(e, s, seat, system, found)
            if attempt == 0:
                before, old = found, points
            else:
                gain = points - old + common_worth(e, s, seat, exchanged(tally, before, found)) - common
                most = max(most, gain)
                take_back(e, s, seat, piece, system, new, fits_lower, fits_upper)
    return most if most > -np.inf else 0.0


# --- what a sensible player considers ---------------------------------------------------------------------------------


@kernel.focus
def focus(edition, state, seat, ids, n):
    """Everything: what is laid first, and where, may matter for what comes second."""
    return n
