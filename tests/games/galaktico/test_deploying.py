"""Ships from the reserve, the station they begin on, and how they leave it."""

import pytest

from .positions import KINDS, table

RESERVE = [{"destroyer": 2, "fighter": 1, "scout": 3}, {"scout": 1}]


@pytest.mark.rule("GO-23")
def test_any_type_in_reserve_may_be_deployed_on_the_own_station():
    t = table("scout A11", "scout B11", reserve=RESERVE)
    assert {action for action in t.legal() if action.endswith("A44")} == {"destroyer A44", "fighter A44", "scout A44"}
    t.do("fighter A44")
    assert t.docked == ["fighter", None]
    assert t.reserve(0) == {"destroyer": 2, "fighter": 0, "cruiser": 0, "scout": 3}
    assert "A44" not in t.ships  # not active


@pytest.mark.rule("GO-23")
@pytest.mark.parametrize("turn", range(3))
def test_everybody_deploys_on_the_own_station(turn):
    t = table("scout A11", "scout B11", "scout C11", reserve=[{"cruiser": 1}] * 3, turn=turn)
    assert {action for action in t.legal() if action.startswith("cruiser")} == {f"cruiser {'ABC'[turn]}44"}


@pytest.mark.rule("GO-23")
def test_the_station_must_be_free():
    t = table("scout A11 cruiser on station", "scout B11", reserve=RESERVE)
    assert not any(action.split()[0] in KINDS for action in t.legal())
    t = table("scout A11", "scout B11 cruiser on station", reserve=RESERVE)  # that of the other is no matter
    assert "scout A44" in t.legal()


@pytest.mark.rule("GO-23")
def test_the_next_one_is_deployed_when_the_first_has_left():
    t = table("scout A11 cruiser on station", "scout B11", reserve=RESERVE).do("A44 A33", "scout A44")
    assert t.turn == 1
    assert t.docked == ["scout", None]


@pytest.mark.rule("GO-23")
def test_nothing_is_deployed_without_reserve():
    t = table("scout A11", "scout B11", reserve=[{}, {"scout": 1}])
    assert not any(action.split()[0] in KINDS for action in t.legal())


@pytest.mark.rule("GO-16")
@pytest.mark.rule("GO-23")
@pytest.mark.parametrize("kind", KINDS)
def test_a_deployed_ship_may_move_in_the_same_turn(kind):
    t = table("scout A11", "scout B11", reserve=[{kind: 1}]).do(f"{kind} A44")
    assert t.turn == 0
    assert {"A33", "A55", "A22"} <= t.targets("A44")
    t.do("A44 A33")
    assert t.ships["A33"] == (0, kind)
    assert t.docked == [None, None]


@pytest.mark.rule("GO-23")
@pytest.mark.parametrize("kind", KINDS)
def test_or_in_a_later_one(kind):
    t = table(f"{kind} on station", "scout B11")
    assert {"A33", "A55", "A22"} <= t.targets("A44")


@pytest.mark.rule("GO-23")
@pytest.mark.parametrize(("kind", "target"), [("destroyer", "A33"), ("fighter", "A33"), ("scout", "A33")])
def test_a_ship_may_attack_directly_off_the_station(kind, target):
    t = table(f"{kind} on station scout A11", f"cruiser {target} scout B11")
    t.do(f"A44 {target}")
    assert (t.view.last.field, t.view.last.attacker.kind) == (target, kind)
    assert t.docked == [None, None]


@pytest.mark.rule("GO-23")
@pytest.mark.rule("GO-30")
def test_a_cruiser_may_attack_off_the_station_and_fly_on():
    t = table("cruiser on station scout A11", "scout A33 B11").do("A44 A33 hyper-0")
    assert t.totals == (20, 14)
    assert t.left == (3, 2)
    assert "A44" not in t.legal()  # nobody goes back onto a station


@pytest.mark.rule("GO-23")
@pytest.mark.parametrize("kind", ["fighter", "cruiser"])
def test_a_ship_may_hyperfly_directly_off_the_station(kind):
    """With two players, to the ordinary field in the third sector."""
    assert table(f"{kind} on station", "scout B11", free="C44").targets("A44") == {"C44"}


@pytest.mark.rule("GO-21")
@pytest.mark.rule("GO-23")
def test_foreign_gravity_on_the_station_prevents_that():
    assert table("cruiser on station", "scout A33 B11", free="C44").targets("A44") == {"C44", "A33 hyper-0"}
    assert table("cruiser on station", "destroyer A33", free="C44").targets("A44") == {"A33 hyper-0"}


@pytest.mark.rule("GO-24")
def test_a_ship_that_has_left_does_not_come_back():
    """Not in its own move either: shut in on the station, with its mirror as the only way out and back."""
    t = table("cruiser on station", "scout A33 B11", free="C44")
    assert "A33 hyper-2" not in t.targets("A44")
    assert "A44" not in table("scout A33", "scout B11").targets("A33")


@pytest.mark.rule("GO-22")
@pytest.mark.rule("GO-23")
@pytest.mark.rule("GO-25")
def test_a_destroyer_on_its_station_is_not_active():
    """No gravity of its own: a cruiser mirrors to A22, and a meteor beside the station is moved by right of its sector
    alone; in a foreign sector there is nothing to move."""
    t = table("destroyer on station scout A11", "cruiser B22", meteors="B11 C11", turn=1)
    assert "A22" in t.targets("B22")
    t = table("destroyer on station scout A12", "cruiser B22", meteors="B11 C11")
    assert not t.targets("B11")
    assert not t.targets("C11")


@pytest.mark.rule("GO-24")
@pytest.mark.parametrize("attacker", ["fighter", "cruiser", "scout"])
@pytest.mark.parametrize("docked", KINDS)
def test_a_ship_on_its_station_cannot_be_attacked(attacker, docked):
    t = table(f"{attacker} B33", f"{docked} on station scout B66")
    assert not any(target.startswith("B44") for target in t.targets("B33"))


@pytest.mark.rule("GO-24")
@pytest.mark.rule("GO-34")
def test_but_together_with_the_station():
    t = table("destroyer B33", "cruiser on station scout B66")
    t.do("B33 B44")
    assert t.view.last is None  # no fight
    assert t.over


@pytest.mark.rule("GO-23")
def test_beaten_ships_never_return():
    """The last fighter is beaten by a destroyer, 23 to 18: no fighter can be deployed after that."""
    t = table("destroyer A11", "fighter A12 destroyer B66", reserve=[{}, {"scout": 1}], actions=1).do("A11 A12")
    assert t.totals == (23, 18)
    assert t.turn == 1
    assert t.reserve(1) == {"destroyer": 0, "fighter": 0, "cruiser": 0, "scout": 1}
    assert {action for action in t.legal() if action.endswith(" B44")} == {"scout B44"}
