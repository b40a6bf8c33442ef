"""A fight: what each side adds up, who is removed, and what everybody sees of it."""

import pytest

from raumhafen.engine.about import SPECTATOR

from .positions import STANDARD, table

# Attack and defence with the standard loadout on both sides, added by hand: base, and what passes the other's shield.
# L Q K I of both weapons: destroyer 6 9 9 4, fighter 6 8 3 11, cruiser 6 4 11 7, scout 10 7 5 6. The destroyer's shield
# lets K I pass, the fighter's Q K, the cruiser's Q I, the scout's L K.
TOTALS = {
    ("destroyer", "destroyer"): (5 + 9 + 4, 5 + 9 + 4),
    ("destroyer", "fighter"): (5 + 9 + 9, 4 + 3 + 11),
    ("destroyer", "cruiser"): (5 + 9 + 4, 3 + 11 + 7),
    ("destroyer", "scout"): (5 + 6 + 9, 1 + 5 + 6),
    ("fighter", "fighter"): (4 + 8 + 3, 4 + 8 + 3),
    ("fighter", "cruiser"): (4 + 8 + 11, 3 + 4 + 11),
    ("fighter", "scout"): (4 + 6 + 3, 1 + 7 + 5),
    ("cruiser", "cruiser"): (3 + 4 + 7, 3 + 4 + 7),
    ("cruiser", "scout"): (3 + 6 + 11, 1 + 7 + 6),
    ("scout", "scout"): (1 + 10 + 5, 1 + 10 + 5),
}
TOTALS |= {(two, one): (defence, attack) for (one, two), (attack, defence) in TOTALS.items()}


def attack(one: str, two: str, **position):
    """A ship of seat 0 on C33 attacks one of seat 1 on C34; both have something else."""
    t = table(f"{one} C33 destroyer A66", f"{two} C34 destroyer B66", **position)
    return t.do("C33 C34 hyper-0" if one == "cruiser" else "C33 C34")


@pytest.mark.rule("GO-27")
@pytest.mark.parametrize(("one", "two"), TOTALS)
def test_base_strength_and_what_the_other_shield_lets_through(one, two):
    assert attack(one, two).totals == TOTALS[one, two]


@pytest.mark.rule("GO-29")
@pytest.mark.parametrize(("one", "two"), TOTALS)
def test_the_higher_total_wins_and_stands_on_the_field(one, two):
    t = attack(one, two)
    attacking, defending = TOTALS[one, two]
    left = {field: ship for field, ship in t.ships.items() if field.startswith("C")}
    if attacking == defending:
        assert left == {}
        assert t.view.last.winner == -1
    else:
        assert left == {"C34": (0, one) if attacking > defending else (1, two)}
        assert t.view.last.winner == (0 if attacking > defending else 1)


@pytest.mark.rule("GO-26")
@pytest.mark.parametrize("kind", ["destroyer", "fighter", "scout"])
def test_moving_onto_an_enemy_ship_is_a_fight_at_once_and_ends_the_move(kind):
    t = attack(kind, "scout")
    assert t.view.last.number == 1
    assert (t.turn, t.view.actions) == (0, 1)
    assert t.phase == "turn"


@pytest.mark.rule("GO-15")
@pytest.mark.rule("GO-26")
def test_a_fight_is_one_action():
    """Two fights in one turn."""
    t = table("destroyer C33 C53", "scout C34 C54 destroyer B66").do("C33 C34", "C53 C54")
    assert t.view.last.number == 2
    assert t.turn == 1


@pytest.mark.rule("GO-26")
@pytest.mark.parametrize("other", [1, 2])
def test_anyone_else_may_be_attacked(other):
    fleets = ["destroyer C33", "destroyer B66", "destroyer C66"]
    fleets[other] += " scout C34"
    t = table(*fleets).do("C33 C34")
    assert (t.view.last.attacker.seat, t.view.last.defender.seat) == (0, other)


# The bonus of a scout.


@pytest.mark.rule("GO-28")
def test_a_scout_directly_from_a_meteor_field_gets_three():
    """C22 to C44 over the meteor on C33. 13 and 13 would be a tie."""
    t = table("scout C22 destroyer A66", "fighter C44 destroyer B66", free="").do("C22 C44")
    assert t.totals == (13 + 3, 13)
    assert t.view.last.attacker.bonus == 3
    assert t.view.last.defender.bonus == 0
    assert t.ships["C44"] == (0, "scout")


@pytest.mark.rule("GO-28")
def test_only_the_last_field_before_the_target_counts():
    """Over the meteor on C33 and a free field to C55, around which there is no meteor."""
    t = table("scout C22 destroyer A66", "fighter C55 destroyer B66", free="C44 C45 C46 C54 C56 C64 C65 C66")
    assert t.do("C22 C55").totals == (13, 13)


@pytest.mark.rule("GO-28")
def test_beside_a_meteor_there_is_no_bonus_without_crossing_it():
    """From C61 to C66 it is five steps, and six over the meteor on C56."""
    t = table("scout C61 destroyer A66", "fighter C66 destroyer B66", meteors="C56").do("C61 C66")
    assert t.totals == (13, 13)


@pytest.mark.rule("GO-28")
def test_of_several_ways_the_one_with_the_bonus_is_taken():
    """Straight ahead is free and nearer; the meteor on C45 is a detour."""
    t = table("scout C33 destroyer A66", "fighter C34 destroyer B66", meteors="C45").do("C33 C34")
    assert t.totals == (16, 13)


@pytest.mark.rule("GO-28")
@pytest.mark.parametrize("kind", ["destroyer", "fighter", "cruiser"])
def test_only_scouts_get_it(kind):
    t = attack(kind, "scout", meteors="C23 C24 C43")
    assert t.view.last.attacker.bonus == 0


@pytest.mark.rule("GO-28")
def test_only_in_attack():
    t = table("destroyer C33 A66", "scout C34 destroyer B66", meteors="C24 C45").do("C33 C34")
    assert t.totals == TOTALS["destroyer", "scout"]


# What is shown.


@pytest.mark.rule("GO-31")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_both_loadouts_are_shown_to_all(seat):
    t = table("destroyer C33", "scout C34 destroyer B66", "destroyer C66").do("C33 C34")
    players = t.match.view(seat).players
    shown = {(number, card.kind) for number, player in enumerate(players) for card in player.cards if card.shown}
    assert shown == {(0, "destroyer"), (1, "scout")}
    for number, kind in shown:
        (card,) = (card for card in players[number].cards if card.kind == kind)
        assert [card.shield, *card.weapons] == STANDARD[kind].split()


@pytest.mark.rule("GO-31")
def test_what_was_shown_stays_visible():
    t = table("destroyer C33 C11", "scout C34 destroyer B66 scout B11").do("C33 C34", "C11 C12", "B11 B12")
    t.do("B66 B65", "C12 C11")
    card = t.match.view(1).players[0].cards[0]
    assert (card.shown, card.shield, card.weapons) == (True, "deflector", ["plasma-bomb", "corrosion-ray"])


@pytest.mark.rule("GO-31")
def test_the_arithmetic_of_a_fight_is_shown_to_all():
    fight = attack("cruiser", "destroyer").match.view(SPECTATOR).last
    own, other = fight.attacker, fight.defender
    assert (own.seat, own.kind, own.shield, own.base, own.total) == (0, "cruiser", "inversion-field", 3, 21)
    assert (other.seat, other.kind, other.shield, other.base, other.total) == (1, "destroyer", "deflector", 5, 18)
    assert {hit.weapon: (hit.passed, hit.total) for hit in own.hits} == {
        "crypto-projectile": ([False, False, True, True], 7),
        "cryo-flash": ([False, False, True, True], 11),
    }
    assert {hit.weapon: (hit.passed, hit.total) for hit in other.hits} == {
        "plasma-bomb": ([False, True, False, True], 6),
        "corrosion-ray": ([False, True, False, True], 7),
    }


# Printed examples.


@pytest.mark.rule("GO-32")
def test_a_cruiser_against_a_wave_absorber_has_20():
    """3 + 12 + 5."""
    fight = attack("cruiser", "scout").view.last
    assert fight.defender.shield == "wave-absorber"
    assert {hit.weapon: hit.total for hit in fight.attacker.hits} == {"crypto-projectile": 12, "cryo-flash": 5}
    assert fight.attacker.total == 20


@pytest.mark.rule("GO-32")
def test_a_cruiser_with_21_beats_a_destroyer_with_18():
    """3 + 11 + 7 against 5 + 6 + 7."""
    t = attack("cruiser", "destroyer")
    assert t.totals == (21, 18)
    assert t.ships["C34"] == (0, "cruiser")
    attacked = attack("destroyer", "cruiser")
    assert attacked.totals == (18, 21)
    assert attacked.ships["C34"] == (1, "cruiser")


@pytest.mark.rule("GO-31")
def test_known_totals_are_shown_before_an_attack_and_others_are_not():
    """After a fight between a destroyer and a scout both types are known, and only they."""
    t = table("destroyer C33 scout C22", "scout C34 C24 cruiser C11 destroyer B66").do("C33 C34")
    (reach,) = (reach for reach in t.match.view(0).reach if reach.ship == "C22")
    found = {attack.path[-1]: (attack.attack, attack.defence) for attack in reach.attacks}
    assert found["C24"] == (16, 16)
    assert found["C11"] == (None, None)
