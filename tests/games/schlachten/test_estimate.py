"""The bots' quick judgement, where its sign is beyond doubt."""

import numpy as np
import pytest

from raumhafen.engine.kernel import SEATS
from raumhafen.games.schlachten.edition import PLANETS
from raumhafen.games.schlachten.model import COMMIT_FIGURES, LOOK_AT, TURN_UP
from tests.games.schlachten.positions import EDITION, GAME, RULES, show, table

WEAK = "yellow-2 red-2 blue-2 green-2 violet-2 orange-2"
STRONG = "red-6 red-6c red-5 red-4 +2 +1"
EVEN = ["", ""]


def chances(t):
    out = np.zeros(SEATS)
    RULES.estimate(EDITION, t.state, out)
    return out[: t.s.seats].tolist()


def considered(t):
    ids = np.zeros(GAME.actions.size, np.int32)
    seen = t.seen_by(t.turn)
    n = RULES.legal(EDITION, seen.state, t.turn, ids)
    return ids[: RULES.focus(EDITION, seen.state, t.turn, ids, n)].tolist()


def test_points_figures_and_a_better_hand_are_good():
    assert chances(table(EVEN, won=["red-4", "red-2"]))[0] > 0.5
    assert chances(table(EVEN, leader=1, figures={"red": 0, "blue": 0, "green": 0}))[0] > 0.5
    assert chances(table([STRONG, WEAK], leader=1))[0] > 0.8


def test_a_lead_weighs_more_the_fewer_rounds_are_left():
    won = ["red-4 blue-2 green-2 yellow-2 violet-2", ""]
    long = table(EVEN, won=won)
    short = table(EVEN, won=won, at=range(5))
    assert chances(short)[0] > chances(long)[0] > 0.5


def test_who_can_outbid_is_expected_to():
    led = table([WEAK, STRONG], "green-4").play("green-2")
    assert chances(led)[1] > chances(table([WEAK, STRONG], "green-2").play("green-2"))[1]
    beaten = table([STRONG, WEAK], "green-4").play("red-6 red-6c red-5 red-4 +2 +1")
    assert chances(beaten)[0] > chances(table([STRONG, WEAK], "green-2").play("red-6 red-6c red-5 red-4 +2 +1"))[0]


CLEARED = "red-2 red-3 red-4 blue-2 blue-3 blue-4"


def test_a_capital_that_cannot_change_the_winner_does_not_matter():
    t = table([WEAK, STRONG], "blue-capital", won=[CLEARED, ""], at=range(6))
    assert chances(t) == [1.0, 0.0]


def test_who_takes_a_capital_that_decides_wins():
    t = table([WEAK, STRONG, WEAK], "blue-capital", won=["red-2 red-3", "red-4 blue-2", "blue-3 blue-4"], at=range(6))
    assert chances(t.play("yellow-2"))[1] > 0.8


def test_the_first_share_what_the_capital_leaves_them():
    won = ["red-4 blue-3 green-3 yellow-4", "violet-4 orange-3 blue-4 yellow-3", "red-2"]
    t = table([WEAK, WEAK, STRONG], "blue-capital", won=won, at=range(9))
    first, second, third = chances(t.play("yellow-2", "red-2"))
    assert third == 0.0
    assert first == pytest.approx(0.5, abs=0.02)
    assert second == pytest.approx(0.5, abs=0.02)


def test_a_sensible_player_looks_at_what_is_unknown_once_in_each_row():
    t = table(EVEN)
    show(t, 0, "red-2", 0)
    assert considered(t) == [LOOK_AT(1), LOOK_AT(6), LOOK_AT(12)]


def test_a_sensible_player_who_knows_all_turns_one_up():
    t = table(EVEN)
    for place in range(PLANETS):
        t.s.face[place], t.s.seen_by[place] = place, 1
    assert considered(t) == [TURN_UP(place) for place in range(PLANETS)]


def test_a_sensible_player_commits_one_figure_that_can_count_or_none():
    t = table(["red-2 blue-2", WEAK], "green-3", figures={"red": 0, "blue": 0, "violet": 0})
    held = {name.split("-")[0] for name in t.hand(0)} - {"violet"}
    assert {"red", "blue"} <= held
    assert considered(t) == [COMMIT_FIGURES(0), COMMIT_FIGURES(0b10), COMMIT_FIGURES(0b100)]
