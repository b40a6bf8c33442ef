"""Compiled play of whole matches: random matches in batches, and move by move from Python with one call a move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from raumhafen.engine.chance import derive, nth_seat, pick
from raumhafen.engine.kernel import (
    LIST,
    SEATS,
    Bytes,
    Ids,
    Int64s,
    UInt64s,
    compiled,
    count_bits,
    edition_bytes,
    first_seat,
    i32s,
    i64,
    i64s,
    kernels_in,
    u8s,
    u64s,
)
from raumhafen.engine.rng import key_words

if TYPE_CHECKING:
    from raumhafen.engine.game import Game

_played = kernels_in("start", "active", "legal", "apply", "ranks")


@compiled(i64(i64s, edition_bytes, u8s, i64s, i64, u64s, i64, i64s, i32s))
def play_random(
    kernels: Any, edition: Bytes, state: Bytes, options: Int64s, seats: int, key: UInt64s, games: int, wins: Int64s,
    ids: Ids,
) -> Any:  # fmt: skip
    """Play `games` random matches, one after the other; count first places, and return the moves made."""
    start, active, legal, apply, ranks = _played(kernels)
    moves = 0
    place = np.zeros(SEATS, np.int64)
    own = np.empty(2, np.uint64)
    for game in range(games):
        derive(own, key, game)
        seed = own[0] ^ own[1]
        start(edition, state, options, seats, own)
        while True:
            mask = active(edition, state)
            if mask == 0:
                break
            seat = first_seat(mask)
            if mask >> seat != 1:  # several at once
                seed, chosen = pick(seed, count_bits(mask))
                seat = nth_seat(mask, chosen)
            n = legal(edition, state, seat, ids)
            seed, chosen = pick(seed, n)
            apply(edition, state, seat, ids[chosen])
            moves += 1
        ranks(edition, state, place)
        for seat in range(seats):
            if place[seat] == 0:
                wins[seat] += 1
    return moves


class Stepper:
    """A match driven from Python at speed, without a referee: for those who choose only from the ids they are given.

    stepper = Stepper(game)
    n = stepper.begin(seats=3, key="…")
    while n:
        n = stepper.step(stepper.ids[choose(n)])
    """

    def __init__(self, game: Game, edition: str = "reference") -> None:
        self.game = game
        self.edition = game.edition(edition).data
        self.state = np.zeros(game.state_layout.itemsize, np.uint8)
        self.turn = np.zeros(1 + LIST, np.int32)
        self.ids: memoryview[int] = self.turn.data[1:]
        self.step: Callable[[int], int] = partial(game.step, self.edition, self.state, self.turn)

    def begin(self, seats: int, key: str, options: dict[str, str | int] | None = None) -> int:
        """Start a match; how many actions the first seat has."""
        chosen = self.game.option_values(self.game.about.resolve_options(options or {}))
        self.game.kernels.start(self.edition, self.state, chosen, self.game.about.check_seats(seats), key_words(key))
        return self.step(-1)

    @property
    def seat(self) -> int:
        """The seat to act, −1 when the match is over."""
        return int(self.turn[0])
