"""Ways for people: the shortest flight to each field, to be drawn and told. Rules need no ways, only where they end.

Everything here is open to all: nothing of it depends on loadouts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from raumhafen.engine.kernel import Bytes, Ids, compiled, i32s, i64, u8s, void
from raumhafen.engine.record_reader import reader
from raumhafen.games.galaktico.edition import (
    COUNTS,
    DESTROYER,
    DIRECTIONS,
    FIELDS,
    FIGHTER,
    HYPERFLIGHTS,
    MIRRORS,
    NEIGHBOURS,
    SCOUT,
    TYPES,
    Edition,
    field_at,
    fields_of,
)
from raumhafen.games.galaktico.model import NOTHING, State

read_edition = reader(Edition)
read_state = reader(State)

#: What a ship may do on a field: cross it, land there after a hyperflight, begin one there; and with its last step:
#: enter it, or enter it by hyperflight.
CROSS, LAND, LIFT, ENTER, STRIKE = 1, 2, 4, 8, 16

NODES = COUNTS * FIELDS  # a field with the number of hyperflights flown so far

_BESIDE = np.array([[*near, *[NOTHING] * (DIRECTIONS - len(near))] for near in NEIGHBOURS], np.int32)
_MIRRORS = np.array(MIRRORS, np.int32)


@compiled(void(u8s, i64, i64, i64, i32s))
def search(allowed: Bytes, start: int, steps: int, hyperflights: int, out: Ids) -> None:
    """Breadth first from a field. Written are for each node the one before it, then for each the steps it took (−1: not
    reached), then for each field its best node: the fewest steps, and of equal ones the fewest hyperflights."""
    for node in range(2 * NODES):
        out[node] = NOTHING
    out[NODES + start] = 0
    done, known = 2 * NODES, 2 * NODES + 1  # the last third is a list of work first
    out[done] = start
    while done < known and out[NODES + out[done]] < steps:
        node = out[done]
        done += 1
        flown, field = node // FIELDS, node % FIELDS
        for direction in range(DIRECTIONS):
            beside = _BESIDE[field, direction]
            if beside != NOTHING and allowed[beside] & (CROSS | ENTER):
                reached = flown * FIELDS + beside
                if out[NODES + reached] == NOTHING:
                    out[reached] = node
                    out[NODES + reached] = out[NODES + node] + 1
                    out[known] = reached
                    known += allowed[beside] & CROSS
        if flown < hyperflights and allowed[field] & LIFT:
            for axis in range(2):
                mirror = _MIRRORS[field, axis]
                reached = (flown + 1) * FIELDS + mirror
                if allowed[mirror] & (LAND | STRIKE) and out[NODES + reached] == NOTHING:
                    out[reached] = node
                    out[NODES + reached] = out[NODES + node] + 1
                    out[known] = reached
                    known += (allowed[mirror] & LAND) // LAND
    for field in range(FIELDS):
        best = NOTHING
        for node in range(field, NODES, FIELDS):
            if out[NODES + node] > 0 and (best == NOTHING or out[NODES + node] < out[NODES + best]):
                best = node
        out[2 * NODES + field] = best


class Way(NamedTuple):
    """A flight: the fields after the first, and which of these steps are hyperflights."""

    fields: list[int]
    jumps: list[int]


class Piece(NamedTuple):
    """A ship on the board."""

    seat: int
    kind: int
    docked: bool


class Flight:
    """All that a ship reaches, with the shortest way to it."""

    def __init__(self, allowed: Bytes, start: int, steps: int, hyperflights: int) -> None:
        out = np.empty(3 * NODES + 1, np.int32)
        search(allowed, start, steps, hyperflights, out)
        found: list[int] = out.tolist()
        self.before, self.steps = found[:NODES], found[NODES : 2 * NODES]
        self.best = found[2 * NODES : 2 * NODES + FIELDS]  #: node of the shortest flight to each field, or NOTHING

    def counts(self, target: int) -> list[int]:
        """The numbers of hyperflights with which a field is reached."""
        return [flown for flown in range(COUNTS) if self.steps[flown * FIELDS + target] > 0]

    def way(self, node: int) -> Way:
        """The way to a node."""
        fields, jumps = [], []
        while self.steps[node] > 0:
            before = self.before[node]
            fields.append(node % FIELDS)
            if node // FIELDS != before // FIELDS:
                jumps.append(self.steps[node] - 1)
            node = before
        return Way(fields[::-1], jumps[::-1])


class Position:
    """The board as people look at it."""

    def __init__(self, edition: Bytes, observed: Bytes) -> None:
        e, s = read_edition(edition), read_state(observed)
        self.seats: int = s.seats
        self.reach: tuple[int, ...] = e.reach
        self.meteors = set(fields_of(s.meteors))
        self.moved = fields_of(s.moved)
        self.flying: int = s.flying
        self.steps_left: int = s.steps_left
        self.hyperflights_left: int = s.hyperflights_left
        within = e.station.bit_length() - 1
        self.stations = [field_at(seat, within >> 3, within & 7) for seat in range(s.seats)]
        self.ships = {
            field: Piece(row // TYPES, row % TYPES, False)
            for row, words in enumerate(s.ships)
            for field in (fields_of(words) if any(words) else ())
        }
        for seat, kind in enumerate(s.docked):
            if kind != NOTHING:
                self.ships[self.stations[seat]] = Piece(seat, kind, True)

        self.gravity = [self._gravity(seat) for seat in range(s.seats)]

    def _gravity(self, seat: int) -> list[int]:
        """GO-22: the fields that a seat's station and active destroyers hold."""
        sources = [field for field, ship in self.ships.items() if ship == (seat, DESTROYER, False)]
        held = {near for source in (self.stations[seat], *sources) for near in (source, *NEIGHBOURS[source])}
        return sorted(held)

    def own(self, seat: int) -> list[int]:
        """The fields of a seat's ships, the one on the station included."""
        return sorted(field for field, ship in self.ships.items() if ship.seat == seat)

    def flight(self, field: int, ignoring: Iterable[str] = (), steps: int = 0) -> Flight:
        """How the ship on a field may fly; obstacles can be ignored, and the range, to find out what stops it."""
        ship = self.ships[field]
        limit, jumps = self.reach[ship.kind], HYPERFLIGHTS[ship.kind]
        if field == self.flying:
            limit, jumps = self.steps_left, self.hyperflights_left
        return Flight(self._allowed(field, ship, frozenset(ignoring)), field, steps or limit, jumps)

    def _allowed(self, start: int, ship: Piece, ignoring: frozenset[str]) -> Bytes:
        """GO-17 … GO-21, GO-24, GO-34: what the ship may do on each field."""
        allowed = np.full(FIELDS, CROSS | LAND | LIFT, np.uint8)
        attacks = start != self.flying  # GO-30: a cruiser that flies on never fights again
        for field, other in self.ships.items():
            if other.seat == ship.seat or not attacks:
                allowed[field] = LIFT
            elif not other.docked:
                allowed[field] = LIFT | ENTER | (STRIKE if ship.kind == FIGHTER or "strike" in ignoring else 0)
            if "ships" in ignoring:
                allowed[field] |= CROSS | LAND
        if "meteors" not in ignoring:
            allowed[list(self.meteors)] = CROSS if ship.kind == SCOUT else 0
        for seat, station in enumerate(self.stations):
            if "stations" not in ignoring:
                enemy = ship.kind == DESTROYER and seat != ship.seat
                allowed[station] = ENTER if enemy else LIFT
        allowed[start] = LIFT if ship.docked else CROSS | LAND | LIFT
        if "gravity" not in ignoring:
            for seat, held in enumerate(self.gravity):
                if seat != ship.seat:
                    allowed[held] &= CROSS | ENTER
        return allowed

    # the ways that moves take

    def way_to(self, field: int, target: int) -> Way:
        """The way of a legal move that is no attack of a cruiser."""
        flight = self.flight(field)
        if self.ships[field].kind == SCOUT and (bonus := self.out_of_meteor(flight, target)):
            return bonus
        return flight.way(flight.best[target])

    def way_with(self, field: int, target: int, hyperflights: int) -> Way:
        """The way of a cruiser's attack."""
        return self.flight(field).way(hyperflights * FIELDS + target)

    def out_of_meteor(self, flight: Flight, target: int) -> Way | None:
        """GO-28: the way of a scout into a fight that brings the bonus."""
        if target not in self.ships:
            return None
        last = self.reach[SCOUT] - 1
        near = [node for node in NEIGHBOURS[target] if node in self.meteors and 0 < flight.steps[node] <= last]
        if not near:
            return None
        way = flight.way(min(near, key=flight.steps.__getitem__))
        return Way([*way.fields, target], [])
