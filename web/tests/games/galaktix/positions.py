"""Positions of real matches, for the tests and the gallery of the board; fixtures.py says how to renew them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from fixtures import Position, Step, first, steps, write

import raumhafen as rh
from raumhafen.engine.match import Action, Match


def played(seed: int, level: str, daring: float) -> Iterator[Step]:
    """A game, move by move: the most frequent colour is kept, and far flights are flown more often than short ones."""
    luck = random.Random(seed)

    def choose(match: Match) -> tuple[int, Action]:
        view, actions = match.view(0), match.legal(0)
        best = max(actions, key=lambda action: (_worth(action.tokens, view), luck.random()))
        return 0, best if luck.random() < daring else luck.choice(actions)

    return steps(rh.new("galaktix", seats=1, key=f"{seed:032x}", options={"level": level}), 0, choose)


def _worth(tokens: tuple[str, ...], view: Any) -> float:
    """How gladly something is done."""
    first = tokens[0]
    if view.phase == "keep":
        face, count = Counter(view.dice).most_common(1)[0]
        return float(tokens == (face,) * count)
    if first in ("back", "stop"):
        return -1
    return int(first.split("-")[1]) if "-" in first else 0


def find(name: str, level: str, wanted: Callable[[Step], Any], daring: float = 0.85) -> Position:
    """The first position of its kind."""
    return first(name, (played(seed, level, daring) for seed in range(1, 2000)), wanted)


def offers(step: Step, token: str) -> bool:
    """Is a token part of something that can be done?"""
    return any(token in tokens for tokens in step.choices)


def fields(step: Step) -> int:
    """On how many skipped fields may a part be put?"""
    return sum("-" in tokens[0] for tokens in step.choices) if step.after.phase == "roll" else 0


def won(step: Step, **what: Any) -> bool:
    """Did a field bring that?"""
    return any(getattr(event, name, None) == value for event in step.events for name, value in what.items())


def positions() -> list[Position]:
    """Each kind once."""
    return [
        find("first", "1-1", lambda s: s.told == ["Rolled"] and s.after.round == 1),
        find("keep", "1-4", lambda s: s.told == ["Rolled"] and s.after.round > 5 and s.after.score > 2),
        find("kept", "1-1", lambda s: s.told == ["Kept"] and s.after.round > 3 and len(s.events[0].kept) in (2, 3)),
        find("all", "1-3", lambda s: s.told == ["Kept"] and len(s.events[0].kept) == 5 and s.after.round > 3, 0.3),
        find(
            "gained", "1-5", lambda s: s.told == ["Kept", "Gained"] and s.after.phase == "place" and s.after.round > 2
        ),
        find("vortex", "1-2", lambda s: s.after.phase == "place" and sum(one.vortex for one in s.after.landings) >= 2),
        find("placed", "1-1", lambda s: s.told == ["Placed"] and s.events[0].start >= 2 and not fields(s)),
        find("parts", "1-2", lambda s: fields(s) >= 2 and s.after.round > 3),
        find("part", "1-5", lambda s: s.told[:1] == ["PartPlaced"] and s.after.phase == "roll"),
        find("flag", "1-3", lambda s: won(s, flag=True) and s.after.phase == "roll"),
        find("rocket", "1-1", lambda s: s.told == ["Placed", "Won"] and s.events[1].rocket),
        find("grey", "2-5", lambda s: s.after.phase == "place" and s.after.depot.grey and len(s.choices) > 12),
        find("black", "3-2", lambda s: s.after.phase == "place" and any(one.vortex for one in s.after.landings)),
        find("all-kinds", "4-5", lambda s: s.after.phase == "place" and s.after.round > 3 and len(s.choices) > 14),
        find("forced", "1-1", lambda s: s.after.phase == "place" and all(one[0] == "back" for one in s.choices)),
        find("gave-back", "1-1", lambda s: s.told == ["GaveBack"] and s.events[0].rocket == "white"),
        find("parts-back", "1-2", lambda s: s.told == ["GaveBack"] and s.events[0].rocket == "built", 0.2),
        find("built", "1-2", lambda s: s.told[:1] == ["Placed"] and s.events[0].rocket == "built", 0.5),
        find("stop", "1-1", lambda s: offers(s, "stop")),
        find("last", "1-1", lambda s: s.after.phase == "roll" and not any(vars_of(s.after.depot)[:3])),
        find("over", "1-1", lambda s: "Ended" in s.told),
        find("medal", "1-1", lambda s: "Ended" in s.told and s.after.medal in ("silver", "bronze"), 1),
        find("stopped", "4-5", lambda s: "Ended" in s.told and s.events[-1].stopped),
    ]


def vars_of(store: Any) -> list[int]:
    """White, grey and black rockets, and parts."""
    return [store.white, store.grey, store.black, store.parts]


if __name__ == "__main__":
    write(__file__, positions())
