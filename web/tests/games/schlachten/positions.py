"""Positions of real matches, for the tests and the gallery of the board.

Renew them when the view changes: `PYTHONPATH=src python web/tests/games/schlachten/positions.py`
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import raumhafen as rh
from raumhafen.engine.match import Match

OUT = Path(__file__).with_name("positions.json")


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


def steps(seats: int, seat: int, seed: int) -> Iterator[Step]:
    """A match of a seat, move by move. Whoever plays lays many cards, looks often and commits what he has."""
    luck = random.Random(seed)
    match = rh.new("schlachten", seats=seats, key=f"{seed:032x}")
    while not match.over:
        actor, before = match.active[0], match.view(seat)
        actions = match.legal(actor)
        luck.shuffle(actions)
        actions.sort(key=lambda action: -len(action.tokens) if luck.random() < 0.6 else 0)
        match.play(actor, actions[0].id)
        yield Step(match, seat, before, match.tell(seat, len(match.moves) - 1), match.view(seat))


def position(name: str, step: Step) -> dict[str, Any]:
    """The position after a step."""
    match, seat = step.match, step.seat
    mine = seat in match.active
    return {
        "name": name,
        "seat": seat,
        "view": step.after,
        "choices": [action.tokens for action in match.legal(seat)] if mine else [],
        "prompt": match.prompt(seat) if mine else None,
        "before": step.before,
        "events": step.events,
    }


def find(name: str, seats: int, seat: int, wanted: Callable[[Step], Any], seed: int = 1) -> dict[str, Any]:
    """The first position of its kind."""
    for key in range(seed, seed + 200):
        for step in steps(seats, seat, key):
            if wanted(step):
                return position(name, step)
    raise LookupError(name)


def mine(step: Step, phase: str) -> bool:
    """Is it the seat's turn in a phase?"""
    return step.after.phase == phase and step.after.turn == step.seat


def won(step: Step) -> int:
    """How many worlds are won."""
    return sum(len(seat.worlds) for seat in step.after.seats)


def positions() -> list[dict[str, Any]]:
    """Each kind once."""
    return [
        find("look", 3, 0, lambda s: mine(s, "look") and won(s) == 5 and "Recruited" in s.told),
        find("peeked", 3, 0, lambda s: mine(s, "turn") and won(s) >= 6),
        find("looked", 4, 1, lambda s: "Looked" in s.told and s.events[0].world is None and won(s) >= 4),
        find("turned", 2, 0, lambda s: "Turned" in s.told and won(s) == 3),
        find("commit", 4, 2, lambda s: mine(s, "commit") and len(s.after.seats[2].figures) > 1),
        find("committed", 4, 0, lambda s: "Committed" in s.told and len(s.events[0].figures) > 1),
        find("play", 3, 0, lambda s: mine(s, "play") and any(seat.committed for seat in s.after.seats)),
        find("first", 2, 0, lambda s: mine(s, "play") and s.after.round == 1),
        find(
            "six",
            6,
            3,
            lambda s: (
                mine(s, "play")
                and won(s) > 8
                and sum(bool(seat.played) for seat in s.after.seats) == 5
                and any(seat.committed for seat in s.after.seats)
            ),
        ),
        find("capital", 6, 5, lambda s: s.after.prize and s.after.prize.capital and mine(s, "play")),
        find("open", 3, 1, lambda s: mine(s, "look") and s.after.capital_open),
        find("renewed", 5, 4, lambda s: "Renewed" in s.told and "Returned" in s.told and "Recruited" in s.told),
        find("over", 3, 1, lambda s: "Ended" in s.told),
        find("watched", 6, -1, lambda s: s.told == ["Played"] and s.after.round > 6 and s.after.seats[3].played),
    ]


if __name__ == "__main__":
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in positions())
    OUT.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
