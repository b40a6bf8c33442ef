"""The late +1 of a regulator with three symbols: who is asked when, and what it does."""

import pytest

from raumhafen.games.raumschiffe.model import LAY, NOTHING

from .positions import EVERYBODY, IDLE, LETTER, REGULATORS, dealt, ship, shown

RING = {"projectile": "pa", "armour": "ar", "resources": "rs", "shield": "se", "energy": "pe"}
BARE = ship("ar")
AROUND = [(0, "energy"), (1, "shield"), (1, "energy"), (0, "shield")]
AROUND += [(0, "projectile"), (1, "armour"), (1, "projectile"), (0, "armour"), (0, "resources"), (1, "resources")]


def questions(*regulators, starter=0):
    """Who is asked for what while everybody keeps the +1. The ships themselves do no harm."""
    return shown(*map(ship, regulators), starter=starter, target=15).keep_all()


@pytest.mark.rule("RS-9")
@pytest.mark.parametrize(
    ("regulators", "asked"),
    [
        (("pse", "pse"), "0-energy 1-shield 1-energy 0-shield 0-projectile 1-projectile"),
        (("par", "par"), "0-projectile 1-armour 1-projectile 0-armour 0-resources 1-resources"),
        (("rse", "par"), "0-energy 0-shield 1-armour 1-projectile 0-resources 1-resources"),
        (("ase", "re"), "0-energy 0-shield 0-armour"),
        (("parse", "pre"), "1-energy 1-projectile 1-resources"),
    ],
    ids=lambda case: " ".join(case) if isinstance(case, tuple) else "",
)
def test_before_each_shot_the_attacker_is_asked_and_then_the_defender(regulators, asked):
    assert [f"{seat}-{system}" for seat, system in questions(*regulators)] == asked.split()


@pytest.mark.rule("RS-9")
@pytest.mark.parametrize("starter", range(2))
@pytest.mark.parametrize("own", REGULATORS[3])
def test_each_is_asked_for_the_three_systems_his_regulator_names(own, starter):
    for other in REGULATORS[3]:
        regulators = (own, other) if starter == 0 else (other, own)
        order = [(seat ^ starter, system) for seat, system in AROUND]
        expected = [(seat, system) for seat, system in order if LETTER[system] in regulators[seat]]
        assert len(expected) == 6
        assert questions(*regulators, starter=starter) == expected


@pytest.mark.rule("RS-9")
def test_regulators_of_two_four_or_five_symbols_leave_nothing_to_decide():
    for rank in (2, 4, 5):
        for regulator in REGULATORS[rank]:
            assert questions(regulator, "parse") == []


@pytest.mark.rule("RS-9")
def test_who_is_asked_may_add_or_keep_and_the_other_waits():
    t = shown(ship("pse"), ship("ase"))
    for seat in (0, 1):
        assert t.asked[0] == seat
        assert t.legal(seat) == {"add", "keep"}
        assert t.legal(1 - seat) == set()
        t.answer("keep")


@pytest.mark.rule("RS-9")
@pytest.mark.parametrize(
    ("answers", "lost"),
    [("keep keep", 1), ("add keep", 2), ("keep add", 0), ("add add", 1)],
)
def test_attacker_and_defender_may_both_add_to_the_same_shot(answers, lost):
    """Energy 4+1 against shield 3+1."""
    t = shown(ship("pre", energy="prse"), ship("ars", shield="pse"))
    t.answer(*answers.split())
    assert t.scores == [lost, 0]


@pytest.mark.rule("RS-9")
def test_the_defender_decides_in_sight_of_the_attackers_choice():
    for word, strength in (("add", 6), ("keep", 5)):
        t = shown(ship("pre", energy="prse"), ship("ars", shield="pse")).answer(word)
        assert t.asked == (1, "shield")
        view = t.seen_by(1)
        assert view.strength(0)["energy"] == strength
        assert (view.s.late[0] != NOTHING) == (word == "add")
        assert t.s.fired == 0


@pytest.mark.rule("RS-9")
@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_it_is_set_openly(seat):
    t = shown(ship("pre", energy="prse"), ship("ars", shield="pse")).answer("add", "add")
    view = t.seen_by(seat)
    assert view.strength(0) == t.strength(0)
    assert view.strength(0)["energy"] == 6
    assert view.strength(1)["shield"] == 5


@pytest.mark.rule("RS-9")
def test_once_spent_nobody_is_asked_again():
    t = shown(ship("pse"), ship("pse")).answer("keep", "add")
    assert t.keep_all() == [(0, "shield"), (0, "projectile")]
    t = shown(ship("pre"), ship("as")).answer("keep", "add")
    assert t.asked is None
    assert t.strength(0)["projectile"] == 2
    assert t.strength(0)["energy"] == t.strength(0)["resources"] == 1


@pytest.mark.rule("RS-9")
def test_kept_at_first_it_may_be_set_later():
    t = shown(ship("pre"), BARE)
    assert t.asked == (0, "energy")
    t.answer("keep")
    assert t.asked == (0, "projectile")
    t.answer("keep")
    assert t.asked == (0, "resources")
    t.answer("add")
    assert t.s.held[0] == 5 + 1 + 1


@pytest.mark.rule("RS-9")
def test_it_counts_for_the_shot_in_question_and_for_no_other():
    """Both weapons 3+1 against nothing: the +1 goes to one of them."""
    own, bare = ship("pse", energy="pre", projectile="pas", armour="parse"), ship("pr")
    for answers, scores in [("add", [4 + 1, 4]), ("keep keep add", [4, 4 + 1]), ("keep keep keep", [4, 4])]:
        t = shown(own, bare).answer(*answers.split())
        assert t.asked is None
        assert t.scores == [sum(scores), 0]


@pytest.mark.rule("RS-9")
def test_a_shield_with_the_late_one_lets_less_through():
    for word, lost in (("keep", 5 - 1), ("add", 5 - 2)):
        t = shown(ship("ar", energy="parse"), ship("ars"))
        assert t.asked == (1, "shield")
        t.answer(word)
        assert t.scores == [lost, 0]


@pytest.mark.rule("RS-9")
@pytest.mark.rule("RS-10")
@pytest.mark.parametrize("starter", range(2))
def test_resources_come_after_all_shots_the_starter_first(starter):
    t = shown(ship("par", **RING), ship("prs", **RING | {"resources": "ars"}), starter=starter, target=15)
    while t.asked[1] != "resources":
        t.answer("keep")
    assert t.s.fired == 4
    assert t.asked == (starter, "resources")
    t.answer("add")
    assert t.asked == (1 - starter, "resources")
    assert not t.hand(0)
    assert not t.hand(1)
    t.answer("keep")
    assert t.asked is None
    strengths = [2 + 1, 3 + 1]
    strengths[starter] += 1
    assert t.s.held.tolist() == [5 + strength for strength in strengths]


@pytest.mark.rule("RS-9")
def test_unspent_it_lapses():
    t = shown(ship("pre", **RING), BARE, target=15)
    assert t.keep_all() == [(0, "energy"), (0, "projectile"), (0, "resources")]
    assert t.s.phase == LAY
    assert t.strength(0)["resources"] == 3
    assert t.s.held[0] == 8
    # In the next round a regulator of two symbols is all there is.
    following = ship("ae", energy="pre")
    t.ships = [following, IDLE]
    for seat, own in enumerate(t.ships):
        t.s.hand[seat] = dealt(own, own).s.hand[seat]
        t.s.held[seat] = 8
        t.s.discard[seat] = t.s.removed[seat] = 0
    t.show()
    assert t.asked is None
    assert t.strength(0) == {"projectile": 0, "armour": 2, "resources": 0, "shield": 0, "energy": 3 + 2}


@pytest.mark.rule("RS-9")
def test_spent_in_one_round_it_comes_again_with_the_next_regulator():
    t = shown(ship("pre"), BARE).answer("add")
    assert t.s.phase == LAY
    assert (t.s.late == NOTHING).all()
    t.s.starter, t.s.discard[:], t.s.removed[:] = 0, 0, 0
    t.s.hand[:], t.s.held[:] = dealt(*t.ships).s.hand, 8
    assert t.show().asked == (0, "energy")


@pytest.mark.rule("RS-9")
def test_a_question_comes_even_where_the_answer_changes_nothing():
    """A weapon without a chance against a full shield, and a shield against no weapon at all."""
    t = shown(ship("pre"), ship("parse", shield="pase"))
    assert t.asked == (0, "energy")
    t = shown(BARE, ship("ars", shield="parse"))
    assert t.asked == (1, "shield")


@pytest.mark.rule("RS-9")
def test_cards_shot_between_decisions_are_news():
    """What a decision brought to light cannot be taken back."""
    t = shown(ship("pre", energy="parse"), BARE)
    before = int(t.s.reveals)
    t.answer("keep")
    assert t.asked == (0, "projectile")
    assert t.s.reveals > before
