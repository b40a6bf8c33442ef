"""Positions of Raumschiffe, written as players speak of them.

A card is the letters of its systems: "pre" stands for projectile, resources and energy. Cards in a row are one text. A
ship is its regulator and what lies under its systems: `ship("as", energy="parse")`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

import numpy as np

from raumhafen import load
from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.kernel import SEATS
from raumhafen.games.raumschiffe.edition import CARDS
from raumhafen.games.raumschiffe.model import KEEP_LATE, LATE, LAY, LAY_CARD, NOTHING, OVER, READY, SET_LATE, State

GAME = load("raumschiffe")
RULES = GAME.kernels
EDITION = GAME.edition().data
EVERYBODY = [0, 1, SPECTATOR]

LETTERS = "parse"
SYSTEMS = ["projectile", "armour", "resources", "shield", "energy"]
SPOTS = [*SYSTEMS, "pilot"]
LETTER = dict(zip(SYSTEMS, LETTERS, strict=True))
DECK = ["".join(letters) for rank in range(2, 6) for letters in combinations(LETTERS, rank)]
REGULATORS = {rank: [card for card in DECK if len(card) == rank] for rank in range(2, 6)}

Ship = dict[str, str]  # spot → card


def number_of(card: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in card)


NAMES = {number_of(card): card for card in DECK}
ACTIONS = {f"{spot} {NAMES[card]}": LAY_CARD(place, card) for place, spot in enumerate(SPOTS) for card in NAMES}
ACTIONS |= {"ready": READY(), "add": SET_LATE(), "keep": KEEP_LATE()}
SAID = {action: words for words, action in ACTIONS.items()}


def as_set(cards: Iterable[str]) -> int:
    """Cards as the state keeps them: a bit for each."""
    return sum(1 << number_of(card) for card in set(cards))


def names(cards: int) -> set[str]:
    """The cards of such a set; all must be of the deck."""
    return {NAMES[number] for number in range(CARDS) if int(cards) >> number & 1}


def key(number: int) -> np.ndarray:
    return np.array([number, ~number & 0xFFFF], np.uint64)


def ship(pilot: str, **systems: str) -> Ship:
    """What a player lays. A system not named gets a card without its symbol, so that only the regulator counts."""
    taken = {pilot, *systems.values()}
    for system in SYSTEMS:
        if system not in systems:
            systems[system] = next(card for card in DECK if LETTER[system] not in card and card not in taken)
            taken.add(systems[system])
    assert len(taken) == 6
    assert taken <= set(DECK)
    return {**{system: systems[system] for system in SYSTEMS}, "pilot": pilot}


def random_ship(chance: Random) -> Ship:
    return dict(zip(SPOTS, chance.sample(DECK, 6), strict=True))


IDLE = ship("as")  # attacks with nothing; both its defences are 2


class Duel:
    """A match, with the state's bytes at hand and a player's words for what is done and seen."""

    def __init__(self, state: np.ndarray, ships: Sequence[Ship] = ()) -> None:
        self.state = state
        self.s = state.view(State)[0]
        self.ships = ships  # what each is about to lay

    def copy(self) -> Duel:
        return Duel(self.state.copy(), self.ships)

    # what may be done

    @property
    def active(self) -> set[int]:
        mask = RULES.active(EDITION, self.state)
        return {seat for seat in range(SEATS) if mask >> seat & 1}

    def legal(self, seat: int) -> set[str]:
        ids = self._legal_ids(seat)
        assert len(set(ids)) == len(ids)
        return {SAID[action] for action in ids}

    def _legal_ids(self, seat: int) -> list[int]:
        ids = np.zeros(GAME.actions.size, np.int32)
        return ids[: RULES.legal(EDITION, self.state, seat, ids)].tolist()

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is to decide on a late +1 now, and for which system."""
        if self.s.phase != LATE:
            return None
        assert self.active == {int(self.s.turn)}
        return int(self.s.turn), SYSTEMS[self.s.system]

    @property
    def over(self) -> bool:
        assert (self.s.phase == OVER) == (not self.active)
        return not self.active

    # what is done

    def do(self, seat: int, *actions: str) -> Duel:
        for action in actions:
            assert seat in self.active
            assert ACTIONS[action] in self._legal_ids(seat)
            RULES.apply(EDITION, self.state, seat, ACTIONS[action])
        return self

    def lay(self, seat: int, spots: str = " ".join(SPOTS)) -> Duel:
        """Lay the cards of one's ship on some spots, one after another."""
        return self.do(seat, *(f"{spot} {self.ships[seat][spot]}" for spot in spots.split()))

    def ready(self, seat: int) -> Duel:
        return self.do(seat, "ready")

    def show(self) -> Duel:
        """Both lay all of their ships and are ready."""
        return self.lay(0).lay(1).ready(0).ready(1)

    def answer(self, *answers: str) -> Duel:
        """Set the late +1 or keep it, each time by the seat that is asked."""
        for word in answers:
            self.do(self.asked[0], word)
        return self

    def shuffled(self, number: int) -> Duel:
        """The same table with other luck from now on."""
        self.s.key, self.s.counter, self.s.word = key(number), 0, 0
        return self

    def keep_all(self) -> list[tuple[int, str]]:
        """Nobody sets a late +1 from now on in this round; tells who was asked for what."""
        questions = []
        while self.asked:
            questions.append(self.asked)
            self.answer("keep")
        return questions

    # what lies on the table

    def hand(self, seat: int) -> set[str]:
        return names(self.s.hand[seat])

    def discard(self, seat: int) -> set[str]:
        return names(self.s.discard[seat])

    def removed(self, seat: int) -> set[str]:
        return names(self.s.removed[seat])

    def laid(self, seat: int) -> Ship:
        return {spot: NAMES[card] for spot, card in zip(SPOTS, self.s.laid[seat].tolist(), strict=True) if card >= 0}

    def pile(self, seat: int) -> set[str]:
        """What is nowhere else. That it is nowhere twice is asserted as well."""
        elsewhere = [*self.hand(seat), *self.discard(seat), *self.removed(seat), *self.laid(seat).values()]
        assert len(set(elsewhere)) == len(elsewhere)
        return set(DECK) - set(elsewhere)

    def strength(self, seat: int) -> dict[str, int]:
        """Of each system in this round, or in the one before while the next is being laid."""
        values = self.s.last_power if self.s.phase == LAY else self.s.power
        return dict(zip(SYSTEMS, values[seat].tolist(), strict=True))

    @property
    def scores(self) -> list[int]:
        out = np.zeros(SEATS, np.int64)
        RULES.scores(EDITION, self.state, out)
        return out[:2].tolist()

    @property
    def ranks(self) -> list[int]:
        out = np.zeros(SEATS, np.int64)
        RULES.ranks(EDITION, self.state, out)
        return out[:2].tolist()

    # what is known

    def seen_by(self, seat: int) -> Duel:
        """The table as that seat sees it."""
        view = self.copy()
        RULES.observe(EDITION, view.state, seat)
        return view

    def imagined_by(self, seat: int, number: int) -> Duel:
        """A world that seat may imagine, given all it sees."""
        world = self.seen_by(seat)
        RULES.resample(EDITION, world.state, seat, key(number))
        return world


def opening(number: int = 1, **options: str | int) -> Duel:
    """A match as it begins; another number shuffles another way."""
    state = np.zeros(GAME.state_layout.itemsize, np.uint8)
    RULES.start(EDITION, state, GAME.option_values(GAME.about.resolve_options(options)), 2, key(number))
    return Duel(state)


def dealt(
    *ships: Ship,
    starter: int = 0,
    spare: tuple[int, int] = (2, 2),
    pile: tuple[int | None, int | None] = (None, None),
    points: tuple[int, int] = (0, 0),
    rounds: int = 1,
    number: int = 1,
    **options: str | int,
) -> Duel:
    """A round of our choosing: each holds the cards of a ship and some to spare, and nothing is laid yet.

    Points are paid with cards of the other, but for the cuddle variant. The rest is the pile, or where a size of the
    pile is given, the pile and the discards.
    """
    t = opening(number, **options)
    t.ships = ships
    for seat in range(2):
        rest = [card for card in DECK if card not in ships[seat].values()]
        Random(number).shuffle(rest)
        held = [*ships[seat].values(), *(rest.pop() for _ in range(spare[seat]))]
        lost = 0 if options.get("variant") == "cuddle" else points[1 - seat]
        t.s.removed[seat] = as_set(rest.pop() for _ in range(lost))
        t.s.discard[seat] = 0 if pile[seat] is None else as_set(rest[pile[seat] :])
        t.s.hand[seat], t.s.held[seat], t.s.points[seat] = as_set(held), len(held), points[seat]
    t.s.starter, t.s.rounds, t.s.laid, t.s.phase = starter, rounds, NOTHING, LAY
    return t


def shown(*ships: Ship, **position: object) -> Duel:
    """The same with both ships laid and shown: the shooting has begun, up to the first decision."""
    return dealt(*ships, **position).show()
