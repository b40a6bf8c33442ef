"""What people see and say at the table. Everything here is given observed states only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from struct import Struct
from typing import Any, Literal, NamedTuple

import msgspec

from raumhafen.engine.game import Reason
from raumhafen.engine.kernel import Bytes
from raumhafen.engine.reading import reader, span
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
    ROWS,
    SEATS,
    TURN_CAPITAL,
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


class Card(msgspec.Struct, frozen=True):
    """A battle card. Its number is printed in the corner: equal cards are told apart by it, as at a real table."""

    number: int
    token: str
    colour: str  #: "none" for a special
    value: int
    clone: bool


class World(msgspec.Struct, frozen=True):
    """A planet or a capital, face up."""

    number: int
    colour: str
    value: int
    capital: bool


class Place(msgspec.Struct, frozen=True):
    """A place of the grid: what lies there, as far as the viewer knows."""

    token: str
    lies: Lies
    world: World | None
    seen_by: list[int]


class Seat(msgspec.Struct, frozen=True):
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


class LastRound(msgspec.Struct, frozen=True):
    """The round before, to look at once more."""

    leader: int
    played: list[list[Card]]
    main: list[int]
    clones: list[int]


class View(msgspec.Struct, frozen=True):
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


_HANDS: int = dict(State.fields or {})["hands"][1]  # spelling is done for every choice of a position: no detours
_LAST_ROUND = Struct(f"<b{SEATS * HAND}b{2 * SEATS}h")
_SETS = [tuple(place for place in range(HAND) if cards >> place & 1) for cards in range(1 << HAND)]

# Bytes of the state of which parts of a view are made: as long as they stay the same, so do the parts.
_GRID, _DISCARD = span(State, "lies", "seen_by"), span(State, "discard")
_OWNED, _LAST = span(State, "owner", "figure"), span(State, "last_leader", "last_clones")
_KEPT = 4096  #: parts of each kind

read_edition = reader(Edition)
read_state = reader(State)


class Owned(NamedTuple):
    """What a seat has won; −1: what nobody has."""

    worlds: list[World]
    points: int
    figures: list[str]


class Material:
    """The cards and worlds of an edition, and the parts of views that are made of them."""

    def __init__(self, edition: Bytes) -> None:
        e = read_edition(edition)
        cards = enumerate(zip(e.colour, e.value, e.clone, strict=True))
        worlds = enumerate(zip(e.world_colour, e.world_value, strict=True))
        self.cards = [_card(number, *printed) for number, printed in cards]
        self.worlds = [World(number, COLOURS[colour], value, number >= PLANETS) for number, (colour, value) in worlds]
        self.tokens = [card.token for card in self.cards]
        self.grid = lru_cache(_KEPT)(self._grid)
        self.discard = lru_cache(_KEPT)(self._discard)
        self.owned = lru_cache(_KEPT)(self._owned)
        self.last = lru_cache(_KEPT)(self._last)

    def of(self, numbers: Iterable[int]) -> list[Card]:
        """The cards of a list, without its unused places."""
        cards = self.cards
        return [cards[number] for number in numbers if number >= 0]

    def _grid(self, data: bytes) -> list[Place]:
        numbers = memoryview(data).cast("b")
        lies, faces, seen = (numbers[first : first + PLACES] for first in range(0, 3 * PLACES, PLACES))
        return [
            Place(
                token,
                LIES[lies[place]],
                self.worlds[faces[place]] if faces[place] >= 0 else None,
                seats_of(seen[place]),
            )
            for place, token in enumerate(PLACE_TOKENS)
        ]

    def _discard(self, data: bytes) -> dict[str, int]:
        return dict(Counter(self.tokens[gone] for gone in memoryview(data).cast("b") if gone >= 0))

    def _owned(self, data: bytes) -> dict[int, Owned]:
        numbers = memoryview(data).cast("b").tolist()
        owners, figures = numbers[:WORLDS], numbers[WORLDS:]
        owned = {}
        for seat in range(NOTHING, SEATS):
            worlds = [world for world, owner in zip(self.worlds, owners, strict=True) if owner == seat]
            mine = [colour for colour, owner in zip(COLOURS, figures, strict=True) if owner == seat]
            owned[seat] = Owned(worlds, sum(world.value for world in worlds), mine)
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


_materials: dict[int, tuple[Bytes, Material]] = {}


def material(edition: Bytes) -> Material:
    """The cards and worlds of an edition."""
    known = _materials.get(id(edition))
    if known is None or known[0] is not edition or edition.flags.writeable:
        if len(_materials) > 32:
            _materials.clear()
        _materials[id(edition)] = known = (edition, Material(edition))
    return known[1]


def seats_of(mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(8) if mask >> seat & 1] if mask else []


def colours_of(mask: int) -> list[str]:
    """The colours of a set."""
    return [colour for place, colour in enumerate(COLOURS) if mask >> place & 1] if mask else []


def place_token(place: int) -> str:
    """The name of a place, the capital's included; "" for none."""
    return CAPITAL_TOKEN if place == CAPITAL else PLACE_TOKENS[place] if place >= 0 else ""


def row_is_won(lies: Sequence[int]) -> bool:
    """Is some row empty, so that the capital may come (GS-5)?"""
    return any(lies[row * COLUMNS : (row + 1) * COLUMNS].count(WON) == COLUMNS for row in range(ROWS))


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    stuff, s = material(edition), read_state(observed)
    data, phase, seats = s.data, s.phase, s.seats
    bidding = phase in (COMMIT, PLAY)
    owned = stuff.owned(data[_OWNED])
    return View(
        seat=seat,
        phase=PHASES[phase],
        round=s.rounds,
        leader=s.leader,
        turn=-1 if phase == OVER else s.turn,
        places=stuff.grid(data[_GRID]),
        capital_open=phase != OVER and row_is_won(s.lies),
        looked=place_token(s.looked),
        prize=stuff.worlds[s.prize] if bidding else None,
        prize_place=place_token(s.prize_place) if bidding else "",
        seats=_seats(stuff, s, seat, owned),
        figures=owned[NOTHING].figures,
        pile_size=s.pile_size,
        discard=stuff.discard(data[_DISCARD]),
        last=stuff.last(data[_LAST], seats),
    )


def _seats(stuff: Material, s: Any, viewer: int, owned: dict[int, Owned]) -> list[Seat]:
    hand_size, hands, played, main, clones = s.hand_size, s.hands, s.played, s.main, s.clones
    committed = s.committed
    return [
        Seat(
            hand_size=hand_size[seat],
            hand=stuff.of(hands[seat]) if seat == viewer else None,
            played=stuff.of(played[seat]),
            main=main[seat],
            clones=clones[seat],
            figures=owned[seat].figures,
            committed=colours_of(committed[seat]),
            worlds=owned[seat].worlds,
            points=owned[seat].points,
        )
        for seat in range(s.seats)
    ]


def spell(edition: Bytes, observed: Bytes, seat: int, action: int) -> tuple[str, ...]:
    """An action as tokens: `look b3`, `turn capital`, `red-figure`, `red-4 red-6-clone +1`."""
    if action >= PLAY_SET:
        first = _HANDS + seat * HAND
        hand, tokens = observed[first : first + HAND].tolist(), material(edition).tokens
        return tuple([tokens[hand[place]] for place in _SETS[action - PLAY_SET]])
    if action >= COMMIT_SET:
        chosen = action - COMMIT_SET
        return tuple(f"{colour}-figure" for colour in colours_of(chosen)) or (NO_FIGURE,)
    if action == TURN_CAPITAL:
        return (TURN_TOKEN, CAPITAL_TOKEN)
    if action >= TURN_UP:
        return (TURN_TOKEN, PLACE_TOKENS[action - TURN_UP])
    return (LOOK_TOKEN, PLACE_TOKENS[action - LOOK_AT])


def prompt(edition: Bytes, observed: Bytes, seat: int) -> tuple[str, dict[str, Any]]:
    """What is expected of a seat now. A fact that begins with @ is itself a message."""
    s = read_state(observed)
    facts: dict[str, Any] = {}
    if s.phase in (COMMIT, PLAY):
        prize = material(edition).worlds[s.prize]
        facts = {"world": f"@world-{prize.number}", "colour": f"@colour-{prize.colour}", "value": prize.value}
    elif s.phase == LOOK and DOWN not in s.lies:
        return "prompt-capital", facts
    return f"prompt-{PHASES[s.phase]}", facts


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
    if CAPITAL_TOKEN in tokens and not row_is_won(s.lies):
        return Reason("capital-not-open", "GS-5")
    if LOOK_TOKEN in tokens and s.phase != LOOK:
        return Reason("looked-already", "GS-4")
    for token in tokens:
        if token in PLACE_TOKENS and s.lies[PLACE_TOKENS.index(token)] != DOWN:
            return Reason("not-face-down", "GS-4")
    if any(token not in (LOOK_TOKEN, TURN_TOKEN, CAPITAL_TOKEN, *PLACE_TOKENS) for token in tokens):
        return Reason("prize-first", "GS-4")
    return None
