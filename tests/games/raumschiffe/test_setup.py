"""The decks, the ships, the first hands, and who starts."""

from collections import Counter

import pytest

from raumhafen.games.raumschiffe import edition
from raumhafen.games.raumschiffe.edition import Edition
from tests.chance import expect, expect_even

from .positions import DECK, EDITION, EVERYBODY, GAME, LETTER, SPOTS, SYSTEMS, Duel, number_of, opening

BOX = EDITION.view(Edition)[0]
EVERY_SUBSET = range(32)


def symbols():
    return {system: edition.SYMBOLS[BOX.symbol[number]] for number, system in enumerate(SYSTEMS)}


@pytest.mark.rule("RS-1")
def test_every_set_of_symbols_is_a_card_and_its_rank_is_their_number():
    assert edition.CARDS == 32
    assert [edition.RANK[card] for card in EVERY_SUBSET] == [card.bit_count() for card in EVERY_SUBSET]


@pytest.mark.rule("RS-1")
def test_a_joker_five_singles_ten_twos_ten_threes_five_fours_and_a_five():
    assert Counter(edition.RANK) == {0: 1, 1: 5, 2: 10, 3: 10, 4: 5, 5: 1}


@pytest.mark.rule("RS-2")
def test_a_ship_has_five_systems_and_a_pilot():
    view = GAME.presentation.view(EDITION, opening().seen_by(0).state, 0)
    for own in view.ships:
        assert [spot.token for spot in own.spots] == SPOTS
        assert [spot.symbol for spot in own.spots] == [*symbols().values(), ""]
        assert all(spot.card is None for spot in own.spots)


@pytest.mark.rule("RS-2")
def test_each_system_has_its_symbol():
    assert symbols() == {
        "projectile": "column",
        "armour": "bar",
        "resources": "cross",
        "shield": "circle",
        "energy": "diamond",
    }


@pytest.mark.rule("RS-2")
@pytest.mark.rule("RS-3")
def test_joker_and_singles_are_never_dealt():
    assert len(DECK) == 26
    assert sorted(card for card in EVERY_SUBSET if edition.DECK >> card & 1) == sorted(map(number_of, DECK))
    for number in range(200):
        t = opening(number)
        assert t.hand(0) | t.pile(0) == t.hand(1) | t.pile(1) == set(DECK)


@pytest.mark.rule("RS-3")
@pytest.mark.parametrize("seat", range(2))
def test_the_first_hand_is_eight_cards_of_26(seat):
    t = opening()
    assert len(t.hand(seat)) == t.s.held[seat] == 8
    assert len(t.pile(seat)) == 18
    assert not t.discard(seat)
    assert not t.removed(seat)
    assert not t.laid(seat)


@pytest.mark.rule("RS-3")
def test_any_card_may_be_dealt_to_anyone():
    tables = [opening(number) for number in range(800)]
    for seat in range(2):
        expect_even((card for t in tables for card in t.hand(seat)), DECK)


@pytest.mark.rule("RS-3")
def test_the_two_decks_are_shuffled_apart():
    """How many cards two hands of 8 have in common, as chance alone has it (5: or more)."""
    common = (len(t.hand(0) & t.hand(1)) for t in map(opening, range(2000)))
    chances = {0: 43758, 1: 254592, 2: 519792, 3: 479808, 4: 214200, 5: 45696 + 4284 + 144 + 1}
    expect((min(count, 5) for count in common), chances)


@pytest.mark.rule("RS-3")
def test_the_match_begins_with_the_first_round_and_no_points():
    t = opening()
    assert t.active == {0, 1}
    assert t.s.rounds == 1
    assert t.scores == [0, 0]
    assert t.ranks == [0, 0]


@pytest.mark.rule("RS-7")
def test_either_may_start():
    expect_even((int(opening(number).s.starter) for number in range(400)), range(2))


@pytest.mark.rule("RS-7")
@pytest.mark.parametrize(("option", "starter"), [("first", 0), ("second", 1)])
def test_the_starter_may_be_agreed(option, starter):
    assert {int(opening(number, starter=option).s.starter) for number in range(30)} == {starter}


@pytest.mark.rule("RS-7")
@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_knows_the_starter_while_laying(seat):
    for number in range(10):
        t = opening(number)
        assert t.seen_by(seat).s.starter == t.s.starter


@pytest.mark.rule("RS-3")
@pytest.mark.rule("RS-6")
@pytest.mark.rule("RS-10")
def test_the_printed_numbers_are_those_of_the_edition():
    assert (BOX.first_hand, BOX.hand, BOX.least_hand) == (8, 5, 6)
    assert BOX.bonus[2:].tolist() == [2, 1, 1, 1]
    assert BOX.late == 1


@pytest.mark.rule("RS-3")
def test_another_edition_may_deal_another_first_hand():
    other = EDITION.copy()
    other.view(Edition)[0].first_hand = 10
    t = opening()
    GAME.kernels.start(other, t.state, GAME.option_values(GAME.about.resolve_options({})), 2, t.s.key.copy())
    assert [len(Duel(t.state).hand(seat)) for seat in range(2)] == [10, 10]


@pytest.mark.rule("RS-2")
def test_letters_stand_for_systems():
    """What the other tests write: p, a, r, s, e in the order of the systems."""
    assert [edition.SYSTEM_NAMES.index(system) for system in LETTER] == [0, 1, 2, 3, 4]
    assert (edition.PROJECTILE, edition.ARMOUR, edition.RESOURCES, edition.SHIELD, edition.ENERGY) == (0, 1, 2, 3, 4)
