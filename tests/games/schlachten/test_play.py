"""What may be played: cards of one colour, and specials with them."""

from itertools import combinations

import pytest

from raumhafen.games.schlachten.model import PLAY_CARDS

from .positions import CARDS, table


def plays(hand):
    return sorted(table([hand, ""], "red-2").plays)


def said(*texts):
    return sorted(text.split() for text in texts)


@pytest.mark.rule("GS-7")
@pytest.mark.parametrize(("leader", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])])
def test_play_goes_clockwise_from_the_leader(leader, order):
    t = table(["yellow-2"] * 2 + ["red-3"] * 2, "blue-2", leader=leader)
    turns = []
    for _ in order:
        turns.append(t.turn)
        t.play("yellow-2" if t.turn < 2 else "red-3")
    assert turns == order
    assert t.last_main == [2, 2, 3, 3]


@pytest.mark.rule("GS-7")
def test_nobody_plays_out_of_turn():
    t = table(["", "", ""], "blue-2", leader=1)
    for turn in (1, 2, 0):
        assert [bool(t.legal_for(seat)) for seat in range(3)] == [seat == turn for seat in range(3)]
        t.do(t.legal[0])


@pytest.mark.rule("GS-7")
def test_cards_of_one_colour_go_together():
    assert plays("yellow-2 yellow-4 yellow-5c red-3 red-6 blue-2") == said(
        "yellow-2",
        "yellow-4",
        "yellow-5c",
        "yellow-2 yellow-4",
        "yellow-2 yellow-5c",
        "yellow-4 yellow-5c",
        "yellow-2 yellow-4 yellow-5c",
        "red-3",
        "red-6",
        "red-3 red-6",
        "blue-2",
    )


@pytest.mark.rule("GS-7")
def test_specials_go_with_any_colour_but_not_alone():
    assert plays("red-3 blue-2 blue-2 violet-6c +1 +2") == said(
        *(
            f"{coloured}{specials}"
            for coloured in ("red-3", "blue-2", "blue-2 blue-2", "violet-6c")
            for specials in ("", " +1", " +2", " +1 +2")
        )
    )


@pytest.mark.rule("GS-7")
def test_one_coloured_card_is_enough_to_forbid_specials_alone():
    assert plays("green-2c +1 +1 +1 +2 +2") == said(
        *(f"green-2c{' +1' * ones}{' +2' * twos}" for ones in range(4) for twos in range(3))
    )


@pytest.mark.rule("GS-7")
def test_a_hand_of_specials_plays_specials_alone():
    assert plays("+1 +1 +1 +1 +2 +2") == said(
        *(f"{' +1' * ones}{' +2' * twos}" for ones in range(5) for twos in range(3) if ones + twos)
    )


@pytest.mark.rule("GS-7")
def test_a_hand_of_one_colour_may_be_played_in_any_part():
    hand = "orange-2 orange-3 orange-4 orange-5 orange-6 orange-6c"
    parts = [" ".join(part) for size in range(1, 7) for part in combinations(hand.split(), size)]
    assert len(parts) == 63
    assert plays(hand) == said(*parts)


@pytest.mark.rule("GS-7")
@pytest.mark.parametrize("hand", ["red-2 blue-3 green-4 violet-5 +1 +2", "+1 +1 +1 +2 +2 +2", "red-2 red-2 red-2c"])
def test_there_is_no_passing(hand):
    t = table([hand, ""], "red-2")
    assert all(action in PLAY_CARDS and action != PLAY_CARDS(0) for action in t.legal)
    assert t.legal


@pytest.mark.rule("GS-7")
def test_equal_cards_are_offered_once_and_a_clone_apart():
    assert plays("blue-3 blue-3 blue-3c red-2 green-2 violet-2") == said(
        "blue-3",
        "blue-3 blue-3",
        "blue-3c",
        "blue-3 blue-3c",
        "blue-3 blue-3 blue-3c",
        "red-2",
        "green-2",
        "violet-2",
    )


@pytest.mark.rule("GS-7")
def test_of_equal_cards_the_lower_number_is_played():
    t = table(["blue-3 blue-3 red-2 green-2 violet-2 yellow-2", ""], "red-2")
    lower, higher = (card for card in t.cards(0) if CARDS[card] == "blue-3")
    t.play("blue-3")
    assert t.s.played[0, 0] == lower
    assert higher in t.cards(0)


@pytest.mark.rule("GS-7")
def test_the_cards_played_leave_the_hand_and_lie_open():
    t = table(["red-3 red-5c blue-2 blue-4 +1 +2", ""], "red-2").play("red-3 red-5c +2")
    assert t.hand(0) == ["blue-2", "blue-4", "+1"]
    assert [CARDS[card] for card in t.s.played[0, : t.s.played_size[0]]] == ["red-3", "red-5c", "+2"]
    assert t.all_cards == list(range(99))


@pytest.mark.rule("GS-7")
def test_all_six_cards_may_be_played_at_once():
    t = table(["red-2 red-3 red-4 red-5 +1 +2", ""], "red-2").play("red-2 red-3 red-4 red-5 +1 +2")
    assert t.hand(0) == []
    assert t.play("orange-6").last_main == [2 + 3 + 4 + 5 + 1 + 2 + 2, 6]


@pytest.mark.rule("GS-7")
def test_specials_alone_earn_no_bonus():
    specials = "+1 +1 +1 +1 +2 +2"
    for prize, figure in [("yellow-4", "yellow"), ("orange-4", "orange"), ("red-2", "violet")]:
        t = table([specials, "blue-5"], prize, figures={figure: 0}).commit(figure).play("+1 +2 +2", "blue-5")
        assert t.last_main == [5, 5]
        assert t.last_clones == [0, 0]
        assert t.winnings(0) == {prize}
        assert figure in t.middle
