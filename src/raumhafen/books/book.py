"""A book: who has a column, what stands in it, and what is done with it."""

from __future__ import annotations

import json

from msgspec import Struct
from msgspec.structs import replace

from raumhafen.engine.errors import RaumhafenError
from raumhafen.text.names import LONGEST, folded, is_name

COLUMNS = 5  #: the most players of a book, as in the box
_SHOWN = 40  #: letters of what was found, in an error


class Player(Struct, frozen=True):
    """A column: a player, and the best result in everything that was played."""

    name: str
    best: dict[str, int] = {}


class Book(Struct, frozen=True):
    """All columns."""

    players: tuple[Player, ...] = ()

    def column(self, name: str) -> int:
        """The place of a player's column."""
        for place, player in enumerate(self.players):
            if folded(player.name) == folded(name):
                return place
        raise RaumhafenError("book-nobody", found=name[:_SHOWN], known=self.names() or "–")

    def __contains__(self, name: str) -> bool:
        return any(folded(player.name) == folded(name) for player in self.players)

    def best(self, name: str, entry: str) -> int | None:
        """A player's best result, if there is one."""
        return self.players[self.column(name)].best.get(entry) if name in self else None

    @property
    def full(self) -> bool:
        """Is there no column left?"""
        return len(self.players) >= COLUMNS

    def names(self) -> str:
        """Who has a column."""
        return ", ".join(player.name for player in self.players)


# --- what is done with a book -----------------------------------------------------------------------------------------


def enter(book: Book, name: str, entry: str, value: int) -> Book:
    """Enter a result: the best is kept. A new player gets the next column."""
    if name not in book:
        if book.full:
            raise RaumhafenError("book-full", name=name, most=COLUMNS, known=book.names())
        return replace(book, players=(*book.players, Player(name, {entry: value})))
    place = book.column(name)
    player = book.players[place]
    best = {**player.best, entry: max(value, player.best.get(entry, value))}
    return _with(book, place, replace(player, best=best))


def rename(book: Book, name: str, to: str) -> Book:
    """Give a player another name."""
    place = book.column(name)
    if not is_name(to):
        raise RaumhafenError("name", found=shown(to), longest=LONGEST)
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


def shown(found: object) -> str:
    """What was found, short and on one line."""
    text = found if isinstance(found, str) else json.dumps(found, ensure_ascii=False)
    shown = "".join(sign if sign.isprintable() else "·" for sign in text[: _SHOWN + 1])
    return shown if len(shown) <= _SHOWN else shown[:_SHOWN] + "…"
