"""The short way from network to table understands WebSockets as well as the long one does."""

import asyncio
import base64
import os
import struct
from contextlib import asynccontextmanager

import msgspec
import pytest

from raumhafen.server import socket as sockets
from tests.server.harness import PATIENCE, running, until

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 0x1, 0x2, 0x8, 0x9, 0xA, 0x0
MESSAGE = b'{"type":"undo","id":7,"seat":0}'


def frame(opcode, payload, fin=True, mask=b"\x12\x34\x56\x78"):
    """A frame as a client writes it."""
    size = len(payload)
    if size < 126:
        head = bytes([opcode | 0x80 * fin, 0x80 | size])
    elif size < 1 << 16:
        head = bytes([opcode | 0x80 * fin, 0xFE]) + struct.pack(">H", size)
    else:
        head = bytes([opcode | 0x80 * fin, 0xFF]) + struct.pack(">Q", size)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


class Plain:
    """A connection, byte by byte."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    def write(self, data):
        self.writer.write(data)

    async def read(self):
        """The next frame: opcode and payload."""
        first, size = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
        assert not size & 0x80  # a server does not mask
        if size == 126:
            size = struct.unpack(">H", await self.reader.readexactly(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", await self.reader.readexactly(8))[0]
        return first & 0x0F, await self.reader.readexactly(size)

    async def answer(self):
        """The next answer to a message."""
        while True:
            opcode, payload = await self.read()
            assert opcode == TEXT
            message = msgspec.json.decode(payload)
            if message["type"] in ("done", "refused"):
                return message

    async def closed(self):
        """The code with which the server closes."""
        while True:
            opcode, payload = await self.read()
            if opcode == CLOSE:
                return struct.unpack(">H", payload[:2])[0]


@asynccontextmanager
async def connected(settings):
    """A plain connection to a table for two at one screen."""
    async with running(settings) as house:
        ada = house.device()
        table = await ada.open("me", "here")
        await (await house.lounge.table(table["id"])).wait_for_match()
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{table['id']}/live HTTP/1.1\r\nHost: localhost:{house.port}\r\nOrigin: {house.origin}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Extensions: permessage-deflate\r\nCookie: raumhafen={await ada.cookie()}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101")
        assert b"permessage-deflate" not in head  # costs more than it saves
        try:
            yield Plain(reader, writer), house
        finally:
            writer.close()
            await writer.wait_closed()


async def test_messages_in_any_pieces(home):
    async with connected(home) as (plain, _):
        for pieces in (1, 2, 3, 5, 1000):
            data = frame(TEXT, MESSAGE) * 3
            for place in range(0, len(data), pieces):
                plain.write(data[place : place + pieces])
                await plain.writer.drain()
                await asyncio.sleep(0)
            for _ in range(3):
                assert (await plain.answer())["reply_to"] == 7


async def test_fragments_pings_and_what_lies_between(home):
    async with connected(home) as (plain, _):
        await plain.read()
        plain.write(frame(TEXT, MESSAGE[:10], fin=False) + frame(PING, b"hello"))
        assert await plain.read() == (PONG, b"hello")
        plain.write(frame(CONTINUED, MESSAGE[10:20], fin=False) + frame(CONTINUED, MESSAGE[20:]) + frame(TEXT, MESSAGE))
        assert (await plain.answer())["reply_to"] == 7
        assert (await plain.answer())["reply_to"] == 7
        plain.write(frame(PONG, b"unasked") + frame(BINARY, MESSAGE) + frame(TEXT, b'{"type":"undo","id":8,"seat":0}'))
        assert {(await plain.answer())["reply_to"] for _ in range(2)} == {7, 8}
        plain.write(frame(CLOSE, struct.pack(">H", 1000)))
        assert await plain.closed() == 1000


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (bytes([0x81, len(MESSAGE)]) + MESSAGE, 1002),  # not masked
        (frame(TEXT, b"x" * 4097), 1009),
        (bytes([0x81, 0xFF]) + struct.pack(">Q", 1 << 62), 1009),
        (frame(TEXT, b"x" * 4000, fin=False) + frame(CONTINUED, b"x" * 4000), 1009),
        (frame(0x3, b"?"), 1002),
        (bytes([0xF1, 0x80, 0, 0, 0, 0]), 1002),  # reserved bits
        (frame(CONTINUED, b"of nothing"), 1002),
        (frame(PING, b"x" * 126), 1002),
    ],
)
async def test_what_breaks_the_protocol_ends_the_connection(home, data, code):
    async with connected(home) as (plain, house):
        await plain.read()
        plain.write(data)
        assert await plain.closed() == code
        assert (await house.device().http.get("/api/games")).status_code == 200


async def test_text_that_is_none_is_refused(home):
    async with connected(home) as (plain, _):
        plain.write(frame(TEXT, b'{"type":"play","id":1,"seat":0,"tokens":["\xff\xfe"]}'))
        assert (await plain.answer())["code"] == "message"


async def test_a_reader_who_is_too_slow_has_to_come_again(home, monkeypatch):
    async with connected(home) as (plain, house):
        await plain.read()
        [live] = house.lounge.tables.values()
        [socket] = live.presence.connections
        plain.reader._transport.pause_reading()
        monkeypatch.setattr(sockets, "MAX_BACKLOG", 100_000)
        for _ in range(20_000):
            socket.send(b"x" * 1000)
            await asyncio.sleep(0)
            if socket.code:
                break
        assert socket.code == sockets.TOO_SLOW
        await until(lambda: not live.presence.connections)
        plain.writer.transport.abort()


async def test_any_other_server_will_do(home, monkeypatch):
    """Without the short way, as on another ASGI server, everything works the same."""
    monkeypatch.setattr(sockets, "direct_websocket_of", lambda scope: None)
    async with connected(home) as (plain, _):
        plain.write(frame(TEXT, MESSAGE) + frame(BINARY, MESSAGE))
        assert (await plain.answer())["reply_to"] == 7
        assert (await plain.answer())["code"] == "undo"
        plain.write(frame(CLOSE, struct.pack(">H", 1000)))
        assert await plain.closed() == 1000
