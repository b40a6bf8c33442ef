"""What people see and say at the table. Everything here is given observed states only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal

from msgspec import Struct

from raumhafen.engine.game import Reason
from raumhafen.engine.kernel import Bytes
from raumhafen.engine.record_reader import cached_by_edition, reader
from raumhafen.games.galaktix import CHAPTER, LEVELS
from raumhafen.games.galaktix.model import (
    BLACK,
    BUILT,
    COLOURS,
    DICE,
    EMPTY,
    FACES,
    FIELDS,
    GIVE_BACK,
    GREY,
    KEEP,
    KEEP_DICE,
    KINDS,
    NEXT,
    NOWHERE,
    PLACE,
    PLACE_PART,
    PLACE_ROCKET,
    ROADS,
    ROCKET_NAMES,
    ROLL,
    STOP,
    TWO,
    VORTEX,
    Edition,
    State,
)

Phase = Literal["roll", "keep", "place", "over"]
PHASES: tuple[Phase, ...] = ("roll", "keep", "place", "over")
Shows = Literal["free", "vortex", "white", "grey", "black"]
SHOWS: tuple[Shows, ...] = ("free", "vortex", "white", "grey", "black")
Piece = Literal["", "white", "grey", "black", "built", "part"]
PIECES: tuple[Piece, ...] = ("", "white", "grey", "black", "built", "part")
Medal = Literal["", "bronze", "silver", "gold"]
REACHED: tuple[Medal, ...] = ("", "bronze", "silver", "gold")  #: by the number of thresholds passed

NONE_TOKEN, BACK_TOKEN, STOP_TOKEN, ROLL_TOKEN, DONE_TOKEN = "none", "back", "stop", "roll", "done"


class Field(Struct, frozen=True, gc=False):
    """A field of a star road."""

    token: str
    shows: Shows  #: an extra field shows the rocket that it brings
    flag: bool  #: a flag still to be won
    piece: Piece  #: what stands there


class Road(Struct, frozen=True, gc=False):
    """A star road, its fields from below."""

    colour: str
    height: int  #: the field of the highest rocket; 0: none yet
    points: int
    fields: list[Field]


class Landing(Struct, frozen=True, gc=False):
    """Where a rocket would land that counts all dice of a colour."""

    colour: str
    dice: int
    field: str
    vortex: bool  #: only a black rocket could stand there


class Store(Struct, frozen=True, gc=False):
    """Rockets and parts, in the depot or in the supply."""

    white: int
    grey: int
    black: int
    parts: int


class View(Struct, frozen=True, gc=False):
    """The table as the player sees it."""

    seat: int
    phase: Phase
    level: str
    round: int
    roads: list[Road]
    ladder: list[int]  #: points by field, from the first on
    dice: list[str]  #: faces; empty before they are rolled
    landings: list[Landing]
    depot: Store
    supply: Store
    flags: int  #: won so far
    score: int
    medals: list[int]  #: points for bronze, silver and gold
    medal: Medal  #: reached with the points so far


read_state = reader(State)


class Material:
    """What an edition prints: boards as fields, ladders, medals."""

    def __init__(self, edition: Bytes) -> None:
        record = edition.view(Edition)[0]
        self.shown: list[list[list[int]]] = record.field.tolist()
        self.ladder: list[list[int]] = record.ladder.tolist()
        self.medals: list[list[int]] = record.medal.tolist()


material = cached_by_edition(Material)


def field_token(road: int, field: int) -> str:
    """A field's name: `blue-6`."""
    return f"{COLOURS[road]}-{field}"


FIELD_TOKENS = {field_token(road, field): (road, field) for road in range(ROADS) for field in range(1, FIELDS + 1)}


def medal_for(score: int, medals: list[int]) -> Medal:
    """The best medal that a score reaches."""
    return REACHED[sum(score >= points for points in medals)]


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    stuff, s = material(edition), read_state(observed)
    level, heights, pieces, flags = s.level, s.height, s.piece, s.flag
    shown, ladder = stuff.shown[level // CHAPTER], stuff.ladder[level]
    score = s.flags_won + sum(ladder[height] for height in heights)
    roads = [
        Road(
            colour,
            heights[road],
            ladder[heights[road]],
            [
                Field(
                    field_token(road, field + 1),
                    SHOWS[shown[road][field]],
                    bool(flags[road][field]),
                    PIECES[pieces[road][field]],
                )
                for field in range(FIELDS)
            ],
        )
        for road, colour in enumerate(COLOURS)
    ]
    rolled = s.phase in (KEEP, PLACE)
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        level=LEVELS[level],
        round=s.rounds,
        roads=roads,
        ladder=ladder[1:],
        dice=[FACES[face] for face in s.dice] if s.rounds and s.phase != ROLL else [],
        landings=_landings(shown, s) if rolled else [],
        depot=_store(s.depot, s.parts),
        supply=_store(s.supply, s.spare_parts),
        flags=s.flags_won,
        score=score,
        medals=stuff.medals[level],
        medal=medal_for(score, stuff.medals[level]),
    )


def _store(rockets: Sequence[int], parts: int) -> Store:
    white, grey, black = rockets
    return Store(white, grey, black, parts)


def _landings(shown: list[list[int]], s: Any) -> list[Landing]:
    found = []
    for road, colour in enumerate(COLOURS):
        dice, height = s.dice.count(road), s.height[road]
        if dice and height < FIELDS:
            field = min(height + dice, FIELDS)
            found.append(Landing(colour, dice, field_token(road, field), shown[road][field - 1] == VORTEX))
    return found


def speller(edition: Bytes, observed: Bytes, seat: int) -> Callable[[int], tuple[str, ...]]:
    """Gives an action as tokens."""
    return partial(_spell, read_state(observed))


def _spell(s: Any, action: int) -> tuple[str, ...]:
    """An action as tokens: `blue blue tool`, `none`, `blue-6 white`, `back grey`, `stop`, `blue-5`, `roll`, `done`."""
    if action < PLACE_ROCKET:
        kept, dice = action - KEEP_DICE, s.dice
        return tuple([FACES[dice[die]] for die in range(DICE) if kept >> die & 1]) or (NONE_TOKEN,)
    if action < GIVE_BACK:
        place, field = divmod(action - PLACE_ROCKET, FIELDS)
        return (field_token(place // KINDS, field + 1), ROCKET_NAMES[place % KINDS])
    if action < STOP:
        return (BACK_TOKEN, ROCKET_NAMES[action - GIVE_BACK])
    if action == STOP:
        return (STOP_TOKEN,)
    if action < NEXT:
        return (field_token(s.road, action - PLACE_PART + 1),)
    return (DONE_TOKEN if all_at_the_end(s) else ROLL_TOKEN,)


def all_at_the_end(s: Any) -> bool:
    """Is every road at its last field?"""
    return all(height == FIELDS for height in s.height)


def part_fields(edition: Bytes, s: Any) -> list[int]:
    """The fields on which a part may be placed now."""
    if s.road == NOWHERE or not s.parts:
        return []
    shown = material(edition).shown[s.level // CHAPTER][s.road]
    return [
        field
        for field in range(s.skipped_from + 1, s.height[s.road])
        if shown[field - 1] != VORTEX and s.piece[s.road][field - 1] == EMPTY
    ]


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected now. A fact that begins with @ is itself a message."""
    s = read_state(observed)
    if s.phase == ROLL:
        if part_fields(edition, s):
            return "prompt-parts", {"parts": s.parts, "road": f"@road-{COLOURS[s.road]}"}
        return "prompt-roll", {"round": s.rounds + 1}
    if s.phase == PLACE:
        if not any(_usable(edition, s, road, rocket) for road in range(ROADS) for rocket in range(KINDS)):
            return ("prompt-give-back" if any(s.depot) else "prompt-give-back-or-stop"), {}
        return ("prompt-place" if any(s.depot) else "prompt-place-or-stop"), {}
    return f"prompt-{PHASES[s.phase]}", {}


def _usable(edition: Bytes, s: Any, road: int, rocket: int) -> bool:
    """Can a rocket be placed on that road with these dice?"""
    dice, height = s.dice.count(road), s.height[road]
    if not dice or height == FIELDS or not _there(s, rocket):
        return False
    shown = material(edition).shown[s.level // CHAPTER][road]
    steps = range(1 if rocket == GREY else dice, dice + 1)
    return rocket == BLACK or any(shown[min(height + step, FIELDS) - 1] != VORTEX for step in steps)


def _there(s: Any, rocket: int) -> bool:
    held: int = s.parts // TWO if rocket == BUILT else s.depot[rocket]
    return held > 0


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """Why these tokens are no action now."""
    s = read_state(observed)
    if s.phase == KEEP:
        return _refuse_dice(s, tokens)
    if s.phase == PLACE:
        return _refuse_rocket(edition, s, tokens)
    return _refuse_part(edition, s, tokens)


def _refuse_dice(s: Any, tokens: tuple[str, ...]) -> Reason | None:
    if any(token not in (*FACES, NONE_TOKEN) for token in tokens):
        return Reason("dice-first", "GX-3")
    if Counter(token for token in tokens if token in FACES) - Counter(FACES[face] for face in s.dice):
        return Reason("not-among-dice", "GX-3")
    return None


def _refuse_rocket(edition: Bytes, s: Any, tokens: tuple[str, ...]) -> Reason | None:
    if STOP_TOKEN in tokens:
        return Reason("no-stopping", "GX-12")
    if ROLL_TOKEN in tokens or set(tokens) <= set(FACES):
        return Reason("rolled-for-good", "GX-3")
    rocket = next((ROCKET_NAMES.index(token) for token in tokens if token in ROCKET_NAMES), None)
    if rocket is not None and not _there(s, rocket):
        return Reason("too-few-parts", "GX-9") if rocket == BUILT else Reason("no-such-rocket", "GX-20")
    for token in tokens:
        if token in FIELD_TOKENS:
            road, field = FIELD_TOKENS[token]
            return _refuse_field(edition, s, road, field, rocket)
    return None


def _refuse_field(edition: Bytes, s: Any, road: int, field: int, rocket: int | None) -> Reason | None:
    dice, height, colour = s.dice.count(road), s.height[road], (f"@colour-{COLOURS[road]}",)
    if height == FIELDS:
        return Reason("road-finished", "GX-5", {"colour": colour})
    if not dice:
        return Reason("not-rolled", "GX-5", {"colour": colour})
    lands = min(height + dice, FIELDS)
    if field == lands or (rocket == GREY and height < field < lands):
        shown = material(edition).shown[s.level // CHAPTER][road][field - 1]
        if shown == VORTEX and rocket != BLACK:
            return Reason("vortex", "GX-6", {"colour": colour, "dice": dice})
        return Reason("which-rocket", "GX-20") if rocket is None else None
    clause = "GX-17" if rocket == GREY else "GX-5"
    return Reason("wrong-count", clause, {"colour": colour, "dice": dice, "field": lands})


def _refuse_part(edition: Bytes, s: Any, tokens: tuple[str, ...]) -> Reason | None:
    for token in tokens:
        if token in FIELD_TOKENS:
            road, field = FIELD_TOKENS[token]
            if not s.rounds:
                return Reason("roll-first", "GX-3")
            if not s.parts:
                return Reason("no-part", "GX-10")
            if road != s.road or not s.skipped_from < field < s.height[road]:
                return Reason("not-skipped", "GX-10")
            if material(edition).shown[s.level // CHAPTER][road][field - 1] == VORTEX:
                return Reason("part-vortex", "GX-10")
            return Reason("part-there", "GX-10")
    return Reason("roll-first", "GX-3")
