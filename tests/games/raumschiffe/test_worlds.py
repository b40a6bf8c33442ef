"""The worlds a seat may imagine: they fit all it sees and all it can count, and no more than that."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import numpy as np
import pytest

from raumhafen.engine.about import SPECTATOR
from raumhafen.games.raumschiffe.model import LAY
from tests.chance import expect_even

from .positions import DECK, EVERYBODY, IDLE, LETTER, SPOTS, Duel, dealt, opening, ship, shown

RICH = ship("ar", resources="pre")  # draws 5 + 3 + 2


def worlds(t: Duel, seat: int, count: int) -> Iterator[Duel]:
    return (t.imagined_by(seat, number) for number in range(count))


def held(t: Duel, seat: int) -> set[str]:
    """The cards of a seat's hand, laid in secret or not."""
    return t.hand(seat) | set(t.laid(seat).values())


@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("variant", ["battle", "cuddle"])
def test_an_imagined_world_looks_the_same_and_holds_each_card_once(variant):
    chance = Random(16)
    for number in range(8):
        t = opening(number, variant=variant)
        while not t.over:
            mover = chance.choice(sorted(t.active))
            t.do(mover, chance.choice(sorted(t.legal(mover))))
            for seat in EVERYBODY:
                world = t.imagined_by(seat, chance.randrange(1 << 30))
                assert np.array_equal(world.seen_by(seat).state, t.seen_by(seat).state)
                assert world.active == t.active
                for other in range(2):
                    assert len(world.pile(other)) == len(t.pile(other))  # which holds no card twice
                    assert len(held(world, other)) == len(held(t, other))
                    if t.s.phase == LAY and t.s.ready >> other & 1:
                        assert set(world.laid(other)) == set(SPOTS)
                if seat != SPECTATOR:
                    assert world.hand(seat) == t.hand(seat)
                    assert world.laid(seat) == t.laid(seat)
                    assert world.legal(seat) == t.legal(seat)


@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_at_first_any_eight_cards_may_be_held(seat):
    t = opening()
    imagined = list(worlds(t, seat, 400))
    for other in {0, 1} - {seat}:
        expect_even((card for world in imagined for card in world.hand(other)), DECK)


@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_what_was_discarded_or_removed_is_not_held(seat):
    t = dealt(IDLE, IDLE, pile=(9, 5), points=(3, 4))
    unseen = t.hand(1) | t.pile(1)
    assert len(unseen) == 13
    expect_even((card for world in worlds(t, seat, 300) for card in world.hand(1)), unseen)


@pytest.mark.rule("RS-16")
def test_every_hand_is_as_likely_as_any_other():
    """Eight of ten cards that are out of sight: 45 hands."""
    t = dealt(IDLE, IDLE, pile=(9, 2))
    unseen = t.hand(1) | t.pile(1)
    imagined = (frozenset(world.hand(1)) for world in worlds(t, 0, 1500))
    expect_even(imagined, map(frozenset, combinations(unseen, 8)))


@pytest.mark.rule("RS-4")
@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("laid", ["", "energy", "pilot shield armour", " ".join(SPOTS)])
def test_cards_laid_in_secret_are_as_unknown_as_those_in_hand(laid):
    t = dealt(IDLE, IDLE, pile=(9, 5)).lay(1, laid)
    unseen = t.hand(1) | set(t.laid(1).values()) | t.pile(1)
    imagined = list(worlds(t, 0, 300))
    assert all(len(held(world, 1)) == 8 for world in imagined)
    expect_even((card for world in imagined for card in held(world, 1)), unseen)


@pytest.mark.rule("RS-4")
@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_who_is_ready_has_laid_a_whole_ship_of_any_cards_but_rather_where_they_count(seat):
    t = dealt(IDLE, IDLE, pile=(9, 5)).lay(1).ready(1)
    unseen = t.hand(1) | set(t.laid(1).values()) | t.pile(1)
    imagined = list(worlds(t, seat, 4000))
    assert all(set(world.laid(1)) == set(SPOTS) for world in imagined)
    assert all(len(world.hand(1)) == 2 for world in imagined)
    expect_even((card for world in imagined for card in held(world, 1)), unseen)
    for spot in SPOTS:
        assert {world.laid(1)[spot] for world in imagined} == unseen
    for system, letter in LETTER.items():  # people know the rules
        by_chance = sum(letter in card for card in unseen) / len(unseen)
        assert sum(letter in world.laid(1)[system] for world in imagined) / len(imagined) > by_chance + 0.2


@pytest.mark.rule("RS-16")
def test_a_spectator_knows_neither_hand():
    t = dealt(IDLE, RICH, pile=(5, 5))
    imagined = list(worlds(t, SPECTATOR, 400))
    for seat in range(2):
        expect_even((card for world in imagined for card in world.hand(seat)), t.hand(seat) | t.pile(seat))


@pytest.mark.rule("RS-16")
def test_after_a_round_any_card_of_the_old_pile_may_have_been_drawn():
    t = dealt(RICH, RICH, pile=(None, 15))
    pile = t.pile(1)
    t.show()
    imagined = [world.hand(1) for world in worlds(t, 0, 300)]
    assert {len(hand) for hand in imagined} == {10}
    expect_even((card for hand in imagined for card in hand), pile)


# Card counting. The rest of a pile that was renewed while drawing is in the hand.


@pytest.mark.rule("RS-11")
@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_after_a_renewal_while_drawing_the_cards_left_in_the_old_pile_are_known_to_be_held(seat):
    t = dealt(IDLE, IDLE, pile=(None, 2), points=(10, 0))
    old, rest = t.pile(1), t.discard(1) | t.hand(1) - set(IDLE.values())
    t.show()
    assert (len(old), len(rest)) == (2, 8)
    imagined = [world.hand(1) for world in worlds(t, seat, 2000)]
    assert all(old < hand for hand in imagined)
    expect_even((frozenset(hand - old) for hand in imagined), map(frozenset, combinations(rest, 4)))


@pytest.mark.rule("RS-11")
@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("laid", ["energy pilot", " ".join(SPOTS)])
def test_the_count_stands_while_the_next_ships_are_laid(laid):
    t = dealt(IDLE, IDLE, pile=(None, 3))
    old = t.pile(1)
    t.show()
    for spot in laid.split():
        t.do(1, min(action for action in t.legal(1) if action.startswith(spot)))
    assert all(old < held(world, 1) for world in worlds(t, 0, 100))
    if laid.split() == SPOTS:
        t.ready(1)
        assert all(old < held(world, 1) for world in worlds(t, 0, 100))
        counted = {spot for world in worlds(t, 0, 100) for spot, card in world.laid(1).items() if card in old}
        assert counted == set(SPOTS)


@pytest.mark.rule("RS-16")
def test_the_count_is_of_no_more_use_once_ships_are_shown():
    """All that was held then lies open; a new hand from a pile that lasts is as unknown as ever."""
    t = dealt(IDLE, IDLE, pile=(None, 3), variant="cuddle", target=99)
    old = t.pile(1)
    t.show()
    for seat in range(2):
        for spot in SPOTS:
            t.do(seat, min(action for action in t.legal(seat) if action.startswith(spot)))
    t.ready(0).ready(1).keep_all()
    assert t.s.phase == LAY
    assert old <= t.discard(1)
    unseen = t.hand(1) | t.pile(1)
    assert len(t.pile(1)) > 0
    expect_even((card for world in worlds(t, 0, 400) for card in world.hand(1)), unseen)


@pytest.mark.rule("RS-8")
@pytest.mark.rule("RS-16")
def test_a_renewal_by_a_shot_tells_nothing_of_the_hand():
    """Energy 5 takes the last two cards of the pile and three of the renewed one, from which all are drawn."""
    t = shown(ship("ar", energy="parse"), ship("ar"), pile=(None, 2), points=(4, 0))
    unseen = t.hand(1) | t.pile(1)
    assert len(unseen) == 26 - 6 - 4 - 5
    assert len(t.hand(1)) == 7
    expect_even((card for world in worlds(t, 0, 400) for card in world.hand(1)), unseen)


@pytest.mark.rule("RS-10")
@pytest.mark.rule("RS-16")
@pytest.mark.parametrize(
    ("own", "pile", "points"), [(IDLE, 6, 0), (RICH, 3, 12)], ids=["the pile just suffices", "all there is"]
)
def test_a_hand_that_took_every_card_is_known(own, pile, points):
    t = shown(IDLE, own, pile=(None, pile), points=(points, 0))
    assert t.pile(1) == set()
    assert all(world.hand(1) == t.hand(1) for world in worlds(t, 0, 30))


@pytest.mark.rule("RS-16")
def test_once_shown_only_luck_is_left_to_imagine():
    t = shown(ship("par", projectile="parse"), ship("re"), pile=(None, 8))
    assert t.asked == (0, "projectile")
    pile, lost = t.pile(1), []
    for seat in EVERYBODY:
        for world in worlds(t, seat, 150):
            assert [held(world, other) for other in range(2)] == [held(t, other) for other in range(2)]
            assert world.pile(1) == pile
            lost += world.answer("keep").removed(1)
    expect_even(lost, pile)


@pytest.mark.rule("RS-16")
def test_the_same_chance_gives_the_same_world_and_another_one_another():
    t = opening()
    assert np.array_equal(t.imagined_by(0, 5).state, t.imagined_by(0, 5).state)
    assert len({world.state.tobytes() for world in worlds(t, 0, 50)}) == 50
