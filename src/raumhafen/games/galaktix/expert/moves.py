"""What can be made of a road in one round, as the rules' kernels themselves have it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from raumhafen.engine.game import Game
from raumhafen.engine.kernel import Bytes
from raumhafen.games.galaktix import model as m
from raumhafen.games.galaktix.edition import DICE, FIELDS, ROADS, ROCKETS
from raumhafen.games.galaktix.rules import questions

PLENTY = 10  # of everything, so that nothing is refused for lack of it


@dataclass(frozen=True)
class Move:
    """A rocket placed, and parts where something is to be won."""

    road: int
    height: int  #: before
    dice: int
    rocket: int
    lands: int
    parts: int  #: placed on skipped fields
    extras: tuple[int, int, int]  #: rockets offered by the fields taken, by colour
    flags: int


_known: dict[tuple[bytes, int], list[Move]] = {}


def moves_of(game: Game, edition: Bytes, level: int) -> list[Move]:
    """All moves of a level, road by road."""
    what = (edition.tobytes(), level)
    if what not in _known:
        _known[what] = _find_moves(game, edition, level)
    return _known[what]


def _find_moves(game: Game, edition: Bytes, level: int) -> list[Move]:
    found: list[Move] = []
    state = np.zeros(game.state_layout.itemsize, np.uint8)
    ids = np.zeros(64, np.int32)
    for road in range(ROADS):
        for height in range(FIELDS):
            for dice in range(1, DICE + 1):
                s = _set(game, edition, state, level, road, height, dice)
                n = game.kernels.legal(edition, state, 0, ids)
                before = state.copy()
                for action in ids[:n].tolist():
                    if action not in m.PLACE_ROCKET:
                        continue
                    state[:] = before
                    game.kernels.apply(edition, state, 0, action)
                    _, rocket, _ = m.PLACE_ROCKET.arguments(action)
                    for parts, took in _parts(game, edition, state, ids):
                        extras = _won(before, took, rocket)
                        t = took.view(m.State)[0]
                        flags = int(t.flags_won)
                        found.append(Move(road, height, dice, rocket, int(s.height[road]), parts, extras, flags))
    return found


def _set(game: Game, edition: Bytes, state: Bytes, level: int, road: int, height: int, dice: int) -> Any:
    """A position in which only this road can be used, by any rocket."""
    game.kernels.start(edition, state, np.array([level], np.int64), 1, np.zeros(2, np.uint64))
    s = state.view(m.State)[0]
    s.phase, s.rounds, s.road = m.PLACE, 1, m.NOWHERE
    s.depot[:], s.supply[:], s.parts, s.spare_parts = PLENTY, PLENTY, PLENTY, PLENTY
    other = (road + 1) % ROADS
    s.height[:] = 0
    s.height[other], s.height[road] = FIELDS, height
    if height:
        s.piece[road, height - 1] = m.PIECE
    s.dice[:] = sorted([road] * dice + [other] * (DICE - dice))
    return s


def _parts(game: Game, edition: Bytes, state: Bytes, ids: Any) -> list[tuple[int, Bytes]]:
    """Every choice of skipped fields where a part wins something: how many parts, and the state afterwards."""
    s = state.view(m.State)[0]
    n = game.kernels.legal(edition, state, 0, ids)
    useful = [
        action
        for action in ids[:n].tolist()
        if action in m.PLACE_PART and questions.worth_a_part(edition, state, s.road, m.PLACE_PART.argument(action))
    ]
    found = []
    for size in range(len(useful) + 1):
        for chosen in combinations(useful, size):
            after = state.copy()
            for action in chosen:
                game.kernels.apply(edition, after, 0, action)
            found.append((size, after))
    return found


def _won(before: Bytes, after: Bytes, rocket: int) -> tuple[int, int, int]:
    old, new = before.view(m.State)[0], after.view(m.State)[0]
    white, grey, black = (
        int(new.depot[kind]) - int(old.depot[kind]) + (kind == rocket) for kind in range(ROCKETS)
    )  # fmt: skip
    return white, grey, black
