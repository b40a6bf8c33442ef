"""Taking cards (PG-6, PG-8) and tiles for rockets (PG-9)."""

import pytest

from .positions import PLACES, TILE_TEXTS, TILE_TOKENS, Table, begun

ALL = set(PLACES)


@pytest.mark.rule("PG-6")
def test_any_of_the_nine_may_be_taken():
    assert begun().legal == ALL


@pytest.mark.rule("PG-6")
@pytest.mark.parametrize("place", ["a2", "b3", "c2"])
def test_a_planet_taken_leaves_a_gap_until_the_turn_ends(place):
    t = begun().do(place)
    assert t.legal == ALL - {place}
    t.do("c3")
    assert {place, "c3"} & set(t.market) == set()
    t.anything()
    assert {place, "c3"} & set(t.market) == set()
    t.finish_turn()
    assert set(t.market) == ALL


@pytest.mark.rule("PG-6")
@pytest.mark.parametrize("stack", ["a1", "b1", "c1"])
def test_a_space_card_taken_uncovers_the_next_one_which_may_be_the_second(stack):
    column = "abc".index(stack[0])
    t = begun()
    before, number = t.heights[column], t.view.market[column].card.number
    t.do(stack)
    assert t.heights[column] == before - 1
    uncovered = t.view.market[column].card
    assert uncovered.number != number
    assert uncovered.kind != "planet"
    assert stack in t.legal
    t.do(stack)
    assert t.heights[column] == before - 2
    assert [card.number for card in t.view.hand] == [number, uncovered.number]


@pytest.mark.rule("PG-6")
def test_both_are_taken_before_either_is_laid_and_no_third():
    t = begun().do("a2")
    assert t.phase == "take"
    assert t.legal <= ALL
    t.do("b2")
    assert t.phase == "lay"
    assert not t.legal & ALL


@pytest.mark.rule("PG-6")
def test_a_stack_emptied_in_mid_turn_offers_nothing_before_the_turn_ends():
    t = begun().stacks(1, 8, 8).do("a1")
    assert t.heights == [0, 8, 8]
    assert t.legal == ALL - {"a1"}
    t.do("b2").anything()
    assert t.heights == [0, 8, 8]
    assert "a1" not in t.market
    t.finish_turn()
    assert "a1" in t.market


@pytest.mark.rule("PG-6")
def test_two_from_a_stack_of_two_empty_it():
    t = begun().stacks(6, 6, 2).do("c1")
    assert "c1" in t.legal
    t.do("c1")
    assert t.heights == [6, 6, 0]


# Asteroids


def before_asteroid(*suns: str, asteroids: int = 0, seat: int = 0) -> Table:
    """A galaxy with the start sun and others; some of them have an asteroid. On top of stack a lies one more."""
    t = begun(market=["asteroid 1r", "sun RR 3", "wormhole", "GV6", "GV4", "GV1", "YV1", "YV3", "YV5"])
    for sun in suns:
        t.system(seat, sun=sun)
    for number in range(asteroids):
        t.put(seat, "asteroid", f"{number + 1}-asteroid")
    return t


@pytest.mark.rule("PG-8")
@pytest.mark.parametrize(
    ("suns", "asteroids", "allowed"),
    [
        ([], 0, True),  # the start sun counts
        ([], 1, False),
        (["sun BB 3"], 1, True),
        (["sun BB 3"], 2, False),
        (["sun BB 3", "sun GG 3"], 1, True),
        (["sun BB 3", "sun GG 3"], 2, True),
        (["sun BB 3", "sun GG 3"], 3, False),
    ],
)
def test_suns_must_outnumber_asteroids(suns, asteroids, allowed):
    assert ("a1" in before_asteroid(*suns, asteroids=asteroids).legal) == allowed


@pytest.mark.rule("PG-8")
def test_a_sun_taken_first_counts():
    t = before_asteroid(asteroids=1)
    assert "a1" not in t.legal
    assert "a1" in t.do("b1").legal
    t.do("a1").lay("sun RR 3", "new").lay("asteroid 1r", "2-asteroid")
    assert t.galaxy(0).asteroids == 2


@pytest.mark.rule("PG-8")
@pytest.mark.parametrize("place", ["c1", "a2", "b2"])
def test_another_card_taken_first_does_not_help(place):
    assert "a1" not in before_asteroid(asteroids=1).do(place).legal


@pytest.mark.rule("PG-8")
@pytest.mark.parametrize(("suns", "allowed"), [([], False), (["sun BB 3"], True)])
def test_an_asteroid_taken_first_counts_too(suns, allowed):
    t = before_asteroid(*suns).shows("c1", "asteroid").do("a1")
    assert ("c1" in t.legal) == allowed


@pytest.mark.rule("PG-8")
def test_only_suns_and_asteroids_of_the_own_galaxy_count():
    t = before_asteroid("sun BB 3", "sun GG 3", seat=1).first(0, asteroid="asteroid")
    assert "a1" not in t.legal
    assert "a1" in t.at_round(1, 1).legal


# Tiles

ROCKETS = ["R7 2r", "B2 2r", "G3 2r", "Y4 2r", "V5 2r"]


def with_rockets(count: int, tiles: int = 0) -> Table:
    """A galaxy with some rockets, the last ones on wormholes; tiles held are of no use to any here."""
    t = begun()
    for card in ROCKETS[: count // 2]:
        t.system(row=card)
    for _ in range(count - 2 * min(count // 2, len(ROCKETS))):
        t.system(row="wormhole")
    t.has_tiles(0, *TILE_TEXTS[:tiles])
    t.offers(*TILE_TEXTS[10:20])
    assert t.galaxy().rockets == count
    return t


@pytest.mark.rule("PG-9")
@pytest.mark.parametrize(
    ("rockets", "held", "cards", "due"),
    [
        (3, 0, ("B3 1r", "X"), 0),
        (4, 0, ("B3 1r", "X"), 1),
        (3, 0, ("B3 1r", "B6 1r"), 1),
        (4, 0, ("X", "B3 1r"), 1),
        (5, 1, ("X", "X"), 0),
        (5, 1, ("B3 1r", "B6 1r"), 0),
        (8, 1, ("B3 1r", "B6 1r"), 1),
        (9, 1, ("B2 2r", "X"), 1),
        (9, 2, ("B3 1r", "X"), 0),
        (9, 0, ("B3 1r", "X"), 2),
        (14, 0, ("B3 1r", "X"), 3),
        (14, 2, ("B3 1r", "X"), 1),
    ],
)
def test_a_tile_for_every_five_rockets(rockets, held, cards, due):
    t = with_rockets(rockets, held).holds(*cards)
    t.lay(cards[0], "new")
    assert t.phase == "lay"  # not before both are laid
    t.lay(cards[1], "new")
    for left in range(due, 0, -1):
        assert (t.phase, t.turn) == ("tile", 0)
        assert t.legal == set(TILE_TOKENS[10:20]) - set(TILE_TOKENS[10 : 10 + due - left])  # and no way round it
        t.do(TILE_TOKENS[10 + due - left])
    assert (t.phase, t.turn) == ("take", 1)
    assert len(t.galaxy().tiles) == held + due
    assert t.offer == TILE_TOKENS[10 + due : 20]


@pytest.mark.rule("PG-9")
def test_rockets_of_all_kinds_of_cards_count():
    t = begun().first(row="R7 2r, moon RB 3 1r, wormhole 1r", asteroid="asteroid 1r").system(sun="sun R 1 1r")
    assert t.galaxy().rockets == 6
    assert t.holds("X", "X").lay("X", "new").lay("X", "new").phase == "tile"


@pytest.mark.rule("PG-9")
def test_a_tile_that_is_taken_is_on_offer_no_longer():
    t = with_rockets(4).holds("B3 1r", "X").lay("X", "new").lay("B3 1r", "new").do(TILE_TOKENS[13])
    assert [tile.token for tile in t.galaxy().tiles] == [TILE_TOKENS[13]]
    assert t.offer == [*TILE_TOKENS[10:13], *TILE_TOKENS[14:20]]


@pytest.mark.rule("PG-9")
@pytest.mark.parametrize(("on_offer", "chosen"), [(0, 0), (1, 1), (2, 2)])
def test_as_long_as_there_are_any(on_offer, chosen):
    t = with_rockets(9).offers(*TILE_TEXTS[10 : 10 + on_offer]).holds("B3 1r", "X").lay("X", "new").lay("B3 1r", "new")
    for number in range(chosen):
        assert t.phase == "tile"
        t.do(TILE_TOKENS[10 + number])
    assert (t.phase, t.turn) == ("take", 1)


@pytest.mark.rule("PG-9")
def test_tiles_are_chosen_before_the_market_is_refilled():
    t = with_rockets(4).shows("a2", "B3 1r").do("a2", "b3")
    t.lay("B3 1r", "new").anything()
    assert t.phase == "tile"
    assert "a2" not in t.market
    t.do(t.offer[0])
    assert "a2" in t.market
