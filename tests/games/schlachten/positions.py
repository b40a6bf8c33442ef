"""Positions of Galaktische Schlachten, written as players speak of them.

A battle card is "green-4", with a clone "green-4c", a special "+1"; a planet is "green-3", a capital "green-capital".
Cards in a row are one text: "green-4 green-5c +1".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from raumhafen import games
from raumhafen.engine.kernel import SEATS
from raumhafen.games.schlachten.edition import COLOURS, PLANETS
from raumhafen.games.schlachten.model import (
    CAPITAL,
    COMMIT_FIGURES,
    DOWN,
    HAND,
    LOOK,
    LOOK_AT,
    NOTHING,
    PLAY_CARDS,
    TURN_UP,
    WON,
    State,
)

GAME = games.load("schlachten")
RULES = GAME.kernels
EDITION = GAME.edition().data
OPTIONS = GAME.option_values({})
LONGEST = 19 * (2 + 6 + 6)  # actions: a look, a turn, six commitments and six plays in each of 19 rounds

CARDS = [f"{colour}-{value}{clone}" for colour in COLOURS for value in range(2, 7) for clone in ("", "", "c")]
CARDS += ["+1"] * 6 + ["+2"] * 3
WORLDS = [f"{colour}-{value}" for colour in COLOURS for value in (2, 3, 4)]
WORLDS += [f"{colour}-capital" for colour in COLOURS]
SPECIALS = {card for card, name in enumerate(CARDS) if name.startswith("+")}

ROWS = [range(0, 6), range(6, 12), range(12, 18)]
COLUMN_BY_COLUMN = [row[column] for column in range(6) for row in ROWS]

look_at, turn_up = LOOK_AT, TURN_UP
TURN_CAPITAL = TURN_UP(CAPITAL)


def key(number: int) -> np.ndarray:
    return np.array([number, ~number & 0xFFFF], np.uint64)


class Table:
    """A match, with the state's bytes at hand and a player's words for what is done and seen."""

    def __init__(self, state: np.ndarray) -> None:
        self.state = state
        self.s = state.view(State)[0]

    def copy(self) -> Table:
        return Table(self.state.copy())

    # what may be done

    @property
    def turn(self) -> int | None:
        """The one seat to act; None when the match is over."""
        mask = int(RULES.active(EDITION, self.state))
        assert mask.bit_count() <= 1
        return mask.bit_length() - 1 if mask else None

    def turns(self) -> Iterator[int]:
        """Seat after seat until the match is over, which no match puts off for long."""
        for _ in range(LONGEST):
            if self.turn is None:
                return
            yield self.turn
        raise AssertionError("the match does not end")

    @property
    def legal(self) -> list[int]:
        """The actions of the seat whose turn it is."""
        return self.legal_for(self.turn)

    def legal_for(self, seat: int) -> list[int]:
        ids = np.zeros(GAME.actions.size, np.int32)
        return ids[: RULES.legal(EDITION, self.state, seat, ids)].tolist()

    @property
    def plays(self) -> list[list[str]]:
        """The cards of every play on offer."""
        hand = self.hand(self.turn)
        sets = [PLAY_CARDS.argument(action) for action in self.legal]
        return [[name for place, name in enumerate(hand) if chosen >> place & 1] for chosen in sets]

    @property
    def commitments(self) -> list[set[str]]:
        """The figures of every commitment on offer."""
        return [colours(COMMIT_FIGURES.argument(action)) for action in self.legal]

    # what is done

    def do(self, action: int) -> Table:
        assert action in self.legal
        RULES.apply(EDITION, self.state, self.turn, action)
        return self

    def look(self, place: int) -> Table:
        return self.do(look_at(place))

    def turn_up(self, place: int) -> Table:
        return self.do(turn_up(place))

    def turn_capital(self) -> Table:
        return self.do(TURN_CAPITAL)

    def commit(self, figures: str = "") -> Table:
        return self.do(COMMIT_FIGURES(sum(1 << COLOURS.index(name) for name in figures.split())))

    def play(self, *plays: str) -> Table:
        """One play after another, each by the seat whose turn it is."""
        for cards in plays:
            hand, chosen = self.hand(self.turn), 0
            for name in cards.split():
                chosen |= 1 << next(p for p, held in enumerate(hand) if held == name and not chosen >> p & 1)
            self.do(PLAY_CARDS(chosen))
        return self

    # what lies on the table

    def cards(self, seat: int) -> list[int]:
        return self.s.hands[seat, : self.s.hand_size[seat]].tolist()

    def hand(self, seat: int) -> list[str]:
        return [CARDS[card] for card in self.cards(seat)]

    @property
    def pile(self) -> set[int]:
        return set(self.s.pile[: self.s.pile_size].tolist())

    @property
    def discard(self) -> set[int]:
        return set(self.s.discard[: self.s.discard_size].tolist())

    @property
    def all_cards(self) -> list[int]:
        """Every card with a place on the table, rising."""
        hands = [card for seat in range(self.s.seats) for card in self.cards(seat)]
        played = [card for card in self.s.played.ravel().tolist() if card >= 0]
        return sorted([*hands, *played, *self.pile, *self.discard])

    @property
    def prize(self) -> str:
        return WORLDS[self.s.prize]

    def face(self, place: int) -> str | None:
        return WORLDS[self.s.face[place]] if self.s.face[place] >= 0 else None

    def winnings(self, seat: int) -> set[str]:
        return {name for world, name in enumerate(WORLDS) if self.s.owner[world] == seat}

    def figures(self, seat: int) -> set[str]:
        return {colour for number, colour in enumerate(COLOURS) if self.s.figure[number] == seat}

    @property
    def middle(self) -> set[str]:
        """The figures that nobody owns."""
        return self.figures(NOTHING)

    def committed(self, seat: int) -> set[str]:
        return colours(int(self.s.committed[seat]))

    @property
    def last_main(self) -> list[int]:
        return self.s.last_main[: self.s.seats].tolist()

    @property
    def last_clones(self) -> list[int]:
        return self.s.last_clones[: self.s.seats].tolist()

    @property
    def scores(self) -> list[int]:
        out = np.zeros(SEATS, np.int64)
        RULES.scores(EDITION, self.state, out)
        return out[: self.s.seats].tolist()

    @property
    def ranks(self) -> list[int]:
        out = np.zeros(SEATS, np.int64)
        RULES.ranks(EDITION, self.state, out)
        return out[: self.s.seats].tolist()

    # what is known

    def seen_by(self, seat: int) -> Table:
        """The table as that seat sees it."""
        view = self.copy()
        RULES.observe(EDITION, view.state, seat)
        return view

    def imagined_by(self, seat: int, number: int) -> Table:
        """A world that seat may imagine, given all it sees."""
        world = self.seen_by(seat)
        RULES.resample(EDITION, world.state, seat, key(number))
        return world


def colours(chosen: int) -> set[str]:
    return {colour for number, colour in enumerate(COLOURS) if chosen >> number & 1}


def opening(seats: int, number: int = 1) -> Table:
    """A match as it begins; another number shuffles another way."""
    state = np.zeros(GAME.state_layout.itemsize, np.uint8)
    RULES.start(EDITION, state, OPTIONS, seats, key(number))
    return Table(state)


def table(
    hands: Sequence[str],
    prize: str | None = None,
    *,
    leader: int = 0,
    figures: dict[str, int] | None = None,
    won: Sequence[str] = (),
    at: Iterable[int] = COLUMN_BY_COLUMN,
    pile: str | None = None,
    discard: str | None = None,
    number: int = 1,
) -> Table:
    """A round of our choosing; the pile has never been renewed.

    Hands are filled up to six with cards nobody named, the brightest orange first. The cards left over lie in the pile,
    or among the discards if the pile is named. Worlds won so far lie at the given places, by default column by column,
    which leaves every row open for long. Without a prize, the leader is to choose one.
    """
    t = opening(len(hands), number)
    _deal(t, hands, pile, discard)
    _award(t, won, at)
    t.s.phase, t.s.leader, t.s.turn = LOOK, leader, leader
    t.s.rounds = 1 + sum(t.s.lies == WON)
    for colour, owner in (figures or {}).items():
        t.s.figure[COLOURS.index(colour)] = owner
    if prize is not None:
        _offer(t, prize)
    return t


def _deal(t: Table, hands: Sequence[str], pile: str | None, discard: str | None) -> None:
    spare = list(range(len(CARDS)))

    def take(names: str) -> list[int]:
        taken = []
        for name in names.split():
            taken.append(next(card for card in spare if CARDS[card] == name))
            spare.remove(taken[-1])
        return taken

    held = [take(names) for names in hands]
    drawable, gone = take(pile or ""), take(discard or "")
    for hand in held:
        while len(hand) < HAND:
            hand.append(max(card for card in spare if card not in SPECIALS))
            spare.remove(hand[-1])
    if pile is None:
        drawable += spare
    else:
        gone += spare

    t.s.hands[:] = t.s.pile[:] = t.s.discard[:] = NOTHING
    t.s.hands[: len(held)] = [sorted(hand) for hand in held]
    t.s.pile[: len(drawable)], t.s.pile_size = drawable, len(drawable)
    t.s.discard[: len(gone)], t.s.discard_size = gone, len(gone)


def _award(t: Table, won: Sequence[str], at: Iterable[int]) -> None:
    t.s.lies, t.s.face, t.s.owner, t.s.seen_by = DOWN, NOTHING, NOTHING, 0
    t.s.prize = t.s.prize_place = NOTHING
    places = iter(at)
    for seat, names in enumerate(won):
        for name in names.split():
            world = WORLDS.index(name)
            t.s.owner[world] = seat
            if world < PLANETS:
                place = next(places)
                t.s.lies[place], t.s.face[place] = WON, world


def _offer(t: Table, prize: str) -> None:
    if prize.endswith("capital"):
        t.turn_capital()
        assert t.s.prize_place == CAPITAL
        t.s.prize = WORLDS.index(prize)
    else:
        place = next(place for place in COLUMN_BY_COLUMN if t.s.lies[place] == DOWN)
        show(t, place, prize, t.s.leader)
        t.turn_up(place)


def show(t: Table, place: int, planet: str, *seats: int) -> None:
    """Have seats know what lies at a place."""
    t.s.face[place] = WORLDS.index(planet)
    for seat in seats:
        t.s.seen_by[place] |= 1 << seat
