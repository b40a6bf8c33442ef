"""The store at home: one SQLite file, written by one thread.

All appends go through that thread. What has come in while the disk was busy is written together and shares one
`fsync`; each append is acknowledged after its commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

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

T = TypeVar("T")

#: After a batch larger than this the next one waits for more to come: a transaction costs as much as many moves.
SMALL_BATCH, BATCH_DELAY = 4, 0.01

# Rows at a time. Between statements the interpreter changes threads, which costs more than writing a row.
CHUNKS = {
    size: f"INSERT INTO events (table_id, number, event) VALUES {', '.join(['(?, ?, ?)'] * size)}"
    for size in (64, 8, 1)
}


class _Job(NamedTuple):
    rows: Sequence[Row]
    index_updates: Sequence[IndexUpdate]
    done: OnWritten


class SqliteStore:
    """Tables in a SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._new: list[_Job] = []  #: of this turn of the event loop
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._reading: sqlite3.Connection | None = None
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = False

    async def open(self, on_event: OnEvent, on_presence: OnPresence) -> None:
        """Make the file if there is none, migrate it, start the writer. No other process writes here, so the callbacks
        are never called."""
        self._loop = asyncio.get_running_loop()
        await self._read(self._open_file)
        self._writer.start()

    async def close(self) -> None:
        """Write what is under way and end the threads."""
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        self._jobs.put(None)
        if self._writer.is_alive():
            await asyncio.to_thread(self._writer.join)
        if self._reading is not None:
            self._reader.submit(self._reading.close)
        self._reader.shutdown()

    def append(self, rows: Sequence[Row], index_updates: Sequence[IndexUpdate], done: OnWritten) -> None:
        """Write events and index, all or nothing."""
        if not self._new:
            assert self._loop is not None
            self._loop.call_soon(self._hand_over)
        self._new.append(_Job(rows, index_updates, done))

    def _hand_over(self) -> None:
        """Wake the writer, once for all that this turn of the event loop has brought."""
        if self._new:
            self._jobs.put(self._new)
            self._new = []

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """A table's events after a number, in order."""
        select = "SELECT event FROM events WHERE table_id = ? AND number > ? ORDER BY number"
        return [event for (event,) in await self._select(select, table, after)]

    async def tables_of(self, device: str, limit: int) -> list[str]:
        """The tables where a device sits, newest first."""
        select = (
            "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE device = ?)"
            " ORDER BY opened_at DESC, id LIMIT ?"
        )
        return [table for (table,) in await self._select(select, device, limit)]

    async def counts(self, device: str) -> Counts:
        """How much was played so far."""
        return await count_matches(self._select, device, "?")

    async def announce(self, table: str, seats: int, watchers: int) -> None:
        """There is no other process to tell."""

    # --- reading ------------------------------------------------------------------------------------------------------

    async def _read(self, function: Callable[[], T]) -> T:
        assert self._loop is not None
        return await self._loop.run_in_executor(self._reader, function)

    async def _select(self, statement: str, *values: str | int) -> list[Any]:
        def select() -> list[Any]:
            assert self._reading is not None
            return self._reading.execute(statement, values).fetchall()

        return await self._read(select)

    def _open_file(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(self._connect()) as connection:
            try:
                found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            except sqlite3.OperationalError:
                found = None
        if found != (HEAD,):
            self._migrate()
        self._reading = self._connect()

    def _migrate(self) -> None:
        import sqlalchemy

        from raumhafen.server.store.migrate import migrate

        engine = sqlalchemy.create_engine(sqlalchemy.URL.create("sqlite", database=str(self.path)))
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("BEGIN EXCLUSIVE")  # another that starts now waits, and finds it done
            migrate(connection)
            connection.exec_driver_sql("COMMIT")
        engine.dispose()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # on disk when acknowledged, also if the power fails
        connection.execute("PRAGMA wal_autocheckpoint = 4000")
        return connection

    # --- writing, in a thread of its own ------------------------------------------------------------------------------

    def _write(self) -> None:
        assert self._loop is not None
        with closing(self._connect()) as connection:
            last, busy = False, False
            while not last and (jobs := self._jobs.get()) is not None:
                if busy:
                    time.sleep(BATCH_DELAY)
                while not last:
                    try:
                        more = self._jobs.get_nowait()
                    except Empty:
                        break
                    last = more is None
                    jobs += more or []
                busy = len(jobs) > SMALL_BATCH
                results = self._commit(connection, jobs)
                self._loop.call_soon_threadsafe(_acknowledge, jobs, results)

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> list[Exception | None]:
        """Write jobs in one transaction; those that lose to an earlier writer are left out."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                _insert(connection, [row for job in jobs for row in job.rows])
                for job in jobs:
                    _update_index(connection, job.index_updates)
                results: list[Exception | None] = [None] * len(jobs)
            except sqlite3.IntegrityError:
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                results = [_one_by_one(connection, job) for job in jobs]
            connection.execute("COMMIT")
        except sqlite3.Error as problem:  # a full or broken disk: nothing of this was written, and each job is told so
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [problem] * len(jobs)
        return results


def _insert(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    place = 0
    for size, statement in CHUNKS.items():
        while len(rows) - place >= size:
            connection.execute(statement, [value for row in rows[place : place + size] for value in row])
            place += size


def _one_by_one(connection: sqlite3.Connection, job: _Job) -> Exception | None:
    connection.execute("SAVEPOINT job")
    try:
        _insert(connection, job.rows)
        _update_index(connection, job.index_updates)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO job")
        return NumberTaken()
    finally:
        connection.execute("RELEASE job")
    return None


def _update_index(connection: sqlite3.Connection, index_updates: Sequence[IndexUpdate]) -> None:
    for update in index_updates:
        match update:
            case TableOpened(table, game, at):
                connection.execute("INSERT INTO tables (id, game, opened_at) VALUES (?, ?, ?)", (table, game, at))
            case SeatTaken(table, seat, device, own):
                connection.execute(
                    "INSERT OR REPLACE INTO seats (table_id, seat, device, own) VALUES (?, ?, ?, ?)",
                    (table, seat, device, own),
                )
            case SeatFreed(table, seat):
                connection.execute("DELETE FROM seats WHERE table_id = ? AND seat = ?", (table, seat))
            case MatchEnded(table, at, moves, winners):
                connection.execute("UPDATE tables SET ended_at = ?, moves = ? WHERE id = ?", (at, moves, table))
                connection.executemany(
                    "UPDATE seats SET won = 1 WHERE table_id = ? AND seat = ?", [(table, seat) for seat in winners]
                )


def _acknowledge(jobs: list[_Job], results: list[Exception | None]) -> None:
    for job, result in zip(jobs, results, strict=True):
        report(job.done, result)
