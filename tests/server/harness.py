"""People and servers for the tests: everything over the loopback, as a browser would do it."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from raumhafen.server.app import make_app
from raumhafen.server.lounge import Lounge
from raumhafen.server.preparation import Catalogue
from raumhafen.server.run import config, listen
from raumhafen.server.settings import Settings
from tests import toy
from tests.picked import PARTY

PATIENCE = 600.0  #: seconds after which a test no longer waits: reached only where something is broken


class TestCatalogue(Catalogue):
    """The games of the lounge, and the toy in which several act at once."""

    __test__ = False

    def ids(self):
        return (*super().ids(), "toy")

    def about(self, game):
        if game == "toy":
            return toy.ABOUT
        return super().about(game)

    def load(self, game):
        if game == "toy":
            from tests.toy.game import GAME

            return GAME
        return super().load(game)


def quick(data: Path, **changes: Any) -> Settings:
    """Settings for tests: no pauses, no limits."""
    defaults = Settings(data, pace=0.0, compile_in_subprocess=False, prepare_all=False, client=data / "no client")
    return replace(defaults, request_burst=100_000, messages_per_second=10_000, **changes)


class House:
    """A running server, and the people who come to it."""

    def __init__(self, port: int, lounge: Lounge | None = None) -> None:
        self.port = port
        self.lounge = lounge
        self.origin = f"http://localhost:{port}"
        self.people: list[Device] = []

    def device(self, **headers: str) -> Device:
        """A new device."""
        self.people.append(Device(self, headers))
        return self.people[-1]

    async def rest(self) -> None:
        """Wait until nothing happens by itself any more."""
        assert self.lounge is not None
        tasks = self.lounge.services.tasks
        await until(lambda: not tasks)

    async def close(self) -> None:
        for person in self.people:
            await person.close()


class Device:
    """A browser: it keeps its cookie, and says where its requests come from."""

    def __init__(self, house: House, headers: dict[str, str]) -> None:
        self.house = house
        self.http = httpx.AsyncClient(
            base_url=house.origin,
            headers={"origin": house.origin, "accept-language": "en", **headers},
            timeout=PATIENCE,
        )
        self.lives: list[Live] = []

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """A request; what is answered, if it went as expected."""
        answer = await self.http.request(method, path, json=body)
        expected = (200, 201, 202) if status is None else (status,)
        assert answer.status_code in expected, (method, path, answer.status_code, answer.text)
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def open(self, *seats: Any, game: str = PARTY, name: str = "Ada", **changes: Any) -> dict[str, Any]:
        """Open a table: seats are "me", "here", "friend" or a bot's level."""
        wanted = [
            {"who": seat} if seat in ("me", "here", "friend") else {"who": "bot", "level": seat} for seat in seats
        ]
        person = {"name": name, "colour": "sky"}
        table: dict[str, Any] = await self.ask(
            "POST", "/api/tables", {"game": game, "person": person, "seats": wanted, **changes}
        )
        return table

    async def join(self, host: Device, table: str, seat: int, name: str = "Bea") -> None:
        """Take a seat by an invitation of the host."""
        code = (await host.ask("POST", f"/api/tables/{table}/seats/{seat}/invitation"))["code"]
        await self.ask("POST", "/api/join", {"code": code, "person": {"name": name, "colour": "rose"}})

    async def cookie(self) -> str:
        """The device's secret; the first request gives it."""
        if "raumhafen" not in self.http.cookies:
            await self.http.get("/api/games")
        return self.http.cookies["raumhafen"]

    async def live(self, table: str, query: str = "", origin: str | None = None) -> Live:
        """A live connection to a table."""
        headers = {"cookie": f"raumhafen={await self.cookie()}"}
        address = f"ws://localhost:{self.house.port}/api/tables/{table}/live{query}"
        socket = await connect(
            address, origin=origin or self.house.origin, additional_headers=headers, compression=None, max_size=None
        )
        self.lives.append(Live(socket))
        return self.lives[-1]

    async def connect(self, table: str, query: str = "") -> Live:
        """A live connection that has been told how the table stands."""
        live = await self.live(table, query)
        await live.next()
        return live

    async def sit_down(self, *seats: Any, **changes: Any) -> tuple[dict[str, Any], Live]:
        """Open a table and connect to it."""
        table = await self.open(*seats, **changes)
        return table, await self.connect(table["id"])

    async def begin_with(self, friend: Device, **changes: Any) -> dict[str, Any]:
        """Open a table for two, let a friend join it, and start the match."""
        table = await self.open("me", "friend", **changes)
        await friend.join(self, table["id"], 1)
        await self.ask("POST", f"/api/tables/{table['id']}/start")
        return table

    async def close(self) -> None:
        for live in self.lives:
            await live.close()
        await self.http.aclose()


class Live:
    """A live connection. All it was ever told is kept."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[bytes] = []
        self.heard: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.sides: dict[int, dict[str, Any]] = {}
        self.events: dict[int, list[Any]] = {}
        self._sent = 0

    async def next(self) -> dict[str, Any]:
        """The next message."""
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(raw, str)  # text, not binary: a browser reads it as it is
        self.raw.append(raw.encode())
        message: dict[str, Any] = msgspec.json.decode(raw)
        self.heard.append(message)
        if message["type"] == "update":
            self.update = message
            for side in message["sides"]:
                self.sides[side["seat"]] = side
                self.events.setdefault(side["seat"], []).extend(side["events"])
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until a message is of that kind."""
        while not wanted(message := await self.next()):
            pass
        return message

    async def told(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until an update is of that kind; perhaps the last one was."""
        while not self.update or not wanted(self.update):
            await self.next()
        return self.update

    async def begun(self) -> None:
        """Listen until the match is shown, as it is once it has begun and its rules are ready."""
        await self.until(lambda said: bool(said.get("sides")))

    async def catch_up(self) -> None:
        """Read all messages so far: none of them comes after the answer to a question that is asked now."""
        assert (await self.undo(-1))["code"] == "not-your-seat"

    async def number(self, number: int) -> dict[str, Any]:
        """Listen until the table is that far."""
        return await self.told(lambda update: update["table"]["number"] >= number)

    async def play(self, seat: int, *tokens: str) -> dict[str, Any]:
        """Play an action; the answer to it."""
        return await self.say({"type": "play", "seat": seat, "tokens": list(tokens)})

    async def undo(self, seat: int, *tokens: str) -> dict[str, Any]:
        """Take an action back, without tokens the last one; the answer to it."""
        return await self.say({"type": "undo", "seat": seat} | ({"tokens": list(tokens)} if tokens else {}))

    async def say(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message; the answer to it."""
        self._sent += 1
        id = self._sent
        await self.socket.send(msgspec.json.encode(message | {"id": id}).decode())
        return await self.until(lambda said: said.get("reply_to") == id)

    async def ended(self) -> int:
        """Listen until the server ends the connection; why it did."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        return int(self.socket.close_code or 0)

    async def close(self) -> None:
        await self.socket.close()


async def play_on(lots: random.Random, *lives: Live, moves: int = 10_000) -> int:
    """Let all connections choose at random until the match is over, or for `moves` moves. How many were made."""
    made = 0
    while made < moves:
        moved = False
        for live in lives:
            for seat, side in list(live.sides.items()):
                if side["choices"] and live.update["table"]["status"] == "playing":
                    answer = await live.play(seat, *lots.choice(side["choices"])["tokens"])
                    assert answer["type"] == "done", answer
                    made, moved = made + 1, True
                    if made == moves:
                        return made
        if all(live.update["table"]["status"] == "over" for live in lives):
            return made
        if not moved:
            await any_next(*lives)
    return made


async def any_next(*lives: Live) -> None:
    """Wait until one of the connections is told something."""
    waiting = [asyncio.ensure_future(live.next()) for live in lives]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    for outcome in await asyncio.gather(*waiting, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome


@asynccontextmanager
async def running(settings: Settings, catalogue: Catalogue | None = None) -> AsyncIterator[House]:
    """A server in this process, as long as it is needed."""
    lounge = Lounge(settings, catalogue or TestCatalogue())
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(config(make_app(settings, lounge)))
    server.capture_signals = nullcontext  # type: ignore[method-assign]
    task = asyncio.create_task(server.serve([listening]))
    await until(lambda: server.started or task.done())
    assert not task.done(), "the server did not start"
    house = House(listening.getsockname()[1], lounge)
    try:
        yield house
    finally:
        await house.close()
        server.should_exit = True
        await task
        listening.close()


def go(test: Callable[[], Awaitable[None]]) -> None:
    """Run a coroutine to its end. Pytest runs tests that are coroutines so; fixtures that need it call it."""
    asyncio.run(asyncio.wait_for(test(), 3 * PATIENCE))


async def until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


def free_port() -> int:
    """A port that was free a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
