"""The books of this server: one for the house, or, where strangers come, one for each device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from raumhafen.engine.books import COLUMNS, Book, Kept, books_folder, remove, rename
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import REFERENCE
from raumhafen.server.errors import Conflict, NotFound
from raumhafen.server.protocol import BookInfo

if TYPE_CHECKING:
    from raumhafen.server.preparation import Preparation
    from raumhafen.server.settings import Settings
    from raumhafen.server.table import Table

Answer = TypeVar("Answer")


class BookService:
    """All books. Files are read and written in threads, so that nobody waits for a disk."""

    def __init__(self, settings: Settings, preparation: Preparation) -> None:
        self._settings = settings
        self._preparation = preparation

    async def info(self, game: str, device: str) -> BookInfo:
        """A book as it is drawn."""
        kept = self._kept(game, device)
        return self._drawn(kept, await self._do(kept.read))

    async def text(self, game: str, device: str) -> str:
        """A book to take along."""
        return await self._do(self._kept(game, device).text)

    async def take_in(self, game: str, device: str, text: str, instead: bool) -> BookInfo:
        """A book from elsewhere."""
        kept = self._kept(game, device)
        return self._drawn(kept, await self._do(lambda: kept.take_in(text, instead)))

    async def rename(self, game: str, device: str, name: str, to: str) -> BookInfo:
        """Call somebody by another name."""
        return await self._change(game, device, lambda book: rename(book, name, to))

    async def remove(self, game: str, device: str, name: str) -> BookInfo:
        """Take somebody out."""
        return await self._change(game, device, lambda book: remove(book, name))

    async def enter(self, table: Table) -> None:
        """Enter what came of a match for the people who played it by themselves. Whoever finds the book full learns
        that from the book."""
        match = table.match
        if match is None or match.game.book is None:
            return
        for seat, held in enumerate(table.seats):
            if held.sitter.kind == "person" and not held.helped:
                kept = Kept(self._folder(held.sitter.device), match.game, match.edition)
                try:
                    await asyncio.to_thread(kept.enter, {seat: held.sitter.name}, match)
                except RaumhafenError as problem:
                    if problem.code != "book-full":
                        raise

    async def _change(self, game: str, device: str, do: Callable[[Book], Book]) -> BookInfo:
        kept = self._kept(game, device)
        return self._drawn(kept, await self._do(lambda: kept.change(do)))

    def _drawn(self, kept: Kept, book: Book) -> BookInfo:
        return BookInfo(
            game=kept.edition.game,
            edition=kept.edition.name,
            players=[player.name for player in book.players],
            columns=COLUMNS,
            chart=kept.keeping.chart(kept.edition, book),
        )

    def _kept(self, game: str, device: str) -> Kept:
        if not self._preparation.catalogue.about(game).book:
            raise NotFound("no-book", game=self._preparation.catalogue.about(game).title)
        ready = self._preparation.game(game)
        if ready is None:
            self._preparation.want(game)
            raise Conflict("preparing")
        return Kept(self._folder(device), ready, REFERENCE)

    def _folder(self, device: str) -> Path:
        return books_folder(self._settings.data, device if self._settings.hosts else "")

    async def _do(self, work: Callable[[], Answer]) -> Answer:
        """Work with a file; where it lies is nobody's business."""
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
