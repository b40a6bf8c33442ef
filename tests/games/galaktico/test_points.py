"""What a beaten ship and a station are worth."""

import pytest

from .positions import KINDS, STATIONS, table

REST = "destroyer A66"
OTHERS = "destroyer B66"


def fight(one: str, two: str, own=None, other=None):
    """A ship of seat 0 attacks one of seat 1; figures lie on the cards of both before."""
    t = table(f"{one} C33 {REST}", f"{two} C34 {OTHERS}", figures={0: own or {}, 1: other or {}})
    return t.do("C33 C34 hyper-0" if one == "cruiser" else "C33 C34")


def cards(**figures: int) -> dict[str, int]:
    return {kind: figures.get(kind, 0) for kind in KINDS}


@pytest.mark.rule("GO-33")
@pytest.mark.parametrize(("figures", "worth"), [(3, 3), (0, 1), (1, 1), (2, 2), (7, 7)])
def test_a_beaten_ship_is_worth_the_figures_on_its_own_card(figures, worth):
    """Printed: three figures, three points; none, one point."""
    t = fight("destroyer", "scout", other={"scout": figures})
    assert t.points == [worth, 0]
    assert t.view.last.attacker.gain == worth
    assert t.view.last.defender.gain == 0


@pytest.mark.rule("GO-33")
def test_figures_on_other_cards_are_of_no_account():
    """Neither those of the winner, nor of other types of the loser."""
    t = fight("destroyer", "scout", own={"destroyer": 5, "scout": 4}, other={"destroyer": 3, "cruiser": 2})
    assert t.points == [1, 0]


@pytest.mark.rule("GO-33")
def test_a_beaten_ship_is_put_on_the_winners_card_of_the_winning_type():
    t = fight("destroyer", "scout", own={"destroyer": 1}, other={"scout": 2})
    assert t.figures(0) == cards(destroyer=2)
    assert t.figures(1) == cards(scout=2)


@pytest.mark.rule("GO-33")
def test_a_defender_who_wins_scores_in_the_same_way():
    t = fight("scout", "destroyer", own={"scout": 4}, other={"destroyer": 1, "scout": 2})
    assert t.points == [0, 4]
    assert t.figures(0) == cards(scout=4)
    assert t.figures(1) == cards(destroyer=2, scout=2)
    assert (t.view.last.attacker.gain, t.view.last.defender.gain) == (0, 4)


@pytest.mark.rule("GO-33")
def test_the_next_victory_over_the_winner_is_worth_more():
    """Its figures count when it is beaten itself: the value is that before the fight."""
    t = table(f"cruiser C33 {REST}", f"scout C34 C43 {OTHERS} fighter C36", free="C35 A65 B65")
    t.do("C33 C34 hyper-0", "stay", "A66 A65")
    assert t.points == [1, 0]
    assert t.figures(0) == cards(cruiser=1)
    t.do("C36 C34")  # fighter 23, cruiser 18
    assert t.points == [1, 1]
    assert t.figures(1) == cards(fighter=1)


@pytest.mark.rule("GO-33")
def test_in_a_tie_both_score_and_both_values_are_counted_first():
    """Fighter and scout, 13 each. Two figures on the fighter's card, none on the scout's."""
    t = fight("fighter", "scout", own={"fighter": 2})
    assert t.totals == (13, 13)
    assert t.points == [1, 2]
    assert t.figures(0) == cards(fighter=3)
    assert t.figures(1) == cards(scout=1)
    assert (t.view.last.attacker.gain, t.view.last.defender.gain) == (1, 2)


@pytest.mark.rule("GO-33")
def test_in_a_tie_of_one_type_too():
    t = fight("scout", "scout", own={"scout": 3}, other={"scout": 5})
    assert t.points == [5, 3]
    assert (t.figures(0), t.figures(1)) == (cards(scout=4), cards(scout=6))


@pytest.mark.rule("GO-33")
def test_cards_keep_their_figures_when_all_ships_of_the_type_are_gone():
    """The only scout is beaten: its card keeps its figures."""
    t = fight("destroyer", "scout", other={"scout": 2})
    assert "scout" not in [kind for _, kind in t.ships.values()]
    assert t.figures(1) == cards(scout=2)
    assert t.match.view(0).players[1].cards[3].worth == 2


@pytest.mark.rule("GO-33")
@pytest.mark.rule("GO-37")
def test_gains_are_public():
    t = fight("destroyer", "scout", other={"scout": 3})
    for seat in (0, 1, -1):
        players = t.match.view(seat).players
        assert [(player.points, player.fought) for player in players] == [(3, 3), (0, 0)]
        assert [card.figures for card in players[0].cards] == [1, 0, 0, 0]


@pytest.mark.rule("GO-33")
def test_with_three_players_the_one_who_is_not_in_the_fight_gets_nothing():
    t = table("fighter C33", "scout C34", "destroyer C66 scout B22", reserve=[{"destroyer": 1}] * 3).do("C33 C34")
    assert t.points == [1, 1, 0]
    assert t.figures(2) == cards()


# Stations.


@pytest.mark.rule("GO-34")
@pytest.mark.parametrize(
    ("reserve", "docked", "worth"),
    [({}, "", 0), ({"scout": 2, "cruiser": 1}, "", 3), ({"scout": 2}, "cruiser", 3), ({}, "destroyer", 1)],
)
def test_a_station_brings_a_point_for_each_inactive_ship_of_its_owner(reserve, docked, worth):
    """And five for the end (GO-36). Active ships do not count."""
    other = f"scout B66 B65 destroyer B11 {docked and docked + ' on station'}"
    t = table("destroyer B33", other, reserve=[{"scout": 4}, reserve]).do("B33 B44")
    assert t.over
    assert t.points == [worth + 5, 0]
    assert t.ending == ("station", 0)


@pytest.mark.rule("GO-34")
def test_the_ship_on_the_station_is_worth_one_whatever_its_card_shows():
    t = table("destroyer B33", "cruiser on station destroyer B11", figures={1: {"cruiser": 6}}).do("B33 B44")
    assert t.points == [1 + 5, 0]


@pytest.mark.rule("GO-34")
def test_beaten_ships_do_not_count():
    """A scout is beaten on B34, then the station is taken: only the two in reserve count, besides the point for it."""
    t = table("destroyer B33 B24", "scout B34 destroyer B11", reserve=[{}, {"scout": 2}]).do("B24 B34", "B33 B44")
    assert t.points == [1 + 2 + 5, 0]


@pytest.mark.rule("GO-34")
@pytest.mark.rule("GO-35")
def test_points_for_a_station_do_not_count_towards_30():
    """They end the game by themselves; but what ended it was the station."""
    t = table("destroyer B33", "destroyer B11", reserve=[{}, {"scout": 5}], points=[28, 0]).do("B33 B44")
    assert t.points == [28 + 5 + 5, 0]
    assert t.view.players[0].fought == 28
    assert t.ending == ("station", 0)
    assert t.view.loser == 1


@pytest.mark.rule("GO-34")
def test_only_a_destroyer_can():
    for kind in KINDS:
        t = table(f"{kind} B33 destroyer A66", "destroyer B11")
        assert ("B33 B44" in t.legal()) == (kind == "destroyer")


@pytest.mark.rule("GO-34")
@pytest.mark.parametrize(
    ("start", "free", "may"), [("B22", "B33", True), ("B22", "B23", False), ("B12", "B22 B33", False)]
)
def test_by_normal_steps_within_its_range(start, free, may):
    t = table(f"destroyer {start}", "scout B66 destroyer B11", free=free)
    assert (f"{start} B44" in t.legal()) == may


@pytest.mark.rule("GO-34")
def test_without_a_fight():
    """The ship on the station does not defend it, and nothing is shown."""
    t = table("destroyer B33", "cruiser on station destroyer B11").do("B33 B44")
    assert t.view.last is None
    assert not any(card.shown for player in t.view.players for card in player.cards)


@pytest.mark.rule("GO-24")
@pytest.mark.rule("GO-34")
def test_nobody_takes_the_own_station_nor_one_that_is_not_there():
    t = table("destroyer A33", "destroyer B11")
    assert "A33 A44" not in t.legal()
    t = table("destroyer C33", "destroyer B11")
    t.do("C33 C44")  # an ordinary field with two players
    assert not t.over


@pytest.mark.rule("GO-34")
@pytest.mark.parametrize("other", [1, 2])
def test_with_three_players_any_other_station_may_be_taken(other):
    station = STATIONS[other]
    t = table(f"destroyer {station[0]}33", "destroyer B11", "destroyer C11", reserve=[{}, {"scout": 1}, {"scout": 2}])
    t.do(f"{station[0]}33 {station}")
    assert t.points[0] == other + 5
    assert t.view.loser == other
