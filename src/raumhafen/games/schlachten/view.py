"""The table as one seat sees it: all that a client needs to draw. Made of observed states only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import Bytes
from raumhafen.engine.record_reader import as_array, cached_by_edition, part, reader, row_reader
from raumhafen.games.schlachten import model as m
from raumhafen.games.schlachten import rules
from raumhafen.games.schlachten.edition import COLOURS, NO_COLOUR, PLANETS, Edition

Phase = Literal["look", "turn", "commit", "play", "over"]
PHASES: tuple[Phase, ...] = ("look", "turn", "commit", "play", "over")
Lies = Literal["down", "prize", "won"]
LIES: tuple[Lies, ...] = ("down", "prize", "won")

PLACE_TOKENS = tuple(f"{'abc'[place // m.COLUMNS]}{place % m.COLUMNS + 1}" for place in range(m.PLACES))
CAPITAL_TOKEN = "capital"
_PLACE_NAMES = (*PLACE_TOKENS, CAPITAL_TOKEN, "")  # by number; the last is that of NOTHING


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


read_edition = reader(Edition)
read_state = reader(m.State)
hand_of, played_by = row_reader(m.State, "hands"), row_reader(m.State, "played")
_read_table = reader(
    *(m.State, "seats", "phase", "rounds", "leader", "turn", "hand_size", "pile_size", "looked", "prize"),
    *("prize_place", "committed", "main", "clones"),
)


class Owned(NamedTuple):
    """What a seat has won."""

    worlds: list[World]
    figures: list[str]
    points: int  #: as they stand (GS-13)


class Settled(NamedTuple):
    """What stays as it is within a round."""

    owned: list[Owned]  #: by seat; last comes what nobody has
    discard: dict[str, int]


class Components:
    """The cards and worlds of an edition, and the parts of views that are made of them."""

    def __init__(self, edition: Bytes) -> None:
        self.edition = edition
        e = read_edition(edition)
        cards = enumerate(zip(e.colour, e.value, e.clone, strict=True))
        worlds = enumerate(zip(e.world_colour, e.world_value, strict=True))
        self.cards = [_card(number, *printed) for number, printed in cards]
        self.worlds = [World(number, COLOURS[colour], value, number >= PLANETS) for number, (colour, value) in worlds]
        self.tokens = [card.token for card in self.cards]
        self._places = _Places(self.worlds)

    def of(self, numbers: Iterable[int]) -> list[Card]:
        """The cards of a list, without its unused places."""
        cards = self.cards
        return [cards[number] for number in numbers if number >= 0]

    @part(m.State, "seats", "played")
    def played(self, s: Any) -> list[list[Card]]:
        """By seat, what was laid in this round."""
        return list(map(self.of, s.played[: s.seats]))

    @part(m.State, "lies", "face", "seen_by")
    def grid(self, s: Any) -> list[Place]:
        """The places."""
        places = self._places
        return [places[lying] for lying in zip(PLACE_TOKENS, s.lies, s.face, s.seen_by, strict=True)]

    @part(m.State, "seats", "discard", "discard_size", "owner", "figure")
    def settled(self, s: Any) -> Settled:
        """What only the end of a round changes."""
        tokens = self.tokens
        discard = Counter([tokens[card] for card in s.discard[: s.discard_size]])
        return Settled(self._owned(s), dict(discard))

    def _owned(self, s: Any) -> list[Owned]:
        points = np.zeros(kernel.SEATS, np.int64)
        rules.scores(self.edition, as_array(s), points)
        owned = [Owned([], [], total) for total in [*points.tolist()[: s.seats], 0]]
        for world, owner in zip(self.worlds, s.owner, strict=True):
            if owner != m.NOTHING:
                owned[owner].worlds.append(world)
        for colour, owner in zip(COLOURS, s.figure, strict=True):
            owned[owner].figures.append(colour)
        return owned

    @part(m.State, "seats", "last_leader", "last_played", "last_main", "last_clones")
    def last(self, s: Any) -> LastRound | None:
        """The round before."""
        leader, seats = s.last_leader, s.seats
        if leader == m.NOTHING:
            return None
        played = list(map(self.of, s.last_played[:seats]))
        return LastRound(leader, played, list(s.last_main[:seats]), list(s.last_clones[:seats]))


class _Places(dict[tuple[str, int, int, int], Place]):
    """All that a place has been seen to hold, by its token, how it lies, its face, and who has seen that."""

    def __init__(self, worlds: list[World]) -> None:
        self._worlds = worlds

    def __missing__(self, lying: tuple[str, int, int, int]) -> Place:
        token, lies, face, seen_by = lying
        world = self._worlds[face] if face != m.NOTHING else None
        self[lying] = place = Place(token, LIES[lies], world, seats_of(seen_by))
        return place


def _card(number: int, colour: int, value: int, clone: int) -> Card:
    if colour == NO_COLOUR:
        return Card(number, f"+{value}", "none", value, False)
    return Card(number, f"{COLOURS[colour]}-{value}{'-clone' if clone else ''}", COLOURS[colour], value, bool(clone))


_COLOURS = [[colour for place, colour in enumerate(COLOURS) if mask >> place & 1] for mask in range(1 << len(COLOURS))]

components = cached_by_edition(Components)


def seats_of(mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(8) if mask >> seat & 1] if mask else []


def colours_of(mask: int) -> list[str]:
    """The colours of a set."""
    return _COLOURS[mask]


def place_token(place: int) -> str:
    """The name of a place, the capital's included; "" for none."""
    return _PLACE_NAMES[place]


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    parts, s = components(edition), _read_table(observed)
    phase, (owned, discard) = s.phase, parts.settled(s)
    bidding = phase in (m.COMMIT, m.PLAY)
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
        seats=_seats(parts, s, phase == m.PLAY, owned, seat),
        figures=owned[m.NOTHING].figures,
        pile_size=s.pile_size,
        discard=discard,
        last=parts.last(s),
    )


def _seats(parts: Components, s: Any, playing: bool, owned: list[Owned], viewer: int) -> list[Seat]:
    sizes, main, clones, committed = s.hand_size, s.main, s.clones, s.committed
    hand = parts.of(hand_of(s, viewer)) if viewer >= 0 else None
    played = parts.played(s) if playing else None
    return [
        Seat(
            hand_size=sizes[seat],
            hand=hand if seat == viewer else None,
            played=played[seat] if played else [],
            main=main[seat],
            clones=clones[seat],
            figures=figures,
            committed=colours_of(committed[seat]),
            worlds=worlds,
            points=points,
        )
        for seat, (worlds, figures, points) in enumerate(owned[:-1])
    ]
