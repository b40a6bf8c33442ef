"""What happened: the events that log lines and animations are made of. Everyone sees the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.games.punktegalaxie import model as m
from raumhafen.games.punktegalaxie.actions import speller
from raumhafen.games.punktegalaxie.edition import SPACE
from raumhafen.games.punktegalaxie.rules.sheets import Sheets
from raumhafen.games.punktegalaxie.view import (
    PLACE_TOKENS,
    SIDE_TOKENS,
    Card,
    Components,
    Score,
    Step,
    Tile,
    components,
    read_state,
    score_of,
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
    parts, old, new = components(edition), read_state(before), read_state(after)
    match m.ACTIONS[action]:
        case "side", side:
            sun = m.START_SUN + actor
            return [Sided(actor, SIDE_TOKENS[side][-1], parts.card(sun, new.face[sun]))]
        case "mark", achievement:
            return [Marked(actor, parts.achievements[achievement])]
        case ("none",):
            return [Marked(actor, "")]
    events = list(_news(parts, old, new, actor))
    if old.phase == m.LAY:
        laid = events[0]
        assert isinstance(laid, Laid)
        gained = Sheets(edition, before, actor, [action]).gains[0]
        events[0] = Laid(actor, laid.card, speller(edition, before, actor)(action)[1], score_of(gained))
    if new.phase in (m.MARK, m.OVER):
        events.append(_ended(edition, after, new))
    return events


def _news(parts: Components, old: Any, new: Any, actor: int) -> Iterator[Event]:
    """The news of an action in order: all that comes after the first card that was laid and is not refilling is done by
    Galaxus."""
    who, seen = actor, _Seen(parts, new)
    steps: list[Step] = []
    news = [m.NEWS[number] for number in new.news[: new.news_size]]
    while news:
        one = news.pop(0)
        if step := _step(seen, one):
            steps.append(step)
            continue
        if steps:
            yield Refilled(steps)
            steps = []
        match one:
            case "took", place, piece:
                who = actor if old.phase == m.TAKE else m.NOTHING
                next_one = seen.space_side(news.pop(0)[2]) if news and news[0][0] == "uncovered" else None
                yield Took(who, PLACE_TOKENS[place], seen.card(piece), next_one)
            case "laid", system, piece:
                spot = str(system + 1) if system != m.NOTHING else LOOSE
                yield Laid(who, seen.card(piece), spot, None)
            case "tile", galaxy, tile:
                yield GotTile(galaxy if galaxy < new.seats else m.NOTHING, parts.tiles[tile])
    if steps:
        yield Refilled(steps)


class _Seen:
    """The cards as they are seen after an action."""

    def __init__(self, parts: Components, s: Any) -> None:
        self.parts, self.face, self.cards = parts, s.face, s.cards

    def card(self, piece: int) -> Card:
        """A card as it lies."""
        return self.parts.card(piece, self.face[piece])

    def space_side(self, piece: int) -> Card:
        """A card as it was uncovered, even if it has been turned over since."""
        face = self.face[piece]
        return self.parts.card(piece, face if face >= SPACE else self.parts.back[self.cards[piece]])


def _step(seen: _Seen, news: tuple[Any, ...]) -> Step | None:
    """A step of refilling, if these news are one."""
    match news:
        case "turned", place, piece:
            return Step("turned", PLACE_TOKENS[place], seen.card(piece), _above(place))
        case "renewed", stack, source:
            return Step("renewed", PLACE_TOKENS[stack], None, PLACE_TOKENS[source])
        case "uncovered", stack, piece:
            return Step("uncovered", PLACE_TOKENS[stack], seen.space_side(piece), PLACE_TOKENS[stack])
    return None


def _above(place: int) -> str:
    """The stack above a place."""
    return PLACE_TOKENS[place % m.COLUMNS]


def _ended(edition: Bytes, after: Bytes, new: Any) -> Ended:
    sheets = Sheets(edition, after)
    scores = [score_of(sheets.categories(galaxy)) for galaxy in range(new.galaxies)]
    return Ended(scores, list(new.rockets[: new.galaxies]))
