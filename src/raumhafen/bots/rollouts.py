"""Rollouts: what a choice is worth, judged by games that bots play on from it; all choices in the same worlds."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from raumhafen.bots import greedy
from raumhafen.bots.bot_signature import bot_address, bot_at, given_kernels
from raumhafen.engine.advice import CONFIDENCE, SHOWN, Advice, Advised, Goal, Limits, Stopped, chance_of
from raumhafen.engine.chance import derive, random_seat
from raumhafen.engine.game import Game
from raumhafen.engine.kernel import (
    LIST,
    SEATS,
    Bytes,
    Float64s,
    Int64s,
    UInt64s,
    compiled,
    copy_into,
    edition_bytes,
    f64s,
    helper,
    i64,
    i64s,
    kernels_in,
    u8s,
    u64s,
    void,
)

EFFORT = 4  #: worlds that the bot imagines for each move it plays on: more of it costs more games than it is worth
WORLDS = 8  #: games at a time

_run = kernels_in("active", "scores", "observe")


@helper
def play_to_end(
    active: Any, observe: Any, legal: Any, apply: Any, resample: Any, estimate: Any, focus: Any,
    bot: Any, effort: Any, edition: Any, state: Any, seen: Any, choice_key: Any, move_key: Any, stop: Any,
) -> None:  # fmt: skip
    """Have a bot play a world to its end for all seats; `seen` and `move_key` are scratch space."""
    move = 0
    while True:
        mask = active(edition, state)
        if mask == 0 or stop[0]:
            return
        derive(move_key, choice_key, move)
        who = random_seat(mask, move_key)
        copy_into(seen, state)
        observe(edition, seen, who)
        chosen = bot(legal, apply, resample, estimate, focus, edition, seen, who, move_key, effort)
        apply(edition, state, who, chosen)
        move += 1


@compiled(void(i64s, i64, i64, edition_bytes, u8s, i64, i64, u64s, i64, i64s, u8s))
def rollouts_after(
    kernels: Any, bot: Any, effort: int,
    edition: Bytes, observed: Bytes, seat: int, action: int, key: UInt64s, first: int, points: Int64s, stop: Bytes,
) -> None:  # fmt: skip
    """Take an action in the worlds numbered from `first` on, one for each place in `points`, and have a bot play on for
    all seats; the seat's points at the end. Once `stop` is set, they have no meaning."""
    active, scores, observe = _run(kernels)
    legal, apply, resample, estimate, focus = given_kernels(kernels)
    play = bot_at(bot)
    state, seen = np.empty_like(observed), np.empty_like(observed)
    own, choice_key, move_key = np.empty(2, np.uint64), np.empty(2, np.uint64), np.empty(2, np.uint64)
    by_seat = np.empty(SEATS, np.int64)
    for place in range(points.size):
        derive(own, key, 2 * (first + place))
        derive(choice_key, key, 2 * (first + place) + 1)
        copy_into(state, observed)
        resample(edition, state, seat, own)
        apply(edition, state, seat, action)
        play_to_end(
            active, observe, legal, apply, resample, estimate, focus,
            play, effort, edition, state, seen, choice_key, move_key, stop,
        )  # fmt: skip
        scores(edition, state, by_seat)
        points[place] = by_seat[seat]


@compiled(void(i64s, i64, i64, edition_bytes, u8s, i64, u64s, i64, f64s, f64s, u8s))
def rollouts_from(
    kernels: Any, bot: Any, effort: int,
    edition: Bytes, observed: Bytes, viewer: int, key: UInt64s, first: int,
    wins: Float64s, points: Float64s, stop: Bytes,
) -> None:  # fmt: skip
    """Have a bot play on in the worlds numbered from `first` on that fit what the viewer observes. Each world has a row
    of `SEATS` in both lists: what every seat won in the end (estimates of an end are exact: a win is shared by those
    who share it, and alone it is one over the game's own opponent), and its points. Once `stop` is set, they have no
    meaning."""
    active, scores, observe = _run(kernels)
    legal, apply, resample, estimate, focus = given_kernels(kernels)
    play = bot_at(bot)
    state, seen = np.empty_like(observed), np.empty_like(observed)
    own, choice_key, move_key = np.empty(2, np.uint64), np.empty(2, np.uint64), np.empty(2, np.uint64)
    by_seat = np.zeros(SEATS, np.int64)
    for place in range(points.size // SEATS):
        derive(own, key, 2 * (first + place))
        derive(choice_key, key, 2 * (first + place) + 1)
        copy_into(state, observed)
        resample(edition, state, viewer, own)
        play_to_end(
            active, observe, legal, apply, resample, estimate, focus,
            play, effort, edition, state, seen, choice_key, move_key, stop,
        )  # fmt: skip
        estimate(edition, state, wins[SEATS * place : SEATS * (place + 1)])
        scores(edition, state, by_seat)
        for seat in range(SEATS):
            points[SEATS * place + seat] = by_seat[seat]


def advise_by_rollouts(
    game: Game,
    edition: Bytes,
    observed: Bytes,
    seat: int,
    key: UInt64s,
    limits: Limits,
    worlds: int,
    goals: tuple[Goal, ...] = (),
) -> Advice:
    """The best choices, as far as games played on by the greedy bot can tell.

    All sensible choices are tried in the same worlds; again and again the worse half is left out, so that most games
    are spent on those that may be the best. Ends with the time, or after `worlds` worlds for those left.
    """
    ids = np.zeros(LIST, np.int32)
    n = game.kernels.focus(edition, observed, seat, ids, game.kernels.legal(edition, observed, seat, ids))
    table, bot = game.kernel_table, bot_address(greedy.choose)
    points: dict[int, list[int]] = {action: [] for action in ids[:n].tolist()}
    rounds, played = max(1, int(np.ceil(np.log2(max(n / SHOWN, 1)))) + 1), 0
    begun = time.monotonic()

    def play(action: int) -> list[int]:
        batch = np.zeros(WORLDS, np.int64)
        rollouts_after(table, bot, EFFORT, edition, observed, seat, action, key, played, batch, limits.stop)
        return batch.tolist()

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for number in range(1, rounds + 1):
            until, enough = begun + (limits.until - begun) * number / rounds, worlds * number // rounds
            while played == 0 or (played < enough and time.monotonic() < until):
                for own, more in zip(points.values(), threads.map(play, points), strict=True):
                    own += more
                if limits.stop[0]:
                    raise Stopped
                played += WORLDS
            best = sorted(points, key=lambda action: -sum(points[action]))
            left = SHOWN if number >= rounds - 1 else max(SHOWN, (len(best) + 1) // 2)
            points = {action: points[action] for action in best[:left]}
    choices = tuple(_advised(action, np.array(own), goals) for action, own in points.items())
    return Advice(False, "points", choices, goals, "estimate" if goals else "none", played)


def _advised(action: int, points: Int64s, goals: tuple[Goal, ...]) -> Advised:
    margin = CONFIDENCE * float(points.std(ddof=1)) / len(points) ** 0.5
    chances = tuple(chance_of(float((points >= goal.points).sum()), len(points)) for goal in goals)
    return Advised(action, float(points.mean()), margin, chances)
