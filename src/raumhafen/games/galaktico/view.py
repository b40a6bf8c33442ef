"""What people see at the table. Everything here is given observed states only.

A field is called by the letter of its sector and its distances from the sector's two axes: `B34` (see `edition`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import numpy as np
from msgspec import Struct

from raumhafen.engine.kernel import LIST, Bytes
from raumhafen.engine.record_reader import cached_by_edition, reader
from raumhafen.games.galaktico import model as m
from raumhafen.games.galaktico import rules
from raumhafen.games.galaktico.edition import (
    EFFECT_NAMES,
    EFFECTS,
    HYPERFLIGHTS,
    LONGEST,
    NAMES,
    SHIELD_NAMES,
    TYPE_NAMES,
    TYPES,
    WEAPON_NAMES,
    Edition,
    Effect,
    Kind,
)
from raumhafen.games.galaktico.rules import queries
from raumhafen.games.galaktico.rules.queries import DOCKED, GRAVITY, METEOR, MOVED, Board, Facts, Flight

Phase = Literal["setup", "turn", "fly", "over"]
PHASES: tuple[Phase, ...] = ("setup", "turn", "fly", "over")
Ending = Literal["", "points", "station", "destroyers", "lapse", "standstill"]
ENDINGS: tuple[Ending, ...] = ("", "points", "station", "destroyers", "lapse", "standstill")


class Shield(Struct, frozen=True, gc=False):
    """A shield, and the effects that it stops."""

    token: str
    stops: list[Effect]


class Weapon(Struct, frozen=True, gc=False):
    """A weapon, and its strength in each effect: laser, quantum, crypto, impulse."""

    token: str
    strength: list[int]


class Card(Struct, frozen=True, gc=False):
    """The card of a type: what everybody knows of it, and what the viewer knows of its loadout."""

    kind: Kind
    strength: int
    range: int
    hyperflights: int
    figures: int  #: ships beaten by this type
    worth: int  #: points for beating one of this type now
    shown: bool  #: its loadout has been shown to all
    shield: str | None  #: None: not known, or not chosen yet
    weapons: list[str]  #: those known or chosen
    may_shields: list[str]  #: what its shield can still be; empty when it is known
    may_weapons: list[str]  #: what its missing weapons can still be


class Ship(Struct, frozen=True, gc=False):
    """A ship on the board."""

    field: str
    seat: int
    kind: Kind
    docked: bool  #: on its station, not active yet
    moved: bool  #: in this turn


class Player(Struct, frozen=True, gc=False):
    """A seat: its sector is that of the same number."""

    station: str
    ready: bool  #: has finished setting up
    points: int
    fought: int  #: points from fights alone
    reserve: dict[Kind, int]
    to_place: dict[Kind, int]  #: while the viewer sets up: what still has to go on start fields
    destroyers: int  #: not beaten yet
    cards: list[Card]
    gravity: list[str]  #: the fields that station and active destroyers hold


class Hit(Struct, frozen=True, gc=False):
    """What a weapon did in a fight."""

    weapon: str
    strength: list[int]  #: in each effect
    passed: list[bool]  #: by the other's shield
    total: int  #: of what passed


class Side(Struct, frozen=True, gc=False):
    """One side of a fight, added up: base, hits and bonus make the total."""

    seat: int
    kind: Kind
    shield: str
    base: int
    hits: list[Hit]
    bonus: int  #: of a scout out of a meteor field
    total: int
    gain: int  #: points for the ship it beat


class Fight(Struct, frozen=True, gc=False):
    """A fight as it was fought."""

    number: int
    field: str
    attacker: Side
    defender: Side
    winner: int  #: −1: both were beaten


class Flying(Struct, frozen=True, gc=False):
    """A cruiser that has won and may fly on."""

    field: str
    steps: int
    hyperflights: int


class Course(Struct, frozen=True, gc=False):
    """A move that ends without a fight: the fields after the first, and which of these steps are hyperflights."""

    path: list[str]
    jumps: list[int]


class Attack(Struct, frozen=True, gc=False):
    """A move that ends in a fight."""

    path: list[str]
    jumps: list[int]
    seat: int  #: who is attacked, and which type
    kind: Kind
    bonus: int
    steps_left: int  #: to fly on with, after a victory
    hyperflights_left: int
    attack: int | None  #: both totals, where the other's loadout has been shown
    defence: int | None


class Reach(Struct, frozen=True, gc=False):
    """All that a ship of the viewer may do now: a shortest way to each field."""

    ship: str
    courses: list[Course]
    attacks: list[Attack]  #: several on the same ship differ in the number of hyperflights


class View(Struct, frozen=True, gc=False):
    """The table as one seat, or a spectator, sees it."""

    seat: int
    phase: Phase
    turn: int  #: who is to act; −1 while all set up, and at the end
    actions: int  #: left in this turn
    turns: int  #: finished so far
    starter: int
    standstill: int  #: the number of quiet turns in a row that ends the match; 0: none does
    quiet: int  #: turns in a row without a fight and without a deployment
    goal: int  #: points from fights
    end_bonus: int
    players: list[Player]
    ships: list[Ship]
    meteors: list[str]
    start_fields: list[str]  #: the viewer's, while setting up
    shields: list[Shield]
    weapons: list[Weapon]
    reach: list[Reach]  #: when it is the viewer's turn
    flying: Flying | None
    last: Fight | None
    ending: Ending
    ender: int  #: who brought the end about, or −1
    loser: int  #: whose station was taken or whose destroyers are beaten, or −1


read_edition = reader(Edition)
read_state = reader(m.State)

_STEPS = [[step for step in range(LONGEST) if bits >> step & 1] for bits in range(1 << LONGEST)]  # of a set


class Components:
    """What an edition prints."""

    def __init__(self, edition: Bytes) -> None:
        e = read_edition(edition)
        self.strength: tuple[int, ...] = e.strength
        self.reach: tuple[int, ...] = e.reach
        self.goal: int = e.goal
        self.end_bonus: int = e.end_bonus
        self.shields = [
            Shield(name, [effect for place, effect in enumerate(EFFECT_NAMES) if stopped >> place & 1])
            for name, stopped in zip(SHIELD_NAMES, e.stops, strict=True)
        ]
        self.weapons = [Weapon(name, list(power)) for name, power in zip(WEAPON_NAMES, e.power, strict=True)]
        self.start_fields: list[list[str]] = []  #: by seat
        self.stations: list[str] = []
        for seat in range(m.SEATS):
            *around, station = names_of(queries.home_fields_of(edition, seat))
            self.start_fields.append(around)
            self.stations.append(station)


def names_of(fields: Iterable[int]) -> list[str]:
    """Fields by their names."""
    return [NAMES[field] for field in fields]


components = cached_by_edition(Components)


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    parts, s = components(edition), read_state(observed)
    phase, board = s.phase, queries.board_of(edition, observed, seat)
    acts = phase in (m.TURN, m.FLY) and s.turn == seat
    setting_up = phase == m.SETUP and seat >= 0
    return View(
        seat=seat,
        phase=PHASES[phase],
        turn=s.turn,
        actions=s.actions if phase != m.OVER else 0,
        turns=s.turns,
        starter=s.starter,
        standstill=s.standstill,
        quiet=s.quiet,
        goal=parts.goal,
        end_bonus=parts.end_bonus,
        players=[
            _player(parts, s, board, facts, number, setting_up and number == seat)
            for number, facts in enumerate(queries.facts_of(edition, observed, s.seats))
        ],
        ships=ships_of(board),
        meteors=_marked(board, METEOR),
        start_fields=parts.start_fields[seat] if setting_up else [],
        shields=parts.shields,
        weapons=parts.weapons,
        reach=_reach(edition, observed, seat) if acts else [],
        flying=Flying(NAMES[s.flying], s.steps_left, s.hyperflights_left) if phase == m.FLY else None,
        last=fight_of(edition, observed) if s.fights else None,
        ending=ENDINGS[s.ending],
        ender=s.ender,
        loser=s.loser,
    )


def _player(parts: Components, s: Any, board: Board, facts: Facts, number: int, placing: bool) -> Player:
    return Player(
        station=parts.stations[number],
        ready=bool(s.ready >> number & 1),
        points=s.points[number],
        fought=s.fought[number],
        reserve=dict(zip(TYPE_NAMES, s.reserve[number], strict=True)),
        to_place={TYPE_NAMES[kind]: count for kind, count in enumerate(facts.to_place) if count} if placing else {},
        destroyers=facts.destroyers,
        cards=_cards(parts, s, facts, number),
        gravity=_marked(board, GRAVITY << number),
    )


def _cards(parts: Components, s: Any, facts: Facts, seat: int) -> list[Card]:
    """The cards of a seat. What is on none of them, as far as is known, can still be on those not fully known."""
    shields, carriers, figures, shown = s.shield[seat], s.carrier[seat], s.figures[seat], s.shown[seat]
    free_shields = [name for number, name in enumerate(SHIELD_NAMES) if facts.free_shields >> number & 1]
    free_weapons = [name for number, name in enumerate(WEAPON_NAMES) if facts.free_weapons >> number & 1]
    return [
        Card(
            kind=kind_name,
            strength=parts.strength[kind],
            range=parts.reach[kind],
            hyperflights=HYPERFLIGHTS[kind],
            figures=figures[kind],
            worth=facts.worth[kind],
            shown=bool(shown >> kind & 1),
            shield=None if shields[kind] == m.NOTHING else SHIELD_NAMES[shields[kind]],
            weapons=[name for name, carrier in zip(WEAPON_NAMES, carriers, strict=True) if carrier == kind],
            may_shields=free_shields if shields[kind] == m.NOTHING else [],
            may_weapons=free_weapons if facts.unarmed >> kind & 1 else [],
        )
        for kind, kind_name in enumerate(TYPE_NAMES)
    ]


def _marked(board: Board, bit: int) -> list[str]:
    return [name for name, marks in zip(NAMES, board.marks, strict=True) if marks & bit]


def ships_of(board: Board) -> list[Ship]:
    """All ships on the board."""
    return [
        Ship(name, ship // TYPES, TYPE_NAMES[ship % TYPES], bool(marks & DOCKED), bool(marks & MOVED))
        for name, ship, marks in zip(NAMES, *board, strict=True)
        if ship != m.NOTHING
    ]


# --- fights -----------------------------------------------------------------------------------------------------------


def fight_of(edition: Bytes, observed: Bytes) -> Fight:
    """The last fight, which showed both loadouts."""
    s = read_state(observed)
    one, other = (s.attacker, s.attacking), (s.defender, s.defending)
    attacker = _side(edition, observed, *one, *other, s.bonus, s.attack, s.attacker_gain)
    defender = _side(edition, observed, *other, *one, 0, s.defence, s.defender_gain)
    both = s.attacker_gain and s.defender_gain
    winner = -1 if both else s.attacker if s.attacker_gain else s.defender
    return Fight(s.fights, NAMES[s.fight_field], attacker, defender, winner)


def _side(
    edition: Bytes,
    observed: Bytes,
    seat: int,
    kind: int,
    other: int,
    other_kind: int,
    bonus: int,
    total: int,
    gain: int,
) -> Side:
    parts = components(edition)
    passing, effects = queries.hits_of(edition, observed, seat, kind, other, other_kind)
    passed = [bool(effects >> place & 1) for place in range(EFFECTS)]
    hits = [
        Hit(weapon.token, weapon.strength, passed, strength)
        for weapon, strength in zip(parts.weapons, passing, strict=True)
        if strength != m.NOTHING
    ]
    shield = SHIELD_NAMES[read_state(observed).shield[seat][kind]]
    return Side(seat, TYPE_NAMES[kind], shield, parts.strength[kind], hits, bonus, total, gain)


# --- where ships may go -----------------------------------------------------------------------------------------------


def course_of(flight: Flight) -> Course:
    """A flight as it is drawn."""
    return Course(names_of(flight.path), _STEPS[flight.jumps])


def _reach(edition: Bytes, observed: Bytes, seat: int) -> list[Reach]:
    """GO-16: each ship that may move. A cruiser that flies on is the only one."""
    ids = np.empty(LIST, np.int32)
    found: dict[int, Reach] = {}
    for flight in queries.flights_among(edition, observed, seat, ids[: rules.legal(edition, observed, seat, ids)]):
        if flight.field not in found:
            found[flight.field] = Reach(NAMES[flight.field], [], [])
        reach, course = found[flight.field], course_of(flight)
        if flight.attacked == m.NOTHING:
            reach.courses.append(course)
        else:
            reach.attacks.append(_attack(flight, course))
    return list(found.values())


def _attack(flight: Flight, course: Course) -> Attack:
    known = flight.attack != m.NOTHING
    return Attack(
        path=course.path,
        jumps=course.jumps,
        seat=flight.attacked // TYPES,
        kind=TYPE_NAMES[flight.attacked % TYPES],
        bonus=flight.bonus,
        steps_left=flight.steps_left,
        hyperflights_left=flight.hyperflights_left,
        attack=flight.attack if known else None,
        defence=flight.defence if known else None,
    )
