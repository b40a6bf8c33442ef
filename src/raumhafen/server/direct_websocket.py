"""WebSockets on uvicorn, without queues and tasks between the network and a table.

Uvicorn hands each message through a queue to a task and stops reading meanwhile; for tables that answer within the same
turn of the event loop that is most of the work. Once a connection is open, this protocol gives each text message
straight to a function, and writes answers straight to the network, all of one turn at once. Everything else (opening,
closing, pings, fragments) is left to uvicorn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # not compiled on this platform
    from websockets.utils import apply_mask

EXTENSION = "raumhafen.direct_websocket"  #: under which an application finds the connection in its scope

_TEXT = 0x81  # a whole message
_MASKED = 0x80
_HEADS = [bytes([_TEXT, size]) for size in range(126)]


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A connection that can give its messages directly to a function."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._on_message: Callable[[bytes], None] | None = None
        self._unread = b""
        self._outgoing: list[bytes] = []

    def handle_connect(self, event: Any) -> None:
        """Offer this connection to the application."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def bypass_queue(self, on_message: Callable[[bytes], None]) -> None:
        """From now on give text messages to this function."""
        self._on_message = on_message

    # --- incoming -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take whole text messages out of what comes in; the rest is uvicorn's."""
        on_message = self._on_message
        if on_message is None:
            super().data_received(data)
            return
        if self._unread:
            data, self._unread = self._unread + data, b""
        place, end = 0, len(data)
        while end - place >= 2:
            size, start = data[place + 1] & 0x7F, place + 6
            if size == 126:
                if end - place < 4:
                    break
                size, start = int.from_bytes(data[place + 2 : place + 4], "big"), place + 8
            if size > self.config.ws_max_size or size == 127 or not data[place + 1] & _MASKED:
                super().data_received(data[place:])  # which refuses it
                return
            if end < start + size:
                break
            if data[place] == _TEXT:
                on_message(apply_mask(data[start : start + size], data[start - 4 : start]))
            else:
                super().data_received(data[place : start + size])
            if self.close_sent or self.transport.is_closing():
                return
            place = start + size
        self._unread = data[place:] if place else data

    def send_receive_event_to_app(self) -> None:
        """A message that came in fragments."""
        if self._on_message is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        text, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._on_message(text)

    # --- outgoing -----------------------------------------------------------------------------------------------------

    def write(self, text: bytes) -> None:
        """Send a text message at the end of this turn of the event loop."""
        size = len(text)
        if size < 126:
            head = _HEADS[size]
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self._outgoing:
            if not _waiting:
                self.loop.call_soon(_flush)
            _waiting.append(self)
        self._outgoing += (head, text)

    def waiting(self) -> int:
        """How many bytes the other side has not taken yet."""
        return int(self.transport.get_write_buffer_size())

    def flush(self) -> None:
        """Send what was written."""
        outgoing, self._outgoing = self._outgoing, []
        if outgoing and not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(b"".join(outgoing))


_waiting: list[DirectWebSocket] = []


def _flush() -> None:
    sockets, _waiting[:] = _waiting[:], []
    for socket in sockets:
        socket.flush()


def direct_websocket_of(scope: Any) -> DirectWebSocket | None:
    """The direct connection of a scope, where this server runs on uvicorn."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, DirectWebSocket) else None
