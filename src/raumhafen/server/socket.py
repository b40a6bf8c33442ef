"""Live connections: plain ASGI, since every layer between would be paid for with each message."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

import msgspec

from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.errors import BadInput, NotThere
from raumhafen.server.live import LiveTable
from raumhafen.server.lounge import Lounge
from raumhafen.server.news import Audience
from raumhafen.server.protocol import Done, FromClient, Play, Refusal

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PATH = re.compile(r"/api/tables/([^/]+)/live")
LONGEST = 4096  #: bytes of a message
BACKLOG = 200  #: messages that may wait for a slow reader, who then has to come again

# Why the server ends a connection, as WebSocket closing codes.
GONE, TOO_BIG, TOO_OFTEN, TOO_SLOW = 1001, 1009, 1008, 1013

_decode = msgspec.json.Decoder(FromClient).decode
_encode = msgspec.json.Encoder().encode


class Socket:
    """One live connection."""

    def __init__(self, device: str, watch: bool, language: str, per_second: int) -> None:
        self.device = device
        self.watch = watch
        self.language = language
        self.audience = Audience((), (), False)
        self._outbox: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._per_second = per_second
        self._second = 0
        self._in_second = 0
        self.overflown = False

    def send(self, message: bytes) -> None:
        """Send a message; never waits."""
        if len(self._outbox) >= BACKLOG:
            self.overflown = True
        else:
            self._outbox.append(message)
        self._more.set()

    async def deliver(self, send: Send) -> None:
        """Send what is to be sent, for ever."""
        while not self.overflown:
            while self._outbox:
                await send({"type": "websocket.send", "text": self._outbox.popleft().decode()})
            self._more.clear()
            await self._more.wait()
        await send({"type": "websocket.close", "code": TOO_SLOW})

    def too_often(self) -> bool:
        """Count a message; are there too many of them in this second?"""
        second = int(time.monotonic())
        if second != self._second:
            self._second, self._in_second = second, 0
        self._in_second += 1
        return self._in_second > self._per_second

    async def take(self, live: LiveTable, text: str | bytes) -> None:
        """Carry out a message."""
        id = 0
        try:
            try:
                message = _decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise BadInput("message") from None
            id = message.id
            device = "" if self.watch else self.device
            if isinstance(message, Play):
                await live.play(device, message.seat, message.tokens)
            else:
                await live.undo(device, message.seat)
            self.send(_encode(Done(id)))
        except RaumhafenError as problem:
            said = problem.say(self.language)
            self.send(_encode(Refusal(id, problem.code, getattr(problem, "clause", ""), said)))


class Sockets:
    """The ASGI application of all live connections."""

    def __init__(self, lounge: Lounge) -> None:
        self.lounge = lounge

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection from beginning to end."""
        await receive()  # websocket.connect
        try:
            live, since = await self._table(scope)
        except NotThere as problem:
            await deny(send, problem.status)
            return
        settings = self.lounge.settings
        if len(live.connections) >= settings.connections_per_table:
            await deny(send, 429)
            return
        wishes = _wishes(scope)
        socket = Socket(scope["device"], "watch" in wishes, scope["language"], settings.messages_per_second)
        await send({"type": "websocket.accept"})
        delivery = asyncio.create_task(socket.deliver(send))
        live.connect(socket, since)
        try:
            await self._listen(live, socket, receive, send)
        finally:
            live.disconnect(socket)
            delivery.cancel()

    async def _table(self, scope: Scope) -> tuple[LiveTable, int | None]:
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise NotThere("table")
        since = _wishes(scope).get("since", "")
        return await self.lounge.table(found[1]), int(since) if since.isdecimal() and len(since) < 10 else None

    async def _listen(self, live: LiveTable, socket: Socket, receive: Receive, send: Send) -> None:
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text") or message.get("bytes") or ""
            if len(text) > LONGEST:
                return await send({"type": "websocket.close", "code": TOO_BIG})
            if socket.too_often():
                return await send({"type": "websocket.close", "code": TOO_OFTEN})
            await socket.take(live, text)
        return None


def _wishes(scope: Scope) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}


async def deny(send: Send, status: int) -> None:
    """Refuse a connection with a plain answer."""
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})
