"""How a match ends, who gets the five points, and who has won."""

import pytest

from .positions import Table, ranks, table

REST = "destroyer A66"
OTHERS = "destroyer B66"


def tie(points, own="", other="", **position) -> Table:
    """A destroyer of seat 0 attacks one of seat 1: 18 each. They have others besides only if these are named."""
    position = {"figures": {}, **position}
    return table(f"destroyer C33 {own}", f"destroyer C34 {other}", points=points, **position).do("C33 C34")


@pytest.mark.rule("GO-35")
@pytest.mark.parametrize(("before", "over"), [(28, False), (29, True), (27, False)])
def test_thirty_points_from_fights_end_the_game_at_once(before, over):
    """A destroyer beats a scout for one point, with an action left."""
    t = table(f"destroyer C33 {REST}", f"scout C34 {OTHERS}", points=[before, 0]).do("C33 C34")
    assert t.over == over
    assert t.points == [before + 1 + 5 * over, 0]
    assert t.ending == (("points", 0) if over else ("", -1))
    assert not over or not t.legal(0)


@pytest.mark.rule("GO-35")
def test_more_than_thirty_will_do():
    t = table(f"destroyer C33 {REST}", f"scout C34 {OTHERS}", points=[28, 0], figures={1: {"scout": 4}}).do("C33 C34")
    assert t.points == [32 + 5, 0]
    assert t.over


@pytest.mark.rule("GO-35")
@pytest.mark.rule("GO-36")
def test_a_defender_may_reach_thirty_and_gets_the_five():
    t = table(f"scout C33 {REST}", f"destroyer C34 {OTHERS}", points=[10, 29]).do("C33 C34")
    assert t.points == [10, 30 + 5]
    assert t.ending == ("points", 1)


@pytest.mark.rule("GO-35")
@pytest.mark.rule("GO-36")
@pytest.mark.parametrize(("points", "ender"), [([29, 0], 0), ([0, 29], 1), ([29, 29], 0)])
def test_a_tie_may_end_it_too_and_the_active_player_comes_first(points, ender):
    """Scout against scout: both score one."""
    t = table(f"scout C33 {REST}", f"scout C34 {OTHERS}", points=points).do("C33 C34")
    assert t.over
    assert t.ending == ("points", ender)
    assert t.points == [points[seat] + 1 + 5 * (seat == ender) for seat in range(2)]


@pytest.mark.rule("GO-35")
@pytest.mark.rule("GO-36")
def test_the_five_points_do_not_depend_on_the_number_of_the_seat():
    """Seat 1 is active, and both reach 30."""
    t = table(f"scout C33 {REST}", f"scout C34 {OTHERS}", points=[29, 29], turn=1).do("C34 C33")
    assert t.points == [30, 35]
    assert t.ending == ("points", 1)


@pytest.mark.rule("GO-35")
def test_the_game_ends_when_the_last_destroyer_is_beaten():
    """Cruiser 21, destroyer 18."""
    t = table(f"cruiser C33 {REST}", "destroyer C34 scout B66").do("C33 C34 hyper-0")
    assert t.over
    assert t.ending == ("destroyers", 0)
    assert t.view.loser == 1
    assert t.points == [1 + 5, 0]


@pytest.mark.rule("GO-35")
@pytest.mark.parametrize("rest", ["active", "on station", "reserve"])
def test_it_goes_on_while_one_is_left_anywhere(rest):
    other = {"active": "destroyer B66", "on station": "destroyer on station", "reserve": ""}[rest]
    reserve = [{}, {"destroyer": 1} if rest == "reserve" else {}]
    t = table(f"cruiser C33 {REST}", f"destroyer C34 {other}", reserve=reserve).do("C33 C34 hyper-0")
    assert not t.over
    assert t.points == [1, 0]
    assert t.view.players[1].destroyers == 1


@pytest.mark.rule("GO-35")
@pytest.mark.rule("GO-36")
def test_a_defender_who_beats_the_last_destroyer_gets_the_five():
    t = table("destroyer C33 scout A66", f"cruiser C34 {OTHERS}").do("C33 C34")
    assert t.totals == (18, 21)
    assert t.points == [0, 1 + 5]
    assert t.ending == ("destroyers", 1)
    assert t.view.loser == 0


@pytest.mark.rule("GO-36")
@pytest.mark.parametrize(
    ("own", "other", "ender"), [("", "B66", 1), ("A66", "", 0), ("", "", 0)], ids=["own last", "other's last", "both"]
)
def test_a_tie_of_destroyers_is_ended_by_the_one_who_beat_the_last_one(own, other, ender):
    t = tie([0, 0], own, other)
    assert t.over
    assert t.ending == ("destroyers", ender)
    assert t.points == [1 + 5 * (ender == 0), 1 + 5 * (ender == 1)]


@pytest.mark.rule("GO-36")
@pytest.mark.parametrize(
    ("points", "own", "other", "ender"),
    [
        ([29, 0], "", "B66", 0),  # the one reaches 30, the other beats the last destroyer: the active player
        ([0, 29], "A66", "", 0),
        ([0, 29], "", "B66", 1),  # both by the same one
        ([29, 0], "A66", "", 0),
        ([29, 29], "", "", 0),
        ([0, 29], "A66", "B66", 1),
    ],
)
def test_if_both_qualify_in_one_tie_the_active_player_gets_it_once(points, own, other, ender):
    t = tie(points, own, other)
    assert t.over
    assert t.view.ender == ender
    assert t.points == [points[seat] + 1 + 5 * (seat == ender) for seat in range(2)]


@pytest.mark.rule("GO-36")
def test_the_five_points_are_given_once():
    """Thirty points and the last destroyer with one blow."""
    t = table(f"cruiser C33 {REST}", "destroyer C34 scout B66", points=[29, 0]).do("C33 C34 hyper-0")
    assert t.points == [30 + 5, 0]


@pytest.mark.rule("GO-36")
def test_the_five_points_are_not_from_a_fight():
    t = table(f"destroyer C33 {REST}", f"scout C34 {OTHERS}", points=[29, 0]).do("C33 C34")
    assert t.view.players[0].fought == 30


@pytest.mark.rule("GO-35")
def test_with_three_players_one_without_destroyers_ends_it_for_all():
    t = table("cruiser C33 destroyer A66", "destroyer B66", "destroyer C34 scout C66").do("C33 C34 hyper-0")
    assert t.over
    assert (t.ending, t.view.loser) == (("destroyers", 0), 2)
    assert t.points == [6, 0, 0]


@pytest.mark.rule("GO-35")
def test_at_the_end_nobody_may_do_anything():
    t = table(f"destroyer C33 {REST}", f"scout C34 {OTHERS}", points=[29, 0], reserve=[{"scout": 1}] * 2, meteors="A11")
    t.do("C33 C34")
    assert t.active == set()
    assert all(not t.legal(seat) for seat in t.seats)


@pytest.mark.rule("GO-37")
@pytest.mark.parametrize(
    ("points", "places"),
    [([29, 20, 20], [0, 1, 1]), ([29, 36, 2], [1, 0, 2]), ([29, 35, 2], [0, 0, 2]), ([29, 35, 35], [0, 0, 0])],
)
def test_most_points_win_and_equal_points_share_the_win(points, places):
    """Seat 0 reaches 30 and gets five; that need not be enough."""
    t = table(f"destroyer C33 {REST}", f"scout C34 {OTHERS}", "destroyer C66", points=points)
    t.s.fought[1:] = 20  # whatever they have above that is from no fight
    t.changed().do("C33 C34")
    assert t.over
    assert t.points == [35, *points[1:]]
    assert ranks(t) == list(t.match.ranks) == places


@pytest.mark.rule("GO-37")
def test_places_stand_by_points_while_the_game_goes_on():
    assert ranks(table("scout A11", "scout B11", "scout C11", points=[3, 7, 3])) == [1, 0, 1]
