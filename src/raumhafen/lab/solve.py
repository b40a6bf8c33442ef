"""Exact solutions, with the games that prove them: what `raumhafen solve` does."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from raumhafen.engine.advice import CONFIDENCE
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import REFERENCE, Game
from raumhafen.engine.kernel import Bytes, Int64s
from raumhafen.engine.rng import check_key, key_words, new_key
from raumhafen.games import about, load
from raumhafen.games.galaktix.model import MEDALS, Edition

if TYPE_CHECKING:  # the solution is compiled when it is wanted
    from raumhafen.games.galaktix.expert.layers import Solved

SOLVABLE = ("galaktix",)
POINTS = "points"
GOALS = (POINTS, *MEDALS)
HIGHEST = 256  #: no game brings more points


@dataclass(frozen=True)
class Solution:
    """A level solved: the greatest expected score, or the greatest chance of a medal; and games played by it."""

    game: str
    level: str
    goal: str
    target: int  #: points for the medal; 0 where the goal is as many points as possible
    value: float
    positions: int
    seconds: float
    games: int
    mean: float  #: of the games played: points, or the share that reached the medal
    margin: float  #: the mean is so close to the value in 95 of 100 cases
    reached: tuple[float, ...]  #: the share of games with at least 0, 1, 2 … points
    shares: tuple[float, ...]  #: of games that reached bronze, silver, gold
    key: str
    kept: str = ""  #: the file its table is kept in


def check_wishes(game: str, level: str, goal: str) -> None:
    """Refuse what cannot be solved."""
    if about(game).id not in SOLVABLE:
        raise RaumhafenError("solve-game", found=game, known=", ".join(SOLVABLE))
    about(game).resolve_options({"level": level})
    if goal not in GOALS:
        raise RaumhafenError("solve-goal", found=goal, known=", ".join(GOALS))


def solve(
    game: str,
    level: str,
    goal: str = POINTS,
    games: int = 0,
    key: str | None = None,
    edition: str = REFERENCE,
    cores: int | None = None,
    keep: bool = False,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Solution:
    """Solve a level and play so many games by the solution; `keep` its table on disk for bot and coach."""
    from raumhafen.games.galaktix.expert import tables
    from raumhafen.games.galaktix.expert.layers import beginning, in_memory, numbered
    from raumhafen.games.galaktix.expert.layers import solve as solve_level

    check_wishes(game, level, goal)
    ready = load(game)
    number = ready.about.resolve_options({"level": level})["level"]
    key, cores = new_key() if key is None else check_key(key), cores or os.cpu_count() or 1
    data = ready.edition(edition).data
    medals = data.view(Edition)[0].medal[number].tolist()
    target = medals[MEDALS.index(goal)] if goal in MEDALS else 0
    begun = time.perf_counter()
    index = numbered(ready, data, beginning(ready, data, number), target)
    if keep:
        with tables.kept_at(tables.path_of(data, number, target)) as on_disk:
            solved = solve_level(index, cores, on_disk, progress)
    else:
        solved = solve_level(index, cores, in_memory if games else None, progress)
    seconds = time.perf_counter() - begun
    scored = _played(ready, data, number, solved, games, key, cores)
    points = np.arange(HIGHEST)
    worth = points >= target if target else points
    mean = float((scored * worth).sum() / max(games, 1))
    spread = float((scored * (worth - mean) ** 2).sum() / max(games - 1, 1))
    return Solution(
        game=game,
        level=level,
        goal=goal,
        target=target,
        value=solved.value,
        positions=index.positions,
        seconds=seconds,
        games=games,
        mean=mean,
        margin=CONFIDENCE * (spread / max(games, 1)) ** 0.5,
        reached=tuple(float(scored[least:].sum() / games) for least in range(int(scored.nonzero()[0].max()) + 1))
        if games
        else (),
        shares=tuple(float(scored[medal:].sum() / games) for medal in medals) if games else (),
        key=key,
        kept=str(tables.path_of(data, number, target)) if keep else "",
    )


def kept_value(game: Game, edition: str = REFERENCE, options: dict[str, str | int] | None = None) -> float | None:
    """The greatest score that can be expected, if what is played was solved and its table kept."""
    if game.id not in SOLVABLE:
        return None
    from raumhafen.games.galaktix.expert import tables

    solved = tables.find(game, game.edition(edition).data, game.about.resolve_options(options or {})["level"])
    return solved.value if solved else None


def _played(ready: Game, data: Bytes, level: int, solved: Solved, games: int, key: str, cores: int) -> Int64s:
    """How often each score comes out of so many games by a solution."""
    from raumhafen.games.galaktix.expert.policy import play_games

    counts = np.zeros((cores, HIGHEST), np.int64)
    cuts = [games * core // cores for core in range(cores + 1)]
    with ThreadPoolExecutor(cores) as threads:
        jobs = [
            threads.submit(
                play_games, solved.index, solved.values, data, ready.state_layout.itemsize, level, key_words(key),
                first, last, counts[core],
            )
            for core, (first, last) in enumerate(pairwise(cuts))
            if first < last
        ]  # fmt: skip
        for job in jobs:
            job.result()
    total: Int64s = counts.sum(axis=0)
    return total
