"""Card counting as a careful player does it, from what everybody sees.

Each card came to its hand from some pile: the first, or one made of discards later. A renewal tells which cards are in
the new pile, so whatever else is out of sight is in the hands; and each hand shows how many cards it drew from which.
"""

from __future__ import annotations

from collections import Counter

from raumhafen.games.schlachten.model import PLAY_CARDS

from .positions import CARDS, Table


class Count:
    """The count kept along a match: `came[card]` is the number of the pile the card was in last."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.came = [0] * len(CARDS)
        self.piles = 0

    def do(self, action: int) -> None:
        t, played, size = self.t, PLAY_CARDS.argument(action), self.t.s.pile_size
        hand = [card for place, card in enumerate(t.cards(t.turn)) if played < 0 or not played >> place & 1]
        others = [t.cards(seat) for seat in range(t.s.seats) if seat != t.turn]
        held = t.pile.union(hand, *others)
        t.do(action)
        if t.s.pile_size > size:  # what was held or left in the old pile is not in the new one
            self.piles += 1
            self.came = [came if card in held else self.piles for card, came in enumerate(self.came)]

    def drawn(self, seat: int) -> list[int]:
        """The places of a hand with cards from the present pile."""
        return [place for place, card in enumerate(self.t.cards(seat)) if self.came[card] == self.piles]

    def old(self, world: Table) -> list[int]:
        """How many cards of each hand are from before the last renewal."""
        return [sum(self.came[card] < self.piles for card in world.cards(seat)) for seat in range(world.s.seats)]

    def by_pile(self, world: Table) -> list[Counter[int]]:
        """How many cards of each hand came from which pile."""
        return [Counter(self.came[card] for card in world.cards(seat)) for seat in range(world.s.seats)]
