"""The worlds a seat may imagine: they fit all it sees and all it can count, and no more than that."""

from random import Random

import numpy as np
import pytest

from raumhafen.engine.about import SPECTATOR
from raumhafen.games.schlachten.model import LOOK, PLAY, PLAY_CARDS
from tests.chance import expect, expect_even

from .counting import Count
from .positions import CARDS, ROWS, SPECIALS, TURN_CAPITAL, WORLDS, opening, show, table

ALL = set(range(99))


def worlds(t, seat, count):
    return (t.imagined_by(seat, number) for number in range(count))


def hands(t):
    return [set(t.cards(seat)) for seat in range(t.s.seats)]


def renewing(*hands, pile="", number=1):
    """A round at whose end the pile is renewed, led by seat 0."""
    return table(hands, "green-2", pile=pile, number=number)


@pytest.mark.rule("GS-15")
@pytest.mark.parametrize("seats", range(2, 7))
def test_an_imagined_world_looks_the_same_and_holds_each_card_once(seats):
    chance = Random(seats)
    t = opening(seats)
    for _ in t.turns():
        t.do(chance.choice([action for action in t.legal if action != TURN_CAPITAL] or t.legal))
        seat = chance.randrange(-1, seats)
        world = t.imagined_by(seat, chance.randrange(1 << 30))
        assert np.array_equal(world.seen_by(seat).state, t.seen_by(seat).state)
        assert world.all_cards == list(range(99))
        assert all(world.cards(other) == sorted(world.cards(other)) for other in range(seats))
        faces = [face for face in map(world.face, range(18)) if face]
        assert len(set(faces)) == len(faces)
        assert [world.face(place) is None for place in range(18)] == [t.face(place) is None for place in range(18)]


@pytest.mark.rule("GS-15")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_where_nothing_is_known_every_card_may_be_anywhere(seat):
    t = table(["", "", ""], "green-2", discard="red-2 red-3 +1 +2 blue-6c")
    unseen = ALL - t.discard - (set(t.cards(seat)) if seat >= 0 else set())
    imagined = list(worlds(t, seat, 500))
    for other in {0, 1, 2} - {seat}:
        expect_even((card for world in imagined for card in world.cards(other)), unseen)
    expect_even((card for world in imagined for card in world.pile), unseen)


@pytest.mark.rule("GS-15")
def test_a_face_only_another_saw_may_be_any_planet_not_seen():
    t = table(["", ""], won=["blue-2", "blue-3"])
    show(t, 15, "red-2", 0)
    show(t, 16, "red-3", 1)
    show(t, 17, "red-4", 0, 1)
    imagined = list(worlds(t, 0, 600))
    assert all((world.face(15), world.face(17)) == ("red-2", "red-4") for world in imagined)
    expect_even((world.face(16) for world in imagined), set(WORLDS[:18]) - {"blue-2", "blue-3", "red-2", "red-4"})


@pytest.mark.rule("GS-15")
def test_a_face_nobody_saw_may_be_any_planet_not_seen():
    t = table(["", ""], won=["blue-2", "blue-3"])
    show(t, 15, "red-2", 0)
    turned = (world.turn_up(9).prize for world in worlds(t, 0, 600))
    expect_even(turned, set(WORLDS[:18]) - {"blue-2", "blue-3", "red-2"})


@pytest.mark.rule("GS-15")
def test_the_capital_may_be_of_any_colour_until_it_is_turned_up():
    t = table(["", ""], won=[" ".join(WORLDS[:6])], at=ROWS[0])
    for seat in range(2):
        expect_even((world.turn_capital().prize for world in worlds(t, seat, 300)), WORLDS[18:])


@pytest.mark.rule("GS-15")
def test_the_same_chance_gives_the_same_world_and_another_one_another():
    t = opening(3)
    assert np.array_equal(t.imagined_by(0, 5).state, t.imagined_by(0, 5).state)
    assert len({world.state.tobytes() for world in worlds(t, 0, 50)}) == 50


# Card counting. What did not go into the renewed pile was in the hands.


@pytest.mark.rule("GS-12")
@pytest.mark.rule("GS-15")
def test_after_a_renewal_a_single_opponents_old_cards_are_known():
    t = renewing("violet-6", "violet-2")
    old = set(t.cards(1)[1:])
    assert "violet-2" not in {CARDS[card] for card in old}
    t.play("violet-6", "violet-2")
    imagined = [set(world.cards(1)) for world in worlds(t, 0, 2000)]
    assert all(old < hand for hand in imagined)
    renewed = ALL - old - set(t.cards(0)) - t.discard
    expect_even((card for hand in imagined for card in hand - old), renewed)


@pytest.mark.rule("GS-15")
def test_an_old_card_played_leaves_the_others_known():
    t = renewing("violet-6", "violet-2 blue-2 blue-3 red-2 red-3 red-4")
    old = {card for card in t.cards(1) if CARDS[card] not in ("violet-2", "red-2")}
    t.play("violet-6", "violet-2").turn_up(17).do(t.legal[0]).play("red-2")
    assert t.s.phase == LOOK
    assert CARDS.index("red-2") in t.discard
    assert all(old < set(world.cards(1)) for world in worlds(t, 0, 50))


@pytest.mark.rule("GS-15")
def test_a_new_card_played_leaves_all_old_ones_known():
    played = 0
    for number in range(20):
        t = renewing("violet-6", "violet-2 blue-2 blue-3 red-2 red-3 red-4", number=number)
        old = {card for card in t.cards(1) if CARDS[card] != "violet-2"}
        (new,) = set(t.play("violet-6", "violet-2").cards(1)) - old
        alone = PLAY_CARDS(1 << t.cards(1).index(new))
        t.turn_up(17).do(t.legal[0])
        if alone in t.legal:
            t.do(alone)
            assert all(old < set(world.cards(1)) for world in worlds(t, 0, 20))
            played += 1
    assert played >= 10


@pytest.mark.rule("GS-15")
def test_two_opponents_share_the_old_cards_by_their_numbers():
    t = renewing("violet-6", "violet-2", "violet-3 red-2 red-3", pile="yellow-6")
    (last,) = t.pile
    old = [{card for card in hand if not CARDS[card].startswith("violet")} for hand in hands(t)]
    assert [len(hand) for hand in old] == [5, 5, 5]
    t.play("violet-6", "violet-2", "violet-3")
    assert last in t.cards(0)

    unknown = old[1] | old[2]
    imagined = [hands(world) for world in worlds(t, 0, 400)]
    assert all(len(unknown & one) == len(unknown & two) == 5 for _, one, two in imagined)
    expect_even((card for _, one, _ in imagined for card in one & unknown), unknown)

    unknown = old[0] | old[2] | {last}
    imagined = [hands(world) for world in worlds(t, 1, 400)]
    assert all((len(unknown & one), len(unknown & two)) == (6, 5) for one, _, two in imagined)
    expect_even((card for one, _, _ in imagined for card in one & unknown), unknown)


@pytest.mark.rule("GS-15")
def test_a_spectator_counts_as_well():
    t = renewing("violet-6 violet-5", "violet-2", "violet-3")
    gone = t.discard
    t.play("violet-6 violet-5", "violet-2", "violet-3")
    old = ALL - gone - {CARDS.index(name) for name in ("violet-6", "violet-5", "violet-2", "violet-3")}
    assert len(old) == 14
    for world in worlds(t, SPECTATOR, 100):
        assert [len(hand & old) for hand in hands(world)] == [4, 5, 5]


def counted_positions(seats, matches=5):
    """Positions of matches that last long and spend much, each with its count."""
    chance = Random(seats)
    for number in range(matches):
        t = opening(seats, number)
        count = Count(t)
        for _ in t.turns():
            if t.s.phase == PLAY:
                count.do(max(t.legal, key=lambda action: PLAY_CARDS.argument(action).bit_count()))
            else:
                count.do(chance.choice([action for action in t.legal if action != TURN_CAPITAL] or t.legal))
            yield t, count


@pytest.mark.rule("GS-12")
@pytest.mark.rule("GS-15")
@pytest.mark.parametrize("seats", range(2, 7))
def test_old_cards_are_counted_all_match_long(seats):
    renewed = 0
    for number, (t, count) in enumerate(counted_positions(seats)):
        for seat in range(-1, seats) if count.piles else ():
            world = t.imagined_by(seat, number)
            assert count.old(world) == count.old(t)
            assert all(count.came[card] == count.piles for card in world.pile)
            renewed += 1
    assert renewed >= 20


@pytest.mark.rule("GS-15")
def test_cards_kept_through_two_renewals_are_counted():
    """After the first renewal it was known how many of the old cards each hand held; the second takes nothing away."""
    kept = 0
    for number, (t, count) in enumerate(counted_positions(6)):
        for seat in range(-1, 6) if count.piles > 1 else ():
            assert count.by_pile(t.imagined_by(seat, number)) == count.by_pile(t)
        kept += any(pile < count.piles - 1 for hand in count.by_pile(t) for pile in hand)
    assert kept >= 20


# Who plays specials alone shows that the rest of his hand are specials.


@pytest.mark.rule("GS-7")
@pytest.mark.rule("GS-15")
def test_specials_alone_betray_the_rest_of_the_hand():
    t = table(["violet-6", "+1 +1 +1 +1 +2 +2", ""], "green-2").play("violet-6", "+1 +2")
    for seat in (0, 2, SPECTATOR):
        assert all(set(world.cards(1)) <= SPECIALS for world in worlds(t, seat, 50))
    t.play("orange-5")
    for seat in (0, 2, SPECTATOR):
        assert all(len(set(world.cards(1)) & SPECIALS) >= 4 for world in worlds(t, seat, 50))


@pytest.mark.rule("GS-15")
def test_which_specials_are_left_stays_open_and_so_does_the_card_drawn():
    t = table(["violet-6", "+1 +1 +1 +1 +2 +2"], "green-2").play("violet-6", "+1")
    unseen = ALL - t.discard - set(t.cards(0))
    imagined = [set(world.cards(1)) for world in worlds(t, 0, 1500)]
    expect_even((card for hand in imagined for card in hand & SPECIALS), unseen & SPECIALS)
    # Five of eight specials were left, and the sixth card is one of the others.
    coloured = len(unseen - SPECIALS)
    expect((hand <= SPECIALS for hand in imagined), {True: 3, False: coloured})
    colours = {colour: sum(card // 15 == colour for card in unseen) for colour in range(6)}
    expect((min(hand - SPECIALS) // 15 for hand in imagined if not hand <= SPECIALS), colours)


@pytest.mark.rule("GS-15")
def test_a_hand_betrayed_and_counted_is_known():
    """Seat 1 keeps five specials through a renewal, seat 2 holds none: seat 0 can tell their old cards apart."""
    t = renewing("violet-6", "+1 +1 +1 +1 +2 +2", "violet-3").play("violet-6", "+1")
    one, two = set(t.cards(1)), {card for card in t.cards(2) if CARDS[card] != "violet-3"}
    t.play("violet-3")
    for world in worlds(t, 0, 200):
        assert one < set(world.cards(1))
        assert two < set(world.cards(2))


@pytest.mark.rule("GS-15")
def test_of_two_who_kept_specials_the_betrayed_one_has_his_share():
    """Old specials left: seat 1 five, seat 2 two; any five of the seven may be seat 1's."""
    t = renewing("violet-6", "+1 +1 +1 +1 +2 +2", "violet-3 +1 +2").play("violet-6", "+1")
    old = SPECIALS & (set(t.cards(1)) | set(t.cards(2)))
    assert len(old) == 7
    t.play("violet-3")
    imagined = [hands(world) for world in worlds(t, 0, 300)]
    assert all((len(one & old), len(two & old)) == (5, 2) for _, one, two in imagined)
    expect_even((card for _, one, _ in imagined for card in one & old), old)


@pytest.mark.rule("GS-15")
def test_old_specials_stay_known_when_a_new_one_is_played():
    """Seat 1 keeps three specials through a renewal and then plays a coloured card with a special drawn since."""
    for number in range(200):
        t = renewing("violet-6", "+1 +1 +1 +1 +2 +2", "violet-3", number=number)
        old = set(t.cards(1)[3:])
        t.play("violet-6", "+1 +1 +1", "violet-3")
        new = [place for place, card in enumerate(t.cards(1)) if card not in old]
        t.turn_up(17).do(t.legal[0])
        chosen = PLAY_CARDS(1 << new[0] | 1 << new[-1])
        if t.cards(1)[new[-1]] in SPECIALS and t.cards(1)[new[0]] not in SPECIALS and chosen in t.legal:
            break
    t.do(chosen)
    assert old < SPECIALS
    assert all(old < set(world.cards(1)) for world in worlds(t, 0, 100))
