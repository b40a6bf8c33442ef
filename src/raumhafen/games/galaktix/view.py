"""The table as the player sees it: all that a client needs to draw. Made of observed states only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np
from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.engine.record_reader import cached_by_edition, reader
from raumhafen.games.galaktix import CHAPTER, LEVELS
from raumhafen.games.galaktix import model as m
from raumhafen.games.galaktix.edition import COLOURS, FACES, FIELDS, ROADS, Edition
from raumhafen.games.galaktix.rules import questions

Phase = Literal["roll", "keep", "place", "over"]
PHASES: tuple[Phase, ...] = ("roll", "keep", "place", "over")
Shows = Literal["free", "vortex", "white", "grey", "black"]
SHOWS: tuple[Shows, ...] = ("free", "vortex", "white", "grey", "black")
Piece = Literal["", "white", "grey", "black", "built", "part"]
PIECES: tuple[Piece, ...] = ("", "white", "grey", "black", "built", "part")
Medal = Literal["", "bronze", "silver", "gold"]
REACHED: tuple[Medal, ...] = ("", "bronze", "silver", "gold")  #: by the number of thresholds passed


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


read_state = reader(m.State)


class Components:
    """What an edition prints: boards as fields, ladders, medals."""

    def __init__(self, edition: Bytes) -> None:
        record = edition.view(Edition)[0]
        self.shown: list[list[list[int]]] = record.field.tolist()
        self.ladder: list[list[int]] = record.ladder.tolist()
        self.medals: list[list[int]] = record.medal.tolist()
        self.chapter_medals: list[list[int]] = record.chapter_medal.tolist()


components = cached_by_edition(Components)


def field_token(road: int, field: int) -> str:
    """A field's name: `blue-6`."""
    return f"{COLOURS[road]}-{field}"


class Standing:
    """How a game stands: the points of each road, the score, and the best medal that it reaches."""

    __slots__ = ("medal", "roads", "score")

    def __init__(self, edition: Bytes, observed: Bytes) -> None:
        out = np.empty(ROADS + 2, np.int64)
        questions.standing(edition, observed, out)
        *self.roads, self.score, reached = out.tolist()
        self.medal = REACHED[reached]


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    printed, s, standing = components(edition), read_state(observed), Standing(edition, observed)
    level, heights, pieces, flags, points = s.level, s.height, s.piece, s.flag, standing.roads
    shown = printed.shown[level // CHAPTER]
    roads = [
        Road(
            colour,
            heights[road],
            points[road],
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
    rolled = s.phase in (m.KEEP, m.PLACE)
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        level=LEVELS[level],
        round=s.rounds,
        roads=roads,
        ladder=printed.ladder[level][1:],
        dice=[FACES[face] for face in s.dice] if s.rounds and s.phase != m.ROLL else [],
        landings=_landings(edition, observed) if rolled else [],
        depot=_store(s.depot, s.parts),
        supply=_store(s.supply, s.spare_parts),
        flags=s.flags_won,
        score=standing.score,
        medals=printed.medals[level],
        medal=standing.medal,
    )


def _store(rockets: Sequence[int], parts: int) -> Store:
    white, grey, black = rockets
    return Store(white, grey, black, parts)


def dice_lead(edition: Bytes, observed: Bytes) -> list[tuple[int, int, bool]]:
    """By road: the dice of its colour, the field to which all of them lead (NOWHERE: it is at its end), a vortex?"""
    out = np.empty(3 * ROADS, np.int64)
    questions.landings(edition, observed, out)
    found = out.tolist()
    return [(found[at], found[at + 1], bool(found[at + 2])) for at in range(0, 3 * ROADS, 3)]


def _landings(edition: Bytes, observed: Bytes) -> list[Landing]:
    return [
        Landing(COLOURS[road], dice, field_token(road, field), vortex)
        for road, (dice, field, vortex) in enumerate(dice_lead(edition, observed))
        if dice and field != m.NOWHERE
    ]
