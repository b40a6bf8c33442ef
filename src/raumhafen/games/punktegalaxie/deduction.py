"""What follows from all that was seen (PG-5): what the other side of a piece may be, given that every piece is a card.

Of the pieces of the first market only the planet was seen; of those taken from a stack, or on top of one, only the
space side. It does not matter which of the latter is which card, as long as enough of their look are left for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from raumhafen.games.punktegalaxie.model import COLUMNS, PLACES, UNKNOWN

FIRST_MARKET = PLACES - COLUMNS  #: pieces


class Deduction:
    """The other sides that pieces may have. `front` and `back` are the looks of a card's sides, by card."""

    def __init__(
        self,
        front: Sequence[int],
        back: Sequence[int],
        face: Sequence[int],
        cards: Sequence[int],
        both_seen: Sequence[int],
        drawn: int,
    ) -> None:
        self.front, self.back, self.face, self.cards = front, back, face, cards
        known = {cards[piece] for piece in range(drawn) if both_seen[piece]}
        unknown = [card for card in range(len(front)) if card not in known]
        one_side = [piece for piece in range(drawn) if not both_seen[piece]]
        #: Cards that are not known, by the looks of both sides.
        self.pairs = Counter((front[card], back[card]) for card in unknown)
        #: By look of the space side, how many of them can be in the first market: all but those that show it.
        self.free = Counter(back[card] for card in unknown)
        self.free.subtract(face[piece] for piece in one_side if piece >= FIRST_MARKET)
        self.planets = Counter(face[piece] for piece in one_side if piece < FIRST_MARKET)

    def others(self, piece: int) -> list[int]:
        """The looks that the other side of a piece may have."""
        look, card = self.face[piece], self.cards[piece]
        if piece < FIRST_MARKET:
            return [back for front, back in self.pairs if front == look and self._may_be_planet(front, back)]
        if card != UNKNOWN:
            return [self.back[card]]
        return [front for front, back in self.pairs if back == look and self._may_be_space(front, back)]

    def _may_be_planet(self, front: int, back: int) -> bool:
        """May a planet of the first market be a card with these looks? Then the others must find theirs."""
        rest = _Cards(self.pairs, self.free)
        rest.remove(front, back)
        rest.free[back] -= 1
        return rest.free[back] >= 0 and rest.hold(self.planets - Counter([front]))

    def _may_be_space(self, front: int, back: int) -> bool:
        """May a piece that shows its space side be a card with these looks? Then no planet is that card."""
        rest = _Cards(self.pairs, self.free)
        rest.remove(front, back)
        return front not in self.planets or rest.hold(self.planets)


class _Cards:
    """Cards to find the planets of the first market among."""

    def __init__(self, pairs: Counter[tuple[int, int]], free: Counter[int]) -> None:
        self.pairs, self.free = pairs.copy(), free.copy()
        self.found: Counter[tuple[int, int]] = Counter()

    def remove(self, front: int, back: int) -> None:
        """Take a card away."""
        self.pairs[front, back] -= 1

    def hold(self, planets: Counter[int]) -> bool:
        """Is there a card for each of these planets?"""
        return all(self._find(planet, set()) for planet in planets.elements())

    def _find(self, planet: int, tried: set[int]) -> bool:
        """Find a card for one more planet, if need be by moving others to other cards."""
        for front, back in list(self.pairs):
            if front != planet or back in tried or self.pairs[front, back] == 0:
                continue
            tried.add(back)
            if self.free[back] > 0:
                self.free[back] -= 1
                self._move(planet, back, 1)
                return True
            for other, where in list(self.found):
                if where == back and self.found[other, where] and self._find(other, tried):
                    self._move(other, back, -1)
                    self._move(planet, back, 1)
                    return True
        return False

    def _move(self, planet: int, back: int, count: int) -> None:
        self.pairs[planet, back] -= count
        self.found[planet, back] += count
