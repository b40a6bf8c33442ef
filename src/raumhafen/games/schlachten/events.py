"""What happened, as one seat saw it: the events that log lines and animations are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.games.schlachten import model as m
from raumhafen.games.schlachten.edition import COLOURS
from raumhafen.games.schlachten.view import (
    Card,
    Components,
    World,
    colours_of,
    components,
    hand_of,
    place_token,
    played_by,
    read_state,
)


class Event(Struct, frozen=True, gc=False, tag_field="kind"):
    """Something that happened at the table."""


class Looked(Event, frozen=True, gc=False, tag="looked"):
    """The leader looked at a place; only he knows what he saw."""

    seat: int
    place: str
    world: World | None


class Turned(Event, frozen=True, gc=False, tag="turned"):
    """A world was turned up as the prize."""

    seat: int
    place: str
    world: World


class Committed(Event, frozen=True, gc=False, tag="committed"):
    """An owner committed figures, or none."""

    seat: int
    figures: list[str]


class Played(Event, frozen=True, gc=False, tag="played"):
    """Cards were laid."""

    seat: int
    cards: list[Card]
    main: int
    clones: int


class Won(Event, frozen=True, gc=False, tag="won"):
    """The highest main score took the prize."""

    seat: int
    world: World
    main: int


class Returned(Event, frozen=True, gc=False, tag="returned"):
    """Committed figures went back to the middle."""

    figures: list[str]


class Recruited(Event, frozen=True, gc=False, tag="recruited"):
    """The highest clone score took a figure, from the middle (−1) or from another seat."""

    seat: int
    figure: str
    taken_from: int
    clones: int


class Renewed(Event, frozen=True, gc=False, tag="renewed"):
    """The discards became the pile."""

    size: int


class Drew(Event, frozen=True, gc=False, tag="drew"):
    """A seat filled up; the cards are for its own eyes."""

    seat: int
    count: int
    cards: list[Card] | None


class Ended(Event, frozen=True, gc=False, tag="ended"):
    """The capital's round is over."""

    points: list[int]


def events_between(edition: Bytes, before: Bytes, actor: int, action: int, after: Bytes, seat: int) -> list[Event]:
    """What a seat saw of one action. Only the two observed states are read: they hold all that a seat may know."""
    parts, old, new = components(edition), read_state(before), read_state(after)
    phase = old.phase
    if phase in (m.LOOK, m.TURN):
        if new.phase == m.TURN:
            return [Looked(actor, place_token(new.looked), parts.grid(new)[new.looked].world)]
        return [Turned(actor, place_token(new.prize_place), parts.worlds[new.prize])]
    if phase == m.COMMIT:
        return [Committed(actor, colours_of(new.committed[actor]))]
    if new.rounds == old.rounds and new.phase != m.OVER:
        return [Played(actor, parts.of(played_by(new, actor)), new.main[actor], new.clones[actor])]
    return _round_ends(parts, old, actor, new, seat)


def _round_ends(parts: Components, old: Any, actor: int, new: Any, seat: int) -> list[Event]:
    """The last cards of a round were laid, and all that follows from it happened."""
    last, leader, seats, prize = parts.last(new), new.leader, new.seats, parts.worlds[old.prize]
    assert last is not None
    laid = last.played
    events: list[Event] = [
        Played(actor, laid[actor], last.main[actor], last.clones[actor]),
        Won(leader, prize, last.main[leader]),
        *_figures(prize.colour, old.figure, old.committed, new.figure, last.clones),
    ]
    if new.phase == m.OVER:
        return [*events, Ended([owned.points for owned in parts.settled(new).owned[:seats]])]
    discarded = old.discard_size + sum(map(len, laid))
    if new.discard_size != discarded:
        events.append(Renewed(discarded))
    for step in range(seats):
        other = (leader + step) % seats
        drawn = None
        if other == seat:
            held = hand_of(old, seat)
            drawn = parts.of([card for card in hand_of(new, seat) if card not in held])
        events.append(Drew(other, len(laid[other]), drawn))
    return events


def _figures(
    colour: str, before: Sequence[int], committed: Sequence[int], after: Sequence[int], clones: Sequence[int]
) -> list[Event]:
    """Committed figures go back to the middle; then the highest clone score takes the one of the prize's colour."""
    returned = [
        name for figure, name in enumerate(COLOURS) if before[figure] >= 0 and committed[before[figure]] >> figure & 1
    ]
    events: list[Event] = [Returned(returned)] if returned else []
    cloner = after[COLOURS.index(colour)]
    if cloner != m.NOTHING and clones[cloner] > 0 and clones[cloner] == max(clones):
        owner = -1 if colour in returned else before[COLOURS.index(colour)]
        if owner != cloner:
            events.append(Recruited(cloner, colour, owner, clones[cloner]))
    return events
