"""What happened, as one seat saw it: the events that log lines and animations are made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.games.schlachten.model import (
    COLOURS,
    COMMIT,
    LOOK,
    NOTHING,
    OVER,
    TURN,
)
from raumhafen.games.schlachten.table import Card, Material, World, colours_of, material, place_token, read_state


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


def tell(edition: Bytes, before: Bytes, actor: int, action: int, after: Bytes, seat: int) -> list[Event]:
    """What a seat saw of one action. Only the two observed states are read: they hold all that a seat may know."""
    stuff, old, new = material(edition), read_state(before), read_state(after)
    phase = old.phase
    if phase in (LOOK, TURN):
        if new.phase == TURN:
            place = new.looked
            face = new.face[place]
            return [Looked(actor, place_token(place), stuff.worlds[face] if face != NOTHING else None)]
        return [Turned(actor, place_token(new.prize_place), stuff.worlds[new.prize])]
    if phase == COMMIT:
        return [Committed(actor, colours_of(new.committed[actor]))]
    if new.rounds == old.rounds and new.phase != OVER:
        return [Played(actor, stuff.of(new.played[actor]), new.main[actor], new.clones[actor])]
    laid = [stuff.of(cards) for cards in new.last_played]
    return [
        Played(actor, laid[actor], new.last_main[actor], new.last_clones[actor]),
        *_awards(stuff, old, new),
        *_draws(stuff, old, new, [len(cards) for cards in laid], seat),
    ]


def _awards(stuff: Material, old: Any, new: Any) -> list[Event]:
    winner, prize = new.leader, stuff.worlds[old.prize]
    events: list[Event] = [Won(winner, prize, new.last_main[winner])]
    before, committed, clones = old.figure, old.committed, new.last_clones
    returned = [
        colour
        for number, colour in enumerate(COLOURS)
        if before[number] != NOTHING and committed[before[number]] >> number & 1
    ]
    if returned:
        events.append(Returned(returned))
    figure = COLOURS.index(prize.colour)
    cloner = new.figure[figure]
    if cloner != NOTHING and clones[cloner] > 0 and clones[cloner] == max(clones):
        owner = -1 if prize.colour in returned else before[figure]
        if owner != cloner:
            events.append(Recruited(cloner, prize.colour, owner, clones[cloner]))
    return events


def _draws(stuff: Material, old: Any, new: Any, laid: list[int], seat: int) -> list[Event]:
    seats, leader = new.seats, new.leader
    if new.phase == OVER:
        points = [0] * seats
        for world, owner in zip(stuff.worlds, new.owner, strict=True):
            if owner != NOTHING:
                points[owner] += world.value
        return [Ended(points)]
    events: list[Event] = []
    discarded = old.discard_size + sum(laid)
    if new.discard_size != discarded:
        events.append(Renewed(discarded))
    for step in range(seats):
        other = (leader + step) % seats
        drawn = None
        if other == seat:
            kept = set(old.hands[seat])
            drawn = [stuff.cards[number] for number in new.hands[seat] if number not in kept and number >= 0]
        events.append(Drew(other, laid[other], drawn))
    return events
