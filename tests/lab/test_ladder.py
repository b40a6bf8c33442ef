"""The ladder of levels: what is played for it, what counts as reached, and how it is taken up again."""

import json

import pytest

import raumhafen as rh
from raumhafen.lab import ladder as lab
from raumhafen.lab.duel import Estimate, Standing
from raumhafen.lab.ladder import Pairing, ladder, pairings, standing_of
from tests.picked import ALONE_OR_TOGETHER, DEEP, DUEL, PARTY, SOLO

pytestmark = pytest.mark.usefixtures("fresh_cache")  # nothing was played before


def test_every_level_meets_the_one_below_at_every_table():
    found = pairings(rh.GAMES)
    assert len(found) == len(set(found)) == 3 * (5 + 1 + 4 + 2) + 6
    assert Pairing(PARTY, 6, "admiral", "captain") in found
    assert Pairing(DEEP, 3, "pilot", "cadet") in found
    assert not [pairing for pairing in found if pairing.game == ALONE_OR_TOGETHER and pairing.seats == 1]
    assert [(one.bot, one.below) for one in pairings([SOLO])] == [
        ("random", ""),
        ("greedy", ""),
        ("cadet", ""),
        ("pilot", "cadet"),
        ("captain", "pilot"),
        ("admiral", "captain"),
    ]


@pytest.mark.parametrize(("games", "seats", "expected"), [(200, 2, 200), (200, 3, 201), (2, 6, 6), (5, 1, 5)])
def test_everybody_sits_everywhere_equally_often(games, seats, expected):
    assert Pairing(PARTY, seats, "pilot", "cadet").matches(games) == expected


@pytest.mark.parametrize(
    ("game", "seats", "bot", "expected"),
    [
        (DEEP, 3, "captain", 600),
        (DEEP, 3, "admiral", 57),
        (DEEP, 2, "admiral", 58),
        (PARTY, 6, "captain", 600),
        (PARTY, 6, "admiral", 288),  # luck decides much: five times as many
    ],
)
def test_bots_that_search_play_fewer_matches(game, seats, bot, expected):
    assert Pairing(game, seats, bot, "pilot").matches(600, 57) == expected


def won(bot, share):
    return Standing(bot, 1, Estimate(20.0, 19.0, 21.0), 200 * share, Estimate(share, share - 0.07, share + 0.07))


@pytest.mark.parametrize(
    ("game", "seats", "share", "target", "reached"),
    [
        (DEEP, 2, 0.65, 0.65, True),
        (DEEP, 2, 0.64, 0.65, False),
        (DUEL, 2, 0.58, 0.58, True),
        (PARTY, 2, 0.57, 0.58, False),
        (PARTY, 4, 0.25, 0.25, False),
        (PARTY, 4, 0.26, 0.25, True),
    ],
)
def test_what_is_reached(game, seats, share, target, reached):
    [rung] = ladder([(Pairing(game, seats, "pilot", "cadet"), 200, won("pilot", share))])
    assert (rung.value, rung.target, rung.reached) == (share, target, reached)
    assert (rung.low, rung.high, rung.games) == (share - 0.07, share + 0.07, 200)


def test_alone_a_level_should_have_more_points_than_the_one_below():
    points = {"random": 3.0, "greedy": 9.0, "cadet": 8.0, "pilot": 9.0, "captain": 9.0, "admiral": 11.5}
    standings = [
        (one, 40, Standing(one.bot, 1, Estimate(points[one.bot], points[one.bot] - 1, points[one.bot] + 1)))
        for one in pairings([SOLO])
    ]
    rungs = ladder(standings)
    assert [(rung.bot, rung.value, rung.target, rung.reached) for rung in rungs] == [
        ("random", 3.0, None, None),
        ("greedy", 9.0, None, None),
        ("cadet", 8.0, None, None),
        ("pilot", 9.0, 8.0, True),
        ("captain", 9.0, 9.0, False),
        ("admiral", 11.5, 9.0, True),
    ]


def test_the_optimum_stands_at_the_end_where_it_is_known(monkeypatch):
    monkeypatch.setattr(lab, "kept_value", lambda game: 12.25)
    [*_, best] = ladder([(Pairing(SOLO, 1, "cadet"), 40, won("cadet", 0.5))])
    assert (best.bot, best.games, best.value, best.reached) == ("optimal", 0, 12.25, None)


@pytest.mark.parametrize("pairing", [Pairing(PARTY, 3, "pilot", "cadet"), Pairing(SOLO, 1, "cadet")])
def test_what_was_played_is_not_played_again(pairing, monkeypatch):
    first = standing_of(pairing, 4)
    assert (first.bot, first.seats) == (pairing.bot, 1)

    class Played(Exception):
        pass

    def refuse(*arguments, **more):
        raise Played

    monkeypatch.setattr(lab, "duel", refuse)
    assert standing_of(pairing, 4) == first
    with pytest.raises(Played):  # another number of matches
        standing_of(pairing, 7)
    monkeypatch.setattr(lab, "source_hash", lambda paths: "other")
    with pytest.raises(Played):  # other sources
        standing_of(pairing, 4)


def test_what_is_kept_is_a_small_readable_file(tmp_path):
    standing = standing_of(Pairing(PARTY, 2, "pilot", "cadet"), 2)
    [note] = (tmp_path / "cache" / "ladder").iterdir()
    assert json.loads(note.read_text("utf-8"))["wins"] == standing.wins
