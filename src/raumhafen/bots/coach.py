"""The coach: what should a seat do now, and how sure is that? It sees what the seat may know, and nothing else."""

from __future__ import annotations

import time
from importlib import import_module
from typing import TYPE_CHECKING, cast

from raumhafen.engine.advice import Advice, Expert, Limits

if TYPE_CHECKING:  # asking whether there is a coach must not load numpy
    from raumhafen.engine.game import About, Game
    from raumhafen.engine.kernel import Bytes, Words

SECONDS = 2.0  #: that advice takes at most
LAST = 0.25  #: the share of the time that is left for an estimate if the exact answer is not found
WORLDS = 4_000  #: games played on for an estimate, if there is time for so many


def has_coach(about: About) -> bool:
    """Is there a coach for a game?"""
    return bool(about.expert)


def expert_for(about: About) -> Expert | None:
    """The module that plays a game exactly, if there is one."""
    if not about.expert:
        return None
    return cast(Expert, import_module(about.expert))


def prepare(game: Game) -> None:
    """Have all that a coach needs compiled, or taken from the cache."""
    if (expert := expert_for(game.about)) is not None:
        import_module("raumhafen.bots.playing_on")
        expert.prepare(game)


def advise(
    game: Game,
    edition: Bytes,
    observed: Bytes,
    seat: int,
    key: Words,
    seconds: float = SECONDS,
    stop: Bytes | None = None,
    worlds: int = WORLDS,
) -> Advice:
    """The best choices of a seat that is to act: exact where the game can be solved from here in time, else judged by
    games played on. Given the time for all `worlds`, the same key gives the same advice. Setting the byte `stop` ends
    it, with `Stopped`."""
    import numpy as np

    from raumhafen.bots.playing_on import judge

    begun, stop = time.monotonic(), np.zeros(1, np.uint8) if stop is None else stop
    expert = expert_for(game.about)
    goals = expert.goals(edition, observed) if expert else ()
    if expert is not None:
        exact = expert.advise(game, edition, observed, key, Limits(begun + seconds * (1 - LAST), stop))
        if exact is not None:
            return exact
    return judge(game, edition, observed, seat, key, Limits(begun + seconds, stop), worlds, goals)
