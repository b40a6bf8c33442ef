"""Clocks: a seat spends time while its person is awaited, never while a bot plays or the server is down."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from raumhafen.server.table import Table


class Clocks:
    """The clocks of a table, if it plays with any."""

    def __init__(self, table: Table, ran_out: Callable[[], None]) -> None:
        self.table = table
        self._ran_out = ran_out
        self._since: dict[int, float] = {}  #: since when each awaited person spends time
        self._timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        """Does any seat spend time?"""
        return bool(self._since)

    def seconds_left(self, seat: int) -> float | None:
        """The seconds a seat has left; None at a table without clocks."""
        if not self.table.minutes:
            return None
        left = 60.0 * self.table.minutes - self.table.seats[seat].spent - self.seconds_waiting(seat)
        return max(0.0, round(left, 3))

    def seconds_waiting(self, seat: int) -> float:
        """The seconds for which a seat has been awaited."""
        return round(time.monotonic() - self._since[seat], 3) if seat in self._since else 0.0

    def expired(self) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in self._since if self.seconds_left(seat) == 0.0]

    def stop_seat(self, seat: int) -> None:
        """A seat has acted, and what it spent is in the log."""
        self._since.pop(seat, None)

    def run(self) -> None:
        """Run the clocks of the seats that are awaited now."""
        if not self.table.minutes:
            return
        now = time.monotonic()
        awaited = [seat for seat in self.table.active if not self.table.seats[seat].played_by]
        self._since = {seat: self._since.get(seat, now) for seat in awaited}
        self.stop()
        if awaited:
            soonest = min(self.seconds_left(seat) or 0.0 for seat in awaited)
            self._timer = asyncio.get_running_loop().call_later(soonest + 0.01, self._ran_out)

    def stop(self) -> None:
        """Cancel the timer that reports when time runs out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
