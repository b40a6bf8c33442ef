"""Raumhafen: galactic tabletop games on one compiled engine.

    import raumhafen as rh

    match = rh.new(rh.GAMES[0], seats=3)
    match.play(match.active[0], match.legal(match.active[0])[0])

Importing the package compiles nothing; a game is made ready when it is first asked for, and what is compiled then is
shown on standard error, unless RAUMHAFEN_QUIET is set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from raumhafen import games
from raumhafen.engine.progress import showing_compilation
from raumhafen.engine.texts import preferred
from raumhafen.games import about

if TYPE_CHECKING:
    from raumhafen.engine.game import Game
    from raumhafen.engine.match import Match
    from raumhafen.engine.record import Record

__all__ = ["GAMES", "about", "load", "new", "replay"]

if TYPE_CHECKING:
    from raumhafen.games import GAMES
else:

    def __getattr__(name: str) -> Any:
        """`GAMES` is looked up on first use."""
        if name == "GAMES":
            return games.GAMES
        raise AttributeError(name)


def load(game: str) -> Game:
    """A game, made ready to play. The first time on a machine its rules are compiled, which takes some seconds."""
    with showing_compilation(preferred()):
        return games.load(game)


def new(game: str, **arguments: Any) -> Match:
    """A new match: `new(GAMES[0], seats=3, key="5f…", options={…}, edition="reference")`.

    Without a key the match takes one from the operating system.
    """
    with showing_compilation(preferred()):
        from raumhafen.engine.match import Match

        return Match(games.load(game), **arguments)


def replay(record: Record | str, edition: str | None = None) -> Match:
    """The match of a record, played again to the same bytes. `edition` names a file if the record used one."""
    with showing_compilation(preferred()):
        from raumhafen.engine.replay import replay as play_again

        return play_again(record, games.load, edition)
