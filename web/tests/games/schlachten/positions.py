"""Positions of real matches, for the tests and the gallery of the board; fixtures.py says how to renew them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from fixtures import Position, Step, first, steps, write

import raumhafen as rh
from raumhafen.engine.match import Action, Match


def played(seats: int, seat: int, seed: int) -> Iterator[Step]:
    """A match of a seat, move by move. The player lays many cards, looks often and commits what there is."""
    luck = random.Random(seed)

    def choose(match: Match) -> tuple[int, Action]:
        [actor, *_] = match.active
        actions = match.legal(actor)
        luck.shuffle(actions)
        actions.sort(key=lambda action: -len(action.tokens) if luck.random() < 0.6 else 0)
        return actor, actions[0]

    return steps(rh.new("schlachten", seats=seats, key=f"{seed:032x}"), seat, choose)


def find(name: str, seats: int, seat: int, wanted: Callable[[Step], Any]) -> Position:
    """The first position of its kind."""
    return first(name, (played(seats, seat, seed) for seed in range(1, 201)), wanted)


def mine(step: Step, phase: str) -> bool:
    """Is it the seat's turn in a phase?"""
    return step.after.phase == phase and step.after.turn == step.seat


def won(step: Step) -> int:
    """How many worlds are won."""
    return sum(len(seat.worlds) for seat in step.after.seats)


def positions() -> list[Position]:
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
    write(__file__, positions())
