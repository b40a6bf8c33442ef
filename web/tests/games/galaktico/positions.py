"""Positions of real matches, for the tests and the gallery of the board; fixtures.py says how to renew them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from fixtures import Position, Step, first, steps, write

import raumhafen as rh
from raumhafen.engine.match import Action, Match


def played(seat: int, seed: int, seats: int, **options: Any) -> Iterator[Step]:
    """A match of a seat, move by move: a seat that can attack mostly does."""
    luck = random.Random(seed)

    def choose(match: Match) -> tuple[int, Action]:
        actor = luck.choice(match.active)
        return actor, _choice(match, actor, luck)

    return steps(rh.new("galaktico", seats=seats, key=f"{seed:032x}", options=options), seat, choose)


def _choice(match: Match, actor: int, luck: random.Random) -> Action:
    actions = match.legal(actor)
    view = match.view(actor)
    meteors = {*view.meteors}
    enemies = {ship.field for ship in view.ships if ship.seat != actor}
    groups = (
        [action for action in actions if enemies & {*action.tokens}],
        [action for action in actions if len(action.tokens) > 1 and not action.tokens[0][-1].isdigit()],
        [action for action in actions if meteors & {*action.tokens}],
        actions,
    )
    chances = (0.8, 0.35 if view.phase == "turn" else 0.0, 0.15, 1.0)
    group = next(group for group, chance in zip(groups, chances, strict=True) if group and luck.random() < chance)
    return luck.choice(group)


def find(name: str, seat: int, wanted: Callable[[Step], Any], seats: int = 2, **options: Any) -> Position:
    """The first position of its kind."""
    return first(name, (played(seat, seed, seats, **options) for seed in range(1, 200)), wanted, regrets=True)


def mine(step: Step) -> bool:
    """Is it the seat's turn?"""
    return step.after.phase == "turn" and step.after.turn == step.seat


def attacks(step: Step) -> list[Any]:
    """All that the seat may attack."""
    return [attack for reach in step.after.reach for attack in reach.attacks]


def equipped(step: Step) -> int:
    """How many shields and weapons the seat has given out."""
    return sum((card.shield is not None) + len(card.weapons) for card in step.after.players[step.seat].cards)


def placed(step: Step) -> int:
    """How many ships the seat has on the board."""
    return sum(ship.seat == step.seat for ship in step.after.ships)


def several(step: Step) -> bool:
    """Can a cruiser attack the same ship in several ways?"""
    for reach in step.after.reach:
        targets = [attack.path[-1] for attack in reach.attacks]
        if len(targets) > len({*targets}):
            return True
    return False


def jumped(step: Step, kind: str) -> bool:
    """Did a ship fly through hyperspace?"""
    return any(type(event).__name__ == kind and event.jumps for event in step.events)


def fight(step: Step) -> Any:
    """The fight of this step, or None."""
    return next((event.fight for event in step.events if type(event).__name__ == "Fought"), None)


def tied(step: Step) -> bool:
    """Were both ships beaten?"""
    return fight(step) is not None and fight(step).winner < 0


def positions() -> list[Position]:
    """Each kind once."""
    return [
        find("first", 0, lambda s: equipped(s) == 1 and not placed(s)),
        find("setup", 0, lambda s: equipped(s) == 6 and placed(s) == 4 and "Equipped" in s.told),
        find("placed", 1, lambda s: placed(s) == 3 and "Placed" in s.told, 3),
        find("full", 1, lambda s: equipped(s) == 12 and placed(s) == 7 and s.after.phase == "setup", 3),
        find("waiting", 0, lambda s: s.after.phase == "setup" and s.after.players[0].ready and s.told == ["Ready"]),
        find("began", 0, lambda s: "Began" in s.told and mine(s)),
        find("three", 2, lambda s: "Began" in s.told and mine(s), 3),
        find("moved", 0, lambda s: jumped(s, "Moved") and s.after.turn == 0),
        find("other", 0, lambda s: s.told == ["Moved"] and s.after.turn == 1 and s.events[0].seat == 1),
        find("deployed", 0, lambda s: "Deployed" in s.told and mine(s)),
        find("shifted", 0, lambda s: "Shifted" in s.told and mine(s) and s.after.last, 3),
        find("attack", 0, lambda s: mine(s) and len(attacks(s)) > 2 and any(a.attack for a in attacks(s))),
        find("several", 1, lambda s: mine(s) and several(s), 3),
        find("fought", 0, lambda s: fight(s) and fight(s).winner == 0 and mine(s)),
        find("lost", 1, lambda s: fight(s) and fight(s).winner == 0 and s.after.turn >= 0, 3),
        find("bonus", 0, lambda s: fight(s) and fight(s).attacker.bonus and s.after.turn >= 0),
        find("tied", 0, lambda s: tied(s) and s.after.turn >= 0),
        find("fly", 0, lambda s: s.after.phase == "fly" and s.after.turn == 0 and s.after.flying.hyperflights),
        find("flown", 0, lambda s: jumped(s, "FlewOn") and s.after.turn >= 0),
        find("stayed", 0, lambda s: s.told == ["FlewOn"] and not s.events[0].path),
        find("late", 2, lambda s: mine(s) and sum(c.shown for p in s.after.players for c in p.cards) > 8, 3),
        find("station", 0, lambda s: "Took" in s.told),
        find("goal", 1, lambda s: "Ended" in s.told and s.after.ending == "points" and fight(s)),
        find("destroyers", 2, lambda s: "Ended" in s.told and s.after.ending == "destroyers", 3),
        find("standstill", 0, lambda s: "Ended" in s.told and s.after.ending == "standstill", standstill=3),
        find("watched", -1, lambda s: s.after.phase == "turn" and s.after.last and s.after.turns > 20, 3),
        find("watching", -1, lambda s: s.after.phase == "setup" and any(p.ready for p in s.after.players)),
    ]


if __name__ == "__main__":
    write(__file__, positions())
