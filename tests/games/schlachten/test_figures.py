"""Figures: committed openly before the first card, back in the middle after the last, then awarded."""

from itertools import combinations

import pytest

from raumhafen.games.schlachten.edition import COLOURS
from raumhafen.games.schlachten.model import COMMIT, PLAY

from .positions import ROWS, WORLDS, table


@pytest.mark.rule("GS-6")
def test_without_figures_the_leader_plays_at_once():
    t = table(["", "", ""], "red-2", leader=1)
    assert (t.s.phase, t.turn) == (PLAY, 1)


@pytest.mark.rule("GS-6")
def test_owners_commit_clockwise_from_the_leader_before_the_first_card():
    t = table(["", "", "", ""], "red-2", leader=2, figures={"red": 1, "blue": 0, "green": 2})
    for seat in (2, 0, 1):
        assert (t.s.phase, t.turn) == (COMMIT, seat)
        t.commit()
    assert (t.s.phase, t.turn) == (PLAY, 2)
    assert not t.s.played_size.any()


@pytest.mark.rule("GS-6")
def test_a_leader_without_figures_waits_for_the_commitments_of_others():
    t = table(["", "", "", ""], "red-2", leader=2, figures={"red": 1})
    assert (t.s.phase, t.turn) == (COMMIT, 1)
    assert t.commit("red").turn == 2


@pytest.mark.rule("GS-6")
def test_any_set_of_the_own_figures_may_be_committed():
    t = table(["", ""], "red-2", figures={"red": 0, "blue": 0, "orange": 0, "green": 1})
    own = ["red", "blue", "orange"]
    assert sorted(map(sorted, t.commitments)) == sorted(
        sorted(some) for size in range(4) for some in combinations(own, size)
    )
    assert t.commit("blue orange").commitments == [set(), {"green"}]


@pytest.mark.rule("GS-6")
def test_one_who_owns_all_figures_has_64_choices():
    t = table(["", ""], "red-2", figures=dict.fromkeys(COLOURS, 0))
    assert len(t.commitments) == 64
    assert t.commit(" ".join(COLOURS)).committed(0) == set(COLOURS)


@pytest.mark.rule("GS-6")
def test_a_figure_may_be_committed_without_a_card_of_its_colour():
    t = table(["red-2 red-3 red-4 red-5 red-6 +1", ""], "red-2", figures={"blue": 0})
    assert {"blue"} in t.commitments
    t.commit("blue").play("red-2", "orange-6")
    assert t.last_main == [4, 6]
    assert "blue" in t.middle


@pytest.mark.rule("GS-6")
def test_commitments_are_open_to_those_who_commit_later():
    t = table(["", "", ""], "red-2", figures={"red": 0, "blue": 1}).commit("red")
    assert t.turn == 1
    assert t.seen_by(1).committed(0) == {"red"}


@pytest.mark.rule("GS-6")
def test_at_most_one_figure_counts():
    t = table(["red-6", "blue-6"], "green-2", figures=dict.fromkeys(COLOURS, 0)).commit(" ".join(COLOURS))
    assert t.play("red-6", "blue-6").last_main == [6 + 3, 6]


@pytest.mark.rule("GS-6")
def test_all_committed_figures_return_to_the_middle_used_or_not():
    t = table(["red-6", "blue-6"], "green-2", figures={"red": 0, "blue": 0, "violet": 0, "yellow": 1, "orange": 1})
    t.commit("red blue").commit("yellow").play("red-6", "blue-6")
    assert t.middle == {"red", "blue", "yellow", "green"}
    assert t.figures(0) == {"violet"}
    assert t.figures(1) == {"orange"}
    assert not t.s.committed.any()


@pytest.mark.rule("GS-6")
def test_a_figure_kept_back_stays_and_counts_nothing():
    t = table(["red-6", "blue-6"], "green-2", figures={"red": 0}).commit().play("red-6", "blue-6")
    assert t.figures(0) == {"red"}
    assert t.last_main == [6, 6]


@pytest.mark.rule("GS-6")
def test_figures_may_be_committed_in_the_round_of_the_capital():
    t = table(["red-6", "blue-6"], "green-capital", won=[" ".join(WORLDS[:6])], at=ROWS[0], figures={"blue": 1})
    t.commit("blue").play("red-6", "blue-6")
    assert t.last_main == [6, 9]
    assert "blue" in t.middle


@pytest.mark.rule("GS-6")
def test_a_committed_figure_helps_only_its_owner():
    t = table(["red-6", "red-6"], "green-2", figures={"red": 0}).commit("red").play("red-6", "red-6")
    assert t.last_main == [9, 6]


@pytest.mark.rule("GS-10")
def test_the_highest_clone_score_takes_the_figure_from_the_middle():
    t = table(["red-2c red-3c", "blue-6", "violet-6c"], "green-2").play("red-2c red-3c", "blue-6", "violet-6c")
    assert t.last_clones == [5, 0, 6]
    assert t.figures(2) == {"green"}


@pytest.mark.rule("GS-10")
def test_the_figure_is_that_of_the_prize_not_of_the_cards():
    t = table(["red-5c", "blue-6"], "violet-4").play("red-5c", "blue-6")
    assert t.figures(0) == {"violet"}
    assert t.middle == set(COLOURS) - {"violet"}


@pytest.mark.rule("GS-10")
def test_the_figure_is_taken_from_its_owner():
    t = table(["red-5c", "blue-6"], "violet-4", figures={"violet": 1}).commit().play("red-5c", "blue-6")
    assert t.figures(0) == {"violet"}
    assert not t.figures(1)


@pytest.mark.rule("GS-10")
def test_its_owner_may_win_it_again():
    t = table(["red-2c", "blue-3c"], "violet-4", figures={"violet": 1}).commit().play("red-2c", "blue-3c")
    assert t.figures(1) == {"violet"}


@pytest.mark.rule("GS-10")
def test_without_a_clone_the_figure_stays_where_it_is():
    t = table(["red-5", "blue-6"], "violet-4").play("red-5", "blue-6")
    assert t.middle == set(COLOURS)
    t = table(["red-5", "blue-6"], "violet-4", figures={"violet": 1}).commit().play("red-5", "blue-6")
    assert t.figures(1) == {"violet"}


@pytest.mark.rule("GS-10")
def test_a_committed_figure_returns_before_it_is_awarded():
    t = table(["violet-5c", "blue-6c"], "violet-4", figures={"violet": 0}).commit("violet")
    t.play("violet-5c", "blue-6c")
    assert t.last_main == [12, 6]
    assert t.figures(1) == {"violet"}


@pytest.mark.rule("GS-10")
def test_who_committed_the_figure_may_win_it_back_in_the_same_round():
    t = table(["violet-5c", "blue-6"], "violet-4", figures={"violet": 0}).commit("violet")
    t.play("violet-5c", "blue-6")
    assert t.figures(0) == {"violet"}


@pytest.mark.rule("GS-10")
def test_a_committed_figure_stays_in_the_middle_if_nobody_plays_a_clone():
    t = table(["violet-5", "blue-6"], "violet-4", figures={"violet": 0}).commit("violet")
    t.play("violet-5", "blue-6")
    assert t.middle == set(COLOURS)


@pytest.mark.rule("GS-10")
def test_prize_and_figure_may_go_to_different_players():
    t = table(["violet-6", "blue-3c", "red-2c"], "violet-4").play("violet-6", "blue-3c", "red-2c")
    assert t.winnings(0) == {"violet-4"}
    assert t.figures(1) == {"violet"}


@pytest.mark.rule("GS-10")
def test_nothing_else_changes_hands():
    owned = {"red": 2, "blue": 1, "green": 0}
    t = table(["violet-6", "blue-3c", "red-2c"], "violet-4", figures=owned, won=["red-2", "red-3", "blue-4"])
    t.commit().commit().commit().play("violet-6", "blue-3c", "red-2c")
    assert [t.figures(seat) for seat in range(3)] == [{"green"}, {"blue", "violet"}, {"red"}]
    assert [t.winnings(seat) for seat in range(3)] == [{"red-2", "violet-4"}, {"red-3"}, {"blue-4"}]
