"""Actions as tokens, and what is expected of a seat. Everything here is given observed states only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from raumhafen.engine.kernel import Bytes
from raumhafen.games.galaktico.board import DIRECTIONS, FIELDS, NAMES, NEIGHBOURS, SECTOR, SECTORS, where
from raumhafen.games.galaktico.model import (
    COUNTS,
    CRUISER,
    DEPLOY,
    FLY,
    FLY_ON,
    MOVE,
    NOTHING,
    PLACE,
    READY,
    SEATS,
    SET_SHIELD,
    SET_WEAPON,
    SETUP,
    SHIELD_NAMES,
    SHIELDS,
    SHIFT,
    START_FIELDS,
    STAY,
    TURN,
    TYPE_NAMES,
    TYPES,
    WEAPON_NAMES,
    WEAPONS,
    State,
)
from raumhafen.games.galaktico.view import material, to_place
from raumhafen.games.galaktico.ways import read_state

STAY_TOKEN, READY_TOKEN = "stay", "ready"
HYPER_TOKENS = tuple(f"hyper-{count}" for count in range(COUNTS))
WHERE = tuple(where(field) for field in range(FIELDS))

_SHIPS, _DOCKED = (dict(State.fields or {})[name][1] for name in ("ships", "docked"))
_ROW = 8 * SECTORS  # bytes of a set of fields


def speller(edition: Bytes, observed: Bytes, seat: int) -> Callable[[int], tuple[str, ...]]:
    """Gives an action as tokens."""
    return partial(_spell, edition, observed, seat)


def _spell(edition: Bytes, observed: Bytes, seat: int, action: int) -> tuple[str, ...]:
    """An action as tokens: `B34 C12`, a cruiser's attack with its hyperflights: `B34 C12 hyper-1`, flying on: `C15` or
    `stay`, deploying a ship on the station: `scout B44`, moving a meteor: `B12 B13`. Setting up: `scout deflector`,
    `scout plasma-bomb`, `scout B34`, `ready`."""
    if action < FLY_ON:
        way, hyperflights = divmod(action - MOVE, COUNTS)
        field, target = divmod(way, FIELDS)
        fields = (NAMES[field], NAMES[target])
        return (*fields, HYPER_TOKENS[hyperflights]) if _cruiser_attacks(observed, seat, field, target) else fields
    if action < STAY:
        return (NAMES[action - FLY_ON],)
    if action == STAY:
        return (STAY_TOKEN,)
    if action < SHIFT:
        return (TYPE_NAMES[action - DEPLOY], NAMES[seat * SECTOR + material(edition).station])
    if action < SET_SHIELD:
        field, direction = divmod(action - SHIFT, DIRECTIONS)
        return (NAMES[field], NAMES[NEIGHBOURS[field][direction]])
    if action < SET_WEAPON:
        kind, shield = divmod(action - SET_SHIELD, SHIELDS)
        return (TYPE_NAMES[kind], SHIELD_NAMES[shield])
    if action < PLACE:
        kind, weapon = divmod(action - SET_WEAPON, WEAPONS)
        return (TYPE_NAMES[kind], WEAPON_NAMES[weapon])
    if action < READY:
        kind, place = divmod(action - PLACE, START_FIELDS)
        return (TYPE_NAMES[kind], NAMES[seat * SECTOR + material(edition).start_fields[place]])
    return (READY_TOKEN,)


def _stands(observed: Bytes, row: int, field: int) -> bool:
    """Is a ship of that seat and type on a field? Spelling is done for every choice of a position: no detours."""
    sector, a, b = WHERE[field]
    return bool(observed.item(_SHIPS + row * _ROW + 8 * sector + a) >> b & 1)


def _cruiser_attacks(observed: Bytes, seat: int, field: int, target: int) -> bool:
    """Is this move a cruiser's attack, so that its hyperflights count?"""
    docked = observed.item(_DOCKED + seat) == CRUISER and not any(
        _stands(observed, seat * TYPES + kind, field) for kind in range(TYPES)
    )
    if not docked and not _stands(observed, seat * TYPES + CRUISER, field):
        return False
    return any(_stands(observed, row, target) for row in range(SEATS * TYPES))


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected of a seat now. A fact that begins with @ is itself a message."""
    stuff, s = material(edition), read_state(observed)
    if s.phase == SETUP:
        shields = s.shield[seat].count(NOTHING)
        weapons = s.carrier[seat].count(NOTHING)
        ships = sum(to_place(stuff, s, seat))
        if shields + weapons + ships:
            return "prompt-setup", {"shields": shields, "weapons": weapons, "ships": ships}
        return "prompt-ready", {}
    if s.phase == FLY:
        left = {"steps": s.steps_left, "hyperflights": s.hyperflights_left}
        return "prompt-fly", {"field": NAMES[s.flying], **left}
    if s.phase == TURN:
        return "prompt-turn", {"actions": s.actions}
    return "prompt-over", {}
