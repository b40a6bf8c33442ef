"""Backward induction over blocks of positions, compiled. Lanes are vectors for the processor: see `space`."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from raumhafen.engine.kernel import helper
from raumhafen.games.galaktix.model import BUILT, DICE, FIELDS, ROADS, ROCKETS, SIDES, TWO
from raumhafen.games.galaktix.solution import dice as _dice
from raumhafen.games.galaktix.solution.space import LANES

NEVER = -1e9  # the value of what cannot be done
TAKES = 3  # parts that tools may bring: 0, 1, 2
CLOSE = 1e-11  # when a fixed point is found

_MORE, _LESS = np.ascontiguousarray(_dice.MORE), np.ascontiguousarray(_dice.LESS)
_TOOLS, _COUNTS = np.ascontiguousarray(_dice.TOOLS), np.ascontiguousarray(_dice.COUNTS)
_CHANCE, _NEAR = np.ascontiguousarray(_dice.CHANCE), np.ascontiguousarray(_dice.NEAR)
ROLLS, SETS = _dice.ROLLS, len(_dice.SETS)
_NEARS = np.flatnonzero(_NEAR)
NEARS = len(_NEARS)
_GROUPS, _GROUP_OF = np.unique(_dice.NEAREST, axis=0, return_inverse=True)
_GROUP_ROLLS = np.argsort(_GROUP_OF, kind="stable")
GROUPS = len(_GROUPS)
_GROUP_FIRST = np.searchsorted(_GROUP_OF[_GROUP_ROLLS], np.arange(GROUPS + 1))

#: Columns of the table of moves.
ROCKET, LANDS, PARTS, EXTRAS, FLAGS = 0, 1, 2, 3, 6

inlined = njit(nogil=True, error_model="numpy", inline="always")  # a call would hide from the compiler what are vectors

# --- the dice of one round --------------------------------------------------------------------------------------------

# Lanes are always written out as loops over one array by rows, which the compiler turns into vectors.


@inlined
def raise_to(target: Any, source: Any) -> None:
    """Lane by lane the higher value."""
    for lane in range(LANES):
        target[lane] = source[lane] if source[lane] > target[lane] else target[lane]


@inlined
def raise_row(best: Any, row: Any, other: Any) -> None:
    """The same within a table."""
    for lane in range(LANES):
        best[row, lane] = best[other, lane] if best[other, lane] > best[row, lane] else best[row, lane]


@inlined
def mean_of_next(worth: Any, faces: Any) -> None:
    """What a set of kept dice is worth before one more die is rolled."""
    a, b, c = _MORE[faces, 0], _MORE[faces, 1], _MORE[faces, 2]
    d, e, f = _MORE[faces, 3], _MORE[faces, 4], _MORE[faces, 5]
    for lane in range(LANES):
        three = worth[a, lane] + worth[b, lane] + worth[c, lane]
        worth[faces, lane] = (three + worth[d, lane] + worth[e, lane] + worth[f, lane]) * (1.0 / SIDES)


@helper
def after_the_last_roll(worth: Any, placing: Any, otherwise: Any) -> None:
    """GX-5, GX-7: the best road, or something else. `placing[takes, road, dice]`, `otherwise[takes]`."""
    for roll in range(ROLLS):
        takes = _TOOLS[roll] // 2
        for lane in range(LANES):
            worth[roll, lane] = otherwise[takes, lane]
        for road in range(ROADS):
            count = _COUNTS[roll, road]
            if count > 0:
                for lane in range(LANES):
                    value = placing[takes, road, count, lane]
                    worth[roll, lane] = value if value > worth[roll, lane] else worth[roll, lane]


@helper
def keep_apart_from_the_loop(worth: Any, best: Any) -> None:
    """For all dice from which four tools cannot come any more: what they are worth, and the best of them to keep."""
    for faces in range(ROLLS, SETS):
        if not _NEAR[faces]:
            mean_of_next(worth, faces)
    for faces in range(SETS - 1, -1, -1):
        if _NEAR[faces]:
            for lane in range(LANES):
                best[faces, lane] = NEVER
            continue
        for lane in range(LANES):
            best[faces, lane] = worth[faces, lane]
        for place in range(SIDES):
            if _LESS[faces, place] < 0:
                break
            raise_row(best, faces, _LESS[faces, place])


@helper
def before_the_first_roll(worth: Any, best: Any, plain: Any, loop: Any, again: Any, near: Any, out: Any) -> None:
    """The value of a round if `again` is that of the same position once more, which four tools allow (in lanes `loop`):
    two parts come and are given back."""
    for place in range(NEARS):
        faces = _NEARS[place]
        if faces < ROLLS:
            for lane in range(LANES):
                base, more = plain[faces, lane], again[lane] - (1.0 - loop[lane]) * 1e12
                worth[faces, lane] = more if more > base else base
        else:
            mean_of_next(worth, faces)
    for place in range(NEARS - 1, -1, -1):
        faces = _NEARS[place]
        for lane in range(LANES):
            near[faces, lane] = worth[faces, lane]
        for less in range(SIDES):
            if _LESS[faces, less] < 0:
                break
            raise_row(near, faces, _LESS[faces, less])
    for lane in range(LANES):
        out[lane] = 0.0
    for group in range(GROUPS):  # rolls that have the same nearest sets
        for lane in range(LANES):
            near[SETS, lane] = NEVER
        for place in range(DICE):
            if _GROUPS[group, place] < 0:
                break
            raise_row(near, SETS, _GROUPS[group, place])
        for member in range(_GROUP_FIRST[group], _GROUP_FIRST[group + 1]):
            roll = _GROUP_ROLLS[member]
            chance = _CHANCE[roll]
            for lane in range(LANES):
                top = best[roll, lane] if best[roll, lane] > near[SETS, lane] else near[SETS, lane]
                out[lane] += chance * top


@helper
def settle_round(worth: Any, best: Any, plain: Any, near: Any, loop: Any, value: Any, lanes: Any) -> None:
    """The value of a position: the fixed point of a round that may lead back to it. `value` holds a guess from below.

    The round is worth a convex, piecewise linear function of what the position is worth, with a slope below one: two
    steps show where it leads, unless there is a bend on the way, and a third step tells whether there was.
    """
    for place in range(NEARS):
        faces = _NEARS[place]
        if faces < ROLLS:
            for lane in range(LANES):
                plain[faces, lane] = worth[faces, lane]
    keep_apart_from_the_loop(worth, best)
    first, second, third = lanes[0], lanes[1], lanes[2]
    for lane in range(LANES):
        first[lane] = value[lane]
    for _ in range(50):
        before_the_first_roll(worth, best, plain, loop, first, near, second)
        before_the_first_roll(worth, best, plain, loop, second, near, third)
        for lane in range(LANES):
            one, two = second[lane] - first[lane], third[lane] - second[lane]
            first[lane] = third[lane] + (two * two / (one - two) if 0.0 < two < one else 0.0)
        before_the_first_roll(worth, best, plain, loop, first, near, value)
        furthest = 0.0
        for lane in range(LANES):
            furthest = max(furthest, abs(value[lane] - first[lane]))
            first[lane] = value[lane]
        if furthest < CLOSE:
            break


# --- a stand of the roads ---------------------------------------------------------------------------------------------


@helper
def stand_number(index: Any, heights: Any, road: Any, height: Any) -> Any:
    """The number of the stand with one road at another height."""
    code = np.int64(0)
    for other in range(ROADS):
        code = code * (FIELDS + 1) + (height if other == road else heights[other])
    return index.stand_of[code]


@helper
def block_number(index: Any, stand: Any, depot: Any, lack: Any, flags: Any) -> Any:
    """The number of a block: stand, rockets in the depot, what the supply lacks, flags won."""
    number = np.int64(0)
    for rocket in range(ROCKETS):
        number = number * (index.most[stand, rocket] + 1) + depot[rocket]
    for rocket in range(ROCKETS):
        number = number * (index.short[rocket] + 1) + lack[rocket]
    return index.first[stand] + number * index.flag_range + flags


@helper
def row_at(index: Any, stand: Any, block: Any, row: Any) -> Any:
    """Where the values of a row of a block begin; beyond its last row there is nothing new."""
    return index.base[index.layer[stand]] + index.offset[block] + min(row, index.rows[block] - 1) * LANES


@helper
def fill_otherwise(
    target: Any, values: Any, at: Any, row: Any, takes: Any, rockets: Any, over: Any, parts: Any
) -> None:
    """GX-7, GX-12: giving two parts back, or stopping where no rocket is left. The position itself is left out: see
    `before_the_first_roll`."""
    for lane in range(LANES):
        held = min(row + takes, parts - lane)
        value = over if rockets == 0 else NEVER
        if held >= TWO and held - TWO < row:
            value = max(value, values[at + (held - TWO) * LANES + lane])
        target[lane] = value


@helper
def give_back(index: Any, values: Any, stand: Any, row: Any, here: Any, new: Any, otherwise: Any) -> None:
    """GX-7: giving a rocket back."""
    depot, lack, flags = here
    new_depot, new_lack = new
    for rocket in range(ROCKETS):
        if depot[rocket] == 0:
            continue
        for other in range(ROCKETS):
            new_depot[other], new_lack[other] = depot[other], lack[other]
        new_depot[rocket] -= 1
        new_lack[rocket] = max(lack[rocket] - 1, 0)
        block = block_number(index, stand, new_depot, new_lack, flags)
        if index.rows[block] > 0:
            for takes in range(TAKES):
                source = row_at(index, stand, block, row + takes)
                raise_to(otherwise[takes], values[source : source + LANES])


@helper
def after_move(index: Any, move: Any, road: Any, heights: Any, here: Any, new: Any) -> None:
    """GX-8, GX-11: the depot after a move, and what the supply lacks then for all extra fields still ahead."""
    depot, lack, _ = here
    new_depot, new_lack = new
    rocket, lands = index.moves[move, ROCKET], index.moves[move, LANDS]
    for kind in range(ROCKETS):
        gained = index.moves[move, EXTRAS + kind]
        passed = index.extras[road, lands, kind] - index.extras[road, heights[road], kind]
        if lack[kind] > 0:
            ahead = np.int64(0)
            for other in range(ROADS):
                ahead += index.extras[other, FIELDS, kind] - index.extras[other, heights[other], kind]
            gained = min(gained, ahead - lack[kind])
        new_lack[kind] = max(lack[kind] - (passed - gained), 0)
        new_depot[kind] = depot[kind] + gained - (1 if kind == rocket else 0)


@helper
def place_on_road(index: Any, values: Any, stand: Any, road: Any, row: Any, here: Any, new: Any, placing: Any) -> None:
    """GX-5 … GX-11: the best move on a road, by the number of dice and of parts taken."""
    heights, depot, flags = index.stands[stand], here[0], here[2]
    for count in range(1, DICE + 1):
        for takes in range(TAKES):
            for lane in range(LANES):
                placing[takes, road, count, lane] = NEVER
        if heights[road] == FIELDS:
            continue
        group = (road * FIELDS + heights[road]) * (DICE + 1) + count
        for move in range(index.move_first[group], index.move_first[group + 1]):
            rocket = index.moves[move, ROCKET]
            if rocket != BUILT and depot[rocket] == 0:
                continue
            used = index.moves[move, PARTS] + (TWO if rocket == BUILT else 0)
            after_move(index, move, road, heights, here, new)
            lands = stand_number(index, heights, road, index.moves[move, LANDS])
            won = index.moves[move, FLAGS]
            block = block_number(index, lands, new[0], new[1], min(flags + won, index.flag_range - 1))
            if index.rows[block] == 0:
                continue
            reward = 1.0 * won if index.goal == 0 else 0.0
            for takes in range(TAKES):
                if row + takes < used:
                    continue
                source = row_at(index, lands, block, row + takes - used) + used
                for lane in range(index.parts - used + 1):
                    value = reward + values[source + lane]
                    best = placing[takes, road, count, lane]
                    placing[takes, road, count, lane] = value if value > best else best


@njit(nogil=True, cache=True, error_model="numpy")
def solve_stands(index: Any, begin: Any, end: Any, values: Any, stop: Any) -> Any:
    """Solve the stands numbered begin … end−1, all of one layer; the layers above are solved. How many positions."""
    worth, best, plain = np.zeros((SETS, LANES)), np.zeros((SETS, LANES)), np.zeros((SETS, LANES))
    near, lanes, loop, value = np.zeros((SETS + 1, LANES)), np.zeros((3, LANES)), np.zeros(LANES), np.zeros(LANES)
    otherwise, placing = np.zeros((TAKES, LANES)), np.zeros((TAKES, ROADS, DICE + 1, LANES))
    depot, lack = np.zeros(ROCKETS, np.int64), np.zeros(ROCKETS, np.int64)
    new = (np.zeros(ROCKETS, np.int64), np.zeros(ROCKETS, np.int64))
    solved = 0
    for stand in range(begin, end):
        if stop[0]:
            break
        heights = index.stands[stand]
        points, done = np.int64(0), True
        for road in range(ROADS):
            points += index.ladder[heights[road]]
            done = done and heights[road] == FIELDS
        for block in range(index.first[stand], index.first[stand + 1]):
            rows = index.rows[block]
            if rows == 0:
                continue
            solved += rows * LANES
            number = block - index.first[stand]
            flags = number % index.flag_range
            number //= index.flag_range
            for rocket in range(ROCKETS - 1, -1, -1):
                lack[rocket] = number % (index.short[rocket] + 1)
                number //= index.short[rocket] + 1
            for rocket in range(ROCKETS - 1, -1, -1):
                depot[rocket] = number % (index.most[stand, rocket] + 1)
                number //= index.most[stand, rocket] + 1
            here = (depot, lack, flags)
            over = float(points)
            if index.goal > 0:
                over = 1.0 if points + flags >= index.goal else 0.0
            at = row_at(index, stand, block, 0)
            if done or (index.goal > 0 and over == 1.0):  # nothing can be lost any more
                for place in range(at, at + rows * LANES):
                    values[place] = over
                continue
            for row in range(rows):
                for takes in range(TAKES):
                    fill_otherwise(
                        otherwise[takes], values, at, row, takes, depot[0] + depot[1] + depot[2], over, index.parts
                    )
                give_back(index, values, stand, row, here, new, otherwise)
                for road in range(ROADS):
                    place_on_road(index, values, stand, road, row, here, new, placing)
                for lane in range(LANES):
                    loop[lane] = 1.0 if row + TWO <= index.parts - lane else 0.0
                    value[lane] = values[at + (row - 1) * LANES + lane] if row > 0 else over
                after_the_last_roll(worth, placing, otherwise)
                settle_round(worth, best, plain, near, loop, value, lanes)
                for lane in range(LANES):
                    most_parts = index.parts - lane
                    if row <= most_parts:
                        values[at + row * LANES + lane] = value[lane]
                    else:  # there are no more parts: read as the most there can be
                        values[at + row * LANES + lane] = values[at + max(most_parts, 0) * LANES + lane]
    return solved
