"""How actions are said, what is asked of a seat, and why something is no action. Made of observed states only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from raumhafen.engine.game import Reason
from raumhafen.engine.kernel import Bytes
from raumhafen.games.punktegalaxie import model as m
from raumhafen.games.punktegalaxie.edition import ASTEROID, KINDS, SUN
from raumhafen.games.punktegalaxie.rules.laying import ASTEROID_THERE, NO_SUN, OUT_OF_ORDER, SUN_THERE, what_stops
from raumhafen.games.punktegalaxie.view import (
    NEW_TOKEN,
    PHASES,
    PLACE_TOKENS,
    SIDE_TOKENS,
    Components,
    choice_speller,
    components,
    legal_actions,
    read_state,
    values_of,
)

NONE_TOKEN = "none"  #: no achievement
WHERE = ("sun", "asteroid", "upper", "lower", "row")  #: in a system


def speller(edition: Bytes, observed: Bytes, seat: int) -> Callable[[int], tuple[str, ...]]:
    """Gives an action as tokens: `side-a`, `b1`, `red-5-rocket 2-upper`, `tile-moons-3`, `total-50`."""
    parts, s = components(edition), read_state(observed)
    return choice_speller(parts, s, seat) if s.phase in (m.LAY, m.TILE) else partial(_spell, parts)


def _spell(parts: Components, action: int) -> tuple[str, ...]:
    match m.ACTIONS[action]:
        case "side", side:
            return (SIDE_TOKENS[side],)
        case "take", place:
            return (PLACE_TOKENS[place],)
        case "mark", achievement:
            return (parts.achievements[achievement],)
        case ("none",):
            return (NONE_TOKEN,)
    raise ValueError(action)


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected of a seat now."""
    s = read_state(observed)
    if s.phase == m.TAKE:
        return "prompt-take", {"taken": s.taken, "round": s.rounds}
    if s.phase == m.LAY:
        return "prompt-lay", {"left": sum(piece != m.NOTHING for piece in s.hand)}
    return f"prompt-{PHASES[s.phase]}", {}


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """Why these tokens are no action now."""
    parts, s, named = components(edition), read_state(observed), set(tokens)
    if s.phase == m.TAKE and sum(token in PLACE_TOKENS for token in tokens) > 1:
        return Reason("one-by-one", "PG-6")
    spell = speller(edition, observed, seat)
    if any(named.issuperset(spell(action)) for action in legal_actions(edition, observed, seat)):
        return None  # it would be one, but for some other words
    if s.phase == m.SIDE:
        return Reason("side-first", "PG-4")
    if s.phase == m.TAKE:
        return _refuse_place(s, tokens)
    if s.phase == m.LAY:
        return _refuse_spot(edition, observed, seat, tokens)
    if s.phase == m.TILE:
        known = {tile.token for tile in parts.tiles}
        return Reason("tile-gone", "PG-9") if known & named else Reason("tile-first", "PG-9")
    if s.phase == m.MARK and named & set(parts.achievements):
        return Reason("not-achieved", "PG-32")
    return None


def _refuse_place(s: Any, tokens: tuple[str, ...]) -> Reason | None:
    named = [PLACE_TOKENS.index(token) for token in tokens if token in PLACE_TOKENS]
    if not named:
        return Reason("take-first", "PG-6", {"taken": s.taken})
    if s.market[named[0]] == m.NOTHING:
        return Reason("stack-empty", "PG-6") if named[0] < m.COLUMNS else Reason("place-empty", "PG-6")
    return Reason("no-free-sun", "PG-8")  # nothing else stops a card from being taken


def _refuse_spot(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """PG-12 … PG-17: what stops a card of the hand on a spot."""
    parts, s = components(edition), read_state(observed)
    if set(tokens) & set(PLACE_TOKENS):
        return Reason("lay-first", "PG-6")
    hand = enumerate(s.hand)
    cards = [card for card, piece in hand if piece != m.NOTHING and parts.faces[s.face[piece]].token in tokens]
    spots = [spot for token in tokens if (spot := _spot(s, seat, token))]
    if not cards:
        return Reason("which-card", "PG-7") if spots or NEW_TOKEN in tokens else Reason("not-in-hand", "PG-7")
    if NEW_TOKEN in tokens:  # which takes every other card
        return Reason("asteroid-alone", "PG-17")
    if not spots:
        return Reason("no-spot", "PG-7")
    system, where = spots[0]
    end = m.LOWER if where == "lower" else m.UPPER
    kind = parts.faces[s.face[s.hand[cards[0]]]].kind
    if kind in (KINDS[SUN], KINDS[ASTEROID]):
        return _refuse_body(kind, what_stops(edition, observed, seat, cards[0], system, m.UPPER))
    if where in ("sun", "asteroid"):
        return Reason("in-the-row", "PG-12")
    if where == "row":
        return Reason("which-end", "PG-12")
    if what_stops(edition, observed, seat, cards[0], system, end) != OUT_OF_ORDER:
        return Reason("row-empty", "PG-12")
    fits = values_of((s.fits_lower if end == m.LOWER else s.fits_upper)[seat][system])
    return Reason("out-of-order", "PG-13", {"fits": ", ".join(str(value) for value in fits if value) or "–"})


def _refuse_body(kind: str, stopped: int) -> Reason:
    """Why a sun or an asteroid does not go to a system; if nothing stops it, another spot was named."""
    if stopped == SUN_THERE:
        return Reason("sun-there", "PG-17")
    if stopped == NO_SUN:
        return Reason("no-sun-there", "PG-17")
    if stopped == ASTEROID_THERE:
        return Reason("asteroid-there", "PG-17")
    return Reason("sun-beside", "PG-17") if kind == KINDS[SUN] else Reason("asteroid-behind", "PG-17")


def _spot(s: Any, seat: int, token: str) -> tuple[int, str] | None:
    """The system that a token names, and where in it."""
    number, _, where = token.partition("-")
    right = number in map(str, range(1, s.systems[seat] + 1)) and where in WHERE
    return (int(number) - 1, where) if right else None
