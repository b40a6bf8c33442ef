"""Raumhafen: galactic tabletop games on one compiled engine.

    import raumhafen as rh

    match = rh.new(rh.GAMES[0], seats=3)
    match.play(match.active[0], match.legal(match.active[0])[0])

Importing the package compiles nothing; a game is made ready when it is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from raumhafen import games
from raumhafen.games import about, load

if TYPE_CHECKING:
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


def new(game: str, **arguments: Any) -> Match:
    """A new match: `new(GAMES[0], seats=3, key="5f…", options={…}, edition="reference")`.

    Without a key the match takes one from the operating system.
    """
    from raumhafen.engine.match import Match

    return Match(load(game), **arguments)


def replay(record: Record | str, edition: str | None = None) -> Match:
    """The match of a record, played again to the same bytes. `edition` names a file if the record used one."""
    from raumhafen.engine.replay import replay as play_again

    return play_again(record, load, edition)
