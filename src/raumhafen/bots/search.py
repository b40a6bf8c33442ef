"""Searching for a move: a tree that grows for one seat of a match, with a limit of simulations or of time."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, cast

import numpy as np

from raumhafen.bots.tree import (
    COLUMNS,
    EDGES,
    FIRST,
    MOVES,
    NODES,
    PAST_SIMULATIONS,
    PERMILLE,
    SETTINGS,
    SIZE,
    WORLDS,
    Tree,
    find,
    grow,
    new_tree,
    reevaluate,
)
from raumhafen.engine.advice import NEVER, Limits
from raumhafen.engine.chance import pick
from raumhafen.engine.game import Game
from raumhafen.engine.kernel import LIST, Bytes, UInt64s
from raumhafen.engine.tuning import Tuning

UNLIMITED = PAST_SIMULATIONS  #: simulations, where time is the limit
NODES_EACH, EDGES_EACH = 8, 32  #: that a simulation adds, at most and on the average
SEARCHES = 4  #: that a tree has room for
SMALLEST, LARGEST = 1 << 12, 1 << 19  #: nodes of a tree
CHUNK = 0.01  #: seconds between two looks at the clock


class ChoiceStatistics(NamedTuple):
    """What is known of a choice."""

    action: int
    tries: int  #: how often it was tried
    value: float  #: its mean result for the seat
    error: float  #: the standard error of that


class Searcher:
    """Searches for a seat, and keeps its trees from move to move. Several cores have a tree each."""

    def __init__(self, game: Game, edition: Bytes, seat: int, tuning: Tuning, simulations: int, cores: int = 1) -> None:
        self.game, self.edition, self.seat, self.simulations = game, edition, seat, simulations
        self.mix = tuning.mix
        values = [getattr(tuning, name) for name in SETTINGS]
        self._settings = np.array(
            [round(value * PERMILLE) if isinstance(value, float) else value for value in values], np.int64
        )
        self._size = min(max(1 << (SEARCHES * NODES_EACH * simulations // cores).bit_length(), SMALLEST), LARGEST)
        self._trees: list[Tree | None] = [None] * cores

    @property
    def moves(self) -> int:
        """How many moves have been searched."""
        return sum(int(tree.used[MOVES]) for tree in self._trees if tree is not None)

    def choose(self, observed: Bytes, key: UInt64s, limits: Limits | None = None) -> int:
        """What to do: what was tried most often or, not to be read, one of those tried almost as often."""
        only = self._only(observed)
        if only is not None:
            return only
        found = self.search(observed, key, limits)
        close = [one for one in found if one.tries >= self.mix * found[0].tries]
        left = pick(key[0], sum(one.tries for one in close))[1] if len(close) > 1 else 0
        for one in close:
            left -= one.tries
            if left < 0:
                return one.action
        return close[0].action

    def search(self, observed: Bytes, key: UInt64s, limits: Limits | None = None) -> list[ChoiceStatistics]:
        """All choices that come into question, the one tried most often first. Without limits of time the same key
        gives the same answer, if the same was thought about before."""
        limits = limits or Limits(NEVER, np.zeros(1, np.uint8))
        self._make_room()
        share = -(-self.simulations // len(self._trees))

        def work(core: int) -> None:
            self._grow(cast(Tree, self._trees[core]), observed, key, core * share, (core + 1) * share, limits)

        if len(self._trees) == 1:
            work(0)
        else:
            with ThreadPoolExecutor(len(self._trees)) as threads:
                list(threads.map(work, range(len(self._trees))))
        return self._found(observed)

    def _only(self, observed: Bytes) -> int | None:
        """The only sensible action, if there is but one."""
        ids, kernels = np.zeros(LIST, np.int32), self.game.kernels
        n = kernels.legal(self.edition, observed, self.seat, ids)
        n = kernels.focus(self.edition, observed, self.seat, ids, n)
        return int(ids[0]) if n == 1 else None

    def _make_room(self) -> None:
        """Begin anew where a tree is half full, of nodes or of edges: the position itself must find room in it."""
        for core, tree in enumerate(self._trees):
            if tree is None or 2 * tree.used[NODES] > tree.names.size or 2 * tree.used[EDGES] > tree.action.size:
                self._trees[core] = new_tree(self._size, self._size * EDGES_EACH // NODES_EACH)

    def _grow(self, tree: Tree, observed: Bytes, key: UInt64s, first: int, last: int, limits: Limits) -> None:
        """Run simulations, looking at the clock now and then; the first ones in any case."""
        table, chunk = self.game.kernel_table, 1
        reevaluate(table, self.edition, observed, self.seat, key, int(self._settings[WORLDS]), *tree)
        stop = np.zeros(1, np.uint8)
        while first < last:
            begun, until = time.monotonic(), min(first + chunk, last)
            grow(table, self.edition, observed, self.seat, key, first, until, self._settings, *tree, stop)
            first, now, stop = until, time.monotonic(), limits.stop
            if now >= limits.until or limits.stop[0]:
                return
            if now - begun < CHUNK:
                chunk *= 2
            elif now - begun > 4 * CHUNK:
                chunk = max(1, chunk // 2)

    def _found(self, observed: Bytes) -> list[ChoiceStatistics]:
        sums: dict[int, tuple[int, float, float]] = {}
        for tree in self._trees:
            assert tree is not None
            place = find(observed, self.seat, tree.names)
            first, size = (int(tree.nodes[COLUMNS * place + column]) for column in (FIRST, SIZE))
            for edge in range(first, first + size):
                tries, total, squares = sums.get(int(tree.action[edge]), (0, 0.0, 0.0))
                sums[int(tree.action[edge])] = (
                    tries + int(tree.tries[edge]),
                    total + float(tree.total[edge]),
                    squares + float(tree.squares[edge]),
                )
        found = [_found(action, *of_all) for action, of_all in sums.items()]
        return sorted(found, key=lambda one: (-one.tries, -one.value, one.action))


def _found(action: int, tries: int, total: float, squares: float) -> ChoiceStatistics:
    if tries < 2:
        return ChoiceStatistics(action, tries, total, 1.0)
    mean = total / tries
    return ChoiceStatistics(action, tries, mean, (max(squares / tries - mean * mean, 0.0) / (tries - 1)) ** 0.5)
