"""Matches among bots, compiled from the first deal to the last point. Each bot is given an observed copy only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from raumhafen.bots import Bot
from raumhafen.bots.bot_signature import bot_at, given_kernels
from raumhafen.engine.advice import NEVER, Limits
from raumhafen.engine.chance import derive, random_seat
from raumhafen.engine.game import Game
from raumhafen.engine.kernel import (
    SEATS,
    Bytes,
    Int64s,
    UInt64s,
    compiled,
    copy_into,
    edition_bytes,
    i64,
    i64s,
    kernels_in,
    u8s,
    u64s,
)

_run = kernels_in("start", "active", "scores", "ranks", "observe")

#: A win in whole numbers: it can be shared by any number of seats, and sums do not depend on their order.
WIN = 840


@compiled(i64(i64s, i64s, edition_bytes, i64s, u8s, i64, u64s, i64, i64, i64, i64s, i64s, i64s, i64s, u8s))
def play_matches(
    kernels: Any, bots: Any, edition: Bytes, options: Int64s, state: Bytes, seats: int, key: UInt64s,
    first: int, last: int, rotate: int,
    efforts: Int64s, wins: Int64s, points: Int64s, squares: Int64s, stop: Bytes,
) -> Any:  # fmt: skip
    """Play the matches numbered first … last−1 under a key; add up wins, points and squared points of each bot,
    return the moves.

    The bots move on by `rotate` seats from each match to the next. A match's number alone, and not the
    batch it is played in, says how it goes. Once `stop` is set, nothing that was counted has a meaning.
    """
    start, active, scores, ranks, observe = _run(kernels)
    legal, apply, resample, estimate, focus = given_kernels(kernels)
    observed = np.empty_like(state)
    by_seat = np.empty(SEATS, np.int64)
    own, choice_key, move_key = np.empty(2, np.uint64), np.empty(2, np.uint64), np.empty(2, np.uint64)
    moves = 0
    for number in range(first, last):
        derive(own, key, 2 * number)
        derive(choice_key, key, 2 * number + 1)  # apart from the match's own key, which no bot may know
        start(edition, state, options, seats, own)
        turned = number * rotate
        move = 0
        while True:
            mask = active(edition, state)
            if mask == 0 or stop[0]:
                break
            derive(move_key, choice_key, move)
            seat = random_seat(mask, move_key)
            copy_into(observed, state)
            observe(edition, observed, seat)
            who = (seat + turned) % seats
            bot, effort = bot_at(bots[who]), efforts[who]
            action = bot(legal, apply, resample, estimate, focus, edition, observed, seat, move_key, effort)
            apply(edition, state, seat, action)
            move += 1
        moves += move
        scores(edition, state, by_seat)
        for seat in range(seats):
            points[(seat + turned) % seats] += by_seat[seat]
            squares[(seat + turned) % seats] += by_seat[seat] * by_seat[seat]
        ranks(edition, state, by_seat)
        firsts = 0
        for seat in range(seats):
            firsts += by_seat[seat] == 0
        for seat in range(seats):
            if by_seat[seat] == 0:
                wins[(seat + turned) % seats] += WIN // firsts
    return moves


def play_uncompiled(
    game: Game, bots: Sequence[Bot], edition: Bytes, options: Int64s, state: Bytes, key: UInt64s, first: int, last: int,
    rotate: int, wins: Int64s, points: Int64s, squares: Int64s, stop: Bytes,
) -> int:  # fmt: skip
    """The same matches, move by move from Python: for bots that are not compiled."""
    kernels, seats = game.kernels, len(bots)
    observed, by_seat = np.empty_like(state), np.empty(SEATS, np.int64)
    own, choice_key, move_key = np.empty(2, np.uint64), np.empty(2, np.uint64), np.empty(2, np.uint64)
    moves = 0
    for number in range(first, last):
        derive(own, key, 2 * number)
        derive(choice_key, key, 2 * number + 1)
        kernels.start(edition, state, options, seats, own)
        who = [(seat + number * rotate) % seats for seat in range(seats)]
        players = [bots[which].sit(game, edition, seat) for seat, which in enumerate(who)]
        move = 0
        while (mask := kernels.active(edition, state)) and not stop[0]:
            derive(move_key, choice_key, move)
            seat = random_seat(mask, move_key)
            observed[:] = state
            kernels.observe(edition, observed, seat)
            kernels.apply(edition, state, seat, players[seat].choose(observed, move_key, Limits(NEVER, stop)))
            move += 1
        moves += move
        kernels.scores(edition, state, by_seat)
        points[who] += by_seat[:seats]
        squares[who] += by_seat[:seats] ** 2
        kernels.ranks(edition, state, by_seat)
        firsts = by_seat[:seats] == 0
        wins[who] += firsts * (WIN // firsts.sum())
    return moves
