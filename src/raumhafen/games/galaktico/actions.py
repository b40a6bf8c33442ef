"""Actions as tokens, and what is expected of a seat. Everything here is given observed states only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from raumhafen.engine.game import Reason
from raumhafen.engine.kernel import Bytes
from raumhafen.games.galaktico.edition import (
    COUNTS,
    CRUISER,
    DESTROYER,
    DIRECTIONS,
    FIELDS,
    HYPERFLIGHTS,
    MIRRORS,
    NAMES,
    NEIGHBOURS,
    NUMBERS,
    SECTOR,
    SECTORS,
    SHIELD_NAMES,
    SHIELDS,
    START_FIELDS,
    TYPE_NAMES,
    TYPES,
    WEAPON_NAMES,
    WEAPONS,
    WEAPONS_A_TYPE,
    where,
)
from raumhafen.games.galaktico.model import (
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
    SHIFT,
    STAY,
    TURN,
    State,
)
from raumhafen.games.galaktico.view import Material, material, to_place, weapons_of
from raumhafen.games.galaktico.ways import Flight, Position, read_state

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


# --- why something is no action ---------------------------------------------------------------------------------------

FAR = 100  # steps; nothing is as far


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """Why these tokens are no action now."""
    s = read_state(observed)
    fields = [NUMBERS[token.upper()] for token in tokens if token.upper() in NUMBERS]
    kinds = [TYPE_NAMES.index(token) for token in tokens if token in TYPE_NAMES]
    if s.phase == SETUP:
        return _refuse_setup(material(edition), s, seat, tokens, kinds, fields)
    board = Position(edition, observed)
    if s.phase == FLY:
        return _refuse_flying_on(board, seat, fields)
    if kinds:
        return _refuse_deploying(s, board, seat, kinds[0], fields)
    if len(fields) == 1:
        return _refuse_ship(board, seat, fields[0])
    if len(fields) == 2:
        return _refuse_two(board, seat, fields[0], fields[1], tokens)
    return None


# --- setting up -------------------------------------------------------------------------------------------------------


def _refuse_setup(
    stuff: Material, s: Any, seat: int, tokens: tuple[str, ...], kinds: list[int], fields: list[int]
) -> Reason | None:
    if READY_TOKEN in tokens:
        shields, weapons = s.shield[seat].count(NOTHING), s.carrier[seat].count(NOTHING)
        ships = sum(to_place(stuff, s, seat))
        return Reason("setup-incomplete", "GO-11", {"shields": shields, "weapons": weapons, "ships": ships})
    if fields and (reason := _refuse_start_field(stuff, s, seat, kinds, fields[0])):
        return reason
    for token in tokens:
        if token in SHIELD_NAMES:
            if SHIELD_NAMES.index(token) in s.shield[seat]:
                return Reason("shield-in-use", "GO-11")
            if kinds and s.shield[seat][kinds[0]] != NOTHING:
                return Reason("has-shield", "GO-11", {"ship": (f"@type-{TYPE_NAMES[kinds[0]]}",)})
        if token in WEAPON_NAMES:
            if s.carrier[seat][WEAPON_NAMES.index(token)] != NOTHING:
                return Reason("weapon-in-use", "GO-11")
            if kinds and len(weapons_of(s, seat, kinds[0])) == WEAPONS_A_TYPE:
                return Reason("has-weapons", "GO-11", {"ship": (f"@type-{TYPE_NAMES[kinds[0]]}",)})
    return None


def _refuse_start_field(stuff: Material, s: Any, seat: int, kinds: list[int], field: int) -> Reason | None:
    if field // SECTOR != seat or field % SECTOR not in stuff.start_fields:
        return Reason("not-start-field", "GO-12")
    if kinds and to_place(stuff, s, seat)[kinds[0]] == 0:
        return Reason("none-to-place", "GO-12", {"ship": (f"@types-{TYPE_NAMES[kinds[0]]}",)})
    return Reason("start-field-taken", "GO-12") if kinds else None


# --- a turn -----------------------------------------------------------------------------------------------------------


def _refuse_deploying(s: Any, board: Position, seat: int, kind: int, fields: list[int]) -> Reason | None:
    if s.docked[seat] != NOTHING:
        return Reason("station-in-use", "GO-23", {"ship": (f"@type-{TYPE_NAMES[s.docked[seat]]}",)})
    if s.reserve[seat][kind] == 0:
        return Reason("none-in-reserve", "GO-23", {"ship": (f"@types-{TYPE_NAMES[kind]}",)})
    if fields and fields[0] != board.stations[seat]:
        return Reason("deploy-on-station", "GO-23", {"station": NAMES[board.stations[seat]]})
    return None


def _refuse_ship(board: Position, seat: int, field: int) -> Reason | None:
    """A field alone: has it anything that could be moved?"""
    ship = board.ships.get(field)
    if ship is not None and ship.seat != seat:
        return Reason("not-your-ship")
    if ship is None and field not in board.meteors:
        return Reason("nothing-to-move")
    if field in board.moved:
        return Reason("moved-already", "GO-16")
    if ship is None and not _shiftable(board, seat, field):
        return Reason("meteor-out-of-hand", "GO-25")
    return None


def _refuse_two(board: Position, seat: int, one: int, other: int, tokens: tuple[str, ...]) -> Reason | None:
    """From one field to another; the first is where it begins, if there is anything to move."""
    first = _refuse_ship(board, seat, one)
    if first is not None and _refuse_ship(board, seat, other) is None:
        one, other = other, one
    elif first is not None:
        return first
    if one in board.ships:
        return _refuse_move(board, seat, one, other, tokens)
    if other not in NEIGHBOURS[one]:
        return Reason("meteor-one-field", "GO-25")
    return Reason("meteor-target", "GO-25")


def _shiftable(board: Position, seat: int, meteor: int) -> bool:
    near = {meteor, *NEIGHBOURS[meteor]}
    return meteor // SECTOR == seat or any(
        ship == (seat, DESTROYER, False) and field in near for field, ship in board.ships.items()
    )


# --- moves ------------------------------------------------------------------------------------------------------------


def _refuse_flying_on(board: Position, seat: int, fields: list[int]) -> Reason | None:
    targets = [field for field in fields if field != board.flying]
    if len(targets) != 1:
        return Reason("only-flying-on", "GO-30", {"field": NAMES[board.flying]})
    ship = board.ships.get(targets[0])
    if ship is not None and ship.seat != seat:
        return Reason("fights-once", "GO-30")
    return _refuse_flight(board, seat, board.flying, targets[0]) or Reason(
        "only-flying-on", "GO-30", {"field": NAMES[board.flying]}
    )


def _refuse_move(board: Position, seat: int, field: int, target: int, tokens: tuple[str, ...]) -> Reason | None:
    if field == target:
        return Reason("same-field", "GO-17")
    if reason := _refuse_flight(board, seat, field, target):
        return reason
    counts = board.flight(field).counts(target)
    said = [token for token in tokens if token in HYPER_TOKENS]
    if board.ships[field].kind != CRUISER or target not in board.ships or not (said or len(counts) > 1):
        return None
    return Reason("which-hyperflights", "GO-30", {"counts": ", ".join(HYPER_TOKENS[count] for count in counts)})


def _refuse_flight(board: Position, seat: int, field: int, target: int) -> Reason | None:
    """Why a ship cannot end its move on a field, or None if it can."""
    ship, other = board.ships[field], board.ships.get(target)
    if target in board.meteors:
        return Reason("stop-on-meteor", "GO-18")
    if target == board.stations[seat]:
        return Reason("own-station", "GO-24")
    if target in board.stations and ship.kind != DESTROYER:
        return Reason("station-by-destroyer", "GO-34")
    if other is not None and other.seat == seat:
        return Reason("own-ship-there", "GO-17")
    if _reaches(board.flight(field), target):
        return None
    return _what_stops(board, field, target)


def _what_stops(board: Position, field: int, target: int) -> Reason:
    """The one thing without which the flight would be possible; or several; or the distance."""
    ship = board.ships[field]
    kind = TYPE_NAMES[ship.kind]
    if _reaches(board.flight(field, ["gravity"]), target):
        return Reason("gravity", "GO-21")
    if target in board.ships and _reaches(board.flight(field, ["strike"]), target):
        return Reason("attack-by-hyperflight", "GO-20")
    if _reaches(board.flight(field, ["meteors"]), target):
        return Reason("meteors-in-the-way", "GO-18")
    if _reaches(board.flight(field, ["stations"]), target):
        return Reason("station-in-the-way", "GO-24")
    if _reaches(board.flight(field, ["ships"]), target):
        return Reason("ships-in-the-way", "GO-17")
    if target in MIRRORS[field] and HYPERFLIGHTS[ship.kind] == 0:
        return Reason("no-hyperflight", "GO-19", {"ship": (f"@types-{kind}",)})
    if _reaches(board.flight(field, ["gravity", "meteors", "stations", "ships"]), target):
        return Reason("way-blocked", "GO-17")
    reach = board.steps_left if field == board.flying else board.reach[ship.kind]
    farther = board.flight(field, steps=FAR)
    node = farther.best[target]
    if node == NOTHING:
        return Reason("no-way-out", "GO-17", {"ship": (f"@type-{kind}",)})
    return Reason("too-far", "GO-7", {"ship": (f"@type-{kind}",), "range": reach, "steps": farther.steps[node]})


def _reaches(flight: Flight, target: int) -> bool:
    return flight.best[target] != NOTHING
