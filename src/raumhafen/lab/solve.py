"""Exact solutions, with the games that prove them: what `raumhafen solve` does."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from raumhafen.bots.coach import expert_for
from raumhafen.engine.advice import CONFIDENCE, Expert, Solved
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import REFERENCE, Game
from raumhafen.engine.kernel import Int64s
from raumhafen.engine.match import Match
from raumhafen.engine.rng import check_key, key_words, new_key
from raumhafen.games import GAMES, about, load

POINTS = "points"


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
    margin: float  #: the mean is this close to the value in 95 of 100 cases
    reached: tuple[float, ...]  #: the share of games with at least 0, 1, 2 … points
    shares: tuple[float, ...]  #: of games that reached bronze, silver, gold
    key: str
    kept: str = ""  #: the file its table is kept in


def expert_of(game: str) -> Expert:
    """The expert of a game that can be solved."""
    expert = expert_for(about(game))
    if expert is None:
        solvable = [name for name in GAMES if about(name).expert]
        raise RaumhafenError("solve-game", found=game, known=", ".join(solvable))
    return expert


def check_request(game: str, level: str, goal: str) -> None:
    """Refuse what cannot be solved."""
    expert = expert_of(game)
    about(game).resolve_options({expert.OPTION: level})
    if goal not in (POINTS, *expert.GOALS):
        raise RaumhafenError("solve-goal", found=goal, known=", ".join([POINTS, *expert.GOALS]))


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
    """Solve a level and play that many games by the solution; `keep` its table on disk for bot and coach."""
    check_request(game, level, goal)
    expert, match = expert_of(game), beginning(game, level, edition)
    key, cores = new_key() if key is None else check_key(key), cores or os.cpu_count() or 1
    data, observed = match.edition.data, match.observed(0)
    goals = [one.points for one in expert.goals(data, observed)]
    target = 0 if goal == POINTS else goals[expert.GOALS.index(goal)]
    begun = time.perf_counter()
    solved = expert.solve(load(game), data, observed, target, cores, progress, playable=games > 0, keep=keep)
    seconds = time.perf_counter() - begun
    scored = _played(solved, games, key, cores)
    points = np.arange(len(scored))
    worth = points >= target if target else points
    mean = float((scored * worth).sum() / max(games, 1))
    spread = float((scored * (worth - mean) ** 2).sum() / max(games - 1, 1))
    return Solution(
        game=game,
        level=level,
        goal=goal,
        target=target,
        value=solved.value,
        positions=solved.positions,
        seconds=seconds,
        games=games,
        mean=mean,
        margin=CONFIDENCE * (spread / max(games, 1)) ** 0.5,
        reached=tuple(float(scored[least:].sum() / games) for least in range(int(scored.nonzero()[0].max()) + 1))
        if games
        else (),
        shares=tuple(float(scored[medal:].sum() / games) for medal in goals) if games else (),
        key=key,
        kept=str(expert.path_of(data, observed, target)) if keep else "",
    )


def beginning(game: str, level: str, edition: str = REFERENCE) -> Match:
    """A level that is about to begin."""
    return Match(load(game), 1, edition=edition, options={expert_of(game).OPTION: level})


def kept_value(game: Game, edition: str = REFERENCE, options: dict[str, str | int] | None = None) -> float | None:
    """The greatest score that can be expected, if what is played was solved and its table kept."""
    expert = expert_for(game.about)
    if expert is None:
        return None
    match = Match(game, 1, edition=edition, options=options)
    solved = expert.kept(game, match.edition.data, match.observed(0))
    return solved.value if solved else None


def _played(solved: Solved, games: int, key: str, cores: int) -> Int64s:
    """How often each score comes out of that many games by a solution."""
    cuts = [games * core // cores for core in range(cores + 1)]
    with ThreadPoolExecutor(cores) as threads:
        jobs = [
            threads.submit(solved.play, key_words(key), first, last) for first, last in pairwise(cuts) if first < last
        ]
        total: Int64s = sum((job.result() for job in jobs), start=np.zeros(1, np.int64))
    return total
