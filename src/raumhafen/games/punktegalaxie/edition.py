"""What is printed on cards and tiles: an edition's sheet, read and packed.

A face is written as `RB3 1r`, `X`, `sun RR 3 A`, `moon RB 4`, `asteroid 1r`, `wormhole`; a tile as `planets RR 1`. The
head of `editions/reference.toml` says what the signs mean.
"""

from __future__ import annotations

import math
import re
from typing import Any

from raumhafen.engine.edition import Sheet, empty
from raumhafen.engine.kernel import Bytes
from raumhafen.games.punktegalaxie.model import (
    ACHIEVED,
    BITS,
    CARDS,
    FACES,
    KINDS,
    MOON,
    PAIRS,
    PLANET,
    RESEARCH,
    SET_OF_PLANETS,
    SIDES,
    SPACE,
    START_FACE,
    START_SUNS,
    SUN,
    THRESHOLDS,
    TILE_KINDS,
    TILES,
    VALUE,
    VALUES,
    WORD,
    Edition,
    X,
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
