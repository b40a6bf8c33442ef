"""The worlds a seat may imagine: they fit all it sees, and all that follows from it, and no more than that."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest

from raumhafen.engine.about import SPECTATOR
from tests.chance import expect_even

from .positions import BEGIN, COUNT, KINDS, STANDARD, START, Table, opening, set_up, table

SHIELDS = {"wave-absorber", "deflector", "inversion-field", "prism-shield", "phase-cloak", "null-field"}
WEAPONS = {
    *("crypto-projectile", "cryo-flash", "plasma-bomb", "corrosion-ray"),
    *("photon-lance", "quantum-torpedo", "laser-battery", "impulse-thrower"),
}


def worlds(t: Table, seat: int, count: int) -> Iterator[Table]:
    return (t.imagined_by(seat, number) for number in range(count))


def check_loadout(t: Table, seat: int) -> None:
    """GO-11: a shield and two weapons for each type, no shield twice, every weapon once."""
    cards = [card.split() for card in t.loadout(seat).values()]
    assert [len(card) for card in cards] == [3] * 4
    shields = {card[0] for card in cards}
    assert len(shields) == 4
    assert shields <= SHIELDS
    assert {weapon for card in cards for weapon in card[1:]} == WEAPONS


def shown(*kinds: str) -> Table:
    """Seat 1 has shown these types."""
    t = table("scout A11", "scout B11 destroyer B66", "scout C11")
    t.s.shown[1] = sum(1 << KINDS.index(kind) for kind in kinds)
    return t.changed()


@pytest.mark.rule("GO-13")
@pytest.mark.rule("GO-31")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_imagined_world_looks_the_same_and_is_a_possible_one(seats):
    """All through random games, from setting up to the end."""
    lots = Random(seats)
    for number in range(2):
        t = opening(seats, number)
        for _ in range(200):
            if t.over:
                break
            mover = lots.choice(sorted(t.active))
            ships = t.ships
            fights = [action for action in t.legal(mover) if "hyper" in action or action.split()[-1] in ships]
            t.do(lots.choice(sorted(fights or t.legal(mover))), seat=mover)
            for seat in (*t.seats, SPECTATOR):
                world = t.imagined_by(seat, lots.randrange(1 << 30))
                assert world.seen_by(seat).tobytes() == t.seen_by(seat).tobytes()
                assert world.active == t.active
                if seat != SPECTATOR:
                    assert world.loadout(seat) == t.loadout(seat)
                    assert world.legal(seat) == t.legal(seat)
                if t.phase != "setup":
                    check_worlds_loadouts(t, world, seat)


def check_worlds_loadouts(t: Table, world: Table, viewer: int) -> None:
    for seat, player in enumerate(t.view.players):
        check_loadout(world, seat)
        for card in player.cards:
            if card.shown or seat == viewer:
                assert world.loadout(seat)[card.kind] == t.loadout(seat)[card.kind]


@pytest.mark.rule("GO-31")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_at_first_every_type_may_have_anything(viewer):
    imagined = list(worlds(shown(), viewer, 400))
    for kind in KINDS:
        expect_even((world.loadout(1)[kind].split()[0] for world in imagined), SHIELDS)
        expect_even((weapon for world in imagined for weapon in world.loadout(1)[kind].split()[1:]), WEAPONS)


@pytest.mark.rule("GO-31")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_cards_shown_are_kept_and_are_on_no_other_type(viewer):
    left_shields = SHIELDS - {"wave-absorber"}
    left_weapons = WEAPONS - {"laser-battery", "impulse-thrower"}
    imagined = list(worlds(shown("scout"), viewer, 400))
    assert all(world.loadout(1)["scout"] == STANDARD["scout"] for world in imagined)
    for kind in ("destroyer", "fighter", "cruiser"):
        expect_even((world.loadout(1)[kind].split()[0] for world in imagined), left_shields)
        expect_even((weapon for world in imagined for weapon in world.loadout(1)[kind].split()[1:]), left_weapons)


@pytest.mark.rule("GO-31")
def test_every_loadout_that_is_left_is_as_likely_as_any_other():
    """Two types shown: four weapons in six ways, four shields in twelve."""
    weapons = {"plasma-bomb", "corrosion-ray", "photon-lance", "quantum-torpedo"}
    shields = {"deflector", "prism-shield", "phase-cloak", "null-field"}
    imagined = [world.loadout(1) for world in worlds(shown("cruiser", "scout"), 0, 2000)]
    found = [
        (frozenset(own["destroyer"].split()[1:]), own["destroyer"].split()[0], own["fighter"].split()[0])
        for own in imagined
    ]
    ways = [(frozenset(two), *pair) for two in combinations(weapons, 2) for pair in permutations(shields, 2)]
    assert len(ways) == 72
    expect_even(found, ways)


@pytest.mark.rule("GO-31")
def test_after_three_types_the_weapons_of_the_fourth_are_known():
    """And its shield is one of three."""
    t = shown("fighter", "cruiser", "scout")
    imagined = [world.loadout(1)["destroyer"].split() for world in worlds(t, 0, 200)]
    assert {frozenset(cards[1:]) for cards in imagined} == {frozenset(["plasma-bomb", "corrosion-ray"])}
    expect_even((cards[0] for cards in imagined), ["deflector", "phase-cloak", "null-field"])


@pytest.mark.rule("GO-31")
def test_the_loadouts_of_two_others_are_imagined_apart():
    imagined = list(worlds(shown(), 0, 300))
    same = sum(world.loadout(1)["scout"].split()[0] == world.loadout(2)["scout"].split()[0] for world in imagined)
    assert 300 / 6 - 35 < same < 300 / 6 + 35


@pytest.mark.rule("GO-13")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_who_is_ready_has_set_up_in_full_in_any_way(viewer):
    t = opening(2)
    set_up(t, 1)
    fields = {"B" + place for place in START}
    imagined = list(worlds(t, viewer, 300))
    for world in imagined:
        check_loadout(world, 1)
        own = {field: kind for field, (seat, kind) in world.ships.items() if seat == 1}
        assert Counter(own.values()) == BEGIN
        assert set(own) < fields
        assert world.reserve(1) == {kind: COUNT[kind] - BEGIN[kind] for kind in KINDS}
    expect_even((field for world in imagined for field in fields - world.ships.keys()), fields)
    expect_even(
        (field for world in imagined for field, ship in world.ships.items() if ship == (1, "destroyer")), fields
    )
    expect_even((world.loadout(1)["scout"].split()[0] for world in imagined), SHIELDS)


@pytest.mark.rule("GO-13")
@pytest.mark.rule("GO-14")
def test_a_world_imagined_while_setting_up_can_be_played_on():
    """Anyone may begin in it, no matter who does in truth."""
    t = opening(2)
    set_up(t, 1)
    starters = set()
    for world in worlds(t, 0, 40):
        set_up(world, 0)
        assert world.phase == "turn"
        assert len(world.ships) == 14
        starters.add(world.turn)
        world.do(min(world.legal()))
    assert starters == {0, 1}


@pytest.mark.rule("GO-31")
def test_the_same_chance_gives_the_same_world_and_another_one_another():
    t = shown()
    assert t.imagined_by(0, 5).match.state == t.imagined_by(0, 5).match.state
    assert len({str(world.loadout(1)) for world in worlds(t, 0, 50)}) == 50
