"""The positions of a level, numbered: where in a table the value of each is found."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from raumhafen.engine.game import Game
from raumhafen.engine.kernel import Bytes
from raumhafen.games.galaktix import CHAPTER
from raumhafen.games.galaktix import model as m
from raumhafen.games.galaktix.edition import BLACK, DICE, EXTRA, FIELDS, GREY, ROADS, ROCKETS, VORTEX, Edition
from raumhafen.games.galaktix.expert.moves import moves_of
from raumhafen.games.galaktix.rules import questions
from raumhafen.games.galaktix.rules.board import PARTS_PER_ROCKET, TOOLS_PER_PART

MOST_BROUGHT = questions.parts_for(DICE, DICE)  #: parts, in one round
LANES = 16  #: parts on the board: 0 … 15
TALLEST = ROADS * FIELDS  #: the last layer


class Start(NamedTuple):
    """A position between two rounds, from which everything is counted."""

    heights: tuple[int, ...]
    depot: tuple[int, ...]
    parts: int
    spare_parts: int  #: in the supply
    lack: tuple[int, ...]  #: by rocket: how many of all extra fields ahead the supply cannot serve
    flags: int  #: won so far


class Index(NamedTuple):
    """A level as the compiled solver takes it, from a start on.

    A stand is what the heights of all roads are; its layer is their sum. A block holds, for one stand, one depot of
    rockets, one lack of the supply and one number of flags, the values of all numbers of parts: a row for each number
    in the depot, a lane for each that came onto the board since the start. Kept tables have only those lanes in a row
    that there are parts for.
    """

    start: Start
    parts: int  #: that are not on the board at the start
    goal: int  #: points to reach; 0: as many as possible
    flag_range: int  #: numbers of flags that are told apart; 1: a flag is a point at once
    ladder: Any
    extras: Any  #: by road, height and rocket: extra fields up to that height
    short: Any  #: by rocket: how many of all extra rockets the supply lacks at the start; it never gets worse
    moves: Any  #: see `solver.ROCKET` and so on, by road, height and dice; grey rockets with no more dice than needed
    move_first: Any
    stands: Any  #: heights, by stand, sorted by layer
    stand_of: Any  #: the number of a stand, by its heights as digits
    layer: Any
    most: Any  #: by stand and rocket: as many there can be in the depot
    first: Any  #: the first block of a stand
    rows: Any  #: by block
    offset: Any  #: by block, within its layer
    base: Any  #: by layer: where its values begin
    kept: Any  #: by block: where its values begin in a kept table
    positions: int  #: how many there are


def start_of(edition: Bytes, state: Bytes) -> Start:
    """The position of a state that is between two rounds."""
    e, s = edition.view(Edition)[0], state.view(m.State)[0]
    ahead = np.arange(1, FIELDS + 1) > s.height[:, None]
    extras = [int((ahead & (e.field[s.level // CHAPTER] == EXTRA + rocket)).sum()) for rocket in range(ROCKETS)]
    lack = tuple(max(count - supply, 0) for count, supply in zip(extras, s.supply.tolist(), strict=True))
    heights, depot = tuple(s.height.tolist()), tuple(s.depot.tolist())
    return Start(heights, depot, int(s.parts), int(s.spare_parts), lack, int(s.flags_won))


def index_of(game: Game, edition: Bytes, level: int, goal: int, start: Start) -> Index:
    """Number all positions that may follow a start. Layers follow one another, from the lowest on."""
    e = edition.view(Edition)[0]
    field, parts = e.field[level // CHAPTER].astype(np.int64), start.parts + start.spare_parts
    if parts >= LANES:
        raise ValueError("the solution counts up to fifteen parts")
    ahead = np.arange(1, FIELDS + 1) > np.array(start.heights)[:, None]
    there = [start.depot[rocket] > 0 or bool((ahead & (field == EXTRA + rocket)).any()) for rocket in range(ROCKETS)]
    stands = _stands(field, start.heights, there[BLACK])
    extras = np.zeros((ROADS, FIELDS + 1, ROCKETS), np.int64)
    for rocket in range(ROCKETS):
        extras[:, 1:, rocket] = np.cumsum(field == EXTRA + rocket, axis=1)
    roads = np.arange(ROADS)
    most = np.array(start.depot) + (extras[roads, stands] - extras[roads, start.heights]).sum(axis=1)
    flag_range = int((e.flag[level] * ahead).sum()) + 1 if goal else 1
    short = np.array(start.lack)
    stand_of = np.full((FIELDS + 1) ** ROADS, -1, np.int64)
    stand_of[stands @ (FIELDS + 1) ** np.arange(ROADS - 1, -1, -1)] = np.arange(len(stands))
    inner = int((short + 1).prod()) * flag_range
    first = np.concatenate([[0], np.cumsum((most + 1).prod(axis=1) * inner)])
    layer = stands.sum(axis=1)
    rows, positions = _rows(stands, most, first, inner, start, parts)
    ends = np.cumsum(rows) * LANES
    layer_first = np.searchsorted(layer, np.arange(TALLEST + 2))
    base = np.concatenate([[0], ends])[first[layer_first]]
    offset = ends - rows * LANES - np.repeat(base[layer], np.diff(first))
    moves, move_first = _moves(game, edition, level, there)
    return Index(
        start=start,
        parts=parts,
        goal=goal,
        flag_range=flag_range,
        ladder=e.ladder[level].astype(np.int64),
        extras=extras,
        short=short,
        moves=moves,
        move_first=move_first,
        stands=stands,
        stand_of=stand_of,
        layer=layer,
        most=most,
        first=first,
        rows=rows,
        offset=offset,
        base=base,
        kept=np.concatenate([[0], np.cumsum(rows_before(parts, rows))]),
        positions=positions,
    )


def rows_before(parts: Any, rows: Any) -> Any:
    """How many values the first rows of a block hold in a kept table: each has a lane less than the one before."""
    return rows * (parts + 1) - rows * (rows - 1) // 2


def _moves(game: Game, edition: Bytes, level: int, there: list[bool]) -> tuple[Any, Any]:
    """All moves as a table, and where those of each road, height and number of dice begin."""
    usable = [
        move
        for move in moves_of(game, edition, level)
        if move.rocket >= ROCKETS
        or (there[move.rocket] and (move.rocket != GREY or move.lands == move.height + move.dice))
    ]
    table = sorted(usable, key=lambda move: (move.road, move.height, move.dice))
    groups = [(move.road * FIELDS + move.height) * (DICE + 1) + move.dice for move in table]
    columns = [[m.rocket, m.lands, m.parts, *m.extras, m.flags] for m in table]
    return np.array(columns, np.int64), np.searchsorted(groups, np.arange(ROADS * FIELDS * (DICE + 1) + 1))


def heights_ahead(field: Any, lowest: Sequence[int], black: bool) -> list[list[int]]:
    """By road: the heights that it may come to. On a vortex only a black rocket stands."""
    return [
        [low, *(height for height in range(low + 1, FIELDS + 1) if black or field[road, height - 1] != VORTEX)]
        for road, low in enumerate(lowest)
    ]


def _stands(field: Any, lowest: tuple[int, ...], black: bool) -> Any:
    """All that the roads may come to together, layer by layer."""
    stands = np.array(list(product(*heights_ahead(field, lowest, black))), np.int64)
    return np.ascontiguousarray(stands[np.argsort(stands.sum(axis=1), kind="stable")])


def may_be(start_parts: Any, climbed: Any, placed: Any, used: Any, parts: Any, lane: Any) -> Any:
    """May these parts be in the depot and on the board (`lane`), when roads were climbed by that many fields with at
    least that many placings, and that many rockets of the depot used? A round brings two parts at most, and two dice
    for each of them show tools instead of a road's colour; parts on the board are rockets, two each, but for an odd
    one."""
    rounds = used + lane // PARTS_PER_ROCKET
    return (
        (placed <= rounds)
        & (parts + lane % PARTS_PER_ROCKET <= start_parts + MOST_BROUGHT * used)
        & (climbed + TOOLS_PER_PART * (parts + lane - start_parts) <= DICE * rounds)
    )


def _rows(stands: Any, most: Any, first: Any, inner: int, start: Start, parts: int) -> tuple[Any, int]:
    """How many rows each block needs, none at all where no game gets; and how many positions there are."""
    rows, positions, begins = np.zeros(first[-1], np.int64), 0, first.tolist()
    up = stands - np.array(start.heights)
    in_depot, lane = np.indices((parts + 1, parts + 1))
    known: dict[tuple[int, ...], tuple[Any, int]] = {}
    stood = np.column_stack([most, up.sum(axis=1), (-(-up // DICE)).sum(axis=1)])  # rockets; fields climbed, placings
    for stand, what in enumerate(map(tuple, stood.tolist())):
        if what not in known:
            *there, climbed, placed = what
            used = np.repeat(sum(there) - np.indices([n + 1 for n in there]).sum(axis=0).ravel(), inner)
            ways = np.arange(sum(there) + 1)[:, None, None]
            fits = may_be(start.parts, climbed, placed, ways, in_depot, lane) & (in_depot + lane <= parts)
            height = np.where(fits.any(axis=2), in_depot[:, 0] + 1, 0).max(axis=1)
            known[what] = height[used], int(fits.sum(axis=(1, 2))[used].sum())
        needed, count = known[what]
        rows[begins[stand] : begins[stand + 1]] = needed
        positions += count
    return rows, positions
