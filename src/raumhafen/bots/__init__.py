"""Bots: players that are programs. A bot is given what its seat may know, and never the state itself.

Naming a bot loads nothing; its code is compiled, or taken from the cache, when `bot` is asked for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from raumhafen.engine.errors import RaumhafenError

if TYPE_CHECKING:  # a list of bots must not load numpy
    from raumhafen.engine.game import Game
    from raumhafen.engine.kernel import Bytes, Words

BOTS = ("random", "greedy")


@dataclass(frozen=True)
class Bot:
    """A way of playing any game, and how hard it thinks."""

    name: str
    kernel: Callable[..., int]  #: how it chooses, compiled: see `choice`
    effort: int = 1  #: the worlds it imagines

    def choose(self, game: Game, edition: Bytes, observed: Bytes, seat: int, key: Words) -> int:
        """The action it takes at a seat that is to act. The same key gives the same choice."""
        from raumhafen.bots.choice import kernels_for

        return self.kernel(*kernels_for(game), edition, observed, seat, key, self.effort)


def bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise RaumhafenError("bot", found=name, known=", ".join(BOTS))
    made: Bot = import_module(f"{__name__}.{name}").BOT
    return made
