"""The end: thirteen cards, or the last round; and the cuddle variant, where nothing is removed."""

import pytest

from .positions import EDITION, GAME, IDLE, dealt, ship, shown

BARE = ship("ar")
ENERGY_5 = ship("ar", energy="parse")
BOTH = ship("ar", energy="parse", projectile="prse")  # energy 5, projectile 4


@pytest.mark.rule("RS-12")
@pytest.mark.parametrize("winner", range(2))
def test_who_has_removed_thirteen_cards_wins(winner):
    ships, points = (ENERGY_5, BARE), (8, 3)
    t = shown(*(ships if winner == 0 else ships[::-1]), points=points if winner == 0 else points[::-1])
    assert t.over
    assert t.scores[winner] == 13
    assert len(t.removed(1 - winner)) == 13
    assert t.ranks[winner] == 0
    assert t.ranks[1 - winner] == 1


@pytest.mark.rule("RS-12")
def test_twelve_cards_are_not_enough():
    t = shown(ENERGY_5, BARE, points=(7, 0))
    assert t.scores == [12, 0]
    assert not t.over


@pytest.mark.rule("RS-12")
def test_the_shot_counts_in_full():
    t = shown(ENERGY_5, BARE, points=(12, 0))
    assert t.over
    assert t.scores == [17, 0]
    assert len(t.removed(1)) == 17


@pytest.mark.rule("RS-12")
@pytest.mark.parametrize("starter", range(2))
def test_later_shots_do_not_happen(starter):
    """Both have enough with either weapon; only the first shot is fired."""
    t = shown(ship("ar", energy="parse"), ship("ar", energy="parse"), starter=starter, points=(12, 12))
    expected = [12, 12]
    expected[starter] = 17
    assert t.scores == expected
    assert t.s.fired == 1
    assert len(t.removed(starter)) == 12


@pytest.mark.rule("RS-12")
def test_a_second_shot_of_the_winner_does_not_happen():
    t = shown(BOTH, BARE, points=(9, 0))
    assert t.over
    assert t.scores == [14, 0]


@pytest.mark.rule("RS-12")
def test_two_shots_together_may_win():
    t = shown(BOTH, ship("pr"), points=(4, 0))
    assert t.over
    assert t.scores == [4 + 5 + 4, 0]


@pytest.mark.rule("RS-12")
def test_nobody_draws_after_the_winning_shot():
    t = dealt(ENERGY_5, BARE, points=(10, 0))
    piles = [t.pile(seat) for seat in range(2)]
    t.show()
    assert t.over
    assert t.hand(0) == t.hand(1) == set()
    assert t.s.held.tolist() == [0, 0]
    assert t.pile(0) == piles[0]
    assert len(t.pile(1)) == len(piles[1]) - 5


@pytest.mark.rule("RS-12")
def test_nobody_is_asked_for_a_late_one_after_the_winning_shot():
    t = shown(ship("par", energy="parse"), ship("par"), points=(10, 0))
    assert t.over
    assert t.asked is None
    assert t.legal(0) == t.legal(1) == set()


@pytest.mark.rule("RS-9")
@pytest.mark.rule("RS-12")
@pytest.mark.parametrize(("answers", "over"), [("add keep", True), ("keep keep", False), ("add add", False)])
def test_a_late_one_may_win_or_save(answers, over):
    """Twelve cards gone, energy 3+1 against shield 3+1."""
    t = shown(ship("pre", energy="pse"), ship("ars", shield="pse"), points=(12, 0)).answer(*answers.split())
    assert t.over == over


@pytest.mark.rule("RS-11")
@pytest.mark.rule("RS-12")
@pytest.mark.parametrize("target", [1, 5, 15])
def test_another_target_may_be_agreed(target):
    t = shown(ENERGY_5, ship("ar", shield="prse"), points=(target - 1, 0), target=target)
    assert t.over
    assert t.scores == [target, 0]
    assert not shown(ENERGY_5, ship("ar", shield="parse"), points=(target - 1, 0), target=target).over


@pytest.mark.rule("RS-12")
def test_a_shot_beyond_the_last_card_wins_as_well():
    """Target 15, 14 gone: six cards are left for a shot of seven, and what counts is cards removed."""
    t = shown(ship("ae", energy="parse"), BARE, points=(14, 0), target=15)
    assert t.over
    assert t.scores == [20, 0]
    assert t.ranks == [0, 1]
    assert len(t.removed(1)) == 20
    assert t.pile(1) == t.discard(1) == set()


# The cuddle variant.


def cuddle(*ships, **position):
    return shown(*ships, variant="cuddle", **position)


@pytest.mark.rule("RS-13")
def test_cuddling_removes_nothing_and_notes_the_difference():
    t = cuddle(BOTH, ship("re", shield="se", energy="pre"))
    # Energy 5 against 2, 3+2 against nothing, projectile 4 against nothing.
    assert t.scores == [3 + 4, 5]
    assert t.removed(0) == t.removed(1) == set()


@pytest.mark.rule("RS-13")
def test_cuddling_leaves_the_piles_alone():
    t = dealt(ship("par", energy="parse"), BARE, variant="cuddle", pile=(None, 3))
    pile, rest = t.pile(1), t.discard(1) | t.hand(1) - set(BARE.values())
    t.show()
    assert t.asked == (0, "projectile")
    assert t.scores == [5, 0]
    assert t.pile(1) == pile
    assert t.discard(1) == rest


@pytest.mark.rule("RS-13")
@pytest.mark.parametrize(("points", "over"), [((7, 0), False), ((8, 0), True), ((12, 12), True)])
def test_thirteen_points_win_at_once(points, over):
    t = cuddle(ENERGY_5, ENERGY_5, points=points) if points[1] else cuddle(ENERGY_5, BARE, points=points)
    assert t.over == over
    assert t.scores == [points[0] + 5, points[1]]


@pytest.mark.rule("RS-13")
@pytest.mark.parametrize("target", [1, 40, 99])
def test_the_target_of_the_cuddle_variant_is_agreed(target):
    guarded = ship("ar", shield="prse")
    assert cuddle(ENERGY_5, guarded, points=(target - 1, 0), target=target).over
    if target > 1:
        assert not cuddle(ENERGY_5, guarded, points=(target - 2, 0), target=target).over


@pytest.mark.rule("RS-13")
def test_cuddling_still_draws_by_resources():
    t = cuddle(ship("as", resources="parse"), ship("as", resources="rs"))
    assert t.s.held.tolist() == [10, 7]


# The last round.


@pytest.mark.rule("RS-15")
@pytest.mark.parametrize(("points", "ranks"), [((3, 2), [0, 1]), ((2, 3), [1, 0]), ((0, 0), [0, 0]), ((4, 4), [0, 0])])
@pytest.mark.parametrize("variant", ["battle", "cuddle"])
def test_after_round_forty_more_points_win_and_equal_is_a_draw(variant, points, ranks):
    t = shown(IDLE, IDLE, rounds=40, points=points, variant=variant)
    assert t.over
    assert t.scores == list(points)
    assert t.ranks == ranks


@pytest.mark.rule("RS-15")
def test_after_the_last_round_nothing_lies_on_the_ships_any_more():
    """What lay there can still be looked at, as the round before."""
    t = shown(ENERGY_5, ship("ar", shield="pse"), rounds=40)
    assert t.over
    for seat in range(2):
        view = GAME.presentation.view(EDITION, t.seen_by(seat).state, seat)
        for ship_seen in view.ships:
            assert all((spot.card, spot.strength, spot.late) == (None, 0, False) for spot in ship_seen.spots)
        assert [spot.strength for spot in view.last[0]][4] == 5
        assert all(spot.card for spots in view.last for spot in spots)


@pytest.mark.rule("RS-15")
def test_the_shots_of_the_last_round_count():
    t = shown(ENERGY_5, ship("ar", shield="pse"), rounds=40, points=(2, 3))
    assert t.over
    assert t.scores == [4, 3]
    assert t.ranks == [0, 1]


@pytest.mark.rule("RS-15")
@pytest.mark.parametrize("rounds", [1, 38, 39])
def test_before_round_forty_the_duel_goes_on(rounds):
    t = shown(IDLE, IDLE, rounds=rounds, points=(3, 2))
    assert not t.over
    assert t.s.rounds == rounds + 1


@pytest.mark.rule("RS-15")
@pytest.mark.parametrize("limit", [1, 10, 200])
def test_another_limit_may_be_agreed(limit):
    assert shown(IDLE, IDLE, rounds=limit, limit=limit).over
    if limit > 1:
        assert not shown(IDLE, IDLE, rounds=limit - 1, limit=limit).over


@pytest.mark.rule("RS-15")
@pytest.mark.parametrize("rounds", [40, 200, 254, 255])
def test_without_a_limit_the_duel_goes_on(rounds):
    t = shown(IDLE, IDLE, rounds=rounds, limit=0)
    assert not t.over
    assert t.active == {0, 1}
    assert t.s.rounds == rounds + 1


@pytest.mark.rule("RS-15")
def test_the_late_one_of_the_last_round_is_asked_before_the_end():
    t = shown(ship("pre", energy="prse"), BARE, rounds=40)
    assert t.asked == (0, "energy")
    t.answer("add")
    assert t.over
    assert t.scores == [6, 0]
