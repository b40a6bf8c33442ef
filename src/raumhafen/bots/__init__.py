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
    from raumhafen.engine.game import About, Game
    from raumhafen.engine.kernel import Bytes, Words

BOTS = ("random", "greedy")  #: that play any game, the weakest first
OPTIMAL = "optimal"  #: plays those games, as well as possible, that have an expert


@dataclass(frozen=True)
class Bot:
    """A way of playing any game, and how hard it thinks."""

    name: str
    kernel: Callable[..., int] | None  #: how it chooses, compiled: see `choice`; None for one that thinks in Python
    effort: int = 1  #: the worlds it imagines

    def choose(self, game: Game, edition: Bytes, observed: Bytes, seat: int, key: Words) -> int:
        """The action it takes at a seat that is to act. The same key gives the same choice."""
        from raumhafen.bots.choice import kernels_for

        assert self.kernel is not None
        return self.kernel(*kernels_for(game), edition, observed, seat, key, self.effort)

    def check(self, game: Game, edition: Bytes, observed: Bytes, named: str = "") -> None:
        """Refuse a match that it cannot play from here on; `named` is how the edition was asked for."""


def bots_for(about: About) -> tuple[str, ...]:
    """The bots that can play a game, the weakest first."""
    return (*BOTS, OPTIMAL) if about.expert else BOTS


def check_bot(name: str, known: Sequence[str]) -> str:
    """The name of a bot there is."""
    if name not in known:
        raise RaumhafenError("bot", found=name, known=", ".join(known))
    return name


def bot(name: str) -> Bot:
    """A bot by its name."""
    check_bot(name, (*BOTS, OPTIMAL))
    made: Bot = import_module(f"{__name__}.{name}").BOT
    return made
