"""The table as one seat sees it: all that a client needs to draw. Made of observed states only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace

from raumhafen.engine import kernel
from raumhafen.engine.kernel import Bytes
from raumhafen.engine.record_reader import as_array, cached_by_edition, part, reader
from raumhafen.games.schlachten import model as m
from raumhafen.games.schlachten import rules
from raumhafen.games.schlachten.edition import COLOURS, NO_COLOUR, PLANETS, Edition

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


_KEPT = 4096  #: places, each by what lies there

read_edition = reader(Edition)
read_state = reader(m.State)


class Owned(NamedTuple):
    """What a seat has won."""

    worlds: list[World]
    figures: list[str]


class Settled(NamedTuple):
    """What only the end of a round changes."""

    owned: list[Owned]  #: by seat; last comes what nobody has
    points: list[int]  #: as they stand (GS-13)
    discard: dict[str, int]
    last: LastRound | None


class Components:
    """The cards and worlds of an edition, and the parts of views that are made of them."""

    def __init__(self, edition: Bytes) -> None:
        self.edition = edition
        e = read_edition(edition)
        cards = enumerate(zip(e.colour, e.value, e.clone, strict=True))
        worlds = enumerate(zip(e.world_colour, e.world_value, strict=True))
        self.cards = [_card(number, *printed) for number, printed in cards]
        self.worlds = [World(number, COLOURS[colour], value, number >= PLANETS) for number, (colour, value) in worlds]
        self._place = lru_cache(_KEPT)(self._make_place)

    def of(self, numbers: Iterable[int]) -> list[Card]:
        """The cards of a list, without its unused places."""
        cards = self.cards
        return [cards[number] for number in numbers if number >= 0]

    @part(m.State, "seats", "hands")
    def hands(self, s: Any) -> list[list[Card]]:
        """By seat; empty where they are hidden."""
        return [self.of(hand) for hand in s.hands[: s.seats]]

    @part(m.State, "seats", "played")
    def played(self, s: Any) -> list[list[Card]]:
        """By seat, what was laid in this round."""
        return [self.of(laid) for laid in s.played[: s.seats]]

    @part(m.State, "lies", "face", "seen_by")
    def grid(self, s: Any) -> list[Place]:
        """The places."""
        return list(map(self._place, PLACE_TOKENS, s.lies, s.face, s.seen_by))

    def _make_place(self, token: str, lies: int, face: int, seen_by: int) -> Place:
        return Place(token, LIES[lies], self.worlds[face] if face != m.NOTHING else None, seats_of(seen_by))

    @part(m.State, "seats", "discard", "owner", "figure", "last_leader", "last_played", "last_main", "last_clones")
    def settled(self, s: Any) -> Settled:
        """What stays as it is within a round."""
        owned = [Owned([], []) for _ in range(m.SEATS + 1)]
        for world, owner in zip(self.worlds, s.owner, strict=True):
            owned[owner].worlds.append(world)
        for colour, owner in zip(COLOURS, s.figure, strict=True):
            owned[owner].figures.append(colour)
        points = np.zeros(kernel.SEATS, np.int64)
        rules.scores(self.edition, as_array(s), points)
        discard = Counter([card.token for card in self.of(s.discard)])
        return Settled(owned, points.tolist()[: s.seats], dict(discard), self._last(s))

    def _last(self, s: Any) -> LastRound | None:
        if s.last_leader == m.NOTHING:
            return None
        played = [self.of(laid) for laid in s.last_played[: s.seats]]
        return LastRound(s.last_leader, played, list(s.last_main[: s.seats]), list(s.last_clones[: s.seats]))

    @part(m.State, "seats", "phase", "hand_size", "played", "owner", "figure", "committed", "main", "clones")
    def seats(self, s: Any) -> list[Seat]:
        """What lies before each seat; of the hands only how many cards they hold."""
        settled, playing = self.settled(s), s.phase == m.PLAY
        played, sizes, main, clones, committed = self.played(s), s.hand_size, s.main, s.clones, s.committed
        return [
            Seat(
                hand_size=sizes[number],
                hand=None,
                played=played[number] if playing else [],
                main=main[number],
                clones=clones[number],
                figures=owned.figures,
                committed=colours_of(committed[number]),
                worlds=owned.worlds,
                points=settled.points[number],
            )
            for number, owned in enumerate(settled.owned[: s.seats])
        ]


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


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    parts, s = components(edition), read_state(observed)
    phase, settled = s.phase, parts.settled(s)
    bidding, seats = phase in (m.COMMIT, m.PLAY), parts.seats(s)
    if seat >= 0:
        seats = [*seats]
        seats[seat] = replace(seats[seat], hand=parts.hands(s)[seat])
    return View(
        seat=seat,
        phase=PHASES[phase],
        round=s.rounds,
        leader=s.leader,
        turn=-1 if phase == m.OVER else s.turn,
        places=parts.grid(s),
        capital_open=phase != m.OVER and bool(rules.capital_open(edition, observed)),
        looked=place_token(s.looked),
        prize=parts.worlds[s.prize] if bidding else None,
        prize_place=place_token(s.prize_place) if bidding else "",
        seats=seats,
        figures=settled.owned[m.NOTHING].figures,
        pile_size=s.pile_size,
        discard=settled.discard,
        last=settled.last,
    )
