"""Bots: players that are programs. A bot is given what its seat may know, and never the state itself.

Naming a bot loads nothing; its code is compiled, or taken from the cache, when `bot` is asked for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from raumhafen.engine.errors import RaumhafenError

if TYPE_CHECKING:  # a list of bots must not load numpy
    from raumhafen.engine.about import About
    from raumhafen.engine.advice import Limits
    from raumhafen.engine.game import Game
    from raumhafen.engine.kernel import Bytes, UInt64s

LEVELS = ("cadet", "pilot", "captain", "admiral")  #: for people to play against, the weakest first
YARDSTICKS = ("random", "greedy")  #: to measure others by
BOTS = (*YARDSTICKS, *LEVELS)  #: that play any game
OPTIMAL = "optimal"  #: plays those games, as well as possible, that have an expert
DEFAULT_BOT = "pilot"  #: unless another is named

#: The module in which a bot is found, where it is not called like the bot.
_MODULES = {"cadet": "levels", "pilot": "levels", "captain": "levels", "admiral": "levels"}


@dataclass(frozen=True)
class Bot:
    """A way of playing any game, and how hard it thinks."""

    name: str
    kernel: (
        Callable[..., int] | None
    )  #: how it chooses, compiled: see `bot_signature`; None for one that thinks in Python
    effort: int = 1  #: in its own measure, such as the worlds it imagines

    def choose(self, game: Game, edition: Bytes, observed: Bytes, seat: int, key: UInt64s) -> int:
        """The action it takes at a seat that is to act. The same key gives the same choice."""
        return self.sit(game, edition, seat).choose(observed, key)

    def sit(self, game: Game, edition: Bytes, seat: int) -> Player:
        """Take a seat for a match: a bot that searches keeps there what it found out before."""
        return Player(self, game, edition, seat)

    def check(self, game: Game, edition: Bytes, observed: Bytes, named: str = "") -> None:
        """Refuse a match that it cannot play from here on; `named` is how the edition was asked for."""


class Player:
    """A bot at one seat of one match."""

    def __init__(self, bot: Bot, game: Game, edition: Bytes, seat: int) -> None:
        self.bot, self.game, self.edition, self.seat = bot, game, edition, seat

    def choose(self, observed: Bytes, key: UInt64s, limits: Limits | None = None) -> int:
        """What it does now. When the time is up, or the byte `stop` is set, it answers with what it knows by then."""
        from raumhafen.bots.bot_signature import bot_address, choose

        bot, table = bot_address(self.bot.kernel), self.game.kernel_table
        return int(choose(bot, table, self.edition, observed, self.seat, key, self.bot.effort))


def bots_for(about: About) -> tuple[str, ...]:
    """The bots that can play a game."""
    return (*BOTS, OPTIMAL) if about.expert else BOTS


def levels_for(about: About) -> tuple[str, ...]:
    """Those of them that are offered to people, the weakest first."""
    return (*LEVELS, OPTIMAL) if about.expert else LEVELS


def check_bot(name: str, known: Sequence[str]) -> str:
    """The name of a bot there is."""
    if name not in known:
        raise RaumhafenError("bot", found=name, known=", ".join(known))
    return name


def bot(name: str) -> Bot:
    """A bot by its name."""
    check_bot(name, (*BOTS, OPTIMAL))
    module = import_module(f"{__name__}.{_MODULES.get(name, name)}")
    made: Bot = module.LEVELS[name] if name in _MODULES else module.BOT
    return made
