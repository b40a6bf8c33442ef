"""What people see at the table. Everything here is given observed states only.

A field is called by the letter of its sector and its distances from the sector's two axes: `B34` (see `board`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.engine.record_reader import cached_by_edition
from raumhafen.games.galaktico.edition import (
    BITS,
    CRUISER,
    DESTROYER,
    FIELDS,
    HYPERFLIGHTS,
    NAMES,
    SECTOR,
    SHIELD_NAMES,
    TYPES,
    WEAPON_NAMES,
    WEAPONS_A_TYPE,
)
from raumhafen.games.galaktico.model import FLY, NOTHING, OVER, SETUP, TURN
from raumhafen.games.galaktico.ways import Flight, Position, Way, read_edition, read_state

Phase = Literal["setup", "turn", "fly", "over"]
PHASES: tuple[Phase, ...] = ("setup", "turn", "fly", "over")
Kind = Literal["destroyer", "fighter", "cruiser", "scout"]
KINDS: tuple[Kind, ...] = ("destroyer", "fighter", "cruiser", "scout")
Effect = Literal["laser", "quantum", "crypto", "impulse"]
EFFECTS: tuple[Effect, ...] = ("laser", "quantum", "crypto", "impulse")
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
    standstill: int  #: so many quiet turns in a row end the match; 0: they do not
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


class Material:
    """What an edition prints."""

    def __init__(self, edition: Bytes) -> None:
        e = read_edition(edition)
        self.strength: tuple[int, ...] = e.strength
        self.reach: tuple[int, ...] = e.reach
        self.count: tuple[int, ...] = e.count
        self.begin: tuple[int, ...] = e.begin
        self.stops: tuple[int, ...] = e.stops
        self.power: tuple[tuple[int, ...], ...] = e.power
        self.meteor_bonus: int = e.meteor_bonus
        self.goal: int = e.goal
        self.end_bonus: int = e.end_bonus
        self.shields = [
            Shield(name, [effect for place, effect in enumerate(EFFECTS) if stopped >> place & 1])
            for name, stopped in zip(SHIELD_NAMES, e.stops, strict=True)
        ]
        self.weapons = [Weapon(name, list(power)) for name, power in zip(WEAPON_NAMES, e.power, strict=True)]
        self.station = BITS.index(e.station.bit_length() - 1)  # within a sector
        self.start_fields = [place for place, bit in enumerate(BITS) if e.start_fields >> bit & 1]

    def total(self, weapons: Sequence[int], kind: int, shield: int) -> int:
        """GO-27: the strength of a type with some weapons against a shield."""
        return self.strength[kind] + sum(sum(self.passing(weapon, shield)) for weapon in weapons)

    def passing(self, weapon: int, shield: int) -> list[int]:
        """What of each effect of a weapon passes a shield."""
        stops = self.stops[shield]
        return [0 if stops >> place & 1 else strength for place, strength in enumerate(self.power[weapon])]


material = cached_by_edition(Material)


def names_of(fields: Sequence[int]) -> list[str]:
    """Fields by their names."""
    return [NAMES[field] for field in fields]


def weapons_of(s: Any, seat: int, kind: int) -> list[int]:
    """The weapons of a type, as far as they are known."""
    return [weapon for weapon, carrier in enumerate(s.carrier[seat]) if carrier == kind]


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    stuff, s = material(edition), read_state(observed)
    board = Position(edition, observed)
    acts = s.phase in (TURN, FLY) and s.turn == seat
    setting_up = s.phase == SETUP and seat >= 0
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        turn=s.turn,
        actions=s.actions if s.phase != OVER else 0,
        turns=s.turns,
        starter=s.starter,
        standstill=s.standstill,
        quiet=s.quiet,
        goal=stuff.goal,
        end_bonus=stuff.end_bonus,
        players=[_player(stuff, s, board, number, seat) for number in range(s.seats)],
        ships=ships_of(board),
        meteors=names_of(sorted(board.meteors)),
        start_fields=[NAMES[seat * SECTOR + place] for place in stuff.start_fields] if setting_up else [],
        shields=stuff.shields,
        weapons=stuff.weapons,
        reach=_reach(stuff, s, board, seat) if acts else [],
        flying=Flying(NAMES[s.flying], s.steps_left, s.hyperflights_left) if s.phase == FLY else None,
        last=fight_of(stuff, s) if s.fights else None,
        ending=ENDINGS[s.ending],
        ender=s.ender,
        loser=s.loser,
    )


def _player(stuff: Material, s: Any, board: Position, number: int, viewer: int) -> Player:
    reserve = s.reserve[number]
    alive = reserve[DESTROYER] + sum(ship[:2] == (number, DESTROYER) for ship in board.ships.values())
    mine = s.phase == SETUP and number == viewer
    missing = to_place(stuff, s, number)
    return Player(
        station=NAMES[board.stations[number]],
        ready=bool(s.ready >> number & 1),
        points=s.points[number],
        fought=s.fought[number],
        reserve=dict(zip(KINDS, reserve, strict=True)),
        to_place={KINDS[kind]: count for kind, count in enumerate(missing) if count} if mine else {},
        destroyers=alive,
        cards=_cards(stuff, s, number),
        gravity=names_of(board.gravity[number]),
    )


def to_place(stuff: Material, s: Any, seat: int) -> list[int]:
    """GO-12: how many ships of each type a seat still has to place."""
    return [
        begin - (count - held) for begin, count, held in zip(stuff.begin, stuff.count, s.reserve[seat], strict=True)
    ]


def _cards(stuff: Material, s: Any, seat: int) -> list[Card]:
    """The cards of a seat. What is on none of them, as far as is known, can still be on those not fully known."""
    shields, carriers, figures, shown = s.shield[seat], s.carrier[seat], s.figures[seat], s.shown[seat]
    weapons = [[weapon for weapon, carrier in enumerate(carriers) if carrier == kind] for kind in range(TYPES)]
    free_shields = [name for number, name in enumerate(SHIELD_NAMES) if number not in shields]
    free_weapons = [name for name, carrier in zip(WEAPON_NAMES, carriers, strict=True) if carrier == NOTHING]
    return [
        Card(
            kind=KINDS[kind],
            strength=stuff.strength[kind],
            range=stuff.reach[kind],
            hyperflights=HYPERFLIGHTS[kind],
            figures=figures[kind],
            worth=max(1, figures[kind]),
            shown=bool(shown >> kind & 1),
            shield=None if shields[kind] == NOTHING else SHIELD_NAMES[shields[kind]],
            weapons=[WEAPON_NAMES[weapon] for weapon in weapons[kind]],
            may_shields=free_shields if shields[kind] == NOTHING else [],
            may_weapons=free_weapons if len(weapons[kind]) < WEAPONS_A_TYPE else [],
        )
        for kind in range(TYPES)
    ]


def ships_of(board: Position) -> list[Ship]:
    """All ships on the board."""
    return [
        Ship(NAMES[field], ship.seat, KINDS[ship.kind], ship.docked, field in board.moved)
        for field, ship in sorted(board.ships.items())
    ]


# --- fights -----------------------------------------------------------------------------------------------------------


def fight_of(stuff: Material, s: Any) -> Fight:
    """The last fight, which showed both loadouts."""
    attacker = _side(stuff, s, s.attacker, s.attacking, s.defender, s.defending, s.bonus, s.attacker_gain)
    defender = _side(stuff, s, s.defender, s.defending, s.attacker, s.attacking, 0, s.defender_gain)
    winner = s.attacker if s.attack > s.defence else s.defender if s.attack < s.defence else -1
    return Fight(s.fights, NAMES[s.fight_field], attacker, defender, winner)


def _side(stuff: Material, s: Any, seat: int, kind: int, other: int, other_kind: int, bonus: int, gain: int) -> Side:
    against, weapons = s.shield[other][other_kind], weapons_of(s, seat, kind)
    stops = stuff.stops[against]
    passed = [not stops >> place & 1 for place in range(len(EFFECTS))]
    hits = [
        Hit(WEAPON_NAMES[weapon], list(stuff.power[weapon]), passed, sum(stuff.passing(weapon, against)))
        for weapon in weapons
    ]
    total = stuff.total(weapons, kind, against) + bonus
    shield = SHIELD_NAMES[s.shield[seat][kind]]
    return Side(seat, KINDS[kind], shield, stuff.strength[kind], hits, bonus, total, gain)


# --- where ships may go -----------------------------------------------------------------------------------------------


def _reach(stuff: Material, s: Any, board: Position, seat: int) -> list[Reach]:
    """GO-16: each ship that may move. A cruiser that flies on is the only one."""
    ships = [field for field in board.own(seat) if field not in board.moved]
    found = []
    for field in [s.flying] if s.phase == FLY else ships:
        flight = board.flight(field)
        courses, attacks = [], []
        for target, node in enumerate(flight.best):
            if node == NOTHING or target == field or target in board.meteors:
                continue
            other = board.ships.get(target)
            if other is not None and not other.docked:
                attacks += _attacks(stuff, s, board, flight, field, target)
            else:
                way = flight.way(node)
                courses.append(Course(names_of(way.fields), way.jumps))
        if courses or attacks:
            found.append(Reach(NAMES[field], courses, attacks))
    return found


def _attacks(stuff: Material, s: Any, board: Position, flight: Flight, field: int, target: int) -> list[Attack]:
    """A ship's attacks on another; those of a cruiser by the number of hyperflights."""
    if board.ships[field].kind != CRUISER:
        return [_attack(stuff, s, board, field, target, board.way_to(field, target), 0)]
    most = HYPERFLIGHTS[CRUISER]
    return [
        _attack(stuff, s, board, field, target, flight.way(count * FIELDS + target), most - count)
        for count in flight.counts(target)
    ]


def _attack(stuff: Material, s: Any, board: Position, field: int, target: int, way: Way, jumps_left: int) -> Attack:
    ship, other = board.ships[field], board.ships[target]
    last = way.fields[-2] if len(way.fields) > 1 else field
    bonus = stuff.meteor_bonus if last in board.meteors else 0
    attack = defence = None
    if s.shown[other.seat] >> other.kind & 1:
        shield = s.shield[other.seat][other.kind]
        attack = stuff.total(weapons_of(s, ship.seat, ship.kind), ship.kind, shield) + bonus
        own_shield = s.shield[ship.seat][ship.kind]
        defence = stuff.total(weapons_of(s, other.seat, other.kind), other.kind, own_shield)
    return Attack(
        path=names_of(way.fields),
        jumps=way.jumps,
        seat=other.seat,
        kind=KINDS[other.kind],
        bonus=bonus,
        steps_left=stuff.reach[ship.kind] - len(way.fields) if ship.kind == CRUISER else 0,
        hyperflights_left=jumps_left,
        attack=attack,
        defence=defence,
    )
