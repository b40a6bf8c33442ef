"""Who is at a table: connected here, or to another process that serves the same table."""

from __future__ import annotations

import time
from typing import NamedTuple, Protocol

from raumhafen.server.protocol import SPECTATOR
from raumhafen.server.update_encoder import Audience


class Connection(Protocol):
    """Somebody who is connected."""

    device: str
    watch: bool
    audience: Audience

    def send(self, message: bytes) -> None:
        """Send a message; never waits."""


class Online(NamedTuple):
    """Who is there."""

    online: frozenset[int]
    watchers: int


class _OtherProcess(NamedTuple):
    seats: int  #: as a set of bits
    watchers: int
    said_at: float


class Presence:
    """Those who are at a table."""

    def __init__(self, seats: int) -> None:
        self.connections: set[Connection] = set()
        self._seats = range(seats)
        self._elsewhere: dict[str, _OtherProcess] = {}  #: by process
        self._away = dict.fromkeys(self._seats, time.monotonic())  #: since when a seat is offline
        self.presence = Online(frozenset(), 0)

    def here(self) -> tuple[int, int]:
        """Seats (as a set of bits) and watchers that are connected to this process."""
        seats, watchers = 0, 0
        for connection in self.connections:
            if connection.audience.sides == (SPECTATOR,):
                watchers += 1
            else:
                for seat in connection.audience.mine:
                    seats |= 1 << seat
        return seats, watchers

    def changed(self) -> bool:
        """Look again who is there. Has anything changed?"""
        seats, watchers = self.here()
        for other in self._elsewhere.values():
            seats |= other.seats
            watchers += other.watchers
        before, now = self.presence, time.monotonic()
        self.presence = Online(frozenset(seat for seat in self._seats if seats >> seat & 1), watchers)
        for seat in self._seats:
            if seat in self.presence.online:
                self._away.pop(seat, None)
            else:
                self._away.setdefault(seat, now)
        return self.presence != before

    def away(self, seat: int) -> float:
        """For how many seconds nobody has been there for a seat."""
        return time.monotonic() - self._away[seat] if seat in self._away else 0.0

    def elsewhere(self, process: str, seats: int, watchers: int) -> bool:
        """Another process tells who is there. Is that process new here?"""
        new = process not in self._elsewhere
        self._elsewhere[process] = _OtherProcess(seats, watchers, time.monotonic())
        if not seats and not watchers:
            del self._elsewhere[process]
            return False
        return new

    def forget(self, before: float) -> None:
        """Processes that have not said anything since then are gone."""
        self._elsewhere = {process: said for process, said in self._elsewhere.items() if said.said_at >= before}
