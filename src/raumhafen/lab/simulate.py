"""Many matches among bots, on all cores."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from threading import Condition, Thread

import numpy as np

from raumhafen.bots import Bot, arena, bot
from raumhafen.bots.bot_signature import bot_table
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import REFERENCE, Game
from raumhafen.engine.kernel import SEATS, Bytes
from raumhafen.engine.rng import check_key, key_words, new_key

Progress = Callable[[int, int], None]  #: told how many matches are done, and of how many

CHUNK = 0.05  #: seconds of matches that a worker plays before it reports
PROGRESS_SECONDS = 0.1  #: seconds between two calls of the progress function, at most


@dataclass(frozen=True)
class Result:
    """What came out. Wins, and scores (the mean points), are by bot in the order they were named."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    moves: int
    seconds: float
    wins: tuple[float, ...]  #: a shared first place counts its share
    scores: tuple[float, ...]
    spreads: tuple[float, ...]  #: the standard deviation of the points
    key: str  #: the same key plays the same matches again


def simulate(
    game: Game,
    bots: Sequence[str | Bot],
    games: int,
    key: str | None = None,
    edition: str = REFERENCE,
    options: dict[str, str | int] | None = None,
    workers: int | None = None,
    progress: Progress | None = None,
    rotate: bool = False,
) -> Result:
    """Play matches with a bot at each seat, in the order named; with `rotate` they change seats after every match.

    The result is the same for the same key, whatever the number of workers.
    """
    if games < 1:
        raise RaumhafenError("games", found=games)
    if workers is not None and workers < 1:
        raise RaumhafenError("workers", found=workers)
    seats = game.about.check_seats(len(bots))
    key = new_key() if key is None else check_key(key)
    players = [one if isinstance(one, Bot) else bot(one) for one in bots]
    batch = _Batch(game, players, games, key, edition, options or {}, rotate)
    begun = time.perf_counter()
    batch.run(workers or os.cpu_count() or 1, progress or (lambda _done, _of: None))
    return Result(
        game=game.id,
        seats=seats,
        games=games,
        bots=tuple(player.name for player in players),
        moves=batch.moves,
        seconds=time.perf_counter() - begun,
        wins=tuple(wins / arena.WIN for wins in batch.wins[:seats].tolist()),
        scores=tuple(points / games for points in batch.points[:seats].tolist()),
        spreads=tuple(_spread(games, batch.points.item(one), batch.squares.item(one)) for one in range(seats)),
        key=key,
    )


def _spread(games: int, points: int, squares: int) -> float:
    """The standard deviation of a sample, from exact sums; 0 of a single match."""
    return sqrt((games * squares - points * points) / (games * max(games - 1, 1)))


class _Batch:
    """Matches by number, and workers that take some of them at a time."""

    def __init__(
        self,
        game: Game,
        bots: list[Bot],
        games: int,
        key: str,
        edition: str,
        options: dict[str, str | int],
        rotate: bool,
    ) -> None:
        self.game, self.games, self.bots = game, games, bots
        kernels = [one.kernel for one in bots]
        self.bot_table = None if None in kernels else bot_table(kernels)  #: none where a bot thinks in Python
        self.efforts = np.array([one.effort for one in bots], np.int64)
        self.seats, self.rotate = len(bots), int(rotate)
        self.key = key_words(key)
        self.edition = game.edition(edition).data
        self.options = game.option_values(game.about.resolve_options(options))
        for one in set(bots):
            one.check(game, self.edition, self._opening(), "" if edition == REFERENCE else edition)

        self.progressed = Condition()  # guards all that follows
        self.stop = np.zeros(1, np.uint8)
        self.taken = self.done = self.moves = 0
        self.wins, self.points, self.squares = np.zeros((3, SEATS), np.int64)
        self.failure: BaseException | None = None

    def _opening(self) -> Bytes:
        """A match as its first seat finds it."""
        state = np.zeros(self.game.state_layout.itemsize, np.uint8)
        self.game.kernels.start(self.edition, state, self.options, self.seats, self.key)
        self.game.kernels.observe(self.edition, state, 0)
        return state

    def run(self, workers: int, progress: Progress) -> None:
        """Play all matches; an interrupt ends the workers within a move."""
        threads = [Thread(target=self._work, daemon=True) for _ in range(min(workers, self.games))]
        try:
            for thread in threads:
                thread.start()
            done = -1
            while done < self.games and self.failure is None:  # the end is told too if all is over before we look
                with self.progressed:
                    if self.done < self.games and self.failure is None:  # nothing new since we asked
                        self.progressed.wait(PROGRESS_SECONDS)
                    done = self.done
                progress(done, self.games)
        finally:
            self.stop[0] = 1
            for thread in threads:
                thread.join()
        if self.failure is not None:
            raise self.failure

    def _work(self) -> None:
        size = 1
        try:
            while not self.stop[0]:
                with self.progressed:
                    first, last = self.taken, min(self.taken + size, self.games)
                    self.taken = last
                if first == last:
                    return
                begun = time.perf_counter()
                self._play(first, last)
                if time.perf_counter() - begun < CHUNK / 2:
                    size *= 2
        except BaseException as failure:
            with self.progressed:
                self.failure = failure
                self.progressed.notify()

    def _play(self, first: int, last: int) -> None:
        state = np.zeros(self.game.state_layout.itemsize, np.uint8)
        wins, points, squares = np.zeros((3, SEATS), np.int64)
        if self.bot_table is None:
            moves = arena.play_uncompiled(
                self.game, self.bots, self.edition, self.options, state, self.key, first, last, self.rotate,
                wins, points, squares, self.stop,
            )  # fmt: skip
        else:
            moves = arena.play_matches(
                self.game.kernel_table, self.bot_table, self.edition, self.options, state, self.seats, self.key,
                first, last, self.rotate, self.efforts, wins, points, squares, self.stop,
            )  # fmt: skip
        with self.progressed:
            self.moves += moves
            self.wins += wins
            self.points += points
            self.squares += squares
            self.done += last - first
            self.progressed.notify()
