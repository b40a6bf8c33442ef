"""Live connections: plain ASGI, since every layer between would be paid for with each message."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any
from urllib.parse import parse_qs

import msgspec
from msgspec import structs

from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.direct_websocket import wire_of
from raumhafen.server.errors import BadRequest, NotFound
from raumhafen.server.live_table import LiveTable
from raumhafen.server.lounge import Lounge
from raumhafen.server.protocol import Done, FromClient, Hinted, Play, Refusal, Undo
from raumhafen.server.update_encoder import Audience

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PATH = re.compile(r"/api/tables/([^/]+)/live")
LONGEST = 4096  #: bytes of a message
BACKLOG = 1 << 20  #: bytes that may wait for a slow reader

# Why the server ends a connection, as WebSocket closing codes.
GONE, TOO_BIG, TOO_OFTEN, TOO_SLOW = 1001, 1009, 1008, 1013

logger = logging.getLogger("raumhafen.server")

_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode


class Socket:
    """One live connection."""

    def __init__(self, live: LiveTable, scope: Scope, watch: bool, per_second: int) -> None:
        self.live = live
        self.device: str = scope["device"]
        self.language: str = scope["language"]
        self.watch = watch
        self.audience = Audience((), (), False)
        self.ending = asyncio.Event()
        self.code = 0  #: why the server ends the connection
        self._wire = wire_of(scope)
        self._outbox: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._per_second = per_second
        self._second = 0
        self._in_second = 0

    # --- going out ----------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a message; never waits. A reader who is too slow has to come again."""
        if self._wire is not None:
            if self._wire.waiting() > BACKLOG:
                self.end(TOO_SLOW)
            else:
                self._wire.write(message)
            return
        self._outbox.append(message)
        if sum(map(len, self._outbox)) > BACKLOG:
            self.end(TOO_SLOW)
        self._more.set()

    async def deliver(self, send: Send) -> None:
        """Send what is to be sent, for ever; where there is no wire."""
        while True:
            while self._outbox:
                await send({"type": "websocket.send", "text": self._outbox.popleft().decode()})
            self._more.clear()
            await self._more.wait()

    def end(self, code: int) -> None:
        """End the connection."""
        if not self.code:
            self.code = code
            self.ending.set()

    # --- coming in ----------------------------------------------------------------------------------------------------

    def hear(self, text: bytes) -> None:
        """Carry out a message."""
        if self.code:
            return
        if len(text) > LONGEST:
            self.end(TOO_BIG)
            return
        if self._too_often():
            self.end(TOO_OFTEN)
            return
        try:
            message = _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._answer(0, BadRequest("message"))
            return
        device = "" if self.watch else self.device
        done = partial(self._answer, message.id)
        if isinstance(message, Play):
            self.live.play(device, message.seat, message.tokens, done)
        elif isinstance(message, Undo):
            self.live.undo(device, message.seat, message.tokens, done)
        else:
            self.live.hint(device, message.seat, partial(self._hinted, message.id))

    def _hinted(self, id: int, answer: Hinted | Exception) -> None:
        if isinstance(answer, Exception):
            self._answer(id, answer)
        else:
            self.send(_encode(structs.replace(answer, reply_to=id)))

    def _answer(self, id: int, problem: Exception | None) -> None:
        if problem is None:
            self.send(_encode(Done(id)))
            return
        if not isinstance(problem, RaumhafenError):
            logger.error("a message could not be carried out", exc_info=problem)
            problem = BadRequest("fault")
        said = problem.say(self.language)
        self.send(_encode(Refusal(id, problem.code, getattr(problem, "clause", ""), said)))

    def _too_often(self) -> bool:
        """Count a message; are there too many of them in this second?"""
        second = int(time.monotonic())
        if second != self._second:
            self._second, self._in_second = second, 0
        self._in_second += 1
        return self._in_second > self._per_second


class Sockets:
    """The ASGI application of all live connections."""

    def __init__(self, lounge: Lounge) -> None:
        self.lounge = lounge

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection from beginning to end."""
        await receive()  # websocket.connect
        try:
            live, since = await self._table(scope)
        except NotFound as problem:
            await deny(send, problem.status)
            return
        settings = self.lounge.settings
        if len(live.crowd.connections) >= settings.connections_per_table:
            await deny(send, 429)
            return
        socket = Socket(live, scope, "watch" in _wishes(scope), settings.messages_per_second)
        await send({"type": "websocket.accept"})
        wire = wire_of(scope)
        if wire is not None:
            wire.shorten(socket.hear)
        tasks = [asyncio.create_task(self._listen(socket, receive)), asyncio.create_task(socket.ending.wait())]
        if wire is None:
            tasks.append(asyncio.create_task(socket.deliver(send)))
        live.connect(socket, since)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if wire is not None and socket.code == TOO_SLOW:
                wire.transport.abort()  # who does not read would not hear a goodbye either
            elif socket.code:
                await send({"type": "websocket.close", "code": socket.code})
        finally:
            live.disconnect(socket)
            for task in tasks:
                task.cancel()

    async def _listen(self, socket: Socket, receive: Receive) -> None:
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            socket.hear(text.encode() if text is not None else message.get("bytes") or b"")

    async def _table(self, scope: Scope) -> tuple[LiveTable, int | None]:
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise NotFound("table")
        since = _wishes(scope).get("since", "")
        return await self.lounge.table(found[1]), int(since) if since.isdecimal() and len(since) < 10 else None


def _wishes(scope: Scope) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}


async def deny(send: Send, status: int) -> None:
    """Refuse a connection with a plain answer."""
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})
