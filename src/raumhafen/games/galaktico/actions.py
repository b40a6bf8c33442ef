"""How actions are said, what is asked of a seat, and why something is no action. Made of observed states only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from raumhafen.engine.game import Reason
from raumhafen.engine.kernel import LIST, Bytes
from raumhafen.engine.record_reader import cached_by_edition
from raumhafen.games.galaktico import model as m
from raumhafen.games.galaktico import rules
from raumhafen.games.galaktico.edition import (
    COUNTS,
    HYPERFLIGHTS,
    MIRRORS,
    NAMES,
    NEIGHBOURS,
    NUMBERS,
    SHIELD_NAMES,
    TYPE_NAMES,
    TYPES,
    WEAPON_NAMES,
)
from raumhafen.games.galaktico.rules import queries
from raumhafen.games.galaktico.rules.queries import (
    METEOR,
    MOVED,
    NO_GRAVITY,
    NO_METEORS,
    NO_SHIPS,
    NO_STATIONS,
    SHIFTABLE,
    STATION,
    STRIKING,
    Facts,
    board_of,
    facts_of,
)
from raumhafen.games.galaktico.view import components, read_state

STAY_TOKEN, READY_TOKEN = "stay", "ready"
HYPER_TOKENS = tuple(f"hyper-{count}" for count in range(COUNTS))

FAR = 100  # steps; nothing is as far


def speller(edition: Bytes, observed: Bytes, seat: int) -> Callable[[int], tuple[str, ...]]:
    """Gives an action as tokens: `B34 C12`, a cruiser's attack with its hyperflights: `B34 C12 hyper-1`, flying on:
    `C15` or `stay`, deploying a ship on the station: `scout B44`, moving a meteor: `B12 B13`. Setting up:
    `scout deflector`, `scout plasma-bomb`, `scout B34`, `ready`."""
    tokens, ships = _spelled(edition)[seat], components(edition).lying(read_state(observed)).ships
    attacked = {ship.field for ship in ships if ship.seat != seat}

    def spell(action: int) -> tuple[str, ...]:
        said = tokens[action]
        if said[-1] not in attacked:
            return said
        match m.ACTIONS[action]:
            case "move", field, target, hyperflights:
                if queries.counts_hyperflights(edition, observed, seat, field, target):
                    return *said, HYPER_TOKENS[hyperflights]
        return said

    return spell


class Spelled(dict[int, tuple[str, ...]]):
    """The actions of a seat by their tokens, but for hyperflights; each is spelled when it is first met."""

    def __init__(self, station: str, start_fields: list[str]) -> None:
        self._station, self._start_fields = station, start_fields

    def __missing__(self, action: int) -> tuple[str, ...]:
        self[action] = said = self._spell(action)
        return said

    def _spell(self, action: int) -> tuple[str, ...]:
        match m.ACTIONS[action]:
            case "move", field, target, _:
                return NAMES[field], NAMES[target]
            case "shift", field, direction:
                return NAMES[field], NAMES[NEIGHBOURS[field][direction]]
            case "fly-on", target:
                return (NAMES[target],)
            case "deploy", kind:
                return TYPE_NAMES[kind], self._station
            case "shield", kind, shield:
                return TYPE_NAMES[kind], SHIELD_NAMES[shield]
            case "weapon", kind, weapon:
                return TYPE_NAMES[kind], WEAPON_NAMES[weapon]
            case "place", kind, place:
                return TYPE_NAMES[kind], self._start_fields[place]
            case ("stay",):
                return (STAY_TOKEN,)
            case ("ready",):
                return (READY_TOKEN,)
        raise ValueError(action)


@cached_by_edition
def _spelled(edition: Bytes) -> list[Spelled]:
    """By seat."""
    parts = components(edition)
    return [Spelled(*homes) for homes in zip(parts.stations, parts.start_fields, strict=True)]


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected of a seat now. A fact that begins with @ is itself a message."""
    s = read_state(observed)
    if s.phase == m.SETUP:
        missing = facts_of(edition, observed, s.seats)[seat].missing
        return ("prompt-setup", missing) if any(missing.values()) else ("prompt-ready", {})
    if s.phase == m.FLY:
        left = {"steps": s.steps_left, "hyperflights": s.hyperflights_left}
        return "prompt-fly", {"field": NAMES[s.flying], **left}
    if s.phase == m.TURN:
        return "prompt-turn", {"actions": s.actions}
    return "prompt-over", {}


# --- why something is no action ---------------------------------------------------------------------------------------


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """Why these tokens are no action now."""
    s = read_state(observed)
    fields = [NUMBERS[token.upper()] for token in tokens if token.upper() in NUMBERS]
    kinds = [TYPE_NAMES.index(token) for token in tokens if token in TYPE_NAMES]
    if s.phase == m.SETUP:
        facts, around = facts_of(edition, observed, s.seats)[seat], components(edition).start_fields[seat]
        return _refuse_setup(facts, s.shield[seat], around, tokens, kinds, fields)
    if s.phase != m.FLY and kinds:
        return _refuse_deploying(s, seat, components(edition).stations[seat], kinds[0], fields)
    table = Table(edition, observed, seat)
    if s.phase == m.FLY:
        return _refuse_flying_on(table, s.flying, fields)
    if len(fields) == 1:
        return _refuse_ship(table, fields[0])
    if len(fields) == 2:
        return _refuse_two(table, fields[0], fields[1], tokens)
    return None


def _refuse_setup(
    facts: Facts,
    shields: tuple[int, ...],
    around: list[str],
    tokens: tuple[str, ...],
    kinds: list[int],
    fields: list[int],
) -> Reason | None:
    if READY_TOKEN in tokens:
        return Reason(
            "setup-incomplete",
            "GO-11",
            {"shields": facts.missing_shields, "weapons": facts.missing_weapons, "ships": sum(facts.to_place)},
        )
    if fields and (reason := _refuse_start_field(facts, around, kinds, NAMES[fields[0]])):
        return reason
    for token in tokens:
        if token in SHIELD_NAMES:
            if not facts.free_shields >> SHIELD_NAMES.index(token) & 1:
                return Reason("shield-in-use", "GO-11")
            if kinds and shields[kinds[0]] != m.NOTHING:
                return Reason("has-shield", "GO-11", {"ship": _type(kinds[0])})
        if token in WEAPON_NAMES:
            if not facts.free_weapons >> WEAPON_NAMES.index(token) & 1:
                return Reason("weapon-in-use", "GO-11")
            if kinds and not facts.unarmed >> kinds[0] & 1:
                return Reason("has-weapons", "GO-11", {"ship": _type(kinds[0])})
    return None


def _refuse_start_field(facts: Facts, around: list[str], kinds: list[int], field: str) -> Reason | None:
    if field not in around:
        return Reason("not-start-field", "GO-12")
    if kinds and facts.to_place[kinds[0]] == 0:
        return Reason("none-to-place", "GO-12", {"ship": _types(kinds[0])})
    return Reason("start-field-taken", "GO-12") if kinds else None


def _type(kind: int) -> tuple[str]:
    return (f"@type-{TYPE_NAMES[kind]}",)


def _types(kind: int) -> tuple[str]:
    return (f"@types-{TYPE_NAMES[kind]}",)


def _refuse_deploying(s: Any, seat: int, station: str, kind: int, fields: list[int]) -> Reason | None:
    if s.docked[seat] != m.NOTHING:
        return Reason("station-in-use", "GO-23", {"ship": _type(s.docked[seat])})
    if s.reserve[seat][kind] == 0:
        return Reason("none-in-reserve", "GO-23", {"ship": _types(kind)})
    if fields and NAMES[fields[0]] != station:
        return Reason("deploy-on-station", "GO-23", {"station": station})
    return None


# --- ships and meteors ------------------------------------------------------------------------------------------------


class Table:
    """The table as a seat asks about it."""

    def __init__(self, edition: Bytes, observed: Bytes, seat: int) -> None:
        self.edition, self.observed, self.seat = edition, observed, seat
        self.ships, self.marks = board_of(edition, observed, seat)

    def owner(self, field: int) -> int:
        """Whose ship is on a field, or NOTHING."""
        return self.ships[field] // TYPES if self.ships[field] != m.NOTHING else m.NOTHING

    def steps(self, field: int, target: int, ignoring: int = 0, farthest: int = 0) -> int:
        """The fewest steps from one field to another, see `queries.fewest_steps`; NOTHING if there is no way."""
        return queries.fewest_steps(self.edition, self.observed, self.seat, field, target, ignoring, farthest)

    def reaches(self, field: int, target: int, ignoring: int = 0) -> bool:
        """Would a ship get there with some things left out of account?"""
        return self.steps(field, target, ignoring) != m.NOTHING

    def counts(self, field: int, target: int) -> list[int]:
        """The numbers of hyperflights with which a move is legal."""
        ids = np.empty(LIST, np.int32)
        legal = ids[: rules.legal(self.edition, self.observed, self.seat, ids)].tolist()
        return [count for count in range(COUNTS) if m.MOVE(field, target, count) in legal]


def _refuse_ship(table: Table, field: int) -> Reason | None:
    """A field alone: has it anything that could be moved?"""
    owner, marks = table.owner(field), table.marks[field]
    if owner not in (m.NOTHING, table.seat):
        return Reason("not-your-ship")
    if owner == m.NOTHING and not marks & METEOR:
        return Reason("nothing-to-move")
    if marks & MOVED:
        return Reason("moved-already", "GO-16")
    if owner == m.NOTHING and not marks & SHIFTABLE:
        return Reason("meteor-out-of-hand", "GO-25")
    return None


def _refuse_two(table: Table, one: int, other: int, tokens: tuple[str, ...]) -> Reason | None:
    """From one field to another; the first is where it begins, if there is anything to move."""
    first = _refuse_ship(table, one)
    if first is not None and _refuse_ship(table, other) is None:
        one, other = other, one
    elif first is not None:
        return first
    if table.ships[one] != m.NOTHING:
        return _refuse_move(table, one, other, tokens)
    if other not in NEIGHBOURS[one]:
        return Reason("meteor-one-field", "GO-25")
    return Reason("meteor-target", "GO-25")


def _refuse_flying_on(table: Table, flying: int, fields: list[int]) -> Reason | None:
    targets = [field for field in fields if field != flying]
    only_flying_on = Reason("only-flying-on", "GO-30", {"field": NAMES[flying]})
    if len(targets) != 1:
        return only_flying_on
    if table.owner(targets[0]) not in (m.NOTHING, table.seat):
        return Reason("fights-once", "GO-30")
    return _refuse_flight(table, flying, targets[0]) or only_flying_on


def _refuse_move(table: Table, field: int, target: int, tokens: tuple[str, ...]) -> Reason | None:
    if field == target:
        return Reason("same-field", "GO-17")
    if reason := _refuse_flight(table, field, target):
        return reason
    if not queries.counts_hyperflights(table.edition, table.observed, table.seat, field, target):
        return None
    counts = table.counts(field, target)
    said = [token for token in tokens if token in HYPER_TOKENS]
    if not said and len(counts) < 2:
        return None
    return Reason("which-hyperflights", "GO-30", {"counts": ", ".join(HYPER_TOKENS[count] for count in counts)})


def _refuse_flight(table: Table, field: int, target: int) -> Reason | None:
    """Why a ship cannot end its move on a field, or None if it can."""
    if not queries.may_end(table.edition, table.observed, table.seat, field, target):
        return _what_is_there(table, target)
    if table.reaches(field, target):
        return None
    return _what_stops(table, field, target)


def _what_is_there(table: Table, target: int) -> Reason:
    """Why no ship like this one ends its move there."""
    if table.marks[target] & METEOR:
        return Reason("stop-on-meteor", "GO-18")
    if NAMES[target] == components(table.edition).stations[table.seat]:
        return Reason("own-station", "GO-24")
    if table.marks[target] & STATION:
        return Reason("station-by-destroyer", "GO-34")
    return Reason("own-ship-there", "GO-17")


def _what_stops(table: Table, field: int, target: int) -> Reason:
    """The one thing without which the flight would be possible; or several; or the distance."""
    kind = table.ships[field] % TYPES
    if table.reaches(field, target, NO_GRAVITY):
        return Reason("gravity", "GO-21")
    if table.ships[target] != m.NOTHING and table.reaches(field, target, STRIKING):
        return Reason("attack-by-hyperflight", "GO-20")
    if table.reaches(field, target, NO_METEORS):
        return Reason("meteors-in-the-way", "GO-18")
    if table.reaches(field, target, NO_STATIONS):
        return Reason("station-in-the-way", "GO-24")
    if table.reaches(field, target, NO_SHIPS):
        return Reason("ships-in-the-way", "GO-17")
    if target in MIRRORS[field] and HYPERFLIGHTS[kind] == 0:
        return Reason("no-hyperflight", "GO-19", {"ship": _types(kind)})
    if table.reaches(field, target, NO_GRAVITY | NO_METEORS | NO_STATIONS | NO_SHIPS):
        return Reason("way-blocked", "GO-17")
    steps = table.steps(field, target, farthest=FAR)
    if steps == m.NOTHING:
        return Reason("no-way-out", "GO-17", {"ship": _type(kind)})
    s, reach = read_state(table.observed), components(table.edition).reach[kind]
    return Reason(
        "too-far", "GO-7", {"ship": _type(kind), "range": s.steps_left if field == s.flying else reach, "steps": steps}
    )
