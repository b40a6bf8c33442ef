"""Random galaxies, laid on the table and in plain Python alike."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from .plain import Galaxy, System, lay, spots
from .positions import FACES, START_FACE, Face, Table

PLANETS, SPACES = FACES[:140], FACES[140:START_FACE]
EVEN: Mapping[str, int] = {"planet": 12, "x": 2, "moon": 4, "wormhole": 2, "sun": 5, "asteroid": 3}
TANGLED: Mapping[str, int] = {"planet": 5, "x": 5, "moon": 1, "wormhole": 3}
COLOURFUL: Mapping[str, int] = {"two": 8, "planet": 3, "sun": 3, "moon": 4, "wormhole": 2}


def sort_of(card: Face) -> set[str]:
    """What a card may be asked for as."""
    if card.kind != "planet":
        return {card.kind}
    return {"x"} if not card.value else {"planet", "two"} if len(card.colours) == 2 else {"planet"}


class Builder:
    """Draws cards at random, none twice, and lays them where the plain rules allow it."""

    def __init__(self, t: Table, lots: Random, likes: Mapping[str, int] = EVEN) -> None:
        self.t, self.lots, self.likes = t, lots, likes
        self.galaxies = [Galaxy([System(FACES[t.s.face[t.s.sun[galaxy, 0]]])]) for galaxy in range(int(t.s.galaxies))]

    def card(self) -> Face | None:
        """A card that has not appeared, of a random sort."""
        sort = self.lots.choices(list(self.likes), list(self.likes.values()))[0]
        left = self.t.left
        fitting = [card for card in left if sort in sort_of(card)]
        return self.lots.choice(fitting) if fitting else None

    def lay(self, seat: int, card: Face) -> bool:
        """Lay it, seldom as a new system; an asteroid may find no place."""
        found = sorted(spots(self.galaxies[seat], card))
        if not found:
            return False
        spot = self.lots.choices(found, [1 if spot == "new" else 4 for spot in found])[0]
        self.t.put(seat, card.text, spot)
        lay(self.galaxies[seat], card, spot)
        return True

    def grow(self, seat: int, cards: int) -> None:
        for _ in range(cards):
            card = self.card()
            if card is not None:
                self.lay(seat, card)
