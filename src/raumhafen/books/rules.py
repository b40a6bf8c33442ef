"""The rules of a book: what a game says about what can be reached in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from raumhafen.books.book import Book
from raumhafen.engine.errors import RaumhafenError

if TYPE_CHECKING:
    from raumhafen.engine.about import About
    from raumhafen.engine.edition import Edition
    from raumhafen.engine.game import Say
    from raumhafen.engine.match import Match


class Result(NamedTuple):
    """What came of a match for a seat."""

    seat: int
    entry: str  #: what was reached: a level, an achievement
    value: int


class BookPage(NamedTuple):
    """A book laid out as a table of text."""

    head: list[str]
    rows: list[list[str]]
    below: list[str]  #: lines under the table


@dataclass(frozen=True)
class BookRules:
    """How a game keeps its book; its `book.py` has one, named `BOOK_RULES`."""

    #: What can be reached, each with the highest result there can be.
    limits: Callable[[Edition], Mapping[str, int]]
    #: What came of a match that is over.
    results: Callable[[Match], Sequence[Result]]
    #: All a client needs to draw, as a typed struct.
    chart: Callable[[Edition, Book], Any]
    #: The chart as a table of text.
    page: Callable[[Any, Say], BookPage]


def rules_for(about: About) -> BookRules:
    """How a game keeps its book, if it has one."""
    if not about.book:
        raise RaumhafenError("no-book", game=about.title)
    rules: BookRules = import_module(about.book).BOOK_RULES
    return rules
