"""Solving a level, layer by layer, on all cores."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from raumhafen.engine.game import Game
from raumhafen.engine.kernel import Bytes
from raumhafen.games.galaktix import model as m
from raumhafen.games.galaktix.edition import DICE
from raumhafen.games.galaktix.expert.solver import block_number, keep_stands, solve_stands
from raumhafen.games.galaktix.expert.space import LANES, TALLEST, Index, index_of, start_of

REACH = DICE + 1  # layers in use at once: a rocket rises by five at most


class GivenUp(Exception):
    """The solver was told to stop."""


@dataclass(frozen=True)
class Solved:
    """A solved position: its value, and the values of all that may follow if they were to be kept."""

    index: Index
    value: float
    values: Any = None


def beginning(game: Game, edition: Bytes, level: int) -> Bytes:
    """How a level begins."""
    state = np.zeros(game.state_layout.itemsize, np.uint8)
    game.kernels.start(edition, state, np.array([level], np.int64), 1, np.zeros(2, np.uint64))
    return state


def numbered(game: Game, edition: Bytes, state: Bytes, goal: int = 0) -> Index:
    """All positions that may follow a state between two rounds; a goal in points, or 0 for as many as possible."""
    return index_of(game, edition, int(state.view(m.State)[0].level), goal, start_of(edition, state))


def in_memory(size: int) -> Any:
    """A table for values to be kept."""
    return np.zeros(size, np.float32)


def solve(
    index: Index,
    cores: int = 2,
    keep: Callable[[int], Any] | None = None,
    tell: Callable[[int, int], None] = lambda done, of: None,
    stop: Any = None,
) -> Solved:
    """Solve all numbered positions, from the last layer to the first: the greatest expected score or, with a goal, the
    greatest chance of that many points. `keep` makes the array that takes all values; `tell` hears how many positions
    are done, of how many; setting `stop` ends it."""
    stop = np.zeros(1, np.bool_) if stop is None else stop
    sizes = np.diff(index.base)
    kept = keep(int(index.kept[-1])) if keep else None
    # Six layers are in use at a time, each in its own part of the workshop; a row's end may be read a little beyond.
    shop = np.zeros(REACH * int(sizes.max()) + LANES, np.float64)
    at_work = index._replace(base=np.arange(TALLEST + 2) % REACH * int(sizes.max()))
    layer_first = np.searchsorted(index.layer, np.arange(TALLEST + 2))
    done = 0
    with ThreadPoolExecutor(cores) as threads:
        for layer in range(TALLEST, int(index.layer[0]) - 1, -1):
            begin, end = int(layer_first[layer]), int(layer_first[layer + 1])
            cuts = _cuts(index, begin, end, cores)
            jobs = [threads.submit(solve_stands, at_work, first, last, shop, stop) for first, last in pairwise(cuts)]
            try:
                done += sum(job.result() for job in jobs)
            except KeyboardInterrupt:
                stop[0] = True
                raise
            if stop[0]:
                raise GivenUp
            if kept is not None:
                keep_stands(at_work, begin, end, shop, kept)
            tell(done, index.positions)
    start = index.start
    block = block_number(at_work, 0, np.array(start.depot), np.array(start.lack), 0)
    value = float(shop[at_work.base[index.layer[0]] + index.offset[block] + start.parts * LANES])
    return Solved(index, value + (start.flags if index.goal == 0 else 0), kept)


def _cuts(index: Index, begin: int, end: int, cores: int) -> list[int]:
    """Stands of a layer, shared out by the work they make."""
    if begin == end:
        return [begin, end]
    first = index.first[begin]
    work = np.add.reduceat(index.rows[first : index.first[end]], index.first[begin:end] - first)
    share = np.cumsum(work) / max(int(work.sum()), 1)
    return [begin, *(begin + int(np.searchsorted(share, core / cores)) for core in range(1, cores)), end]
