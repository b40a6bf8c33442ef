"""Advice on Galaktix: what each choice is worth, exactly, wherever that is known or found quickly enough.

It is known where the level was solved and its table kept (`raumhafen solve galaktix 1-1 --keep`). Elsewhere all that
may follow is solved on the spot, if it is little enough: mostly when the last rockets are in the depot.
"""

from __future__ import annotations

import os
import time
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from math import prod
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np

from raumhafen.engine.advice import SHOWN, Advice, Advised, Goal, Limits, Stopped, chance_of
from raumhafen.engine.game import Game
from raumhafen.engine.kernel import Bytes, Float64s, Int64s, UInt64s
from raumhafen.games.galaktix import CHAPTER, LEVELS
from raumhafen.games.galaktix import model as m
from raumhafen.games.galaktix.edition import BUILT, FIELDS, MEDALS, Edition
from raumhafen.games.galaktix.expert import policy, tables
from raumhafen.games.galaktix.expert.layers import GivenUp, Solved, beginning, in_memory, numbered, solve
from raumhafen.games.galaktix.expert.space import LANES, heights_ahead, start_of
from raumhafen.games.galaktix.rules import questions
from raumhafen.games.galaktix.rules.board import PARTS_PER_ROCKET

AT_ONCE = 2.0  #: seconds that the bot may take to solve what is left
RATE = 1_000_000  #: positions that a core solves in a second if it has nothing else to do
GLIMPSE = 0.05  #: the share of positions after which it shows whether there is time for the rest
STANDS = 8_000  #: if the roads can come to stand in more ways than these, not even their number is looked for
WORLDS = 16  #: games played on at a time
ENOUGH = 2_000  #: games played on from a choice: its chances are known to two in a hundred then
REMEMBERED = 12  #: positions solved lately
CORES = os.cpu_count() or 1


def prepare(game: Game) -> None:
    """Have all that is compiled here at hand: solve what is left when one road is a field short of its end."""
    edition = game.edition().data
    state = beginning(game, edition, 0)
    s = state.view(m.State)[0]
    s.height[:], s.height[0], s.depot[:] = FIELDS, FIELDS - 1, (1, 0, 0)
    table = _solved(game, edition, state, 0, Limits(np.inf, np.zeros(1, np.uint8)))
    assert table is not None
    chosen, _ = _worth(table, edition, state)
    counts = np.zeros(policy.HIGHEST, np.int64)
    policy.play_on(table.index, table.values, edition, state, chosen[0], np.zeros(2, np.uint64), 0, 1, counts)


def goals(edition: Bytes, observed: Bytes) -> tuple[Goal, ...]:
    """The medals."""
    points = edition.view(Edition)[0].medal[observed.view(m.State)[0].level].tolist()
    return tuple(Goal(f"medal-{name}", least) for name, least in zip(MEDALS, points, strict=True))


def advise(game: Game, edition: Bytes, observed: Bytes, key: UInt64s, limits: Limits) -> Advice | None:
    """The best choices with the points to expect, and the chances of the medals: the greatest there are, for a player
    who plays for that medal alone; where those take too long, counted in games played on for points."""
    table = _table(game, edition, observed, 0, limits)
    if table is None:
        return None
    chosen, worth = _worth(table, edition, observed)
    best = np.argsort(-worth, kind="stable")[:SHOWN]
    medals, games = goals(edition, observed), 0
    chances = _best_chances(game, edition, observed, medals, limits)
    if chances is None:
        chances, games = _played_chances(table, edition, observed, chosen[best], medals, key, limits)
    else:
        chances = chances[best]
    choices = tuple(
        Advised(int(chosen[choice]), float(worth[choice]), 0.0, tuple(chances[place].tolist()))
        for place, choice in enumerate(best.tolist())
    )
    return Advice(True, "points", choices, medals, "estimate" if games else "best", games)


def choose(game: Game, edition: Bytes, observed: Bytes) -> int | None:
    """The action that brings the most points on the average."""
    table = _table(game, edition, observed, 0, Limits(time.monotonic() + AT_ONCE, np.zeros(1, np.uint8)))
    if table is None:
        return None
    chosen, worth = _worth(table, edition, observed)
    return int(chosen[worth.argmax()])


def remedy(edition: Bytes, observed: Bytes) -> str:
    """How the level is solved."""
    return f"raumhafen solve galaktix {LEVELS[observed.view(m.State)[0].level]} --keep"


# --- chances ----------------------------------------------------------------------------------------------------------


def _best_chances(game: Game, edition: Bytes, observed: Bytes, medals: Sequence[Goal], limits: Limits) -> Any:
    """By choice and medal: the greatest chance of it; None where that takes too long."""
    columns = []
    for medal in medals:
        table = _table(game, edition, observed, medal.points, limits)
        if table is None:
            return None
        columns.append(_worth(table, edition, observed)[1])
    return np.column_stack(columns)


def _played_chances(
    table: Solved,
    edition: Bytes,
    observed: Bytes,
    actions: Int64s,
    medals: Sequence[Goal],
    key: UInt64s,
    limits: Limits,
) -> tuple[Any, int]:
    """By choice and medal: how often it is reached when the game is played on for points; in how many games each."""
    counts, games = np.zeros((len(actions), policy.HIGHEST), np.int64), 0
    while games < ENOUGH and (games == 0 or time.monotonic() < limits.until):
        for place, action in enumerate(actions.tolist()):  # each in the same worlds
            if limits.stop[0]:
                raise Stopped
            policy.play_on(
                table.index, table.values, edition, observed, action, key, games, games + WORLDS, counts[place]
            )
        games += WORLDS
    reached = np.column_stack([counts[:, medal.points :].sum(axis=1) for medal in medals])
    return chance_of(reached, games), games


# --- tables -----------------------------------------------------------------------------------------------------------


def _worth(table: Solved, edition: Bytes, observed: Bytes) -> tuple[Int64s, Float64s]:
    """All choices, and what they are worth by a table."""
    chosen, worth = np.zeros(policy.LONGEST, np.int32), np.zeros(policy.LONGEST)
    n = policy.worth_of_choices(table.index, table.values, edition, observed, chosen, worth)
    return chosen[:n].astype(np.int64), worth[:n]


def _table(game: Game, edition: Bytes, observed: Bytes, goal: int, limits: Limits) -> Solved | None:
    """A table that knows all that may follow: the level's, if it was kept, else one made for this position."""
    path = tables.path_of(edition, int(observed.view(m.State)[0].level), goal)
    if path.exists():
        kept = _kept(path, path.stat().st_mtime_ns, game, edition.tobytes(), int(observed.view(m.State)[0].level), goal)
        if kept is not None:
            return kept
    return _solved(game, edition, _before_placing(edition, observed), goal, limits)


@lru_cache(maxsize=4)  # one of the largest levels takes some hundred megabytes besides its table
def _kept(_path: Path, _written: int, game: Game, edition: bytes, level: int, goal: int) -> Solved | None:
    found = tables.find(game, np.frombuffer(edition, np.uint8), level, goal)
    return found and Solved(found.index, found.value, np.asarray(found.values))


_lately: OrderedDict[Any, Solved] = OrderedDict()  # what was solved on the spot; a round asks for it several times
_guard = Lock()


def _solved(game: Game, edition: Bytes, state: Bytes, goal: int, limits: Limits) -> Solved | None:
    """All that may follow a state between two rounds, solved; None where there is not enough time for it."""
    start = start_of(edition, state)
    what = (edition.tobytes(), int(state.view(m.State)[0].level), start, goal)
    with _guard:
        if what in _lately:
            _lately.move_to_end(what)
            return _lately[what]
    if start.parts + start.spare_parts >= LANES or _stands(edition, state) > STANDS:
        return None
    index = numbered(game, edition, state, goal)
    begun = time.monotonic()
    if index.positions > RATE * CORES * (limits.until - begun):
        return None
    stop = np.zeros(1, np.bool_)

    def look_up(done: int, of: int) -> None:
        spent, given = time.monotonic() - begun, limits.until - begun
        late = spent > given or (done > GLIMPSE * of and spent * of > given * done)
        stop[0] = late or bool(limits.stop[0])

    try:
        made = solve(index, CORES, in_memory, look_up, stop)
    except GivenUp:
        if limits.stop[0]:
            raise Stopped from None
        return None
    made.values.flags.writeable = False  # of one type with those that are kept
    with _guard:
        _lately[what] = made
        while len(_lately) > REMEMBERED:
            _lately.popitem(last=False)
    return made


def _stands(edition: Bytes, state: Bytes) -> int:
    """In how many ways the roads may come to stand, vortices left out."""
    e, s = edition.view(Edition)[0], state.view(m.State)[0]
    return prod(map(len, heights_ahead(e.field[s.level // CHAPTER], s.height.tolist(), black=False)))


def _before_placing(edition: Bytes, observed: Bytes) -> Bytes:
    """A state from which everything follows that may follow this one. Mostly that is the state itself; but while parts
    may still go to skipped fields (GX-10), it is one in which the rocket has not been placed yet. That has what the
    rocket won already: more than there ever was, and nothing is missing."""
    if not questions.parts_may_follow(edition, observed):
        return observed
    s = observed.view(m.State)[0]
    before = observed.copy()
    b = before.view(m.State)[0]
    rocket = int(s.piece[s.road, s.height[s.road] - 1]) - m.PIECE
    b.height[s.road] = s.skipped_from
    if rocket == BUILT:
        b.parts += PARTS_PER_ROCKET
    else:
        b.depot[rocket] += 1
    return before
