"""The board, the ships and their loadouts, and how an edition of them is read from its sheet (GO-1 … GO-12).

A field is a number, sector by sector and row by row, and has a name: the letter of its sector, its distance from the
axis to the next sector, and its distance from the axis to the sector before. `B34` is (1, 3, 4).

Rules think in sets of fields. A set is three words of 64 bits, one a sector; field (s, a, b) is bit 8·a + b of word s.
So each sector has a margin of a field all around, and a step that leaves it can be seen there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, get_args

from raumhafen.engine.edition import Sheet, empty
from raumhafen.engine.kernel import Bytes, layout

SECTORS, SIZE = 3, 6
SECTOR = SIZE * SIZE  # fields of a sector
FIELDS = SECTORS * SECTOR
LETTERS = "ABC"


def field_at(sector: int, a: int, b: int) -> int:
    """The number of a field."""
    return sector * SECTOR + (a - 1) * SIZE + b - 1


def where(field: int) -> tuple[int, int, int]:
    """GO-2: a field as (s, a, b)."""
    sector, within = divmod(field, SECTOR)
    return sector, within // SIZE + 1, within % SIZE + 1


def name_of(field: int) -> str:
    """The name of a field."""
    sector, a, b = where(field)
    return f"{LETTERS[sector]}{a}{b}"


def _exists(*distances: int) -> bool:
    return all(1 <= distance <= SIZE for distance in distances)


def _neighbours(field: int) -> tuple[int, ...]:
    """GO-3: king's moves, also over an axis."""
    s, a, b = where(field)
    beside = (-1, 0, 1)
    near = {(s, a + up, b + along) for up in beside for along in beside if up or along}
    if a == 1:
        near |= {((s + 1) % SECTORS, b + along, 1) for along in beside}
    if b == 1:
        near |= {((s - 1) % SECTORS, 1, a + along) for along in beside}
    return tuple(sorted(field_at(*place) for place in near if _exists(*place[1:])))


def _mirrors(field: int) -> tuple[int, ...]:
    """GO-4: one in each other sector."""
    s, a, b = where(field)
    return tuple(sorted(field_at(other, b, a) for other in range(SECTORS) if other != s))


NAMES = tuple(name_of(field) for field in range(FIELDS))
NUMBERS = {name: field for field, name in enumerate(NAMES)}
NEIGHBOURS = tuple(_neighbours(field) for field in range(FIELDS))  # rising, as the numbers of meteor moves count them
MIRRORS = tuple(_mirrors(field) for field in range(FIELDS))
DIRECTIONS = max(map(len, NEIGHBOURS))

BITS = tuple(8 * a + b for a in range(1, SIZE + 1) for b in range(1, SIZE + 1))  # of a sector's fields in its word


# --- ships and what they carry ----------------------------------------------------------------------------------------

# The types of ships. Wherever there is a value for each type, it is in this order.
DESTROYER, FIGHTER, CRUISER, SCOUT = range(4)
Kind = Literal["destroyer", "fighter", "cruiser", "scout"]
TYPE_NAMES: tuple[Kind, ...] = get_args(Kind)
TYPES = len(TYPE_NAMES)
LONGEST = 6  # range
HYPERFLIGHTS = (0, 1, 2, 0)  # GO-19: in a turn
COUNTS = max(HYPERFLIGHTS) + 1  # from none to the most

# GO-8, GO-9: effects, and what lets them through or has them.
Effect = Literal["laser", "quantum", "crypto", "impulse"]
EFFECT_NAMES: tuple[Effect, ...] = get_args(Effect)
EFFECTS = len(EFFECT_NAMES)
SHIELD_NAMES = ("wave-absorber", "deflector", "inversion-field", "prism-shield", "phase-cloak", "null-field")
WEAPON_NAMES = (
    *("crypto-projectile", "cryo-flash", "plasma-bomb", "corrosion-ray"),
    *("photon-lance", "quantum-torpedo", "laser-battery", "impulse-thrower"),
)
SHIELDS, WEAPONS = len(SHIELD_NAMES), len(WEAPON_NAMES)
WEAPONS_A_TYPE = WEAPONS // TYPES  # GO-11: all are used
STRONGEST = 6  # effect of a weapon

METEORS = 8  # of a sector, GO-5
START_FIELDS = 8  # of a player, GO-12
PLACES = tuple(f"{a}{b}" for a in range(1, SIZE + 1) for b in range(1, SIZE + 1))  # of a sector: (a, b)


# --- the edition ------------------------------------------------------------------------------------------------------

Edition = layout(
    ("strength", "i1", (TYPES,)),
    ("reach", "i1", (TYPES,)),
    ("count", "i1", (TYPES,)),
    ("begin", "i1", (TYPES,)),  # how many go on start fields
    ("stops", "u1", (SHIELDS,)),  # bit per effect
    ("power", "i1", (WEAPONS, EFFECTS)),
    # Of each sector, in its word.
    ("station", "u8"),
    ("start_fields", "u8"),
    ("meteors", "u8"),
    ("distance", "i1", (SECTORS, FIELDS)),  # steps from the station of a sector over an empty board, for bots
    ("meteor_bonus", "i1"),
    ("goal", "i1"),
    ("end_bonus", "i1"),
)


def pack(sheet: Sheet) -> Bytes:
    """An edition from its sheet."""
    data, e = empty(Edition)
    _pack_ships(sheet.table("ships"), e)
    _pack_shields(sheet.table("shields"), e)
    weapons = sheet.table("weapons")
    for number, name in enumerate(WEAPON_NAMES):  # GO-9
        weapon = weapons.table(name)
        e.power[number] = [weapon.whole(effect, 0, STRONGEST) for effect in EFFECT_NAMES]
    _pack_board(sheet.table("board"), e)
    e.meteor_bonus = sheet.table("fight").whole("meteor_bonus", 0, 9)
    end = sheet.table("end")
    e.goal = end.whole("goal", 1, 100)
    e.end_bonus = end.whole("bonus", 0, 20)
    return data


def _pack_ships(ships: Sheet, e: Any) -> None:
    """GO-6, GO-7, GO-12."""
    for number, name in enumerate(TYPE_NAMES):
        ship = ships.table(name)
        e.strength[number] = ship.whole("strength", 0, 20)
        e.reach[number] = ship.whole("range", 1, LONGEST)
        count = ship.whole("count", 1, 9)
        e.count[number] = count
        e.begin[number] = ship.whole("start", 0, count)
    placed = int(e.begin.sum())
    ships.require("scout.start", placed <= START_FIELDS, "galaktico-start", placed)


def _pack_shields(shields: Sheet, e: Any) -> None:
    """GO-8: each pair of effects is stopped by one shield."""
    found: list[tuple[str, ...]] = []
    for number, name in enumerate(SHIELD_NAMES):
        stopped = shields.table(name).choices("stops", EFFECT_NAMES, 2)
        pair = tuple(effect for effect in EFFECT_NAMES if effect in stopped)
        shields.require(f"{name}.stops", len(pair) == 2, "galaktico-pair", stopped)
        shields.require(f"{name}.stops", pair not in found, "galaktico-shield", stopped)
        found.append(pair)
        e.stops[number] = sum(1 << EFFECT_NAMES.index(effect) for effect in pair)


def _pack_board(board: Sheet, e: Any) -> None:
    """GO-5, GO-12: where the station lies, its neighbours, and the meteors of each sector."""
    station = board.choice("station", PLACES)
    a, b = map(int, station)
    board.require("station", min(a, b) >= 2 and max(a, b) < SIZE, "galaktico-station", station)
    around = {f"{a + up}{b + along}" for up in (-1, 0, 1) for along in (-1, 0, 1)} - {station}
    meteors = board.choices("meteors", PLACES, METEORS)
    for number, meteor in enumerate(meteors):
        where = f"meteors[{number}]"
        board.require(where, meteor not in meteors[:number], "galaktico-meteor-twice", meteor)
        board.require(where, meteor != station, "galaktico-meteor-station", meteor)
        board.require(where, meteor not in around, "galaktico-meteor-start", meteor)
    e.station, e.start_fields, e.meteors = map(_word, ([station], around, meteors))
    e.distance[:] = [_distances(field_at(sector, a, b)) for sector in range(SECTORS)]


def _word(places: Iterable[str]) -> int:
    """Places of a sector as bits of its word."""
    return sum(1 << BITS[PLACES.index(place)] for place in places)


def _distances(start: int) -> list[int]:
    """The steps from a field to every other over an empty board."""
    steps = {start: 0}
    for field in (reached := [start]):
        for near in NEIGHBOURS[field]:
            if near not in steps:
                steps[near] = steps[field] + 1
                reached.append(near)
    return [steps[field] for field in range(FIELDS)]
