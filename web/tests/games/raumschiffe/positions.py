"""Positions of real matches, for the tests and the gallery of the board; fixtures.py says how to renew them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from fixtures import Position, Step, first, steps, write

import raumhafen as rh
from raumhafen.engine.match import Action, Match


def played(seat: int, seed: int, **options: Any) -> Iterator[Step]:
    """A match of a seat, move by move: matching cards are laid more often than others."""
    luck = random.Random(seed)

    def choose(match: Match) -> tuple[int, Action]:
        actor = luck.choice(match.active)
        actions = match.legal(actor)
        best = max(actions, key=lambda action: (_fit(action.tokens), luck.random()))
        return actor, best if luck.random() < 0.7 else luck.choice(actions)

    return steps(rh.new("raumschiffe", seats=2, key=f"{seed:032x}", options=options), seat, choose)


def _fit(tokens: tuple[str, ...]) -> int:
    """How well a card serves the system it is laid under."""
    if len(tokens) < 2:
        return 0
    spot, card = tokens
    return len(card) if spot[0] in card else 0


def find(name: str, seat: int, wanted: Callable[[Step], Any], **options: Any) -> Position:
    """The first position of its kind."""
    return first(name, (played(seat, seed, **options) for seed in range(1, 400)), wanted, regrets=True)


def laid(step: Step) -> int:
    """How many cards lie before the seat."""
    return sum(spot.card is not None for spot in step.after.ships[step.seat].spots)


def asked(step: Step) -> bool:
    """Is the seat asked about its late +1?"""
    return step.after.phase == "late" and step.after.turn == step.seat


def held(step: Step) -> int:
    """How many cards the seat's hand had."""
    return step.after.ships[step.seat].held if step.after.phase == "lay" else 0


def positions() -> list[Position]:
    """Each kind once."""
    return [
        find("first", 0, lambda s: s.after.round == 1 and laid(s) == 1 and "Laid" in s.told),
        find("lay", 0, lambda s: s.after.round == 4 and laid(s) == 3 and "Laid" in s.told and held(s) > 8),
        find("twelve", 1, lambda s: held(s) == 12 and laid(s) == 0 and s.after.round > 2),
        find("full", 0, lambda s: laid(s) == 6 and s.after.phase == "lay" and s.after.ships[1].ready),
        find("waiting", 1, lambda s: s.told == ["Ready"] and s.after.ships[1].ready and s.after.round > 2),
        find("late", 0, lambda s: asked(s) and "Revealed" in s.told and not s.after.shots),
        find("added", 0, lambda s: asked(s) and len(s.after.shots) >= 2 and s.after.system != "resources"),
        find("other", 0, lambda s: s.after.phase == "late" and s.after.turn == 1 and "Added" in s.told),
        find("resources", 1, lambda s: asked(s) and s.after.system == "resources"),
        find("set", 0, lambda s: "Added" in s.told and s.events[0].system and s.after.phase == "late"),
        find("fired", 0, lambda s: s.told.count("Fired") == 4 and s.after.round > 3 and s.told.count("Drew") == 2),
        find("renewed", 1, lambda s: "Drew" in s.told and len(s.after.ships[1].discard) == 6 and s.after.round > 3),
        find("over", 0, lambda s: "Ended" in s.told and s.after.ships[0].points >= 13),
        find("lost", 0, lambda s: "Ended" in s.told and s.after.ships[1].points >= 13),
        find("limit", 0, lambda s: "Ended" in s.told and "Drew" in s.told, limit=2),
        find(
            "cuddle",
            1,
            lambda s: asked(s) and s.after.ships[1].points > 5 and s.after.shots,
            variant="cuddle",
            target=30,
        ),
        find("watched", -1, lambda s: s.after.phase == "lay" and s.after.round == 3 and s.after.ships[0].ready),
        find("shooting", -1, lambda s: s.after.phase == "late" and len(s.after.shots) == 2),
    ]


if __name__ == "__main__":
    write(__file__, positions())
