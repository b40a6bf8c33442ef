"""The games, each a folder. This list is the one place that names them all."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from raumhafen.engine.about import About
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game

GAMES = ("schlachten", "raumschiffe", "galaktix", "punktegalaxie", "galaktico")


def about(game: str) -> About:
    """A game's card; loads no rules."""
    if game not in GAMES:
        raise RaumhafenError("game", found=game, known=", ".join(GAMES))
    card: About = import_module(f"{__name__}.{game}").ABOUT
    return card


@cache
def load(game: str) -> Game:
    """A game, made ready to play. The first time on a machine its rules are compiled, which takes some seconds."""
    about(game)
    made: Game = import_module(f"{__name__}.{game}.game").GAME
    return made
