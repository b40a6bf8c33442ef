"""The table as one seat sees it: all that a client needs to draw. Made of observed states only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from struct import Struct
from typing import Literal

import msgspec
import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import Bytes
from raumhafen.engine.record_reader import cached_by_edition, picker, reader, span
from raumhafen.games.schlachten import model as m
from raumhafen.games.schlachten import rules
from raumhafen.games.schlachten.edition import COLOURS, NO_COLOUR, PLANETS, WORLDS, Edition

Phase = Literal["look", "turn", "commit", "play", "over"]
PHASES: tuple[Phase, ...] = ("look", "turn", "commit", "play", "over")
Lies = Literal["down", "prize", "won"]
LIES: tuple[Lies, ...] = ("down", "prize", "won")

PLACE_TOKENS = tuple(f"{'abc'[place // m.COLUMNS]}{place % m.COLUMNS + 1}" for place in range(m.PLACES))
CAPITAL_TOKEN = "capital"


class Card(msgspec.Struct, frozen=True, gc=False):
    """A battle card. Its number is printed in the corner: equal cards are told apart by it, as at a real table."""

    number: int
    token: str
    colour: str  #: "none" for a special
    value: int
    clone: bool


class World(msgspec.Struct, frozen=True, gc=False):
    """A planet or a capital, face up."""

    number: int
    colour: str
    value: int
    capital: bool


class Place(msgspec.Struct, frozen=True, gc=False):
    """A place of the grid: what lies there, as far as the viewer knows."""

    token: str
    lies: Lies
    world: World | None
    seen_by: list[int]


class Seat(msgspec.Struct, frozen=True, gc=False):
    """What lies before a seat."""

    hand_size: int
    hand: list[Card] | None  #: None: not for the viewer's eyes
    played: list[Card]
    main: int
    clones: int
    figures: list[str]
    committed: list[str]
    worlds: list[World]
    points: int


class LastRound(msgspec.Struct, frozen=True, gc=False):
    """The round before, to look at once more."""

    leader: int
    played: list[list[Card]]
    main: list[int]
    clones: list[int]


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat, or a spectator, sees it."""

    seat: int
    phase: Phase
    round: int
    leader: int
    turn: int
    places: list[Place]
    capital_open: bool  #: may the capital be turned up?
    looked: str  #: the place looked at in this round, or ""
    prize: World | None
    prize_place: str
    seats: list[Seat]
    figures: list[str]  #: those in the middle
    pile_size: int
    discard: dict[str, int]  #: how many of each card, by token
    last: LastRound | None


_HANDS, PLAYED = span(m.State, "hands").start, span(m.State, "played").start
_LAST_ROUND = Struct(f"<b{m.SEATS * m.HAND}b{2 * m.SEATS}h")
_HAND, _WHOSE = Struct(f"<{m.HAND}b"), Struct(f"<{WORLDS + len(COLOURS)}b")
_NOTHING = m.NOTHING & 255  # as a byte

# Bytes of the state of which parts of a view are made: as long as they stay the same, so do the parts.
GRID, _DISCARD = span(m.State, "lies", "seen_by"), span(m.State, "discard")
OWNED, LAST = span(m.State, "owner", "figure"), span(m.State, "last_leader", "last_clones")
_KEPT = 4096  #: parts of each kind

read_edition = reader(Edition)
read_state = reader(m.State)
_pick = picker(
    *(m.State, "seats", "phase", "rounds", "leader", "turn", "hand_size", "pile_size"),
    *("looked", "prize", "prize_place", "committed", "main", "clones"),
)


class Owned:
    """What a seat has won."""

    __slots__ = ("figures", "worlds")

    def __init__(self) -> None:
        self.worlds: list[World] = []
        self.figures: list[str] = []


_NONE = Owned()  # of a seat that has nothing


class Lying(dict[tuple[int, int, int], Place]):
    """All that a place has been seen to hold, by how it lies, its face, and who has seen that."""

    def __init__(self, token: str, worlds: list[World]) -> None:
        self.token, self.worlds = token, worlds

    def __missing__(self, key: tuple[int, int, int]) -> Place:
        lies, face, seen = key
        world = self.worlds[face] if face != _NOTHING else None
        self[key] = place = Place(self.token, LIES[lies], world, seats_of(seen))
        return place


class Components:
    """The cards and worlds of an edition, and the parts of views that are made of them."""

    def __init__(self, edition: Bytes) -> None:
        e = read_edition(edition)
        cards = enumerate(zip(e.colour, e.value, e.clone, strict=True))
        worlds = enumerate(zip(e.world_colour, e.world_value, strict=True))
        self.cards = [_card(number, *printed) for number, printed in cards]
        self.worlds = [World(number, COLOURS[colour], value, number >= PLANETS) for number, (colour, value) in worlds]
        self.tokens = [card.token for card in self.cards]
        self.places = [Lying(token, self.worlds) for token in PLACE_TOKENS]
        self.grid = lru_cache(_KEPT)(self._grid)
        self.discard = lru_cache(_KEPT)(self._discard)
        self.owned = lru_cache(_KEPT)(self._owned)
        self.last = lru_cache(_KEPT)(self._last)

    def row(self, data: bytes, field: int, seat: int) -> list[Card]:
        """A seat's cards in a state, in the field that begins there."""
        return self.of(_HAND.unpack_from(data, field + seat * m.HAND))

    def of(self, numbers: Iterable[int]) -> list[Card]:
        """The cards of a list, without its unused places."""
        cards = self.cards
        return [cards[number] for number in numbers if number >= 0]

    def _grid(self, data: bytes) -> list[Place]:
        lies, faces, seen = data[: m.PLACES], data[m.PLACES : 2 * m.PLACES], data[2 * m.PLACES :]
        lying = zip(self.places, lies, faces, seen, strict=True)
        return [place[how, face, seats] for place, how, face, seats in lying]

    def _discard(self, data: bytes) -> dict[str, int]:
        return dict(Counter([self.tokens[gone] for gone in data.rstrip(bytes([_NOTHING]))]))

    def _owned(self, data: bytes) -> list[Owned]:
        """By seat; last comes what nobody has."""
        owners = _WHOSE.unpack(data)
        owned = [_NONE] * (m.SEATS + 1)
        for owner in {*owners, m.NOTHING}:
            owned[owner] = Owned()
        for world, owner in zip(self.worlds, owners, strict=False):
            if owner != m.NOTHING:
                owned[owner].worlds.append(world)
        for colour, owner in zip(COLOURS, owners[WORLDS:], strict=True):
            owned[owner].figures.append(colour)
        return owned

    def _last(self, data: bytes, seats: int) -> LastRound | None:
        leader, *numbers = _LAST_ROUND.unpack(data)
        if leader == m.NOTHING:
            return None
        played, main, clones = numbers[: m.SEATS * m.HAND], numbers[m.SEATS * m.HAND : -m.SEATS], numbers[-m.SEATS :]
        laid = [self.of(played[first : first + m.HAND]) for first in range(0, seats * m.HAND, m.HAND)]
        return LastRound(leader, laid, main[:seats], clones[:seats])


def _card(number: int, colour: int, value: int, clone: int) -> Card:
    if colour == NO_COLOUR:
        return Card(number, f"+{value}", "none", value, False)
    return Card(number, f"{COLOURS[colour]}-{value}{'-clone' if clone else ''}", COLOURS[colour], value, bool(clone))


components = cached_by_edition(Components)


def seats_of(mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(8) if mask >> seat & 1] if mask else []


def colours_of(mask: int) -> list[str]:
    """The colours of a set."""
    return [colour for place, colour in enumerate(COLOURS) if mask >> place & 1] if mask else []


def place_token(place: int) -> str:
    """The name of a place, the capital's included; "" for none."""
    return CAPITAL_TOKEN if place == m.CAPITAL else PLACE_TOKENS[place] if place >= 0 else ""


def points(edition: Bytes, observed: Bytes) -> list[int]:
    """Points as they stand (GS-13), by seat."""
    out = np.zeros(kernel.SEATS, np.int64)
    rules.scores(edition, observed, out)
    return out.tolist()


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    parts, data = components(edition), observed.tobytes()
    seats, phase, rounds, leader, turn, sizes, pile, looked, prize, prize_place, committed, main, clones = _pick(data)
    bidding, playing = phase in (m.COMMIT, m.PLAY), phase == m.PLAY
    owned = parts.owned(data[OWNED])
    scores = points(edition, observed)
    return View(
        seat=seat,
        phase=PHASES[phase],
        round=rounds,
        leader=leader,
        turn=-1 if phase == m.OVER else turn,
        places=parts.grid(data[GRID]),
        capital_open=phase != m.OVER and bool(rules.capital_open(edition, observed)),
        looked=place_token(looked),
        prize=parts.worlds[prize] if bidding else None,
        prize_place=place_token(prize_place) if bidding else "",
        seats=[
            Seat(
                hand_size=sizes[number],
                hand=parts.row(data, _HANDS, number) if number == seat else None,
                played=parts.row(data, PLAYED, number) if playing else [],
                main=main[number],
                clones=clones[number],
                figures=owned[number].figures,
                committed=colours_of(committed[number]),
                worlds=owned[number].worlds,
                points=scores[number],
            )
            for number in range(seats)
        ],
        figures=owned[m.NOTHING].figures,
        pile_size=pile,
        discard=parts.discard(data[_DISCARD]),
        last=parts.last(data[LAST], seats),
    )
