"""The file of a book."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from raumhafen.books.book import Book, enter, merge
from raumhafen.books.format import read, write
from raumhafen.books.rules import rules_for
from raumhafen.engine.errors import RaumhafenError, trouble
from raumhafen.engine.game import REFERENCE
from raumhafen.storage import files
from raumhafen.storage.folders import data_folder

if TYPE_CHECKING:
    from raumhafen.engine.edition import Edition
    from raumhafen.engine.game import Game
    from raumhafen.engine.match import Match

SUFFIX = ".json"


class Entered(NamedTuple):
    """A result that was entered."""

    name: str
    entry: str
    value: int
    before: int | None  #: the best until then


class BookFile:
    """The book of a game on disk. Several processes may use it at once."""

    def __init__(self, folder: Path, game: Game, edition: str | Edition = REFERENCE) -> None:
        self.rules = rules_for(game.about)
        self.edition = game.edition(edition) if isinstance(edition, str) else edition
        self.limits = self.rules.limits(self.edition)
        own = "" if self.edition.name == REFERENCE else f"-{self.edition.name}"
        self.path = folder / f"{game.id}{own}{SUFFIX}"

    def read(self) -> Book:
        """The book as it stands, empty if nobody has begun it. A file that is no book is refused and left alone."""
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return Book()
        except UnicodeDecodeError:
            raise self._broken(RaumhafenError("book-kind")) from None
        except OSError as problem:
            raise RaumhafenError("file", file=str(self.path), problem=trouble(problem)) from None
        try:
            return read(text, self.edition, self.limits)
        except RaumhafenError as problem:
            raise self._broken(problem) from None

    def change(self, do: Callable[[Book], Book]) -> Book:
        """Change the book; waits for other writers."""
        return self._write(lambda: do(self.read()))

    def enter(self, names: Mapping[int, str], match: Match) -> list[Entered]:
        """Enter what came of a match for the seats that have names, all of it or nothing."""
        results = [result for result in self.rules.results(match) if result.seat in names]
        entered: list[Entered] = []

        def do(book: Book) -> Book:
            for seat, entry, value in results:
                before = book.best(names[seat], entry)
                book = enter(book, names[seat], entry, value)
                entered.append(Entered(book.players[book.column(names[seat])].name, entry, value, before))
            return book

        if results:
            self.change(do)
        return entered

    def take_in(self, text: str, instead: bool = False) -> Book:
        """Take in a book from elsewhere: merged with this one, or instead of it. A file that lies there broken is put
        aside then, not thrown away."""
        other = read(text, self.edition, self.limits)
        if not instead:
            return self.change(lambda book: merge(book, other))

        def do() -> Book:
            try:
                self.read()
            except RaumhafenError as problem:
                if problem.code != "book-broken":
                    raise
                self._put_aside()
            return other

        return self._write(do)

    def text(self) -> str:
        """The book, to take along."""
        return write(self.read(), self.edition)

    def chart(self) -> Any:
        """The book as clients draw it."""
        return self.rules.chart(self.edition, self.read())

    def _write(self, make: Callable[[], Book]) -> Book:
        try:
            with files.writing(self.path):
                book = make()
                files.write(self.path, write(book, self.edition))
                return book
        except TimeoutError:
            raise RaumhafenError("book-busy") from None
        except OSError as problem:
            raise RaumhafenError("file", file=str(self.path), problem=trouble(problem)) from None

    def _broken(self, problem: RaumhafenError) -> RaumhafenError:
        return RaumhafenError("book-broken", file=str(self.path), problem=problem)

    def _put_aside(self) -> None:
        number = 1
        while (aside := self.path.with_name(f"{self.path.name}.broken-{number}")).exists():
            number += 1
        self.path.rename(aside)


def books_folder(data: Path | None = None, owner: str = "") -> Path:
    """Where books are kept: those of the house, or those of one owner."""
    return (data or data_folder()) / "books" / owner
