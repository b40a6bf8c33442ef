"""The levels that people play against: four of them, in every game, each clearly stronger than the one below.

A cadet plays anything that does not look worse than most. A pilot takes what looks best right afterwards, but plays
every other move like a cadet; a captain has such lapses seldom. An admiral has none, and searches.
`raumhafen ladder` measures how far apart they are.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from raumhafen.bots import Bot, Player, greedy
from raumhafen.bots.bot_signature import SIGNATURE
from raumhafen.engine.advice import Limits
from raumhafen.engine.chance import derive, pick
from raumhafen.engine.kernel import LIST, SEATS, Bytes, UInt64s, compiled, copy_into

if TYPE_CHECKING:
    from raumhafen.engine.game import Game


PERCENT = 100
PILOT, CAPTAIN = 55, 18  #: percent of the moves that are made as a cadet makes them
ALMOST = 1e-9  # equal choices are not told apart by rounding
LAPSE = 1 << 20  #: the number of the key that decides about a lapse: no world has it


@compiled(SIGNATURE)
def choose_passable(
    legal: Any, apply: Any, resample: Any, estimate: Any, focus: Any,
    edition: Bytes, observed: Bytes, seat: int, key: UInt64s, effort: int,
) -> Any:  # fmt: skip
    """A random one of the legal actions that look no worse than the average right afterwards, in some world."""
    ids = np.empty(LIST, np.int32)
    n = legal(edition, observed, seat, ids)
    if n == 1:
        return np.int64(ids[0])
    own = np.empty(2, np.uint64)
    world, after = np.empty_like(observed), np.empty_like(observed)
    values, worth = np.empty(SEATS), np.empty(n)
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
        if worth[i] >= average - ALMOST:
            ids[kept] = ids[i]
            kept += 1
    _, chosen = pick(own[0] ^ own[1], kept)
    return np.int64(ids[chosen])


@compiled(SIGNATURE)
def choose_with_lapses(
    legal: Any, apply: Any, resample: Any, estimate: Any, focus: Any,
    edition: Bytes, observed: Bytes, seat: int, key: UInt64s, effort: int,
) -> Any:  # fmt: skip
    """What looks best right afterwards, as the greedy bot finds it; now and then only what is passable. The effort says
    how many moves of a hundred these are."""
    lapse_key = np.empty(2, np.uint64)
    derive(lapse_key, key, LAPSE)
    if pick(lapse_key[0], PERCENT)[1] < effort:
        return choose_passable(legal, apply, resample, estimate, focus, edition, observed, seat, key, effort)
    return greedy.choose(legal, apply, resample, estimate, focus, edition, observed, seat, key, greedy.WORLDS)


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
        from raumhafen.bots.search import UNLIMITED, Searcher

        super().__init__(bot, game, edition, seat)
        self.seconds = bot.seconds
        simulations = UNLIMITED if bot.seconds else game.tuning.simulations
        self.searcher = Searcher(game, edition, seat, game.tuning, simulations, bot.cores)

    def choose(self, observed: Bytes, key: UInt64s, limits: Limits | None = None) -> int:
        """What it does now."""
        if self.seconds:
            until = time.monotonic() + self.seconds
            limits = Limits(until, limits.stop if limits else np.zeros(1, np.uint8))
        return self.searcher.choose(observed, key, limits)


LEVELS = {
    "cadet": Bot("cadet", choose_passable),
    "pilot": Bot("pilot", choose_with_lapses, effort=PILOT),
    "captain": Bot("captain", choose_with_lapses, effort=CAPTAIN),
    "admiral": Searching("admiral", kernel=None),
}
