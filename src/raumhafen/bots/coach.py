"""The coach: what should a seat do now, and how sure is that? It sees what the seat may know, and nothing else.

Where a game has an expert and the answer can be found in time, it is exact. Else, alone, games are played on from every
choice and their points are counted; among several, a search finds the chance to win.
"""

from __future__ import annotations

import time
from importlib import import_module
from typing import TYPE_CHECKING, cast

from raumhafen.engine.advice import CONFIDENCE, SECONDS, SHOWN, Advice, Advised, Expert, Limits, Stopped

if TYPE_CHECKING:  # asking for an expert must not load numpy
    from raumhafen.bots.search import ChoiceStatistics
    from raumhafen.engine.about import About
    from raumhafen.engine.game import Game
    from raumhafen.engine.kernel import Bytes, UInt64s

LAST = 0.25  #: the share of the time that is left for an estimate if the exact answer is not found
WORLDS = 4_000  #: games played on for an estimate, if there is time
DOUBT = 0.25  #: the variance of a chance of which nothing is known; counts as much as one try


def expert_for(about: About) -> Expert | None:
    """The module that plays a game exactly, if there is one."""
    if not about.expert:
        return None
    return cast(Expert, import_module(about.expert))


def prepare(game: Game) -> None:
    """Have all that a coach needs compiled, or taken from the cache; bots that search need the same."""
    import_module("raumhafen.bots.search")
    import_module("raumhafen.bots.rollouts")
    if (expert := expert_for(game.about)) is not None:
        expert.prepare(game)


def advise(
    game: Game,
    edition: Bytes,
    observed: Bytes,
    seat: int,
    key: UInt64s,
    seconds: float = SECONDS,
    stop: Bytes | None = None,
    worlds: int = WORLDS,
    simulations: int | None = None,
) -> Advice:
    """The best choices of a seat that is to act. Given the time for all `worlds`, or all `simulations` (as many as an
    admiral's), the same key gives the same advice. Setting the byte `stop` ends it, with `Stopped`."""
    import numpy as np

    from raumhafen.bots.rollouts import advise_by_rollouts
    from raumhafen.engine.kernel import HEADER, LIST
    from raumhafen.engine.record_reader import span

    begun, stop = time.monotonic(), np.zeros(1, np.uint8) if stop is None else stop
    limits = Limits(begun + seconds, stop)
    expert = expert_for(game.about)
    if expert is not None:
        exact = expert.advise(game, edition, observed, key, Limits(begun + seconds * (1 - LAST), stop))
        if exact is not None:
            return exact
        return advise_by_rollouts(game, edition, observed, seat, key, limits, worlds, expert.goals(edition, observed))
    alone = observed[span(np.dtype(HEADER), "seats")][0] == 1
    ids = np.zeros(LIST, np.int32)
    if game.kernels.legal(edition, observed, seat, ids) == 1:
        only = Advised(int(ids[0]), 0.0, 0.0, ())
        return Advice(False, "points" if alone else "chance", (only,), only=True)
    if alone:
        return advise_by_rollouts(game, edition, observed, seat, key, limits, worlds)
    return search(game, edition, observed, seat, key, limits, simulations or game.tuning.simulations)


def search(
    game: Game, edition: Bytes, observed: Bytes, seat: int, key: UInt64s, limits: Limits, simulations: int
) -> Advice:
    """The choices that a search tried most often, with the chance to win."""
    from raumhafen.bots.search import Searcher

    found = Searcher(game, edition, seat, game.tuning, simulations).search(observed, key, limits)
    if limits.stop[0]:
        raise Stopped
    tried = [one for one in found if one.tries > 0]
    return Advice(False, "chance", tuple(_advised(one) for one in tried[:SHOWN]))


def _advised(found: ChoiceStatistics) -> Advised:
    """With a margin that is wide where little was tried, even if that little agrees by chance."""
    variance = found.error**2 * (found.tries - 1)
    doubted = (variance * found.tries + DOUBT) / (found.tries + 1)
    return Advised(found.action, found.value, CONFIDENCE * (doubted / found.tries) ** 0.5, ())
