"""What everybody may know and what only one seat does: two tables that differ in secrets alone look the same."""

from itertools import product

import numpy as np
import pytest

from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.kernel import HEADER
from raumhafen.games.galaktico.model import State

from .positions import BEGIN, COUNT, KINDS, STANDARD, START, Table, opening, set_up, started, table

OTHER_LOADOUT = {
    "destroyer": "null-field photon-lance cryo-flash",
    "fighter": "phase-cloak plasma-bomb laser-battery",
    "cruiser": "wave-absorber impulse-thrower corrosion-ray",
    "scout": "prism-shield quantum-torpedo crypto-projectile",
}


def everybody(t: Table, *but: int) -> list[int]:
    return [seat for seat in (*t.seats, SPECTATOR) if seat not in but]


def seen(t: Table, *but: int) -> dict[int, bytes]:
    """What all but these see."""
    return {seat: t.seen_by(seat).tobytes() for seat in everybody(t, *but)}


def choices(seat: int) -> list[str]:
    """A whole set-up, types and kinds of choices mixed."""
    equipment = [f"{kind} {card}" for kind, cards in STANDARD.items() for card in cards.split()]
    fleet = [kind for kind in KINDS for _ in range(BEGIN[kind])]
    placing = [f"{kind} {'ABC'[seat]}{place}" for kind, place in zip(fleet, START, strict=False)]
    return [choice for pair in zip(equipment, placing, strict=False) for choice in pair] + equipment[len(placing) :]


@pytest.mark.rule("GO-13")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_setting_up_changes_nothing_that_others_see_but_ready(seats, seat):
    """Not one byte, not even how far one is; whether one sets up first or last."""
    for before in range(seats):
        t = opening(seats)
        for other in [other for other in t.seats if other != seat][:before]:
            set_up(t, other)
        seen_before = seen(t, seat)
        for choice in choices(seat):
            t.do(choice, seat=seat)
            assert seen(t, seat) == seen_before
        if before < seats - 1:
            t.do("ready", seat=seat)
            for other in everybody(t, seat):
                expected = np.frombuffer(seen_before[other], np.uint8).copy()
                expected.view(State)[0].ready |= 1 << seat
                assert t.seen_by(other).tobytes() == expected.tobytes()


@pytest.mark.rule("GO-13")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_others_are_shown_neither_loadout_nor_placement_before_the_beginning(seat):
    t = opening(2)
    set_up(t, 0)
    view = t.match.view(seat)
    assert view.ships == []
    player = view.players[0]
    assert (player.ready, player.to_place, player.reserve) == (True, {}, COUNT)
    for card in player.cards:
        assert (card.shield, card.weapons, card.shown) == (None, [], False)


@pytest.mark.rule("GO-13")
def test_one_sees_the_own_choices():
    t = opening(2).do("scout A33", "scout deflector", "scout plasma-bomb", seat=0)
    view = t.match.view(0)
    assert [(ship.field, ship.seat, ship.kind) for ship in view.ships] == [("A33", 0, "scout")]
    assert (view.players[0].cards[3].shield, view.players[0].cards[3].weapons) == ("deflector", ["plasma-bomb"])
    assert view.players[0].to_place == {"destroyer": 1, "fighter": 1, "cruiser": 2, "scout": 2}


@pytest.mark.rule("GO-13")
def test_nobody_is_told_what_another_chooses():
    """Two matches of the same luck, set up in other ways."""
    tables = [opening(3), opening(3)]
    for t, loadout, empty in zip(tables, (STANDARD, OTHER_LOADOUT), ("33", "54"), strict=True):
        set_up(t, 0)
        set_up(t, 1, loadout, empty)
    one, two = (t.match for t in tables)
    for seat in (0, 2, SPECTATOR):
        assert one.events(seat) == two.events(seat)
        assert one.view(seat) == two.view(seat)
    assert one.view(1) != two.view(1)


@pytest.mark.rule("GO-13")
@pytest.mark.parametrize("seats", [2, 3])
def test_then_the_placement_is_open_and_the_loadout_is_not(seats):
    t = started(seats)
    for viewer in everybody(t):
        view = t.match.view(viewer)
        assert {ship.field: (ship.seat, ship.kind) for ship in view.ships} == t.ships
        for seat, player in enumerate(view.players):
            assert player.reserve == {kind: COUNT[kind] - BEGIN[kind] for kind in KINDS}
            known = {card.kind: " ".join([card.shield or "", *card.weapons]).strip() for card in player.cards}
            assert known == (STANDARD if seat == viewer else dict.fromkeys(KINDS, ""))


@pytest.mark.rule("GO-13")
@pytest.mark.rule("GO-31")
@pytest.mark.parametrize("seat", range(3))
def test_a_loadout_is_known_to_its_owner_alone(seat):
    t = table("scout A11", "scout B11", "scout C11")
    other = t.copy().equip(seat, OTHER_LOADOUT)
    assert t.seen_by(seat).tobytes() != other.seen_by(seat).tobytes()
    assert seen(t, seat) == seen(other, seat)


@pytest.mark.rule("GO-31")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_what_was_shown_is_seen_and_the_rest_is_not(viewer):
    """Seat 1 has shown its scout: other cards of other types look the same, another card of the scout does not."""
    t = table("destroyer C33", "scout C34 destroyer B66", "destroyer C66").do("C33 C34")
    swap = {"destroyer": STANDARD["fighter"], "fighter": STANDARD["cruiser"], "cruiser": STANDARD["destroyer"]}
    hidden = t.copy().equip(1, {**STANDARD, **swap})
    assert t.seen_by(viewer).tobytes() == hidden.seen_by(viewer).tobytes()
    for kind in ("destroyer", "fighter", "cruiser"):
        other = t.copy().equip(1, {**STANDARD, "scout": STANDARD[kind], kind: STANDARD["scout"]})
        assert t.seen_by(viewer).tobytes() != other.seen_by(viewer).tobytes()


@pytest.mark.rule("GO-31")
def test_which_shields_stay_out_is_not_shown():
    t = table("destroyer C33", "scout C34 destroyer B66").do("C33 C34")
    other = t.copy().equip(1, {**STANDARD, "cruiser": STANDARD["cruiser"].replace("inversion-field", "null-field")})
    assert t.seen_by(0).tobytes() == other.seen_by(0).tobytes()


@pytest.mark.rule("GO-31")
def test_what_follows_from_cards_shown_is_told():
    """A shield or weapon shown on one type is on no other."""
    t = table("destroyer C33", "scout C34 destroyer B66").do("C33 C34")
    destroyer, fighter, cruiser, scout = t.match.view(0).players[1].cards
    assert (scout.may_shields, scout.may_weapons) == ([], [])
    for card in (destroyer, fighter, cruiser):
        assert (card.shield, card.weapons) == (None, [])
        assert set(card.may_shields) == {
            *("deflector", "inversion-field", "prism-shield", "phase-cloak", "null-field"),
        }
        assert set(card.may_weapons) == {
            *("crypto-projectile", "cryo-flash", "plasma-bomb", "corrosion-ray", "photon-lance", "quantum-torpedo"),
        }


@pytest.mark.rule("GO-13")
def test_loadouts_that_were_not_shown_stay_secret_after_the_end():
    t = table("destroyer B33", "scout B66 destroyer B11").do("B33 B44")
    assert t.over
    other = t.copy().equip(1, OTHER_LOADOUT)
    assert seen(t, 1) == seen(other, 1)


@pytest.mark.rule("GO-37")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_everything_on_the_board_is_public(viewer):
    t = table(
        "destroyer C33 cruiser A12",
        "scout C34 on station destroyer B66",
        "destroyer C66",
        meteors="A11 C22",
        reserve=[{"scout": 2}, {"fighter": 1}, {"cruiser": 3}],
        figures={0: {"scout": 2}, 1: {"scout": 4}},
        points=[3, 9, 1],
    )
    view, truth = t.match.view(viewer), t.view
    assert (view.ships, view.meteors) == (truth.ships, truth.meteors)
    for own, other in zip(view.players, truth.players, strict=True):
        assert (own.points, own.reserve, own.gravity) == (other.points, other.reserve, other.gravity)
        assert [card.figures for card in own.cards] == [card.figures for card in other.cards]


@pytest.mark.rule("GO-14")
def test_what_happens_by_chance_cannot_be_foretold():
    """Who will begin: neither the key nor what it brings is seen."""
    names = [name for name, *_ in HEADER]
    for t, viewer in product([opening(3), started(3)], [0, 1, 2, SPECTATOR]):
        changed = t.copy()
        for name in names[: names.index("reveals")]:
            changed.s[name] += 1
        assert t.seen_by(viewer).tobytes() == changed.seen_by(viewer).tobytes()
    assert opening(3).view.starter == -1
