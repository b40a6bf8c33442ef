"""How strong a system is: its energy card, and the regulator."""

import pytest

from raumhafen.games.raumschiffe.edition import Edition

from . import positions
from .positions import DECK, EDITION, IDLE, LETTER, REGULATORS, SYSTEMS, ship, shown

RING = {"projectile": "pa", "armour": "ar", "resources": "rs", "shield": "se", "energy": "pe"}  # all of rank 2


def strength(own):
    return shown(own, IDLE, target=15).strength(0)


def ring_with(regulator):
    """A ship with a card of rank 2 under each system; where the regulator is needed itself, another one lies there."""
    others = {"pa": "ps", "ar": "ae", "rs": "pr", "se": "as", "pe": "re"}
    return ship(regulator, **{system: others[card] if card == regulator else card for system, card in RING.items()})


@pytest.mark.rule("RS-5")
@pytest.mark.parametrize("system", SYSTEMS)
def test_with_the_symbol_of_its_system_a_card_counts_its_rank_and_else_nothing(system):
    letter = LETTER[system]
    for card in DECK:
        regulator = next(two for two in REGULATORS[2] if letter not in two and two != card)
        assert strength(ship(regulator, **{system: card}))[system] == (len(card) if letter in card else 0), card


@pytest.mark.rule("RS-5")
@pytest.mark.parametrize(("card", "rank"), [("pe", 2), ("pre", 3), ("prse", 4), ("parse", 5)])
def test_ranks_go_from_two_to_five(card, rank):
    assert strength(ship("ar", energy=card))["energy"] == rank


@pytest.mark.rule("RS-5")
@pytest.mark.parametrize(("regulator", "bonus"), [("se", 2), ("rse", 1), ("arse", 1), ("parse", 1)])
def test_a_system_with_a_wrong_card_still_has_the_bonus(regulator, bonus):
    own = ship(regulator, energy="pars")
    assert strength(own)["energy"] == bonus
    assert strength(own)["shield"] == bonus


@pytest.mark.rule("RS-5")
@pytest.mark.rule("RS-8")
def test_a_bonus_alone_shoots_and_defends():
    t = shown(ship("se", energy="pars"), ship("ar"))
    assert t.scores == [2, 0]
    t = shown(ship("re", energy="pars"), ship("rs", shield="pare"))
    assert t.scores == [0, 0]


@pytest.mark.rule("RS-6")
@pytest.mark.parametrize("regulator", REGULATORS[2])
def test_two_symbols_add_two_to_each_system_named(regulator):
    assert strength(ring_with(regulator)) == {
        system: 4 if letter in regulator else 2 for system, letter in LETTER.items()
    }


@pytest.mark.rule("RS-6")
@pytest.mark.parametrize("regulator", REGULATORS[3] + REGULATORS[4])
def test_three_or_four_symbols_add_one_to_each_system_named(regulator):
    assert strength(ring_with(regulator)) == {
        system: 3 if letter in regulator else 2 for system, letter in LETTER.items()
    }


@pytest.mark.rule("RS-6")
def test_five_symbols_add_one_to_all():
    assert strength(ring_with("parse")) == dict.fromkeys(SYSTEMS, 3)


@pytest.mark.rule("RS-6")
def test_the_regulators_rank_adds_nothing():
    """“Basic value 4” is what a regulator gives altogether, not an extra."""
    for rank, total in [(2, 4), (3, 3), (4, 4), (5, 5)]:
        for regulator in REGULATORS[rank]:
            assert sum(strength(ring_with(regulator)).values()) == 5 * 2 + total


@pytest.mark.rule("RS-6")
@pytest.mark.parametrize(("late", "strong"), [("projectile", "p"), ("energy", "e"), ("resources", "r")])
def test_three_symbols_add_one_more_to_one_of_the_three(late, strong):
    t = shown(ship("pre", **RING), ship("as"))
    while t.asked:
        t.answer("add" if t.asked == (0, late) else "keep")
    expected = {"projectile": 3, "armour": 2, "resources": 3, "shield": 2, "energy": 3}
    assert t.strength(0) == {**expected, late: 4}
    assert LETTER[late] == strong


@pytest.mark.rule("RS-6")
def test_each_ship_has_its_own_regulator():
    t = shown(ship("ae", **RING), ship("pr", **RING))
    assert t.strength(0) == {"projectile": 2, "armour": 4, "resources": 2, "shield": 2, "energy": 4}
    assert t.strength(1) == {"projectile": 4, "armour": 2, "resources": 4, "shield": 2, "energy": 2}


@pytest.mark.rule("RS-6")
@pytest.mark.parametrize(("regulator", "bonus"), [("as", 5), ("ase", 4), ("pase", 3), ("parse", 2)])
def test_another_edition_may_have_other_bonuses(regulator, bonus, monkeypatch):
    other = EDITION.copy()
    other.view(Edition)[0].bonus[2:] = [5, 4, 3, 2]
    monkeypatch.setattr(positions, "EDITION", other)
    assert strength(ring_with(regulator))["armour"] == 2 + bonus


@pytest.mark.rule("RS-9")
def test_another_edition_may_have_another_late_bonus(monkeypatch):
    other = EDITION.copy()
    other.view(Edition)[0].late = 3
    monkeypatch.setattr(positions, "EDITION", other)
    t = shown(ship("par"), IDLE).answer("add")
    assert t.strength(0) == {"projectile": 1 + 3, "armour": 1, "resources": 1, "shield": 0, "energy": 0}
