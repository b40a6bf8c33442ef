"""Setting up in secret: loadouts, start fields, ready, and who begins."""

from itertools import product

import pytest

from raumhafen.engine.errors import Refused
from tests.chance import expect_even

from .positions import BEGIN, COUNT, KINDS, STANDARD, START, opening, set_up, started

SHIELDS = ["wave-absorber", "deflector", "inversion-field", "prism-shield", "phase-cloak", "null-field"]
WEAPONS = [
    *("crypto-projectile", "cryo-flash", "plasma-bomb", "corrosion-ray"),
    *("photon-lance", "quantum-torpedo", "laser-battery", "impulse-thrower"),
]


def refused(t, seat, action):
    before = t.match.state
    with pytest.raises(Refused) as refusal:
        t.match.play(seat, action)
    assert t.match.state == before
    return refusal.value.clause


@pytest.mark.rule("GO-11")
@pytest.mark.rule("GO-12")
@pytest.mark.parametrize("seats", [2, 3])
def test_all_set_up_at_the_same_time_and_may_begin_with_anything(seats):
    t = opening(seats)
    assert t.active == set(t.seats)
    for seat in t.seats:
        fields = ["ABC"[seat] + place for place in START]
        assert t.legal(seat) == {f"{kind} {what}" for kind, what in product(KINDS, SHIELDS + WEAPONS + fields)}


@pytest.mark.rule("GO-11")
def test_a_type_gets_one_shield():
    t = opening().do("fighter deflector", seat=0)
    assert not t.targets("fighter", seat=0) & set(SHIELDS)
    assert t.targets("cruiser", seat=0) & set(SHIELDS) == set(SHIELDS) - {"deflector"}
    assert refused(t, 0, "fighter null-field") == "GO-11"
    assert refused(t, 0, "cruiser deflector") == "GO-11"


@pytest.mark.rule("GO-11")
def test_a_type_gets_two_weapons():
    t = opening().do("scout cryo-flash", seat=1)
    assert t.targets("scout", seat=1) & set(WEAPONS) == set(WEAPONS) - {"cryo-flash"}
    t.do("scout plasma-bomb", seat=1)
    assert not t.targets("scout", seat=1) & set(WEAPONS)
    assert t.targets("destroyer", seat=1) & set(WEAPONS) == set(WEAPONS) - {"cryo-flash", "plasma-bomb"}
    assert refused(t, 1, "scout photon-lance") == "GO-11"
    assert refused(t, 1, "cruiser cryo-flash") == "GO-11"


@pytest.mark.rule("GO-11")
def test_all_weapons_are_used_and_two_shields_stay_out():
    t = opening()
    set_up(t, 0)
    assert t.loadout(0) == STANDARD
    weapons = [word for cards in STANDARD.values() for word in cards.split()[1:]]
    assert sorted(weapons) == sorted(WEAPONS)
    assert len(set(SHIELDS) - {cards.split()[0] for cards in STANDARD.values()}) == 2


@pytest.mark.rule("GO-11")
def test_a_loadout_stands_for_the_whole_game():
    t = started()
    assert not any(word in action for action in t.legal() for word in SHIELDS + WEAPONS)


@pytest.mark.rule("GO-12")
@pytest.mark.parametrize("seat", range(3))
def test_ships_begin_around_the_own_station(seat):
    t = opening(3)
    fields = {"ABC"[seat] + place for place in ("33", "34", "35", "43", "45", "53", "54", "55")}
    for kind in KINDS:
        assert t.targets(kind, seat=seat) - set(SHIELDS + WEAPONS) == fields
    for field in ("44", "32", "66", "12"):
        assert refused(t, seat, f"scout {'ABC'[seat]}{field}") == "GO-12"
    assert refused(t, seat, f"scout {'ABC'[seat - 1]}33") == "GO-12"


@pytest.mark.rule("GO-12")
def test_a_start_field_holds_one_ship():
    t = opening().do("scout A33", seat=0)
    assert not any(action.endswith("A33") for action in t.legal(0))
    assert refused(t, 0, "cruiser A33") == "GO-12"


@pytest.mark.rule("GO-12")
@pytest.mark.parametrize("kind", KINDS)
def test_so_many_of_a_type_are_placed_and_no_more(kind):
    t = opening()
    for place in START[: BEGIN[kind]]:
        t.do(f"{kind} A{place}", seat=0)
    assert not t.targets(kind, seat=0) & {"A" + place for place in START}
    assert t.reserve(0)[kind] == COUNT[kind] - BEGIN[kind]
    assert refused(t, 0, f"{kind} A55") == "GO-12"


@pytest.mark.rule("GO-12")
@pytest.mark.parametrize("empty", START)
def test_any_start_field_may_stay_empty_and_eight_ships_are_reserve(empty):
    t = opening()
    set_up(t, 0, empty=empty)
    set_up(t, 1)
    own = {field for field, ship in t.ships.items() if ship[0] == 0}
    assert own == {"A" + place for place in START} - {"A" + empty}
    assert t.reserve(0) == {"destroyer": 2, "fighter": 2, "cruiser": 2, "scout": 2}
    assert t.docked == [None, None]


@pytest.mark.rule("GO-11")
@pytest.mark.rule("GO-12")
@pytest.mark.parametrize("missing", ["fighter prism-shield", "scout laser-battery", "destroyer A33", "scout A54"])
def test_nobody_is_ready_with_something_missing(missing):
    t = opening()
    for kind, cards in STANDARD.items():
        t.do(*(f"{kind} {card}" for card in cards.split() if f"{kind} {card}" != missing), seat=0)
    fleet = [kind for kind in KINDS for _ in range(BEGIN[kind])]
    for kind, place in zip(fleet, START, strict=False):
        if f"{kind} A{place}" != missing:
            t.do(f"{kind} A{place}", seat=0)
    assert "ready" not in t.legal(0)
    assert refused(t, 0, "ready") is not None
    t.do(missing, seat=0)
    assert t.legal(0) == {"ready"}


@pytest.mark.rule("GO-13")
def test_any_choice_may_be_taken_back_until_ready():
    t = opening()
    t.do("scout deflector", "scout A33", "cruiser plasma-bomb", seat=0)
    t.do("scout deflector", seat=1)
    t.match.undo(0, "scout A33")
    assert "destroyer A33" in t.legal(0)
    assert "cruiser deflector" not in t.legal(0)
    t.match.undo(0, "scout deflector")
    assert {"cruiser deflector", "scout null-field"} <= t.legal(0)
    assert "cruiser deflector" in t.legal(0)
    assert "cruiser deflector" not in t.legal(1)  # the other's choice stands


@pytest.mark.rule("GO-13")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("last", [0, 1])
def test_the_game_begins_when_everybody_has_finished(seats, last):
    t = opening(seats)
    for seat in t.seats:
        if seat != last:
            set_up(t, seat)
            assert seat not in t.active
            assert not t.legal(seat)
            assert t.phase == "setup"
    assert t.active == {last}
    set_up(t, last)
    assert t.phase == "turn"
    assert len(t.active) == 1


@pytest.mark.rule("GO-14")
@pytest.mark.parametrize("seats", [2, 3])
def test_anyone_may_begin(seats):
    expect_even((started(seats, number).turn for number in range(150)), range(seats))


@pytest.mark.rule("GO-14")
def test_two_players_sit_in_sectors_a_and_b():
    t = started(2)
    assert {(field[0], ship[0]) for field, ship in t.ships.items()} == {("A", 0), ("B", 1)}
    assert {"A44", "B44"} == {player.station for player in t.view.players}


@pytest.mark.rule("GO-14")
@pytest.mark.parametrize("seats", [2, 3])
def test_turns_go_round_by_rising_sector_number(seats):
    """Each moves a meteor of the own sector to and fro."""
    t = started(seats)
    first = t.turn
    for number in range(2 * seats):
        seat, sector = t.turn, "ABC"[t.turn]
        assert seat == (first + number) % seats
        assert t.view.starter == first
        t.do(f"{sector}12 {sector}11", f"{sector}11 {sector}12")
    assert t.view.turns == 2 * seats


@pytest.mark.rule("GO-14")
@pytest.mark.rule("GO-15")
def test_the_first_turn_has_two_actions_of_every_kind():
    t = started()
    sector = "AB"[t.turn]
    assert t.view.actions == 2
    assert t.view.turns == 0
    assert {f"{kind} {sector}44" for kind in KINDS} <= t.legal()  # deploy
    assert f"{sector}12 {sector}11" in t.legal()  # a meteor
    assert any(f"{sector}{place} {sector}55" in t.legal() for place in START)  # a move
