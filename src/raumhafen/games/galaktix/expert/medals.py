"""GX-14: how many points a medal takes, so that it is equally hard on every level.

The measure is level 1-1 with its printed thresholds: how often does the play that brings the most points on the average
reach each of them? On every other level a medal takes as many points as that play reaches as often, as nearly as whole
points allow.
"""

from __future__ import annotations

from collections.abc import Sequence

from raumhafen.engine.kernel import Bytes
from raumhafen.games.galaktix import CHAPTER
from raumhafen.games.galaktix.edition import Edition


def medal_points(edition: Bytes, reached: Sequence[Sequence[float]]) -> list[tuple[int, ...]]:
    """What medals take on each level, by the share of its games that reached at least 0, 1, 2 … points; the first level
    is the measure."""
    printed = edition.view(Edition)[0].medal[0].tolist()
    chances = [reached[0][least] for least in printed]
    return [thresholds(level, chances) for level in reached]


def thresholds(reached: Sequence[float], chances: Sequence[float]) -> tuple[int, ...]:
    """For each chance the score that is reached nearest to as often, strictly rising; of two equally near the lower."""
    found: list[int] = []
    for chance in chances:
        least = found[-1] + 1 if found else 1
        scores = range(least, max(len(reached), least + 1))
        found.append(min(scores, key=lambda score: abs((reached[score] if score < len(reached) else 0.0) - chance)))
    return tuple(found)


def chapter_points(levels: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """What the medals of each chapter take: the sum of its levels'."""
    chapters = [levels[first : first + CHAPTER] for first in range(0, len(levels), CHAPTER)]
    return [tuple(map(sum, zip(*chapter, strict=True))) for chapter in chapters]
