"""What happened, as one seat saw it: the events that log lines and animations are made of."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.games.galaktico import model as m
from raumhafen.games.galaktico.edition import (
    NAMES,
    NEIGHBOURS,
    SECTOR,
    SHIELD_NAMES,
    TYPE_NAMES,
    TYPES,
    WEAPON_NAMES,
    Kind,
)
from raumhafen.games.galaktico.rules.queries import Flight, board_of, facts_of, flights_among
from raumhafen.games.galaktico.view import (
    ENDINGS,
    Course,
    Ending,
    Fight,
    Ship,
    components,
    course_of,
    read_state,
)


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
    """A seat could do nothing more: that many actions lapsed."""

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
    if old.phase == m.SETUP:
        if new.phase == m.SETUP:
            return _set_up(edition, actor, action, seat)
        events: list[Event] = [Ready(actor), Began(components(edition).lying(new).ships, new.starter)]
    else:
        events = _acted(edition, before, actor, action, after)
    events += _lapses(old, new, actor)
    if new.phase == m.OVER:
        bonus = components(edition).end_bonus if new.ender >= 0 else 0
        points = list(new.points[: new.seats])
        events.append(Ended(ENDINGS[new.ending], new.ender, new.loser, bonus, points))
    return events


def _set_up(edition: Bytes, actor: int, action: int, seat: int) -> list[Event]:
    if action in m.READY:
        return [Ready(actor)]
    if actor != seat:
        return []  # a secret, also where nobody else is setting up any more
    match m.ACTIONS[action]:
        case "shield", kind, shield:
            return [Equipped(actor, TYPE_NAMES[kind], SHIELD_NAMES[shield])]
        case "weapon", kind, weapon:
            return [Equipped(actor, TYPE_NAMES[kind], WEAPON_NAMES[weapon])]
        case "place", kind, place:
            return [Placed(actor, TYPE_NAMES[kind], components(edition).start_fields[actor][place])]
    raise ValueError(action)


def _acted(edition: Bytes, before: Bytes, actor: int, action: int, after: Bytes) -> list[Event]:
    """An action of a turn."""
    match m.ACTIONS[action]:
        case "move", field, target, _:
            return _moved(edition, before, actor, action, field, target, after)
        case "fly-on", _:
            course = _course(edition, before, actor, action)
            return [FlewOn(actor, NAMES[read_state(before).flying], course.path, course.jumps)]
        case ("stay",):
            return [FlewOn(actor, NAMES[read_state(before).flying], [], [])]
        case "deploy", kind:
            return [Deployed(actor, TYPE_NAMES[kind], components(edition).stations[actor])]
        case "shift", field, direction:
            return [Shifted(actor, NAMES[field], NAMES[NEIGHBOURS[field][direction]])]
    raise ValueError(action)


def _course(edition: Bytes, before: Bytes, actor: int, action: int) -> Course:
    (numbers,) = flights_among(edition, before, actor, np.array([action], np.int32))
    return course_of(Flight.of(numbers))


def _moved(
    edition: Bytes, before: Bytes, actor: int, action: int, field: int, target: int, after: Bytes
) -> list[Event]:
    old, new = read_state(before), read_state(after)
    ship = board_of(edition, before, actor).ships[field]
    course, fights = _course(edition, before, actor, action), new.fights != old.fights
    events: list[Event] = [Moved(actor, TYPE_NAMES[ship % TYPES], NAMES[field], course.path, course.jumps, fights)]
    if fights:
        fight = components(edition).fight(new)
        assert fight is not None
        events.append(Fought(fight))
    if new.ending == m.BY_STATION:
        owner = target // SECTOR
        events.append(Took(actor, owner, NAMES[target], facts_of(edition, before, old.seats)[owner].inactive))
    return events


def _lapses(old: Any, new: Any, actor: int) -> list[Event]:
    """GO-15: what was left of the actor's turn, and whole turns after it."""
    turns = new.turns - old.turns
    if turns == 0:
        return []
    first, left = actor, old.actions - 1
    if old.phase == m.SETUP:
        first, left = new.starter, m.ACTIONS_A_TURN
    lapsed = [left, *[m.ACTIONS_A_TURN] * (turns - 1)]
    return [Lapsed((first + number) % new.seats, count) for number, count in enumerate(lapsed) if count]
