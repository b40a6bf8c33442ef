"""What everybody may know and what only one seat does: two tables that differ in secrets alone look the same."""

from random import Random

import numpy as np
import pytest

from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.kernel import HEADER
from raumhafen.games.schlachten.model import LOOK

from .counting import Count
from .positions import ROWS, WORLDS, opening, show, table

EVERYBODY = [0, 1, 2, SPECTATOR]
SIX_WON = ["yellow-2 yellow-3", "yellow-4 red-2", "red-3 red-4"]


def alike(one, other, seat):
    return np.array_equal(one.seen_by(seat).state, other.seen_by(seat).state)


def mid_round():
    """A round under way: figures and planets won, a look taken, one committed, one played."""
    t = table(
        ["red-6c red-2 blue-3", "green-5", "violet-2 +1"],
        leader=1,
        figures={"red": 0, "blue": 2, "orange": 2},
        won=["yellow-2", "yellow-3 red-4", ""],
        discard="orange-2 orange-3 +2",
    )
    show(t, 17, "green-4", 0, 2)
    show(t, 15, "violet-3", 2)
    return t.look(16).turn_up(13).commit("orange").commit("red").play("green-5")


def exchange(t, seat, other=None, *, place=0):
    """The same table with a card of that hand exchanged for one of the pile or of another hand."""
    changed = t.copy()
    mine, theirs = changed.s.hands[seat], changed.s.pile if other is None else changed.s.hands[other]
    mine[place], theirs[0] = int(theirs[0]), int(mine[place])
    mine[: t.s.hand_size[seat]].sort()
    if other is not None:
        theirs[: t.s.hand_size[other]].sort()
    assert changed.all_cards == list(range(99))
    assert changed.cards(seat) != t.cards(seat)
    return changed


@pytest.mark.rule("GS-15")
@pytest.mark.parametrize("holder", range(3))
def test_a_hand_is_known_to_its_holder_alone(holder):
    t = mid_round()
    changed = exchange(t, holder)
    for seat in EVERYBODY:
        assert alike(t, changed, seat) == (seat != holder)
    assert t.seen_by(holder).hand(holder) == t.hand(holder)


@pytest.mark.rule("GS-15")
def test_who_of_two_others_holds_a_card_is_secret():
    t = mid_round()
    changed = exchange(t, 1, 2)
    assert alike(t, changed, 0)
    assert alike(t, changed, SPECTATOR)
    assert not alike(t, changed, 1)


@pytest.mark.rule("GS-15")
def test_the_order_of_the_pile_tells_nothing():
    t = mid_round()
    changed = t.copy()
    changed.s.pile[: t.s.pile_size] = t.s.pile[: t.s.pile_size][::-1]
    assert all(alike(t, changed, seat) for seat in EVERYBODY)


@pytest.mark.rule("GS-15")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_no_hidden_card_or_face_is_left_in_a_view(seat):
    view = mid_round().seen_by(seat)
    for other in range(3):
        if other != seat:
            assert (view.s.hands[other] < 0).all()
    assert (view.s.pile < 0).all()


@pytest.mark.rule("GS-15")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_happens_next_cannot_be_foretold(seat):
    t = mid_round()
    changed = t.copy()
    names = [field[0] for field in HEADER]
    for name in names[: names.index("reveals")]:
        changed.s[name] += 1
    assert not np.array_equal(t.state, changed.state)
    assert alike(t, changed, seat)


@pytest.mark.rule("GS-15")
@pytest.mark.parametrize(
    ("place", "planet", "knowing"), [(17, "green-4", {0, 2}), (15, "violet-3", {2})], ids=["two know", "one knows"]
)
def test_a_face_is_known_to_those_who_looked(place, planet, knowing):
    t = mid_round()
    changed = t.copy()
    show(changed, place, next(name for name in WORLDS[:18] if WORLDS.index(name) not in t.s.face))
    for seat in EVERYBODY:
        assert t.seen_by(seat).face(place) == (planet if seat in knowing else None)
        assert alike(t, changed, seat) == (seat not in knowing)


@pytest.mark.rule("GS-15")
def test_a_face_looked_at_in_this_round_is_the_leaders_secret():
    t = table(["", "", ""], leader=1).look(16)
    assert t.seen_by(1).face(16) == t.face(16)
    assert t.face(16) is not None
    for seat in (0, 2, SPECTATOR):
        assert t.seen_by(seat).face(16) is None


@pytest.mark.rule("GS-4")
@pytest.mark.rule("GS-15")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_who_looked_where(seat):
    t = table(["", "", ""], leader=1)
    show(t, 3, "red-2", 2)
    view = t.look(16).seen_by(seat)
    assert view.s.looked == 16
    assert view.s.seen_by.tolist() == [0b010 if place == 16 else 0b100 if place == 3 else 0 for place in range(18)]


@pytest.mark.rule("GS-15")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_lies_open_is_public(seat):
    t = mid_round()
    view = t.seen_by(seat)
    assert view.s.hand_size[:3].tolist() == [6, 5, 6]
    assert view.discard == t.discard
    assert len(view.discard) == 3
    assert [view.winnings(other) for other in range(3)] == [{"yellow-2"}, {"yellow-3", "red-4"}, set()]
    assert [view.face(place) for place in (0, 6, 12)] == ["yellow-2", "yellow-3", "red-4"]
    assert [view.figures(other) for other in range(3)] == [{"red"}, set(), {"blue", "orange"}]
    assert [view.committed(other) for other in range(3)] == [{"red"}, set(), {"orange"}]
    assert view.prize == view.face(13) == t.prize
    assert view.s.played.tolist() == t.s.played.tolist()
    assert view.s.pile_size == t.s.pile_size
    assert (view.s.leader, view.turn) == (1, 2)
    assert view.scores == t.scores == [2, 7, 0]


@pytest.mark.rule("GS-15")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_round_before_is_public(seat):
    t = mid_round().play("violet-2 +1", "red-6c")
    view = t.seen_by(seat)
    assert view.last_main == t.last_main
    assert view.last_clones == t.last_clones == [6, 0, 0]
    assert len(view.discard) == 3 + 4


@pytest.mark.rule("GS-15")
def test_a_card_drawn_after_the_round_is_secret():
    t = table(["red-6", "red-2", "blue-2"], "green-2").play("red-6", "red-2", "blue-2")
    for seat in range(3):
        changed = exchange(t, seat)
        assert all(alike(t, changed, other) == (other != seat) for other in EVERYBODY)


@pytest.mark.rule("GS-15")
def test_cards_left_in_the_end_stay_secret():
    t = table(["red-6", "red-2", "blue-2"], "green-capital", won=SIX_WON, at=ROWS[0]).play("red-6", "red-2", "blue-2")
    assert t.turn is None
    changed = exchange(t, 1)
    assert [alike(t, changed, seat) for seat in EVERYBODY] == [True, False, True, True]


@pytest.mark.rule("GS-15")
@pytest.mark.parametrize("seats", range(2, 7))
def test_secrets_stay_secret_all_match_long(seats):
    """A card drawn since the pile was last made might as well be any card of the pile."""
    chance, compared = Random(seats), 0
    for number in range(3):
        t = opening(seats, number)
        count = Count(t)
        for _ in t.turns():
            count.do(chance.choice(t.legal))
            holder = chance.randrange(seats)
            drawn = count.drawn(holder)
            if t.s.phase == LOOK and drawn and t.pile:
                changed = exchange(t, holder, place=chance.choice(drawn))
                for seat in [*range(seats), SPECTATOR]:
                    assert alike(t, changed, seat) == (seat != holder)
                    compared += 1
    assert compared >= 20 * seats
