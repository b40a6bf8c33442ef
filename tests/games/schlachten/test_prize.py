"""The winner of the last round chooses the next prize."""

import pytest

from raumhafen.games.schlachten.edition import COLOURS
from raumhafen.games.schlachten.model import CAPITAL, COMMIT, DOWN, LOOK, PLAY, PRIZE, TURN
from tests.chance import expect_even

from .positions import ROWS, TURN_CAPITAL, WORLDS, look_at, show, table, turn_up

ALL_LOOKS = [look_at(place) for place in range(18)]
ALL_TURNS = [turn_up(place) for place in range(18)]
SIX = ["yellow-2 yellow-3 yellow-4", "red-2 red-3 red-4"]


def without(*places):
    return [place for place in range(18) if place not in places]


@pytest.mark.rule("GS-4")
@pytest.mark.parametrize("leader", range(3))
def test_the_winner_of_a_round_chooses_the_next_prize(leader):
    hands = ["violet-2", "violet-2", "violet-2"]
    hands[leader] = "violet-6"
    t = table(hands, "red-2", leader=1)
    t.play(*(hands[seat] for seat in (1, 2, 0)))
    assert t.s.phase == LOOK
    assert t.turn == t.s.leader == leader


@pytest.mark.rule("GS-4")
def test_the_leader_may_look_at_any_face_down_planet_or_turn_one_up_at_once():
    t = table(["", ""], won=["blue-2", "red-3"], at=[4, 13])
    down = without(4, 13)
    assert t.legal == [look_at(place) for place in down] + [turn_up(place) for place in down]


@pytest.mark.rule("GS-4")
def test_after_one_look_a_planet_must_be_turned_up():
    t = table(["", "", ""], leader=2, won=["blue-2"], at=[4]).look(9)
    assert t.s.phase == TURN
    assert t.turn == 2
    assert t.legal == [turn_up(place) for place in without(4)]


@pytest.mark.rule("GS-4")
def test_the_planet_looked_at_may_be_turned_up():
    t = table(["", ""]).look(9)
    seen = t.face(9)
    assert t.turn_up(9).prize == seen
    assert t.s.prize_place == 9
    assert t.s.lies[9] == PRIZE


@pytest.mark.rule("GS-4")
def test_another_planet_may_be_turned_up_instead():
    for number in range(60):
        t = table(["", ""], number=number).look(9)
        seen = t.face(9)
        assert t.turn_up(10).prize != seen
        assert t.face(9) == seen
        assert t.s.lies[9] == DOWN


@pytest.mark.rule("GS-4")
def test_a_planet_turned_up_at_once_becomes_the_prize():
    t = table(["", ""], leader=1).turn_up(17)
    assert (t.s.phase, t.s.prize_place, t.turn) == (PLAY, 17, 1)
    assert t.face(17) == t.prize


@pytest.mark.rule("GS-4")
def test_where_the_leader_looked_stands_until_the_next_choice():
    t = table(["green-6", "green-2"], leader=0).look(9)
    assert t.s.looked == 9
    t.turn_up(10).play("green-6", "green-2")
    assert t.turn_up(9).s.looked != 9


@pytest.mark.rule("GS-4")
def test_a_planet_may_be_looked_at_again_and_has_not_changed():
    for number in range(30):
        t = table(["", ""], number=number)
        show(t, 9, "blue-3", 0)
        assert t.look(9).face(9) == "blue-3"
        assert t.s.seen_by[9] == 0b01


@pytest.mark.rule("GS-4")
def test_a_planet_seen_by_another_may_be_looked_at():
    for number in range(30):
        t = table(["", ""], leader=1, number=number)
        show(t, 9, "blue-3", 0)
        assert t.look(9).face(9) == "blue-3"
        assert t.s.seen_by[9] == 0b11


@pytest.mark.rule("GS-4")
def test_a_planet_seen_by_another_and_turned_up_has_not_changed():
    for number in range(30):
        t = table(["", ""], leader=1, number=number)
        show(t, 9, "blue-3", 0)
        assert t.turn_up(9).prize == "blue-3"


@pytest.mark.rule("GS-4")
def test_a_look_finds_any_planet_that_lies_nowhere_else():
    tables = [table(["", ""], leader=1, won=["violet-2", "violet-4"], number=number) for number in range(1000)]
    for t in tables:
        show(t, 17, "yellow-4", 0)
        show(t, 16, "red-3", 1)
    found = [t.look(9).face(9) for t in tables]
    expect_even(found, set(WORLDS[:18]) - {"violet-2", "violet-4", "yellow-4", "red-3"})


@pytest.mark.rule("GS-4")
def test_the_capital_may_not_be_looked_at():
    t = table(["", ""], won=SIX, at=ROWS[0])
    assert [action for action in t.legal if action < TURN_CAPITAL] == ALL_LOOKS[6:] + ALL_TURNS[6:]
    seen = {table(["", ""], won=SIX, at=ROWS[0], number=number).look(9).face(9) for number in range(200)}
    assert seen == set(WORLDS[6:18])


@pytest.mark.rule("GS-5")
@pytest.mark.parametrize("row", ROWS, ids=["first", "second", "third"])
def test_once_a_row_is_won_the_capital_may_be_turned_up(row):
    t = table(["", ""], won=SIX, at=row)
    down = without(*row)
    assert t.legal == [look_at(place) for place in down] + [turn_up(place) for place in down] + [TURN_CAPITAL]
    t.look(down[0])
    assert t.legal == [turn_up(place) for place in down] + [TURN_CAPITAL]


@pytest.mark.rule("GS-5")
def test_the_capital_stays_while_every_row_has_a_planet_left():
    left = [5, 6, 13]
    t = table(["", ""], won=[" ".join(WORLDS[3:18])], at=without(*left))
    assert t.legal == [look_at(place) for place in left] + [turn_up(place) for place in left]
    assert t.look(13).legal == [turn_up(place) for place in left]


@pytest.mark.rule("GS-5")
def test_the_prize_of_this_round_can_complete_a_row():
    t = table(["green-6", "green-2"], won=["yellow-2 yellow-3 yellow-4 red-2 red-3"], at=[0, 1, 2, 3, 4])
    assert TURN_CAPITAL not in t.legal
    t.turn_up(5).play("green-6", "green-2")
    assert TURN_CAPITAL in t.legal


@pytest.mark.rule("GS-5")
def test_a_row_won_by_several_players_counts():
    t = table(["", "", ""], won=["yellow-2 red-2", "yellow-3 red-3", "yellow-4 red-4"], at=ROWS[2])
    assert TURN_CAPITAL in t.legal


@pytest.mark.rule("GS-5")
def test_with_no_planet_left_the_capital_must_be_turned_up():
    t = table(["", ""], won=[" ".join(WORLDS[:10]), " ".join(WORLDS[10:18])])
    assert t.legal == [TURN_CAPITAL]


@pytest.mark.rule("GS-5")
def test_the_capital_is_a_prize_like_any_other():
    t = table(["", "", ""], leader=2, won=SIX, at=ROWS[0], figures={"blue": 0}).turn_capital()
    assert t.s.prize_place == CAPITAL
    assert t.prize in [f"{colour}-capital" for colour in COLOURS]
    assert (t.s.phase, t.turn) == (COMMIT, 0)
    assert t.commit().turn == 2


@pytest.mark.rule("GS-5")
def test_the_round_of_the_capital_is_the_last():
    t = table(["red-6", "red-2"], "red-capital", won=SIX, at=ROWS[0]).play("red-6", "red-2")
    assert t.turn is None
    assert t.winnings(0) == {"yellow-2", "yellow-3", "yellow-4", "red-capital"}
    assert t.scores == [14, 9]


@pytest.mark.rule("GS-5")
def test_a_round_for_a_planet_is_never_the_last():
    t = table(["red-6", "red-2"], "red-2", won=[" ".join(WORLDS[:3] + WORLDS[4:18])]).play("red-6", "red-2")
    assert t.turn == 0
    assert t.legal == [TURN_CAPITAL]
