"""What is expected of a seat now, and why something else cannot be done; told from observed states only."""

from __future__ import annotations

from typing import Any

from raumhafen.engine.game import Reason
from raumhafen.engine.kernel import Bytes
from raumhafen.games.punktegalaxie.model import (
    ASTEROID,
    COLUMNS,
    KINDS,
    LAY,
    MARK,
    NOTHING,
    SIDE,
    SUN,
    TAKE,
    TILE,
)
from raumhafen.games.punktegalaxie.view import (
    NEW_TOKEN,
    PHASES,
    PLACE_TOKENS,
    Card,
    Material,
    legal_tokens,
    material,
    read_state,
)

WHERE = ("sun", "asteroid", "upper", "lower", "row")  #: in a system


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected of a seat now."""
    s = read_state(observed)
    if s.phase == TAKE:
        return "prompt-take", {"taken": s.taken, "round": s.rounds}
    if s.phase == LAY:
        return "prompt-lay", {"left": sum(piece != NOTHING for piece in s.hand)}
    return f"prompt-{PHASES[s.phase]}", {}


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """Why these tokens are no action now."""
    stuff, s = material(edition), read_state(observed)
    if s.phase == TAKE and sum(token in PLACE_TOKENS for token in tokens) > 1:
        return Reason("one-by-one", "PG-6")
    if any(set(action) <= set(tokens) for action in legal_tokens(edition, observed, seat)):
        return None  # it would be one, but for some other words
    if s.phase == SIDE:
        return Reason("side-first", "PG-4")
    if s.phase == TAKE:
        return _refuse_place(stuff, s, tokens)
    if s.phase == LAY:
        return _refuse_spot(stuff, s, seat, tokens)
    if s.phase == TILE:
        known = {tile.token for tile in stuff.tiles}
        return Reason("tile-gone", "PG-9") if known & set(tokens) else Reason("tile-first", "PG-9")
    if s.phase == MARK and set(tokens) & set(stuff.achievements):
        return Reason("not-achieved", "PG-32")
    return None


def _refuse_place(stuff: Material, s: Any, tokens: tuple[str, ...]) -> Reason | None:
    named = [PLACE_TOKENS.index(token) for token in tokens if token in PLACE_TOKENS]
    if not named:
        return Reason("take-first", "PG-6", {"taken": s.taken})
    piece = s.market[named[0]]
    if piece == NOTHING:
        return Reason("stack-empty", "PG-6") if named[0] < COLUMNS else Reason("place-empty", "PG-6")
    return Reason("no-free-sun", "PG-8")


def _refuse_spot(stuff: Material, s: Any, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """PG-12 … PG-17: what stops a card of the hand on a spot."""
    if set(tokens) & set(PLACE_TOKENS):
        return Reason("lay-first", "PG-6")
    hand = [stuff.faces[s.face[piece]] for piece in s.hand if piece != NOTHING]
    cards = [card for card in hand if card.token in tokens]
    spots = [spot for token in tokens if (spot := _spot(s, seat, token))]
    if not cards:
        return Reason("which-card", "PG-7") if spots or NEW_TOKEN in tokens else Reason("not-in-hand", "PG-7")
    if NEW_TOKEN in tokens:  # which takes every other card
        return Reason("asteroid-alone", "PG-17")
    if not spots:
        return Reason("no-spot", "PG-7")
    return _refuse_card(s, seat, cards[0], *spots[0])


def _spot(s: Any, seat: int, token: str) -> tuple[int, str] | None:
    """The system that a token names, and where in it."""
    number, _, where = token.partition("-")
    right = number in map(str, range(1, s.systems[seat] + 1)) and where in WHERE
    return (int(number) - 1, where) if right else None


def _refuse_card(s: Any, seat: int, card: Card, system: int, where: str) -> Reason | None:
    if card.kind == KINDS[SUN]:
        return Reason("sun-there", "PG-17") if s.sun[seat][system] != NOTHING else Reason("sun-beside", "PG-17")
    if card.kind == KINDS[ASTEROID]:
        if s.sun[seat][system] == NOTHING:
            return Reason("no-sun-there", "PG-17")
        if s.asteroid[seat][system] != NOTHING:
            return Reason("asteroid-there", "PG-17")
        return Reason("asteroid-behind", "PG-17")
    if where in ("sun", "asteroid"):
        return Reason("in-the-row", "PG-12")
    if s.lower[seat][system] == NOTHING:
        return Reason("row-empty", "PG-12")
    if where == "row":
        return Reason("which-end", "PG-12")
    fits = (s.fits_upper if where == "upper" else s.fits_lower)[seat][system]
    values = [str(value) for value in range(1, 8) if fits >> value & 1]
    return Reason("out-of-order", "PG-13", {"fits": ", ".join(values) or "–"})
