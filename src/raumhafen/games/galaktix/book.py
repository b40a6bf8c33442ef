"""The challenge book: twenty levels in four chapters, with the best results of up to five players and their medals."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from raumhafen.books.book import Book, Player
from raumhafen.books.rules import BookPage, BookRules, Result
from raumhafen.engine.edition import Edition
from raumhafen.engine.game import Say
from raumhafen.engine.match import Match
from raumhafen.games.galaktix import CHAPTER, CHAPTERS, LEVELS
from raumhafen.games.galaktix.edition import MEDALS
from raumhafen.games.galaktix.rules import questions
from raumhafen.games.galaktix.view import REACHED, Medal, components


class BestResult(Struct, frozen=True):
    """The best result of a player in a level."""

    score: int | None  #: null as long as it was not played
    medal: Medal


class ChapterResult(Struct, frozen=True):
    """The sum of a player's best results in a chapter, of the levels played so far."""

    score: int
    played: int  #: levels
    medal: Medal


class ChartLevel(Struct, frozen=True):
    """A level of the book."""

    level: str
    medals: list[int]  #: points for bronze, silver and gold
    best: list[BestResult]  #: by player


class ChartChapter(Struct, frozen=True):
    """A chapter of the book."""

    chapter: int
    medals: list[int]  #: points for bronze, silver and gold, all levels together
    levels: list[ChartLevel]
    results: list[ChapterResult]  #: by player


class Chart(Struct, frozen=True):
    """The challenge book, as it is drawn."""

    players: list[str]
    next: list[str]  #: by player, the level to play next; "" when there is nothing left to win
    chapters: list[ChartChapter]


def limits(edition: Edition) -> Mapping[str, int]:
    """The levels, each with the most points there can be."""
    return {level: questions.most_points(edition.data, number) for number, level in enumerate(LEVELS)}


def results(match: Match) -> list[Result]:
    """What came of a match: the points of its level."""
    return [Result(0, LEVELS[match.options["level"]], match.scores[0])]


def chart(edition: Edition, book: Book) -> Chart:
    """The book with its medals (GX-14)."""
    printed = components(edition.data)
    chapters = []
    for chapter in range(CHAPTERS):
        levels = [
            ChartLevel(level, printed.medals[number], [best(edition, player, number) for player in book.players])
            for number, level in list(enumerate(LEVELS))[chapter * CHAPTER : (chapter + 1) * CHAPTER]
        ]
        sums = []
        for column in range(len(book.players)):
            scores = [level.best[column].score for level in levels]
            played = [score for score in scores if score is not None]
            medal = REACHED[questions.chapter_medals(edition.data, chapter, sum(played))]
            sums.append(ChapterResult(sum(played), len(played), medal))
        chapters.append(ChartChapter(chapter + 1, printed.chapter_medals[chapter], levels, sums))
    return Chart(
        [player.name for player in book.players], [next_level(edition, player) for player in book.players], chapters
    )


def best(edition: Edition, player: Player, number: int) -> BestResult:
    """A player's best result in a level."""
    score = player.best.get(LEVELS[number])
    return BestResult(score, "" if score is None else REACHED[questions.level_medals(edition.data, number, score)])


def next_level(edition: Edition, player: Player) -> str:
    """The level to play next: the first without bronze; with bronze everywhere the first without silver, then gold."""
    reached = [REACHED.index(best(edition, player, number).medal) for number in range(len(LEVELS))]
    return LEVELS[reached.index(min(reached))] if min(reached) < len(MEDALS) else ""


def page(chart: Chart, say: Say) -> BookPage:
    """The book as a table of text: levels below one another, players side by side."""
    rows = []
    for chapter in chart.chapters:
        for level in chapter.levels:
            cells = ["–" if own.score is None else _cell(own.score, own.medal, say) for own in level.best]
            rows.append([level.level, say(f"idea-{level.level}"), _spread(level.medals), *cells])
        sums = [_cell(own.score, own.medal, say) if own.played else "–" for own in chapter.results]
        title = say("book-chapter", chapter=chapter.chapter)
        rows.append([title, say(f"board-chapter-{chapter.chapter}"), _spread(chapter.medals), *sums])
    hints = [
        say("book-next", name=name, entry=level) for name, level in zip(chart.players, chart.next, strict=True) if level
    ]
    return BookPage([say("book-level"), "", say("book-medals"), *chart.players], rows, hints)


def _cell(score: int, medal: Medal, say: Say) -> str:
    return f"{score} {say(f'medal-{medal}')}" if medal else str(score)


def _spread(medals: list[int]) -> str:
    return "/".join(map(str, medals))


BOOK_RULES = BookRules(limits=limits, results=results, chart=chart, page=page)
