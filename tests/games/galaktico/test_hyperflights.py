"""Mirror flights, gravity, and the printed flights."""

import pytest

from .positions import KINDS, START, table

FAR_AWAY = "scout B11"


@pytest.mark.rule("GO-19")
@pytest.mark.parametrize(
    ("kind", "may"), [("destroyer", False), ("fighter", True), ("cruiser", True), ("scout", False)]
)
def test_fighters_and_cruisers_mirror_and_others_do_not(kind, may):
    """From the tip of C to both others."""
    t = table(f"{kind} C66", FAR_AWAY)
    assert ({"A66", "B66"} <= t.targets("C66")) == may
    assert ("A66" in t.targets("C66")) == ("B66" in t.targets("C66")) == may


@pytest.mark.rule("GO-19")
@pytest.mark.parametrize("kind", ["fighter", "cruiser"])
def test_fighters_mirror_once_and_cruisers_twice(kind):
    """Mirror, step, mirror: three steps; and a cruiser may not mirror a third time, with a step left."""
    t = table(f"{kind} C26", FAR_AWAY, free="A62 A63 B36")
    assert t.targets("C26") == {"A62", "A63"} | ({"B36"} if kind == "cruiser" else set())
    t = table(f"{kind} C26", FAR_AWAY, free="A62 B26 C62 A26")  # C26 A62 B26, and further by a third only
    assert t.targets("C26") == {"A62"} | ({"B26"} if kind == "cruiser" else set())


@pytest.mark.rule("GO-19")
@pytest.mark.parametrize("kind", ["fighter", "cruiser"])
def test_a_hyperflight_counts_as_one_step(kind):
    """Two steps, a mirror flight, a step: three steps for a fighter, four for a cruiser."""
    t = table(f"{kind} C26", FAR_AWAY, free="C25 C24 A42 A32")
    assert t.targets("C26") >= {"C25", "C24", "A42"}
    assert ("A32" in t.targets("C26")) == (kind == "cruiser")


@pytest.mark.rule("GO-19")
@pytest.mark.parametrize("kind", ["fighter", "cruiser"])
@pytest.mark.parametrize(
    ("lane", "end"),
    [("A62 A63", "A63"), ("C25 A52 A53", "A53"), ("C25 C24 A42", "A42")],
    ids=["the first step", "one in the middle", "the last"],
)
def test_any_of_the_steps_may_be_a_hyperflight(kind, lane, end):
    assert end in table(f"{kind} C26", FAR_AWAY, free=lane).targets("C26")


@pytest.mark.rule("GO-19")
@pytest.mark.parametrize("kind", ["fighter", "cruiser"])
def test_a_mirror_field_must_be_empty(kind):
    assert table(f"{kind} C26", FAR_AWAY, free="A62 B62").targets("C26") == {"A62", "B62"}
    assert table(f"{kind} C26", FAR_AWAY, free="B62").targets("C26") == {"B62"}  # a meteor
    assert table(f"{kind} C26 scout A62", FAR_AWAY, free="B62").targets("C26") == {"B62"}  # an own ship


@pytest.mark.rule("GO-19")
@pytest.mark.parametrize("kind", ["fighter", "cruiser"])
def test_a_mirror_field_with_a_station_is_not_empty(kind):
    """The stations mirror each other; with two players C44 is an ordinary field."""
    t = table(f"{kind} on station", FAR_AWAY, free="C44")
    assert t.targets("A44") == {"C44"}
    t = table(f"{kind} on station", FAR_AWAY, "scout C11", free="")
    assert t.targets("A44") == set()
    assert table(f"{kind} C44", FAR_AWAY, free="").targets("C44") == set()


@pytest.mark.rule("GO-20")
def test_a_fighter_may_end_by_a_hyperflight_onto_an_enemy_ship():
    t = table("fighter C26", "scout A62", free="")
    assert t.targets("C26") == {"A62"}
    assert t.do("C26 A62").view.last.field == "A62"
    assert table("fighter C26", "scout A52", free="C25").targets("C26") == {"C25", "A52"}


@pytest.mark.rule("GO-20")
def test_a_cruiser_may_not():
    assert table("cruiser C26", "scout A62", free="").targets("C26") == set()


@pytest.mark.rule("GO-20")
@pytest.mark.parametrize("kind", ["fighter", "cruiser"])
def test_both_may_hyperfly_and_then_attack_by_a_normal_step(kind):
    t = table(f"{kind} C26", "scout A63", free="A62")
    assert t.targets("C26") == {"A62", "A63 hyper-1" if kind == "cruiser" else "A63"}


@pytest.mark.rule("GO-20")
@pytest.mark.rule("GO-26")
def test_an_attack_ends_the_move():
    """Nobody gets past the ship that is attacked."""
    assert table("fighter C26", "scout A62", free="A63 A61").targets("C26") == {"A62"}


@pytest.mark.rule("GO-20")
@pytest.mark.rule("GO-21")
def test_a_fighter_cannot_attack_out_of_hyperspace_into_gravity():
    """A destroyer lies in its own gravity, and so does a ship beside it."""
    assert table("fighter C26", "destroyer A62", free="").targets("C26") == set()
    assert table("fighter C26", "scout A62 destroyer A52", free="").targets("C26") == set()
    assert table("fighter C26", "scout A62 cruiser A52", free="").targets("C26") == {"A62"}
    assert table("fighter C26", "scout A62", "destroyer A52", free="").targets("C26") == set()  # of a third player


@pytest.mark.rule("GO-20")
@pytest.mark.rule("GO-24")
def test_a_fighter_cannot_attack_a_ship_on_its_station():
    assert table("fighter C44", "scout on station", free="").targets("C44") == set()


@pytest.mark.rule("GO-21")
@pytest.mark.parametrize("kind", ["fighter", "cruiser"])
@pytest.mark.parametrize("beside", ["C36", "A61"], ids=["the start", "the end"])
def test_neither_start_nor_end_may_lie_in_foreign_gravity(kind, beside):
    assert "A62" in table(f"{kind} C26", f"cruiser {beside}", free="A62").targets("C26")
    assert "A62" not in table(f"{kind} C26", f"destroyer {beside}", free="A62").targets("C26")


@pytest.mark.rule("GO-21")
@pytest.mark.parametrize("kind", ["fighter", "cruiser"])
def test_own_gravity_never_hinders(kind):
    """Out of the field of an own destroyer, into that of another and of the own station."""
    assert "A62" in table(f"{kind} C26 destroyer C36 A61", FAR_AWAY, free="A62").targets("C26")
    assert "A33" in table(f"{kind} C33", FAR_AWAY, free="A33").targets("C33")


@pytest.mark.rule("GO-21")
def test_an_own_field_does_not_lift_a_foreign_one():
    assert "A62" not in table("cruiser C26 destroyer C16", "destroyer C36", free="A62").targets("C26")
    assert table("cruiser C33", "scout A22", free="A33").targets("C33") == {"A33", "A22 hyper-1"}
    assert table("cruiser C33", "destroyer A22", free="A33").targets("C33") == set()  # beside the own station


@pytest.mark.rule("GO-21")
@pytest.mark.parametrize("other", [1, 2])
def test_with_three_players_every_other_one_hinders(other):
    fleets = ["cruiser C26", FAR_AWAY, "scout C66"]
    assert "A62" in table(*fleets, free="A62").targets("C26")
    fleets[other] += " destroyer A61"
    assert "A62" not in table(*fleets, free="A62").targets("C26")


@pytest.mark.rule("GO-21")
@pytest.mark.rule("GO-22")
@pytest.mark.parametrize("place", START)
def test_a_station_holds_its_neighbours(place):
    """No way into the field of B's station, nor out of that of C's when a player sits there."""
    into, out = f"B{place[::-1]}", f"A{place[::-1]}"
    assert table(f"cruiser C{place}", FAR_AWAY, free=f"{into} {out}").targets(f"C{place}") == {out}
    assert table(f"cruiser C{place}", FAR_AWAY, "scout C11", free=f"{into} {out}").targets(f"C{place}") == set()


@pytest.mark.rule("GO-22")
def test_two_fields_away_there_is_no_gravity():
    assert "B22" in table("cruiser C22", FAR_AWAY + " C11", free="B22").targets("C22")
    assert "A62" in table("cruiser C26", "destroyer C46", free="A62").targets("C26")


@pytest.mark.rule("GO-22")
@pytest.mark.parametrize("kind", KINDS)
def test_only_destroyers_have_gravity(kind):
    t = table("cruiser C26", f"{kind} A61", free="A62")
    assert ("A62" in t.targets("C26")) == (kind != "destroyer")


@pytest.mark.rule("GO-3")
@pytest.mark.rule("GO-22")
@pytest.mark.parametrize(("destroyer", "held"), [("A31", True), ("A41", True), ("A51", True), ("A21", False)])
def test_gravity_reaches_over_sector_borders(destroyer, held):
    t = table("cruiser C14", f"destroyer {destroyer}", free="B41")
    assert ("B41" not in t.targets("C14")) == held


@pytest.mark.rule("GO-22")
@pytest.mark.rule("GO-23")
def test_gravity_is_that_of_the_station_and_of_active_destroyers():
    t = table("destroyer C66", "destroyer on station cruiser B11")
    own, other = (set(player.gravity) for player in t.view.players)
    assert own == {"A" + place for place in [*START, "44"]} | {"C66", "C65", "C56", "C55"}
    assert other == {"B" + place for place in [*START, "44"]}


@pytest.mark.rule("GO-22")
@pytest.mark.rule("GO-23")
def test_a_destroyer_that_leaves_its_station_has_gravity():
    t = table("cruiser C22", "destroyer on station", free="B22 B33")
    assert "B22" in t.targets("C22")
    t = table("cruiser C22 scout A66", "destroyer on station", free="B22 B33 A56", turn=1, actions=1).do("B44 B33")
    assert t.turn == 0
    assert "B22" not in t.targets("C22")


@pytest.mark.rule("GO-21")
def test_gravity_moves_with_its_destroyer():
    t = table("cruiser C26", "destroyer A61", free="A62 A51 A41")
    assert "A62" not in t.targets("C26")
    t = table("cruiser C26", "destroyer A61", free="A62 A51 A41", turn=1, actions=1).do("A61 A41")
    assert t.turn == 0
    assert "A62" in t.targets("C26")


@pytest.mark.rule("GO-21")
@pytest.mark.rule("GO-30")
def test_a_destroyer_just_beaten_hinders_no_longer():
    """The cruiser beats the destroyer 21 to 18 on C36 and mirrors away from there, with what it has left."""
    t = table("cruiser C26", "destroyer C36 B66", free="A63 A62")
    assert t.targets("C26") == {"C36 hyper-0"}
    t.do("C26 C36 hyper-0")
    assert t.totals == (21, 18)
    assert t.left == (3, 2)
    assert {"A63", "C26", "A62", "stay"} <= t.legal()


# Printed flights.


@pytest.mark.rule("GO-39")
def test_a_step_a_mirror_flight_two_steps():
    t = table("cruiser C26", FAR_AWAY, free="C25 A52 A43 A33")
    assert t.do("C26 A33").ships["A33"] == (0, "cruiser")


@pytest.mark.rule("GO-39")
def test_a_step_two_mirror_flights_over_different_axes_a_step():
    """C25 over the axis between C and A, A52 over that between A and B, and on to B36."""
    assert table("cruiser C26", FAR_AWAY, free="C25 A52 B25 B36").targets("C26") == {"C25", "A52", "B25", "B36"}


@pytest.mark.rule("GO-39")
def test_a_cruiser_attacks_a_destroyer_with_its_fourth_step_after_a_hyperflight_as_its_second():
    """The hyperflight ends on A52, outside the gravity of the destroyer on A64. Were it on A63, it would not be."""
    t = table("cruiser C26", "destroyer A64 B66", free="C25 A52 A53")
    assert t.targets("C26") == {"C25", "A52", "A53", "A64 hyper-1"}
    t.do("C26 A64 hyper-1")
    assert t.totals == (21, 18)
    assert t.view.flying is None  # no step is left
    assert table("cruiser C26", "destroyer A63 B66", free="C25 A52 A53").targets("C26") == {"C25"}
