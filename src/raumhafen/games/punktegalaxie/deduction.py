"""What follows from all that was seen (PG-5): which cards a piece may be, given that every other piece is a card too.

Of the pieces of the first market only the planet was seen, of those taken from a stack, or on top of one, only the
space side. For the latter it does not matter which of them is which card, only that enough of their look are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from raumhafen.games.punktegalaxie.model import COLUMNS, PLACES, UNKNOWN

PLANETS = PLACES - COLUMNS  #: pieces of the first market


class Deduction:
    """The cards that pieces may be. `back` is the look of each card's space side, `alike` the cards of each look."""

    def __init__(
        self,
        back: Sequence[int],
        alike: Sequence[Sequence[int]],
        face: Sequence[int],
        cards: Sequence[int],
        both_seen: Sequence[int],
        drawn: int,
    ) -> None:
        self.back, self.cards, self.face = back, cards, face
        known = {cards[piece] for piece in range(drawn) if both_seen[piece]}
        self.alike = [[card for card in look if card not in known] for look in alike]
        # So many cards of each look can be pieces of the first market: the others are those that show it.
        self.free = Counter(back[card] for card in range(len(back)) if card not in known)
        self.free.subtract(face[piece] for piece in range(PLANETS, drawn) if not both_seen[piece])
        self.example = self._market({}, set()) or {}

    def may_be(self, piece: int) -> list[int]:
        """The cards that a piece may be."""
        if self.cards[piece] != UNKNOWN:
            return [self.cards[piece]]
        candidates = self.alike[self.face[piece]]
        if piece < PLANETS:
            return [
                card for card in candidates if self.example.get(piece) == card or self._market({piece: card}, set())
            ]
        return [card for card in candidates if card not in self.example.values() or self._market({}, {card})]

    def _market(self, given: Mapping[int, int], gone: set[int]) -> dict[int, int] | None:
        """A way to say which cards the first market is, without some that are gone; None if there is none."""
        chosen: dict[int, int] = {}
        free = self.free.copy()

        def choose(piece: int) -> bool:
            if piece == PLANETS:
                return True
            for card in [given[piece]] if piece in given else self.alike[self.face[piece]]:
                if free[self.back[card]] > 0 and card not in gone and card not in chosen.values():
                    chosen[piece] = card
                    free[self.back[card]] -= 1
                    if choose(piece + 1):
                        return True
                    free[self.back[card]] += 1
                    del chosen[piece]
            return False

        return chosen if choose(0) else None
