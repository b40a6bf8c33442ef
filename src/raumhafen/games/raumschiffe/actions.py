"""How actions are said, what is asked of a seat, and why something is no action. Made of observed states only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raumhafen.engine.game import Reason
from raumhafen.engine.kernel import Bytes
from raumhafen.games.raumschiffe import model as m
from raumhafen.games.raumschiffe.edition import SPOT_NAMES, SYSTEM_NAMES
from raumhafen.games.raumschiffe.view import LETTERS, card_token, read_state


def speller(edition: Bytes, observed: Bytes, seat: int) -> Callable[[int], tuple[str, ...]]:
    """Gives an action as tokens, which are the same in every position."""
    return _SPELLED.__getitem__


def _spell(action: int) -> tuple[str, ...]:
    """An action as tokens: `energy pre`, `pilot ar`, `ready`, `add`, `keep`."""
    match m.ACTIONS[action]:
        case "lay", spot, card:
            return SPOT_NAMES[spot], card_token(card)
        case (kind,):
            return (kind,)
    raise ValueError(action)


_SPELLED = [_spell(action) for action in range(m.ACTIONS.size)]


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected of a seat now. A fact that begins with @ is itself a message."""
    s = read_state(observed)
    if s.phase == m.LAY:
        missing = _missing(s, seat)
        named = dict(zip("abc", missing, strict=False))  # the last few are named, so that nobody has to look for them
        return ("prompt-lay", {"missing": len(missing), **named}) if missing else ("prompt-ready", {})
    if s.phase == m.LATE:
        return "prompt-late", {"system": f"@system-{SYSTEM_NAMES[s.system]}"}
    return "prompt-over", {}


def _missing(s: Any, seat: int) -> tuple[str, ...]:
    """The spots of a seat that have no card yet, as messages."""
    return tuple(f"@system-{name}" for name, card in zip(SPOT_NAMES, s.laid[seat], strict=True) if card == m.NOTHING)


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """Why these tokens are no action now."""
    s = read_state(observed)
    if s.phase == m.LATE:
        return Reason("late-only", "RS-9")
    laid = s.laid[seat]
    if m.READY.name in tokens:
        missing = _missing(s, seat)
        return Reason("layout-incomplete", "RS-4", {"missing": missing}) if missing else None
    named = False
    for token in tokens:
        if token in SPOT_NAMES:
            if laid[SPOT_NAMES.index(token)] != m.NOTHING:
                return Reason("spot-taken", "RS-4")
        elif set(token) <= set(LETTERS):
            named = True
            number = sum(1 << LETTERS.index(letter) for letter in set(token))
            if not s.hand[seat] >> number & 1:
                return Reason("not-in-hand", "RS-4")
    if named and laid.count(m.NOTHING) > 1 and not any(token in SPOT_NAMES for token in tokens):
        return Reason("no-spot", "RS-4")
    return None
