"""A cruiser that attacked and won may fly on."""

import pytest

from .positions import table

# With the usual loadout a cruiser beats destroyers 21 to 18 and scouts 20 to 14, ties with cruisers, loses to fighters.
REST = "destroyer A66"
OTHERS = "destroyer B66"


@pytest.mark.rule("GO-30")
def test_with_the_steps_left():
    """Two of four steps are used: fields up to two away, and no farther."""
    t = table(f"cruiser C61 {REST}", f"scout C63 {OTHERS}", free="C62 C64 C65 C54").do("C61 C63 hyper-0")
    assert t.phase == "fly"
    assert t.left == (2, 2)
    assert t.legal() == {"stay", "C62", "C61", "C64", "C65", "C54"}
    t = table(f"cruiser C61 {REST}", f"scout C64 {OTHERS}", free="C62 C63 C65 C66").do("C61 C64 hyper-0")
    assert t.left == (1, 2)
    assert t.legal() == {"stay", "C63", "C65"}


@pytest.mark.rule("GO-30")
def test_it_is_part_of_the_same_action():
    t = table(f"cruiser C61 {REST}", f"scout C63 {OTHERS}", free="C62 C64 A65").do("C61 C63 hyper-0", "C64")
    assert (t.turn, t.view.actions, t.phase) == (0, 1, "turn")
    assert t.ships["C64"] == (0, "cruiser")
    assert "C63" not in t.ships


@pytest.mark.rule("GO-30")
def test_it_may_stay():
    t = table(f"cruiser C61 {REST}", f"scout C63 {OTHERS}", free="C62 C64 A65").do("C61 C63 hyper-0", "stay")
    assert (t.turn, t.view.actions, t.phase) == (0, 1, "turn")
    assert t.ships["C63"] == (0, "cruiser")


@pytest.mark.rule("GO-30")
def test_it_may_end_on_the_field_it_came_from():
    t = table(f"cruiser C61 {REST}", f"scout C62 {OTHERS}", free="").do("C61 C62 hyper-0", "C61")
    assert t.ships["C61"] == (0, "cruiser")


@pytest.mark.rule("GO-30")
def test_nobody_else_may_act_before_it_has():
    t = table(f"cruiser C61 scout C11 {REST}", f"scout C63 {OTHERS}", meteors="A11", reserve=[{"scout": 1}])
    t.do("C61 C63 hyper-0")
    assert t.active == {0}
    assert all(len(action.split()) == 1 for action in t.legal())


@pytest.mark.rule("GO-30")
def test_on_the_last_action_too():
    t = table(f"cruiser C61 {REST}", f"scout C63 {OTHERS}", actions=1).do("C61 C63 hyper-0")
    assert (t.turn, t.phase) == (0, "fly")
    t.do("C64")
    assert (t.turn, t.view.actions, t.phase) == (1, 2, "turn")


@pytest.mark.rule("GO-30")
def test_it_never_fights_again():
    t = table(f"cruiser C61 {REST}", f"scout C63 C64 {OTHERS}", free="C62").do("C61 C63 hyper-0")
    assert t.legal() == {"stay", "C62", "C61"}


@pytest.mark.rule("GO-30")
@pytest.mark.rule("GO-24")
def test_it_takes_no_station_and_passes_none():
    t = table(f"cruiser B22 {REST}", f"scout B33 {OTHERS}", free="B55").do("B22 B33 hyper-0")
    assert t.legal() == {"stay", "B22"}


@pytest.mark.rule("GO-30")
def test_the_same_target_with_other_numbers_of_hyperflights_leaves_another_rest():
    """From C61 to C63: two steps along the edge; or to the mirror, a step, to the mirror of C62, and a step."""
    t = table(f"cruiser C61 {REST}", f"scout C63 {OTHERS}", free="C62 A16 A26")
    assert t.targets("C61") == {"C62", "A16", "A26", "C63 hyper-0", "C63 hyper-2"}
    direct = t.copy().do("C61 C63 hyper-0")
    assert direct.left == (2, 2)
    around = t.copy().do("C61 C63 hyper-2")
    assert around.view.flying is None  # four steps: none left


@pytest.mark.rule("GO-30")
def test_steps_used_are_the_fewest_for_that_number_of_hyperflights():
    """With one hyperflight A62 is one step and A63 the second, whatever detours there are."""
    t = table(f"cruiser C26 {REST}", f"scout A63 {OTHERS}").do("C26 A63 hyper-1")
    assert t.left == (2, 1)
    t = table(f"cruiser C26 {REST}", f"scout C36 {OTHERS}").do("C26 C36 hyper-2")
    assert t.left == (1, 0)


@pytest.mark.rule("GO-19")
@pytest.mark.rule("GO-30")
@pytest.mark.parametrize(("count", "onwards"), [(0, True), (1, True), (2, False)])
def test_with_the_hyperflights_left(count, onwards):
    """Where it has won, a mirror can be reached if a hyperflight is left."""
    target = "A63" if count == 1 else "C36"
    mirror = "B36" if count == 1 else "A63"
    t = table(f"cruiser C26 {REST}", f"scout {target} {OTHERS}", free=f"A62 {mirror}").do(f"C26 {target} hyper-{count}")
    assert (mirror in t.legal()) == onwards


@pytest.mark.rule("GO-30")
def test_no_more_than_two_hyperflights_before_and_after_together():
    """From A63 to its mirror B36, and from there to C63: not if one was used before."""
    t = table(f"cruiser A62 {REST}", f"scout A63 {OTHERS}", free="B36 C63").do("A62 A63 hyper-0")
    assert {"B36", "C63"} <= t.legal()
    t = table(f"cruiser C26 {REST}", f"scout A63 {OTHERS}", free="A62 B36 C63").do("C26 A63 hyper-1")
    assert "B36" in t.legal()
    assert "C63" not in t.legal()


@pytest.mark.rule("GO-21")
@pytest.mark.rule("GO-30")
def test_gravity_hinders_when_flying_on_too():
    t = table(f"cruiser C26 {REST}", f"scout C36 {OTHERS} C46", free="A63").do("C26 C36 hyper-0")
    assert t.legal() == {"stay", "C26"}


@pytest.mark.rule("GO-30")
def test_after_a_tie_there_is_no_flying_on():
    t = table(f"cruiser C61 {REST}", f"cruiser C63 {OTHERS}").do("C61 C63 hyper-0")
    assert t.totals == (14, 14)
    assert (t.phase, t.turn, t.view.actions) == ("turn", 0, 1)


@pytest.mark.rule("GO-30")
def test_after_a_defeat_neither():
    t = table(f"cruiser C61 {REST}", f"fighter C63 {OTHERS}").do("C61 C63 hyper-0")
    assert t.totals == (18, 23)
    assert (t.phase, t.turn, t.view.actions) == ("turn", 0, 1)
    assert t.ships["C63"] == (1, "fighter")


@pytest.mark.rule("GO-30")
def test_nor_as_the_one_attacked():
    t = table(f"destroyer C61 {REST}", f"cruiser C62 {OTHERS}").do("C61 C62")
    assert t.totals == (18, 21)
    assert (t.phase, t.turn) == ("turn", 0)


@pytest.mark.rule("GO-30")
@pytest.mark.rule("GO-35")
@pytest.mark.parametrize("why", ["points", "destroyers"])
def test_when_the_game_has_ended_there_is_no_flying_on(why):
    points = [29, 0] if why == "points" else [0, 0]
    others = f"destroyer C63 {'B66' if why == 'points' else ''}"
    t = table(f"cruiser C61 {REST}", others, points=points).do("C61 C63 hyper-0")
    assert t.over
    assert t.ending == (why, 0)
    assert t.view.flying is None


@pytest.mark.rule("GO-30")
def test_without_a_step_left_the_game_goes_on():
    t = table(f"cruiser C61 {REST}", f"scout C65 {OTHERS}", free="C62 C63 C64 C66 A65").do("C61 C65 hyper-0")
    assert (t.turn, t.view.actions) == (0, 1)
    assert t.view.flying is None


@pytest.mark.rule("GO-30")
@pytest.mark.parametrize("kind", ["destroyer", "fighter", "scout"])
def test_only_cruisers_fly_on(kind):
    target = {"destroyer": "fighter", "fighter": "cruiser", "scout": "fighter"}[kind]
    t = table(f"{kind} C61 {REST}", f"{target} C62 {OTHERS}", meteors="C51").do("C61 C62")
    attack, defence = t.totals
    assert attack > defence
    assert t.phase == "turn"


@pytest.mark.rule("GO-30")
def test_the_result_is_known_before_flying_on():
    """The loadouts are shown while the cruiser still decides."""
    t = table(f"cruiser C61 {REST}", f"scout C63 {OTHERS}").do("C61 C63 hyper-0")
    assert t.phase == "fly"
    assert t.view.last.winner == 0
    assert t.match.view(0).players[1].cards[3].shield == "wave-absorber"
    assert not t.match.can_undo(0)
