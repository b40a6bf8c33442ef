"""Refilling the market, and the end of the game: PG-10, PG-11."""

import pytest

from .follow import PAIRS
from .positions import FACES, PLACES, Table, begun


def turn(t: Table, *places: str) -> Table:
    """A whole turn: these are taken."""
    t.do(*places)
    return t.finish_turn()


def stacked(*heights: int) -> Table:
    return begun().stacks(*heights)


def refilled(heights: tuple[int, ...], taken: str) -> tuple[list[int], set[str]]:
    """How high the stacks are after a turn, and which places of the market stay empty."""
    t = turn(stacked(*heights), *taken.split())
    assert set(t.market) <= set(PLACES)
    return t.heights, set(PLACES) - set(t.market)


@pytest.mark.rule("PG-10")
@pytest.mark.parametrize(
    ("heights", "taken", "after"),
    [
        ((9, 9, 9), "a2 b3", (8, 8, 9)),
        ((9, 9, 9), "c2 c3", (9, 9, 7)),
        ((9, 9, 9), "a1 a1", (7, 9, 9)),
        ((9, 9, 9), "a1 a2", (7, 9, 9)),
        ((9, 9, 9), "b1 c3", (9, 8, 8)),
    ],
)
def test_a_gap_is_filled_from_the_stack_above(heights, taken, after):
    assert refilled(heights, taken) == (list(after), set())


@pytest.mark.rule("PG-10")
@pytest.mark.parametrize(
    ("heights", "taken", "after"),
    [
        ((1, 6, 5), "a1 c2", (3, 3, 4)),  # all gaps are filled first; then half of the highest
        ((1, 5, 4), "a1 c2", (2, 3, 3)),  # rounded down
        ((1, 5, 5), "a1 b2", (2, 4, 3)),  # the highest at that moment: b has given a card
        ((1, 5, 5), "a1 c2", (2, 3, 4)),
        ((5, 1, 5), "b1 b2", (3, 1, 5)),  # wanted for b2: of equal ones the left one gives
        ((5, 5, 1), "c1 c2", (3, 5, 1)),
        ((1, 4, 4), "a1 a2", (1, 2, 4)),
        ((1, 6, 2), "a2 a3", (2, 3, 2)),  # a2 from its own stack, a3 after renewing it
        ((1, 2, 2), "a2 a3", (1, 1, 1)),  # renewed for a3, and once more afterwards
        ((1, 1, 4), "a1 b2", (1, 1, 2)),  # afterwards a with half of c, then b with half of a, which is as high as c
        ((2, 3, 2), "a1 a1", (1, 2, 2)),
        ((2, 9, 3), "a1 a1", (4, 5, 3)),
        ((1, 7, 1), "a1 c1", (3, 2, 2)),  # a with 3 of 7, then c with 2 of 4
        ((4, 1, 1), "b2 c2", (1, 2, 1)),  # b with 2 of 4, then c with 1 of the 2 of a, which is as high as b
    ],
)
def test_an_empty_stack_is_renewed_with_half_of_the_highest(heights, taken, after):
    assert refilled(heights, taken) == (list(after), set())


@pytest.mark.rule("PG-10")
@pytest.mark.parametrize(
    ("heights", "taken", "after", "gaps"),
    [
        ((1, 1, 1), "a1 b1", (0, 0, 1), {"a1", "b1"}),
        ((1, 2, 1), "a1 c1", (1, 1, 0), {"c1"}),
    ],
)
def test_a_stack_of_one_is_not_split(heights, taken, after, gaps):
    assert refilled(heights, taken) == (list(after), gaps)


@pytest.mark.rule("PG-10")
def test_the_top_card_of_a_stack_that_is_split_stays():
    t = stacked(1, 8, 5)
    top, other = t.view.market[1].card, t.view.market[2].card
    turn(t, "a1", "c1")
    assert t.heights == [4, 4, 4]
    assert t.view.market[1].card == top
    assert t.view.market[2].card.number not in {top.number, other.number}
    assert t.view.market[0].card.number not in {top.number, other.number}


@pytest.mark.rule("PG-5")
@pytest.mark.rule("PG-10")
def test_the_top_card_is_turned_over_to_its_planet_side():
    for number in range(20):
        t = begun().luck(number)
        top = t.view.market[1].card
        turn(t, "b3", "a2")
        turned = t.view.market[PLACES.index("b3")].card
        assert turned.number == top.number
        assert turned.kind == "planet"
        assert (FACES[t.s.face[turned.number]].text, "wormhole 1r") in PAIRS


@pytest.mark.rule("PG-10")
def test_the_upper_place_is_filled_first_and_columns_from_the_left():
    t = begun()
    tops = [place.card.number for place in t.view.market[:3]]
    t.do("b3", "b2").finish_turn()
    assert t.view.market[PLACES.index("b2")].card.number == tops[1]
    steps = [step.place for event in t.match.events(-1) if type(event).__name__ == "Refilled" for step in event.steps]
    assert [place for place in steps if place != "b1"] == ["b2", "b3"]
    t.do("c2", "a3").finish_turn()
    assert t.view.market[PLACES.index("c2")].card.number == tops[2]
    assert t.view.market[PLACES.index("a3")].card.number == tops[0]
    last = t.match.events(-1, len(t.match.moves) - 1)
    steps = [step.place for event in last if type(event).__name__ == "Refilled" for step in event.steps]
    assert [place for place in steps if place[1] != "1"] == ["a3", "c2"]


@pytest.mark.rule("PG-10")
def test_nothing_moves_where_nothing_was_taken():
    t = begun()
    before = {place.token: place.card for place in t.view.market}
    turn(t, "a2", "b3")
    after = {place.token: place.card for place in t.view.market}
    assert {place for place in PLACES if before[place] != after[place]} == {"a1", "a2", "b1", "b3"}


@pytest.mark.rule("PG-11")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_after_thirteen_rounds_the_game_ends_and_nothing_is_refilled(seats):
    t = begun(seats).stacks(1, 1, 1).last_turn()
    assert (t.turn, t.view.round) == (seats - 1, 13)
    turn(t, "a1", "b2")
    assert t.match.over
    assert t.view.turn == -1
    assert set(t.market) == set(PLACES) - {"a1", "b2"}
    assert t.heights == [0, 1, 1]


@pytest.mark.rule("PG-11")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_before_the_last_turn_the_market_is_full(seats):
    t = begun(seats).stacks(2, 2, 1).at_round(13, seats - 2)
    turn(t, "a1", "b2")
    assert not t.match.over
    assert t.heights == [1, 1, 1]
    assert set(t.market) == set(PLACES)


@pytest.mark.rule("PG-11")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_last_turn_is_that_of_the_seat_before_the_starter(starter):
    t = begun(3)
    t.s.starter = starter
    t.at_round(13, starter)
    order = []
    while not t.match.over:
        order.append(t.turn)
        turn(t, "a2", "b2")
    assert order == [(starter + step) % 3 for step in range(3)]


@pytest.mark.rule("PG-9")
@pytest.mark.rule("PG-11")
def test_a_tile_is_due_after_the_last_turn_too():
    t = begun().first(1, "R7 2r, moon RB 3 1r").system(1, row="wormhole 1r").last_turn()
    t.holds("X", "B3 1r").lay("X", "new").lay("B3 1r", "new")
    assert t.phase == "tile"
    t.do(t.offer[0])
    assert t.match.over
    assert len(t.galaxy(1).tiles) == 1
