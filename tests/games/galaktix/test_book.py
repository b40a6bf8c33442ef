"""The challenge book: medals of levels and chapters (GX-14), twenty levels in four chapters (GX-15)."""

import pytest

from raumhafen.books.book import Book, Player
from raumhafen.engine.match import Match
from raumhafen.engine.texts import Texts
from raumhafen.games.galaktix import book
from tests.games.galaktix.positions import GAME, LEVELS

EDITION = GAME.edition()


def charted(**best: dict[str, int]) -> book.Chart:
    return book.chart(EDITION, Book(tuple(Player(name, results) for name, results in best.items())))


def first(*scores: int) -> dict[str, int]:
    """Results of chapter 1, level after level."""
    return dict(zip(LEVELS, scores, strict=False))


@pytest.mark.rule("GX-15")
def test_twenty_levels_in_four_chapters():
    chart = charted()
    assert [[level.level for level in chapter.levels] for chapter in chart.chapters] == [
        LEVELS[0:5],
        LEVELS[5:10],
        LEVELS[10:15],
        LEVELS[15:20],
    ]
    assert [chapter.chapter for chapter in chart.chapters] == [1, 2, 3, 4]


@pytest.mark.rule("GX-14")
@pytest.mark.parametrize(
    ("score", "medal"),
    [(0, ""), (11, ""), (12, "bronze"), (14, "bronze"), (15, "silver"), (17, "silver"), (18, "gold"), (40, "gold")],
)
def test_medals_of_a_level_of_chapter_1(score, medal):
    chart = charted(Ada={"1-3": score})
    level = chart.chapters[0].levels[2]
    assert level.medals == [12, 15, 18]
    assert level.best == [book.BestResult(score, medal)]
    assert [other.best[0].score for other in chart.chapters[0].levels] == [None, None, score, None, None]


@pytest.mark.rule("GX-14")
@pytest.mark.parametrize(
    ("scores", "together", "medal"),
    [
        ((12, 12, 12, 12, 11), 59, ""),
        ((12, 12, 12, 12, 12), 60, "bronze"),
        ((0, 20, 20, 20), 60, "bronze"),  # not every level need be played, or end with a medal
        ((15, 15, 15, 15, 14), 74, "bronze"),
        ((15, 15, 15, 15, 15), 75, "silver"),
        ((18, 18, 18, 18, 17), 89, "silver"),
        ((18, 18, 18, 18, 18), 90, "gold"),
        ((), 0, ""),
    ],
)
def test_a_chapter_counts_the_sum_of_the_best_results(scores, together, medal):
    chapter = charted(Ada=first(*scores)).chapters[0]
    assert chapter.medals == [60, 75, 90]
    assert chapter.results == [book.ChapterResult(together, len(scores), medal)]


def test_each_player_has_a_column():
    chart = charted(Ada=first(18, 3), Bo={"2-1": 15})
    assert chart.players == ["Ada", "Bo"]
    assert [own.score for own in chart.chapters[0].levels[0].best] == [18, None]
    assert [own.score for own in chart.chapters[1].levels[0].best] == [None, 15]
    assert [own.score for own in chart.chapters[0].results] == [21, 0]


def test_nothing_is_locked_but_the_next_level_is_recommended():
    points = {level.level: level.medals for chapter in charted().chapters for level in chapter.levels}
    bronze = {level: medals[0] for level, medals in points.items()}
    gold = {level: medals[2] for level, medals in points.items()}
    assert charted(New={}).next == ["1-1"]
    assert charted(A=first(12), B=first(11), C=first(12, 30, 11, 40), D={"4-5": 40}).next == [
        "1-2",
        "1-1",
        "1-3",
        "1-1",
    ]
    assert charted(A=bronze).next == ["1-1"]  # now for silver
    assert charted(A=bronze | {"1-1": 18}).next == ["1-2"]
    assert charted(A=gold | {"3-4": gold["3-4"] - 1}).next == ["3-4"]
    assert charted(A=gold).next == [""]


def test_no_more_points_than_there_are():
    limits = book.limits(EDITION)
    assert list(limits) == LEVELS
    assert limits["1-1"] == 5 * 8
    assert limits["1-3"] == 5 * 8 + 5  # five flags


@pytest.mark.parametrize("level", ["1-1", "4-5"])
def test_what_came_of_a_match(level):
    match = Match(GAME, 1, "5f" * 16, options={"level": level})
    while not match.over:
        match.play(0, match.legal(0)[-1])
    assert book.results(match) == [(0, level, match.scores[0])]
    assert match.scores[0] <= book.limits(EDITION)[level]


@pytest.mark.parametrize(("language", "chapter"), [("de", "Kapitel 1"), ("en", "chapter 1")])
def test_the_book_as_a_table(language, chapter):
    say = Texts.of(language, GAME.texts)
    page = book.page(charted(Ada=first(18, 3), Bo={}), say)
    rows = {row[0]: row[2:] for row in page.rows}
    assert page.head[3:] == ["Ada", "Bo"]
    assert rows["1-1"] == ["12/15/18", "18 Gold", "–"]
    assert rows["1-2"] == ["12/15/18", "3", "–"]
    assert rows[chapter] == ["60/75/90", "21", "–"]
    assert len(page.rows) == 24
    assert ["Ada" in line for line in page.below] == [True, False]
