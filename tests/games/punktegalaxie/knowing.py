"""What everybody has seen of the cards in a match, in plain Python: which card each piece may be (PG-5)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from msgspec import Struct

from .positions import BACK, FACES, Table

SIDES = [{FACES[card].token, FACES[BACK[card]].token} for card in range(140)]


class Witness:
    """An onlooker from the beginning and remembers each side of each piece that was to be seen."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.seen: dict[int, set[str]] = defaultdict(set)
        self.told = 0
        self.look()

    def look(self) -> None:
        """See what lies there, and what happened since."""
        view = self.t.view
        for card in [*(place.card for place in view.market if place.card), *view.hand]:
            self.seen[card.number].add(card.token)
        for event in self.t.match.events(-1, self.told):
            for card in _cards(event):
                self.seen[card.number].add(card.token)
        self.told = len(self.t.match.moves)

    @property
    def candidates(self) -> dict[int, set[int]]:
        """By piece, the cards that have the sides seen. Start suns are no cards."""
        return {
            piece: {card for card in range(140) if tokens <= SIDES[card]}
            for piece, tokens in self.seen.items()
            if 0 <= piece < 137
        }


def _cards(event: Struct) -> Iterable[Struct]:
    name = type(event).__name__
    if name == "Took":
        return [card for card in (event.card, event.uncovered) if card]
    if name == "Refilled":
        return [step.card for step in event.steps if step.card]
    return []


def possible(candidates: Mapping[int, set[int]], piece: int) -> set[int]:
    """The cards that a piece may be, given that every other piece is a card as well: each is tried, and the others are
    dealt cards until all have one, or it turns out that they cannot."""
    found = set()
    for card in candidates[piece]:
        others = {other: cards - {card} for other, cards in candidates.items() if other != piece}
        if _can_be_dealt(others):
            found.add(card)
    return found


def _can_be_dealt(candidates: Mapping[int, set[int]]) -> bool:
    holder: dict[int, int] = {}

    def deal(piece: int, tried: set[int]) -> bool:
        for card in candidates[piece] - tried:
            tried.add(card)
            if card not in holder or deal(holder[card], tried):
                holder[card] = piece
                return True
        return False

    return all(deal(piece, set()) for piece in candidates)
