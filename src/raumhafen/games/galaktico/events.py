"""What happened, as one seat saw it: the events that log lines and animations are made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.games.galaktico.edition import (
    COUNTS,
    CRUISER,
    DIRECTIONS,
    FIELDS,
    NAMES,
    NEIGHBOURS,
    SECTOR,
    SHIELD_NAMES,
    SHIELDS,
    START_FIELDS,
    WEAPON_NAMES,
    WEAPONS,
)
from raumhafen.games.galaktico.model import (
    ACTIONS_A_TURN,
    DEPLOY,
    FLY_ON,
    MOVE,
    OVER,
    PLACE,
    READY,
    SET_SHIELD,
    SET_WEAPON,
    SETUP,
    SHIFT,
    STAY,
)
from raumhafen.games.galaktico.view import (
    ENDINGS,
    KINDS,
    Ending,
    Fight,
    Kind,
    Ship,
    fight_of,
    material,
    names_of,
    ships_of,
)
from raumhafen.games.galaktico.ways import Position, read_state


class Event(Struct, frozen=True, tag_field="kind"):
    """Something that happened at the table."""


class Equipped(Event, frozen=True, tag="equipped"):
    """A shield or a weapon was chosen for a type: told to its own seat only."""

    seat: int
    ship: Kind
    card: str


class Placed(Event, frozen=True, tag="placed"):
    """A ship was put on a start field: told to its own seat only."""

    seat: int
    ship: Kind
    field: str


class Ready(Event, frozen=True, tag="ready"):
    """A seat has finished setting up."""

    seat: int


class Began(Event, frozen=True, tag="began"):
    """All have set up: the ships are shown, and the starting player is drawn."""

    ships: list[Ship]
    starter: int


class Moved(Event, frozen=True, tag="moved"):
    """A ship flew: to its end, or to the ship that it attacks."""

    seat: int
    ship: Kind
    field: str  #: where it began
    path: list[str]  #: the fields after that
    jumps: list[int]  #: which of these steps are hyperflights
    attack: bool


class Fought(Event, frozen=True, tag="fought"):
    """A fight, with all it showed."""

    fight: Fight


class FlewOn(Event, frozen=True, tag="flew-on"):
    """A cruiser flew on after its victory; without a path it stayed."""

    seat: int
    field: str
    path: list[str]
    jumps: list[int]


class Deployed(Event, frozen=True, tag="deployed"):
    """A reserve ship was put on the station."""

    seat: int
    ship: Kind
    field: str


class Shifted(Event, frozen=True, tag="shifted"):
    """A meteor was moved."""

    seat: int
    field: str
    target: str


class Took(Event, frozen=True, tag="took"):
    """A destroyer took a station."""

    seat: int
    owner: int
    field: str
    points: int


class Lapsed(Event, frozen=True, tag="lapsed"):
    """A seat could do nothing more: so many actions lapsed."""

    seat: int
    actions: int


class Ended(Event, frozen=True, tag="ended"):
    """The match is over: by what, through whom (−1: nobody), and all points, the bonus included."""

    ending: Ending
    ender: int
    loser: int  #: whose station or destroyers are gone, or −1
    bonus: int
    points: list[int]


def events_between(edition: Bytes, before: Bytes, actor: int, action: int, after: Bytes, seat: int) -> list[Event]:
    """What a seat saw of one action."""
    old, new = read_state(before), read_state(after)
    if old.phase == SETUP:
        if new.phase == SETUP:
            return _set_up(edition, actor, action, seat)
        board = Position(edition, after)
        events: list[Event] = [Ready(actor), Began(ships_of(board), new.starter)]
    else:
        events = _acted(edition, before, actor, action, new)
    events += _lapses(old, new, actor)
    if new.phase == OVER:
        bonus = material(edition).end_bonus if new.ender >= 0 else 0
        points = list(new.points[: new.seats])
        events.append(Ended(ENDINGS[new.ending], new.ender, new.loser, bonus, points))
    return events


def _set_up(edition: Bytes, actor: int, action: int, seat: int) -> list[Event]:
    if action == READY:
        return [Ready(actor)]
    if actor != seat:
        return []  # a secret, also where nobody else is setting up any more
    if action >= PLACE:
        kind, place = divmod(action - PLACE, START_FIELDS)
        return [Placed(actor, KINDS[kind], NAMES[actor * SECTOR + material(edition).start_fields[place]])]
    if action >= SET_WEAPON:
        kind, weapon = divmod(action - SET_WEAPON, WEAPONS)
        return [Equipped(actor, KINDS[kind], WEAPON_NAMES[weapon])]
    kind, shield = divmod(action - SET_SHIELD, SHIELDS)
    return [Equipped(actor, KINDS[kind], SHIELD_NAMES[shield])]


def _acted(edition: Bytes, before: Bytes, actor: int, action: int, new: Any) -> list[Event]:
    """An action of a turn."""
    board = Position(edition, before)
    if action < FLY_ON:
        return _moved(edition, board, actor, action - MOVE, before, new)
    if action == STAY:
        return [FlewOn(actor, NAMES[board.flying], [], [])]
    if action < STAY:
        way = board.way_to(board.flying, action - FLY_ON)
        return [FlewOn(actor, NAMES[board.flying], names_of(way.fields), way.jumps)]
    if action < SHIFT:
        return [Deployed(actor, KINDS[action - DEPLOY], NAMES[board.stations[actor]])]
    field, direction = divmod(action - SHIFT, DIRECTIONS)
    return [Shifted(actor, NAMES[field], NAMES[NEIGHBOURS[field][direction]])]


def _moved(edition: Bytes, board: Position, actor: int, number: int, before: Bytes, new: Any) -> list[Event]:
    number, hyperflights = divmod(number, COUNTS)
    field, target = divmod(number, FIELDS)
    kind, stuff = board.ships[field].kind, material(edition)
    takes = target in board.stations
    fights = target in board.ships and not takes
    exact = fights and kind == CRUISER
    way = board.way_with(field, target, hyperflights) if exact else board.way_to(field, target)
    events: list[Event] = [Moved(actor, KINDS[kind], NAMES[field], names_of(way.fields), way.jumps, fights)]
    if fights:
        events.append(Fought(fight_of(stuff, new)))
    if takes:
        gain = new.points[actor] - read_state(before).points[actor] - stuff.end_bonus
        events.append(Took(actor, target // SECTOR, NAMES[target], gain))
    return events


def _lapses(old: Any, new: Any, actor: int) -> list[Event]:
    """GO-15: what was left of the actor's turn, and whole turns after it."""
    turns = new.turns - old.turns
    if turns == 0:
        return []
    first, left = actor, old.actions - 1
    if old.phase == SETUP:
        first, left = new.starter, ACTIONS_A_TURN
    lapsed = [left, *[ACTIONS_A_TURN] * (turns - 1)]
    return [Lapsed((first + number) % new.seats, count) for number, count in enumerate(lapsed) if count]
