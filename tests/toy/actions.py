"""How actions are said, what is asked of a seat, and why something is no action."""

from __future__ import annotations

from typing import Any

from raumhafen.engine.game import Reason, Spell
from raumhafen.engine.kernel import Bytes
from tests.toy import model as m
from tests.toy.view import read_state

READY_TOKEN = "ready"


def speller(edition: Bytes, observed: Bytes, seat: int) -> Spell:
    """Gives an action as tokens: `slot-0 card-3`, `ready`. The same in every position."""
    return spell


def spell(action: int) -> tuple[str, ...]:
    match m.ACTIONS[action]:
        case "lay", slot, card:
            return f"slot-{slot}", f"card-{card}"
        case _:
            return (READY_TOKEN,)


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected of a seat now. A fact that begins with @ is itself a message."""
    empty = empty_slots(observed, seat)
    return ("prompt-lay", {"slots": empty}) if empty else ("prompt-ready", {})


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """Why these tokens are no action now."""
    empty = empty_slots(observed, seat)
    if tokens == (READY_TOKEN,) and empty:
        return Reason("slots-empty", "TY-2", {"slots": empty})
    return None


def empty_slots(observed: Bytes, seat: int) -> tuple[str, ...]:
    """The slots in which a seat has nothing yet, as messages."""
    laid = read_state(observed).laid[seat]
    return tuple(f"@slot-{slot}" for slot, card in enumerate(laid) if card == m.EMPTY)
