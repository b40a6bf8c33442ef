"""The achievements (PG-32): fifteen to mark, one after each match won against Galaxus, for up to five players."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from raumhafen.books.book import Book
from raumhafen.books.rules import BookPage, BookRules, Result
from raumhafen.engine.edition import Edition
from raumhafen.engine.game import Say
from raumhafen.engine.match import Match
from raumhafen.games.punktegalaxie.model import NOTHING
from raumhafen.games.punktegalaxie.view import components, read_state

MARK = 1  #: what stands in the book for an achievement that is marked


class ChartAchievement(Struct, frozen=True):
    """An achievement of the book."""

    achievement: str  #: such as `suns-10`: what is counted, and what is to be reached
    marked: list[bool]  #: by player


class Chart(Struct, frozen=True):
    """The achievements, as they are drawn."""

    players: list[str]
    counts: list[int]  #: by player, how many are marked
    achievements: list[ChartAchievement]


def limits(edition: Edition) -> Mapping[str, int]:
    """The achievements: each is marked or not."""
    return dict.fromkeys(components(edition.data).achievements, MARK)


def results(match: Match) -> list[Result]:
    """What came of a match: the achievement chosen after a win. Marking it again changes nothing."""
    marked = read_state(match.observed()).marked
    return [] if marked == NOTHING else [Result(0, components(match.edition.data).achievements[marked], MARK)]


def chart(edition: Edition, book: Book) -> Chart:
    """The book as it stands."""
    achievements = [
        ChartAchievement(name, [name in player.best for player in book.players])
        for name in components(edition.data).achievements
    ]
    return Chart([player.name for player in book.players], [len(player.best) for player in book.players], achievements)


def page(chart: Chart, say: Say) -> BookPage:
    """The book as a table of text: achievements below one another, players side by side."""
    rows = []
    for line in chart.achievements:
        name, _, value = line.achievement.rpartition("-")
        rows.append([say(f"achievement-{name}", value=value), *("×" if marked else "–" for marked in line.marked)])
    rows.append([say("book-count"), *map(str, chart.counts)])
    return BookPage([say("book-achievement"), *chart.players], rows, [])


BOOK_RULES = BookRules(limits=limits, results=results, chart=chart, page=page)
