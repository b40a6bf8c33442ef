"""What lies on the table: the edition, the state of a match, and the numbering of actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from raumhafen.engine.actions import Actions
from raumhafen.engine.edition import Sheet, empty
from raumhafen.engine.kernel import HEADER, Bytes, layout
from raumhafen.games.galaktico.board import BITS, DIRECTIONS, FIELDS, NEIGHBOURS, SECTORS, SIZE, field_at

SEATS = 3

# The types of ships. Wherever there is a value for each type, it is in this order.
DESTROYER, FIGHTER, CRUISER, SCOUT = range(4)
TYPES = 4
TYPE_NAMES = ("destroyer", "fighter", "cruiser", "scout")
HYPERFLIGHTS = (0, 1, 2, 0)  # GO-19: in a turn
MOST_HYPERFLIGHTS = max(HYPERFLIGHTS)
COUNTS = MOST_HYPERFLIGHTS + 1

# GO-8, GO-9: effects, and what lets them through or has them.
EFFECTS = 4
EFFECT_NAMES = ("laser", "quantum", "crypto", "impulse")
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

NOTHING = -1

Edition = layout(
    ("strength", "i1", (TYPES,)),
    ("reach", "i1", (TYPES,)),
    ("count", "i1", (TYPES,)),
    ("begin", "i1", (TYPES,)),  # so many go on start fields
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

# Phases: setting up in secret, a turn, a cruiser that may fly on, and the end.
SETUP, TURN, FLY, OVER = range(4)

ACTIONS_A_TURN = 2

# How a match ends.
NOT_YET, BY_POINTS, BY_STATION, BY_DESTROYERS, BY_LAPSE, BY_STANDSTILL = range(6)

State = layout(
    *HEADER,
    ("standstill", "u1"),
    ("phase", "i1"),
    ("starter", "i1"),  # NOTHING while setting up, as the seat to act
    ("turn", "i1"),
    ("actions", "i1"),  # left in this turn
    ("turns", "u2"),  # finished so far
    ("stirred", "i1"),  # was there a fight or a deployment in this turn?
    ("quiet", "u1"),  # turns in a row without one
    ("lapsed", "i1"),  # seats in a row that could do nothing
    # Active ships as sets of fields, by seat and type (row seat · TYPES + type); meteors; who has moved in this turn.
    ("ships", "u8", (SEATS * TYPES, SECTORS)),
    ("meteors", "u8", (SECTORS,)),
    ("moved", "u8", (SECTORS,)),
    ("docked", "i1", (SEATS,)),  # the type of the ship on the own station
    ("reserve", "i1", (SEATS, TYPES)),
    # Loadouts: the shield of each type, and the type that has each weapon; which types have been shown, bit per type.
    ("shield", "i1", (SEATS, TYPES)),
    ("carrier", "i1", (SEATS, WEAPONS)),
    ("shown", "u1", (SEATS,)),
    ("figures", "i1", (SEATS, TYPES)),  # on each card
    ("points", "i2", (SEATS,)),
    ("fought", "i2", (SEATS,)),  # points from fights alone
    # A cruiser that has won and may fly on: where it stands, and what it has left.
    ("flying", "i1"),
    ("steps_left", "i1"),
    ("hyperflights_left", "i1"),
    # The last fight.
    ("fights", "i1"),  # so far
    ("fight_field", "i1"),
    ("attacker", "i1"),
    ("attacking", "i1"),  # its type
    ("defender", "i1"),
    ("defending", "i1"),
    ("bonus", "i1"),  # of a scout out of a meteor field
    ("attack", "i1"),
    ("defence", "i1"),
    ("attacker_gain", "i1"),
    ("defender_gain", "i1"),
    # How it ended: by what, who got the points for it, and whose station or destroyers are gone.
    ("ending", "i1"),
    ("ender", "i1"),
    ("loser", "i1"),
)

# Actions. A move is its field, its target and, for a cruiser that attacks, the number of hyperflights (GO-30); a meteor
# is its field and a direction, by the number of the neighbour. Setting up: a shield or a weapon for a type, a type on
# one of the start fields.
MOVE = 0
FLY_ON = MOVE + FIELDS * FIELDS * COUNTS
STAY = FLY_ON + FIELDS
DEPLOY = STAY + 1
SHIFT = DEPLOY + TYPES
SET_SHIELD = SHIFT + FIELDS * DIRECTIONS
SET_WEAPON = SET_SHIELD + TYPES * SHIELDS
PLACE = SET_WEAPON + TYPES * WEAPONS
READY = PLACE + TYPES * START_FIELDS
ACTIONS = Actions()
ACTIONS.kind("action", number=READY + 1)


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
        e.reach[number] = ship.whole("range", 1, 6)
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
