"""The challenge book: twenty levels in four chapters, with the best results of up to five players and their medals."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from raumhafen.books.book import Book, Player
from raumhafen.books.rules import BookPage, BookRules, Result
from raumhafen.engine.edition import Edition
from raumhafen.engine.game import Say
from raumhafen.engine.match import Match
from raumhafen.games.galaktix import CHAPTER, CHAPTERS, LEVELS, model
from raumhafen.games.galaktix.model import MEDALS, ROADS
from raumhafen.games.galaktix.view import Medal, medal_for


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
    """The levels, each with the most points there can be: every road at its best, every flag won."""
    e = edition.data.view(model.Edition)[0]
    return {
        level: ROADS * int(e.ladder[number].max()) + int(e.flag[number].sum()) for number, level in enumerate(LEVELS)
    }


def results(match: Match) -> list[Result]:
    """What came of a match: the points of its level."""
    return [Result(0, LEVELS[match.options["level"]], match.scores[0])]


def chart(edition: Edition, book: Book) -> Chart:
    """The book with its medals (GX-14)."""
    e = edition.data.view(model.Edition)[0]
    medals: list[list[int]] = e.medal.tolist()
    together: list[list[int]] = e.chapter_medal.tolist()
    chapters = []
    for chapter in range(CHAPTERS):
        levels = [
            ChartLevel(level, points, [best(player, level, points) for player in book.players])
            for level, points in list(zip(LEVELS, medals, strict=True))[chapter * CHAPTER : (chapter + 1) * CHAPTER]
        ]
        sums = []
        for column in range(len(book.players)):
            scores = [level.best[column].score for level in levels]
            played = [score for score in scores if score is not None]
            sums.append(ChapterResult(sum(played), len(played), medal_for(sum(played), together[chapter])))
        chapters.append(ChartChapter(chapter + 1, together[chapter], levels, sums))
    return Chart(
        [player.name for player in book.players], [next_level(player, medals) for player in book.players], chapters
    )


def best(player: Player, level: str, medals: list[int]) -> BestResult:
    """A player's best result in a level."""
    score = player.best.get(level)
    return BestResult(score, "" if score is None else medal_for(score, medals))


def next_level(player: Player, medals: list[list[int]]) -> str:
    """The level to play next: the first without bronze; with bronze everywhere the first without silver, then gold."""
    for medal in range(len(MEDALS)):
        for number, level in enumerate(LEVELS):
            if player.best.get(level, -1) < medals[number][medal]:
                return level
    return ""


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
