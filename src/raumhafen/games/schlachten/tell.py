"""What happened, as one seat saw it: the events that log lines and animations are made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from raumhafen.engine.kernel import Bytes, on
from raumhafen.games.schlachten.model import (
    COLOURS,
    COMMIT,
    LOOK,
    NOTHING,
    OVER,
    TURN,
    WORLDS,
    Edition,
    State,
)
from raumhafen.games.schlachten.table import Card, World, card, cards, colours_of, place_token, world


class Event(Struct, frozen=True, tag_field="kind"):
    """Something that happened at the table."""


class Looked(Event, frozen=True, tag="looked"):
    """The leader looked at a place; only he knows what he saw."""

    seat: int
    place: str
    world: World | None


class Turned(Event, frozen=True, tag="turned"):
    """A world was turned up as the prize."""

    seat: int
    place: str
    world: World


class Committed(Event, frozen=True, tag="committed"):
    """An owner committed figures, or none."""

    seat: int
    figures: list[str]


class Played(Event, frozen=True, tag="played"):
    """Cards were laid."""

    seat: int
    cards: list[Card]
    main: int
    clones: int


class Won(Event, frozen=True, tag="won"):
    """The highest main score took the prize."""

    seat: int
    world: World
    main: int


class Returned(Event, frozen=True, tag="returned"):
    """Committed figures went back to the middle."""

    figures: list[str]


class Recruited(Event, frozen=True, tag="recruited"):
    """The highest clone score took a figure, from the middle (−1) or from another seat."""

    seat: int
    figure: str
    taken_from: int
    clones: int


class Renewed(Event, frozen=True, tag="renewed"):
    """The discards became the pile."""

    size: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat filled up; the cards are for its own eyes."""

    seat: int
    count: int
    cards: list[Card] | None


class Ended(Event, frozen=True, tag="ended"):
    """The capital's round is over."""

    points: list[int]


def tell(edition: Bytes, before: Bytes, actor: int, action: int, after: Bytes, seat: int) -> list[Event]:
    """What a seat saw of one action. Only the two observed states are read: they hold all that a seat may know."""
    e, old, new = on(edition, Edition), on(before, State), on(after, State)
    if old.phase in (LOOK, TURN):
        if new.phase == TURN:
            place = int(new.looked)
            face = int(new.face[place])
            return [Looked(actor, place_token(place), world(e, face) if face != NOTHING else None)]
        return [Turned(actor, place_token(int(new.prize_place)), world(e, int(new.prize)))]
    if old.phase == COMMIT:
        return [Committed(actor, colours_of(int(new.committed[actor])))]
    if new.rounds == old.rounds and new.phase != OVER:
        return [Played(actor, cards(e, new.played[actor]), int(new.main[actor]), int(new.clones[actor]))]
    return [
        Played(actor, cards(e, new.last_played[actor]), int(new.last_main[actor]), int(new.last_clones[actor])),
        *_awards(e, old, new),
        *_draws(e, old, new, actor, seat),
    ]


def _awards(e: Any, old: Any, new: Any) -> list[Event]:
    winner, prize = int(new.leader), world(e, int(old.prize))
    events: list[Event] = [Won(winner, prize, int(new.last_main[winner]))]
    returned = [
        colour
        for number, colour in enumerate(COLOURS)
        if old.figure[number] != NOTHING and old.committed[old.figure[number]] >> number & 1
    ]
    if returned:
        events.append(Returned(returned))
    cloner = int(new.figure[COLOURS.index(prize.colour)])
    if cloner != NOTHING and new.last_clones[cloner] > 0 and new.last_clones[cloner] == max(new.last_clones):
        owner = -1 if prize.colour in returned else int(old.figure[COLOURS.index(prize.colour)])
        if owner != cloner:
            events.append(Recruited(cloner, prize.colour, owner, int(new.last_clones[cloner])))
    return events


def _draws(e: Any, old: Any, new: Any, actor: int, seat: int) -> list[Event]:
    if new.phase == OVER:
        points = [0] * int(new.seats)
        for number in range(WORLDS):
            if new.owner[number] != NOTHING:
                points[new.owner[number]] += int(e.world_value[number])
        return [Ended(points)]
    events: list[Event] = []
    laid = sum(len(cards(e, new.last_played[number])) for number in range(new.seats))
    if new.discard_size != old.discard_size + laid:
        events.append(Renewed(int(old.discard_size) + laid))
    for step in range(new.seats):
        other = (int(new.leader) + step) % int(new.seats)
        count = len(cards(e, new.last_played[other]))
        drawn = None
        if other == seat:
            kept = set(old.hands[seat].tolist())
            drawn = [card(e, number) for number in new.hands[seat].tolist() if number not in kept and number >= 0]
        events.append(Drew(other, count, drawn))
    return events
