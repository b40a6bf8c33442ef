"""One round, compiled: the dice, and what is made of them. Eight positions side by side, see `lanes`.

Tables have a row of lanes for each set of dice (`dice.SETS`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

import raumhafen.games.galaktix.expert.dice as _dice
from raumhafen.engine.kernel import allocating_helper, helper
from raumhafen.games.galaktix.edition import DICE, ROADS, SIDES
from raumhafen.games.galaktix.expert.lanes import WIDTH, any_higher, every, higher, load, lower, plus, store, times
from raumhafen.games.galaktix.expert.space import MOST_BROUGHT
from raumhafen.games.galaktix.rules import questions

NEVER = -1e9  # the value of what cannot be done
ALWAYS = 1e9
TAKES = MOST_BROUGHT + 1  # parts that tools may bring: 0, 1, 2
SLOTS = ROADS * DICE  # a road and the number of its dice
CLOSE = 3e-10  # when a fixed point is found: it is 29 times closer than the last step
PLACING = SLOTS + 1  # rows for each number of parts taken: all slots, and what can be done without placing

ROLLS, SETS = _dice.ROLLS, len(_dice.SETS)


def _ragged(lists: Any) -> tuple[Any, Any]:
    """Lists one after the other, and where each begins."""
    first = np.cumsum([0, *map(len, lists)])
    return np.array([n for one in lists for n in one], np.int64), first


def _slots(roll: int) -> list[int]:
    """Where `placing` holds what can be made of a roll."""
    takes = questions.parts_for(int(_dice.TOOLS[roll]), DICE) * PLACING
    counts = _dice.COUNTS[roll]
    return [takes + SLOTS, *(takes + road * DICE + counts[road] - 1 for road in range(ROADS) if counts[road])]


_MORE = np.ascontiguousarray(_dice.MORE)
_CHANCE = np.ascontiguousarray(_dice.CHANCE)
# Lists of one length follow one another: the processor guesses where a loop ends, and then it guesses right.
_ROLLS = np.array(sorted(range(ROLLS), key=lambda roll: len(_slots(roll))))
_SLOT, _SLOT_FIRST = _ragged([_slots(roll) for roll in _ROLLS])
#: Sets apart from the loop: larger ones first, as they are rolled; smaller ones first, as they are kept.
_FAR = np.array([faces for faces in range(ROLLS, SETS) if not _dice.NEAR[faces]])
_KEPT = np.array(
    sorted(
        (faces for faces in range(SETS) if not _dice.NEAR[faces]),
        key=lambda faces: (len(_dice.SETS[faces]), len(set(_dice.SETS[faces])), faces),
    )
)
_LESS, _LESS_FIRST = _ragged(
    [[less for less in _dice.LESS[faces] if less >= 0 and not _dice.NEAR[less]] for faces in _KEPT]
)
#: Sets near the loop have a table of their own, followed by sets that are one die away from them.
_nears = [int(faces) for faces in np.flatnonzero(_dice.NEAR)]
_BESIDE = np.array(sorted({int(more) for faces in _nears for more in _dice.MORE[faces] if more >= 0} - set(_nears)))
NEARS, NEAR_ROLLS = len(_nears), sum(faces < ROLLS for faces in _nears)
NEAR_ROWS = NEARS + len(_BESIDE)
_near_place = {faces: place for place, faces in enumerate([*_nears, *_BESIDE.tolist()])}
_NEAR = np.array(_nears)
_NEAR_MORE = np.array([[_near_place.get(int(more), -1) for more in _dice.MORE[faces]] for faces in _nears])
_NEAR_LESS, _NEAR_LESS_FIRST = _ragged(
    [[_near_place[int(less)] for less in _dice.LESS[faces] if less >= 0] for faces in _nears]
)
#: Rolls that have the same nearest sets, group by group.
_groups, _group_of = np.unique(_dice.NEAREST, axis=0, return_inverse=True)
GROUPS = len(_groups)
_IN_GROUP, _IN_GROUP_FIRST = _ragged([np.flatnonzero(_group_of == group) for group in range(GROUPS)])
_NEAREST, _NEAREST_FIRST = _ragged([[_near_place[int(near)] for near in group if near >= 0] for group in _groups])


@allocating_helper
def rows_of_lanes(rows: Any) -> Any:
    """A table of that many rows; each lies in one line of the processor's cache."""
    numbers = np.zeros((rows + 1) * WIDTH)
    spare = -(numbers.ctypes.data // 8) % WIDTH
    return numbers[spare : spare + rows * WIDTH]


@helper
def row(table: Any, number: Any) -> Any:
    """A row of a table of lanes."""
    return load(table, number * WIDTH)


@helper
def put(table: Any, number: Any, lanes: Any) -> None:
    """Write a row of a table of lanes."""
    store(table, number * WIDTH, lanes)


@helper
def mean_of(table: Any, more: Any, faces: Any) -> Any:
    """What a set of kept dice is worth before one more die is rolled: that of the sets in a row of `more`."""
    total = row(table, more[faces, 0])
    for face in range(1, SIDES):
        total = plus(total, row(table, more[faces, face]))
    return times(total, every(1.0 / SIDES))


@helper
def after_the_last_roll(worth: Any, placing: Any) -> None:
    """GX-5, GX-7: the best road, or something else."""
    for roll in range(ROLLS):
        best = row(placing, _SLOT[_SLOT_FIRST[roll]])
        for place in range(_SLOT_FIRST[roll] + 1, _SLOT_FIRST[roll + 1]):
            best = higher(best, row(placing, _SLOT[place]))
        put(worth, _ROLLS[roll], best)


@helper
def keep_apart_from_the_loop(worth: Any, near: Any) -> None:
    """For all dice from which four tools cannot come any more: what is the best of them to keep worth?"""
    for place in range(len(_FAR)):
        put(worth, _FAR[place], mean_of(worth, _MORE, _FAR[place]))
    for place in range(len(_BESIDE)):
        put(near, NEARS + place, row(worth, _BESIDE[place]))
    for place in range(len(_KEPT)):
        top = row(worth, _KEPT[place])
        for less in range(_LESS_FIRST[place], _LESS_FIRST[place + 1]):
            top = higher(top, row(worth, _LESS[less]))
        put(worth, _KEPT[place], top)


@helper
def before_the_first_roll(best: Any, near: Any, near_best: Any, plain: Any, again: Any) -> Any:
    """The value of a round if `again` is that of the same position once more, which four tools allow: two parts come
    and are given back."""
    for place in range(NEARS):
        put(near, place, higher(row(plain, place), again) if place < NEAR_ROLLS else mean_of(near, _NEAR_MORE, place))
    for place in range(NEARS - 1, -1, -1):
        top = row(near, place)
        for less in range(_NEAR_LESS_FIRST[place], _NEAR_LESS_FIRST[place + 1]):
            top = higher(top, row(near_best, _NEAR_LESS[less]))
        put(near_best, place, top)
    total = every(0.0)
    for group in range(GROUPS):
        nearest = row(near_best, _NEAREST[_NEAREST_FIRST[group]])
        for place in range(_NEAREST_FIRST[group] + 1, _NEAREST_FIRST[group + 1]):
            nearest = higher(nearest, row(near_best, _NEAREST[place]))
        for place in range(_IN_GROUP_FIRST[group], _IN_GROUP_FIRST[group + 1]):
            roll = _IN_GROUP[place]
            total = plus(total, times(every(_CHANCE[roll]), higher(nearest, row(best, roll))))
    return total


@helper
def value_of_round(
    worth: Any, near: Any, near_best: Any, plain: Any, steps: Any, placing: Any, loop: Any, guess: Any
) -> Any:
    """The value of a position: the fixed point of a round that may lead back to it, in lanes where `loop` allows.
    `guess` lies below it.

    The round is worth a convex, piecewise linear function of what the position is worth, with a slope below 1/29 (four
    tools of five dice, rolled twice): two steps show where it leads, unless there is a bend on the way, and a third
    step tells whether there was. Often the way back is no good, and the first step is the last.
    """
    after_the_last_roll(worth, placing)
    least = every(ALWAYS)
    for place in range(NEAR_ROLLS):
        put(plain, place, row(worth, _NEAR[place]))
        least = lower(least, row(plain, place))
    for place in range(NEAR_ROLLS):
        put(worth, _NEAR[place], every(NEVER))
    keep_apart_from_the_loop(worth, near)
    value = before_the_first_roll(worth, near, near_best, plain, lower(guess, loop))
    if not any_higher(lower(value, loop), least):
        return value
    put(steps, 0, guess)
    put(steps, 1, value)
    for _ in range(50):
        put(steps, 2, before_the_first_roll(worth, near, near_best, plain, lower(row(steps, 1), loop)))
        furthest = 0.0
        for lane in range(WIDTH):
            one, two = steps[WIDTH + lane] - steps[lane], steps[2 * WIDTH + lane] - steps[WIDTH + lane]
            furthest = max(furthest, two)
            steps[lane] = steps[2 * WIDTH + lane] + (two * two / (one - two) if 0.0 < two < one else 0.0)
        if furthest < CLOSE:
            return row(steps, 2)
        value = before_the_first_roll(worth, near, near_best, plain, lower(row(steps, 0), loop))
        put(steps, 1, value)
        furthest = 0.0
        for lane in range(WIDTH):
            furthest = max(furthest, abs(steps[lane] - steps[WIDTH + lane]))
        if furthest < CLOSE:
            break
    return value
