"""After a round: discards, drawing, and a pile renewed only when a card is needed."""

from random import Random

import pytest

from raumhafen.games.schlachten.model import LOOK, PLAY, PLAY_CARDS
from tests.chance import expect_even

from .positions import CARDS, ROWS, TURN_CAPITAL, WORLDS, opening, table

LAST_ROUND = {"prize": "blue-capital", "won": [" ".join(WORLDS[:6])], "at": ROWS[0]}


def numbers(names, among):
    """The cards of these names among those."""
    return {card for card in among if CARDS[card] in names.split()}


@pytest.mark.rule("GS-12")
def test_the_cards_of_the_round_are_discarded():
    t = table(["red-6 red-2c +1", "blue-3", "green-2"], "violet-2", discard="yellow-2 yellow-3")
    before = t.discard
    played = set().union(*(numbers("red-6 red-2c +1 blue-3 green-2", t.cards(seat)) for seat in range(3)))
    t.play("red-6 red-2c +1", "blue-3", "green-2")
    assert t.discard == before | played
    assert len(t.discard) == 7
    assert not t.s.played_size.any()


@pytest.mark.rule("GS-12")
def test_everyone_fills_up_to_six_and_keeps_the_cards_not_played():
    t = table(["red-6 red-2c +1", "blue-3", "green-2"], "violet-2")
    kept = [set(t.cards(seat)) for seat in range(3)]
    for hand, names in zip(kept, ["red-6 red-2c +1", "blue-3", "green-2"], strict=True):
        hand -= numbers(names, hand)
    pile = t.pile
    t.play("red-6 red-2c +1", "blue-3", "green-2")
    for seat in range(3):
        assert len(set(t.cards(seat))) == 6
        assert kept[seat] < set(t.cards(seat)) < kept[seat] | pile
        assert t.cards(seat) == sorted(t.cards(seat))
    assert len(t.pile) == len(pile) - 5
    assert t.all_cards == list(range(99))


@pytest.mark.rule("GS-12")
def test_nobody_draws_before_the_round_is_over():
    t = table(["red-6 red-2c +1", "blue-3", "green-2"], "violet-2").play("red-6 red-2c +1", "blue-3")
    assert t.s.hand_size[:3].tolist() == [3, 5, 6]
    assert not t.discard


@pytest.mark.rule("GS-12")
def test_any_card_of_the_pile_may_be_drawn():
    pile = "yellow-2 yellow-3 yellow-4 yellow-5 red-2 red-3 red-4 +1 +2 blue-6c"
    drawn = []
    for number in range(400):
        t = table(["violet-6", "violet-2"], "green-2", pile=pile, number=number)
        drawable = t.pile
        t.play("violet-6", "violet-2")
        drawn += [CARDS[card] for card in t.cards(0) if card in drawable]
    assert len(drawn) == 400
    expect_even(drawn, pile.split())


@pytest.mark.rule("GS-12")
def test_the_winner_draws_first_then_the_others_clockwise():
    hands = ["violet-2 violet-3", "blue-6 blue-5", "red-2"]
    for number in range(40):
        t = table(hands, "green-2", pile="yellow-2 yellow-3 yellow-4", number=number)
        last = t.pile
        t.play("violet-2 violet-3", "blue-6 blue-5", "red-2")
        assert t.turn == 1
        assert len(last & set(t.cards(1))) == 2
        assert len(last & set(t.cards(2))) == 1
        assert not last & set(t.cards(0))


@pytest.mark.rule("GS-12")
def test_the_pile_is_renewed_in_the_middle_of_a_hand():
    for number in range(40):
        t = table(["violet-6 violet-5 violet-4", "red-2"], "green-2", pile="yellow-2", number=number)
        last, kept = t.pile, {card for card in t.cards(0) if "violet" not in CARDS[card]}
        t.play("violet-6 violet-5 violet-4", "red-2")
        assert last | kept < set(t.cards(0))
        assert len(t.cards(0)) == len(t.cards(1)) == 6
        assert not t.discard
        assert len(t.pile) == 99 - 12


@pytest.mark.rule("GS-12")
def test_the_cards_of_the_round_go_into_the_renewed_pile():
    kept = {f"{colour}-6" for colour in ("yellow", "red", "blue", "green", "orange")}
    hands = [" ".join(["violet-6", *kept]), " ".join(["violet-2", *kept])]
    drawn = []
    for number in range(1000):
        t = table(hands, "green-2", pile="", number=number)
        held = {card for seat in range(2) for card in t.cards(seat) if CARDS[card] in kept}
        t.play("violet-6", "violet-2")
        drawn += [card for seat in range(2) for card in t.cards(seat) if card not in held]
    assert len(drawn) == 2000
    expect_even(drawn, set(range(99)) - held)


@pytest.mark.rule("GS-12")
def test_an_emptied_pile_waits_until_a_card_is_needed():
    t = table(["violet-6", "violet-2"], "green-2", pile="yellow-2 yellow-3").play("violet-6", "violet-2")
    assert t.pile == set()
    assert len(t.discard) == 99 - 12
    t.turn_up(17)
    for _ in range(2):
        assert t.s.phase == PLAY
        assert not t.pile
        t.do(t.legal[0])
    assert not t.discard
    assert len(t.pile) == 99 - 12


@pytest.mark.rule("GS-12")
def test_a_pile_that_suffices_is_not_renewed():
    pile = "yellow-2 yellow-3 yellow-4"
    t = table(["violet-6", "violet-2"], "green-2", pile=pile)
    discard = t.discard
    t.play("violet-6", "violet-2")
    assert len(t.pile) == 1
    assert discard < t.discard


@pytest.mark.rule("GS-12")
@pytest.mark.parametrize("pile", [None, "", "yellow-2"])
def test_nobody_draws_after_the_last_round(pile):
    t = table(["blue-6 blue-5 +1", "red-2"], pile=pile, **LAST_ROUND)
    before, discard = t.pile, t.discard
    t.play("blue-6 blue-5 +1", "red-2")
    assert t.turn is None
    assert t.s.hand_size[:2].tolist() == [3, 5]
    assert t.pile == before
    assert discard <= t.discard
    assert t.all_cards == list(range(99))


@pytest.mark.rule("GS-12")
def test_the_figure_of_the_last_round_is_awarded_and_committed_ones_return():
    t = table(["blue-6", "red-2c"], figures={"violet": 0, "blue": 0}, **LAST_ROUND)
    t.commit("violet blue").play("blue-6", "red-2c")
    assert t.figures(1) == {"blue"}
    assert not t.figures(0)


@pytest.mark.rule("GS-12")
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_card_is_ever_lost_or_doubled(seats):
    chance, renewals = Random(seats), 0
    for number in range(8):
        t = opening(seats, number)
        for _ in t.turns():
            size = t.s.pile_size
            if t.s.phase == PLAY:
                t.do(max(t.legal, key=lambda action: PLAY_CARDS.argument(action).bit_count()))
            else:
                t.do(chance.choice([action for action in t.legal if action != TURN_CAPITAL] or t.legal))
            renewals += int(t.s.pile_size > size)
            assert t.all_cards == list(range(99))
            if t.s.phase == LOOK:
                assert t.s.hand_size[:seats].tolist() == [6] * seats
    assert renewals >= 3
