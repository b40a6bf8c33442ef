"""How long a match lasts, what counts in the end, and who comes first."""

import pytest

from raumhafen.games.schlachten.model import LOOK, OVER

from .positions import TURN_CAPITAL, WORLDS, opening, table, turn_up


def final(*won):
    """The end of a match in which the seats won these worlds."""
    t = table([""] * len(won), won=won)
    t.s.phase = OVER
    return t


@pytest.mark.rule("GS-13")
def test_planets_and_capital_add_up():
    t = final("yellow-2 yellow-3 yellow-4", "red-4 green-capital", "")
    assert t.scores == [9, 9, 0]


@pytest.mark.rule("GS-13")
@pytest.mark.parametrize("seats", range(2, 7))
def test_most_points_win(seats):
    won = ["yellow-2", "yellow-3", "yellow-4", "red-2 red-3", "blue-2 blue-4", "green-3 green-4"][:seats]
    assert final(*won).ranks == list(range(seats))[::-1]


@pytest.mark.rule("GS-13")
def test_more_points_go_before_the_capital_and_before_more_planets():
    assert final("violet-capital", "yellow-2 red-4").ranks == [1, 0]
    assert final("yellow-2 red-2 blue-2", "yellow-3 red-4", "violet-capital").ranks == [1, 0, 2]


@pytest.mark.rule("GS-13")
def test_of_equal_points_the_owner_of_the_capital_goes_first():
    assert final("yellow-4 red-4", "blue-3 green-capital").ranks == [1, 0]
    assert final("blue-3 green-capital", "yellow-4 red-4").ranks == [0, 1]


@pytest.mark.rule("GS-13")
def test_the_owner_of_the_capital_goes_before_one_with_more_planets():
    assert final("yellow-2 red-2 blue-2 green-2", "blue-3 green-capital").ranks == [1, 0]


@pytest.mark.rule("GS-13")
def test_of_equal_points_without_the_capital_more_planets_go_first():
    t = final("yellow-4 red-4", "yellow-2 red-2 blue-2 green-2", "orange-capital")
    assert t.scores == [8, 8, 5]
    assert t.ranks == [1, 0, 2]


@pytest.mark.rule("GS-13")
def test_what_is_equal_in_all_is_shared():
    t = final("yellow-4 red-4", "blue-4 green-4", "orange-capital")
    assert t.ranks == [0, 0, 2]


@pytest.mark.rule("GS-13")
def test_the_same_planets_in_other_values_are_shared_too():
    assert final("yellow-2 red-4", "yellow-3 red-3", "orange-capital").ranks == [0, 0, 2]


@pytest.mark.rule("GS-13")
def test_ties_are_broken_for_every_place():
    t = final("red-2 blue-2", "yellow-4", "orange-capital", "green-2 green-3", "violet-2 violet-3 violet-4", "red-4")
    assert t.scores == [4, 4, 5, 5, 9, 4]
    assert t.ranks == [3, 4, 1, 2, 0, 4]


@pytest.mark.rule("GS-13")
def test_even_the_last_place_is_shared_by_those_who_won_nothing():
    assert final("yellow-2 orange-capital", "", "red-2", "").ranks == [0, 2, 1, 2]


@pytest.mark.rule("GS-13")
def test_all_three_may_share_the_second_place():
    assert final("yellow-2", "red-2", "orange-capital", "blue-2").ranks == [1, 1, 0, 1]


@pytest.mark.rule("GS-13")
def test_a_match_ends_with_points_and_places_as_won():
    won = ["yellow-2 yellow-3 yellow-4", "red-2 red-3 red-4"]
    t = table(["blue-6", "blue-2"], "blue-capital", won=won, at=range(6)).play("blue-6", "blue-2")
    assert (t.s.phase, t.turn) == (OVER, None)
    assert t.scores == [14, 9]
    assert t.ranks == [0, 1]


def rounds(t, choose):
    """Play a match to its end, the leader turning up what he is told; the prizes in their order."""
    prizes = [t.prize]
    for _ in t.turns():
        if t.s.phase == LOOK:
            t.do(choose([action for action in t.legal if action >= turn_up(0)]))
            prizes.append(t.prize)
            assert t.s.rounds == len(prizes)
        else:
            t.do(t.legal[0])
    return prizes


@pytest.mark.rule("GS-5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_shortest_match_clears_one_row_in_seven_rounds(seats):
    t = opening(seats)
    row = t.s.prize_place // 6

    def hurry(choices):
        return max(choices, key=lambda action: (action == TURN_CAPITAL, (action - turn_up(0)) // 6 == row))

    prizes = rounds(t, hurry)
    assert len(prizes) == 7
    assert prizes[-1] in WORLDS[18:]
    assert sum(map(len, map(t.winnings, range(seats)))) == 7


@pytest.mark.rule("GS-5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_longest_match_takes_nineteen_rounds(seats):
    t = opening(seats)
    prizes = rounds(t, min)
    assert sorted(prizes[:18]) == sorted(WORLDS[:18])
    assert len(prizes) == 19
    assert sum(t.scores) == 6 * (2 + 3 + 4) + 5
