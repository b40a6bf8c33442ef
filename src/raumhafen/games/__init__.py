"""The registry of games: whatever is installed and names its package in the entry point group `raumhafen.games`.

An entry point's name is the game's id. Its package has the card `ABOUT`, and `game.GAME`, the game made ready.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeVar

from raumhafen.engine.about import About
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game

GROUP = "raumhafen.games"
Member = TypeVar("Member")

if TYPE_CHECKING:
    GAMES: tuple[str, ...]  #: the ids of all games that can be loaded, in the order in which people see them
else:

    def __getattr__(name: str) -> Any:
        """`GAMES` is found when it is first asked for."""
        if name == "GAMES":
            return _in_order()
        raise AttributeError(name)


@cache
def about(game: str) -> About:
    """A game's card; loads no rules."""
    return _member(game, "", "ABOUT", About)


@cache
def load(game: str) -> Game:
    """A game, made ready to play. The first time on a machine its rules are compiled, which takes some seconds."""
    return _member(game, ".game", "GAME", Game)


def package(game: str) -> str:
    """The package of a game."""
    if game not in _packages():
        raise RaumhafenError("game", found=game, known=", ".join(_in_order()))
    return _packages()[game]


def broken() -> list[RaumhafenError]:
    """Why those games cannot be loaded that are installed and not among `GAMES`."""
    return [problem for problem in _cards().values() if isinstance(problem, RaumhafenError)]


def _member(game: str, module: str, name: str, kind: type[Member]) -> Member:
    """Something that the package of a game holds. Whatever is wrong in there is one error that names the game."""
    source = package(game)
    try:
        found = getattr(import_module(source + module), name)
        if not isinstance(found, kind):
            raise TypeError(f"{name} is no {kind.__name__}")
        return found
    except Exception as problem:
        said = f"{type(problem).__name__}: {problem}"
        raise RaumhafenError("game-broken", game=game, package=source, problem=said) from problem


@cache
def _packages() -> dict[str, str]:
    """The package of each game by its id; the first on the path, if several have the same."""
    from importlib.metadata import entry_points  # not quick: only for those who ask

    return {entry.name: entry.module for entry in reversed(tuple(entry_points(group=GROUP)))}


@cache
def _cards() -> dict[str, About | RaumhafenError]:
    """The card of each game, or why there is none."""
    cards: dict[str, About | RaumhafenError] = {}
    for game in _packages():
        try:
            cards[game] = about(game)
        except RaumhafenError as problem:
            cards[game] = problem
    return cards


@cache
def _in_order() -> tuple[str, ...]:
    cards = {game: card for game, card in _cards().items() if isinstance(card, About)}
    return tuple(sorted(cards, key=lambda game: (cards[game].order, game)))
