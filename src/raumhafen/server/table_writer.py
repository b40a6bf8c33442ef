"""A table's way to its log: wishes are met one at a time, and nothing happens before it is durable."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from raumhafen.server import table_events
from raumhafen.server.errors import Conflict
from raumhafen.server.store import IndexUpdate, NumberTaken, OnWritten, Row, Store
from raumhafen.server.table import Table

ATTEMPTS = 20  #: to write against other processes that write at the same table


@dataclass(slots=True)
class Change:
    """What shall be written: events of this table, and what goes with them."""

    events: Sequence[table_events.Event]
    index_updates: Sequence[IndexUpdate] = ()
    more: Sequence[Row] = ()  #: events of another table


Request = Callable[[], Change | None]


class TableWriter:
    """Writes what is wished for and, once it is durable, lets it happen."""

    def __init__(
        self,
        table: Table,
        store: Store,
        take: Callable[[Sequence[table_events.Event]], None],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.table = table
        self._store = store
        self._take = take
        self._spawn = spawn
        self._wishes: deque[tuple[Request, OnWritten]] = deque()
        self._busy = False  #: writing or reading
        self._behind = False  #: there are events that were not read yet
        self._lost = 0  #: how often another writer was faster, in a row

    @property
    def idle(self) -> bool:
        """Is nothing wished for or under way?"""
        return not self._wishes and not self._busy

    def submit(self, plan: Request, done: OnWritten) -> None:
        """Wish for a change. The plan is made when it is its turn, and anew if another process was faster; it may
        raise, or want nothing. `done` is told what came of it."""
        self._wishes.append((plan, done))
        if not self._busy:
            self._next()

    async def change(self, plan: Request) -> None:
        """Wish for a change, and wait until it has happened."""
        met = asyncio.get_running_loop().create_future()

        def done(problem: Exception | None) -> None:
            if met.done():  # nobody waits any longer
                return
            if problem is None:
                met.set_result(None)
            else:
                met.set_exception(problem)

        self.submit(plan, done)
        await met

    def follow(self, number: int = 0) -> None:
        """Another process wrote an event of that number (0: perhaps): read what is new."""
        if not number or number > self.table.number:
            self._behind = True
            if not self._busy:
                self._next()

    def _next(self) -> None:
        if self._behind:
            self._behind, self._busy = False, True
            self._spawn(self._catch_up())
            return
        while self._wishes and not self._busy:
            plan, done = self._wishes[0]
            try:
                wanted = plan()
            except Exception as problem:
                self._wishes.popleft()
                done(problem)
                continue
            if wanted is None:
                self._wishes.popleft()
                done(None)
                continue
            self._busy = True
            first = self.table.number + 1
            rows = [
                Row(self.table.id, first + place, table_events.encode(event))
                for place, event in enumerate(wanted.events)
            ]
            rows += wanted.more
            self._store.append(rows, wanted.index_updates, partial(self._written, wanted.events))

    def _written(self, events: Sequence[table_events.Event], problem: Exception | None) -> None:
        self._busy = False
        if isinstance(problem, NumberTaken) and self._lost < ATTEMPTS:
            self._lost += 1
            self._behind = True
        else:
            self._lost = 0
            _, done = self._wishes.popleft()
            if problem is None:
                self._take(events)
            done(Conflict("busy") if isinstance(problem, NumberTaken) else problem)
        if self._wishes or self._behind:
            self._next()

    async def _catch_up(self) -> None:
        """Read what others wrote, then go on."""
        try:
            rows = await self._store.events(self.table.id, self.table.number)
            if rows:
                self._take(table_events.decode(rows))
        finally:
            self._busy = False
            self._next()
