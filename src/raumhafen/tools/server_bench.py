"""How fast the server is: the figures of `raumhafen bench server`, on the loopback.

The server runs in a process of its own, on a durable SQLite file; this process plays at its tables. Two people sit at
each table, each with a connection of their own, and choose at random. How long an event loop has to wait while a bot
searches in a thread beside it is measured apart from that.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from raumhafen.server.bot_threads import low_priority_threads
from raumhafen.server.settings import Settings
from raumhafen.tools.figures import Figure

TABLES = 1000
SECONDS = 20.0
CLOSED_TABLES, CLOSED_MOVES = 400, 20
CLOSED_TRIES = 5  # the best counts, since a machine has other things to do
SEARCH = 3.0
NAP = 0.001
IDLE = 0.5  # seconds in which an idle server uses a fifth of a processor at most

_TEXT = 0x81


def bench_server(
    tables: int = TABLES, seconds: float = SECONDS, closed: int = CLOSED_TABLES, search: float = SEARCH
) -> Iterator[Figure]:
    """The figures: an event loop beside a search, round trips at a steady pace, as many moves as the server can."""
    delays = asyncio.run(beside_a_search(search))
    yield Figure("event-loop-delay-p99-while-searching", 1000 * quantile(delays, 0.99), "ms", 5.0, "less")
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as running:
        load = Load(running)
        steady = asyncio.run(load.steady(tables, seconds))
        yield Figure("server-round-trip-p99", 1000 * quantile(steady.trips, 0.99), "ms", 50.0, "less")
        yield Figure("server-round-trip-median", 1000 * quantile(steady.trips, 0.5), "ms", better="less")
        yield Figure("server-steady-moves", len(steady.trips) / seconds, "moves/s")
        full = [asyncio.run(load.closed(closed, CLOSED_MOVES)) for _ in range(CLOSED_TRIES)]
        yield Figure("server-moves-per-cpu-second", max(len(one.trips) / one.cpu for one in full), "moves/s", 4000.0)
        yield Figure("server-closed-loop", max(len(one.trips) / one.seconds for one in full), "moves/s")
        running.kill()
        lost = sum(
            max(0, acknowledged - running.moves(table))
            for one in [steady, *full]
            for table, acknowledged in one.moves.items()
        )
        yield Figure("server-moves-lost", lost, "moves", 0.0, "less")


def quantile(values: list[float], share: float) -> float:
    """The value below which that share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def beside_a_search(seconds: float) -> list[float]:
    """How much too late an event loop wakes up, again and again, while a search runs in a thread."""
    from raumhafen.bots.search import UNLIMITED, Searcher
    from raumhafen.engine.advice import Limits
    from raumhafen.engine.match import Match
    from raumhafen.engine.rng import key_words
    from raumhafen.games import GAMES, about, load

    deepest = max(GAMES, key=lambda game: about(game).difficulty)
    match = Match(load(deepest), key="0" * 32)
    seat, stop = match.active[0], np.zeros(1, np.uint8)
    searcher = Searcher(match.game, match.edition.data, seat, match.game.tuning, UNLIMITED)
    limits = Limits(time.monotonic() + seconds, stop)
    job = partial(searcher.search, match.observed(seat), key_words(match.key), limits)
    delays = []
    with low_priority_threads(1, "search") as threads:
        search = asyncio.get_running_loop().run_in_executor(threads, job)
        while not search.done():
            begun = time.perf_counter()
            await asyncio.sleep(NAP)
            delays.append(time.perf_counter() - begun - NAP)
        await search
    return delays


# --- the server, in its own process -----------------------------------------------------------------------------------


class Running:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], data: Path) -> None:
        self.process = process
        self.data = data
        assert process.stdout is not None
        self.port = int(process.stdout.readline())

    def cpu(self) -> float:
        """The seconds of processor time that it has used."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()

    def moves(self, table: str) -> int:
        """How many moves of a table are on disk."""
        with closing(sqlite3.connect(self.data / "raumhafen.sqlite")) as connection:
            events = connection.execute("SELECT event FROM events WHERE table_id = ?", (table,)).fetchall()
        return sum(b'"moved"' in event for (event,) in events)


@contextmanager
def server(data: Path) -> Iterator[Running]:
    """A server, as long as it is needed."""
    command = [sys.executable, "-m", "raumhafen.tools.server_bench", str(data)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Running(process, data)
        finally:
            process.kill()


def main(data: Path) -> None:
    """The server's process: tells its port, then its processor time whenever a line comes in."""
    import uvicorn

    from raumhafen.server.run import application, config, listen

    # Limits are for people; the rest is as always.
    generous = 1_000_000
    settings = replace(
        Settings(data=data, compile_in_subprocess=False),
        messages_per_second=generous,
        request_burst=generous,
        requests_per_second=generous,
    )
    listening = listen("127.0.0.1", 0)

    def report() -> None:
        print(listening.getsockname()[1], flush=True)
        for _ in sys.stdin:
            print(time.process_time(), flush=True)

    threading.Thread(target=report, daemon=True).start()
    uvicorn.Server(config(application(settings))).run([listening])


# --- the load ---------------------------------------------------------------------------------------------------------


class _Choice(msgspec.Struct):
    tokens: list[str]


class _Side(msgspec.Struct):
    seat: int
    choices: list[_Choice]


class _Message(msgspec.Struct):
    type: str
    sides: list[_Side] = []
    reply_to: int = 0


_read = msgspec.json.Decoder(_Message).decode


class Person(asyncio.Protocol):
    """One connection: as little as it takes to play, so that the load does not measure itself."""

    def __init__(self, table: TableLoad, secret: str, port: int) -> None:
        self.table = table
        self.head = (
            f"GET /api/tables/{table.id}/live HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: http://localhost:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nCookie: raumhafen={secret}\r\n\r\n"
        ).encode()
        self.buffer = b""
        self.upgraded = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.upgraded, self.buffer = True, rest
        while len(self.buffer) >= 2:
            length, start = self.buffer[1], 2
            if length == 126:
                length, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + length:
                return
            opcode, body = self.buffer[0], self.buffer[start : start + length]
            self.buffer = self.buffer[start + length :]
            if opcode == _TEXT:
                self.table.heard(self, body)

    def say(self, text: bytes) -> None:
        """Send a message; the mask is all zeros, which changes nothing."""
        size = len(text)
        head = bytes([_TEXT, 0x80 | size]) if size < 126 else bytes([_TEXT, 0x80 | 126]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)


class TableLoad:
    """A table at which two people play at random."""

    def __init__(self, load: Load, id: str, rng: random.Random) -> None:
        self.load = load
        self.id = id
        self.rng = rng
        self.people: list[Person] = []
        self.ready: tuple[Person, dict[str, Any]] | None = None  #: whose turn it is, and what they will say
        self.sent_at: dict[int, float] = {}
        self.sent = self.acknowledged = 0
        self.trips: list[float] = []
        self.most: int | None = None  #: in a closed loop: as many moves, one right after the other

    def heard(self, person: Person, body: bytes) -> None:
        message = _read(body)
        if message.type == "done":
            self.trips.append(time.perf_counter() - self.sent_at.pop(message.reply_to))
            self.acknowledged += 1
            self.load.landed()
        elif message.type == "refused":
            raise AssertionError(body)
        for side in message.sides:
            if side.choices:
                tokens = self.rng.choice(side.choices).tokens
                self.ready = (person, {"type": "play", "seat": side.seat, "tokens": tokens})
        if self.most is not None and self.ready is not None and self.sent < self.most:
            self.play()

    def play(self) -> bool:
        """Make the next move, if it can be made."""
        if self.ready is None:
            return False
        (person, said), self.ready = self.ready, None
        self.sent += 1
        self.load.flying += 1
        self.sent_at[self.sent] = time.perf_counter()
        person.say(msgspec.json.encode(said | {"id": self.sent}))
        return True


@dataclass
class Outcome:
    """What a run gave."""

    trips: list[float]
    moves: dict[str, int]
    seconds: float
    cpu: float


class Load:
    """Everything that plays."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.flying = 0
        self.quiet = asyncio.Event()

    def landed(self) -> None:
        """A move was acknowledged."""
        self.flying -= 1
        if not self.flying:
            self.quiet.set()

    async def steady(self, count: int, seconds: float) -> Outcome:
        """Every table makes one move a second, spread evenly."""
        tables = await self.open(count)
        begun, cpu = time.perf_counter(), self.running.cpu()
        for step in range(int(count * seconds)):
            due = begun + step / count
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            elif step % 20 == 0:
                await asyncio.sleep(0)
            tables[step % count].play()
        await self.rest()
        return await self.outcome(tables, begun, cpu)

    async def closed(self, count: int, most: int) -> Outcome:
        """Every table makes its moves one right after the other."""
        tables = await self.open(count)
        begun, cpu = time.perf_counter(), self.running.cpu()
        for table in tables:
            table.most = most
            table.play()
        await self.rest()
        return await self.outcome(tables, begun, cpu)

    async def rest(self) -> None:
        """Wait until no move is under way."""
        for _ in range(1200):
            if not self.flying:
                await asyncio.sleep(0.05)
                if not self.flying:
                    return
            await asyncio.sleep(0.05)
        raise TimeoutError("moves were not acknowledged within a minute")

    async def outcome(self, tables: list[TableLoad], begun: float, cpu: float) -> Outcome:
        """What came of it."""
        spent, took = self.running.cpu() - cpu, time.perf_counter() - begun
        for table in tables:
            for person in table.people:
                person.transport.close()
        await asyncio.sleep(0.1)
        trips = [trip for table in tables for trip in table.trips]
        return Outcome(trips, {table.id: table.acknowledged for table in tables}, took, spent)

    async def open(self, count: int) -> list[TableLoad]:
        """Open tables for two, and sit down at them."""
        rng, ask = random.Random(1), Requests(self.running.port)
        tables = [TableLoad(self, ask.table(), rng) for _ in range(count)]
        ask.connection.close()
        loop = asyncio.get_running_loop()
        for table in tables:
            for secret in ask.secrets:
                person = Person(table, secret, self.running.port)
                table.people.append(person)
                await loop.create_connection(partial(_same, person), "127.0.0.1", self.running.port)
        while any(table.ready is None for table in tables):
            await asyncio.sleep(0.05)
        await self.idle()
        return tables

    async def idle(self) -> None:
        """Wait until the server has nothing left to do: after the rules it makes the coaches ready, too."""
        before = self.running.cpu()
        while True:
            await asyncio.sleep(IDLE)
            now = self.running.cpu()
            if now - before < IDLE / 5:
                return
            before = now


def _same(person: Person) -> Person:
    return person


class Requests:
    """Two people who open tables with one another."""

    def __init__(self, port: int) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=60)
        self.origin = f"http://localhost:{port}"
        self.secrets = [self._secret(), self._secret()]
        while not all(game["ready"] for game in self.ask("GET", "/api/games")):
            time.sleep(0.1)
        self.game = next(game["id"] for game in self.ask("GET", "/api/games") if game["seats"][0] == 2)

    def table(self) -> str:
        """Open a table, invite the other, start."""
        request = {"game": self.game, "person": PERSON, "seats": [{"who": "me"}, {"who": "friend"}]}
        id: str = self.ask("POST", "/api/tables", request)["id"]
        code = self.ask("POST", f"/api/tables/{id}/seats/1/invitation")["code"]
        self.ask("POST", "/api/join", {"code": code, "person": PERSON}, 1)
        self.ask("POST", f"/api/tables/{id}/start")
        return id

    def ask(self, method: str, path: str, body: Any = None, person: int = 0) -> Any:
        """A request, and what is answered."""
        headers = {"Host": self.origin[7:], "Origin": self.origin, "Cookie": f"raumhafen={self.secrets[person]}"}
        self.connection.request(method, path, msgspec.json.encode(body) if body else None, headers)
        answer = self.connection.getresponse()
        said = answer.read()
        assert answer.status < 300, said
        return msgspec.json.decode(said)

    def _secret(self) -> str:
        self.connection.request("GET", "/api/games", headers={"Host": self.origin[7:]})
        answer = self.connection.getresponse()
        answer.read()
        return answer.headers["set-cookie"].partition("=")[2].partition(";")[0]


PERSON = {"name": "Ada", "colour": "sky"}

if __name__ == "__main__":
    main(Path(sys.argv[1]))
