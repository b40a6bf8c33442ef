"""After the shots: new hands by resources, then the laid cards are discarded; and a pile renewed when it is empty."""

from itertools import combinations

import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.match import Match
from raumhafen.games.raumschiffe.edition import Edition
from tests.chance import expect_even

from . import positions
from .positions import DECK, EDITION, GAME, IDLE, dealt, ship, shown

RICH = ship("ar", resources="parse")  # draws 5 + 5 + 2


def after(own, **position):
    """The table after a round in which seat 0 lays this and nobody is hurt."""
    return shown(own, ship("as"), **position)


@pytest.mark.rule("RS-10")
def test_example_five_and_three_and_one_are_nine_cards():
    """5 + strength 3 of the energy card + 1 of the regulator = 9."""
    t = after(ship("pars", resources="are"))
    assert t.strength(0)["resources"] == 3 + 1
    assert len(t.hand(0)) == t.s.held[0] == 9


@pytest.mark.rule("RS-10")
@pytest.mark.parametrize(
    ("regulator", "card", "drawn"),
    [
        ("as", "rs", 5 + 2),
        ("as", "pre", 5 + 3),
        ("as", "pare", 5 + 4),
        ("as", "parse", 5 + 5),
        ("ar", "rs", 5 + 2 + 2),
        ("ar", "parse", 5 + 5 + 2),
        ("parse", "prs", 5 + 3 + 1),
        ("ar", "pase", 5 + 0 + 2),
        ("parse", "pase", 5 + 0 + 1),
    ],
)
def test_each_draws_five_and_the_strength_of_his_resources(regulator, card, drawn):
    t = after(ship(regulator, resources=card))
    assert len(t.hand(0)) == t.s.held[0] == drawn


@pytest.mark.rule("RS-10")
@pytest.mark.parametrize(("answer", "drawn"), [("keep", 5 + 3 + 1), ("add", 5 + 3 + 1 + 1)])
def test_the_late_one_may_bring_a_card(answer, drawn):
    t = after(ship("ars", resources="pre"))
    while t.asked:
        t.answer(answer if t.asked[1] == "resources" else "keep")
    assert len(t.hand(0)) == drawn


@pytest.mark.rule("RS-10")
def test_without_any_resources_six_cards_are_drawn():
    t = after(ship("as", resources="pase"))
    assert t.strength(0)["resources"] == 0
    assert len(t.hand(0)) == t.s.held[0] == 6


@pytest.mark.rule("RS-10")
def test_both_draw_each_by_his_own_resources():
    t = shown(ship("as", resources="pare"), ship("ar", resources="rs"))
    assert [len(t.hand(seat)) for seat in range(2)] == [9, 9]
    t = shown(ship("as", resources="parse"), ship("as"), starter=1)
    assert [len(t.hand(seat)) for seat in range(2)] == [10, 6]


@pytest.mark.rule("RS-10")
def test_cards_are_drawn_from_the_pile():
    t = dealt(RICH, IDLE)
    piles = [t.pile(seat) for seat in range(2)]
    t.show()
    for seat, due in enumerate((12, 6)):
        assert len(t.hand(seat)) == due
        assert t.hand(seat) < piles[seat]
        assert t.pile(seat) == piles[seat] - t.hand(seat)


@pytest.mark.rule("RS-10")
def test_then_the_cards_laid_are_discarded():
    t = dealt(RICH, IDLE, pile=(14, None))
    before = [t.discard(0), t.discard(1)]
    spare = [t.hand(seat) - set(t.ships[seat].values()) for seat in range(2)]
    t.show()
    assert len(before[0]) == 4
    for seat in range(2):
        assert t.discard(seat) == before[seat] | spare[seat] | set(t.ships[seat].values())
        assert not t.laid(seat)


@pytest.mark.rule("RS-10")
def test_any_card_of_the_pile_may_be_drawn():
    drawn = []
    for number in range(200):
        t = dealt(IDLE, IDLE, pile=(11, None)).shuffled(number)
        pile = t.pile(0)
        drawn += t.show().hand(0)
    expect_even(drawn, pile)


@pytest.mark.rule("RS-10")
@pytest.mark.parametrize(("points", "pile"), [(8, 0), (9, 4), (12, 8)])
def test_who_is_due_more_than_there_is_draws_all(points, pile):
    t = dealt(RICH, IDLE, pile=(pile, None), points=(0, points))
    there = set(DECK) - t.removed(0) - set(RICH.values())
    t.show()
    assert len(there) == 20 - points
    assert t.hand(0) == there
    assert t.s.held[0] == len(there)
    assert t.pile(0) == set()
    assert t.discard(0) == set(RICH.values())


@pytest.mark.rule("RS-11")
@pytest.mark.parametrize("left", range(6))
def test_a_pile_that_runs_out_is_renewed_in_the_middle_of_a_hand(left):
    for number in range(20):
        t = dealt(IDLE, IDLE, pile=(left, None), number=number)
        pile, rest = t.pile(0), t.discard(0) | t.hand(0) - set(IDLE.values())
        t.show()
        assert len(t.hand(0)) == 6
        assert pile <= t.hand(0) <= pile | rest
        assert t.pile(0) == rest - t.hand(0)


@pytest.mark.rule("RS-10")
@pytest.mark.rule("RS-11")
def test_the_cards_laid_are_never_in_the_renewed_pile():
    """Drawing comes before they are discarded."""
    laid = set(RICH.values())
    for number in range(50):
        t = shown(RICH, IDLE, pile=(3, None), number=number)
        assert t.discard(0) == laid
        assert not laid & (t.hand(0) | t.pile(0))


@pytest.mark.rule("RS-11")
def test_the_rest_of_the_hand_is_in_the_renewed_pile():
    drawn = set()
    for number in range(30):
        t = dealt(IDLE, IDLE, spare=(3, 2), pile=(0, None)).shuffled(number)
        spare = t.hand(0) - set(IDLE.values())
        t.show()
        assert spare <= t.hand(0) | t.pile(0)
        drawn |= spare & t.hand(0)
    assert drawn == spare


@pytest.mark.rule("RS-11")
def test_any_card_of_the_renewed_pile_may_be_drawn():
    drawn = []
    for number in range(300):
        t = dealt(IDLE, IDLE, pile=(2, None), points=(0, 6)).shuffled(number)
        pile, rest = t.pile(0), t.discard(0) | t.hand(0) - set(IDLE.values())
        drawn += t.show().hand(0) - pile
    assert len(rest) == 12
    assert len(drawn) == 300 * 4
    expect_even(drawn, rest)


@pytest.mark.rule("RS-11")
def test_a_pile_drawn_to_its_last_card_waits_until_one_is_needed():
    t = dealt(IDLE, IDLE, pile=(6, None))
    pile, rest = t.pile(0), t.discard(0) | t.hand(0)
    t.show()
    assert t.hand(0) == pile
    assert t.pile(0) == set()
    assert t.discard(0) == rest


# The target: with 14 cards gone and six laid, six are left.


@pytest.mark.rule("RS-11")
@pytest.mark.parametrize("pile", range(7))
def test_with_the_highest_target_six_cards_can_still_be_drawn(pile):
    t = shown(RICH, IDLE, target=15, spare=(0, 0), pile=(pile, pile), points=(14, 14))
    assert not t.over
    assert [len(t.hand(seat)) for seat in range(2)] == [6, 6]
    assert [t.pile(seat) for seat in range(2)] == [set(), set()]


@pytest.mark.rule("RS-11")
@pytest.mark.parametrize("target", [1, 12, 13, 14, 15])
def test_targets_up_to_fifteen_may_be_agreed(target):
    assert Match(GAME, options={"target": target}).options["target"] == target


@pytest.mark.rule("RS-11")
@pytest.mark.parametrize("target", [16, 17, 26, 99])
def test_higher_targets_are_refused(target):
    with pytest.raises(RaumhafenError) as refusal:
        Match(GAME, options={"target": target})
    assert refusal.value.code == "raumschiffe-target"
    assert refusal.value.facts == {"found": target, "highest": 15}


@pytest.mark.rule("RS-11")
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_target_refused_is_told_in_one_clear_line(language):
    with pytest.raises(RaumhafenError) as refusal:
        Match(GAME, options={"target": 16, "variant": "battle"})
    line = refusal.value.say(language)
    assert "16" in line
    assert "15" in line
    assert "\n" not in line


@pytest.mark.rule("RS-11")
@pytest.mark.rule("RS-13")
@pytest.mark.parametrize("target", [16, 50, 99])
def test_the_cuddle_variant_knows_higher_targets(target):
    assert Match(GAME, options={"target": target, "variant": "cuddle"}).options["target"] == target


@pytest.mark.rule("RS-11")
def test_no_target_is_below_one():
    for target in (0, -1):
        with pytest.raises(RaumhafenError) as refusal:
            Match(GAME, options={"target": target})
        assert refusal.value.code == "option-value"


@pytest.mark.rule("RS-10")
def test_another_edition_may_draw_other_numbers(monkeypatch):
    other = EDITION.copy()
    other.view(Edition)[0].hand, other.view(Edition)[0].least_hand = 7, 10
    monkeypatch.setattr(positions, "EDITION", other)
    assert len(after(ship("as", resources="parse")).hand(0)) == 7 + 5
    assert len(after(ship("as", resources="rs")).hand(0)) == 10


@pytest.mark.rule("RS-10")
@pytest.mark.rule("RS-11")
def test_every_hand_is_as_likely_as_any_other():
    """Three cards of the old pile, and any three of the six that were discarded."""
    drawn = []
    for number in range(800):
        t = dealt(IDLE, IDLE, pile=(3, None), points=(0, 11)).shuffled(number)
        pile, rest = t.pile(0), t.discard(0) | t.hand(0) - set(IDLE.values())
        drawn.append(frozenset(t.show().hand(0) - pile))
    expect_even(drawn, map(frozenset, combinations(rest, 3)))
