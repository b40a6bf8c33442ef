"""The boards, levels and pieces of an edition, and how they are read from its sheet (GX-1)."""

from __future__ import annotations

from typing import Any

from raumhafen.engine.edition import Sheet, empty
from raumhafen.engine.kernel import Bytes, layout
from raumhafen.games.galaktix import CHAPTER, CHAPTERS, LEVELS

COLOURS = ("blue", "purple", "green", "yellow", "red")
ROADS, FIELDS = len(COLOURS), 10
FACES = (*COLOURS, "tool")
TOOL = FACES.index("tool")
SIDES, DICE = len(FACES), 5

# Rockets, as they lie in the depot; a fourth is built of two parts.
WHITE, GREY, BLACK, BUILT = range(4)
ROCKETS = 3
KINDS = ROCKETS + 1
ROCKET_NAMES = ("white", "grey", "black", "built")

# What a field shows. An extra field shows a rocket: EXTRA + WHITE and so on.
FREE, VORTEX, EXTRA = range(3)
SIGNS = ".#WGS"

NUMBERS = tuple(str(field) for field in range(1, FIELDS + 1))
MEDALS = ("bronze", "silver", "gold")
NUMBER = len(LEVELS)

Edition = layout(
    ("field", "i1", (CHAPTERS, ROADS, FIELDS)),  # by chapter: a chapter has one board
    ("ladder", "i1", (NUMBER, FIELDS + 1)),  # by height; 0 is the place below the first field
    ("rockets", "i1", (ROCKETS,)),  # in the box
    ("parts", "i1"),
    ("start", "i1", (NUMBER, ROCKETS)),  # in the depot
    ("start_parts", "i1", (NUMBER,)),
    ("flag", "i1", (NUMBER, ROADS, FIELDS)),
    ("medal", "i2", (NUMBER, len(MEDALS))),
    ("chapter_medal", "i2", (CHAPTERS, len(MEDALS))),
)


def pack(sheet: Sheet) -> Bytes:
    """An edition from its sheet."""
    data, e = empty(Edition)
    box = sheet.table("box")
    e.rockets[:] = [box.whole(name, 0, 30) for name in ROCKET_NAMES[:ROCKETS]]
    e.parts = box.whole("parts", 0, 30)
    flags = box.whole("flags", 0, ROADS * FIELDS)
    ladder = _ladder(sheet.table("ladder"), "points")
    for number, chapter in enumerate(sheet.tables("chapter", CHAPTERS, CHAPTERS)):
        for road, colour in enumerate(COLOURS):
            e.field[number, road] = _road(chapter, colour)
        e.chapter_medal[number] = _rising(chapter, "medals")
    for number, level in enumerate(sheet.tables("level", NUMBER, NUMBER)):
        level.require("name", level.choice("name", LEVELS) == LEVELS[number], "galaktix-order", LEVELS[number])
        e.start[number] = level.wholes("rockets", 0, 30, ROCKETS)
        for place, count in enumerate(e.start[number].tolist()):
            level.require(f"rockets[{place}]", count <= e.rockets[place], "galaktix-box", count)
        e.start_parts[number] = level.whole("parts", 0, e.parts)
        e.ladder[number] = _ladder(level, "ladder") if level.has("ladder") else ladder
        e.medal[number] = _rising(level, "medals")
        _flags(level, e.field[number // CHAPTER], e.flag[number], flags)
    return data


def _road(chapter: Sheet, colour: str) -> list[int]:
    signs = chapter.text(colour)
    chapter.require(colour, len(signs) == FIELDS and set(signs) <= set(SIGNS), "galaktix-road", signs)
    chapter.require(colour, signs[-1] != SIGNS[VORTEX], "galaktix-summit", signs)  # the last field ends the count
    return [SIGNS.index(sign) for sign in signs]


def _ladder(sheet: Sheet, key: str) -> list[int]:
    points = sheet.wholes(key, 0, 20, FIELDS)
    sheet.require(key, points == sorted(points), "galaktix-ladder", points)
    return [0, *points]


def _rising(sheet: Sheet, key: str) -> list[int]:
    values = sheet.wholes(key, 1, 999, len(MEDALS))
    sheet.require(key, values[0] < values[1] < values[2], "rising", values)
    return values


def _flags(level: Sheet, fields: Any, flag: Any, most: int) -> None:
    """GX-19: flags as they are written, `b3` for field 3 of the blue road."""
    named = level.texts("flags")
    level.require("flags", len(named) <= most, "galaktix-box", len(named))
    for place, name in enumerate(named):
        road, field = "".join(colour[0] for colour in COLOURS).find(name[:1]), name[1:]
        right = bool(name) and road >= 0 and field in NUMBERS
        level.require(f"flags[{place}]", right, "galaktix-field", name)
        free = fields[road, int(field) - 1] != VORTEX and not flag[road, int(field) - 1]
        level.require(f"flags[{place}]", bool(free), "galaktix-flag", name)
        flag[road, int(field) - 1] = 1
