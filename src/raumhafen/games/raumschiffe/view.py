"""The table as one seat sees it: all that a client needs to draw. Made of observed states only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.engine.record_reader import cached_by_edition, part, reader
from raumhafen.games.raumschiffe import CUDDLE, rules
from raumhafen.games.raumschiffe import model as m
from raumhafen.games.raumschiffe.edition import (
    CARDS,
    DECK_SIZE,
    PILOT,
    RANK,
    SPOT_NAMES,
    SYMBOLS,
    SYSTEM_NAMES,
    SYSTEMS,
    Edition,
)

Phase = Literal["lay", "late", "over"]
PHASES: tuple[Phase, ...] = ("lay", "late", "over")

LETTERS = "parse"  # of the systems, in their order: projectile, armour, resources, shield, energy


class Card(Struct, frozen=True):
    """A card: the symbols it carries."""

    token: str
    systems: list[str]  #: the systems its symbols stand for
    rank: int


class Spot(Struct, frozen=True):
    """A place of a ship: a system, or the pilot with the regulator."""

    token: str
    symbol: str  #: "" for the pilot
    card: Card | None
    strength: int  #: as it stands; 0 for the pilot
    late: bool  #: the late +1 lies here


class Shot(Struct, frozen=True):
    """A shot of this round that has been fired."""

    attacker: int
    weapon: str
    attack: int
    defence: int
    damage: int
    lost: list[Card]


class Ship(Struct, frozen=True):
    """What lies before a seat."""

    spots: list[Spot]
    hand: list[Card] | None  #: None: not for the viewer's eyes
    held: int  #: cards held when laying began
    ready: bool
    pile_size: int
    discard: list[Card]
    removed: list[Card]
    points: int
    late: bool  #: has a +1 that may still be set


class View(Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int
    phase: Phase
    round: int
    limit: int  #: of rounds; 0: none
    cuddle: bool
    target: int
    starter: int
    turn: int  #: who decides on a late +1 now; −1 otherwise
    system: str  #: the system that it would strengthen, or ""
    ships: list[Ship]
    shots: list[Shot]
    last: list[list[Spot]]  #: the layouts of the round before


_SETS = 4096  #: sets of cards that are kept

read_edition = reader(Edition)
read_state = reader(m.State)


def card_token(card: int) -> str:
    """A card's name, the letters of its systems: `pre` is projectile, resources and energy."""
    return "".join(letter for system, letter in enumerate(LETTERS) if card >> system & 1)


def _card(number: int) -> Card:
    names = [name for system, name in enumerate(SYSTEM_NAMES) if number >> system & 1]
    return Card(card_token(number), names, RANK[number])


ALL_CARDS = [_card(number) for number in range(CARDS)]
BY_RANK = sorted(range(CARDS), key=lambda number: (-RANK[number], number))


@lru_cache(_SETS)
def cards(among: int) -> list[Card]:
    """The cards of a set, higher ranks first."""
    return [ALL_CARDS[number] for number in BY_RANK if among >> number & 1]


def spots(symbols: Sequence[int], laid: Sequence[int], power: Sequence[int], late: int) -> list[Spot]:
    """A ship, spot by spot."""
    ship = [
        Spot(
            SYSTEM_NAMES[system],
            SYMBOLS[symbols[system]],
            ALL_CARDS[laid[system]] if laid[system] != m.NOTHING else None,
            power[system],
            late == system,
        )
        for system in range(SYSTEMS)
    ]
    regulator = laid[PILOT]
    return [*ship, Spot(SPOT_NAMES[PILOT], "", ALL_CARDS[regulator] if regulator != m.NOTHING else None, 0, False)]


class Components:
    """What an edition prints, and the parts of views that are made of it."""

    def __init__(self, edition: Bytes) -> None:
        self.symbols: tuple[int, ...] = read_edition(edition).symbol

    @part(m.State, "seats", "laid", "late", "power")
    def ships(self, s: Any) -> list[list[Spot]]:
        """The layouts as they stand."""
        laid, power, late = s.laid, s.power, s.late
        return [spots(self.symbols, laid[seat], power[seat], late[seat]) for seat in range(s.seats)]

    @part(m.State, "phase", "fired", "shooter", "weapon", "attack", "guard", "loss")
    def shots(self, s: Any) -> list[Shot]:
        """The shots of this round."""
        return [shot(s, number) for number in range(s.fired)] if s.phase != m.LAY else []

    @part(m.State, "seats", "last_laid", "last_power")
    def last(self, s: Any) -> list[list[Spot]]:
        """The layouts of the round before."""
        laid, power = s.last_laid, s.last_power
        if laid[0][PILOT] == m.NOTHING:
            return []
        return [spots(self.symbols, laid[seat], power[seat], m.NOTHING) for seat in range(s.seats)]


components = cached_by_edition(Components)


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    parts, s = components(edition), read_state(observed)
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        round=s.rounds,
        limit=s.limit,
        cuddle=s.variant == CUDDLE,
        target=s.target,
        starter=s.starter,
        turn=s.turn,
        system=SYSTEM_NAMES[s.system] if s.system != m.NOTHING else "",
        ships=[_ship(parts, s, observed, number, seat) for number in range(s.seats)],
        shots=parts.shots(s),
        last=parts.last(s),
    )


def _ship(parts: Components, s: Any, observed: Bytes, number: int, viewer: int) -> Ship:
    laid = s.laid[number]
    open_cards = s.discard[number] | s.removed[number]
    on_table = 0 if s.phase == m.LAY else sum(card != m.NOTHING for card in laid)
    return Ship(
        spots=parts.ships(s)[number],
        hand=cards(s.hand[number]) if number == viewer else None,
        held=s.held[number],
        ready=bool(s.ready >> number & 1),
        pile_size=DECK_SIZE - open_cards.bit_count() - s.held[number] - on_table,
        discard=cards(s.discard[number]),
        removed=cards(s.removed[number]),
        points=s.points[number],
        late=s.phase == m.LATE and bool(rules.has_late(observed, number)),
    )


def shot(s: Any, number: int) -> Shot:
    """A shot of this round."""
    attack, guard = s.attack[number], s.guard[number]
    weapon = SYSTEM_NAMES[s.weapon[number]]
    return Shot(s.shooter[number], weapon, attack, guard, rules.damage_of(attack, guard), cards(s.loss[number]))
