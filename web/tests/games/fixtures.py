"""Positions of real matches, found by playing: what the positions.py of every game begins with and ends in.

Renew a game's when its view changes: `PYTHONPATH=web/tests/games python web/tests/games/<game>/positions.py`
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from raumhafen.engine.match import Action, Match

Position = dict[str, Any]


class Step(NamedTuple):
    """A move as one seat saw it."""

    match: Match
    seat: int
    before: Any
    events: list[Any]
    after: Any

    @property
    def told(self) -> list[str]:
        """What kinds of things happened."""
        return [type(event).__name__ for event in self.events]

    @property
    def active(self) -> bool:
        """Is something expected of the seat?"""
        return self.seat in self.match.active

    @property
    def choices(self) -> list[tuple[str, ...]]:
        """What the seat can do now."""
        return [action.tokens for action in self.match.legal(self.seat)] if self.active else []


def steps(match: Match, seat: int, choose: Callable[[Match], tuple[int, Action]]) -> Iterator[Step]:
    """A match as a seat sees it, move by move; `choose` says who acts, and how."""
    while not match.over:
        before = match.view(seat)
        actor, action = choose(match)
        match.play(actor, action.id)
        yield Step(match, seat, before, match.events(seat, len(match.moves) - 1), match.view(seat))


def first(
    name: str, matches: Iterable[Iterator[Step]], wanted: Callable[[Step], Any], regrets: bool = False
) -> Position:
    """The first position of its kind; with what can be taken back, where a game has that."""
    for match in matches:
        for step in match:
            if wanted(step):
                return position(name, step, regrets)
    raise LookupError(name)


def position(name: str, step: Step, regrets: bool) -> Position:
    """The position after a step."""
    match, seat = step.match, step.seat
    back = [action.tokens for action in match.undo_choices(seat)] if regrets and seat >= 0 else []
    return {
        "name": name,
        "seat": seat,
        "view": step.after,
        "choices": step.choices,
        **({"regrets": back} if regrets else {}),
        "prompt": match.prompt(seat) if step.active else None,
        "before": list(differences(msgspec.to_builtins(step.before), msgspec.to_builtins(step.after))),
        "events": step.events,
    }


def differences(before: Any, after: Any, *path: str | int) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Where the view before a step was another, and what stood there: most of it is as in the view after it."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in before:
            yield from differences(before[key], after[key], *path, key)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number in range(len(before)):
            yield from differences(before[number], after[number], *path, number)
    elif before != after:
        yield path, before


def as_json(positions: list[Position]) -> str:
    """The positions, one in each line."""
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in positions)
    return f"[\n{lines}\n]\n"


def write(script: str, positions: list[Position]) -> None:
    """Put the positions beside the script that found them."""
    Path(script).with_name("positions.json").write_text(as_json(positions), encoding="utf-8")
