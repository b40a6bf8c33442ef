"""What a newcomer waits for: the figures of `raumhafen bench cold`, each measured with an empty cache.

Processor time up to the first answer of a bot and up to the first hint: whatever is put off until later still counts.
And the time by the clock, at a server just started, from opening a table to one's own first choice.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from raumhafen.bots import DEFAULT_BOT
from raumhafen.games import about
from raumhafen.tools.figures import Figure

# Said with names that earlier versions know too, so that they can be measured by the same words.
FIRST_ANSWERS = """
import time
import raumhafen
from raumhafen.bots import bot, coach

match = raumhafen.new({game!r}, key="5f" * 16)
import numpy

key, seat = numpy.array([1, 2], numpy.uint64), match.active[0]
asked = match.game, match.edition.data, match.observed(seat), seat, key
bot({bot!r}).choose(*asked)
print(time.process_time(), flush=True)
coach.prepare(match.game)
coach.advise(*asked, seconds=0.1)
print(time.process_time(), flush=True)
"""

PERSON = {"name": "Ada", "colour": "sky"}


class FirstAnswers(NamedTuple):
    """Seconds of processor time from nothing to a bot's first answer, and to the first hint."""

    bot: float
    hint: float


def bench_cold(games: Sequence[str], against: str = "", tries: int = 2) -> Iterator[Figure]:
    """Measure each game; `against` is the interpreter of an earlier version, measured in turn with this one."""
    for game in games:
        target = about(game).targets
        here, there = [], []
        for _ in range(tries):
            here.append(first_answers(sys.executable, game))
            if against:
                there.append(first_answers(against, game))
        for what, number in (("first bot's answer", 0), ("first hint", 1)):
            best = min(one[number] for one in here)
            yield Figure(f"{game}: cold start, {what}", best, "CPU s", better="less")
            if against:
                share = best / min(one[number] for one in there)
                yield Figure(f"{game}: cold start, {what}, of before", share, "", target.cold_share, "less")
        clicks = min(click_to_choice(game) for _ in range(tries))
        yield Figure(f"{game}: cold start, click to first choice", clicks, "s", target.first_choice, "less")


def first_answers(python: str, game: str) -> FirstAnswers:
    """What a game takes in a process of that interpreter, with nothing compiled before."""
    script = FIRST_ANSWERS.format(game=game, bot=DEFAULT_BOT)
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run(
            [python, "-c", script],
            env={**os.environ, "RAUMHAFEN_CACHE": cache, "RAUMHAFEN_QUIET": "1"},
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
    return FirstAnswers(*map(float, done.stdout.split()))


def click_to_choice(game: str) -> float:
    """Seconds from opening a table, at a server just started with nothing compiled, to one's own first choice."""
    import asyncio

    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as port:
        seats = [{"who": "me"}, *[{"who": "bot", "level": DEFAULT_BOT}] * (about(game).default_seats - 1)]
        wanted = {"game": game, "person": PERSON, "seats": seats}
        with closing(HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
            lounge, _ = _ask(connection, "GET", "/api/games")
            cookie = lounge["set-cookie"].partition(";")[0]
            begun = time.monotonic()
            _, opened = _ask(connection, "POST", "/api/tables", wanted, cookie)
        asyncio.run(_first_choice(port, opened["id"], cookie))
        return time.monotonic() - begun


@contextmanager
def server(folder: Path) -> Iterator[int]:
    """The port of a lounge as `raumhafen serve` opens it, with empty folders for data and cache."""
    command = [sys.executable, "-m", "raumhafen.cli", "serve", "--no-browser", "--data", str(folder / "data")]
    environment = {**os.environ, "RAUMHAFEN_CACHE": str(folder / "cache"), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield int(process.stdout.readline().split()[-1].rpartition(":")[2])
        finally:
            process.terminate()  # it ends what it compiles, too


def _ask(connection: HTTPConnection, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, Any]:
    """Headers and body of an answer."""
    origin = f"localhost:{connection.port}"
    headers = {"Host": origin, "Origin": f"http://{origin}", "Cookie": cookie}
    while True:
        try:
            connection.request(method, path, msgspec.json.encode(body) if body else None, headers)
            break
        except ConnectionRefusedError:  # it listens a moment after it has told its address
            time.sleep(0.01)
    answer = connection.getresponse()
    said = answer.read()
    assert answer.status < 300, said
    return answer.headers, msgspec.json.decode(said)


async def _first_choice(port: int, table: str, cookie: str) -> None:
    from websockets.asyncio.client import connect
    from websockets.typing import Origin

    address, headers = f"ws://localhost:{port}/api/tables/{table}/live", {"Cookie": cookie}
    async with connect(address, origin=Origin(f"http://localhost:{port}"), additional_headers=headers) as live:
        async for message in live:
            if any(side["choices"] for side in msgspec.json.decode(message).get("sides", [])):
                return
