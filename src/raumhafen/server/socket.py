"""Live connections: plain ASGI, since any layer between would cost time with each message."""

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
from raumhafen.server.direct_websocket import direct_websocket_of
from raumhafen.server.errors import BadRequest, NotFound
from raumhafen.server.live_table import LiveTable
from raumhafen.server.lounge import Lounge
from raumhafen.server.protocol import CoachPreparing, Done, FromClient, Hinted, Play, Refusal, Undo
from raumhafen.server.update_encoder import Audience

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

PATH = re.compile(r"/api/tables/([^/]+)/live")
MAX_MESSAGE = 4096  #: bytes of a message
MAX_BACKLOG = 1 << 20  #: bytes that may wait for a slow reader

# Why the server ends a connection, as WebSocket closing codes.
TOO_BIG, TOO_OFTEN, TOO_SLOW = 1009, 1008, 1013

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
        self.closing = asyncio.Event()
        self.code = 0  #: why the server ends the connection
        self._direct = direct_websocket_of(scope)
        self._outbox: deque[bytes] = deque()
        self._outbox_filled = asyncio.Event()
        self._per_second = per_second
        self._second = 0
        self._in_second = 0

    # --- outgoing -----------------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send a message; never waits. A client that reads too slowly has to connect again."""
        if self._direct is not None:
            if self._direct.waiting() > MAX_BACKLOG:
                self.close(TOO_SLOW)
            else:
                self._direct.write(message)
            return
        self._outbox.append(message)
        if sum(map(len, self._outbox)) > MAX_BACKLOG:
            self.close(TOO_SLOW)
        self._outbox_filled.set()

    async def send_outbox(self, send: Send) -> None:
        """Send what is in the outbox, for ever; where there is no direct connection."""
        while True:
            while self._outbox:
                await send({"type": "websocket.send", "text": self._outbox.popleft().decode()})
            self._outbox_filled.clear()
            await self._outbox_filled.wait()

    def close(self, code: int) -> None:
        """End the connection."""
        if not self.code:
            self.code = code
            self.closing.set()

    # --- incoming -----------------------------------------------------------------------------------------------------

    def on_message(self, text: bytes) -> None:
        """Carry out a message."""
        if self.code:
            return
        if len(text) > MAX_MESSAGE:
            self.close(TOO_BIG)
            return
        if self._over_limit():
            self.close(TOO_OFTEN)
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

    def _hinted(self, id: int, answer: CoachPreparing | Hinted | Exception) -> None:
        if isinstance(answer, Exception):
            self._answer(id, answer)
        elif isinstance(answer, Hinted):
            self.send(_encode(structs.replace(answer, reply_to=id)))
        else:
            self.send(_encode(answer))

    def _answer(self, id: int, problem: Exception | None) -> None:
        if problem is None:
            self.send(_encode(Done(id)))
            return
        if not isinstance(problem, RaumhafenError):
            logger.error("a message could not be carried out", exc_info=problem)
            problem = BadRequest("fault")
        said = problem.say(self.language)
        self.send(_encode(Refusal(id, problem.code, getattr(problem, "clause", ""), said)))

    def _over_limit(self) -> bool:
        """Count a message; are there too many in this second?"""
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
            live, since = await self._find_table(scope)
        except NotFound as problem:
            await deny(send, problem.status)
            return
        settings = self.lounge.settings
        if len(live.presence.connections) >= settings.connections_per_table:
            await deny(send, 429)
            return
        socket = Socket(live, scope, "watch" in _query(scope), settings.messages_per_second)
        await send({"type": "websocket.accept"})
        direct = direct_websocket_of(scope)
        if direct is not None:
            direct.bypass_queue(socket.on_message)
        tasks = [asyncio.create_task(self._listen(socket, receive)), asyncio.create_task(socket.closing.wait())]
        if direct is None:
            tasks.append(asyncio.create_task(socket.send_outbox(send)))
        live.connect(socket, since)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if direct is not None and socket.code == TOO_SLOW:
                direct.transport.abort()  # a client that does not read would not get a goodbye either
            elif socket.code:
                await send({"type": "websocket.close", "code": socket.code})
        finally:
            live.disconnect(socket)
            for task in tasks:
                task.cancel()

    async def _listen(self, socket: Socket, receive: Receive) -> None:
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            socket.on_message(text.encode() if text is not None else message.get("bytes") or b"")

    async def _find_table(self, scope: Scope) -> tuple[LiveTable, int | None]:
        found = PATH.fullmatch(scope["path"])
        if found is None:
            raise NotFound("table")
        since = _query(scope).get("since", "")
        return await self.lounge.table(found[1]), int(since) if since.isdecimal() and len(since) < 10 else None


def _query(scope: Scope) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}


async def deny(send: Send, status: int) -> None:
    """Refuse a connection with a plain answer."""
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})
