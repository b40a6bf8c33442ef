"""What people see and say at the table. Everything here is given observed states only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from struct import Struct
from typing import Any, Literal

import msgspec

from raumhafen.engine.game import Reason
from raumhafen.engine.kernel import Bytes
from raumhafen.engine.record_reader import cached_by_edition, picker, reader, span
from raumhafen.games.schlachten.model import (
    CAPITAL,
    COLOURS,
    COLUMNS,
    COMMIT,
    COMMIT_SET,
    DOWN,
    HAND,
    LOOK,
    LOOK_AT,
    NO_COLOUR,
    NOTHING,
    OVER,
    PLACES,
    PLANETS,
    PLAY,
    PLAY_SET,
    SEATS,
    TURN_UP,
    WON,
    WORLDS,
    Edition,
    State,
)

Phase = Literal["look", "turn", "commit", "play", "over"]
PHASES: tuple[Phase, ...] = ("look", "turn", "commit", "play", "over")
Lies = Literal["down", "prize", "won"]
LIES: tuple[Lies, ...] = ("down", "prize", "won")

PLACE_TOKENS = tuple(f"{'abc'[place // COLUMNS]}{place % COLUMNS + 1}" for place in range(PLACES))
CAPITAL_TOKEN = "capital"
LOOK_TOKEN, TURN_TOKEN, NO_FIGURE = "look", "turn", "no-figure"
FIGURE_TOKENS = tuple(f"{colour}-figure" for colour in COLOURS)


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


_PHASE, _HANDS, PLAYED = (span(State, name).start for name in ("phase", "hands", "played"))
_LAST_ROUND = Struct(f"<b{SEATS * HAND}b{2 * SEATS}h")
_HAND, _WHOSE = Struct(f"<{HAND}b"), Struct(f"<{WORLDS + len(COLOURS)}b")
_NOTHING = NOTHING & 255  # as a byte
_SETS = [tuple(place for place in range(HAND) if cards >> place & 1) for cards in range(1 << HAND)]

# Bytes of the state of which parts of a view are made: as long as they stay the same, so do the parts.
GRID, _DISCARD = span(State, "lies", "seen_by"), span(State, "discard")
OWNED, LAST = span(State, "owner", "figure"), span(State, "last_leader", "last_clones")
_KEPT = 4096  #: parts of each kind
_ROWS = [slice(first, first + COLUMNS) for first in range(0, PLACES, COLUMNS)]
_EMPTY = bytes([WON] * COLUMNS)  # a row

read_edition = reader(Edition)
read_state = reader(State)
_pick = picker(
    *(State, "seats", "phase", "rounds", "leader", "turn", "hand_size", "pile_size"),
    *("looked", "prize", "prize_place", "committed", "main", "clones"),
)


class Owned:
    """What a seat has won."""

    __slots__ = ("figures", "points", "worlds")

    def __init__(self) -> None:
        self.worlds: list[World] = []
        self.points = 0
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


class Material:
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
        return self.of(_HAND.unpack_from(data, field + seat * HAND))

    def of(self, numbers: Iterable[int]) -> list[Card]:
        """The cards of a list, without its unused places."""
        cards = self.cards
        return [cards[number] for number in numbers if number >= 0]

    def _grid(self, data: bytes) -> tuple[list[Place], bool]:
        """All places, and whether a row of them is won."""
        lies, faces, seen = data[:PLACES], data[PLACES : 2 * PLACES], data[2 * PLACES :]
        lying = zip(self.places, lies, faces, seen, strict=True)
        return [place[how, face, seats] for place, how, face, seats in lying], row_is_won(lies)

    def _discard(self, data: bytes) -> dict[str, int]:
        return dict(Counter([self.tokens[gone] for gone in data.rstrip(bytes([_NOTHING]))]))

    def _owned(self, data: bytes) -> list[Owned]:
        """By seat; last comes what nobody has."""
        owners = _WHOSE.unpack(data)
        owned = [_NONE] * (SEATS + 1)
        for owner in {*owners, NOTHING}:
            owned[owner] = Owned()
        for world, owner in zip(self.worlds, owners, strict=False):
            if owner != NOTHING:
                owned[owner].worlds.append(world)
                owned[owner].points += world.value
        for colour, owner in zip(COLOURS, owners[WORLDS:], strict=True):
            owned[owner].figures.append(colour)
        return owned

    def _last(self, data: bytes, seats: int) -> LastRound | None:
        leader, *numbers = _LAST_ROUND.unpack(data)
        if leader == NOTHING:
            return None
        played, main, clones = numbers[: SEATS * HAND], numbers[SEATS * HAND : -SEATS], numbers[-SEATS:]
        laid = [self.of(played[first : first + HAND]) for first in range(0, seats * HAND, HAND)]
        return LastRound(leader, laid, main[:seats], clones[:seats])


def _card(number: int, colour: int, value: int, clone: int) -> Card:
    if colour == NO_COLOUR:
        return Card(number, f"+{value}", "none", value, False)
    return Card(number, f"{COLOURS[colour]}-{value}{'-clone' if clone else ''}", COLOURS[colour], value, bool(clone))


material = cached_by_edition(Material)


def seats_of(mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(8) if mask >> seat & 1] if mask else []


def colours_of(mask: int) -> list[str]:
    """The colours of a set."""
    return [colour for place, colour in enumerate(COLOURS) if mask >> place & 1] if mask else []


def place_token(place: int) -> str:
    """The name of a place, the capital's included; "" for none."""
    return CAPITAL_TOKEN if place == CAPITAL else PLACE_TOKENS[place] if place >= 0 else ""


def row_is_won(lies: bytes) -> bool:
    """Is some row empty, so that the capital may come (GS-5)?"""
    return _EMPTY in [lies[row] for row in _ROWS]


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    stuff, data = material(edition), observed.tobytes()
    seats, phase, rounds, leader, turn, sizes, pile, looked, prize, prize_place, committed, main, clones = _pick(data)
    bidding, playing = phase in (COMMIT, PLAY), phase == PLAY
    owned = stuff.owned(data[OWNED])
    places, row_won = stuff.grid(data[GRID])
    return View(
        seat=seat,
        phase=PHASES[phase],
        round=rounds,
        leader=leader,
        turn=-1 if phase == OVER else turn,
        places=places,
        capital_open=phase != OVER and row_won,
        looked=place_token(looked),
        prize=stuff.worlds[prize] if bidding else None,
        prize_place=place_token(prize_place) if bidding else "",
        seats=[
            Seat(
                hand_size=sizes[number],
                hand=stuff.row(data, _HANDS, number) if number == seat else None,
                played=stuff.row(data, PLAYED, number) if playing else [],
                main=main[number],
                clones=clones[number],
                figures=owned[number].figures,
                committed=colours_of(committed[number]),
                worlds=owned[number].worlds,
                points=owned[number].points,
            )
            for number in range(seats)
        ],
        figures=owned[NOTHING].figures,
        pile_size=pile,
        discard=stuff.discard(data[_DISCARD]),
        last=stuff.last(data[LAST], seats),
    )


def speller(edition: Bytes, observed: Bytes, seat: int) -> Callable[[int], tuple[str, ...]]:
    """Gives an action as tokens: `look b3`, `turn capital`, `red-figure`, `red-4 red-6-clone +1`."""
    if observed.item(_PHASE) != PLAY:
        return _ALWAYS.__getitem__
    tokens = material(edition).tokens  # of unused places any will do: no action names them
    hand = [tokens[card] for card in _HAND.unpack_from(observed.data, _HANDS + seat * HAND)]
    return lambda action: tuple([hand[place] for place in _SETS[action - PLAY_SET]])


def _spell_always(action: int) -> tuple[str, ...]:
    """An action that is called the same in every position."""
    if action >= COMMIT_SET:
        return tuple(FIGURE_TOKENS[COLOURS.index(colour)] for colour in colours_of(action - COMMIT_SET)) or (NO_FIGURE,)
    if action >= TURN_UP:
        return (TURN_TOKEN, place_token(action - TURN_UP))
    return (LOOK_TOKEN, place_token(action - LOOK_AT))


_ALWAYS = [_spell_always(action) for action in range(PLAY_SET)]


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected of a seat now. A fact that begins with @ is itself a message."""
    s = read_state(observed)
    phase = s.phase
    facts: dict[str, Any] = {}
    if phase in (COMMIT, PLAY):
        prize = material(edition).worlds[s.prize]
        facts = {"world": f"@world-{prize.number}", "colour": f"@colour-{prize.colour}", "value": prize.value}
    elif phase == LOOK and DOWN not in s.lies:
        return "prompt-capital", facts
    return f"prompt-{PHASES[phase]}", facts


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    """Why these tokens are no action now."""
    s = read_state(observed)
    if s.phase == PLAY:
        return _refuse_play(material(edition), s, seat, tokens)
    if s.phase == COMMIT:
        return _refuse_figures(s, seat, tokens)
    return _refuse_place(s, tokens)


def _refuse_play(stuff: Material, s: Any, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    hand = stuff.of(s.hands[seat])
    if Counter(tokens) - Counter(held.token for held in hand):
        return Reason("not-in-hand")
    chosen = [next(held for held in hand if held.token == token) for token in tokens]
    colours = {held.colour for held in chosen} - {"none"}
    if not tokens:
        return Reason("no-passing", "GS-7")
    if len(colours) > 1:
        return Reason("two-colours", "GS-7")
    if not colours:
        return Reason("specials-alone", "GS-7")
    return None


def _refuse_figures(s: Any, seat: int, tokens: tuple[str, ...]) -> Reason | None:
    for token in tokens:
        if token in FIGURE_TOKENS and s.figure[FIGURE_TOKENS.index(token)] != seat:
            return Reason("not-your-figure", "GS-6")
    if any(token not in (*FIGURE_TOKENS, NO_FIGURE) for token in tokens):
        return Reason("figures-first", "GS-6")
    return None


def _refuse_place(s: Any, tokens: tuple[str, ...]) -> Reason | None:
    if CAPITAL_TOKEN in tokens and LOOK_TOKEN in tokens:
        return Reason("look-at-capital", "GS-4")
    if CAPITAL_TOKEN in tokens and not row_is_won(bytes(s.lies)):
        return Reason("capital-not-open", "GS-5")
    if LOOK_TOKEN in tokens and s.phase != LOOK:
        return Reason("looked-already", "GS-4")
    for token in tokens:
        if token in PLACE_TOKENS and s.lies[PLACE_TOKENS.index(token)] != DOWN:
            return Reason("not-face-down", "GS-4")
    if any(token not in (LOOK_TOKEN, TURN_TOKEN, CAPITAL_TOKEN, *PLACE_TOKENS) for token in tokens):
        return Reason("prize-first", "GS-4")
    return None
