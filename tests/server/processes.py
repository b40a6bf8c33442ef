"""Servers in processes of their own, to be killed; and a load that remembers what was acknowledged."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from tests.server.harness import PATIENCE, Device, House, Live

SOURCES = Path(__file__).parents[2]


@contextmanager
def process(data: Path, database: str = "", **changes: object) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server in a process of its own: the process, and its port."""
    command = [
        sys.executable,
        "-m",
        "tests.server.processes",
        str(data),
        database,
        msgspec.json.encode(changes).decode(),
    ]
    paths = [str(SOURCES), str(SOURCES / "src")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)}, cwd=SOURCES
    ) as running:
        try:
            assert running.stdout is not None
            yield running, int(running.stdout.readline())
        finally:
            running.kill()


def main(data: str, database: str, changes: str) -> None:
    """The server's process."""
    import uvicorn

    from raumhafen.server.run import application, config, listen
    from tests.server.harness import TestCatalogue, quick

    settings = quick(Path(data), database=database, **msgspec.json.decode(changes))
    listening = listen("127.0.0.1", 0)
    set_up = config(application(settings, TestCatalogue()))
    print(listening.getsockname()[1], flush=True)
    uvicorn.Server(set_up).run([listening])


async def up(house: House) -> None:
    """Wait until a server answers."""
    async with httpx.AsyncClient(base_url=house.origin, timeout=PATIENCE) as client:
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(httpx.TransportError):
                    await client.get("/api/games")
                    return
                await asyncio.sleep(0.05)


class Player:
    """Plays both seats of a table at random, and keeps what was acknowledged."""

    def __init__(self, device: Device, table: str, lots: random.Random) -> None:
        self.device, self.table, self.lots = device, table, lots
        self.acknowledged: list[list[str]] = []
        self.number = 0  #: of the last update seen

    async def play(self) -> None:
        """Play until the connection ends."""
        with suppress(ConnectionClosed, ConnectionError, OSError, EOFError):
            live = await self.device.live(self.table)
            await live.begun()
            while live.update["table"]["status"] == "playing":
                await self._move(live)

    async def _move(self, live: Live) -> None:
        seat = live.update["awaited"][0]
        tokens = self.lots.choice(live.sides[seat]["choices"])["tokens"]
        answer = await live.play(seat, *tokens)
        assert answer["type"] == "done", answer
        self.acknowledged.append([str(seat), *tokens])
        self.number = live.update["table"]["number"]


if __name__ == "__main__":
    main(*sys.argv[1:])
