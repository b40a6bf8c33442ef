"""The store for many: PostgreSQL, where several server processes serve the same tables.

What has come in while the database was busy is written together, as in the store at home. Each event is announced to
the other processes by NOTIFY with its table and number, in the same transaction: whoever hears of it can read it.
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
    Count,
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
    tell,
)
from raumhafen.server.store.migrations import HEAD

EVENTS, PRESENCE = "raumhafen_events", "raumhafen_presence"  #: the channels
MIGRATING = 8023  #: the advisory lock that whoever migrates holds
MOST = 500  #: appends that are written together
_AGAIN, ATTEMPTS = 0.5, 20  #: seconds before something that broke is tried again, and how often

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
    marks: Sequence[IndexUpdate]
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

    async def open(self, heard: OnEvent, present: OnPresence) -> None:
        """Connect, migrate, listen."""
        self._pool = await asyncpg.create_pool(self.address, min_size=1, max_size=8)
        await self._migrate()
        self._heard, self._present = heard, present
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

    def append(self, rows: Sequence[Row], marks: Sequence[IndexUpdate], done: OnWritten) -> None:
        """Write events and marks, all or none."""
        self._jobs.append(_Job(rows, marks, done))
        self._more.set()

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """A table's events after a number, in order."""
        select = "SELECT event FROM events WHERE table_id = $1 AND number > $2 ORDER BY number"
        return [row[0] for row in await self._fetch(select, table, after)]

    async def tables_of(self, device: str, most: int) -> list[str]:
        """The tables where a device sits, newest first."""
        select = (
            "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE device = $1)"
            " ORDER BY opened_at DESC, id LIMIT $2"
        )
        return [row[0] for row in await self._fetch(select, device, most)]

    async def counts(self, device: str) -> Counts:
        """What was played so far."""
        games = (
            "SELECT game, count(*), sum(moves) FROM tables WHERE ended_at IS NOT NULL {} GROUP BY game ORDER BY game"
        )
        own = "AND id IN (SELECT table_id FROM seats WHERE device = $1)"
        wins = (
            "SELECT game, count(DISTINCT id) FROM tables JOIN seats ON table_id = id"
            " WHERE device = $1 AND own AND won GROUP BY game ORDER BY game"
        )
        return Counts(
            [Count(*row) for row in await self._fetch(games.format(""))],
            [Count(*row) for row in await self._fetch(games.format(own), device)],
            dict(await self._fetch(wins, device)),
        )

    async def announce(self, table: str, seats: int, watchers: int) -> None:
        """Tell other processes who is at a table here."""
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
        async with engine.begin() as connection:  # others who start at the same time wait, and find it done
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
            jobs = [self._jobs.popleft() for _ in range(min(MOST, len(self._jobs)))]
            moves = [job for job in jobs if len(job.rows) == 1 and not job.marks]
            others = [job for job in jobs if len(job.rows) != 1 or job.marks]
            try:
                await self._write_together(moves)
            except Exception as problem:  # most likely the connection broke
                for job in moves:
                    await self._settle(job, problem)
            for job in others:
                try:
                    await self._write_alone(job)
                except Exception as problem:
                    await self._settle(job, problem)

    async def _write_together(self, jobs: list[_Job]) -> None:
        """Single events, in one statement; those that lose to an earlier writer are left out."""
        if not jobs:
            return
        assert self._pool is not None
        rows = [job.rows[0] for job in jobs]
        values = ([row.table for row in rows], [row.number for row in rows], [row.event for row in rows])
        written = {(row[0], row[1]) for row in await self._pool.fetch(INSERT, *values, self.process)}
        for job, row in zip(jobs, rows, strict=True):
            tell(job.done, None if (row.table, row.number) in written else NumberTaken())

    async def _write_alone(self, job: _Job) -> None:
        """Several events, or marks with them: a transaction of their own."""
        assert self._pool is not None
        values = ([row.table for row in job.rows], [row.number for row in job.rows], [row.event for row in job.rows])
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                if len(await connection.fetch(INSERT, *values, self.process)) < len(job.rows):
                    raise NumberTaken
                for mark in job.marks:
                    await _mark(connection, mark)
        except NumberTaken:
            tell(job.done, NumberTaken())
        else:
            tell(job.done, None)

    async def _settle(self, job: _Job, problem: Exception) -> None:
        """Something broke while we wrote: see whether it was written all the same, and if not, write it again."""
        row = job.rows[0]
        select = "SELECT event FROM events WHERE table_id = $1 AND number = $2"
        for _ in range(ATTEMPTS):
            try:
                found = await self._fetch(select, row.table, row.number)
                if not found:
                    await self._write_alone(job)
                else:
                    tell(job.done, None if found[0][0] == row.event else NumberTaken())
                return
            except Exception as again:
                problem = again
                await asyncio.sleep(_AGAIN)
        logger.error("the database does not answer", exc_info=problem)
        tell(job.done, problem)

    # --- hearing ------------------------------------------------------------------------------------------------------

    async def _listen(self, listening: asyncio.Event) -> None:
        """Hear what other processes write; after a lost connection everything may have changed."""
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.address)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(_AGAIN)
                continue
            try:
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(EVENTS, self._on_event)
                await connection.add_listener(PRESENCE, self._on_presence)
                if listening.is_set():
                    self._heard("", 0)
                listening.set()
                await lost.wait()
                logger.warning("the connection to the database was lost")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(_AGAIN)
            finally:
                with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await connection.close(timeout=1.0)

    def _on_event(self, _connection: Any, _pid: int, _channel: str, said: object) -> None:
        process, table, number = str(said).split(" ")
        if process != self.process:
            self._heard(table, int(number))

    def _on_presence(self, _connection: Any, _pid: int, _channel: str, said: object) -> None:
        process, table, seats, watchers = str(said).split(" ")
        if process != self.process:
            self._present(process, table, int(seats), int(watchers))


async def _mark(connection: Any, mark: IndexUpdate) -> None:
    match mark:
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
