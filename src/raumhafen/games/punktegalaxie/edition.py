"""The cards and tiles of an edition, and how they are read from its sheet (PG-1).

A face is written as `RB3 1r`, `X`, `sun RR 3 A`, `moon RB 4`, `asteroid 1r`, `wormhole`; a tile as `planets RR 1`. The
head of `editions/reference.toml` says what the signs mean.
"""

from __future__ import annotations

import math
import re
from itertools import combinations
from typing import Any

from raumhafen.engine.edition import Sheet, empty
from raumhafen.engine.kernel import Bytes, layout

COLOURS = ("red", "blue", "green", "yellow", "violet")
KINDS = ("planet", "sun", "moon", "asteroid", "wormhole")
PLANET, SUN, MOON, ASTEROID, WORMHOLE = range(5)
RESEARCH = "ABCDEFG"  #: the letters of the research symbols
X = 0  #: the value of a planet that may be any
VALUES = 7

CARDS, TILES, START_SUNS, SIDES = 140, 24, 5, 2

# Faces: 140 planets, 140 space bodies, and the start suns, two sides each. A look is the lowest of equal faces.
SPACE = CARDS
START_FACE = SPACE + CARDS
FACES = START_FACE + START_SUNS * SIDES

# Tallies: a count for each colour, pair of colours, or letter, six bits each in one number.
BITS = 6
COUNT = (1 << BITS) - 1  #: one count of a tally; the sum of its counts is the tally modulo this
PAIRS = tuple(combinations(range(len(COLOURS)), 2))

# Sets of cards, some in each of a few words.
WORD = 48
WORDS = 3

# What a rocket tile counts (the kinds of the clauses, those that count colours as one).
TILE_KINDS = (*("planets", "system", "tiles", "asteroids", "wormholes", "moons", "research", "value", "suns", "equal"),)
SET_OF_PLANETS, LARGE_SYSTEM, OWN_TILES, ASTEROIDS, WORMHOLES, MOONS, SYMBOLS, VALUE, SUNS, EQUAL = range(10)

# What can be achieved against Galaxus (PG-32), and how many achievements there are of each.
ACHIEVED = ("total", "suns", "planets", "moons", "research", "tiles")
THRESHOLDS = (5, 2, 3, 2, 1, 2)
ACHIEVEMENTS = sum(THRESHOLDS)

Edition = layout(
    # By face.
    ("kind", "i1", (FACES,)),
    ("value", "i1", (FACES,)),  # of a planet
    ("colours", "u1", (FACES,)),  # bit per colour: a planet's own, or those that a sun counts
    ("tally", "i8", (FACES,)),  # of colours: a planet's own, or what a sun needs for a set
    ("pair", "i8", (FACES,)),  # tally of pairs: a planet's two colours
    ("first", "u1", (FACES,)),  # the colours of a moon, a set of one each; the second may be empty
    ("second", "u1", (FACES,)),
    ("points", "i1", (FACES,)),  # of a sun or a moon
    ("rockets", "i1", (FACES,)),
    ("letter", "i8", (FACES,)),  # tally of letters: the research symbol
    ("look", "i2", (FACES,)),
    # Which sides belong together (PG-5), and by look the set of cards that have it.
    ("back", "i2", (CARDS,)),
    ("alike", "i8", (FACES, WORDS)),
    ("tile_kind", "i1", (TILES,)),
    ("tile_count", "i1", (TILES,)),  # how many make a set; the value or the size meant
    ("tile_colours", "u1", (TILES,)),
    ("tile_tally", "i8", (TILES,)),
    ("tile_points", "i1", (TILES,)),
    ("ladder", "i1", (VALUES + 1,)),  # by the number of different ones
    ("majority", "i1", (3,)),  # points for most asteroids, second, third
    ("rockets_a_tile", "i1"),
    ("galaxus_sun", "i1", (3,)),  # by difficulty
    ("galaxus_research", "i1", (3,)),
    ("galaxus_tile", "i1", (3,)),
    ("threshold", "i2", (ACHIEVEMENTS,)),
)

SIGNS = "RBGYV"  #: of the colours, in their order
_SYMBOLS = r"(?: (?P<rockets>[1-9])r)?(?: (?P<letter>[A-G]))?"
_PLANET = re.compile(rf"(?:(?P<colours>[{SIGNS}]{{1,2}})(?P<value>[1-7])|X)" + _SYMBOLS)
_SPACE = re.compile(
    rf"(?:(?P<sun>sun) (?P<needs>[{SIGNS}]{{1,9}}) (?P<brings>\d\d?)|(?P<moon>moon) (?P<between>[{SIGNS}]{{1,2}}) "
    rf"(?P<worth>\d\d?)|(?P<body>asteroid|wormhole))" + _SYMBOLS
)
_START_SUN = re.compile(rf"(?P<sun>sun) (?P<needs>[{SIGNS}]{{1,9}}) (?P<brings>\d\d?)")
_TILE = re.compile(rf"(?P<kind>[a-z]+) (?:(?P<colours>[{SIGNS}]{{1,9}})|(?P<count>[1-9]\d?)) (?P<points>\d\d?)")


def pack(sheet: Sheet) -> Bytes:
    """An edition from its sheet (PG-1)."""
    data, e = empty(Edition)
    _planets(e, sheet.table("planets"))
    _spaces(e, sheet.table("spaces"))
    _start_suns(e, sheet.table("start_suns"))
    _looks(e)
    _pairing(e, sheet.table("pairing"))
    _tiles(e, sheet.table("tiles"))
    scoring, galaxus, achievements = (sheet.table(name) for name in ("scoring", "galaxus", "achievements"))
    e.ladder[1:] = scoring.wholes("ladder", 0, 99, VALUES)
    e.majority[:] = scoring.wholes("asteroids", 0, 99, 3)
    e.rockets_a_tile = scoring.whole("rockets", 1, 99)
    e.galaxus_sun[:] = galaxus.wholes("suns", 0, 99, 3)
    e.galaxus_research[:] = galaxus.wholes("research", 0, 99, 3)
    e.galaxus_tile[:] = galaxus.wholes("tiles", 0, 99, 3)
    thresholds = zip(ACHIEVED, THRESHOLDS, strict=True)
    e.threshold[:] = [value for name, count in thresholds for value in _rising(achievements, name, count)]
    return data


def _rising(sheet: Sheet, key: str, count: int) -> list[int]:
    values = sheet.wholes(key, 1, 999, count)
    sheet.require(key, values == sorted(set(values)), "rising", values)
    return values


# --- faces ------------------------------------------------------------------------------------------------------------


def _planets(e: Any, sheet: Sheet) -> None:
    for face, printed in enumerate(sheet.texts("faces", CARDS)):
        read = _PLANET.fullmatch(printed)
        colours = (read and read["colours"]) or ""
        right = read is not None and len(set(colours)) == len(colours)
        sheet.require(f"faces[{face}]", right, "punktegalaxie-planet", printed)
        assert read is not None
        e.kind[face] = PLANET
        e.value[face] = int(read["value"] or X)
        _colour(e, face, colours)
        if len(colours) == 2:
            first, second = sorted(map(SIGNS.index, colours))
            e.pair[face] = 1 << BITS * PAIRS.index((first, second))
        _symbols(e, face, read)


def _spaces(e: Any, sheet: Sheet) -> None:
    for number, printed in enumerate(sheet.texts("faces", CARDS)):
        read = _SPACE.fullmatch(printed)
        sheet.require(f"faces[{number}]", read is not None, "punktegalaxie-space", printed)
        assert read is not None
        face = SPACE + number
        e.kind[face] = KINDS.index(read["sun"] or read["moon"] or read["body"])
        if e.kind[face] == SUN:
            _sun(e, face, read)
        if e.kind[face] == MOON:
            first, *second = (1 << SIGNS.index(sign) for sign in read["between"])
            e.first[face], e.second[face] = first, sum(second)
            e.points[face] = int(read["worth"])
        _symbols(e, face, read)


def _start_suns(e: Any, sheet: Sheet) -> None:
    for side, name in enumerate("ab"):
        for number, printed in enumerate(sheet.texts(name, START_SUNS)):
            read = _START_SUN.fullmatch(printed)
            sheet.require(f"{name}[{number}]", read is not None, "punktegalaxie-start-sun", printed)
            assert read is not None
            face = START_FACE + SIDES * number + side
            e.kind[face] = SUN
            _sun(e, face, read)


def _sun(e: Any, face: int, read: re.Match[str]) -> None:
    _colour(e, face, read["needs"])
    e.points[face] = int(read["brings"])


def _colour(e: Any, face: int, signs: str) -> None:
    e.colours[face], e.tally[face] = _counted(signs)


def _counted(signs: str) -> tuple[int, int]:
    """Colours as a set, and as a tally."""
    numbers = [SIGNS.index(sign) for sign in signs]
    return sum(1 << number for number in set(numbers)), sum(1 << BITS * number for number in numbers)


def _symbols(e: Any, face: int, read: re.Match[str]) -> None:
    e.rockets[face] = int(read["rockets"] or 0)
    if read["letter"]:
        e.letter[face] = 1 << BITS * RESEARCH.index(read["letter"])


def _looks(e: Any) -> None:
    """Equal faces look alike: each is known by the first of them. Sides of cards and start suns are never mixed up."""
    fields = ("kind", "value", "colours", "tally", "pair", "first", "second", "points", "rockets", "letter")
    seen: dict[tuple[int, ...], int] = {}
    for face in range(FACES):
        printed = tuple(int(e[field][face]) for field in fields)
        e.look[face] = face if face >= START_FACE else seen.setdefault(printed, face)


def _pairing(e: Any, sheet: Sheet) -> None:
    """PG-5: which sides belong together, and for every look the cards that have it."""
    times, plus = sheet.whole("times", 1, CARDS - 1), sheet.whole("plus", 0, CARDS - 1)
    sheet.require("times", math.gcd(times, CARDS) == 1, "punktegalaxie-pairing", times)
    e.back[:] = [SPACE + (times * card + plus) % CARDS for card in range(CARDS)]
    for card, face in enumerate(e.back.tolist()):
        for side in (card, face):
            e.alike[e.look[side], card // WORD] |= 1 << card % WORD


# --- tiles ------------------------------------------------------------------------------------------------------------


def _tiles(e: Any, sheet: Sheet) -> None:
    for tile, printed in enumerate(sheet.texts("faces", TILES)):
        read = _TILE.fullmatch(printed)
        kind = TILE_KINDS.index(read["kind"]) if read and read["kind"] in TILE_KINDS else None
        right = read is not None and kind is not None and (read["colours"] is not None) == (kind == SET_OF_PLANETS)
        if read and kind == VALUE:
            right = right and int(read["count"]) <= VALUES
        sheet.require(f"faces[{tile}]", right, "punktegalaxie-tile", printed)
        assert read is not None
        e.tile_kind[tile], e.tile_points[tile] = kind, int(read["points"])
        if kind == SET_OF_PLANETS:
            e.tile_colours[tile], e.tile_tally[tile] = _counted(read["colours"])
        else:
            e.tile_count[tile] = int(read["count"])
