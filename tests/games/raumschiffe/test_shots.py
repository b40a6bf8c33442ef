"""The shooting: who fires when at what, and the cards that leave for good."""

import pytest

from raumhafen.games.raumschiffe.edition import SYSTEM_NAMES
from tests.chance import expect_even

from .positions import EVERYBODY, IDLE, SPOTS, dealt, names, ship, shown

BARE = ship("pr")  # no shield and no armour
ENERGY_5 = ship("ar", energy="parse")
PROJECTILE_5 = ship("rs", projectile="parse")
BOTH_5 = ship("ar", energy="parse", projectile="pars")
PAUSED = ship("par", energy="parse")  # energy 5, and a decision before the projectile weapon


def shots(t):
    """Who fired what at what strength in this round."""
    s, fired = t.s, t.s.fired
    weapons = [SYSTEM_NAMES[weapon] for weapon in s.weapon[:fired]]
    fields = s.shooter[:fired].tolist(), weapons, s.attack[:fired].tolist(), s.guard[:fired].tolist()
    return list(zip(*fields, strict=True))


@pytest.mark.rule("RS-7")
@pytest.mark.parametrize("starter", range(2))
def test_energy_weapons_fire_first_then_projectiles_each_time_the_starter_before_the_other(starter):
    ships = [ship("rs", energy="parse", projectile="pa", shield="as"), ship("ar", energy="pe", projectile="parse")]
    t = shown(*ships, starter=starter)
    by_seat = [
        [(0, "energy", 5, 0), (1, "energy", 2, 4), (0, "projectile", 2, 2), (1, "projectile", 5, 0)],
        [(1, "energy", 2, 4), (0, "energy", 5, 0), (1, "projectile", 5, 0), (0, "projectile", 2, 2)],
    ]
    assert shots(t) == by_seat[starter]


@pytest.mark.rule("RS-7")
@pytest.mark.parametrize("starter", range(2))
@pytest.mark.parametrize(
    ("own", "others", "starter_wins"),
    [
        (ENERGY_5, ENERGY_5, True),
        (ENERGY_5, PROJECTILE_5, True),
        (PROJECTILE_5, ENERGY_5, False),
        (PROJECTILE_5, PROJECTILE_5, True),
    ],
    ids=["energy both", "energy first", "projectile later", "projectile both"],
)
def test_who_fires_first_wins_where_one_shot_is_enough(starter, own, others, starter_wins):
    ships = (own, others) if starter == 0 else (others, own)
    t = shown(*ships, starter=starter, points=(12, 12))
    winner = starter if starter_wins else 1 - starter
    assert t.over
    assert t.ranks[winner] == 0
    assert t.scores[1 - winner] == 12


@pytest.mark.rule("RS-7")
def test_energy_weapons_aim_at_the_shield_and_projectiles_at_the_armour():
    shield_only, armour_only = ship("rs", shield="parse"), ship("ar", armour="parse")
    assert shown(ENERGY_5, shield_only).scores == [0, 0]
    assert shown(ENERGY_5, armour_only).scores == [5, 0]
    assert shown(PROJECTILE_5, shield_only).scores == [5, 0]
    assert shown(PROJECTILE_5, armour_only).scores == [0, 0]


@pytest.mark.rule("RS-7")
@pytest.mark.parametrize("first", range(2))
def test_the_starter_alternates_each_round(first):
    t = shown(IDLE, IDLE, starter=first, variant="cuddle", target=99)
    starters = [first]
    for _ in range(5):
        starters.append(int(t.s.starter))
        for seat in range(2):
            for spot in SPOTS:
                t.do(seat, min(action for action in t.legal(seat) if action.startswith(spot)))
        t.ready(0).ready(1).keep_all()
        assert not t.over
    assert starters == [first, 1 - first] * 3


@pytest.mark.rule("RS-8")
@pytest.mark.parametrize(
    ("energy", "shield", "lost"),
    [
        ("parse", "pr", 5),
        ("parse", "se", 3),
        ("parse", "pse", 2),
        ("prse", "pse", 1),
        ("pse", "pse", 0),
        ("pe", "parse", 0),
    ],
)
def test_the_difference_is_lost_if_the_attack_is_stronger(energy, shield, lost):
    t = shown(ship("ar", energy=energy), ship("ar", shield=shield))
    assert t.scores == [lost, 0]
    assert len(t.removed(1)) == lost
    assert not t.removed(0)


@pytest.mark.rule("RS-14")
@pytest.mark.rule("RS-8")
@pytest.mark.parametrize("attacker", range(2))
def test_example_projectile_5_against_armour_3(attacker):
    """Projectile 5 + 0 against armour 2 + 1: difference 2, two cards go."""
    attack, defence = ship("as", projectile="parse"), ship("arse", armour="pa")
    t = shown(*((attack, defence) if attacker == 0 else (defence, attack)))
    assert t.strength(attacker)["projectile"] == 5
    assert t.strength(1 - attacker)["armour"] == 3
    assert len(t.removed(1 - attacker)) == 2
    assert t.scores[attacker] == 2
    assert t.scores[1 - attacker] == 0


@pytest.mark.rule("RS-8")
def test_both_weapons_and_both_sides_count():
    own = ship("rs", energy="parse", projectile="pase", shield="as", armour="ar")
    other = ship("ar", energy="parse", projectile="pars", shield="se", armour="as")
    # Energy 5 against 2 and against 2+2, projectile 4 against 2+2 and against 2.
    t = shown(own, other)
    assert t.scores == [3 + 0, 1 + 2]
    assert (len(t.removed(1)), len(t.removed(0))) == (3, 3)


@pytest.mark.rule("RS-8")
def test_the_cards_lost_come_from_the_defenders_pile():
    t = dealt(PAUSED, BARE)
    pile = t.pile(1)
    t.show()
    assert t.asked == (0, "projectile")
    assert len(t.removed(1)) == 5
    assert t.removed(1) < pile
    assert t.pile(1) == pile - t.removed(1)
    assert len(t.pile(0)) == 26 - 8


@pytest.mark.rule("RS-8")
def test_any_card_of_the_pile_may_be_lost():
    lost = []
    for number in range(300):
        t = dealt(PAUSED, BARE, pile=(None, 9)).shuffled(number)
        pile = t.pile(1)
        lost += t.show().removed(1)
    expect_even(lost, pile)


@pytest.mark.rule("RS-8")
@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_cards_lost_lie_face_up(seat):
    t = shown(PAUSED, BARE)
    view = t.seen_by(seat)
    assert view.removed(1) == t.removed(1) == names(view.s.loss[0])
    assert len(t.removed(1)) == 5


@pytest.mark.rule("RS-8")
def test_what_is_lost_is_lost_for_good():
    """With every card needed, those removed are still not drawn."""
    t = dealt(ship("se", resources="parse", energy="prse"), IDLE, pile=(0, 0), points=(0, 8))
    gone = t.removed(0)
    t.show()
    assert len(gone) == 8
    assert t.removed(0) == gone
    assert not gone & (t.hand(0) | t.pile(0) | t.discard(0))


@pytest.mark.rule("RS-8")
@pytest.mark.rule("RS-11")
@pytest.mark.parametrize("left", range(5))
def test_a_pile_that_runs_out_is_renewed_in_the_middle_of_a_shot(left):
    for number in range(20):
        t = dealt(PAUSED, BARE, pile=(None, left), number=number)
        pile, rest = t.pile(1), t.discard(1) | t.hand(1) - set(BARE.values())
        t.show()
        assert len(pile) == left
        assert len(t.removed(1)) == 5
        assert pile <= t.removed(1) < pile | rest
        assert t.discard(1) == set()
        assert t.pile(1) == rest - t.removed(1)
        assert t.laid(1) == BARE


@pytest.mark.rule("RS-8")
@pytest.mark.rule("RS-11")
def test_a_pile_shot_to_its_last_card_is_not_renewed_yet():
    t = dealt(PAUSED, BARE, pile=(None, 5))
    pile, rest = t.pile(1), t.discard(1) | t.hand(1) - set(BARE.values())
    t.show()
    assert t.removed(1) == pile
    assert t.pile(1) == set()
    assert t.discard(1) == rest


@pytest.mark.rule("RS-8")
@pytest.mark.rule("RS-11")
def test_an_empty_pile_is_not_renewed_by_a_shot_that_does_nothing():
    t = dealt(PAUSED, ship("pr", shield="parse"), pile=(None, 0))
    rest = t.discard(1) | t.hand(1) - set(t.ships[1].values())
    t.show()
    assert t.asked
    assert t.pile(1) == set()
    assert t.discard(1) == rest


@pytest.mark.rule("RS-4")
@pytest.mark.rule("RS-8")
def test_the_rest_of_the_hand_may_be_shot_in_the_same_round():
    """An empty pile and no discards but the cards just put aside: the shot takes them."""
    t = dealt(ship("par", energy="pe"), BARE, spare=(2, 12), pile=(None, 0), points=(8, 0))
    spare = t.hand(1) - set(BARE.values())
    before = t.removed(1)
    assert t.discard(1) == t.pile(1) == set()
    t.show()
    assert len(t.removed(1) - before) == 2
    assert t.removed(1) - before < spare
    assert t.pile(1) == spare - t.removed(1)


@pytest.mark.rule("RS-8")
def test_any_discarded_card_may_be_lost_after_a_renewal():
    lost = []
    for number in range(300):
        t = dealt(PAUSED, BARE, pile=(None, 0), points=(7, 0)).shuffled(number)
        before, rest = t.removed(1), t.discard(1) | t.hand(1) - set(BARE.values())
        lost += t.show().removed(1) - before
    assert len(rest) == 13
    expect_even(lost, rest)
