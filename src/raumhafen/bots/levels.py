"""The levels that people play against: four of them, in every game, each clearly stronger than the one below.

A cadet plays anything that does not look worse than most. A pilot takes what looks best right afterwards. Captain and
admiral search, the admiral longer. `raumhafen ladder` measures how far apart they are.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from raumhafen.bots import Bot, Player, greedy
from raumhafen.bots.choice import SIGNATURE
from raumhafen.engine.advice import Limits
from raumhafen.engine.batch import LIST, derive, pick
from raumhafen.engine.kernel import SEATS, Bytes, Words, compiled, copy_into

if TYPE_CHECKING:
    from raumhafen.engine.game import Game


@compiled(SIGNATURE)
def choose_passable(
    legal: Any, apply: Any, resample: Any, estimate: Any, focus: Any,
    edition: Bytes, observed: Bytes, seat: int, key: Words, effort: int,
) -> Any:  # fmt: skip
    """Any legal action, by lot, that looks no worse right afterwards than the average, in some world."""
    ids = np.empty(LIST, np.int32)
    n = legal(edition, observed, seat, ids)
    if n == 1:
        return np.int64(ids[0])
    own = np.empty(2, np.uint64)
    world, after = np.empty_like(observed), np.empty_like(observed)
    values, worth = np.empty(SEATS, np.float64), np.zeros(n, np.float64)
    derive(own, key, 0)
    copy_into(world, observed)
    resample(edition, world, seat, own)
    average = 0.0
    for i in range(n):
        copy_into(after, world)
        apply(edition, after, seat, ids[i])
        estimate(edition, after, values)
        worth[i] = values[seat]
        average += values[seat] / n
    kept = 0
    for i in range(n):
        if worth[i] >= average - 1e-9:
            ids[kept] = ids[i]
            kept += 1
    _, chosen = pick(own[0] ^ own[1], kept)
    return np.int64(ids[chosen])


@dataclass(frozen=True)
class Searching(Bot):
    """A bot that searches."""

    seconds: float = 0.0  #: for each move; 0: as many simulations as the game's tuning says for the level
    cores: int = 1

    def sit(self, game: Game, edition: Bytes, seat: int) -> Player:
        """A seat with a tree that grows from move to move."""
        return SearchingPlayer(self, game, edition, seat)


class SearchingPlayer(Player):
    """A searching bot at one seat of one match."""

    def __init__(self, bot: Searching, game: Game, edition: Bytes, seat: int) -> None:
        from raumhafen.bots.search import UNLIMITED, Thinker

        super().__init__(bot, game, edition, seat)
        self.seconds = bot.seconds
        simulations = UNLIMITED if bot.seconds else getattr(game.tuning, bot.name)
        self.thinker = Thinker(game, edition, seat, game.tuning, simulations, bot.cores)

    def choose(self, observed: Bytes, key: Words, limits: Limits | None = None) -> int:
        """What it does now."""
        if self.seconds:
            until = time.monotonic() + self.seconds
            limits = Limits(until, limits.stop if limits else np.zeros(1, np.uint8))
        return self.thinker.choose(observed, key, limits)


LEVELS = {
    "cadet": Bot("cadet", choose_passable),
    "pilot": Bot("pilot", greedy.choose, effort=greedy.WORLDS),
    "captain": Searching("captain", kernel=None),
    "admiral": Searching("admiral", kernel=None),
}
