"""Places: who has most asteroids (PG-23), and who wins (PG-25)."""

from random import Random

import pytest

from .plain import majorities
from .positions import Table, begun

SUNS = ["sun RB 2", "sun RG 2", "sun RY 2", "sun BG 2", "sun BY 2", "sun GY 2", "sun RV 2", "sun BV 2", "sun GV 2"]


def with_asteroids(*counts: int) -> Table:
    t, suns = begun(len(counts)), iter(SUNS * 2)
    for seat, count in enumerate(counts):
        for number in range(count):
            if number:
                t.system(seat, sun=next(suns), asteroid="asteroid")
            else:
                t.first(seat, asteroid="asteroid")
    return t


def points(t: Table) -> list[int]:
    return [t.score(seat).asteroids for seat in range(t.match.seats)]


@pytest.mark.rule("PG-23")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((2, 1), [10, 6]),
        ((1, 3), [6, 10]),
        ((1, 1), [8, 8]),
        ((1, 0), [10, 0]),  # someone with none takes no place
        ((0, 0), [0, 0]),
        ((3, 2, 1), [10, 6, 2]),
        ((1, 2, 3), [2, 6, 10]),
        ((2, 1, 2), [8, 2, 8]),  # printed: two share first, the next gets 2
        ((2, 2, 2), [6, 6, 6]),  # three share first
        ((2, 1, 1), [10, 4, 4]),
        ((1, 1, 0), [8, 8, 0]),
        ((0, 1, 0), [0, 10, 0]),
        ((2, 1, 0), [10, 6, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((4, 3, 2, 1), [10, 6, 2, 0]),
        ((2, 2, 1, 1), [8, 8, 1, 1]),
        ((3, 2, 1, 1), [10, 6, 1, 1]),
        ((2, 2, 2, 1), [6, 6, 6, 0]),
        ((1, 1, 1, 1), [4, 4, 4, 4]),  # 18 among four, rounded down
        ((1, 2, 1, 1), [2, 10, 2, 2]),  # 8 among three
        ((1, 0, 0, 1), [8, 0, 0, 8]),
        ((1, 1, 1, 1, 1), [3, 3, 3, 3, 3]),
        ((2, 1, 1, 1, 1), [10, 2, 2, 2, 2]),
        ((3, 2, 1, 1, 1), [10, 6, 0, 0, 0]),  # 2 among three
        ((2, 2, 2, 2, 1), [4, 4, 4, 4, 0]),
        ((4, 3, 2, 1, 0), [10, 6, 2, 0, 0]),
        ((0, 1, 0, 2, 0), [0, 6, 0, 10, 0]),
    ],
)
def test_most_second_and_third(counts, expected):
    assert points(with_asteroids(*counts)) == expected


@pytest.mark.rule("PG-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_counts_share_the_places_they_fill(seats):
    lots = Random(23)
    for _ in range(12):
        counts = [lots.randint(0, 3) for _ in range(seats)]
        assert points(with_asteroids(*counts)) == majorities(counts)


def ones(*rows: str) -> Table:
    """A row each, below start suns of colours that none of them has; a point for each planet value."""
    t = begun(len(rows), suns="RBGYV")
    for seat, row in enumerate(rows):
        t.system(seat, row=row)
    return t


@pytest.mark.rule("PG-25")
@pytest.mark.parametrize(
    ("rows", "scores", "ranks"),
    [
        (("G2, G5", "V4"), (2, 1), (0, 1)),
        (("V4", "G2, G5"), (1, 2), (1, 0)),
        (("Y1, Y7", "R7 2r"), (2, 1), (0, 1)),  # points come before rockets
        (("V1", "R7 2r"), (1, 1), (1, 0)),  # equal points: more rockets
        (("B2 2r", "R1 1r"), (1, 1), (0, 1)),
        (("B2 2r", "R7 2r"), (1, 1), (0, 0)),  # shared
        (("V1", "V2", "V3"), (1, 1, 1), (0, 0, 0)),
        (("V1", "R7 2r", "R1 2r"), (1, 1, 1), (2, 0, 0)),
        (("V1", "R1 1r", "B2 2r"), (1, 1, 1), (2, 1, 0)),
        (("V1", "V2", "Y1, Y7"), (1, 1, 2), (1, 1, 0)),
        (("V1", "R7 2r", "V2", "R1 1r, R2"), (1, 1, 1, 2), (2, 1, 2, 0)),
        (("V1", "V2", "V3", "V4", "X"), (1, 1, 1, 1, 1), (0, 0, 0, 0, 0)),
    ],
)
def test_most_points_then_most_rockets_then_shared(rows, scores, ranks):
    t = ones(*rows)
    assert t.match.scores == scores
    assert t.match.ranks == ranks


@pytest.mark.rule("PG-25")
def test_rockets_of_the_whole_galaxy_count():
    t = ones("V1", "R7 2r").system(0, row="wormhole, wormhole").first(0, row="wormhole")
    assert t.match.scores == (1, 1)
    assert t.match.ranks == (0, 1)


@pytest.mark.rule("PG-25")
def test_at_the_end_it_is_the_same():
    t = ones("V1", "R7 2r").ends()
    assert t.match.over
    assert t.match.scores == (1, 1)
    assert [galaxy.rockets for galaxy in t.view.galaxies] == [0, 4]
    assert t.match.ranks == (1, 0)
