"""The review of a finished match: how the chances of all seats went, and where they turned.

The chances at a moment are those a spectator could have told, who knew only what was open: in many worlds that fit
what a spectator observes, greedy bots play on to the end, and who wins is counted. A world for all moments of a match
takes 5 to 170 ms on one core, so that every game can be played to its end. Judging positions on the way instead would
be quicker and smoother, and wrong: compared with the results of matches, most estimates are chances in name only.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import numpy as np

from raumhafen.bots import greedy
from raumhafen.bots.bot_signature import bot_address
from raumhafen.bots.rollouts import rollouts_from
from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.advice import Stopped
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.kernel import HEADER, SEATS, Bytes, Float64s
from raumhafen.engine.match import Match, Move
from raumhafen.engine.record_reader import span
from raumhafen.engine.rng import key_words
from raumhafen.engine.texts import Texts

Unit = Literal["chances", "points"]  #: of winning, 0 … 1; alone, with nobody to beat, points to expect

SECONDS = 9.0  #: that a review takes, about
WORLDS = 1_000  #: imagined for each moment, if there is time
BATCH = 8  #: worlds at a time
EFFORT = 1  #: worlds that a bot imagines for a move: more of it costs more matches than it is worth
TURNING = 3  #: turning points that are named
MIN_CHANGE: dict[Unit, float] = {"chances": 0.05, "points": 0.5}  #: smaller changes turn nothing
DOUBT = 2.5  #: nor do those of fewer standard errors: they may be luck of the worlds

_READY_AT = span(np.dtype(HEADER), "ready").start


class Step(NamedTuple):
    """What happened between two moments: a turn of one seat, or all that was done in secret at the same time."""

    first: int  #: its first move
    last: int  #: the move after its last
    seat: int  #: who moved; −1: several, in secret


class TurningPoint(NamedTuple):
    """A step after which the chances of a seat were quite different."""

    step: int  #: its place among the steps
    before: tuple[float, ...]  #: by seat
    after: tuple[float, ...]
    changed: tuple[int, ...]  #: the seats for which it was different, the greatest change first


@dataclass(frozen=True)
class Review:
    """The review of a match."""

    seats: int
    unit: Unit
    worlds: int  #: imagined for each moment
    steps: tuple[Step, ...]
    points: tuple[tuple[float, ...], ...]  #: by seat, before each step and at the end, which is the result
    turning: tuple[TurningPoint, ...]  #: the greatest changes, in the order they came


def unit_of(match: Match) -> Unit:
    """What is counted: a game for one alone knows no winner; any other says who wins, alone too."""
    return "points" if match.game.about.seats == (1, 1) else "chances"


def steps_of(match: Match) -> tuple[Step, ...]:
    """The match in steps. Alone, every move is one. What is not worth a word, such as passing, belongs to the next."""
    steps: list[Step] = []
    first = 0
    for number, move in enumerate(match.moves):
        following = match.moves[number + 1] if number + 1 < len(match.moves) else None
        if following is not None and match.seats > 1 and _same_step(following, move):
            continue
        if following is None or _worth_telling(match, first, number + 1):
            steps.append(Step(first, number + 1, move.seat if move.open else SPECTATOR))
            first = number + 1
    return tuple(steps)


def review(
    match: Match,
    worlds: int | None = None,
    seconds: float = SECONDS,
    cores: int | None = None,
    stop: Bytes | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Review a match that is over: in as many worlds as there is time for, or in exactly `worlds` of them, which gives
    the same answer every time. Setting the byte `stop` ends it, with `Stopped`; `progress` is told how many of how many
    parts are done."""
    if not match.over:
        raise RaumhafenError("review-running")  # it would tell secrets
    unit, steps = unit_of(match), steps_of(match)
    sums = _Sums(len(steps), match.seats)
    stop = np.zeros(1, np.uint8) if stop is None else stop
    begun = time.monotonic()
    with ThreadPoolExecutor(cores or os.cpu_count()) as threads:
        while sums.worlds < (worlds or WORLDS):
            size, counted = min(BATCH, (worlds or WORLDS) - sums.worlds), sums.worlds
            work = [threads.submit(_roll_out, match, step.first, unit, counted, size, stop) for step in steps]
            try:
                for done, part in enumerate(work, 1):
                    sums.add(done - 1, _result(part, stop))
                    spent = (time.monotonic() - begun) / seconds
                    progress(*_share(counted + size * done / len(work), worlds or WORLDS, 0.0 if worlds else spent))
            except BaseException:
                stop[0] = 1  # the others need not go on
                raise
            sums.worlds += size
            average = (time.monotonic() - begun) / sums.worlds
            if not worlds and begun + average * (sums.worlds + BATCH) > begun + seconds:
                break
    curve = [tuple(row) for row in (sums.total / sums.worlds).tolist()] + [_final_values(match, unit)]
    return Review(match.seats, unit, sums.worlds, steps, tuple(curve), _turning(curve, sums.errors(), unit))


# --- within -----------------------------------------------------------------------------------------------------------


class _Sums:
    """What the worlds of each moment add up to. They are added in the order of their numbers: sums never differ."""

    def __init__(self, moments: int, seats: int) -> None:
        self.worlds = 0
        self.total = np.zeros((moments, seats))
        self.squares = np.zeros((moments, seats))

    def add(self, moment: int, values: Any) -> None:
        seats = self.total.shape[1]
        self.total[moment] += values[:, :seats].sum(axis=0)
        self.squares[moment] += (values[:, :seats] ** 2).sum(axis=0)

    def errors(self) -> Any:
        """The standard errors, by moment and seat; of the end, which is known, 0."""
        spread = np.maximum(self.squares / self.worlds - (self.total / self.worlds) ** 2, 0.0)
        return np.vstack([np.sqrt(spread / self.worlds), np.zeros(self.total.shape[1])])


def _same_step(move: Move, before: Move) -> bool:
    """Is a move part of the same step as the one before?"""
    if move.open or before.open:
        return move.open and before.open and move.seat == before.seat
    return not (before.before[_READY_AT] and not move.before[_READY_AT])  # all were ready: what follows is new


def _worth_telling(match: Match, first: int, last: int) -> bool:
    """Was there anything to tell of these moves?"""
    say, names = Texts.of("en", match.game.texts), [str(seat) for seat in range(match.seats)]
    return any(match.game.presentation.narrate(event, say, names) for event in match.events(SPECTATOR, first, last))


def _roll_out(match: Match, number: int, unit: Unit, first: int, size: int, stop: Bytes) -> Any:
    """What comes of the match in some worlds, from a move on: a row for each world."""
    game, edition = match.game, match.edition.data
    observed = np.frombuffer(match.moves[number].before, np.uint8).copy()
    game.kernels.observe(edition, observed, SPECTATOR)
    key = key_words(hashlib.sha256(f"review {match.key}".encode()).hexdigest()[:32])
    wins, points = np.zeros(size * SEATS), np.zeros(size * SEATS)
    table, bot = game.kernel_table, bot_address(greedy.choose)
    rollouts_from(table, bot, EFFORT, edition, observed, SPECTATOR, key, first, wins, points, stop)
    return (points if unit == "points" else wins).reshape(size, SEATS)


def _final_values(match: Match, unit: Unit) -> tuple[float, ...]:
    if unit == "points":
        return tuple(map(float, match.scores))
    wins: Float64s = np.zeros(SEATS)
    match.game.kernels.estimate(match.edition.data, np.frombuffer(match.state, np.uint8).copy(), wins)
    return tuple(np.round(wins[: match.seats], 6).tolist())  # estimates of an end are exact but for a hair


def _result(part: Future[Any], stop: Bytes) -> Any:
    values = part.result()
    if stop[0]:
        raise Stopped
    return values


def _share(worlds: float, wanted: int, spent: float) -> tuple[int, int]:
    """How far it is, in thousandths: by the worlds or by the time, whichever comes first."""
    return min(999, int(1000 * max(worlds / wanted, spent))), 1000


def _turning(curve: list[tuple[float, ...]], errors: Any, unit: Unit) -> tuple[TurningPoint, ...]:
    """The steps with the greatest changes, of those that are certain enough."""
    change = np.abs(np.diff(np.array(curve), axis=0))
    doubt = DOUBT * np.sqrt(errors[1:] ** 2 + errors[:-1] ** 2)
    swing = np.where((change >= MIN_CHANGE[unit]) & (change >= doubt), change, 0.0).max(axis=1)
    greatest = sorted(np.flatnonzero(swing).tolist(), key=lambda step: (-swing[step], step))[:TURNING]
    return tuple(
        TurningPoint(step, curve[step], curve[step + 1], _changed(change[step], unit)) for step in sorted(greatest)
    )


def _changed(change: Any, unit: Unit) -> tuple[int, ...]:
    seats: list[int] = np.flatnonzero(change >= MIN_CHANGE[unit]).tolist()
    return tuple(sorted(seats, key=lambda seat: (-change[seat], seat)))
