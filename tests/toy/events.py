"""What happened, as one seat saw it."""

from __future__ import annotations

from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from tests.toy import model as m
from tests.toy.view import read_state


class Event(Struct, frozen=True, tag_field="kind"):
    """Something that happened at the table."""


class Laid(Event, frozen=True, tag="laid"):
    """A card was laid: told to its own seat only."""

    slot: int
    card: int


class Shown(Event, frozen=True, tag="shown"):
    """All cards were shown, and a seat took the prize."""

    cards: list[list[int]]
    winner: int


def events_between(edition: Bytes, before: Bytes, actor: int, action: int, after: Bytes, seat: int) -> list[Event]:
    """What a seat saw of one action. Another seat's secret action is −1."""
    old, new = read_state(before), read_state(after)
    if new.rounds != old.rounds:
        winner = next(seat for seat in range(new.seats) if new.points[seat] != old.points[seat])
        return [Shown([list(cards) for cards in new.shown[: new.seats]], winner)]
    if action in m.LAY_CARD:
        return [Laid(*m.LAY_CARD.arguments(action))]
    return []
