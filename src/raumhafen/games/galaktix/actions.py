"""How actions are said, what is asked of the player, and why something is no action. Made of observed states only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from raumhafen.engine.game import Reason
from raumhafen.engine.kernel import LIST, Bytes
from raumhafen.games.galaktix import model as m
from raumhafen.games.galaktix import rules
from raumhafen.games.galaktix.edition import BUILT, COLOURS, DICE, FACES, FIELDS, GREY, ROADS, ROCKET_NAMES, WHITE
from raumhafen.games.galaktix.rules import board, questions
from raumhafen.games.galaktix.view import PHASES, dice_lead, field_token, read_state

NONE_TOKEN, BACK_TOKEN, STOP_TOKEN, ROLL_TOKEN, DONE_TOKEN = "none", "back", "stop", "roll", "done"
FIELD_TOKENS = {field_token(road, field): (road, field) for road in range(ROADS) for field in range(1, FIELDS + 1)}


def speller(edition: Bytes, observed: Bytes, seat: int) -> Callable[[int], tuple[str, ...]]:
    """Gives an action as tokens: `blue blue tool`, `none`, `blue-6 white`, `back grey`, `stop`, `blue-5`, `roll`."""
    s = read_state(observed)
    if s.phase == m.PLACE:
        return _PLACING.__getitem__
    if s.phase == m.KEEP:
        dice = [FACES[face] for face in s.dice]
        return lambda action: tuple([dice[die] for die in _KEPT[action]]) or (NONE_TOKEN,)
    go_on = (DONE_TOKEN if questions.roads_finished(edition, observed) else ROLL_TOKEN,)
    road = s.road
    return lambda action: go_on if action in m.NEXT else (field_token(road, m.PLACE_PART.argument(action)),)


def _spell_placing(action: int) -> tuple[str, ...]:
    """What may be done after the last roll, which is called the same in every position."""
    match m.ACTIONS[action]:
        case "place", road, rocket, field:
            return field_token(road, field), ROCKET_NAMES[rocket]
        case "give-back", rocket:
            return BACK_TOKEN, ROCKET_NAMES[rocket]
    return (STOP_TOKEN,)


_PLACING = {
    action: _spell_placing(action)
    for kind in (m.PLACE_ROCKET, m.GIVE_BACK, m.STOP)
    for action in range(kind.first, kind.first + kind.size)
}
_KEPT = {m.KEEP_DICE(kept): [die for die in range(DICE) if kept >> die & 1] for kept in range(m.ALL_DICE + 1)}


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected now. A fact that begins with @ is itself a message."""
    s, ids = read_state(observed), np.empty(LIST, np.int32)
    n = rules.legal(edition, observed, seat, ids)
    if s.phase == m.ROLL:
        if ids[0] in m.PLACE_PART:
            return "prompt-parts", {"parts": s.parts, "road": f"@road-{COLOURS[s.road]}"}
        return "prompt-roll", {"round": s.rounds + 1}
    if s.phase == m.PLACE:
        what = "place" if ids[0] in m.PLACE_ROCKET else "give-back"
        return f"prompt-{what}{'-or-stop' if ids[n - 1] in m.STOP else ''}", {}
    return f"prompt-{PHASES[s.phase]}", {}


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """Why these tokens are no action now."""
    s = read_state(observed)
    if s.phase == m.KEEP:
        return _refuse_dice(s, tokens)
    if s.phase == m.PLACE:
        return _refuse_rocket(edition, observed, tokens)
    return _refuse_part(edition, observed, tokens)


def _refuse_dice(s: Any, tokens: tuple[str, ...]) -> Reason | None:
    if any(token not in (*FACES, NONE_TOKEN) for token in tokens):
        return Reason("dice-first", "GX-3")
    if Counter(token for token in tokens if token in FACES) - Counter(FACES[face] for face in s.dice):
        return Reason("not-among-dice", "GX-3")
    return None


def _refuse_rocket(edition: Bytes, observed: Bytes, tokens: tuple[str, ...]) -> Reason | None:
    if STOP_TOKEN in tokens:
        return Reason("no-stopping", "GX-12")
    if ROLL_TOKEN in tokens or set(tokens) <= set(FACES):
        return Reason("rolled-for-good", "GX-3")
    rocket = next((ROCKET_NAMES.index(token) for token in tokens if token in ROCKET_NAMES), None)
    if rocket is not None and not questions.in_depot(edition, observed, rocket):
        return Reason("too-few-parts", "GX-9") if rocket == BUILT else Reason("no-such-rocket", "GX-20")
    for token in tokens:
        if token in FIELD_TOKENS:
            return _refuse_field(edition, observed, *FIELD_TOKENS[token], rocket)
    return None


def _refuse_field(edition: Bytes, observed: Bytes, road: int, field: int, rocket: int | None) -> Reason | None:
    """A rocket that is not named counts as most of them do."""
    (dice, lands, _), colour = dice_lead(edition, observed)[road], (f"@colour-{COLOURS[road]}",)
    if lands == m.NOWHERE:
        return Reason("road-finished", "GX-5", {"colour": colour})
    if not dice:
        return Reason("not-rolled", "GX-5", {"colour": colour})
    match questions.reaches(edition, observed, WHITE if rocket is None else rocket, road, field):
        case board.NOT_COUNTED:
            clause = "GX-17" if rocket == GREY else "GX-5"
            return Reason("wrong-count", clause, {"colour": colour, "dice": dice, "field": lands})
        case board.ON_VORTEX:
            return Reason("vortex", "GX-6", {"colour": colour, "dice": dice})
    return Reason("which-rocket", "GX-20") if rocket is None else None


def _refuse_part(edition: Bytes, observed: Bytes, tokens: tuple[str, ...]) -> Reason | None:
    s = read_state(observed)
    for token in tokens:
        if token in FIELD_TOKENS:
            if not s.rounds:
                return Reason("roll-first", "GX-3")
            if not s.parts:
                return Reason("no-part", "GX-10")
            match questions.part_on(edition, observed, *FIELD_TOKENS[token]):
                case board.NOT_SKIPPED:
                    return Reason("not-skipped", "GX-10")
                case board.ON_VORTEX:
                    return Reason("part-vortex", "GX-10")
            return Reason("part-there", "GX-10")
    return Reason("roll-first", "GX-3")
