"""Levels solved on demand, whole, for the command `solve` and those who compare bots with the best there is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from raumhafen.engine.game import Game
from raumhafen.engine.kernel import Bytes, Int64s, UInt64s
from raumhafen.games.galaktix import LEVELS
from raumhafen.games.galaktix import model as m
from raumhafen.games.galaktix.edition import MEDALS
from raumhafen.games.galaktix.expert import layers, tables
from raumhafen.games.galaktix.expert.policy import HIGHEST, play_games

OPTION = "level"
GOALS = MEDALS


class SolvedLevel:
    """A level with its table."""

    def __init__(self, game: Game, edition: Bytes, level: int, table: layers.Solved) -> None:
        self.game, self.edition, self.level, self.table = game, edition, level, table
        self.value, self.positions = table.value, table.index.positions

    def play(self, key: UInt64s, first: int, last: int) -> Int64s:
        """How often each score comes out of the games numbered first … last−1, played by the table."""
        counts, size = np.zeros(HIGHEST, np.int64), self.game.state_layout.itemsize
        play_games(
            self.table.index, self.table.values, self.edition, size, self.level, key, first, last, counts
        )  # fmt: skip
        return counts


def solve(
    game: Game,
    edition: Bytes,
    observed: Bytes,
    goal: int,
    cores: int,
    progress: Callable[[int, int], None],
    playable: bool = False,
    keep: bool = False,
) -> SolvedLevel:
    """Solve the level that begins so."""
    level = _level(observed)
    index = layers.numbered(game, edition, observed, goal)
    if keep:
        with tables.kept_at(tables.path_of(edition, level, goal)) as on_disk:
            table = layers.solve(index, cores, on_disk, progress)
    else:
        table = layers.solve(index, cores, layers.in_memory if playable else None, progress)
    return SolvedLevel(game, edition, level, table)


def kept(game: Game, edition: Bytes, observed: Bytes) -> SolvedLevel | None:
    """The level that begins so, if its table is kept."""
    level = _level(observed)
    table = tables.find(game, edition, level)
    return SolvedLevel(game, edition, level, table) if table else None


def path_of(edition: Bytes, observed: Bytes, goal: int = 0) -> Path:
    """Where the table of the level that begins so is kept, or would be."""
    return tables.path_of(edition, _level(observed), goal)


def solved(game: Game, edition: Bytes) -> dict[str, list[str]]:
    """The levels whose tables are kept."""
    return {OPTION: [name for level, name in enumerate(LEVELS) if tables.path_of(edition, level).exists()]}


def _level(observed: Bytes) -> int:
    return int(observed.view(m.State)[0].level)
