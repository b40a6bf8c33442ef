"""Duels among bots: who sits where, how sure the result is, and who plays alone."""

from collections import Counter
from dataclasses import dataclass, field

import pytest

import raumhafen as rh
from raumhafen.bots import Bot, bot
from raumhafen.bots.levels import Searching
from raumhafen.engine.errors import RaumhafenError
from raumhafen.lab import duel as lab
from raumhafen.lab.duel import Estimate, duel, mean, seated, wilson
from raumhafen.lab.simulate import simulate

KEY = "d0e1" * 8


@pytest.fixture(scope="module")
def schlachten():
    return rh.load("schlachten")


# --- how sure it is ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (130, 200, 0.5816, 0.7127),
        (4.5, 10, 0.2014, 0.7263),
    ],
)
def test_the_interval_of_a_share(wins, games, low, high):
    """Wilson's, worked out by hand: (p + z²/2n ± z √(p(1−p)/n + z²/4n²)) / (1 + z²/n)."""
    found = wilson(wins, games)
    assert found.value == wins / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_mean_points():
    assert mean(100, [10.0], [2.0]) == Estimate(10.0, pytest.approx(9.608), pytest.approx(10.392))
    copies = mean(100, [10.0, 20.0], [3.0, 4.0])  # as uncertain as if both always did the same: √12.5
    assert copies == Estimate(15.0, pytest.approx(14.30704, abs=1e-5), pytest.approx(15.69296, abs=1e-5))


def test_a_single_match_tells_nothing_of_how_points_vary(schlachten):
    assert mean(1, [10.0], [0.0]) == Estimate(10.0, None, None)
    assert Estimate(10.0, None, None).above(3.0) is None
    [first, _] = duel(schlachten, ["greedy", "random"], 1, KEY).standings
    assert (first.share.value, first.above) == (1.0, None)


def test_above_its_share_is_only_who_certainly_is():
    share = Estimate(0.6, 0.55, 0.65)
    assert [share.above(level) for level in (0.5, 0.6, 0.7)] == [True, None, False]


# --- who sits where ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "bots", "seats", "expected"),
    [
        ("raumschiffe", "ab", None, (0, 1)),
        ("schlachten", "abc", None, (0, 1, 2)),
        ("schlachten", "ab", 4, (0, 1, 1, 1)),
        ("schlachten", "abc", 6, (0, 1, 2, 1, 2, 1)),
        ("galaktix", "abc", None, (0,)),
        ("punktegalaxie", "a", None, (0,)),
        ("punktegalaxie", "ab", 1, (0,)),
    ],
)
def test_the_first_sits_alone_among_copies_of_the_others(game, bots, seats, expected):
    names = {"a": "greedy", "b": "random", "c": "cadet"}
    assert seated(rh.about(game), [names[letter] for letter in bots], seats) == expected


@dataclass(frozen=True)
class Noted(Bot):
    """Plays by lot, and it is noted where it sat."""

    places: list = field(default_factory=list, compare=False)

    def sit(self, game, edition, seat):
        self.places.append(seat)
        return bot("random").sit(game, edition, seat)


def test_everybody_sits_everywhere_equally_often(schlachten, monkeypatch):
    bots = {name: Noted(name, None) for name in ("greedy", "random")}
    monkeypatch.setattr(lab, "bot", bots.get)
    duel(schlachten, ["greedy", "random"], 8, KEY, seats=4)
    assert Counter(bots["greedy"].places) == dict.fromkeys(range(4), 2)
    assert Counter(bots["random"].places) == dict.fromkeys(range(4), 6)


def test_equal_bots_win_equally_often(schlachten):
    one, other = duel(schlachten, ["greedy", "greedy"], 600, KEY).standings
    assert (one.above, other.above) == (None, None)
    assert one.wins + other.wins == pytest.approx(600)


# --- what comes out ---------------------------------------------------------------------------------------------------


def test_wins_and_points_are_those_of_the_matches(schlachten):
    played = simulate(schlachten, ["cadet", "random", "random"], 90, KEY, rotate=True)
    result = duel(schlachten, ["cadet", "random"], 90, KEY, seats=3)
    cadet, others = result.standings
    assert (result.game, result.seats, result.games, result.key) == ("schlachten", 3, 90, KEY)
    assert (cadet.bot, cadet.seats, others.bot, others.seats) == ("cadet", 1, "random", 2)
    assert cadet.wins == pytest.approx(played.wins[0])
    assert others.wins == pytest.approx(played.wins[1] + played.wins[2])
    assert cadet.share == wilson(cadet.wins, 90)
    assert (cadet.even, others.even) == pytest.approx((1 / 3, 2 / 3))
    assert (cadet.above, others.above) == (True, False)
    assert cadet.points == mean(90, played.scores[:1], played.spreads[:1])
    assert others.points.value == pytest.approx((played.scores[1] + played.scores[2]) / 2)


def test_the_result_is_the_same_whatever_the_number_of_workers(schlachten):
    one, two = (duel(schlachten, ["greedy", "cadet"], 60, KEY, seats=3, workers=n) for n in (1, 2))
    assert (one.standings, one.moves) == (two.standings, two.moves)
    assert duel(schlachten, ["greedy", "cadet"], 60, "0" * 32, seats=3).standings != one.standings


def test_only_who_searches_is_told_the_seconds(schlachten, monkeypatch):
    sat = []

    def note(game, bots, *rest, **more):
        sat.extend(bots)
        return simulate(game, ["random"] * len(bots), *rest, **more)

    monkeypatch.setattr(lab, "simulate", note)
    result = duel(schlachten, ["greedy", "random", "admiral"], 1, KEY, seconds=0.25)
    assert [(one.name, getattr(one, "seconds", None)) for one in sat] == [
        ("greedy", None),
        ("random", None),
        ("admiral", 0.25),
    ]
    assert isinstance(sat[2], Searching)
    assert result.limit == 0.25


# --- alone ------------------------------------------------------------------------------------------------------------


def test_alone_each_plays_the_same_matches():
    galaktix, told = rh.load("galaktix"), []
    result = duel(galaktix, ["greedy", "random", "greedy"], 40, KEY, progress=lambda *news: told.append(news))
    greedy, other, again = result.standings
    played = simulate(galaktix, ["greedy"], 40, KEY)
    assert greedy == again
    assert greedy.points == mean(40, played.scores, played.spreads)
    assert greedy.points.low > other.points.high
    assert (greedy.seats, greedy.wins, greedy.share, greedy.even, greedy.above) == (1, None, None, None, None)
    assert told == sorted(told)
    assert {of for _, of in told} <= {120}


def test_a_search_with_many_choices_at_every_turn_comes_to_an_end():
    """Its tree runs out of edges long before it runs out of nodes."""
    quick = rh.load("galaktix").tuned(simulations=200)
    [admiral] = duel(quick, ["admiral"], 2, "0" * 32, workers=1).standings
    assert admiral.points.value > 0


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "bots", "wishes", "code"),
    [
        ("schlachten", ["greedy", "random"], {"games": 0}, "games"),
        ("schlachten", ["greedy", "random"], {"seconds": 0.0}, "above-zero"),
        ("schlachten", ["greedy", "random"], {"seconds": -1.0}, "above-zero"),
        ("schlachten", ["greedy", "random"], {"seconds": float("nan")}, "above-zero"),
        ("schlachten", ["greedy", "oracle"], {}, "bot"),
        ("schlachten", ["greedy", "optimal"], {}, "bot"),
        ("schlachten", ["greedy"], {}, "duel-bots"),
        ("schlachten", ["greedy"], {"seats": 3}, "duel-bots"),
        ("galaktix", [], {}, "duel-bots"),
        ("schlachten", ["greedy", "random", "cadet"], {"seats": 2}, "bots-too-many"),
        ("schlachten", ["greedy", "random"], {"seats": 7}, "seats"),
        ("raumschiffe", ["greedy", "random", "cadet"], {}, "seats"),
        ("schlachten", ["greedy", "random"], {"key": "12"}, "key"),
    ],
)
def test_bad_input(game, bots, wishes, code):
    with pytest.raises(RaumhafenError) as refused:
        duel(rh.load(game), bots, **{"games": 2} | wishes)
    assert refused.value.code == code
    assert refused.value.say("de") != refused.value.say("en")
