"""What people see at the table. Everything here is given observed states only.

A field is called by the letter of its sector and its distances from the sector's two axes: `B34` (see `edition`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import numpy as np
from msgspec import Struct

from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.kernel import LIST, Bytes
from raumhafen.engine.record_reader import as_array, cached_by_edition, part, reader
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

# Of the two sides of a fight: seat, type, strength, points.
ATTACK = ("attacker", "attacking", "attack", "attacker_gain")
DEFENCE = ("defender", "defending", "defence", "defender_gain")

_FLIGHTS = 1 << 14  #: that are kept as they are drawn
_STEPS = [[step for step in range(LONGEST) if bits >> step & 1] for bits in range(1 << LONGEST)]  # of a set


class Lying(NamedTuple):
    """What lies on the board."""

    ships: list[Ship]
    meteors: list[str]
    gravity: list[list[str]]  #: by seat, the fields that station and active destroyers hold


class Components:
    """What an edition prints, and the parts of views that are made of it."""

    def __init__(self, edition: Bytes) -> None:
        self.edition = edition
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

    @part(m.State, "seats", "ships", "meteors", "moved", "docked")
    def lying(self, s: Any) -> Lying:
        """What lies on the board, the same for all who see it."""
        board = queries.board_of(self.edition, as_array(s), SPECTATOR)
        gravity = [_marked(board, GRAVITY << seat) for seat in range(s.seats)]
        return Lying(_ships(board), _marked(board, METEOR), gravity)

    @part(m.State, "seats", "shield", "carrier", "shown", "figures")
    def cards(self, s: Any) -> list[list[Card]]:
        """The cards of each seat."""
        facts = queries.facts_of(self.edition, as_array(s), s.seats)
        return [_cards(self, s, facts[seat], seat) for seat in range(s.seats)]

    @part(m.State, "fights", "fight_field", *ATTACK, *DEFENCE, "bonus", "shield", "carrier")
    def fight(self, s: Any) -> Fight | None:
        """The last fight, which showed both loadouts."""
        if not s.fights:
            return None
        attacker, defender = _side(self, s, ATTACK, DEFENCE, s.bonus), _side(self, s, DEFENCE, ATTACK, 0)
        both, winner = attacker.gain and defender.gain, attacker if attacker.gain else defender
        return Fight(s.fights, NAMES[s.fight_field], attacker, defender, -1 if both else winner.seat)


def names_of(fields: Iterable[int]) -> list[str]:
    """Fields by their names."""
    return [NAMES[field] for field in fields]


components = cached_by_edition(Components)


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    parts, s = components(edition), read_state(observed)
    phase, lying = s.phase, parts.lying(s)
    acts = phase in (m.TURN, m.FLY) and s.turn == seat
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
        players=_players(parts, s, lying, queries.facts_of(edition, observed, s.seats), seat),
        ships=lying.ships,
        meteors=lying.meteors,
        start_fields=parts.start_fields[seat] if phase == m.SETUP and seat >= 0 else [],
        shields=parts.shields,
        weapons=parts.weapons,
        reach=_reach(edition, observed, seat) if acts else [],
        flying=Flying(NAMES[s.flying], s.steps_left, s.hyperflights_left) if phase == m.FLY else None,
        last=parts.fight(s),
        ending=ENDINGS[s.ending],
        ender=s.ender,
        loser=s.loser,
    )


def _players(parts: Components, s: Any, lying: Lying, facts: list[Facts], viewer: int) -> list[Player]:
    points, fought, reserve, cards = s.points, s.fought, s.reserve, parts.cards(s)
    places = viewer if s.phase == m.SETUP else m.NOTHING
    return [
        Player(
            station=parts.stations[seat],
            ready=bool(s.ready >> seat & 1),
            points=points[seat],
            fought=fought[seat],
            reserve=dict(zip(TYPE_NAMES, reserve[seat], strict=True)),
            to_place={name: n for name, n in zip(TYPE_NAMES, stands.to_place, strict=True) if n and seat == places},
            destroyers=stands.destroyers,
            cards=cards[seat],
            gravity=lying.gravity[seat],
        )
        for seat, stands in enumerate(facts)
    ]


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


def _ships(board: Board) -> list[Ship]:
    return [
        Ship(name, ship // TYPES, TYPE_NAMES[ship % TYPES], bool(marks & DOCKED), bool(marks & MOVED))
        for name, ship, marks in zip(NAMES, *board, strict=True)
        if ship != m.NOTHING
    ]


def _side(parts: Components, s: Any, own: tuple[str, ...], others: tuple[str, ...], bonus: int) -> Side:
    seat, kind, total, gain = [getattr(s, field) for field in own]
    other, other_kind, _, _ = [getattr(s, field) for field in others]
    passing, effects = queries.hits_of(parts.edition, as_array(s), seat, kind, other, other_kind)
    passed = [bool(effects >> place & 1) for place in range(EFFECTS)]
    hits = [
        Hit(weapon.token, weapon.strength, passed, strength)
        for weapon, strength in zip(parts.weapons, passing, strict=True)
        if strength != m.NOTHING
    ]
    shield = SHIELD_NAMES[s.shield[seat][kind]]
    return Side(seat, TYPE_NAMES[kind], shield, parts.strength[kind], hits, bonus, total, gain)


# --- where ships may go -----------------------------------------------------------------------------------------------


def course_of(flight: Flight) -> Course:
    """A flight as it is drawn."""
    return Course(names_of(flight.path), _STEPS[flight.jumps])


def _reach(edition: Bytes, observed: Bytes, seat: int) -> list[Reach]:
    """GO-16: each ship that may move. A cruiser that flies on is the only one."""
    ids = np.empty(LIST, np.int32)
    found: dict[int, Reach] = {}
    for numbers in queries.flights_among(edition, observed, seat, ids[: rules.legal(edition, observed, seat, ids)]):
        field = numbers[0]
        if field not in found:
            found[field] = Reach(NAMES[field], [], [])
        drawn = _drawn(numbers)
        if isinstance(drawn, Course):
            found[field].courses.append(drawn)
        else:
            found[field].attacks.append(drawn)
    return list(found.values())


@lru_cache(_FLIGHTS)
def _drawn(numbers: tuple[int, ...]) -> Course | Attack:
    """A flight, made once: it stays possible for many moves."""
    flight = Flight.of(numbers)
    course = course_of(flight)
    if flight.attacked == m.NOTHING:
        return course
    strengths = (flight.attack, flight.defence) if flight.attack != m.NOTHING else (None, None)
    attacked = flight.attacked // TYPES, TYPE_NAMES[flight.attacked % TYPES]
    left = flight.steps_left, flight.hyperflights_left
    return Attack(course.path, course.jumps, *attacked, flight.bonus, *left, *strengths)
