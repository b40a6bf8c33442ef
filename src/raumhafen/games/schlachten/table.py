"""What people see and say at the table. Everything here is given observed states only."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

from msgspec import Struct

from raumhafen.engine.kernel import Bytes, on
from raumhafen.games.schlachten.model import (
    CAPITAL,
    COLOURS,
    COLUMNS,
    COMMIT,
    COMMIT_SET,
    DOWN,
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


class Card(Struct, frozen=True):
    """A battle card. Its number is printed in the corner: equal cards are told apart by it, as at a real table."""

    number: int
    token: str
    colour: str  #: "none" for a special
    value: int
    clone: bool


class World(Struct, frozen=True):
    """A planet or a capital, face up."""

    number: int
    colour: str
    value: int
    capital: bool


class Place(Struct, frozen=True):
    """A place of the grid: what lies there, as far as the viewer knows."""

    token: str
    lies: Lies
    world: World | None
    seen_by: list[int]


class Seat(Struct, frozen=True):
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


class LastRound(Struct, frozen=True):
    """The round before, to look at once more."""

    leader: int
    played: list[list[Card]]
    main: list[int]
    clones: list[int]


class View(Struct, frozen=True):
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


def card(e: Any, number: int) -> Card:
    """A battle card by its number."""
    colour, value, clone = int(e.colour[number]), int(e.value[number]), bool(e.clone[number])
    if colour == NO_COLOUR:
        return Card(number, f"+{value}", "none", value, False)
    return Card(number, f"{COLOURS[colour]}-{value}{'-clone' if clone else ''}", COLOURS[colour], value, clone)


def cards(e: Any, numbers: Any) -> list[Card]:
    """The cards of a list, up to its first unused place."""
    return [card(e, number) for number in numbers.tolist() if number >= 0]


def world(e: Any, number: int) -> World:
    """A planet or capital by its number."""
    return World(number, COLOURS[e.world_colour[number]], int(e.world_value[number]), number >= PLANETS)


def seats_of(mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(8) if mask >> seat & 1]


def colours_of(mask: int) -> list[str]:
    """The colours of a set."""
    return [colour for place, colour in enumerate(COLOURS) if mask >> place & 1]


def place_token(place: int) -> str:
    """The name of a place, the capital's included; "" for none."""
    return CAPITAL_TOKEN if place == CAPITAL else PLACE_TOKENS[place] if place >= 0 else ""


def row_is_won(s: Any) -> bool:
    """Is some row empty, so that the capital may come (GS-5)?"""
    return bool((s.lies.reshape(ROWS, COLUMNS) == WON).all(axis=1).any())


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    e, s = on(edition, Edition), on(observed, State)
    phase = int(s.phase)
    bidding = phase in (COMMIT, PLAY)
    owners, figures = s.owner.tolist(), s.figure.tolist()
    return View(
        seat=seat,
        phase=PHASES[phase],
        round=int(s.rounds),
        leader=int(s.leader),
        turn=-1 if phase == OVER else int(s.turn),
        places=[
            Place(PLACE_TOKENS[place], LIES[lies], world(e, face) if face >= 0 else None, seats_of(seen))
            for place, (lies, face, seen) in enumerate(
                zip(s.lies.tolist(), s.face.tolist(), s.seen_by.tolist(), strict=True)
            )
        ],
        capital_open=phase != OVER and row_is_won(s),
        looked=place_token(int(s.looked)),
        prize=world(e, int(s.prize)) if bidding else None,
        prize_place=place_token(int(s.prize_place)) if bidding else "",
        seats=[_seat(e, s, number, seat, owners, figures) for number in range(s.seats)],
        figures=[colour for colour, owner in zip(COLOURS, figures, strict=True) if owner == NOTHING],
        pile_size=int(s.pile_size),
        discard=dict(Counter(gone.token for gone in cards(e, s.discard))),
        last=_last(e, s),
    )


def _seat(e: Any, s: Any, number: int, viewer: int, owners: list[int], figures: list[int]) -> Seat:
    worlds = [world(e, place) for place in range(WORLDS) if owners[place] == number]
    return Seat(
        hand_size=int(s.hand_size[number]),
        hand=cards(e, s.hands[number]) if number == viewer else None,
        played=cards(e, s.played[number]),
        main=int(s.main[number]),
        clones=int(s.clones[number]),
        figures=[colour for colour, owner in zip(COLOURS, figures, strict=True) if owner == number],
        committed=colours_of(int(s.committed[number])),
        worlds=worlds,
        points=sum(won.value for won in worlds),
    )


def _last(e: Any, s: Any) -> LastRound | None:
    if s.last_leader == NOTHING:
        return None
    seats = range(s.seats)
    return LastRound(
        leader=int(s.last_leader),
        played=[cards(e, s.last_played[seat]) for seat in seats],
        main=s.last_main[: s.seats].tolist(),
        clones=s.last_clones[: s.seats].tolist(),
    )


def spell(edition: Bytes, observed: Bytes, seat: int, action: int) -> tuple[str, ...]:
    """An action as tokens: `look b3`, `turn capital`, `red-figure`, `red-4 red-6-clone +1`."""
    if action >= PLAY_SET:
        e, s = on(edition, Edition), on(observed, State)
        hand = s.hands[seat].tolist()
        return tuple(card(e, hand[place]).token for place in seats_of(action - PLAY_SET))
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
    e, s = on(edition, Edition), on(observed, State)
    facts: dict[str, Any] = {}
    if s.phase in (COMMIT, PLAY):
        prize = world(e, int(s.prize))
        facts = {"world": f"@world-{prize.number}", "colour": f"@colour-{prize.colour}", "value": prize.value}
    elif s.phase == LOOK and not (s.lies == DOWN).any():
        return "prompt-capital", facts
    return f"prompt-{PHASES[s.phase]}", facts


def refuse(edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...]) -> tuple[str, str] | None:
    """Why these tokens are no action now."""
    e, s = on(edition, Edition), on(observed, State)
    if s.phase == PLAY:
        return _refuse_play(e, s, seat, tokens)
    if s.phase == COMMIT:
        return _refuse_figures(s, seat, tokens)
    return _refuse_place(s, tokens)


def _refuse_play(e: Any, s: Any, seat: int, tokens: tuple[str, ...]) -> tuple[str, str] | None:
    hand = cards(e, s.hands[seat])
    if Counter(tokens) - Counter(held.token for held in hand):
        return "not-in-hand", ""
    chosen = [next(held for held in hand if held.token == token) for token in tokens]
    colours = {held.colour for held in chosen} - {"none"}
    if not tokens:
        return "no-passing", "GS-7"
    if len(colours) > 1:
        return "two-colours", "GS-7"
    if not colours:
        return "specials-alone", "GS-7"
    return None


def _refuse_figures(s: Any, seat: int, tokens: tuple[str, ...]) -> tuple[str, str] | None:
    for token in tokens:
        if token in FIGURE_TOKENS and s.figure[FIGURE_TOKENS.index(token)] != seat:
            return "not-your-figure", "GS-6"
    if any(token not in (*FIGURE_TOKENS, NO_FIGURE) for token in tokens):
        return "figures-first", "GS-6"
    return None


def _refuse_place(s: Any, tokens: tuple[str, ...]) -> tuple[str, str] | None:
    if CAPITAL_TOKEN in tokens:
        return ("look-at-capital", "GS-4") if LOOK_TOKEN in tokens else ("capital-not-open", "GS-5")
    if LOOK_TOKEN in tokens and s.phase != LOOK:
        return "looked-already", "GS-4"
    for token in tokens:
        if token in PLACE_TOKENS and s.lies[PLACE_TOKENS.index(token)] != DOWN:
            return "not-face-down", "GS-4"
    if any(token not in (LOOK_TOKEN, TURN_TOKEN, *PLACE_TOKENS) for token in tokens):
        return "prize-first", "GS-4"
    return None
