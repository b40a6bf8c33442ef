"""Books: what the people of a house have reached in a game, kept from match to match.

A book has a column for each of a few named players and keeps, for each thing that can be reached (a level, an
achievement), the best result. What can be reached, and what it is worth, the game says; this file knows none. A book is
a file of its own, readable as text:

    {"kind": "raumhafen-book", "version": 1, "game": "galaktix", "edition": "reference",
     "players": [{"name": "Ada", "best": {"1-1": 14}}]}
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from raumhafen.engine.errors import RaumhafenError, trouble
from raumhafen.engine.game import REFERENCE, Say
from raumhafen.storage import files
from raumhafen.storage.folders import data_folder
from raumhafen.text.names import LONGEST, folded, is_name

if TYPE_CHECKING:
    from raumhafen.engine.edition import Edition
    from raumhafen.engine.game import Game
    from raumhafen.engine.match import Match

KIND, VERSION = "raumhafen-book", 1
COLUMNS = 5  #: the most players of a book, as in the box
LARGEST = 16_000  #: letters of a book's file, several times what a full one needs
SUFFIX = ".json"
_SHOWN = 40  #: letters of what was found, in an error


class Player(Struct, frozen=True):
    """A column: somebody, and the best result in whatever was played."""

    name: str
    best: dict[str, int] = {}


class Book(Struct, frozen=True):
    """All columns."""

    players: tuple[Player, ...] = ()

    def column(self, name: str) -> int:
        """Where somebody's column is."""
        for place, player in enumerate(self.players):
            if folded(player.name) == folded(name):
                return place
        raise RaumhafenError("book-nobody", found=name[:_SHOWN], known=self.names() or "–")

    def __contains__(self, name: str) -> bool:
        return any(folded(player.name) == folded(name) for player in self.players)

    def best(self, name: str, entry: str) -> int | None:
        """Somebody's best result, if there is one."""
        return self.players[self.column(name)].best.get(entry) if name in self else None

    @property
    def full(self) -> bool:
        """Is there no column left?"""
        return len(self.players) >= COLUMNS

    def names(self) -> str:
        """Who has a column."""
        return ", ".join(player.name for player in self.players)


class Result(NamedTuple):
    """What came of a match for a seat."""

    seat: int
    entry: str  #: what was reached: a level, an achievement
    value: int


class Entered(NamedTuple):
    """A result that was entered."""

    name: str
    entry: str
    value: int
    before: int | None  #: the best until then


class BookPage(NamedTuple):
    """A book laid out as a table of text."""

    head: list[str]
    rows: list[list[str]]
    below: list[str]  #: lines under the table


@dataclass(frozen=True)
class BookRules:
    """How a game keeps its book."""

    #: What can be reached, each with the highest result there can be.
    limits: Callable[[Edition], Mapping[str, int]]
    #: What came of a match that is over.
    results: Callable[[Match], Sequence[Result]]
    #: All a client needs to draw, as a typed struct.
    chart: Callable[[Edition, Book], Any]
    #: The chart as a table of text.
    page: Callable[[Any, Say], BookPage]


# --- what is done with a book -----------------------------------------------------------------------------------------


def enter(book: Book, name: str, entry: str, value: int) -> Book:
    """Enter a result: the best is kept. Whoever has no column yet gets the next one."""
    if name not in book:
        if book.full:
            raise RaumhafenError("book-full", name=name, most=COLUMNS, known=book.names())
        return replace(book, players=(*book.players, Player(name, {entry: value})))
    place = book.column(name)
    player = book.players[place]
    best = {**player.best, entry: max(value, player.best.get(entry, value))}
    return _with(book, place, replace(player, best=best))


def rename(book: Book, name: str, to: str) -> Book:
    """Call somebody else by another name."""
    place = book.column(name)
    if not is_name(to):
        raise RaumhafenError("name", found=_shown(to), longest=LONGEST)
    if to in book and book.column(to) != place:
        raise RaumhafenError("book-name-taken", found=to)
    return _with(book, place, replace(book.players[place], name=to))


def remove(book: Book, name: str) -> Book:
    """Take a column out, with all that stands in it."""
    place = book.column(name)
    return replace(book, players=book.players[:place] + book.players[place + 1 :])


def merge(book: Book, other: Book) -> Book:
    """Both books in one: by name, the best of either."""
    names = {folded(player.name) for player in (*book.players, *other.players)}
    if len(names) > COLUMNS:
        raise RaumhafenError("book-merge", found=len(names), most=COLUMNS)
    for player in other.players:
        if player.name not in book:
            book = replace(book, players=(*book.players, Player(player.name)))
        for entry, value in player.best.items():
            book = enter(book, player.name, entry, value)
    return book


def _with(book: Book, place: int, player: Player) -> Book:
    return replace(book, players=(*book.players[:place], player, *book.players[place + 1 :]))


# --- as text ----------------------------------------------------------------------------------------------------------


def write(book: Book, edition: Edition) -> str:
    """A book as text, for its file and for taking along."""
    head = {"kind": KIND, "version": VERSION, "game": edition.game, "edition": edition.name}
    players = [{"name": player.name, "best": player.best} for player in book.players]
    return json.dumps({**head, "players": players}, indent=2, ensure_ascii=False) + "\n"


def read(text: str, edition: Edition, limits: Mapping[str, int]) -> Book:
    """A book from text that may come from anywhere: right in every detail, or refused with the reason."""
    if len(text) > LARGEST:
        raise RaumhafenError("book-large", most=LARGEST)
    found = _parse(text)
    if not isinstance(found, dict) or found.get("kind") != KIND:
        raise RaumhafenError("book-kind")
    if found.get("version") != VERSION or isinstance(found["version"], bool):
        raise RaumhafenError("book-version", found=_shown(found.get("version")), known=VERSION)
    if found.get("game") != edition.game:
        raise RaumhafenError("book-game", found=_shown(found.get("game")), game=edition.game)
    if found.get("edition") != edition.name:
        raise RaumhafenError("book-edition", found=_shown(found.get("edition")), edition=edition.name)
    _check_fields(found, {"kind", "version", "game", "edition", "players"}, "")
    listed = found["players"]
    if not isinstance(listed, list):
        raise RaumhafenError("book-players", found=_shown(listed))
    if len(listed) > COLUMNS:
        raise RaumhafenError("book-columns", found=len(listed), most=COLUMNS)
    book = Book()
    for place, given in enumerate(listed):
        player = _player(given, f"players[{place}]", limits)
        if player.name in book:
            raise RaumhafenError("book-name-twice", found=player.name)
        book = replace(book, players=(*book.players, player))
    return book


def _player(given: Any, where: str, limits: Mapping[str, int]) -> Player:
    if not isinstance(given, dict):
        raise RaumhafenError("book-players", found=_shown(given))
    _check_fields(given, {"name", "best"}, f"{where}.")
    name, best = given["name"], given["best"]
    if not is_name(name):
        raise RaumhafenError("book-name", found=_shown(name), longest=LONGEST)
    if not isinstance(best, dict):
        raise RaumhafenError("book-best", name=name, found=_shown(best))
    for entry, value in best.items():
        if entry not in limits:
            raise RaumhafenError("book-entry", name=name, found=_shown(entry))
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= limits[entry]:
            raise RaumhafenError("book-value", name=name, entry=entry, found=_shown(value), most=limits[entry])
    return Player(name, best)


def _parse(text: str) -> Any:
    def only_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for name, value in pairs:
            if name in made:
                raise RaumhafenError("book-twice", found=_shown(name))
            made[name] = value
        return made

    try:
        return json.loads(text, object_pairs_hook=only_once)
    except json.JSONDecodeError as problem:
        raise RaumhafenError("book-syntax", line=problem.lineno, column=problem.colno) from None
    except RaumhafenError:
        raise
    except (ValueError, RecursionError):  # endless numbers, endless brackets
        raise RaumhafenError("book-kind") from None


def _check_fields(found: dict[str, Any], known: set[str], where: str) -> None:
    for name in sorted(known - set(found)):
        raise RaumhafenError("book-missing", where=where + name)
    for name in sorted(set(found) - known):
        raise RaumhafenError("book-unknown", where=_shown(where + name))


def _shown(found: object) -> str:
    """What was found, short and on one line."""
    text = found if isinstance(found, str) else json.dumps(found, ensure_ascii=False)
    shown = "".join(sign if sign.isprintable() else "·" for sign in text[: _SHOWN + 1])
    return shown if len(shown) <= _SHOWN else shown[:_SHOWN] + "…"


# --- as a file --------------------------------------------------------------------------------------------------------


class BookFile:
    """The book of a game on disk. Several processes may use it at once."""

    def __init__(self, folder: Path, game: Game, edition: str | Edition = REFERENCE) -> None:
        if game.book is None:
            raise RaumhafenError("no-book", game=game.about.title)
        self.rules = game.book
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
        """Change the book, after whoever else is changing it."""
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
