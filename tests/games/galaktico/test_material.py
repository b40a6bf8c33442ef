"""What is in the box: ships, shields and weapons."""

from itertools import combinations

import pytest

from raumhafen.engine.about import SPECTATOR
from raumhafen.games.galaktico.edition import Edition
from raumhafen.games.galaktico.model import SETUP

from .positions import BEGIN, COUNT, EDITION, EFFECTS, KINDS, opening, started
from .reference import POWER, STOPS

BOX = EDITION.view(Edition)[0]
LQKI = dict(zip("LQKI", EFFECTS, strict=True))


@pytest.mark.rule("GO-6")
def test_three_destroyers_three_fighters_four_cruisers_five_scouts():
    assert dict(zip(KINDS, BOX["count"].tolist(), strict=True)) == COUNT
    assert sum(COUNT.values()) == 15


@pytest.mark.rule("GO-6")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_player_has_all_ships(seats):
    t = started(seats)
    for seat in t.seats:
        active = [kind for owner, kind in t.ships.values() if owner == seat]
        assert {kind: active.count(kind) + t.reserve(seat)[kind] for kind in KINDS} == COUNT
        assert t.view.players[seat].destroyers == 3


@pytest.mark.rule("GO-7")
def test_strength_and_range_are_printed_on_the_cards():
    for seat in range(2):
        cards = {card.kind: (card.strength, card.range) for card in started().view.players[seat].cards}
        assert cards == {"destroyer": (5, 2), "fighter": (4, 3), "cruiser": (3, 4), "scout": (1, 5)}


@pytest.mark.rule("GO-8")
def test_each_shield_stops_its_two_effects():
    shields = {shield.token: set(shield.stops) for shield in opening().view.shields}
    assert shields == {name: {LQKI[letter] for letter in pair} for name, pair in STOPS.items()}


@pytest.mark.rule("GO-8")
def test_all_pairs_of_effects_exist_once():
    shields = sorted(sorted(shield.stops) for shield in opening().view.shields)
    assert shields == sorted(sorted(pair) for pair in combinations(EFFECTS, 2))


@pytest.mark.rule("GO-9")
def test_each_weapon_has_its_strength_in_every_effect():
    weapons = {weapon.token: weapon.strength for weapon in opening().view.weapons}
    assert weapons == {name: list(strength) for name, strength in POWER.items()}
    assert all(0 <= strength <= 6 for weapon in weapons.values() for strength in weapon)


@pytest.mark.rule("GO-9")
def test_every_weapon_sums_to_14_and_every_effect_to_28():
    weapons = [weapon.strength for weapon in opening().view.weapons]
    assert [sum(weapon) for weapon in weapons] == [14] * 8
    assert [sum(effect) for effect in zip(*weapons, strict=True)] == [28] * 4


@pytest.mark.rule("GO-10")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_player_chooses_from_the_same_shields_and_weapons(seats):
    t = opening(seats)
    for seat in t.seats:
        cards = {*STOPS, *POWER}
        assert {kind: t.targets(kind, seat=seat) & cards for kind in KINDS} == dict.fromkeys(KINDS, cards)


@pytest.mark.rule("GO-10")
def test_a_card_that_one_player_uses_is_there_for_the_others_too():
    t = opening(3).do("scout deflector", "scout plasma-bomb", seat=1)
    for seat in (0, 2):
        assert {"scout deflector", "scout plasma-bomb", "destroyer deflector"} <= t.legal(seat)


@pytest.mark.rule("GO-12")
def test_so_many_of_each_type_begin_on_the_board():
    assert dict(zip(KINDS, BOX["begin"].tolist(), strict=True)) == BEGIN


@pytest.mark.rule("GO-28")
@pytest.mark.rule("GO-35")
@pytest.mark.rule("GO-36")
def test_the_printed_numbers_are_those_of_the_edition():
    assert (BOX.meteor_bonus, BOX.goal, BOX.end_bonus) == (3, 30, 5)
    view = opening().match.view(SPECTATOR)
    assert (view.goal, view.end_bonus) == (30, 5)
    assert opening().s.phase == SETUP
