"""How many points a medal takes, so that it is equally hard on every level: what `raumhafen medals` does.

Every level is solved and played; what follows from that for the medals, the game's expert knows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from raumhafen.bots.coach import expert_for
from raumhafen.engine.advice import MedalExpert
from raumhafen.engine.game import REFERENCE
from raumhafen.games import GAMES, about, load
from raumhafen.lab.solve import Solution, beginning, solve
from raumhafen.storage import files

KEY = "00" * 16  #: of the games played, so that everyone gets the same thresholds
GAMES_PLAYED = 20_000  #: of each level: enough for whole points, and ten times as many take hours


@dataclass(frozen=True)
class Medals:
    """A level, solved and played; what its medals take, and how often they are reached."""

    level: str
    value: float
    positions: int
    seconds: float
    medals: tuple[int, ...]
    shares: tuple[float, ...]


def game_with_medals() -> tuple[str, MedalExpert]:
    """The game whose expert knows medals."""
    experts = ((game, expert_for(about(game))) for game in GAMES)
    return next((game, expert) for game, expert in experts if isinstance(expert, MedalExpert))


def levels() -> tuple[str, ...]:
    """All levels."""
    game, expert = game_with_medals()
    return next(option.words for option in about(game).options if option.name == expert.OPTION)


def solution_of(
    level: str,
    games: int = GAMES_PLAYED,
    edition: str = REFERENCE,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Solution:
    """A level solved and played, or what was found before: this takes hours in all, and can be taken up again."""
    game, expert = game_with_medals()
    match = beginning(game, level, edition)
    file = expert.path_of(match.edition.data, match.observed(0)).with_suffix(f".{games}.json")
    if file.exists():
        return Solution(**json.loads(file.read_text("utf-8")))
    solution = solve(game, level, games=games, key=KEY, edition=edition, progress=progress)
    file.parent.mkdir(parents=True, exist_ok=True)
    files.write(file, json.dumps(asdict(solution)))
    return solution


def medals(solutions: Sequence[Solution], edition: str = REFERENCE) -> list[Medals]:
    """What medals take on all levels; the first of them is the measure."""
    game, expert = game_with_medals()
    taken = expert.medal_points(load(game).edition(edition).data, [solution.reached for solution in solutions])
    return [
        Medals(solution.level, solution.value, solution.positions, solution.seconds, points, _shares(solution, points))
        for solution, points in zip(solutions, taken, strict=True)
    ]


def _shares(solution: Solution, points: Sequence[int]) -> tuple[float, ...]:
    """How often each of these scores is reached."""
    return tuple(solution.reached[least] if least < len(solution.reached) else 0.0 for least in points)


def of_chapters(levels: Sequence[Medals]) -> list[tuple[int, ...]]:
    """What the medals of each chapter take."""
    _, expert = game_with_medals()
    return expert.chapter_points([level.medals for level in levels])
