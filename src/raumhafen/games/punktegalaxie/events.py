"""What happened: the events that log lines and animations are made of. Everyone sees the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.games.punktegalaxie.model import (
    CHOOSE_SIDE,
    COLUMNS,
    LAID,
    LAY,
    MARK,
    MARK_NONE,
    MARK_ONE,
    NOTHING,
    OVER,
    RENEWED,
    SIDE,
    SPACE,
    START_SUN,
    TAKE,
    TOOK,
    TURNED,
    UNCOVERED,
    WHERES,
    WHICHES,
)
from raumhafen.games.punktegalaxie.rules.sheets import Sheets
from raumhafen.games.punktegalaxie.view import (
    PLACE_TOKENS,
    SIDE_TOKENS,
    Card,
    Material,
    Score,
    Step,
    Tile,
    material,
    read_whole,
    score_of,
    speller,
)

LOOSE = "loose"  #: where Galaxus lays what is no planet


class Event(Struct, frozen=True, gc=False, tag_field="kind"):
    """Something that happened at the table. Seat −1 is Galaxus."""


class Sided(Event, frozen=True, gc=False, tag="sided"):
    """A seat chose the side of its start sun."""

    seat: int
    side: str  #: a or b
    sun: Card


class Took(Event, frozen=True, gc=False, tag="took"):
    """A card was taken from the market; below a top card the next one of its stack is seen, unless there is none."""

    seat: int
    place: str
    card: Card
    uncovered: Card | None


class Laid(Event, frozen=True, gc=False, tag="laid"):
    """A card was laid."""

    seat: int
    card: Card
    spot: str  #: of Galaxus, the system's number, or "loose"
    gain: Score | None  #: what it brought; of Galaxus it is not told


class GotTile(Event, frozen=True, gc=False, tag="got-tile"):
    """A rocket tile was taken."""

    seat: int
    tile: Tile


class Refilled(Event, frozen=True, gc=False, tag="refilled"):
    """The market was refilled, step by step."""

    steps: list[Step]


class Marked(Event, frozen=True, gc=False, tag="marked"):
    """After a win an achievement was chosen, or none."""

    seat: int
    achievement: str  #: "": none


class Ended(Event, frozen=True, gc=False, tag="ended"):
    """The last turn is over."""

    scores: list[Score]  #: by galaxy; alone, the second is Galaxus'
    rockets: list[int]  #: which break ties


def events_between(edition: Bytes, before: Bytes, actor: int, action: int, after: Bytes, seat: int) -> list[Event]:
    """What a seat saw of one action."""
    stuff, old, new = material(edition), read_whole(before), read_whole(after)
    if old.phase == SIDE:
        side = SIDE_TOKENS[action - CHOOSE_SIDE][-1]
        return [Sided(actor, side, stuff.card(START_SUN + actor, new.face[START_SUN + actor]))]
    if old.phase == MARK:
        return [Marked(actor, stuff.achievements[action - MARK_ONE] if action != MARK_NONE else "")]
    events = list(_news(stuff, old, new, actor))
    if old.phase == LAY:
        laid = events[0]
        assert isinstance(laid, Laid)
        gained = Sheets(edition, before, actor, [action]).gains[0]
        events[0] = Laid(actor, laid.card, speller(edition, before, actor)(action)[1], score_of(gained))
    if new.phase in (MARK, OVER):
        events.append(_ended(edition, after, new))
    return events


def _news(stuff: Material, old: Any, new: Any, actor: int) -> Iterator[Event]:
    """The news of an action in order: whatever comes after the first card that was laid and is not refilling is done by
    Galaxus."""
    who = actor
    steps: list[Step] = []
    news = [_read(number) for number in new.news[: new.news_size]]
    while news:
        what, where, which = news.pop(0)
        if what == TURNED:
            steps.append(Step("turned", PLACE_TOKENS[where], stuff.card(which, new.face[which]), _above(where)))
        elif what == RENEWED:
            steps.append(Step("renewed", PLACE_TOKENS[where], None, PLACE_TOKENS[which]))
        elif what == UNCOVERED:
            steps.append(Step("uncovered", PLACE_TOKENS[where], _space_side(stuff, new, which), PLACE_TOKENS[where]))
        else:
            if steps:
                yield Refilled(steps)
                steps = []
            if what == TOOK:
                who = actor if old.phase == TAKE else NOTHING
                taken = stuff.card(which, new.face[which])
                next_one = _space_side(stuff, new, news.pop(0)[2]) if news and news[0][0] == UNCOVERED else None
                yield Took(who, PLACE_TOKENS[where], taken, next_one)
            elif what == LAID:
                spot = str(where + 1) if where != NOTHING else LOOSE
                yield Laid(who, stuff.card(which, new.face[which]), spot, None)
            else:
                yield GotTile(where if where < new.seats else NOTHING, stuff.tiles[which])
    if steps:
        yield Refilled(steps)


def _read(number: int) -> tuple[int, int, int]:
    """A piece of news: what, where, which."""
    rest, which = divmod(number, WHICHES)
    what, where = divmod(rest, WHERES)
    return what, where - 1, which


def _above(place: int) -> str:
    """The stack above a place."""
    return PLACE_TOKENS[place % COLUMNS]


def _space_side(stuff: Material, s: Any, piece: int) -> Card:
    """A card as it was uncovered, even if it has been turned over since."""
    face = s.face[piece]
    return stuff.card(piece, face if face >= SPACE else stuff.back[s.cards[piece]])


def _ended(edition: Bytes, after: Bytes, new: Any) -> Ended:
    sheets = Sheets(edition, after)
    scores = [score_of(sheets.categories(galaxy)) for galaxy in range(new.galaxies)]
    return Ended(scores, list(new.rockets[: new.galaxies]))
