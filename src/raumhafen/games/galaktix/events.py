"""What happened, as the player saw it: the events that log lines and animations are made of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.games.galaktix import model as m
from raumhafen.games.galaktix.edition import COLOURS, DICE, FACES, ROCKET_NAMES, ROCKETS
from raumhafen.games.galaktix.view import Medal, Standing, field_token, read_state


class Event(Struct, frozen=True, gc=False, tag_field="kind"):
    """Something that happened at the table."""


class Rolled(Event, frozen=True, gc=False, tag="rolled"):
    """A round began: all dice were rolled."""

    round: int
    dice: list[str]


class Kept(Event, frozen=True, gc=False, tag="kept"):
    """Some dice were kept, the others rolled again; or all were kept."""

    kept: list[str]
    dice: list[str]


class Gained(Event, frozen=True, gc=False, tag="gained"):
    """Tools brought parts."""

    parts: int


class Placed(Event, frozen=True, gc=False, tag="placed"):
    """A rocket was placed."""

    rocket: str
    colour: str
    start: int  #: the field it was counted from
    field: str


class PartPlaced(Event, frozen=True, gc=False, tag="part-placed"):
    """A part was placed on a skipped field."""

    field: str


class Won(Event, frozen=True, gc=False, tag="won"):
    """A field brought something: a rocket of the supply, a flag."""

    field: str
    rocket: str  #: "" where it brought none
    flag: bool


class GaveBack(Event, frozen=True, gc=False, tag="gave-back"):
    """A rocket was given back instead of being placed."""

    rocket: str


class Ended(Event, frozen=True, gc=False, tag="ended"):
    """The game is over."""

    stopped: bool  #: by choice
    points: list[int]  #: of each road
    flags: int
    score: int
    medal: Medal


def events_between(edition: Bytes, before: Bytes, actor: int, action: int, after: Bytes, seat: int) -> list[Event]:
    """What a seat saw of one action."""
    old, new = read_state(before), read_state(after)
    events: list[Event] = []
    match m.ACTIONS[action]:
        case "keep", dice:
            kept = [FACES[old.dice[die]] for die in range(DICE) if dice >> die & 1]
            events.append(Kept(kept, _faces(new)))
            if new.parts > old.parts:
                events.append(Gained(new.parts - old.parts))
        case "place", road, rocket, field:
            token = field_token(road, field)
            events.append(Placed(ROCKET_NAMES[rocket], COLOURS[road], old.height[road], token))
            events += _won(old, new, token)
        case "give-back", rocket:
            events.append(GaveBack(ROCKET_NAMES[rocket]))
        case "part", field:
            token = field_token(old.road, field)
            events += [PartPlaced(token), *_won(old, new, token)]
        case ("next",) if new.phase == m.KEEP:
            events.append(Rolled(new.rounds, _faces(new)))
    if new.phase == m.OVER:
        standing = Standing(edition, after)
        events.append(Ended(action in m.STOP, standing.roads, new.flags_won, standing.score, standing.medal))
    return events


def _faces(s: Any) -> list[str]:
    return [FACES[face] for face in s.dice]


def _won(old: Any, new: Any, token: str) -> list[Event]:
    """What a field brought, seen by what the supply lacks now."""
    rocket = next((ROCKET_NAMES[kind] for kind in range(ROCKETS) if new.supply[kind] < old.supply[kind]), "")
    flag = new.flags_won > old.flags_won
    return [Won(token, rocket, flag)] if rocket or flag else []
