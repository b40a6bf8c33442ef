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
from raumhafen.games.galaktix.model import DICE
from raumhafen.games.galaktix.solution.solver import block_number, solve_stands
from raumhafen.games.galaktix.solution.space import LANES, TALLEST, Index, index_of, start_of

REACH = DICE + 1  # layers in use at once: a rocket rises by five at most


class Stopped(Exception):
    """Somebody wanted it to end."""


@dataclass(frozen=True)
class Solved:
    """A solved level: its value, and the values of all positions if they were to be kept."""

    index: Index
    value: float
    positions: int
    values: Any = None


def solve(
    game: Game,
    edition: Bytes,
    level: int,
    goal: int = 0,
    cores: int = 2,
    keep: bool = False,
    tell: Callable[[int, int], None] = lambda done, of: None,
    stop: Any = None,
) -> Solved:
    """Solve a level, from the last layer to the first: the greatest expected score or, with a goal, the greatest chance
    of that many points. `tell` hears how many positions are done, of how many; setting `stop` ends it."""
    index, start = index_of(game, edition, level, goal), start_of(edition, level)
    stop = np.zeros(1, np.bool_) if stop is None else stop
    sizes = np.diff(index.base)
    kept = np.zeros(int(index.base[-1]), np.float32) if keep else None
    # Six layers are in use at a time, each in its own part of the workshop.
    shop = np.zeros(REACH * int(sizes.max()) + LANES, np.float64)  # a row's end may be read a little beyond
    at_work = index._replace(base=np.arange(TALLEST + 2) % REACH * int(sizes.max()))
    layer_first = np.searchsorted(index.layer, np.arange(TALLEST + 2))
    done, total = 0, int(index.rows.sum()) * LANES
    with ThreadPoolExecutor(cores) as threads:
        for layer in range(TALLEST, -1, -1):
            cuts = _cuts(index, int(layer_first[layer]), int(layer_first[layer + 1]), cores)
            jobs = [threads.submit(solve_stands, at_work, begin, end, shop, stop) for begin, end in pairwise(cuts)]
            try:
                done += sum(job.result() for job in jobs)
            except KeyboardInterrupt:
                stop[0] = True
                raise
            if stop[0]:
                raise Stopped
            if kept is not None:
                begin = int(at_work.base[layer])
                kept[index.base[layer] : index.base[layer + 1]] = shop[begin : begin + int(sizes[layer])]
            tell(done, total)
    block = block_number(at_work, 0, np.array(start.depot), index.short, 0)
    value = float(shop[at_work.base[0] + index.offset[block] + start.parts * LANES])
    return Solved(index, value, done, kept)


def _cuts(index: Index, begin: int, end: int, cores: int) -> list[int]:
    """Stands of a layer, shared out by the work they make."""
    if begin == end:
        return [begin, end]
    first = index.first[begin]
    work = np.add.reduceat(index.rows[first : index.first[end]], index.first[begin:end] - first)
    share = np.cumsum(work) / max(int(work.sum()), 1)
    return [begin, *(begin + int(np.searchsorted(share, core / cores)) for core in range(1, cores)), end]
