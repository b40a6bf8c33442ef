"""A whole match in plain Python, written from the clauses alone, that follows the words of the one played.

Which random card appears it is told, one after another, and only then; everything else it knows by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from raumhafen.engine.about import SPECTATOR

from .plain import LADDER, Galaxy, System, lay, letters, majorities, sheet, spots
from .positions import BACK, FACES, Face, Table

#: PG-27, PG-28: the marker's thirteen places, each with the nearest place of the market and the next one.
MARKER = [
    ("a1", "b1"),  # left of row 1
    ("a1", "a2"),  # above the columns
    ("b1", "b2"),
    ("c1", "c2"),
    ("c1", "b1"),  # right of the rows
    ("c2", "b2"),
    ("c3", "b3"),
    ("c3", "c2"),  # below the columns
    ("b3", "b2"),
    ("a3", "a2"),
    ("a3", "b3"),  # left of the rows
    ("a2", "b2"),
    ("a1", "b1"),
]
PAIRS = {(FACES[planet].text, FACES[space].text) for planet, space in enumerate(BACK)}
BY_TOKEN = {one.token: one for one in reversed(FACES)}
STACKS = ("a1", "b1", "c1")

Learn = Callable[[str, str], Face]  # what happened at which place: the card that is seen there now


class Market:
    """PG-3, PG-6, PG-10: three stacks and six places."""

    def __init__(self, cards: int, seen: dict[str, str], learn: Learn) -> None:
        self.height = {stack: cards // 3 + (place < cards % 3) - 2 for place, stack in enumerate(STACKS)}
        self.shown = {place: BY_TOKEN[token] for place, token in seen.items()}
        self.learn = learn

    def take(self, place: str) -> Face:
        card = self.shown.pop(place)
        if place in STACKS:
            self._uncover(place)
        return card

    def _uncover(self, stack: str) -> None:
        self.height[stack] -= 1
        self.shown.pop(stack, None)
        if self.height[stack]:
            self.shown[stack] = self.learn("uncovered", stack)

    def _renew(self, stack: str) -> None:
        highest = max((other for other in STACKS if other != stack), key=self.height.get)  # equal: the left one
        half = self.height[highest] // 2
        if half:
            self.learn("renewed", stack)
            self.height[highest] -= half
            self.height[stack] = half
            self.shown[stack] = self.learn("uncovered", stack)

    def refill(self) -> None:
        for stack in STACKS:
            for place in (stack[0] + "2", stack[0] + "3"):
                if place in self.shown:
                    continue
                if not self.height[stack]:
                    self._renew(stack)
                if self.height[stack]:
                    planet = self.learn("turned", place)
                    assert (planet.text, self.shown[stack].text) in PAIRS  # PG-5
                    self.shown[place] = planet
                    self._uncover(stack)
        for stack in STACKS:
            if not self.height[stack]:
                self._renew(stack)

    @property
    def left(self) -> int:
        return sum(self.height.values()) + sum(place not in STACKS for place in self.shown)


class Plain:
    """A match from the first turn on."""

    def __init__(self, t: Table) -> None:
        self.seats = t.match.seats
        self.alone = self.seats == 1
        view = t.view
        seen = {place.token: place.card.token for place in view.market}
        self.market = Market(26 * max(self.seats, 2) + 7, seen, self._learn)
        self.offer = t.offer
        self.galaxies = [Galaxy([System(BY_TOKEN[galaxy.systems[0].sun.token])]) for galaxy in view.galaxies]
        self.values: list[set[int]] = [set()]  # of Galaxus' systems
        self.difficulty = ("easy", "medium", "hard").index(view.difficulty) if self.alone else -1
        self.starter = self.turn = view.starter
        self.round, self.phase, self.hand = 1, "take", list[Face]()
        self.told: list[tuple[str, str, str]] = []
        self.seen: Counter[str] = Counter()  # how often what happened

    def _learn(self, what: str, place: str) -> Face | None:
        told = self.told.pop(0)
        assert told[:2] == (what, place)
        self.seen[what] += 1
        return BY_TOKEN.get(told[2])

    @property
    def own(self) -> Galaxy:
        return self.galaxies[self.turn]

    def legal(self) -> set[str]:
        if self.phase == "take":
            return {place for place, card in self.market.shown.items() if self._may_take(card)}
        if self.phase == "lay":
            return {f"{card.token} {spot}" for card in self.hand for spot in spots(self.own, card)}
        return set(self.offer)

    def _may_take(self, card: Face) -> bool:
        """PG-8."""
        suns, asteroids = (
            self.own.count(kind) + sum(one.kind == kind for one in self.hand) for kind in ("sun", "asteroid")
        )
        return card.kind != "asteroid" or suns > asteroids

    def do(self, words: str, told: list[tuple[str, str, str]]) -> None:
        """An action, and what appeared in its course."""
        self.told = told
        if self.phase == "take":
            self.hand.append(self.market.take(words))
            if len(self.hand) == 2:
                self.phase = "lay"
        elif self.phase == "lay":
            token, spot = words.split()
            card = next(card for card in self.hand if card.token == token)
            self.hand.remove(card)
            lay(self.own, card, spot)
            if not self.hand:
                self._check_rockets()
        else:
            self.offer.remove(words)
            self.own.tiles.append(words)
            self._check_rockets()
        assert not self.told

    def _check_rockets(self) -> None:
        """PG-9."""
        if self.offer and self.own.rockets // 5 > len(self.own.tiles):
            self.phase = "tile"
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        last = self.round == 13 and (self.turn + 1) % self.seats == self.starter
        if self.alone:
            self.market.refill()
            self._galaxus()
        if not last:
            self.market.refill()
        self.turn = (self.turn + 1) % self.seats
        self.round += self.turn == self.starter and not last
        self.phase = "over" if last else "take"

    def _galaxus(self) -> None:
        """PG-28 … PG-30."""
        galaxus = self.galaxies[1]
        for card in [self.market.take(place) for place in MARKER[self.round - 1]]:
            if card.kind == "planet":
                self._lay_planet(galaxus, card)
            else:
                galaxus.loose.append(card)
        while self.offer and galaxus.rockets // 5 > len(galaxus.tiles):
            galaxus.tiles.append(self.offer.pop(0))

    def _lay_planet(self, galaxus: Galaxy, card: Face) -> None:
        """PG-29: an X is what it is from the moment it lies."""
        for system, values in zip(galaxus.systems, self.values, strict=True):
            lacking = [value for value in range(1, 8) if value not in values and card.value in (0, value)]
            if lacking:
                system.row.append(card)
                values.add(lacking[0])
                return
        galaxus.systems.append(System(row=[card]))
        self.values.append({card.value or 1})

    def galaxus_sheet(self) -> dict[str, int]:
        """PG-31."""
        galaxus, level, symbols = self.galaxies[1], self.difficulty, letters(self.galaxies[1])
        return {
            "suns": galaxus.count("sun") * (1, 3, 4)[level],
            "planets": sum(LADDER[len(values)] for values in self.values),
            "moons": sum(card.points for card in galaxus.loose if card.kind == "moon"),
            "research": LADDER[len(symbols)] + (symbols.total() - len(symbols)) * (0, 1, 3)[level],
            "tiles": len(galaxus.tiles) * (2, 3, 4)[level],
            "asteroids": majorities([galaxy.count("asteroid") for galaxy in self.galaxies])[1],
        }

    def sheets(self) -> list[dict[str, int]]:
        sheets = [sheet(self.galaxies, seat) for seat in range(self.seats)]
        return [*sheets, self.galaxus_sheet()] if self.alone else sheets


# --- following --------------------------------------------------------------------------------------------------------


def told_by(t: Table) -> list[tuple[str, str, str]]:
    """What appeared in the course of the last action, in order."""
    found = []
    for event in t.match.events(SPECTATOR, len(t.match.moves) - 1):
        if type(event).__name__ == "Took" and event.uncovered:
            found.append(("uncovered", event.place, event.uncovered.token))
        if type(event).__name__ == "Refilled":
            found += [(step.what, step.place, step.card.token if step.card else "") for step in event.steps]
    return found


def follow(t: Table, lots: Random, weigh: Callable[[str], int] = lambda words: 1):
    """Play to the end at random, the plain match beside it; gives it after each action, for comparing."""
    while t.phase == "side":
        t.do(lots.choice(sorted(t.legal)))
    plain = Plain(t)
    yield plain
    while plain.phase != "over":
        assert t.turn == plain.turn
        assert t.legal == plain.legal()
        actions = sorted(t.legal)
        (words,) = lots.choices(actions, [weigh(action) for action in actions])
        t.do(words)
        plain.do(words, told_by(t))
        yield plain
