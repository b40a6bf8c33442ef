"""Questions of those who look on: what views, refusals and events tell of the rules. They are given observed states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from raumhafen.engine.kernel import (
    Bytes,
    Ids,
    Int64s,
    as_record,
    compiled,
    edition_bytes,
    helper,
    i32s,
    i64,
    i64s,
    lowest,
    u8s,
    void,
)
from raumhafen.games.galaktico.edition import (
    CRUISER,
    FIELDS,
    LONGEST,
    SCOUT,
    SECTORS,
    SHIELDS,
    START_FIELDS,
    TYPES,
    WEAPONS,
    WEAPONS_A_TYPE,
    Edition,
)
from raumhafen.games.galaktico.model import FLY_ON, MOVE, NOTHING, State
from raumhafen.games.galaktico.rules.board import (
    INSIDE,
    ONE,
    all_ships,
    any_of,
    both,
    calm_fields,
    either,
    empty_fields,
    field_of,
    gravity_sources,
    kind_at,
    kind_on,
    only,
    owner_of,
    read,
    spread,
    station_field,
    stations,
)
from raumhafen.games.galaktico.rules.fights import destroyers, inactive, passing, strength, worth
from raumhafen.games.galaktico.rules.flights import (
    crossed_by,
    meteor_exits,
    range_of,
    shortest,
    steps_to,
    strikes,
    write_way,
)
from raumhafen.games.galaktico.rules.moves import prey_of, shiftable
from raumhafen.games.galaktico.rules.setup import has_shield, start_field, to_place, weapon_count

# --- the board --------------------------------------------------------------------------------------------------------

#: What is marked on a field. Gravity is a bit for each seat (GO-22); a meteor is shiftable if the seat that looks may
#: move it (GO-25).
METEOR, STATION, DOCKED, MOVED, SHIFTABLE, GRAVITY = 1, 2, 4, 8, 16, 32


class Board(NamedTuple):
    """What is on each field."""

    ships: list[int]  #: seat · TYPES + type, or NOTHING
    marks: list[int]  #: a set of bits


@helper
def mark(fields, bit, out):
    """Mark the fields of a set."""
    for sector in range(SECTORS):
        word = fields[sector]
        while word:
            out[FIELDS + field_of(sector, lowest(word))] |= bit
            word &= word - ONE


@helper
def put_ships(fields, ship, out):
    """Put a ship on the fields of a set."""
    for sector in range(SECTORS):
        word = fields[sector]
        while word:
            out[field_of(sector, lowest(word))] = ship
            word &= word - ONE


@compiled(void(edition_bytes, i64, i64s))
def home_fields(edition: Bytes, seat: int, out: Int64s) -> None:
    """GO-5, GO-12: the start fields of a seat, then its station."""
    e = as_record(edition, Edition)
    for number in range(START_FIELDS):
        out[number] = start_field(e, seat, number)
    out[START_FIELDS] = station_field(e, seat)


@compiled(void(edition_bytes, u8s, i64, i64s))
def look(edition: Bytes, observed: Bytes, seat: int, out: Int64s) -> None:
    """The ship on each field, then the marks of each."""
    e, s = as_record(edition, Edition), as_record(observed, State)
    for field in range(FIELDS):
        out[field] = NOTHING
        out[FIELDS + field] = 0
    mark(read(s.meteors), METEOR, out)
    mark(read(s.moved), MOVED, out)
    mark(stations(e, s), STATION, out)
    if seat >= 0:
        mark(shiftable(s, seat), SHIFTABLE, out)
    for owner in range(s.seats):
        mark(spread(gravity_sources(e, s, owner)), GRAVITY << owner, out)
        for kind in range(TYPES):
            put_ships(read(s.ships[owner * TYPES + kind]), owner * TYPES + kind, out)
        if s.docked[owner] != NOTHING:
            out[station_field(e, owner)] = owner * TYPES + s.docked[owner]
            mark(only(station_field(e, owner)), DOCKED, out)


def board_of(edition: Bytes, observed: Bytes, seat: int) -> Board:
    """The board as a seat looks at it."""
    out = np.empty(2 * FIELDS, np.int64)
    look(edition, observed, seat, out)
    found = out.tolist()
    return Board(found[:FIELDS], found[FIELDS:])


def home_fields_of(edition: Bytes, seat: int) -> list[int]:
    """The start fields of a seat, then its station."""
    out = np.empty(START_FIELDS + 1, np.int64)
    home_fields(edition, seat, out)
    return out.tolist()


# --- players ----------------------------------------------------------------------------------------------------------

FACTS = 7 + 2 * TYPES  # numbers for a seat


class Facts(NamedTuple):
    """How a seat stands."""

    destroyers: int  #: not beaten yet (GO-35)
    inactive: int  #: ships not brought into play (GO-34)
    missing_shields: int  #: until every type has one (GO-11)
    missing_weapons: int
    free_shields: int  #: those that no type has, as bits
    free_weapons: int
    unarmed: int  #: the types that lack a weapon, as bits
    to_place: list[int]  #: how many of each type (GO-12)
    worth: list[int]  #: points for beating one of each type (GO-33)

    @property
    def missing(self) -> dict[str, int]:
        """GO-11, GO-12: what a seat still needs before it is ready."""
        return {"shields": self.missing_shields, "weapons": self.missing_weapons, "ships": sum(self.to_place)}


@compiled(void(edition_bytes, u8s, i64s))
def stand(edition: Bytes, observed: Bytes, out: Int64s) -> None:
    """How each seat stands: the numbers of `Facts`, one after the other."""
    e, s = as_record(edition, Edition), as_record(observed, State)
    for seat in range(np.int64(s.seats)):
        facts = out[seat * FACTS :]
        facts[0] = destroyers(s, seat)
        facts[1] = inactive(s, seat)
        for number in range(2, 7):
            facts[number] = 0
        for shield in range(SHIELDS):
            facts[4] |= (not has_shield(s, seat, shield)) << shield
        for weapon in range(WEAPONS):
            facts[5] |= (s.carrier[seat, weapon] == NOTHING) << weapon
        for kind in range(TYPES):
            lacking = WEAPONS_A_TYPE - weapon_count(s, seat, kind)
            facts[2] += s.shield[seat, kind] == NOTHING
            facts[3] += lacking
            facts[6] |= (lacking > 0) << kind
            facts[7 + kind] = to_place(e, s, seat, kind)
            facts[7 + TYPES + kind] = worth(s, seat, kind)


def facts_of(edition: Bytes, observed: Bytes, seats: int) -> list[Facts]:
    """How each seat stands."""
    out = np.empty(seats * FACTS, np.int64)
    stand(edition, observed, out)
    rows = out.reshape(seats, FACTS).tolist()
    return [Facts._make([*row[:7], row[7 : 7 + TYPES], row[7 + TYPES :]]) for row in rows]


@compiled(void(edition_bytes, u8s, i64, i64, i64, i64, i64s))
def hits(edition: Bytes, observed: Bytes, seat: int, kind: int, other: int, other_kind: int, out: Int64s) -> None:
    """GO-27: what passes of each weapon of a type when it fights another whose shield is known, NOTHING of weapons that
    it has not; last the effects that pass, as bits."""
    e, s = as_record(edition, Edition), as_record(observed, State)
    stopped = np.int64(e.stops[s.shield[other, other_kind]])
    for weapon in range(WEAPONS):
        out[weapon] = passing(e, weapon, stopped) if s.carrier[seat, weapon] == kind else NOTHING
    out[WEAPONS] = ~stopped


def hits_of(
    edition: Bytes, observed: Bytes, seat: int, kind: int, other: int, other_kind: int
) -> tuple[list[int], int]:
    """What passes of each weapon of a type, NOTHING of those it has not, and the effects that pass, as bits."""
    out = np.empty(WEAPONS + 1, np.int64)
    hits(edition, observed, seat, kind, other, other_kind, out)
    *passing_by, effects = out.tolist()
    return passing_by, effects


# --- flights ----------------------------------------------------------------------------------------------------------

FLIGHT = 9 + LONGEST  # numbers for a flight

#: What can be left out of account, to find out what stops a flight; striking is to attack out of a hyperflight.
NO_GRAVITY, NO_METEORS, NO_STATIONS, NO_SHIPS, STRIKING = 1, 2, 4, 8, 16


class Flight(NamedTuple):
    """A flight that is legal."""

    field: int  #: where it begins
    steps: int
    jumps: int  #: which of the steps are hyperflights, as bits
    attacked: int  #: the ship there, seat · TYPES + type, or NOTHING
    bonus: int  #: GO-28
    steps_left: int  #: of a cruiser that attacks (GO-30)
    hyperflights_left: int
    attack: int  #: both strengths, NOTHING unless the loadout of the other has been shown (GO-31)
    defence: int
    path: Sequence[int]  #: the fields after the first

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Flight:
        """A flight by its numbers."""
        return cls._make([*numbers[:9], numbers[9 : 9 + numbers[1]]])


@helper
def nearest_exit(s, target, start, steps, crossed, calm):
    """GO-28: the meteor field from which a scout enters a fight soonest, and the steps to it, or NOTHING."""
    for used in range(1, steps):
        exits = meteor_exits(s, target, start, used + 1, crossed, calm)
        for sector in range(SECTORS):
            if exits[sector]:
                return field_of(sector, lowest(exits[sector])), used
    return np.int64(NOTHING), np.int64(0)


@helper
def describe_flight(e, s, seat, field, target, hyperflights, empty, calm, out):
    """A flight: the shortest way, unless a longer one brings a scout its bonus."""
    kind, first, goal = kind_on(e, s, seat, field), only(field), only(target)
    crossed = crossed_by(s, kind, first, field == station_field(e, seat), empty)
    (most_steps, most), striking = range_of(e, s, kind, field), strikes(kind)
    other = owner_of(s, seat, target)
    for fact in range(3, 7):
        out[fact] = 0
    out[7] = NOTHING
    out[8] = NOTHING
    way, last, exit_steps = out[9:], np.int64(NOTHING), np.int64(0)
    if other != NOTHING and kind == SCOUT:
        last, exit_steps = nearest_exit(s, goal, first, most_steps, crossed, calm)
    if last != NOTHING:
        steps = exit_steps + 1
        out[2] = write_way(last, striking, first, exit_steps, np.int64(0), crossed, calm, way)
        way[exit_steps] = target
        out[4] = e.meteor_bonus
    else:
        if other != NOTHING and kind == CRUISER:
            steps = steps_to(goal, striking, first, most_steps, hyperflights, crossed, calm)
            out[5] = most_steps - steps
            out[6] = most - hyperflights
        else:
            steps, hyperflights = shortest(goal, striking, first, most_steps, most, crossed, calm)
        out[2] = write_way(target, striking, first, steps, hyperflights, crossed, calm, way)
    out[0] = field
    out[1] = steps
    out[3] = NOTHING
    if other != NOTHING:
        other_kind = kind_at(s, other, target)
        out[3] = other * TYPES + other_kind
        if s.shown[other] >> other_kind & 1 and s.shield[seat, kind] != NOTHING:
            out[7] = strength(e, s, seat, kind, other, other_kind) + out[4]
            out[8] = strength(e, s, other, other_kind, seat, kind)


@helper
def describe_flights(e, s, seat, actions, out):
    """All flights among some actions."""
    empty, calm, n = empty_fields(e, s), calm_fields(e, s, seat), 0
    for action in actions:
        if action in MOVE:
            field, target, hyperflights = MOVE.arguments(action)
            describe_flight(e, s, seat, field, target, hyperflights, empty, calm, out[n * FLIGHT :])
            n += 1
        elif action in FLY_ON:
            field, target = np.int64(s.flying), FLY_ON.argument(action)
            describe_flight(e, s, seat, field, target, np.int64(0), empty, calm, out[n * FLIGHT :])
            n += 1
    return n


@compiled(i64(edition_bytes, u8s, i64, i32s, i64s))
def describe(edition: Bytes, observed: Bytes, seat: int, actions: Ids, out: Int64s) -> int:
    """All flights among some legal actions, the numbers of `Flight` one after the other; how many there are."""
    count: int = describe_flights(as_record(edition, Edition), as_record(observed, State), seat, actions, out)
    return count


def flights_among(edition: Bytes, observed: Bytes, seat: int, actions: Ids) -> list[tuple[int, ...]]:
    """The flights among some legal actions, each as the numbers of a `Flight`."""
    out = np.zeros(len(actions) * FLIGHT, np.int64)
    count = describe(edition, observed, seat, actions, out)
    return list(zip(*[iter(out[: count * FLIGHT].tolist())] * FLIGHT, strict=True))


@compiled(i64(edition_bytes, u8s, i64, i64, i64))
def may_end(edition: Bytes, observed: Bytes, seat: int, field: int, target: int) -> int:
    """GO-17: could the ship on a field end a move on another, if it got there? 1 or 0."""
    e, s = as_record(edition, Edition), as_record(observed, State)
    ends = either(empty_fields(e, s), prey_of(e, s, seat, kind_on(e, s, seat, field)))
    return 1 if any_of(both(ends, only(target))) else 0


@compiled(i64(edition_bytes, u8s, i64, i64, i64, i64, i64))
def fewest_steps(
    edition: Bytes, observed: Bytes, seat: int, field: int, target: int, ignoring: int, farthest: int
) -> int:
    """The fewest steps of the ship on a field to another, NOTHING if there is no way; with some things left out of
    account, and within that many steps, 0 being the ship's own range."""
    e, s = as_record(edition, Edition), as_record(observed, State)
    kind, first, empty, calm = kind_on(e, s, seat, field), only(field), empty_fields(e, s), calm_fields(e, s, seat)
    if ignoring & NO_GRAVITY:
        calm = INSIDE, INSIDE, INSIDE
    if ignoring & NO_METEORS:
        empty = either(empty, read(s.meteors))
    if ignoring & NO_STATIONS:
        empty = either(empty, stations(e, s))
    if ignoring & NO_SHIPS:
        for owner in range(s.seats):
            empty = either(empty, all_ships(s, owner))
    crossed = crossed_by(s, kind, first, field == station_field(e, seat), empty)
    steps, most = range_of(e, s, kind, field)
    striking = strikes(kind) or ignoring & STRIKING != 0
    used: int = shortest(only(target), striking, first, farthest or steps, most, crossed, calm)[0]
    return used


@compiled(i64(edition_bytes, u8s, i64, i64, i64))
def counts_hyperflights(edition: Bytes, observed: Bytes, seat: int, field: int, target: int) -> int:
    """GO-30: is a move a cruiser's attack, so that the number of its hyperflights matters? 1 or 0."""
    e, s = as_record(edition, Edition), as_record(observed, State)
    return 1 if kind_on(e, s, seat, field) == CRUISER and owner_of(s, seat, target) != NOTHING else 0
