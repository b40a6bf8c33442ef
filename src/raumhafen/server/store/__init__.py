"""Where tables are kept. One interface; SQLite at home, PostgreSQL where several processes serve the same tables.

A table is its event log, and (table, number) is unique: of two writers one loses, and nothing of what it wanted to
write is stored. An append is acknowledged after it is on disk, never before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from raumhafen.server.settings import Settings

logger = logging.getLogger("raumhafen.server")


class Row(NamedTuple):
    """One event of a table's log. Numbers count from 1, without gaps."""

    table: str
    number: int
    event: bytes


# Beside the log there is an index: a few columns to look tables up by. It changes in the same transaction as the log.


class TableOpened(NamedTuple):
    """A new table."""

    table: str
    game: str
    at: float


class SeatTaken(NamedTuple):
    """A device holds a seat."""

    table: str
    seat: int
    device: str
    own: bool  #: for the device's own person, whose wins are counted; not for others at the same screen


class SeatFreed(NamedTuple):
    """No device holds the seat any longer."""

    table: str
    seat: int


class MatchEnded(NamedTuple):
    """A match is over."""

    table: str
    at: float
    moves: int
    winners: tuple[int, ...]


IndexUpdate = TableOpened | SeatTaken | SeatFreed | MatchEnded


class Count(NamedTuple):
    """How much was played of a game."""

    game: str
    matches: int
    moves: int


class Counts(NamedTuple):
    """How much was played: by all devices, and by one."""

    games: list[Count]
    own: list[Count]
    wins: dict[str, int]


class NumberTaken(Exception):
    """Another writer was first with an event of that number. Nothing was written."""


#: Called with table and number of an event that another process wrote; ("", 0): some may have been missed, read anew.
OnEvent = Callable[[str, int], None]
#: Called with None once something is written, or with why not: `NumberTaken`, or a fault of the store.
OnWritten = Callable[[Exception | None], None]
#: Called with who is connected to a table in another process: process, table, seats as a set of bits, watchers.
OnPresence = Callable[[str, str, int, int], None]


class Store(Protocol):
    """What a server needs of its store."""

    async def open(self, on_event: OnEvent, on_presence: OnPresence) -> None:
        """Make it ready, migrations included."""

    async def close(self) -> None:
        """Finish what is under way, and close."""

    def append(self, rows: Sequence[Row], index_updates: Sequence[IndexUpdate], done: OnWritten) -> None:
        """Write events and index, all or nothing. `done` is called when they are durable, or with why they are not."""

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """A table's events after a number, in order."""

    async def tables_of(self, device: str, limit: int) -> list[str]:
        """The tables where a device sits, newest first."""

    async def counts(self, device: str) -> Counts:
        """How much was played so far."""

    async def announce(self, table: str, seats: int, watchers: int) -> None:
        """Tell other processes who is connected to a table in this one."""


def report(done: OnWritten, problem: Exception | None) -> None:
    """Call an append's callback. An error in one must not keep the other appends from hearing of theirs."""
    try:
        done(problem)
    except Exception:
        logger.exception("something that was written could not happen")


async def written(begin: Callable[[OnWritten], None]) -> None:
    """Begin to write something that reports by a callback, and wait for it; raises why it was not written."""
    future = asyncio.get_running_loop().create_future()

    def done(problem: Exception | None) -> None:
        if future.done():  # the caller was cancelled
            return
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)

    begin(done)
    await future


async def append(store: Store, rows: Sequence[Row], index_updates: Sequence[IndexUpdate] = ()) -> None:
    """Write events and index, all or nothing; returns when they are durable. Raises `NumberTaken`."""
    await written(partial(store.append, rows, index_updates))


async def count_matches(select: Callable[..., Awaitable[Sequence[Any]]], device: str, mark: str) -> Counts:
    """How much was played so far, read by a store's way to select; `mark` stands for a value in its statements."""
    games = "SELECT game, count(*), sum(moves) FROM tables WHERE ended_at IS NOT NULL {} GROUP BY game ORDER BY game"
    own = f"AND id IN (SELECT table_id FROM seats WHERE device = {mark})"
    wins = (
        "SELECT game, count(DISTINCT id) FROM tables JOIN seats ON table_id = id"
        f" WHERE device = {mark} AND own AND won GROUP BY game ORDER BY game"
    )
    return Counts(
        [Count(*row) for row in await select(games.format(""))],
        [Count(*row) for row in await select(games.format(own), device)],
        dict(await select(wins, device)),
    )


def store_for(settings: Settings) -> Store:
    """The store that the settings ask for."""
    if settings.database:
        from raumhafen.server.store.postgres import PostgresStore

        return PostgresStore(settings.database)
    from raumhafen.server.store.sqlite import SqliteStore

    return SqliteStore(settings.data / "raumhafen.sqlite")
