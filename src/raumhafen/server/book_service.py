"""The books of this server: one for all at home, or one for each device where the server has public names."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from raumhafen.books.book import COLUMNS, Book, remove, rename
from raumhafen.books.file import BookFile, books_folder
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import REFERENCE
from raumhafen.server.errors import Conflict, NotFound
from raumhafen.server.protocol import BookInfo

if TYPE_CHECKING:
    from raumhafen.server.preparation import Preparation
    from raumhafen.server.settings import Settings
    from raumhafen.server.table import Table

T = TypeVar("T")


class BookService:
    """All books. Files are read and written in threads, so that the event loop never waits for a disk."""

    def __init__(self, settings: Settings, preparation: Preparation) -> None:
        self._settings = settings
        self._preparation = preparation
        self._entering = asyncio.Lock()  #: a client that has seen a match end finds its result in the book

    async def info(self, game: str, device: str) -> BookInfo:
        """A book as the client draws it."""
        file = self._file(game, device)
        async with self._entering:
            return self._info(file, await self._in_thread(file.read))

    async def text(self, game: str, device: str) -> str:
        """A book as a file to export."""
        file = self._file(game, device)
        async with self._entering:
            return await self._in_thread(file.text)

    async def import_text(self, game: str, device: str, text: str, replace: bool) -> BookInfo:
        """Import a book that was exported: merged with the present one, or in its place."""
        file = self._file(game, device)
        return self._info(file, await self._in_thread(lambda: file.take_in(text, replace)))

    async def rename(self, game: str, device: str, name: str, to: str) -> BookInfo:
        """Give a player another name."""
        return await self._change(game, device, lambda book: rename(book, name, to))

    async def remove(self, game: str, device: str, name: str) -> BookInfo:
        """Remove a player."""
        return await self._change(game, device, lambda book: remove(book, name))

    async def enter(self, table: Table) -> None:
        """Enter the result of a match for the people who played it without a bot's help. A full book is no error here:
        players see there that it is full."""
        match = table.match
        if match is None or not match.game.about.book:
            return
        async with self._entering:
            for seat, held in enumerate(table.seats):
                if held.occupant.kind == "person" and not held.helped:
                    file = BookFile(self._folder(held.occupant.device), match.game, match.edition)
                    try:
                        await asyncio.to_thread(file.enter, {seat: held.occupant.name}, match)
                    except RaumhafenError as problem:
                        if problem.code != "book-full":
                            raise

    async def _change(self, game: str, device: str, change: Callable[[Book], Book]) -> BookInfo:
        file = self._file(game, device)
        return self._info(file, await self._in_thread(lambda: file.change(change)))

    def _info(self, file: BookFile, book: Book) -> BookInfo:
        return BookInfo(
            game=file.edition.game,
            edition=file.edition.name,
            players=[player.name for player in book.players],
            columns=COLUMNS,
            chart=file.rules.chart(file.edition, book),
        )

    def _file(self, game: str, device: str) -> BookFile:
        if not self._preparation.catalogue.about(game).book:
            raise NotFound("no-book", game=self._preparation.catalogue.about(game).title)
        ready = self._preparation.loaded(game)
        if ready is None:
            self._preparation.request(game)
            raise Conflict("preparing")
        return BookFile(self._folder(device), ready, REFERENCE)

    def _folder(self, device: str) -> Path:
        return books_folder(self._settings.data, device if self._settings.hosts else "")

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Work with a file in a thread; errors must not tell clients where it is."""
        try:
            return await asyncio.to_thread(work)
        except RaumhafenError as problem:
            if problem.code == "book-broken":
                raise Conflict("book-damaged", problem=problem.facts["problem"]) from None
            if problem.code == "file":
                raise Conflict("book-unusable") from problem
            if problem.code == "book-busy":
                raise Conflict("book-busy") from None
            raise
