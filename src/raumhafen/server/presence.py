"""Who is connected to a table: in this process, or in another that serves the same table."""

from __future__ import annotations

import time
from typing import NamedTuple, Protocol

from raumhafen.engine.about import SPECTATOR
from raumhafen.server.update_encoder import Audience


class Connection(Protocol):
    """A client's live connection."""

    device: str
    watch: bool
    audience: Audience

    def send(self, message: bytes) -> None:
        """Send a message; never waits."""


class Online(NamedTuple):
    """The seats with a connected device, and the number of watchers."""

    seats: frozenset[int]
    watchers: int


class _OtherProcess(NamedTuple):
    seats: int  #: as a set of bits
    watchers: int
    heard_at: float


class Presence:
    """The connections to one table."""

    def __init__(self, seats: int) -> None:
        self.connections: set[Connection] = set()
        self._seats = range(seats)
        self._other_processes: dict[str, _OtherProcess] = {}  #: by process
        self._offline_since = dict.fromkeys(self._seats, time.monotonic())  #: since when a seat is offline
        self.online = Online(frozenset(), 0)

    def connected_here(self) -> tuple[int, int]:
        """Seats (as a set of bits) and watchers that are connected to this process."""
        seats, watchers = 0, 0
        for connection in self.connections:
            if connection.audience.sides == (SPECTATOR,):
                watchers += 1
            else:
                for seat in connection.audience.mine:
                    seats |= 1 << seat
        return seats, watchers

    def refresh(self) -> bool:
        """Work out anew who is online. Has that changed?"""
        seats, watchers = self.connected_here()
        for other in self._other_processes.values():
            seats |= other.seats
            watchers += other.watchers
        before, now = self.online, time.monotonic()
        self.online = Online(frozenset(seat for seat in self._seats if seats >> seat & 1), watchers)
        for seat in self._seats:
            if seat in self.online.seats:
                self._offline_since.pop(seat, None)
            else:
                self._offline_since.setdefault(seat, now)
        return self.online != before

    def seconds_away(self, seat: int) -> float:
        """For how many seconds a seat has been offline."""
        return time.monotonic() - self._offline_since[seat] if seat in self._offline_since else 0.0

    def update_process(self, process: str, seats: int, watchers: int) -> bool:
        """Another process reports who is connected to it. Was that process unknown so far?"""
        new = process not in self._other_processes
        self._other_processes[process] = _OtherProcess(seats, watchers, time.monotonic())
        if not seats and not watchers:
            del self._other_processes[process]
            return False
        return new

    def forget_processes(self, before: float) -> None:
        """Processes that have not reported since then are gone."""
        self._other_processes = {
            process: other for process, other in self._other_processes.items() if other.heard_at >= before
        }
