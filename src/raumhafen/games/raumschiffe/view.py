"""What people see and say at the table. Everything here is given observed states only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import Struct

from raumhafen.engine.game import Reason
from raumhafen.engine.kernel import Bytes
from raumhafen.engine.record_reader import reader
from raumhafen.games.raumschiffe import CUDDLE
from raumhafen.games.raumschiffe.model import (
    CARDS,
    DECK_SIZE,
    KEEP_LATE,
    LATE,
    LAY,
    LAY_CARD,
    NOTHING,
    PILOT,
    RANK,
    READY,
    SET_LATE,
    SPOT_NAMES,
    SYMBOLS,
    SYSTEM_NAMES,
    SYSTEMS,
    Edition,
    State,
)

Phase = Literal["lay", "late", "over"]
PHASES: tuple[Phase, ...] = ("lay", "late", "over")

LETTERS = "parse"  # of the systems, in their order: projectile, armour, resources, shield, energy
READY_TOKEN, SET_TOKEN, KEEP_TOKEN = "ready", "add", "keep"


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


read_edition = reader(Edition)
read_state = reader(State)


def card_token(card: int) -> str:
    """A card's name, the letters of its systems: `pre` is projectile, resources and energy."""
    return "".join(letter for system, letter in enumerate(LETTERS) if card >> system & 1)


def _card(number: int) -> Card:
    names = [name for system, name in enumerate(SYSTEM_NAMES) if number >> system & 1]
    return Card(card_token(number), names, RANK[number])


ALL_CARDS = [_card(number) for number in range(CARDS)]
BY_RANK = sorted(range(CARDS), key=lambda number: (-RANK[number], number))


def cards(among: int) -> list[Card]:
    """The cards of a set, higher ranks first."""
    return [ALL_CARDS[number] for number in BY_RANK if among >> number & 1]


def spots(symbols: Sequence[int], laid: Sequence[int], power: Sequence[int], late: int) -> list[Spot]:
    """A ship, spot by spot."""
    ship = [
        Spot(
            SYSTEM_NAMES[system],
            SYMBOLS[symbols[system]],
            ALL_CARDS[laid[system]] if laid[system] != NOTHING else None,
            power[system],
            late == system,
        )
        for system in range(SYSTEMS)
    ]
    regulator = laid[PILOT]
    return [*ship, Spot(SPOT_NAMES[PILOT], "", ALL_CARDS[regulator] if regulator != NOTHING else None, 0, False)]


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    e, s = read_edition(edition), read_state(observed)
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        round=s.rounds,
        limit=s.limit,
        cuddle=s.variant == CUDDLE,
        target=s.target,
        starter=s.starter,
        turn=s.turn,
        system=SYSTEM_NAMES[s.system] if s.system != NOTHING else "",
        ships=[_ship(e, s, number, seat) for number in range(s.seats)],
        shots=[shot(s, number) for number in range(s.fired)] if s.phase != LAY else [],
        last=[spots(e.symbol, s.last_laid[number], s.last_power[number], NOTHING) for number in range(s.seats)]
        if s.last_laid[0][PILOT] != NOTHING
        else [],
    )


def _ship(e: Any, s: Any, number: int, viewer: int) -> Ship:
    laid = s.laid[number]
    open_cards = s.discard[number] | s.removed[number]
    on_table = 0 if s.phase == LAY else sum(card != NOTHING for card in laid)
    regulator = laid[PILOT]
    return Ship(
        spots=spots(e.symbol, laid, s.power[number], s.late[number]),
        hand=cards(s.hand[number]) if number == viewer else None,
        held=s.held[number],
        ready=bool(s.ready >> number & 1),
        pile_size=DECK_SIZE - open_cards.bit_count() - s.held[number] - on_table,
        discard=cards(s.discard[number]),
        removed=cards(s.removed[number]),
        points=s.points[number],
        late=s.phase == LATE and RANK[regulator] == 3 and s.late[number] == NOTHING,
    )


def shot(s: Any, number: int) -> Shot:
    """A shot of this round."""
    attack, guard = s.attack[number], s.guard[number]
    weapon = SYSTEM_NAMES[s.weapon[number]]
    return Shot(s.shooter[number], weapon, attack, guard, max(attack - guard, 0), cards(s.loss[number]))


def speller(edition: Bytes, observed: Bytes, seat: int) -> Callable[[int], tuple[str, ...]]:
    """Gives an action as tokens, which are the same in every position."""
    return _spell


def _spell(action: int) -> tuple[str, ...]:
    """An action as tokens: `energy pre`, `pilot ar`, `ready`, `add`, `keep`."""
    if action < READY:
        spot, card = divmod(action - LAY_CARD, CARDS)
        return (SPOT_NAMES[spot], card_token(card))
    return ({READY: READY_TOKEN, SET_LATE: SET_TOKEN, KEEP_LATE: KEEP_TOKEN}[action],)


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected of a seat now. A fact that begins with @ is itself a message."""
    s = read_state(observed)
    if s.phase == LAY:
        missing = _missing(s, seat)
        named = dict(zip("abc", missing, strict=False))  # the last few are named, so that nobody has to look for them
        return ("prompt-lay", {"missing": len(missing), **named}) if missing else ("prompt-ready", {})
    if s.phase == LATE:
        return "prompt-late", {"system": f"@system-{SYSTEM_NAMES[s.system]}"}
    return "prompt-over", {}


def _missing(s: Any, seat: int) -> tuple[str, ...]:
    """The spots of a seat that have no card yet, as messages."""
    return tuple(f"@system-{name}" for name, card in zip(SPOT_NAMES, s.laid[seat], strict=True) if card == NOTHING)


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """Why these tokens are no action now."""
    s = read_state(observed)
    if s.phase == LATE:
        return Reason("late-only", "RS-9")
    laid = s.laid[seat]
    if READY_TOKEN in tokens:
        missing = _missing(s, seat)
        return Reason("layout-incomplete", "RS-4", {"missing": missing}) if missing else None
    named = False
    for token in tokens:
        if token in SPOT_NAMES:
            if laid[SPOT_NAMES.index(token)] != NOTHING:
                return Reason("spot-taken", "RS-4")
        elif set(token) <= set(LETTERS):
            named = True
            number = sum(1 << LETTERS.index(letter) for letter in set(token))
            if not s.hand[seat] >> number & 1:
                return Reason("not-in-hand", "RS-4")
    if named and laid.count(NOTHING) > 1 and not any(token in SPOT_NAMES for token in tokens):
        return Reason("no-spot", "RS-4")
    return None
