"""Two actions a turn, turns that lapse, and the standstill."""

import pytest

from .positions import Table, started, table

# A destroyer of seat 1 on the tip of C behind two rows of meteors: it cannot move, and neither can those beside it.
CAGE = "C55 C56 C65 C44 C45 C46 C54 C64"


@pytest.mark.rule("GO-15")
@pytest.mark.parametrize(
    "actions",
    [
        ["A11 A12", "A66 A65"],  # moves
        ["A11 A12", "scout A44"],
        ["scout A44", "A11 A12"],
        ["scout A44", "A44 A33"],
        ["A22 A23", "A23 A24"],  # meteors
        ["A22 A23", "A11 A12"],
        ["A22 A23", "scout A44"],
    ],
)
def test_any_two_actions_are_a_turn(actions):
    t = table("scout A11 A66", "scout B66", meteors="A22", reserve=[{"scout": 1}])
    assert (t.turn, t.view.actions) == (0, 2)
    t.do(actions[0])
    assert (t.turn, t.view.actions) == (0, 1)
    t.do(actions[1])
    assert (t.turn, t.view.actions, t.view.turns) == (1, 2, 1)


@pytest.mark.rule("GO-15")
def test_both_are_compulsory():
    """There is no passing."""
    t = table("scout A11", "scout B66", meteors="A22")
    for action in t.legal():
        assert len(action.split()) == 2


@pytest.mark.rule("GO-15")
@pytest.mark.parametrize("seats", [2, 3])
def test_only_the_one_whose_turn_it_is_may_act(seats):
    t = started(seats)
    for seat in t.seats:
        assert bool(t.legal(seat)) == (seat == t.turn)


def caged(own: str = "scout A66", other: str = "", **position: object) -> Table:
    return table(own, f"destroyer C66 {other}", meteors=CAGE, **position)


@pytest.mark.rule("GO-15")
def test_a_turn_without_any_legal_action_lapses_and_counts():
    t = caged(actions=1).do("A66 A65")
    assert (t.turn, t.view.actions, t.view.turns) == (0, 2, 2)
    assert not t.over


@pytest.mark.rule("GO-15")
@pytest.mark.rule("GO-16")
def test_the_rest_of_a_turn_lapses_too():
    """The scout moves, and there is nothing else to do: the caged destroyer has no second action to offer."""
    t = caged(other="scout B66", turn=1)
    assert t.view.actions == 2
    t.do("B66 B65")
    assert (t.turn, t.view.actions, t.view.turns) == (0, 2, 1)


@pytest.mark.rule("GO-15")
@pytest.mark.parametrize("way_out", ["reserve", "meteor", "free field"])
def test_nothing_lapses_while_anything_is_legal(way_out):
    reserve = [{}, {"scout": 1}] if way_out == "reserve" else []
    meteors = CAGE + " B11" if way_out == "meteor" else CAGE
    meteors = meteors.replace("C46", "") if way_out == "free field" else meteors  # C56 may be shifted there
    t = table("scout A66", "destroyer C66", meteors=meteors, reserve=reserve, actions=1).do("A66 A65")
    assert (t.turn, t.view.actions, t.view.turns) == (1, 2, 1)


@pytest.mark.rule("GO-15")
def test_with_three_players_the_turn_goes_to_the_next_who_can_act():
    """Seat 1 is shut in on its tip by own cruisers, these by meteors of A, and their mirrors are taken."""
    shut = "destroyer A66 cruiser A55 A56 A65"
    t = table("scout A11 B56 B65 C56 C65", shut, "scout C66", meteors="A45 A46 A54 A64", actions=1)
    t.do("A11 A12")
    assert (t.turn, t.view.turns) == (2, 2)


@pytest.mark.rule("GO-15")
def test_when_every_seat_lapses_in_a_row_the_game_ends_without_bonus():
    """After the last two scouts have beaten each other, both have nothing but a destroyer among the meteors of C."""
    rows = "C41 C42 C43 C44 C45 C46 C51 C52 C53 C54 C55 C56 C61 C62 C64 C65"
    t = table("destroyer C63 scout A11", "destroyer C66 scout A12", meteors=rows, actions=1).do("A11 A12")
    assert t.totals == (16, 16)
    assert t.over
    assert t.ending == ("lapse", -1)
    assert t.points == [1, 1]


@pytest.mark.rule("GO-15")
@pytest.mark.rule("GO-38")
def test_a_turn_that_lapses_is_a_quiet_one():
    t = caged(actions=1, quiet=3).do("A66 A65")
    assert t.view.quiet == 5


# Standstill.


@pytest.mark.rule("GO-38")
@pytest.mark.parametrize("seats", [2, 3])
def test_forty_quiet_turns_in_a_row_end_the_game_without_bonus(seats):
    """Everybody moves a meteor to and fro."""
    t = table(*["scout A66", "scout B66", "scout C66"][:seats], meteors="A11 B11 C11", points=[3, 2, 1][:seats])
    for number in range(40):
        assert not t.over
        assert t.view.quiet == number
        sector = "ABC"[t.turn]
        t.do(f"{sector}11 {sector}22", f"{sector}22 {sector}11")
    assert t.over
    assert t.ending == ("standstill", -1)
    assert t.points == [3, 2, 1][:seats]


@pytest.mark.rule("GO-38")
def test_it_is_checked_at_the_end_of_a_turn():
    t = table("scout A66", "scout B66", meteors="A11 B11", quiet=39).do("A11 A22")
    assert not t.over
    t.do("A22 A11")
    assert t.over


@pytest.mark.rule("GO-38")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("action", ["scout A44", "C33 C34"])
def test_a_fight_or_a_deployment_begins_the_count_anew(action, first):
    fleets = ["scout A66 destroyer C33", "scout B66 C34 destroyer B11"]
    t = table(*fleets, meteors="A11 B12", quiet=39, reserve=[{"scout": 1}])
    t.do(*([action, "A11 A22"] if first else ["A11 A22", action]))
    assert not t.over
    assert t.view.quiet == 0
    t.do("B12 B13", "B13 B12")
    assert t.view.quiet == 1


@pytest.mark.rule("GO-38")
@pytest.mark.parametrize("quiet", [39, 60, 150])
def test_it_is_an_option(quiet):
    t = table("scout A66", "scout B66", meteors="A11 B11", quiet=quiet, standstill=0).do("A11 A22", "A22 A11")
    assert not t.over
    t = table("scout A66", "scout B66", meteors="A11 B11", quiet=4, standstill=5).do("A11 A22", "A22 A11")
    assert t.ending == ("standstill", -1)


@pytest.mark.rule("GO-38")
def test_forty_is_the_default():
    assert started().view.standstill == 40
    assert started(standstill=0).view.standstill == 0
    assert started(standstill=7).view.standstill == 7


@pytest.mark.rule("GO-37")
@pytest.mark.rule("GO-38")
def test_most_points_win_after_a_standstill():
    t = table("scout A66", "scout B66", "scout C66", meteors="A11", quiet=39, points=[4, 9, 9]).do("A11 A22", "A22 A11")
    assert t.over
    assert list(t.match.ranks) == [2, 0, 0]
