"""Writes a table's events to its log: one request at a time, and nothing is applied before it is durable."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from raumhafen.server import table_events
from raumhafen.server.errors import Conflict
from raumhafen.server.store import IndexUpdate, NumberTaken, OnWritten, Row, Store, written
from raumhafen.server.table import Table

ATTEMPTS = 20  #: to write, while other processes keep writing at the same table


@dataclass(slots=True)
class Change:
    """What is to be written: events of this table, and what goes with them."""

    events: Sequence[table_events.Event]
    index_updates: Sequence[IndexUpdate] = ()
    other_rows: Sequence[Row] = ()  #: events of another table


#: Makes the change when its turn comes, and anew if another process was faster. It may raise, or return None.
Request = Callable[[], Change | None]


class TableWriter:
    """Writes the requested changes and, once they are durable, applies them."""

    def __init__(
        self,
        table: Table,
        store: Store,
        apply: Callable[[Sequence[table_events.Event]], None],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.table = table
        self._store = store
        self._apply = apply
        self._spawn = spawn
        self._requests: deque[tuple[Request, OnWritten]] = deque()
        self._busy = False  #: writing or reading
        self._behind = False  #: there are events in the log that were not read yet
        self._conflicts = 0  #: how often in a row another writer was faster

    @property
    def idle(self) -> bool:
        """Is nothing requested or under way?"""
        return not self._requests and not self._busy

    def submit(self, request: Request, done: OnWritten) -> None:
        """Request a change; `done` is called when it is applied, or with why it was not."""
        self._requests.append((request, done))
        if not self._busy:
            self._next()

    async def write(self, request: Request) -> None:
        """Request a change, and wait until it is applied."""
        await written(partial(self.submit, request))

    def read_new(self, number: int = 0) -> None:
        """Read what another process wrote: an event of that number, or (0) perhaps something."""
        if not number or number > self.table.number:
            self._behind = True
            if not self._busy:
                self._next()

    def _next(self) -> None:
        if self._behind:
            self._behind, self._busy = False, True
            self._spawn(self._read_events())
            return
        while self._requests and not self._busy:
            request, done = self._requests[0]
            try:
                change = request()
            except Exception as problem:
                self._requests.popleft()
                done(problem)
                continue
            if change is None:
                self._requests.popleft()
                done(None)
                continue
            self._busy = True
            first = self.table.number + 1
            rows = [
                Row(self.table.id, first + place, table_events.encode(event))
                for place, event in enumerate(change.events)
            ]
            rows += change.other_rows
            self._store.append(rows, change.index_updates, partial(self._written, change.events))

    def _written(self, events: Sequence[table_events.Event], problem: Exception | None) -> None:
        self._busy = False
        if isinstance(problem, NumberTaken) and self._conflicts < ATTEMPTS:
            self._conflicts += 1
            self._behind = True
        else:
            self._conflicts = 0
            _, done = self._requests.popleft()
            if problem is None:
                self._apply(events)
            done(Conflict("busy") if isinstance(problem, NumberTaken) else problem)
        if self._requests or self._behind:
            self._next()

    async def _read_events(self) -> None:
        """Read what other processes wrote, then continue with the requests."""
        try:
            rows = await self._store.events(self.table.id, self.table.number)
            if rows:
                self._apply(table_events.decode(rows))
        finally:
            self._busy = False
            self._next()
