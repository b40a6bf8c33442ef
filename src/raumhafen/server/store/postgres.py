"""The store for several processes: PostgreSQL, where all of them serve the same tables.

What has come in while the database was busy is written together, as with SQLite. Each event is announced to the other
processes by NOTIFY with its table and number, in the same transaction: a process that hears of it can read it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import asyncpg

from raumhafen.server.store import (
    Counts,
    IndexUpdate,
    MatchEnded,
    NumberTaken,
    OnEvent,
    OnPresence,
    OnWritten,
    Row,
    SeatFreed,
    SeatTaken,
    TableOpened,
    count_matches,
    report,
)
from raumhafen.server.store.migrations import HEAD

EVENTS, PRESENCE = "raumhafen_events", "raumhafen_presence"  #: the channels
MIGRATING = 8023  #: the advisory lock that a migrating process holds
MAX_BATCH = 500  #: appends that are written together
RETRY_AFTER, ATTEMPTS = 0.5, 20  #: seconds before a failed statement is tried again, and how often

logger = logging.getLogger("raumhafen.server")

INSERT = f"""
WITH written AS (
    INSERT INTO events (table_id, number, event)
    SELECT * FROM unnest($1::varchar[], $2::integer[], $3::bytea[])
    ON CONFLICT DO NOTHING RETURNING table_id, number
)
SELECT table_id, number, pg_notify('{EVENTS}', $4 || ' ' || table_id || ' ' || number) FROM written
"""


class _Job(NamedTuple):
    rows: Sequence[Row]
    index_updates: Sequence[IndexUpdate]
    done: OnWritten


class PostgresStore:
    """Tables in a PostgreSQL database."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.process = secrets.token_hex(6)  #: tells what this process wrote from what others did
        self._jobs: deque[_Job] = deque()
        self._more = asyncio.Event()
        self._pool: asyncpg.Pool[Any] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    async def open(self, on_event: OnEvent, on_presence: OnPresence) -> None:
        """Connect, migrate, listen."""
        self._pool = await asyncpg.create_pool(self.address, min_size=1, max_size=8)
        await self._migrate()
        self._on_event, self._on_presence = on_event, on_presence
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._listen(listening))]
        await listening.wait()

    async def close(self) -> None:
        """Write what is under way and disconnect."""
        self._closing = True
        self._more.set()
        if self._tasks:
            writer, listener = self._tasks
            await writer
            listener.cancel()
            with suppress(asyncio.CancelledError):
                await listener
        if self._pool is not None:
            await self._pool.close()

    def append(self, rows: Sequence[Row], index_updates: Sequence[IndexUpdate], done: OnWritten) -> None:
        """Write events and index, all or nothing."""
        self._jobs.append(_Job(rows, index_updates, done))
        self._more.set()

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """A table's events after a number, in order."""
        select = "SELECT event FROM events WHERE table_id = $1 AND number > $2 ORDER BY number"
        return [row[0] for row in await self._fetch(select, table, after)]

    async def tables_of(self, device: str, limit: int) -> list[str]:
        """The tables where a device sits, newest first."""
        select = (
            "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE device = $1)"
            " ORDER BY opened_at DESC, id LIMIT $2"
        )
        return [row[0] for row in await self._fetch(select, device, limit)]

    async def counts(self, device: str) -> Counts:
        """How much was played so far."""
        return await count_matches(self._fetch, device, "$1")

    async def announce(self, table: str, seats: int, watchers: int) -> None:
        """Tell other processes who is connected to a table in this one."""
        await self._fetch("SELECT pg_notify($1, $2)", PRESENCE, f"{self.process} {table} {seats} {watchers}")

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        assert self._pool is not None
        return list(await self._pool.fetch(statement, *values))

    # --- migrating ----------------------------------------------------------------------------------------------------

    async def _migrate(self) -> None:
        with suppress(asyncpg.UndefinedTableError):
            if [row[0] for row in await self._fetch("SELECT version_num FROM alembic_version")] == [HEAD]:
                return
        import sqlalchemy
        from sqlalchemy.ext.asyncio import create_async_engine

        from raumhafen.server.store.migrate import migrate

        engine = create_async_engine(self.address.replace("postgresql://", "postgresql+asyncpg://", 1))
        async with engine.begin() as connection:  # another that starts now waits, and finds it done
            await connection.execute(sqlalchemy.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(migrate)
        await engine.dispose()

    # --- writing ------------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while not self._closing or self._jobs:
            if not self._jobs:
                self._more.clear()
                await self._more.wait()
                continue
            jobs = [self._jobs.popleft() for _ in range(min(MAX_BATCH, len(self._jobs)))]
            moves = [job for job in jobs if len(job.rows) == 1 and not job.index_updates]
            others = [job for job in jobs if len(job.rows) != 1 or job.index_updates]
            try:
                await self._write_together(moves)
            except Exception as problem:  # most likely the connection broke
                for job in moves:
                    await self._retry(job, problem)
            for job in others:
                try:
                    await self._write_in_transaction(job)
                except Exception as problem:
                    await self._retry(job, problem)

    async def _write_together(self, jobs: list[_Job]) -> None:
        """Single events, in one statement; those that lose to an earlier writer are left out."""
        if not jobs:
            return
        assert self._pool is not None
        rows = [job.rows[0] for job in jobs]
        values = ([row.table for row in rows], [row.number for row in rows], [row.event for row in rows])
        written = {(row[0], row[1]) for row in await self._pool.fetch(INSERT, *values, self.process)}
        for job, row in zip(jobs, rows, strict=True):
            report(job.done, None if (row.table, row.number) in written else NumberTaken())

    async def _write_in_transaction(self, job: _Job) -> None:
        """Several events, or index updates with them: a transaction of their own."""
        assert self._pool is not None
        values = ([row.table for row in job.rows], [row.number for row in job.rows], [row.event for row in job.rows])
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                if len(await connection.fetch(INSERT, *values, self.process)) < len(job.rows):
                    raise NumberTaken
                for update in job.index_updates:
                    await _update_index(connection, update)
        except NumberTaken:
            report(job.done, NumberTaken())
        else:
            report(job.done, None)

    async def _retry(self, job: _Job, problem: Exception) -> None:
        """After an error: see whether the job was written all the same, and if not, write it again."""
        row = job.rows[0]
        select = "SELECT event FROM events WHERE table_id = $1 AND number = $2"
        for _ in range(ATTEMPTS):
            try:
                found = await self._fetch(select, row.table, row.number)
                if not found:
                    await self._write_in_transaction(job)
                else:
                    report(job.done, None if found[0][0] == row.event else NumberTaken())
                return
            except Exception as again:
                problem = again
                await asyncio.sleep(RETRY_AFTER)
        logger.error("the database does not answer", exc_info=problem)
        report(job.done, problem)

    # --- listening ----------------------------------------------------------------------------------------------------

    async def _listen(self, listening: asyncio.Event) -> None:
        """Listen to what other processes write; after a lost connection anything may have changed."""
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.address)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(RETRY_AFTER)
                continue
            try:
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(EVENTS, self._on_event_notify)
                await connection.add_listener(PRESENCE, self._on_presence_notify)
                if listening.is_set():
                    self._on_event("", 0)
                listening.set()
                await lost.wait()
                logger.warning("the connection to the database was lost")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(RETRY_AFTER)
            finally:
                with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await connection.close(timeout=1.0)

    def _on_event_notify(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        process, table, number = str(payload).split(" ")
        if process != self.process:
            self._on_event(table, int(number))

    def _on_presence_notify(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        process, table, seats, watchers = str(payload).split(" ")
        if process != self.process:
            self._on_presence(process, table, int(seats), int(watchers))


async def _update_index(connection: Any, update: IndexUpdate) -> None:
    match update:
        case TableOpened(table, game, at):
            await connection.execute("INSERT INTO tables (id, game, opened_at) VALUES ($1, $2, $3)", table, game, at)
        case SeatTaken(table, seat, device, own):
            await connection.execute(
                "INSERT INTO seats (table_id, seat, device, own) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (table_id, seat) DO UPDATE SET device = $3, own = $4, won = NULL",
                *(table, seat, device, own),
            )
        case SeatFreed(table, seat):
            await connection.execute("DELETE FROM seats WHERE table_id = $1 AND seat = $2", table, seat)
        case MatchEnded(table, at, moves, winners):
            await connection.execute("UPDATE tables SET ended_at = $2, moves = $3 WHERE id = $1", table, at, moves)
            await connection.execute(
                "UPDATE seats SET won = TRUE WHERE table_id = $1 AND seat = ANY($2)", table, list(winners)
            )
