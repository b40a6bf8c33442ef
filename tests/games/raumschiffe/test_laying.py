"""Both lay in secret and at the same time, in any order, and take back what they like until ships are shown."""

from itertools import permutations

import pytest

from raumhafen.engine.errors import Refused
from raumhafen.engine.match import Match
from raumhafen.games.raumschiffe.model import LAY

from .positions import GAME, IDLE, SPOTS, dealt, names, opening, ship, shown

RING = {"projectile": "pa", "armour": "ar", "resources": "rs", "shield": "se", "energy": "pe"}
NO_QUESTIONS = ship("pars", **RING)  # every system has its symbol, and the regulator leaves nothing to decide


def sit(starter="first"):
    return Match(GAME, key="7" * 32, options={"starter": starter})


def held(match, seat):
    return [card.token for card in match.view(seat).ships[seat].hand]


def lay_all(match, seat):
    for spot, card in zip(SPOTS, held(match, seat), strict=False):
        match.play(seat, f"{spot} {card}")


@pytest.mark.rule("RS-4")
@pytest.mark.rule("RS-5")
def test_any_card_may_be_laid_on_any_spot():
    t = opening()
    for seat in range(2):
        assert t.legal(seat) == {f"{spot} {card}" for spot in SPOTS for card in t.hand(seat)}


@pytest.mark.rule("RS-4")
def test_a_card_laid_leaves_the_hand_and_its_spot_is_taken():
    t = dealt(NO_QUESTIONS, IDLE)
    before = t.hand(0)
    t.lay(0, "shield")
    assert t.laid(0) == {"shield": "se"}
    assert t.hand(0) == before - {"se"}
    free = set(SPOTS) - {"shield"}
    assert t.legal(0) == {f"{spot} {card}" for spot in free for card in t.hand(0)}


@pytest.mark.rule("RS-4")
def test_spots_are_filled_in_any_order():
    made = set()
    for order in permutations(SPOTS):
        t = dealt(NO_QUESTIONS, IDLE).lay(0, " ".join(order))
        assert t.legal(0) == {"ready"}
        made.add(t.state.tobytes())
    assert len(made) == 1


@pytest.mark.rule("RS-4")
@pytest.mark.parametrize("missing", SPOTS)
def test_nobody_is_ready_before_all_six_spots_are_filled(missing):
    t = dealt(NO_QUESTIONS, IDLE).lay(0, " ".join(spot for spot in SPOTS if spot != missing))
    assert "ready" not in t.legal(0)
    assert {action.split()[0] for action in t.legal(0)} == {missing}


@pytest.mark.rule("RS-4")
def test_both_lay_at_the_same_time():
    t = dealt(NO_QUESTIONS, IDLE)
    for spot in SPOTS:
        assert t.active == {0, 1}
        t.lay(1, spot)
        assert t.active == {0, 1}
        t.lay(0, spot)
    assert t.active == {0, 1}


@pytest.mark.rule("RS-4")
@pytest.mark.parametrize("first", range(2))
def test_who_is_ready_waits_for_the_other(first):
    t = dealt(NO_QUESTIONS, IDLE, spare=(2, 3)).lay(first).ready(first)
    assert t.active == {1 - first}
    assert t.legal(first) == set()
    assert t.s.phase == LAY
    assert t.s.ready == 1 << first
    assert not t.discard(first)
    t.lay(1 - first)
    assert t.active == {1 - first}
    assert t.s.rounds == 1
    t.ready(1 - first)
    assert t.s.rounds == 2


@pytest.mark.rule("RS-4")
def test_in_which_order_the_two_lay_makes_no_difference():
    one = dealt(NO_QUESTIONS, IDLE).lay(0).ready(0).lay(1).ready(1)
    two = dealt(NO_QUESTIONS, IDLE).lay(1).ready(1).lay(0).ready(0)
    assert one.state.tobytes() == two.state.tobytes()


@pytest.mark.rule("RS-4")
@pytest.mark.parametrize("spare", [(2, 2), (0, 5)])
def test_the_rest_of_the_hand_is_discarded_when_ships_are_shown(spare):
    t = dealt(ship("pse", **RING), ship("par", **RING | {"armour": "as"}), spare=spare)
    rest = [t.hand(seat) - set(t.ships[seat].values()) for seat in range(2)]
    t.lay(0).ready(0).lay(1)
    assert [t.discard(seat) for seat in range(2)] == [set(), set()]
    t.ready(1)
    assert t.asked
    for seat in range(2):
        assert len(rest[seat]) == spare[seat]
        assert t.discard(seat) == rest[seat] == names(t.s.unlaid[seat])
        assert t.laid(seat) == t.ships[seat]
        assert t.hand(seat) == set()


@pytest.mark.rule("RS-4")
def test_the_next_round_is_laid_anew():
    t = shown(NO_QUESTIONS, IDLE)
    assert t.s.phase == LAY
    assert t.active == {0, 1}
    assert t.s.ready == 0
    for seat in range(2):
        assert not t.laid(seat)
        assert t.legal(seat) == {f"{spot} {card}" for spot in SPOTS for card in t.hand(seat)}


# What a player hears who wants the impossible.


def refused(match, seat, words):
    with pytest.raises(Refused) as refusal:
        match.play(seat, words)
    return refusal.value


def reason(match, words):
    """Why seat 0 cannot do that, and by which clause."""
    refusal = refused(match, 0, words)
    return refusal.code, refusal.clause


@pytest.mark.rule("RS-4")
def test_an_incomplete_layout_cannot_be_confirmed_and_hears_what_is_missing():
    match = sit()
    match.play(0, f"pilot {held(match, 0)[0]}")
    match.play(0, f"armour {held(match, 0)[0]}")
    before = match.state
    refusal = refused(match, 0, "ready")
    assert (refusal.code, refusal.clause) == ("layout-incomplete", "RS-4")
    assert [name.split("-")[-1] for name in refusal.facts["missing"]] == ["projectile", "resources", "shield", "energy"]
    assert match.state == before


@pytest.mark.rule("RS-4")
def test_a_card_not_held_cannot_be_laid():
    match = sit()
    used = held(match, 0)[0]
    match.play(0, f"energy {used}")
    assert reason(match, f"shield {used}") == ("not-in-hand", "RS-4")


@pytest.mark.rule("RS-4")
def test_no_two_cards_lie_on_one_spot():
    match = sit()
    first, second, *_ = held(match, 0)
    match.play(0, f"energy {first}")
    assert reason(match, f"energy {second}") == ("spot-taken", "RS-4")


@pytest.mark.rule("RS-4")
def test_who_is_ready_cannot_lay_on():
    match = sit()
    lay_all(match, 0)
    spare = held(match, 0)[0]
    match.play(0, "ready")
    assert refused(match, 0, f"energy {spare}").code == "not-active"


# What may be taken back.


@pytest.mark.rule("RS-4")
def test_a_card_may_be_taken_back_and_another_laid():
    match = sit()
    first, second, *_ = held(match, 0)
    before = match.state
    match.play(0, f"energy {first}")
    match.undo(0)
    assert match.state == before
    match.play(0, f"energy {second}")
    assert match.view(0).ships[0].spots[4].card.token == second


@pytest.mark.rule("RS-4")
def test_any_of_the_cards_may_be_swapped_until_ready():
    match = sit()
    lay_all(match, 0)
    *laid, spare = held_first = [spot.card.token for spot in match.view(0).ships[0].spots] + [held(match, 0)[0]]
    assert [action.tokens for action in match.undo_choices(0)] == list(zip(SPOTS, laid, strict=True))
    match.undo(0, f"armour {laid[1]}")
    match.play(0, f"armour {spare}")
    lying = [spot.card.token for spot in match.view(0).ships[0].spots]
    assert lying == [laid[0], spare, *laid[2:]]
    assert sorted([*lying, *held(match, 0)]) == sorted([*held_first, held(match, 0)[-1]])
    match.play(0, "ready")
    assert [str(action) for action in match.undo_choices(0)] == ["ready"]


@pytest.mark.rule("RS-4")
def test_what_is_taken_back_leaves_the_others_cards_alone():
    match = sit()
    match.play(0, f"energy {held(match, 0)[0]}")
    lay_all(match, 1)
    match.play(1, "ready")
    own = match.observed(1).tobytes()
    match.undo(0)
    assert match.view(0).ships[0].spots[4].card is None
    assert match.observed(1).tobytes() == own


@pytest.mark.rule("RS-4")
def test_even_ready_may_be_taken_back_while_the_other_lays():
    match = sit()
    lay_all(match, 0)
    match.play(0, "ready")
    match.play(1, f"pilot {held(match, 1)[0]}")
    match.undo(0)
    assert match.active == (0, 1)
    assert match.view(1).ships[0].ready is False
    for _ in SPOTS:
        match.undo(0)
    assert len(held(match, 0)) == 8
    assert len(held(match, 1)) == 7


@pytest.mark.rule("RS-4")
def test_nothing_is_taken_back_once_ships_are_shown():
    match = sit()
    for seat in range(2):
        lay_all(match, seat)
    match.play(1, "ready")
    match.play(0, "ready")
    for seat in range(2):
        assert not match.can_undo(seat)
        with pytest.raises(Refused):
            match.undo(seat)
