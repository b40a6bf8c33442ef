"""Backward induction over blocks of positions, compiled: see `space` for what a block is, `turn` for a round."""

from __future__ import annotations

from typing import Any

import numpy as np

import raumhafen.games.galaktix.expert.space as space
from raumhafen.engine.kernel import compiled_on_call, helper
from raumhafen.games.galaktix import model as m
from raumhafen.games.galaktix.edition import BUILT, DICE, FIELDS, GREY, ROADS, ROCKETS
from raumhafen.games.galaktix.expert.lanes import WIDTH, every, higher, load, lower, plus, store
from raumhafen.games.galaktix.expert.space import LANES
from raumhafen.games.galaktix.expert.turn import (
    ALWAYS,
    NEAR_ROLLS,
    NEAR_ROWS,
    NEARS,
    NEVER,
    PLACING,
    SETS,
    SLOTS,
    TAKES,
    put,
    row,
    rows_of_lanes,
    value_of_round,
)
from raumhafen.games.galaktix.rules.board import PARTS_PER_ROCKET, parts_of

#: Columns of the table of moves.
ROCKET, LANDS, PARTS, EXTRAS, FLAGS = 0, 1, 2, 3, 6

#: Columns of what can be done in a block: the slot of `placing` it counts for, where the values of the block begin to
#: which it leads, the last row there, the parts it uses, the flags it wins.
SLOT, BLOCK, LAST, USED, WON = range(5)
GREYS = PLACING  # slots of grey rockets follow the others: what they reach with few dice they reach with more


rows_before, may_be = helper(space.rows_before), helper(space.may_be)


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
def read_block(index: Any, stand: Any, block: Any, depot: Any, lack: Any) -> Any:
    """What a block is about, from its number; the flags won."""
    number = block - index.first[stand]
    flags = number % index.flag_range
    number //= index.flag_range
    for rocket in range(ROCKETS - 1, -1, -1):
        lack[rocket] = number % (index.short[rocket] + 1)
        number //= index.short[rocket] + 1
    for rocket in range(ROCKETS - 1, -1, -1):
        depot[rocket] = number % (index.most[stand, rocket] + 1)
        number //= index.most[stand, rocket] + 1
    return flags


@helper
def row_at(index: Any, stand: Any, block: Any, parts: Any) -> Any:
    """Where the values of a row of a block begin; beyond its last row there is nothing new."""
    return index.base[index.layer[stand]] + index.offset[block] + min(parts, index.rows[block] - 1) * LANES


# --- what can be done in a block --------------------------------------------------------------------------------------


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
def note(index: Any, todo: Any, n: Any, slot: Any, stand: Any, block: Any, used: Any, won: Any) -> Any:
    """Add what leads to a block, unless no game gets there; how many there are now."""
    if index.rows[block] == 0:
        return n
    todo[n, SLOT], todo[n, BLOCK], todo[n, LAST] = slot, row_at(index, stand, block, 0), index.rows[block] - 1
    todo[n, USED], todo[n, WON] = used, won
    return n + 1


@helper
def list_moves(index: Any, stand: Any, here: Any, new: Any, todo: Any) -> Any:
    """GX-5 … GX-11: every rocket that can be placed, and GX-7: every rocket that can be given back."""
    heights, (depot, lack, flags), (new_depot, new_lack) = index.stands[stand], here, new
    n = 0
    for rocket in range(ROCKETS):
        if depot[rocket] > 0:
            for other in range(ROCKETS):
                new_depot[other], new_lack[other] = depot[other], lack[other]
            new_depot[rocket] -= 1
            new_lack[rocket] = max(lack[rocket] - 1, 0)
            n = note(index, todo, n, SLOTS, stand, block_number(index, stand, new_depot, new_lack, flags), 0, 0)
    for road in range(ROADS):
        for count in range(1, DICE + 1 if heights[road] < FIELDS else 1):
            group = (road * FIELDS + heights[road]) * (DICE + 1) + count
            for move in range(index.move_first[group], index.move_first[group + 1]):
                rocket, won = index.moves[move, ROCKET], index.moves[move, FLAGS]
                if rocket != BUILT and depot[rocket] == 0:
                    continue
                after_move(index, move, road, heights, here, new)
                lands = stand_number(index, heights, road, index.moves[move, LANDS])
                block = block_number(index, lands, new_depot, new_lack, min(flags + won, index.flag_range - 1))
                slot = road * DICE + count - 1 + (GREYS if rocket == GREY else 0)
                used = index.moves[move, PARTS] + parts_of(rocket)
                n = note(index, todo, n, slot, lands, block, used, won if index.goal == 0 else 0)
    return n


@helper
def best_moves(todo: Any, n: Any, values: Any, parts: Any, lane: Any, caps: Any, out: Any, at: Any) -> None:
    """The best move for every slot with these parts at hand, from a lane on, into the rows of `out` from `at` on.
    `caps` knows how many parts on the board leave too few for a move."""
    for slot in range(GREYS + SLOTS):
        put(out, at + slot, every(NEVER))
    for i in range(n):
        left = parts - todo[i, USED]
        if left >= 0:
            source = todo[i, BLOCK] + min(left, todo[i, LAST]) * LANES + todo[i, USED] + lane
            value = plus(load(values, source), every(1.0 * todo[i, WON]))
            value = lower(value, load(caps, todo[i, USED] * LANES + lane))
            put(out, at + todo[i, SLOT], higher(row(out, at + todo[i, SLOT]), value))
    for road in range(ROADS):
        grey = every(NEVER)
        for slot in range(road * DICE, (road + 1) * DICE):
            grey = higher(grey, row(out, at + GREYS + slot))
            put(out, at + slot, higher(grey, row(out, at + slot)))


@helper
def or_give_parts(values: Any, own: Any, parts: Any, takes: Any, first: Any, over: Any, most: Any, out: Any) -> None:
    """GX-7, GX-12: giving two parts back, or stopping where no rocket is left (`over` is what that is worth). The
    position itself is left out: see `turn.before_the_first_roll`."""
    for lane in range(WIDTH):
        held = min(parts + takes, most - first - lane)
        value = over
        if held >= PARTS_PER_ROCKET and held - PARTS_PER_ROCKET < parts:
            value = max(value, values[own + (held - PARTS_PER_ROCKET) * LANES + first + lane])
        place = (takes * PLACING + SLOTS) * WIDTH + lane
        out[place] = max(out[place], value)


@helper
def solve_block(
    index: Any, values: Any, own: Any, rows: Any, way: Any, over: Any, stop: Any,
    todo: Any, n: Any, tables: Any, caps: Any,
) -> Any:  # fmt: skip
    """All positions of a block: row by row, since two parts may be given back, eight lanes at a time. `way` is how it
    was come here (see `space.may_be`), `over` what the points are worth, `stop` what it is worth to stop now. How many
    positions."""
    worth, near, near_best, plain, steps, placing, moves, loop = tables
    climbed, placed, used = way
    solved = 0
    for half in range(0, LANES, WIDTH):
        known = m.NOWHERE
        for parts in range(min(rows, index.parts - half + 1)):
            first = half
            while first + parts <= index.parts and not may_be(index.start.parts, climbed, placed, used, parts, first):
                first += 1
            lanes = min(index.parts - parts + 1, half + WIDTH) - first
            if lanes <= 0:
                continue
            solved += lanes
            for takes in range(TAKES):  # what can be done depends on the parts at hand, wherever they come from
                at = (parts + takes) % TAKES * (GREYS + SLOTS)
                if parts + takes > known:
                    best_moves(todo, n, values, parts + takes, half, caps, moves, at)
                    known = parts + takes
                for slot in range(PLACING):
                    put(placing, takes * PLACING + slot, row(moves, at + slot))
                or_give_parts(values, own, parts, takes, half, stop, index.parts, placing)
            for lane in range(WIDTH):
                loop[lane] = ALWAYS if parts + PARTS_PER_ROCKET <= index.parts - half - lane else NEVER
            here = own + parts * LANES + half
            guess = load(values, here - LANES) if parts > 0 else every(over)
            store(values, here, value_of_round(worth, near, near_best, plain, steps, placing, load(loop, 0), guess))
    for parts in range(rows):
        for lane in range(max(index.parts - parts + 1, 0), LANES):  # no more parts: read as the most there can be
            values[own + parts * LANES + lane] = values[own + max(index.parts - lane, 0) * LANES + lane]
    return solved


@compiled_on_call
def solve_stands(index: Any, begin: Any, end: Any, values: Any, stop: Any) -> Any:
    """Solve the stands numbered begin … end−1, all of one layer; the layers above are solved. How many positions."""
    tables = (
        rows_of_lanes(SETS), rows_of_lanes(NEAR_ROWS), rows_of_lanes(NEARS), rows_of_lanes(NEAR_ROLLS),
        rows_of_lanes(3), rows_of_lanes(TAKES * PLACING), rows_of_lanes(TAKES * (GREYS + SLOTS)), rows_of_lanes(1),
    )  # fmt: skip
    todo = np.zeros((len(index.moves) + ROCKETS, WON + 1), np.int64)
    depot, lack = np.zeros(ROCKETS, np.int64), np.zeros(ROCKETS, np.int64)
    new = (np.zeros(ROCKETS, np.int64), np.zeros(ROCKETS, np.int64))
    most_used = index.moves[:, PARTS].max() + PARTS_PER_ROCKET
    caps = np.full((most_used + 1) * LANES, ALWAYS)
    for parts in range(most_used + 1):
        for lane in range(max(index.parts - parts + 1, 0), LANES):
            caps[parts * LANES + lane] = NEVER
    solved = 0
    for stand in range(begin, end):
        if stop[0]:
            break
        heights = index.stands[stand]
        points, climbed, placed, done = np.int64(0), np.int64(0), np.int64(0), True
        for road in range(ROADS):
            points += index.ladder[heights[road]]
            climbed += heights[road] - index.start.heights[road]
            placed += (heights[road] - index.start.heights[road] + DICE - 1) // DICE
            done = done and heights[road] == FIELDS
        for block in range(index.first[stand], index.first[stand + 1]):
            rows = index.rows[block]
            if rows == 0:
                continue
            flags = read_block(index, stand, block, depot, lack)
            over = float(points)
            if index.goal > 0:
                over = 1.0 if points + index.start.flags + flags >= index.goal else 0.0
            own = row_at(index, stand, block, 0)
            if done or (index.goal > 0 and over == 1.0):  # nothing can be lost any more
                for place in range(own, own + rows * LANES):
                    values[place] = over
                solved += rows * LANES
                continue
            rockets, used = np.int64(0), np.int64(0)
            for rocket in range(ROCKETS):
                rockets += depot[rocket]
                used += index.most[stand, rocket] - depot[rocket]
            n = list_moves(index, stand, (depot, lack, flags), new, todo)
            way, may_stop = (climbed, placed, used), over if rockets == 0 else NEVER
            solved += solve_block(index, values, own, rows, way, over, may_stop, todo, n, tables, caps)
    return solved


@compiled_on_call
def keep_stands(index: Any, begin: Any, end: Any, values: Any, kept: Any) -> None:
    """Put the values of stands into a kept table, those lanes only that there are parts for."""
    for stand in range(begin, end):
        for block in range(index.first[stand], index.first[stand + 1]):
            for parts in range(index.rows[block]):
                source, target = row_at(index, stand, block, parts), index.kept[block] + rows_before(index.parts, parts)
                for lane in range(index.parts - parts + 1):
                    kept[target + lane] = values[source + lane]
