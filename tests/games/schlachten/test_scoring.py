"""Main score, clone score, and who wins what."""

import pytest

from .positions import ROWS, WORLDS, table

YELLOW_AND_RED = [" ".join(WORLDS[:6])]


@pytest.mark.rule("GS-14")
def test_the_example_of_the_yellow_planet():
    t = table(["yellow-3c yellow-5", "orange-2"], "yellow-2").play("yellow-3c yellow-5", "orange-2")
    assert t.last_main[0] == 10
    assert t.last_clones[0] == 3


@pytest.mark.rule("GS-14")
def test_the_example_of_the_red_figure():
    t = table(["red-6", "orange-2"], "red-2", figures={"red": 0}).commit("red").play("red-6", "orange-2")
    assert t.last_main[0] == 11


@pytest.mark.rule("GS-14")
def test_the_example_of_the_violet_figure():
    t = table(["violet-4 violet-5", "orange-2"], "blue-2", figures={"violet": 0}).commit("violet")
    t.play("violet-4 violet-5", "orange-2")
    assert t.last_main[0] == 4 + 5 + 3
    assert "violet" in t.middle


@pytest.mark.rule("GS-14")
def test_the_example_of_the_round_of_four():
    anna, bruno, carlo, dario = "green-4 +1", "blue-2 blue-3c +1", "green-5c", "blue-6 +2"
    t = table([anna, bruno, carlo, dario], "green-3").play(anna, bruno, carlo, dario)
    assert t.last_main == [8, 6, 8, 8]
    assert t.last_clones == [0, 3, 5, 0]
    assert t.winnings(0) == {"green-3"}
    assert t.figures(2) == {"green"}
    assert t.turn == 0


@pytest.mark.rule("GS-8")
@pytest.mark.parametrize(
    ("cards", "prize", "main"),
    [
        ("blue-2", "red-4", 2),
        ("blue-2 blue-5c blue-6", "red-4", 13),
        ("blue-2 +1 +1 +2", "red-4", 6),
        ("blue-2 blue-4", "blue-4", 10),
        ("blue-2 +2", "blue-3", 7),
        ("blue-6 blue-6 blue-6c +2 +2 +2", "blue-4", 28),
    ],
)
def test_the_main_score_adds_cards_specials_and_the_prize_once(cards, prize, main):
    t = table([cards, "orange-2"], prize).play(cards, "orange-2")
    assert t.last_main == [main, 2]


@pytest.mark.rule("GS-8")
def test_the_prize_counts_for_everyone_who_plays_its_colour():
    t = table(["red-2", "red-3", "blue-4"], "red-4").play("red-2", "red-3", "blue-4")
    assert t.last_main == [6, 7, 4]


@pytest.mark.rule("GS-8")
def test_the_capital_counts_like_a_planet():
    t = table(["blue-2", "green-6"], "blue-capital", won=YELLOW_AND_RED, at=ROWS[0]).play("blue-2", "green-6")
    assert t.last_main == [2 + 5, 6]
    assert "blue-capital" in t.winnings(0)


@pytest.mark.rule("GS-8")
def test_a_committed_figure_of_the_colour_played_counts_three():
    t = table(["blue-2 blue-3", "green-6"], "red-4", figures={"blue": 0}).commit("blue")
    assert t.play("blue-2 blue-3", "green-6").last_main == [2 + 3 + 3, 6]


@pytest.mark.rule("GS-8")
def test_a_committed_figure_of_another_colour_counts_nothing():
    t = table(["blue-2 blue-3", "green-6"], "red-4", figures={"red": 0}).commit("red")
    assert t.play("blue-2", "green-6").last_main == [2, 6]


@pytest.mark.rule("GS-8")
def test_figure_prize_and_specials_add_up():
    t = table(["red-5 +1", "green-6"], "red-4", figures={"red": 0}).commit("red")
    assert t.play("red-5 +1", "green-6").last_main == [5 + 1 + 4 + 3, 6]


@pytest.mark.rule("GS-8")
def test_the_scores_stand_as_soon_as_the_cards_lie_there():
    t = table(["red-5c +1", "green-6"], "red-4", figures={"red": 0}).commit("red").play("red-5c +1")
    assert (t.s.main[0], t.s.clones[0]) == (13, 5)


@pytest.mark.rule("GS-9")
@pytest.mark.parametrize(
    ("cards", "prize", "clones"),
    [
        ("blue-2", "red-4", 0),
        ("blue-2c", "red-4", 2),
        ("blue-2c blue-5c blue-6", "red-4", 7),
        ("blue-2c +1 +2", "red-4", 2),
        ("blue-5c blue-4", "blue-4", 5),
        ("blue-2c blue-3c blue-4c blue-5c blue-6c +2", "blue-4", 20),
    ],
)
def test_the_clone_score_adds_clone_cards_only(cards, prize, clones):
    t = table([cards, "orange-2"], prize, figures={"blue": 0}).commit("blue").play(cards, "orange-2")
    assert t.last_clones == [clones, 0]


@pytest.mark.rule("GS-9")
def test_clones_of_any_colour_count():
    t = table(["blue-3c", "red-2c"], "red-4").play("blue-3c", "red-2c")
    assert t.last_clones == [3, 2]
    assert t.figures(0) == {"red"}


@pytest.mark.rule("GS-10")
@pytest.mark.parametrize("winner", range(4))
def test_the_highest_main_score_takes_the_prize(winner):
    hands = ["violet-5"] * 2 + ["yellow-5"] * 2
    hands[winner] = "green-6"
    t = table(hands, "blue-3", leader=2).play(hands[2], hands[3], hands[0], hands[1])
    assert [t.winnings(seat) for seat in range(4)] == [{"blue-3"} if seat == winner else set() for seat in range(4)]
    assert t.scores == [3 if seat == winner else 0 for seat in range(4)]
    assert t.turn == t.s.leader == winner


@pytest.mark.rule("GS-10")
def test_the_capital_goes_to_the_highest_main_score_and_its_figure_to_the_clones():
    t = table(["blue-2", "green-5c"], "blue-capital", won=YELLOW_AND_RED, at=ROWS[0], figures={"blue": 0})
    t.commit().play("blue-2", "green-5c")
    assert "blue-capital" in t.winnings(0)
    assert t.figures(1) == {"blue"}


@pytest.mark.rule("GS-11")
@pytest.mark.parametrize(("leader", "winner"), [(0, 0), (1, 2), (2, 2), (3, 3)])
def test_the_earliest_of_equal_main_scores_in_this_round_wins(leader, winner):
    hands = ["violet-5", "violet-2", "yellow-5", "green-4 +1"]
    t = table(hands, "blue-3", leader=leader).play(*(hands[(leader + turn) % 4] for turn in range(4)))
    assert t.winnings(winner) == {"blue-3"}
    assert t.turn == winner


@pytest.mark.rule("GS-11")
@pytest.mark.parametrize(("leader", "winner"), [(0, 0), (1, 2), (2, 2), (3, 3)])
def test_the_earliest_of_equal_clone_scores_in_this_round_wins(leader, winner):
    hands = ["violet-5c", "violet-2", "yellow-5c", "green-2c green-3c"]
    t = table(hands, "blue-3", leader=leader).play(*(hands[(leader + turn) % 4] for turn in range(4)))
    assert t.figures(winner) == {"blue"}


@pytest.mark.rule("GS-11")
def test_owning_the_figure_does_not_break_a_tie_of_clones():
    t = table(["violet-5c", "green-5c"], "blue-3", figures={"blue": 1}).commit().play("violet-5c", "green-5c")
    assert t.figures(0) == {"blue"}


@pytest.mark.rule("GS-11")
def test_bonuses_count_before_ties_are_broken():
    t = table(["violet-6", "blue-3", "red-3"], "blue-3", figures={"red": 2}).commit("red")
    t.play("violet-6", "blue-3", "red-3")
    assert t.last_main == [6, 6, 6]
    assert t.winnings(0) == {"blue-3"}
