"""How fast and how small the games are, against what they should be: the figures of `raumhafen bench`."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence

import numpy as np

from raumhafen.bots.search import UNLIMITED, Searcher
from raumhafen.engine.advice import Limits
from raumhafen.engine.batch import Stepper, play_random
from raumhafen.engine.game import Game
from raumhafen.engine.kernel import LIST, SEATS, Bytes
from raumhafen.engine.rng import key_words
from raumhafen.engine.tuning import Tuning
from raumhafen.games import load
from raumhafen.lab.simulate import simulate
from raumhafen.tools.figures import Figure, seconds

MILLION = 1_000_000
KEY = "0" * 32
COMPILE = "import raumhafen; raumhafen.load({game!r})"

# What every game should reach; the targets on its card are its own.
STEPS = 1.0  # million moves a second, stepped from Python
COPY = 0.5  # microseconds, from Python
COLD = 15.0  # seconds to compile a game
LIST_GAMES = 0.25  # seconds for a warm `raumhafen games`

POSITIONS, APART = 8, 5  # positions in which a search is measured, and the random moves from one to the next
# A tree of the positions met often, and random moves to the end behind it.
RANDOM_ROLLOUTS = {"ahead": 1 << 20, "candidates": 1, "min_visits": 8}
SEARCHES = 4.0  # seconds that all of them take, at most, if each is tried once
TRIES = 3  # of each search; the best counts, since a machine has other things to do


def bench(games: Sequence[str], effort: float = 1.0) -> Iterator[Figure]:
    """Measure; `effort` scales how long."""
    yield Figure("raumhafen games, warm", seconds(_list_games), "s", LIST_GAMES, "less")
    for name in games:
        game = load(name)
        target = game.about.targets
        yield Figure(f"{name}: state", game.state_layout.itemsize, "B", target.state, "less")
        rates = [
            random_moves(game, seats, int(4000 * effort) + 1)
            for seats in sorted({*game.about.seats, game.about.default_seats})
        ]
        for seats, rate in zip(sorted({*game.about.seats, game.about.default_seats}), rates, strict=True):
            yield Figure(f"{name}: random moves in batch, {seats} seats", rate, "million/s")
        yield Figure(f"{name}: random moves in batch", sum(rates) / len(rates), "million/s", target.moves)
        steps = min(STEPS, target.moves or STEPS)  # where the rules alone take longer, Python cannot be quicker
        yield Figure(f"{name}: moves stepped from Python", stepped(game, int(300 * effort) + 1), "million/s", steps)
        yield Figure(f"{name}: copy from Python", copied(game), "µs", COPY, "less")
        if target.scoring is not None:
            yield Figure(f"{name}: a full scoring", scored(game), "µs", target.scoring, "less")
        greedy = simulate(game, ["greedy"] * game.about.default_seats, int(200 * effort) + 1, KEY, workers=1)
        yield Figure(f"{name}: greedy moves", greedy.moves / greedy.seconds, "1/s")
        rate = searched(game, game.tuning._replace(**RANDOM_ROLLOUTS), SEARCHES * effort)
        yield Figure(f"{name}: searched moves, random rollouts", rate, "million/s", target.searched)
        yield Figure(f"{name}: searched moves", searched(game, game.tuning, SEARCHES * effort), "million/s")
        yield Figure(f"{name}: compiled anew", compiled_anew(name), "s", COLD, "less")


def random_moves(game: Game, seats: int, matches: int) -> float:
    """Million moves a second of random matches, compiled, on one core."""
    kernels, edition = game.kernels, game.edition().data
    state, ids = np.zeros(game.state_layout.itemsize, np.uint8), np.zeros(LIST, np.int32)
    wins, options = np.zeros(SEATS, np.int64), game.option_values(game.about.resolve_options({}))
    moves = 0

    def play() -> None:
        nonlocal moves
        moves = play_random(
            kernels.start, kernels.active, kernels.legal, kernels.apply, kernels.ranks,
            edition, state, options, seats, key_words(KEY), matches, wins, ids,
        )  # fmt: skip

    return 1 / seconds(play) * moves / MILLION


def stepped(game: Game, matches: int) -> float:
    """Million moves a second when Python chooses each."""
    stepper, rand = Stepper(game), random.Random(1).random
    moves = 0

    def play() -> None:
        nonlocal moves
        moves = 0
        step, ids = stepper.step, stepper.ids
        for match in range(matches):
            n = stepper.begin(game.about.default_seats, f"{match:032x}")
            while n:
                n = step(ids[int(rand() * n)])
                moves += 1

    return 1 / seconds(play) * moves / MILLION


def searched(game: Game, tuning: Tuning, given: float) -> float:
    """Million moves a second in searches from some positions of random matches. Where candidates are compared,
    which makes an admiral strong, a move takes as long as all those it is compared with."""
    stepper, rand = Stepper(game), random.Random(1).random
    moves, spent, n = 0, 0.0, 0

    def search(seat: int, observed: Bytes) -> tuple[int, float]:
        searcher = Searcher(game, stepper.edition, seat, tuning, UNLIMITED)
        begun = time.monotonic()
        searcher.search(observed, key_words(KEY), Limits(begun + given / POSITIONS, np.zeros(1, np.uint8)))
        return searcher.moves, time.monotonic() - begun

    for position in range(POSITIONS):
        for _ in range(APART):
            n = (
                stepper.step(stepper.ids[int(rand() * n)])
                if n
                else stepper.begin(game.about.default_seats, f"{position:032x}")
            )
        if not n:
            continue
        seat, observed = stepper.seat, stepper.state.copy()
        game.kernels.observe(stepper.edition, observed, seat)
        made, took = max((search(seat, observed) for _ in range(TRIES)), key=lambda one: one[0] / one[1])
        moves, spent = moves + made, spent + took
    return moves / spent / MILLION


def copied(game: Game) -> float:
    """Microseconds for a copy of a state."""
    copy, times = np.zeros(game.state_layout.itemsize, np.uint8).copy, 20_000

    def many() -> None:
        for _ in range(times):
            copy()

    return seconds(many) / times * MILLION


def scored(game: Game) -> float:
    """Microseconds, from Python, to add up the points of a random match at its end."""
    stepper, rand = Stepper(game), random.Random(1).random
    n = stepper.begin(game.about.default_seats, KEY)
    while n:
        n = stepper.step(stepper.ids[int(rand() * n)])
    scores, points, times = game.kernels.scores, np.zeros(SEATS, np.int64), 20_000

    def many() -> None:
        for _ in range(times):
            scores(stepper.edition, stepper.state, points)

    return seconds(many) / times * MILLION


def compiled_anew(name: str) -> float:
    """Seconds from nothing to a game made ready, in a process with an empty cache, less what an import takes."""

    def load_in(cache: str) -> float:
        command = [sys.executable, "-c", COMPILE.format(game=name)]
        environment = {**os.environ, "RAUMHAFEN_CACHE": cache, "RAUMHAFEN_QUIET": "1"}
        return seconds(lambda: subprocess.run(command, check=True, env=environment), times=1)

    with tempfile.TemporaryDirectory() as cache:
        cold = load_in(cache)
        return cold - load_in(cache)


def _list_games() -> None:
    command = [sys.executable, "-c", "from raumhafen.cli import main; main()", "games"]
    subprocess.run(command, check=True, capture_output=True)
