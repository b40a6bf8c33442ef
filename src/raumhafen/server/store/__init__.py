"""Where tables are kept. One interface; SQLite at home, PostgreSQL where several processes serve the same tables.

A table is its event log, and (table, number) is unique: of two writers one loses, and nothing of what it wanted to
write is there. An append is acknowledged after it is on disk, never before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from raumhafen.server.settings import Settings

logger = logging.getLogger("raumhafen.server")


class Row(NamedTuple):
    """One event of a table's log. Numbers count from 1, without gaps."""

    table: str
    number: int
    event: bytes


# Beside the log stand a few columns to look things up by. They change in the same transaction.


class TableOpened(NamedTuple):
    """There is a new table."""

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
    """What was played of a game."""

    game: str
    matches: int
    moves: int


class Counts(NamedTuple):
    """What was played: by everybody, and by one device."""

    games: list[Count]
    own: list[Count]
    wins: dict[str, int]


class NumberTaken(Exception):
    """Somebody else wrote an event of that number first. Nothing was written."""


#: Told of an event that another process wrote: table and number. Number 0: something may have been missed, look again.
OnEvent = Callable[[str, int], None]
#: Told that something was written (None), or why not: `NumberTaken`, or a fault of the store.
OnWritten = Callable[[Exception | None], None]
#: Told who is at a table in another process: process, table, seats as a set of bits, watchers.
OnPresence = Callable[[str, str, int, int], None]


class Store(Protocol):
    """What a server needs of its store."""

    async def open(self, heard: OnEvent, present: OnPresence) -> None:
        """Make it ready, migrations included."""

    async def close(self) -> None:
        """Let everything under way end, and close."""

    def append(self, rows: Sequence[Row], marks: Sequence[IndexUpdate], done: OnWritten) -> None:
        """Write events and marks, all or none. `done` is called when they are durable, or with why they are not."""

    async def events(self, table: str, after: int = 0) -> list[bytes]:
        """A table's events after a number, in order."""

    async def tables_of(self, device: str, most: int) -> list[str]:
        """The tables where a device sits, newest first."""

    async def counts(self, device: str) -> Counts:
        """What was played so far."""

    async def announce(self, table: str, seats: int, watchers: int) -> None:
        """Tell other processes who is at a table here."""


def tell(done: OnWritten, problem: Exception | None) -> None:
    """Tell somebody what came of their append. Whatever goes wrong there is not the others' business."""
    try:
        done(problem)
    except Exception:
        logger.exception("something that was written could not happen")


async def append(store: Store, rows: Sequence[Row], marks: Sequence[IndexUpdate] = ()) -> None:
    """Write events and marks, all or none; returns when they are durable. Raises `NumberTaken`."""
    written = asyncio.get_running_loop().create_future()

    def done(problem: Exception | None) -> None:
        if written.done():  # nobody waits any longer
            return
        if problem is None:
            written.set_result(None)
        else:
            written.set_exception(problem)

    store.append(rows, marks, done)
    await written


def store_for(settings: Settings) -> Store:
    """The store that the settings ask for."""
    if settings.database:
        from raumhafen.server.store.postgres import PostgresStore

        return PostgresStore(settings.database)
    from raumhafen.server.store.sqlite import SqliteStore

    return SqliteStore(settings.data / "raumhafen.sqlite")
