"""The view as text."""

from __future__ import annotations

from collections.abc import Sequence

from raumhafen.engine.game import Say
from raumhafen.text.layout import who
from tests.toy import events
from tests.toy.view import View


def draw(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """The table as lines."""
    lines = [say("sketch-round", round=view.rounds)]
    for seat, points in enumerate(view.points):
        lines.append(say("sketch-seat", points=points, cards=_cards(view.shown[seat]), **who(seat, names)))
    if view.laid:
        lines.append(say("sketch-laid", cards=_cards(view.laid)))
    return lines


def narrate(event: events.Event, say: Say, names: Sequence[str]) -> str:
    """An event as a line of the log."""
    match event:
        case events.Laid(slot, card):
            return say("log-laid", slot=say(f"slot-{slot}"), card=card)
        case events.Shown(cards, winner):
            return say("log-shown", cards=_cards(cards[winner]), **who(winner, names))
    raise TypeError(event)


def _cards(cards: Sequence[int]) -> str:
    return " ".join(str(card) if card else "–" for card in cards)
