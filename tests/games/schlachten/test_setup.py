"""What is in the box, how it is laid out, and who begins."""

from collections import Counter

import pytest

from raumhafen.games.schlachten.edition import COLOURS, NO_COLOUR, Edition
from raumhafen.games.schlachten.model import CAPITAL, DOWN, NOTHING, PLAY, PRIZE
from tests.chance import expect_even

from .positions import CARDS, EDITION, ROWS, WORLDS, opening, table

SIX_WON = ["yellow-2 yellow-3 yellow-4 red-2 red-3 red-4", ""]
BOX = EDITION.view(Edition)[0]
TABLES = pytest.mark.parametrize("seats", range(2, 7))


@pytest.mark.rule("GS-1")
def test_the_99_cards_are_numbered_by_colour_value_and_clone():
    names = [
        f"+{value}" if colour == NO_COLOUR else f"{COLOURS[colour]}-{value}{'c' if clone else ''}"
        for colour, value, clone in zip(BOX.colour, BOX.value, BOX.clone, strict=True)
    ]
    assert names == CARDS


@pytest.mark.rule("GS-1")
def test_each_colour_has_two_plain_cards_and_a_clone_of_each_value():
    for colour in range(6):
        own = BOX.colour == colour
        assert Counter(zip(BOX.value[own].tolist(), BOX.clone[own].tolist(), strict=True)) == {
            (value, clone): 1 if clone else 2 for value in (2, 3, 4, 5, 6) for clone in (0, 1)
        }


@pytest.mark.rule("GS-1")
def test_nine_specials_have_no_colour_and_no_clone():
    specials = BOX.colour == NO_COLOUR
    assert Counter(BOX.value[specials].tolist()) == {1: 6, 2: 3}
    assert not BOX.clone[specials].any()


@pytest.mark.rule("GS-1")
def test_each_colour_has_three_planets_and_a_capital():
    for colour in range(6):
        values = BOX.world_value[BOX.world_colour == colour].tolist()
        assert values == [2, 3, 4, 5]
    assert BOX.world_colour[18:].tolist() == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("GS-2")
@TABLES
def test_everyone_is_dealt_six_cards(seats):
    t = opening(seats)
    assert t.s.hand_size.tolist() == [6] * seats + [0] * (6 - seats)
    assert t.all_cards == list(range(99))
    assert len(t.pile) == 99 - 6 * seats
    assert not t.discard


@pytest.mark.rule("GS-2")
@TABLES
def test_figures_stand_in_the_middle_and_no_world_has_an_owner(seats):
    t = opening(seats)
    assert t.middle == set(COLOURS)
    assert (t.s.owner == NOTHING).all()
    assert t.scores == [0] * seats


@pytest.mark.rule("GS-2")
def test_any_card_may_be_dealt_to_anyone():
    tables = [opening(3, number) for number in range(1500)]
    for seat in range(3):
        expect_even((card for t in tables for card in t.cards(seat)), range(99))


@pytest.mark.rule("GS-2")
def test_any_capital_may_lie_beside_the_planets():
    turned = (table(["", ""], won=SIX_WON, at=ROWS[1], number=number).turn_capital() for number in range(600))
    expect_even((t.prize for t in turned), WORLDS[18:])


@pytest.mark.rule("GS-2")
def test_any_other_planet_may_lie_at_any_place():
    tables = (table(["", ""], won=["blue-3"], at=[7], number=number).turn_up(2) for number in range(1000))
    expect_even((t.prize for t in tables), set(WORLDS[:18]) - {"blue-3"})


@pytest.mark.rule("GS-3")
@TABLES
def test_the_first_prize_is_turned_up_and_the_leader_plays(seats):
    t = opening(seats)
    place = t.s.prize_place
    assert 0 <= place < CAPITAL
    assert t.s.lies.tolist() == [PRIZE if other == place else DOWN for other in range(18)]
    assert t.face(place) == t.prize
    assert t.s.phase == PLAY
    assert t.turn == t.s.leader
    assert t.s.rounds == 1


@pytest.mark.rule("GS-3")
@TABLES
def test_anyone_may_be_the_first_leader(seats):
    expect_even((int(opening(seats, number).s.leader) for number in range(600)), range(seats))


@pytest.mark.rule("GS-3")
def test_any_planet_at_any_place_may_be_the_first_prize():
    tables = [opening(4, number) for number in range(1000)]
    expect_even((t.prize for t in tables), WORLDS[:18])
    expect_even((int(t.s.prize_place) for t in tables), range(18))


@pytest.mark.rule("GS-3")
def test_leader_place_and_planet_are_drawn_apart():
    tables = [opening(3, number) for number in range(2000)]
    expect_even(
        ((int(t.s.leader), t.s.prize_place // 6) for t in tables), [(s, row) for s in range(3) for row in range(3)]
    )
    expect_even(
        ((t.s.prize_place // 3, t.s.prize // 3) for t in tables), [(part, hue) for part in range(6) for hue in range(6)]
    )
