"""Positions of real matches, for the tests and the gallery of the board; fixtures.py says how to renew them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from fixtures import Position, Step, first, steps, write

import raumhafen as rh
from raumhafen.engine.match import Action, Match


def played(seats: int, seat: int, seed: int, **options: Any) -> Iterator[Step]:
    """A match as a seat sees it, move by move: cards go where they bring most, and are taken by luck."""
    luck = random.Random(seed)

    def choose(match: Match) -> tuple[int, Action]:
        [actor] = match.active
        actions, gains = match.legal(actor), match.view(actor).gains
        return actor, max(actions, key=lambda action: (_worth(action.tokens, gains), luck.random()))

    return steps(rh.new("punktegalaxie", seats=seats, key=f"{seed:032x}", options=options), seat, choose)


def _worth(tokens: tuple[str, ...], gains: dict[str, Any]) -> float:
    """How gladly something is done: new systems are begun only where they are worth it."""
    gain = gains.get(" ".join(tokens))
    return gain.total - 1.5 * ("new" in tokens) if gain else 0


def find(name: str, seats: int, wanted: Callable[[Step], Any], seat: int = 0, **options: Any) -> Position:
    """The first position of its kind."""
    return first(name, (played(seats, seat, seed, **options) for seed in range(1, 300)), wanted)


def asked(step: Step, phase: str, late: int = 0) -> bool:
    """Is that expected of the seat, not before some round?"""
    return step.active and step.after.phase == phase and step.after.round >= late


def kinds(step: Step) -> list[str]:
    """What the seat holds."""
    return [card.kind for card in step.after.hand]


def systems(step: Step) -> int:
    """How many systems the seat has."""
    return len(step.after.galaxies[step.seat].systems)


def sources(step: Step) -> list[str]:
    """What happened when the market was refilled."""
    return [one.what for event in step.events if hasattr(event, "steps") for one in event.steps]


def positions() -> list[Position]:
    """Each kind once."""
    return [
        find("first", 1, lambda s: asked(s, "take") and s.told == ["Sided"]),
        find("second", 1, lambda s: asked(s, "take", 4) and len(s.after.hand) == 1),
        find("lay", 1, lambda s: asked(s, "lay", 7) and len(s.after.hand) == 2 and systems(s) > 2),
        find("sun", 1, lambda s: asked(s, "lay", 5) and set(kinds(s)) == {"sun", "asteroid"}),
        find("tile", 1, lambda s: asked(s, "tile", 6)),
        find("galaxus", 1, lambda s: s.told.count("Took") == 2 and "GotTile" in s.told and s.after.round == 9),
        find("renewed", 1, lambda s: "renewed" in sources(s) and s.after.round > 9, difficulty="hard"),
        find("late", 1, lambda s: asked(s, "lay", 13) and len(s.after.hand) == 1),
        find("mark", 1, lambda s: asked(s, "mark") and len(s.match.legal(0)) > 4, difficulty="easy"),
        find("marked", 1, lambda s: "Marked" in s.told and s.after.marked, difficulty="easy"),
        find("lost", 1, lambda s: "Ended" in s.told and s.after.phase == "over", difficulty="hard"),
        find("two", 2, lambda s: asked(s, "take", 6) and not s.after.hand),
        find("other", 2, lambda s: not s.active and s.after.phase == "lay" and s.after.round == 8 and "Took" in s.told),
        find("two-over", 2, lambda s: s.after.phase == "over"),
        find("side", 5, lambda s: asked(s, "side") and "Sided" in s.told, seat=2),
        find("five", 5, lambda s: asked(s, "lay", 10) and len(s.after.hand) == 2 and systems(s) > 3, seat=3),
        find("watched", 5, lambda s: s.after.phase == "lay" and s.after.round == 9, seat=-1),
        find("over", 5, lambda s: s.after.phase == "over", seat=1),
    ]


if __name__ == "__main__":
    write(__file__, positions())
