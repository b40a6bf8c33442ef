"""What everybody may know and what only one seat does: two tables that differ in secrets alone look the same."""

from random import Random

import numpy as np
import pytest

from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.kernel import HEADER
from raumhafen.engine.match import Match
from raumhafen.games.raumschiffe.model import LAY

from .positions import (
    DECK,
    EDITION,
    EVERYBODY,
    GAME,
    IDLE,
    SPOTS,
    as_set,
    dealt,
    number_of,
    opening,
    ship,
    shown,
)

OTHERS = {0: [1, SPECTATOR], 1: [0, SPECTATOR]}
THREES = [ship("pse", energy="parse", resources="prse"), ship("ars", shield="pare", projectile="pas")]


def alike(one, other, seat):
    return np.array_equal(one.seen_by(seat).state, other.seen_by(seat).state)


def exchange(t, holder, mine, theirs):
    """The same table with a card that is held, laid or not, exchanged for one of the pile."""
    changed = t.copy()
    if mine in t.hand(holder):
        changed.s.hand[holder] = as_set(t.hand(holder) - {mine} | {theirs})
    else:
        laid = changed.s.laid[holder]
        laid[laid == number_of(mine)] = number_of(theirs)
    return changed


def moments():
    """A laying at its beginning, with some cards laid, and with one side ready."""
    t = dealt(*THREES, pile=(9, 9), points=(2, 1), rounds=4)
    yield t.copy()
    yield t.lay(0, "energy pilot").lay(1, "shield").copy()
    yield t.lay(0, "armour resources projectile shield").ready(0).copy()


@pytest.mark.rule("RS-4")
@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("holder", range(2))
def test_a_hand_and_what_is_laid_of_it_are_known_to_the_holder_alone(holder):
    for t in moments():
        held = t.hand(holder) | set(t.laid(holder).values())
        for mine in held:
            changed = exchange(t, holder, mine, min(t.pile(holder)))
            assert not alike(t, changed, holder)
            assert all(alike(t, changed, seat) for seat in OTHERS[holder])
        assert t.seen_by(holder).hand(holder) == t.hand(holder)
        assert t.seen_by(holder).laid(holder) == t.laid(holder)


@pytest.mark.rule("RS-4")
@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("layer", range(2))
@pytest.mark.parametrize("first", range(2))
def test_laying_changes_nothing_that_others_see_but_ready(layer, first):
    """Not even how far the other is; `ready` is all that is told. So it is whether one lays first or last."""
    t = dealt(*THREES)
    if layer != first:
        t.lay(first).ready(first)
    before = {seat: t.seen_by(seat) for seat in OTHERS[layer]}
    for spot in ("resources", "pilot", "energy", "armour", "shield", "projectile"):
        t.lay(layer, spot)
        assert all(np.array_equal(before[seat].state, t.seen_by(seat).state) for seat in OTHERS[layer])
    if layer == first:
        t.ready(layer)
        for seat in OTHERS[layer]:
            before[seat].s.ready |= 1 << layer
            assert np.array_equal(before[seat].state, t.seen_by(seat).state)


@pytest.mark.rule("RS-4")
@pytest.mark.parametrize("seat", OTHERS[0])
def test_neither_layout_nor_rest_is_public_until_both_are_ready(seat):
    t = dealt(*THREES).lay(0).ready(0).lay(1)
    view = t.seen_by(seat)
    assert not view.laid(0)
    assert not view.hand(0)
    assert not view.discard(0)
    assert not view.strength(0)["energy"]
    rest = t.hand(0)
    view = t.ready(1).seen_by(seat)
    assert view.laid(0) == THREES[0]
    assert view.discard(0) == rest
    assert len(rest) == 2


def same_told(first, second):
    """Two matches of the same luck, laid differently: what others are told and shown of it."""
    return all(
        first.events(seat) == second.events(seat) and first.view(seat) == second.view(seat) for seat in (0, SPECTATOR)
    )


@pytest.mark.rule("RS-4")
@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("waiting", [False, True], ids=["both lay", "the other waits"])
def test_nobody_is_told_what_the_other_lays(waiting):
    matches = [Match(GAME, key="5" * 32) for _ in range(2)]
    for match, order in zip(matches, (1, -1), strict=True):
        hands = [[card.token for card in match.view(seat).ships[seat].hand] for seat in range(2)]
        if waiting:
            for spot, card in zip(SPOTS, hands[0], strict=False):
                match.play(0, f"{spot} {card}")
            match.play(0, "ready")
        for spot, card in zip(SPOTS, hands[1][::order], strict=False):
            match.play(1, f"{spot} {card}")
    assert same_told(*matches)


@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_no_hidden_card_is_left_in_a_view(seat):
    for t in moments():
        view = t.seen_by(seat)
        for holder in {0, 1} - {seat}:
            assert view.s.hand[holder] == 0
            assert (view.s.laid[holder] < 0).all()


@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_lies_open_is_public(seat):
    t = dealt(*THREES, pile=(9, 5), points=(2, 1), rounds=4, starter=1, spare=(2, 4)).lay(0, "energy")
    view = t.seen_by(seat)
    assert view.s.held.tolist() == [8, 10]
    assert [view.discard(other) for other in range(2)] == [t.discard(other) for other in range(2)]
    assert [len(view.discard(other)) for other in range(2)] == [26 - 8 - 9 - 1, 26 - 10 - 5 - 2]
    assert [view.removed(other) for other in range(2)] == [t.removed(other) for other in range(2)]
    assert view.scores == [2, 1]
    assert (view.s.rounds, view.s.starter) == (4, 1)
    ships = GAME.presentation.view(EDITION, view.state, seat).ships
    assert [own.pile_size for own in ships] == [9, 5]
    assert [own.held for own in ships] == [8, 10]


@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_once_shown_everything_is_public_but_the_order_of_the_piles(seat):
    """Layouts and rests lie open, hands are empty: anyone who sees it can tell both piles."""
    t = shown(*THREES, pile=(7, None))
    view = t.seen_by(seat)
    for other in range(2):
        assert view.laid(other) == THREES[other]
        assert view.discard(other) == t.discard(other)
        assert view.pile(other) == t.pile(other)
        assert view.strength(other) == t.strength(other)
    assert view.asked == t.asked


@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_layouts_of_the_round_before_stay_public(seat):
    t = shown(ship("ar", energy="parse"), IDLE)
    view = t.seen_by(seat)
    assert view.s.phase == LAY
    for other in range(2):
        assert set(t.ships[other].values()) <= view.discard(other)
        assert view.strength(other) == t.strength(other)
        assert view.s.last_laid[other].tolist() == [number_of(card) for card in t.ships[other].values()]
    assert view.removed(1) == t.removed(1)
    assert len(view.removed(1)) == 3


@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("holder", range(2))
def test_cards_drawn_after_the_round_are_secret(holder):
    t = shown(ship("ar", resources="pre"), ship("ar", resources="parse"))
    for mine in t.hand(holder):
        changed = exchange(t, holder, mine, max(t.pile(holder)))
        assert [alike(t, changed, seat) for seat in (holder, *OTHERS[holder])] == [False, True, True]


@pytest.mark.rule("RS-15")
@pytest.mark.rule("RS-16")
def test_hands_stay_secret_after_the_last_round():
    t = shown(IDLE, IDLE, rounds=40)
    assert t.over
    changed = exchange(t, 1, max(t.hand(1)), max(t.pile(1)))
    assert [alike(t, changed, seat) for seat in EVERYBODY] == [True, False, True]


@pytest.mark.rule("RS-16")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_happens_next_cannot_be_foretold(seat):
    names = [field[0] for field in HEADER]
    for t in [*moments(), shown(*THREES)]:
        changed = t.copy()
        for name in names[: names.index("reveals")]:
            changed.s[name] += 1
        assert not np.array_equal(t.state, changed.state)
        assert alike(t, changed, seat)


@pytest.mark.rule("RS-16")
def test_the_unseen_cards_of_a_player_are_always_known_but_not_which_are_in_hand():
    chance = Random(16)
    for number in range(15):
        t = opening(number)
        while not t.over:
            seat = chance.choice(sorted(t.active))
            t.do(seat, chance.choice(sorted(t.legal(seat))))
            for holder in range(2):
                view = t.seen_by(1 - holder)
                unseen = set(DECK) - view.discard(holder) - view.removed(holder) - set(view.laid(holder).values())
                own = t.hand(holder) | (set(t.laid(holder).values()) if t.s.phase == LAY else set())
                assert unseen == t.pile(holder) | own
                assert view.s.held[holder] == len(own)
