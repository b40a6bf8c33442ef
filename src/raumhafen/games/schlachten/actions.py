"""How actions are said, what is asked of a seat, and why something is no action. Made of observed states only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from raumhafen.engine.game import Reason
from raumhafen.engine.kernel import Bytes
from raumhafen.games.schlachten import model as m
from raumhafen.games.schlachten import rules
from raumhafen.games.schlachten.edition import COLOURS
from raumhafen.games.schlachten.view import (
    CAPITAL_TOKEN,
    PHASES,
    PLACE_TOKENS,
    Components,
    colours_of,
    components,
    hand_of,
    place_token,
    read_state,
)

LOOK_TOKEN, TURN_TOKEN, NO_FIGURE = "look", "turn", "no-figure"
FIGURE_TOKENS = tuple(f"{colour}-figure" for colour in COLOURS)


def speller(edition: Bytes, observed: Bytes, seat: int) -> Callable[[int], tuple[str, ...]]:
    """Gives an action as tokens: `look b3`, `turn capital`, `red-figure`, `red-4 red-6-clone +1`."""
    s = read_state(observed)
    if s.phase != m.PLAY:
        return _ALWAYS.__getitem__
    tokens = components(edition).tokens  # of unused places any will do: no action names them
    hand = [tokens[card] for card in hand_of(s, seat)]
    return lambda action: tuple([hand[place] for place in _PLACES[action]])


def _spell_always(action: int) -> tuple[str, ...]:
    """An action that is called the same in every position."""
    match m.ACTIONS[action]:
        case "look", place:
            return LOOK_TOKEN, place_token(place)
        case "turn", place:
            return TURN_TOKEN, place_token(place)
        case "commit", figures:
            return tuple(f"{colour}-figure" for colour in colours_of(figures)) or (NO_FIGURE,)
    raise ValueError(action)


_ALWAYS = [_spell_always(action) for action in range(m.PLAY_CARDS.first)]
_PLACES = {
    m.PLAY_CARDS(cards): tuple(place for place in range(m.HAND) if cards >> place & 1) for cards in range(1 << m.HAND)
}  #: of the hand, by action


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected of a seat now. A fact that begins with @ is itself a message."""
    s = read_state(observed)
    phase = s.phase
    facts: dict[str, Any] = {}
    if phase in (m.COMMIT, m.PLAY):
        prize = components(edition).worlds[s.prize]
        facts = {"world": f"@world-{prize.number}", "colour": f"@colour-{prize.colour}", "value": prize.value}
    elif phase == m.LOOK and m.DOWN not in s.lies:
        return "prompt-capital", facts
    return f"prompt-{PHASES[phase]}", facts


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """Why these tokens are no action now."""
    s = read_state(observed)
    if s.phase == m.PLAY:
        return _refuse_play(components(edition), s, seat, tokens)
    if s.phase == m.COMMIT:
        return _refuse_figures(s, seat, tokens)
    return _refuse_place(edition, observed, tokens)


def _refuse_play(parts: Components, s: Any, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    hand = parts.of(s.hands[seat])
    if Counter(tokens) - Counter(held.token for held in hand):
        return Reason("not-in-hand")
    chosen = [next(held for held in hand if held.token == token) for token in tokens]
    colours = {held.colour for held in chosen} - {"none"}
    if not tokens:
        return Reason("no-passing", "GS-7")
    if len(colours) > 1:
        return Reason("two-colours", "GS-7")
    if not colours:
        return Reason("specials-alone", "GS-7")
    return None


def _refuse_figures(s: Any, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    for token in tokens:
        if token in FIGURE_TOKENS and s.figure[FIGURE_TOKENS.index(token)] != seat:
            return Reason("not-your-figure", "GS-6")
    if any(token not in (*FIGURE_TOKENS, NO_FIGURE) for token in tokens):
        return Reason("figures-first", "GS-6")
    return None


def _refuse_place(edition: Bytes, observed: Bytes, tokens: tuple[str, ...]) -> Reason | None:
    s = read_state(observed)
    if CAPITAL_TOKEN in tokens and LOOK_TOKEN in tokens:
        return Reason("look-at-capital", "GS-4")
    if CAPITAL_TOKEN in tokens and not rules.capital_open(edition, observed):
        return Reason("capital-not-open", "GS-5")
    if LOOK_TOKEN in tokens and s.phase != m.LOOK:
        return Reason("looked-already", "GS-4")
    for token in tokens:
        if token in PLACE_TOKENS and s.lies[PLACE_TOKENS.index(token)] != m.DOWN:
            return Reason("not-face-down", "GS-4")
    if any(token not in (LOOK_TOKEN, TURN_TOKEN, CAPITAL_TOKEN, *PLACE_TOKENS) for token in tokens):
        return Reason("prize-first", "GS-4")
    return None
