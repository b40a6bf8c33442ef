"""The table as text, and what happened in words."""

from __future__ import annotations

from collections.abc import Sequence

from raumhafen.engine.game import Say
from raumhafen.games.punktegalaxie import tell
from raumhafen.games.punktegalaxie.model import COLUMNS
from raumhafen.games.punktegalaxie.table import Card, Galaxy, View


def sketch(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """The table as lines of text."""
    lines = [say("sketch-round", round=view.round)]
    for first in range(0, len(view.market), COLUMNS):
        row = view.market[first : first + COLUMNS]
        lines.append("  ".join(f"{place.token} {_token(place.card)}" for place in row))
    lines.append(", ".join(tile.token for tile in view.offer))
    for galaxy in view.galaxies:
        lines += _galaxy(galaxy, say, names)
    return [*lines, ", ".join(card.token for card in view.hand)]


def _galaxy(galaxy: Galaxy, say: Say, names: Sequence[str]) -> list[str]:
    lines = [f"{_name(galaxy.seat, say, names)}: {galaxy.score.total}"]
    for system in galaxy.systems:
        row = " ".join(card.token for card in system.row)
        lines.append(f"  {system.token}: {_token(system.sun)} {_token(system.asteroid)} | {row}")
    return lines


def _name(seat: int, say: Say, names: Sequence[str]) -> str:
    return (names[seat] or say("you")) if seat >= 0 else say("galaxus")


def _token(card: Card | None) -> str:
    return card.token if card else "–"


def narrate(event: tell.Event, say: Say, names: Sequence[str]) -> str:
    """An event as a line of the log; "" where there is nothing worth saying."""
    match event:
        case tell.Sided(seat, side, _):
            return say("log-sided", name=_name(seat, say, names), side=side)
        case tell.Took(seat, place, card):
            return say("log-took", name=_name(seat, say, names), card=card.token, place=place)
        case tell.Laid(seat, card, spot):
            return say("log-laid", name=_name(seat, say, names), card=card.token, spot=spot)
        case tell.GotTile(seat, tile):
            return say("log-got-tile", name=_name(seat, say, names), tile=tile.token)
        case tell.Refilled():
            return ""
        case tell.Marked(_, achievement):
            return say("log-marked", achievement=achievement)
        case tell.Ended(scores):
            result = [f"{name or say('you')} {scores[seat].total}" for seat, name in enumerate(names)]
            return say("log-ended", result=", ".join(result))
    raise TypeError(event)
