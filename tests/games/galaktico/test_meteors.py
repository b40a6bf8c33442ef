"""Moving meteors: whose right it is, and where they may go."""

import pytest

from .plane import NEAR
from .positions import KINDS, table


@pytest.mark.rule("GO-25")
@pytest.mark.parametrize("meteor", ["A33", "A16", "A66", "A11", "A61", "A14"])
def test_a_meteor_is_shifted_by_one_field_in_any_direction(meteor):
    """Over sector borders too; but not onto the station."""
    t = table("scout B22", "scout B66", meteors=meteor)
    assert t.targets(meteor) == NEAR[meteor] - {"A44"}
    for target in t.targets(meteor):
        assert t.copy().do(f"{meteor} {target}").meteors == {target}


@pytest.mark.rule("GO-25")
@pytest.mark.parametrize("turn", range(3))
def test_everybody_moves_the_meteors_of_the_own_sector(turn):
    t = table("scout A66", "scout B66", "scout C66", meteors="A22 B22 C22", turn=turn)
    assert [bool(t.targets(meteor)) for meteor in ("A22", "B22", "C22")] == [seat == turn for seat in range(3)]


@pytest.mark.rule("GO-25")
def test_a_sector_without_a_player_is_nobodys_own():
    for turn in range(2):
        t = table("scout A66", "scout B66", meteors="A22 B22 C22", turn=turn)
        assert not t.targets("C22")


@pytest.mark.rule("GO-25")
@pytest.mark.parametrize("kind", KINDS)
def test_an_own_active_destroyer_gives_the_right_around_it_anywhere(kind):
    t = table(f"{kind} B22", "scout B66", meteors="B11 B12 B23 B33 B24 B42 C22")
    near = {"B11", "B12", "B23", "B33"}
    moved = {meteor for meteor in ("B11", "B12", "B23", "B33", "B24", "B42", "C22") if t.targets(meteor)}
    assert moved == (near if kind == "destroyer" else set())


@pytest.mark.rule("GO-25")
def test_over_a_border_too():
    t = table("destroyer B14", "scout B66", meteors="C31 C41 C51 C61")
    assert [bool(t.targets(meteor)) for meteor in ("C31", "C41", "C51", "C61")] == [True, True, True, False]


@pytest.mark.rule("GO-25")
def test_a_foreign_destroyer_gives_no_right():
    t = table("scout A66", "destroyer C22", "scout C66", meteors="C23")
    assert not t.targets("C23")


@pytest.mark.rule("GO-25")
def test_the_target_may_lie_in_another_sector_or_outside_the_gravity_field():
    t = table("destroyer C12", "scout B66", meteors="A22 A11 C23")
    assert {"B11", "B21", "C11"} <= t.targets("A11")
    assert {"C34", "C33", "C24", "C14"} <= t.targets("C23")
    t.do("C23 C34")
    assert not t.targets("C34")  # out of reach now


@pytest.mark.rule("GO-25")
@pytest.mark.parametrize("kind", KINDS)
def test_the_stations_field_gives_no_right(kind):
    """A ship on the station is not active: not even a destroyer gives any right besides that of the own sector."""
    t = table(f"{kind} on station scout A66", "scout B66", meteors="B11 C11 B33")
    assert not any(t.targets(meteor) for meteor in ("B11", "C11", "B33"))


@pytest.mark.rule("GO-25")
@pytest.mark.parametrize("there", ["meteor", "own ship", "enemy ship", "station", "occupied station"])
def test_the_target_must_be_empty(there):
    own, other, meteors, target = "scout A66", "scout B66", "A33", "A34"
    if there == "meteor":
        meteors += " A34"
    elif there == "own ship":
        own += " A34"
    elif there == "enemy ship":
        other += " A34"
    else:
        target = "A44"
        own += " cruiser on station" if there == "occupied station" else ""
    assert target not in table(own, other, meteors=meteors).targets("A33")
    if target == "A34":
        assert target in table("scout A66", "scout B66", meteors="A33").targets("A33")


@pytest.mark.rule("GO-25")
def test_no_meteor_goes_onto_the_station_of_another():
    t = table("destroyer B22", "scout B66", meteors="B33")
    assert t.targets("B33") == NEAR["B33"] - {"B22", "B44"}


@pytest.mark.rule("GO-15")
@pytest.mark.rule("GO-25")
def test_the_same_meteor_may_be_shifted_twice_in_a_turn():
    t = table("scout A66", "scout B66", meteors="A22").do("A22 A33")
    assert t.turn == 0
    t.do("A33 A34")
    assert t.turn == 1
    assert t.meteors == {"A34"}


@pytest.mark.rule("GO-25")
def test_and_back_again():
    assert table("scout A66", "scout B66", meteors="A22").do("A22 A33", "A33 A22").meteors == {"A22"}


@pytest.mark.rule("GO-25")
def test_a_meteor_that_crosses_a_border_belongs_to_the_other_sector():
    t = table("scout A66", "scout B66", meteors="A13").do("A13 B31")
    assert not t.targets("B31")
    t.do("A66 A65")
    assert t.turn == 1
    assert "A13" in t.targets("B31")


@pytest.mark.rule("GO-16")
@pytest.mark.rule("GO-25")
def test_a_destroyer_that_has_moved_gives_the_right_where_it_stands_now():
    t = table("destroyer C22", "scout B66", meteors="C12 C45").do("C22 C34")
    assert not t.targets("C12")
    assert t.targets("C45")
