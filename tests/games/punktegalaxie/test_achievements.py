"""The fifteen achievements: PG-32."""

import pytest

from raumhafen.books.book import Book, Player, enter, merge
from raumhafen.books.format import read, write
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.texts import Texts
from raumhafen.games.punktegalaxie import book

from .positions import GAME, Table, begun, opening

NAMES = [
    *(f"total-{points}" for points in (50, 55, 60, 65, 70)),
    *("suns-10", "suns-15"),
    *("planets-20", "planets-25", "planets-30"),
    *("moons-10", "moons-15"),
    "research-7",
    *("tiles-7", "tiles-12"),
]
EDITION = GAME.edition()
ROWS = {  # all seven values, and no research
    "B": "B1 1r, B2 1r, B3 1r, B4, B5, B6 1r, B7",
    "G": "G1 1r, G2, G3 2r, G4 1r, G5, G6, G7",
    "Y": "Y1, Y2 1r, Y3, Y4 2r, Y5 1r, Y6 1r, Y7",
    "V": "V1, V2, V3, V4, V5 1r, V6 1r, V7 1r",
    "R": "R1 1r, R2, R3 1r, R4, R5 1r, R6, R7 2r",
}


def solo(sun: str = "R") -> Table:
    """On the easy level his start sun is all Galaxus has."""
    return begun(1, suns=sun + ("B" if sun == "R" else "R"), difficulty="easy")


def end(t: Table) -> Table:
    """At the end Galaxus still has the point of his sun only."""
    assert t.ends().view.round == 13
    assert t.score(1).total == 1
    return t


def fulfilled(t: Table, kind: str = "") -> set[str]:
    """Fulfilled achievements of a kind, as the view tells them and as they may be marked."""
    told = t.view.achievements
    if t.phase == "mark":
        assert t.legal == {*told, "none"}
    assert told == [name for name in NAMES if name in told]
    return {name for name in told if name.startswith(kind)}


def reached(kind: str, points: int) -> set[str]:
    return {name for name in NAMES if name.split("-")[0] == kind and int(name.split("-")[1]) <= points}


@pytest.mark.rule("PG-32")
def test_there_are_fifteen():
    assert len(NAMES) == 15
    assert list(book.limits(EDITION)) == NAMES


@pytest.mark.rule("PG-32")
@pytest.mark.parametrize("reds", [9, 10, 14, 15])
def test_points_for_suns(reds):
    """The start sun and three others bring one for each red planet."""
    t, left = solo(), reds
    reds_of = ["R1, R2, R3, R4, R5, R6, R7", "R1, R2, R3, R4, R5, R6, R7", "RB2"]
    for number, row in enumerate(reds_of):
        cards = ", ".join(row.split(", ")[:left])
        left -= min(left, row.count(",") + 1)
        t.system(row=cards, sun="sun R 1") if number else t.first(row=cards)
    assert t.score().suns == reds
    assert fulfilled(end(t), "suns") == reached("suns", reds)


@pytest.mark.rule("PG-32")
@pytest.mark.parametrize(
    ("rows", "alone", "points"),
    [("B", 7, 19), ("B", 8, 20), ("BG", 0, 24), ("BG", 1, 25), ("BG", 5, 29), ("BG", 6, 30)],
)
def test_points_for_planets(rows, alone, points):
    t = solo()
    for row in rows:
        t.system(row=ROWS[row])
    for _ in range(alone):
        t.system(row="X")
    assert t.score().planets == points
    assert fulfilled(end(t), "planets") == reached("planets", points)


@pytest.mark.rule("PG-32")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        (["R3, moon RB 4, B5, moon BG 3, G7", "moon V 2, V1"], 9),
        (["R3, moon RB 4, B5, moon BG 4, G7", "moon V 2, V1"], 10),
        (["R3, moon RB 4, B5, moon BG 4, G7", "moon V 2, V1, moon YV 4, Y2"], 14),
        (["R3, moon RB 4, B5, moon BG 4, G7", "G2, moon GY 3, Y3, moon YV 4, V4"], 15),
    ],
)
def test_points_for_moons(rows, points):
    t = solo()
    for row in rows:
        t.system(row=row)
    assert t.score().moons == points
    assert fulfilled(end(t), "moons") == reached("moons", points)


@pytest.mark.rule("PG-32")
@pytest.mark.parametrize("count", [6, 7])
def test_all_research_symbols(count):
    t = solo()
    for card in ["R1 A", "R3 B", "R5 C", "R7 D", "V5 E", "Y2 F", "B4 G"][:count]:
        t.system(row=card)
    assert fulfilled(end(t), "research") == ({"research-7"} if count == 7 else set())


@pytest.mark.rule("PG-32")
@pytest.mark.parametrize("points", [6, 7, 11, 12])
def test_points_for_tiles(points):
    """One for each tile; the others are of no use without planets."""
    useless = [f"planets {colour * 2} 1" for colour in "RBGYV"] + [f"value {value} 1" for value in range(1, 8)]
    t = solo().has_tiles(0, "tiles 1 1", *useless[: points - 1])
    assert t.score().tiles == points
    assert fulfilled(end(t)) == reached("tiles", points)


@pytest.mark.rule("PG-32")
@pytest.mark.parametrize(
    ("sun", "rows", "alone", "points"),
    [
        ("R", "BGYV", 1, 49),
        ("R", "BGYV", 2, 50),
        ("R", "BGYV", 6, 54),
        ("R", "BGYV", 7, 55),
        ("B", "BGYV", 4, 59),
        ("B", "BGYV", 5, 60),
        ("B", "BGYV", 9, 64),
        ("B", "BGYV", 10, 65),
        ("B", "BGYVR", 2, 69),
        ("B", "BGYVR", 3, 70),
    ],
)
def test_points_in_all(sun, rows, alone, points):
    """12 for each row of seven, 7 for the blue one below a blue start sun, 1 for each X alone."""
    t = solo(sun)
    for row in rows:
        t.first(row=ROWS[row]) if row == sun else t.system(row=ROWS[row])
    for _ in range(alone):
        t.system(row="X")
    assert t.score().total == points
    assert fulfilled(end(t), "total") == reached("total", points)


# Marking


@pytest.mark.rule("PG-32")
@pytest.mark.parametrize("choice", ["total-50", "planets-25", "none"])
def test_after_a_win_one_may_be_marked(choice):
    t = solo()
    for row in "BGYV":
        t.system(row=ROWS[row])
    end(t.system(row="X").system(row="X"))
    assert t.phase == "mark"
    assert t.turn == 0
    assert t.legal == {"total-50", "planets-20", "planets-25", "planets-30", "none"}
    t.do(choice)
    assert t.match.over
    marked = choice if choice != "none" else ""
    assert t.view.marked == marked
    assert [(result.seat, result.entry) for result in book.results(t.match)] == ([(0, marked)] if marked else [])


@pytest.mark.rule("PG-32")
def test_nothing_is_marked_after_a_defeat():
    """30 points for planets, but Galaxus has more."""
    t = begun(1, suns="RB", difficulty="hard")
    for row in "BG":
        t.system(row=ROWS[row])
    for _ in range(6):
        t.system(row="X")
    assert t.score().total == 30
    t.has_tiles(1, *[f"value {value} 1" for value in range(1, 8)], "suns 1 1", "moons 3 2")
    assert t.ends().score(1).total == 4 + 9 * 4
    assert t.match.over
    assert not t.view.won
    assert t.view.achievements == []
    assert book.results(t.match) == []


@pytest.mark.rule("PG-32")
def test_a_win_that_fulfils_nothing_leaves_nothing_to_mark():
    t = end(solo().system(row="V1").system(row="V2"))
    assert t.view.won
    assert t.view.achievements == []
    assert t.match.over or t.legal == {"none"}


@pytest.mark.rule("PG-32")
@pytest.mark.parametrize("seats", [2, 3])
def test_there_is_nothing_to_mark_with_others(seats):
    t = begun(seats)
    for row in "BGYV":
        t.system(row=ROWS[row])
    t.system(row="X").system(row="X").ends()
    assert t.match.over
    assert t.view.achievements == []
    assert book.results(t.match) == []


# The book


@pytest.mark.rule("PG-32")
def test_five_named_players_keep_their_own_marks():
    kept = Book()
    for name in ("Ada", "Bo", "Cleo", "Dana", "Eli"):
        kept = enter(kept, name, "suns-10", book.MARK)
    kept = enter(kept, "Bo", "total-70", book.MARK)
    kept = enter(kept, "Bo", "suns-10", book.MARK)  # again: it is marked already
    chart = book.chart(EDITION, kept)
    assert chart.players == ["Ada", "Bo", "Cleo", "Dana", "Eli"]
    assert chart.counts == [1, 2, 1, 1, 1]
    marks = {line.achievement: line.marked for line in chart.achievements}
    assert list(marks) == NAMES
    assert marks["suns-10"] == [True] * 5
    assert marks["total-70"] == [False, True, False, False, False]
    assert marks["moons-15"] == [False] * 5
    with pytest.raises(RaumhafenError):
        enter(kept, "Fay", "suns-10", book.MARK)


@pytest.mark.rule("PG-32")
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_book_as_a_table(language):
    chart = book.chart(EDITION, Book((Player("Ada", {"suns-15": 1, "research-7": 1}), Player("Bo", {}))))
    table = book.page(chart, Texts.of(language, GAME.texts))
    assert table.head[1:] == ["Ada", "Bo"]
    assert [row[1:] for row in table.rows[:15]] == [
        ["×" if name in {"suns-15", "research-7"} else "–", "–"] for name in NAMES
    ]
    assert len({row[0] for row in table.rows[:15]}) == 15
    assert table.rows[15][1:] == ["2", "0"]


@pytest.mark.rule("PG-32")
def test_the_book_can_be_taken_along_and_read_again():
    kept = Book((Player("Ada", {"suns-15": 1, "research-7": 1}), Player("Bo", {})))
    assert read(write(kept, EDITION), EDITION, book.limits(EDITION)) == kept
    both = merge(kept, Book((Player("Bo", {"tiles-7": 1}),)))
    assert book.chart(EDITION, both).counts == [2, 1]
    for wrong in ('"suns-15": 1', '"suns-11": 1'), ('"suns-15": 1', '"suns-15": 2'):
        with pytest.raises(RaumhafenError):
            read(write(kept, EDITION).replace(*wrong), EDITION, book.limits(EDITION))


def test_a_match_that_goes_on_has_no_result():
    assert book.results(opening(1).match) == []
