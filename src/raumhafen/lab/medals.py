"""GX-14: how many points a medal takes, so that it is equally hard on every level.

The measure is level 1-1 with its printed thresholds: how often does the play that brings the most points on the average
reach each of them? On every other level a medal takes as many points as that play reaches as often, as nearly as whole
points allow.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from raumhafen.engine.game import REFERENCE
from raumhafen.games import load
from raumhafen.games.galaktix import CHAPTER, LEVELS
from raumhafen.games.galaktix.expert.tables import path_of
from raumhafen.games.galaktix.model import Edition
from raumhafen.lab.solve import Solution, solve
from raumhafen.storage import files

KEY = "00" * 16  #: of the games played, so that everyone gets the same thresholds
GAMES = 20_000  #: of each level: enough for whole points, and ten times as many take hours


@dataclass(frozen=True)
class Medals:
    """A level, solved and played; what its medals take, and how often they are reached."""

    level: str
    value: float
    positions: int
    seconds: float
    medals: tuple[int, ...]
    shares: tuple[float, ...]


def thresholds(reached: Sequence[float], chances: Sequence[float]) -> tuple[int, ...]:
    """For each chance the score that is reached nearest to as often, strictly rising; of two equally near the lower."""
    found: list[int] = []
    for chance in chances:
        least = found[-1] + 1 if found else 1
        scores = range(least, max(len(reached), least + 1))
        found.append(min(scores, key=lambda score: abs((reached[score] if score < len(reached) else 0.0) - chance)))
    return tuple(found)


def solution_of(
    level: str,
    games: int = GAMES,
    edition: str = REFERENCE,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Solution:
    """A level solved and played, or what was found before: this takes hours in all, and can be taken up again."""
    data = load("galaktix").edition(edition).data
    note = path_of(data, LEVELS.index(level)).with_suffix(f".{games}.json")
    if note.exists():
        return Solution(**json.loads(note.read_text("utf-8")))
    solution = solve("galaktix", level, games=games, key=KEY, edition=edition, progress=progress)
    note.parent.mkdir(parents=True, exist_ok=True)
    files.write(note, json.dumps(asdict(solution)))
    return solution


def medals(solutions: Sequence[Solution], edition: str = REFERENCE) -> list[Medals]:
    """What medals take on all levels; the first of them is the measure."""
    measure = solutions[0].reached
    printed = load("galaktix").edition(edition).data.view(Edition)[0].medal[0].tolist()
    found = []
    for solution in solutions:
        points = thresholds(solution.reached, [measure[least] for least in printed])
        shares = tuple(solution.reached[least] if least < len(solution.reached) else 0.0 for least in points)
        found.append(Medals(solution.level, solution.value, solution.positions, solution.seconds, points, shares))
    return found


def of_chapters(levels: Sequence[Medals]) -> list[tuple[int, ...]]:
    """What the medals of each chapter take: the sum of its levels'."""
    chapters = [levels[first : first + CHAPTER] for first in range(0, len(levels), CHAPTER)]
    return [tuple(map(sum, zip(*(level.medals for level in chapter), strict=True))) for chapter in chapters]
