"""What happened, as one seat saw it: the events that log lines and animations are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.games.raumschiffe import model as m
from raumhafen.games.raumschiffe.edition import SPOT_NAMES, SYSTEM_NAMES
from raumhafen.games.raumschiffe.view import ALL_CARDS, Card, Shot, Spot, cards, components, read_state, shot, spots


class Event(Struct, frozen=True, tag_field="kind"):
    """Something that happened at the table."""


class Laid(Event, frozen=True, tag="laid"):
    """A card was laid: told to its own seat only."""

    seat: int
    spot: str
    card: Card


class Ready(Event, frozen=True, tag="ready"):
    """A seat has laid all it wants to lay."""

    seat: int


class Revealed(Event, frozen=True, tag="revealed"):
    """Both layouts are shown, and the rest of both hands discarded."""

    ships: list[list[Spot]]
    rest: list[list[Card]]


class Added(Event, frozen=True, tag="added"):
    """A late +1 was set, or (without a system) kept for later."""

    seat: int
    system: str


class Fired(Event, frozen=True, tag="fired"):
    """A shot."""

    shot: Shot


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew for the next round; the cards are for its own eyes."""

    seat: int
    count: int
    cards: list[Card] | None


class Ended(Event, frozen=True, tag="ended"):
    """The duel is over."""

    points: list[int]


def events_between(edition: Bytes, before: Bytes, actor: int, action: int, after: Bytes, seat: int) -> list[Event]:
    """What a seat saw of one action."""
    old, new = read_state(before), read_state(after)
    if old.phase == m.LAY and old.rounds == new.rounds and new.phase == m.LAY:
        if action in m.LAY_CARD:
            if actor != seat:
                return []  # a secret, even when the other has nothing left to do
            spot, card = m.LAY_CARD.arguments(action)
            return [Laid(actor, SPOT_NAMES[spot], ALL_CARDS[card])]
        return [Ready(actor)] if action in m.READY else []
    events: list[Event] = []
    fired = 0
    if old.phase == m.LAY:
        events += [Ready(actor), _revealed(components(edition).symbols, new)]
    else:
        fired = old.fired
        events.append(Added(actor, SYSTEM_NAMES[old.system] if action in m.SET_LATE else ""))
    events += [Fired(shot(new, number)) for number in range(fired, new.fired)]
    if new.phase == m.LAY or (new.phase == m.OVER and new.held[0]):
        for drawer in range(new.seats):
            events.append(Drew(drawer, new.held[drawer], cards(new.hand[drawer]) if drawer == seat else None))
    if new.phase == m.OVER:
        events.append(Ended(list(new.points)))
    return events


def _revealed(symbols: Sequence[int], new: Any) -> Revealed:
    """The layouts as they were shown: still on the table, or already cleared away with the round."""
    cleared = new.phase != m.LATE and new.laid[0][0] < 0
    laid, power = (new.last_laid, new.last_power) if cleared else (new.laid, new.power)
    ships = [spots(symbols, laid[seat], power[seat], -1) for seat in range(new.seats)]
    rest = [cards(new.unlaid[seat]) for seat in range(new.seats)]
    return Revealed(ships, rest)
