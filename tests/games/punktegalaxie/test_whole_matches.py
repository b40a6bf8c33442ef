"""Whole matches, followed action by action by the plain one, at every number of seats."""

from random import Random

import pytest

from .follow import MARKER, Plain, follow
from .positions import Table, opening


def compare_market(t: Table, plain: Plain) -> None:
    assert t.heights == list(plain.market.height.values())
    assert {place: card.text for place, card in plain.market.shown.items()} == t.market
    assert t.offer == plain.offer


def compare_galaxies(t: Table, plain: Plain) -> None:
    for galaxy, expected in zip(t.view.galaxies, plain.galaxies, strict=True):
        assert [[card.token for card in system.row] for system in galaxy.systems] == [
            [card.token for card in system.row] for system in expected.systems
        ]
        for kind in ("sun", "asteroid"):
            assert [getattr(system, kind) and getattr(system, kind).token for system in galaxy.systems] == [
                getattr(system, kind) and getattr(system, kind).token for system in expected.systems
            ]
        assert sorted(card.token for card in galaxy.loose) == sorted(card.token for card in expected.loose)
        assert sorted(tile.token for tile in galaxy.tiles) == sorted(expected.tiles)
        assert galaxy.rockets == expected.rockets
        assert galaxy.suns == expected.count("sun")
        assert galaxy.asteroids == expected.count("asteroid")


def compare_scores(t: Table, plain: Plain) -> None:
    for seat, expected in enumerate(plain.sheets()):
        score = t.score(seat)
        assert {name: getattr(score, name) for name in expected} == expected


def likes_space(words: str) -> int:
    """Stacks are taken from more often than at random, so that they are empty sooner."""
    return 6 if words in {"a1", "b1", "c1"} else 1


def likes_column(words: str) -> int:
    return 30 if words in {"b2", "b3"} else 1


HABITS = [lambda words: 1, likes_space, likes_column]


@pytest.mark.rule("PG-2")
@pytest.mark.rule("PG-3")
@pytest.mark.rule("PG-6")
@pytest.mark.rule("PG-8")
@pytest.mark.rule("PG-9")
@pytest.mark.rule("PG-10")
@pytest.mark.rule("PG-11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_market_and_offer_are_as_in_the_plain_match(seats):
    """With them all that may be done, and whose turn it is."""
    lots, renewed = Random(seats), 0
    for number in range(8 if seats < 3 else 4 if seats == 3 else 2):
        t = opening(seats, number)
        for plain in follow(t, lots, HABITS[number % 3]):
            compare_market(t, plain)
            assert (t.phase, t.view.round) == (plain.phase, plain.round) or t.phase == "mark"
        renewed += plain.seen["renewed"]
        assert plain.market.left == 7
        assert t.match.over or t.phase == "mark"
    assert renewed >= 4


@pytest.mark.rule("PG-7")
@pytest.mark.rule("PG-12")
@pytest.mark.rule("PG-17")
@pytest.mark.rule("PG-22")
@pytest.mark.rule("PG-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_galaxies_and_scores_are_as_in_the_plain_match(seats):
    lots = Random(100 + seats)
    for number in range(3):
        t = opening(seats, 50 + number)
        for step, plain in enumerate(follow(t, lots, HABITS[number % 3])):
            if step % 5 == 0 or plain.phase == "over":
                compare_galaxies(t, plain)
                compare_scores(t, plain)
        points = [sum(sheet.values()) for sheet in plain.sheets()]
        rockets = [galaxy.rockets for galaxy in plain.galaxies]
        standings = list(zip(points, rockets, strict=True))
        assert t.match.ranks == tuple(sum(other > own for other in standings) for own in standings)


@pytest.mark.rule("PG-26")
@pytest.mark.rule("PG-27")
@pytest.mark.rule("PG-28")
@pytest.mark.rule("PG-29")
@pytest.mark.rule("PG-30")
@pytest.mark.rule("PG-31")
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_galaxus_plays_and_scores_as_the_plain_one(difficulty):
    lots = Random(difficulty)
    for number in range(8):
        t = opening(1, 200 + number, difficulty=difficulty)
        for plain in follow(t, lots, HABITS[number % 3]):
            if plain.phase != "over":
                assert t.view.marker.takes == list(MARKER[plain.round - 1])
            if plain.phase in {"take", "over"}:
                compare_galaxies(t, plain)
                compare_scores(t, plain)
        own, galaxus = (
            (sum(sheet.values()), galaxy.rockets) for sheet, galaxy in zip(plain.sheets(), plain.galaxies, strict=True)
        )
        assert t.view.won == (own > galaxus)
