"""The rules of a round once more, written as plainly as they are said; slow, and sharing nothing with the kernels."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

FIGURE = 3
CAPITAL = 5


def colour(name: str) -> str | None:
    return None if name.startswith("+") else name.split("-")[0]


def value(name: str) -> int:
    return int(name.lstrip("+")) if name.startswith("+") else int(name.split("-")[1].rstrip("c"))


def is_clone(name: str) -> bool:
    return name.endswith("c")


def may_play(cards: tuple[str, ...], hand: list[str]) -> bool:
    """GS-7."""
    played = {colour(name) for name in cards} - {None}
    held = {colour(name) for name in hand} - {None}
    return len(played) == 1 or (not played and not held)


def plays(hand: list[str]) -> dict[tuple[str, ...], tuple[int, ...]]:
    """Every play, by what is played, with the places of the hand it comes from: the lowest of equal ones."""
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for size in range(1, len(hand) + 1):
        for places in combinations(range(len(hand)), size):
            cards = tuple(sorted(hand[place] for place in places))
            if may_play(cards, hand):
                found.setdefault(cards, places)
    return found


@dataclass
class Round:
    """One round: the prize, who leads, whose the figures are, and what each seat commits and plays."""

    prize: str
    leader: int
    figures: dict[str, int]
    committed: list[set[str]]
    played: list[list[str]]

    @property
    def order(self) -> list[int]:
        return [*range(self.leader, len(self.played)), *range(self.leader)]

    @property
    def main(self) -> list[int]:
        """GS-8."""
        return [self._main(cards, committed) for cards, committed in zip(self.played, self.committed, strict=True)]

    def _main(self, cards: list[str], committed: set[str]) -> int:
        hue, worth = self.prize.split("-")
        score = sum(map(value, cards))
        if any(colour(name) == hue for name in cards):
            score += CAPITAL if worth == "capital" else int(worth)
        if any(colour(name) in committed for name in cards):
            score += FIGURE
        return score

    @property
    def clones(self) -> list[int]:
        """GS-9."""
        return [sum(value(name) for name in cards if is_clone(name)) for cards in self.played]

    @property
    def winner(self) -> int:
        """GS-10, GS-11."""
        return max(self.order, key=lambda seat: self.main[seat])

    @property
    def figures_after(self) -> dict[str, int]:
        """GS-6, GS-10, GS-11."""
        used = set().union(*self.committed)
        left = {figure: owner for figure, owner in self.figures.items() if figure not in used}
        if any(self.clones):
            left[self.prize.split("-")[0]] = max(self.order, key=lambda seat: self.clones[seat])
        return left
