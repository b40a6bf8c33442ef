"""Material and setting up: PG-1 … PG-4, and the faces of the reference edition."""

from collections import Counter
from itertools import combinations, cycle, islice

import numpy as np
import pytest

from raumhafen.games.punktegalaxie.model import NOTHING, State
from tests.chance import expect_even

from .positions import BACK, FACES, GAME, PRINTED, RULES, TILE_TEXTS, begun, key, opening

SEATS = [1, 2, 3, 4, 5]
PAIRS = ["".join(pair) for pair in combinations("RBGYV", 2)]
TRIPLES = ["".join(three) for three in combinations("RBGYV", 3)]
PATTERN = ["2r", "1r", "*", "1r", "–", "1r", "*", "–", "–", "1r", "*", "1r", "–", "1r", "*", "2r"]


def openings(seats: int, count: int) -> list[np.record]:
    """Many matches as they begin, as bare states."""
    edition, options = GAME.edition().data, GAME.option_values(GAME.about.resolve_options({}))
    states = []
    for number in range(count):
        state = np.zeros(GAME.state_layout.itemsize, np.uint8)
        RULES.start(edition, state, options, seats, key(number))
        states.append(state.view(State)[0])
    return states


# The reference edition, made anew from its description


def described_planets() -> list[str]:
    extra = {"R": (1, 5), "B": (2, 4), "G": (3, 6), "Y": (3, 7), "V": (4, 5)}
    letters = cycle("ABCDEFG")
    faces = []
    for step, (colour, more) in enumerate(extra.items()):
        values = sorted([*range(1, 8), *range(1, 8), *more])
        turn = 3 * step % 16
        for value, symbol in zip(values, PATTERN[-turn:] + PATTERN[:-turn] if turn else PATTERN, strict=True):
            symbol = next(letters) if symbol == "*" else symbol.strip("–")
            faces.append(f"{colour}{value} {symbol}".strip())
    twos = ["23567", "13567", "23467", "23457", "13467", "13456", "12467", "12457", "12456", "12345"]
    for pair, values in zip(PAIRS, twos, strict=True):
        faces += [f"{pair}{value}{symbol}" for value, symbol in zip(values, ["", " 1r", "", " 1r", ""], strict=True)]
    return faces + ["X"] * 10


def described_spaces() -> list[str]:
    letters = islice(cycle("ABCDEFG"), 14)
    faces = [f"sun {colour} 1 1r" for _ in range(3) for colour in "RBGYV"]
    faces += [f"sun {2 * colour} 3 {next(letters, '')}".strip() for _ in range(4) for colour in "RBGYV"]
    faces += [f"sun {pair} 2" for pair in PAIRS * 2]
    faces += [f"sun {three} 5" for three in TRIPLES]
    faces += [f"sun {3 * colour} 7" for _ in range(2) for colour in "RBGYV"]
    letters = iter("ABCDEFG")
    faces += [f"moon {colour} 2 {next(letters, '')}".strip() for _ in range(2) for colour in "RBGYV"]
    faces += [f"moon {pair} 3 1r" for pair in PAIRS] + [f"moon {pair} 4" for pair in PAIRS]
    return faces + ["asteroid 1r"] * 10 + ["asteroid"] * 10 + ["wormhole 1r"] * 15


@pytest.mark.rule("PG-1")
def test_the_faces_are_those_described():
    assert PRINTED["planets"]["faces"] == described_planets()
    assert PRINTED["spaces"]["faces"] == described_spaces()


@pytest.mark.rule("PG-1")
def test_counts_of_the_reference_edition():
    planets, spaces = FACES[:140], FACES[140:280]
    assert Counter(card.kind for card in spaces) == {"sun": 75, "moon": 30, "asteroid": 20, "wormhole": 15}
    assert [sum(card.value == value for card in planets) for value in range(8)] == [10, 18, 18, 19, 20, 19, 18, 18]
    assert [sum(colour in card.colours for card in planets) for colour in "RBGYV"] == [36] * 5
    assert [sum(card.rockets for card in side) for side in (planets, spaces)] == [70, 50]
    assert [sum(card.letter != "" for card in side) for side in (planets, spaces)] == [20, 21]
    assert len(set(BACK)) == 140


@pytest.mark.rule("PG-1")
@pytest.mark.rule("PG-22")
def test_twenty_four_tiles_of_twelve_kinds():
    kinds = Counter(tile.split()[0] for tile in TILE_TEXTS)
    assert len(TILE_TEXTS) == len(set(TILE_TEXTS)) == 24
    assert kinds.pop("planets") == 5 + 1 + 2  # kinds 1, 9 and 10
    assert kinds.pop("system") == 2
    assert kinds.pop("value") == 7
    assert kinds == dict.fromkeys(["tiles", "asteroids", "wormholes", "moons", "research", "suns", "equal"], 1)


@pytest.mark.rule("PG-1")
@pytest.mark.rule("PG-4")
def test_start_suns_have_two_sides_and_no_symbols():
    assert PRINTED["start_suns"]["a"] == [f"sun {colour} 1" for colour in "RBGYV"]
    assert PRINTED["start_suns"]["b"] == ["sun RB 2", "sun BG 2", "sun GY 2", "sun YV 2", "sun VR 2"]
    for number, colour in enumerate("RBGYV"):
        t = begun(2, suns=colour + "RB"[number == 0])
        galaxy = t.galaxy()
        assert [card.token for card in galaxy.start] == [FACES[280 + 2 * number + side].token for side in range(2)]
        assert [(card.rockets, card.letter) for card in galaxy.start] == [(0, ""), (0, "")]
        assert (galaxy.rockets, galaxy.letters) == (0, {})


@pytest.mark.rule("PG-1")
def test_every_face_lies_on_the_table_as_it_is_printed():
    t = begun().holds("X")
    drawn = int(t.s.drawn) - 1
    for one in sorted(set(FACES[:280]), key=lambda one: one.text):
        t.s.hand[0], t.s.face[drawn] = drawn, [card.text for card in FACES].index(one.text)
        (card,) = t.changed().view.hand
        assert card.token == one.token
        assert (card.kind, card.value, card.points) == (one.kind, one.value, one.points)
        assert (card.rockets, card.letter) == (one.rockets, one.letter)
        assert [colour[0].upper() for colour in card.colours] == list(one.colours)


# Setting up


@pytest.mark.rule("PG-2")
@pytest.mark.rule("PG-3")
@pytest.mark.rule("PG-26")
@pytest.mark.parametrize(
    ("seats", "cards", "tiles", "heights"),
    [
        (1, 59, 10, [18, 18, 17]),
        (2, 59, 10, [18, 18, 17]),
        (3, 85, 12, [27, 26, 26]),
        (4, 111, 14, [35, 35, 35]),
        (5, 137, 16, [44, 44, 43]),
    ],
)
def test_cards_and_tiles_by_the_number_of_galaxies(seats, cards, tiles, heights):
    t = opening(seats)
    assert t.heights == heights
    assert sum(heights) + 6 == cards
    assert len(t.offer) == len(set(t.offer)) == tiles


@pytest.mark.rule("PG-3")
@pytest.mark.parametrize("seats", SEATS)
def test_a_market_of_three_space_cards_and_six_planets(seats):
    for number in range(10):
        places = opening(seats, number).view.market
        assert [place.card.kind == "planet" for place in places] == [False] * 3 + [True] * 6
        assert len({place.card.number for place in places}) == 9


@pytest.mark.rule("PG-2")
def test_all_cards_and_tiles_are_shuffled():
    states = openings(5, 500)
    shown = [int(state.cards[piece]) for state in states for piece in state.market]
    expect_even(shown, range(140))
    expect_even([int(tile) for state in states for tile in state.offer], range(24))
    for state in states:
        for piece in state.market:
            card = int(state.cards[piece])
            assert (
                FACES[state.face[piece]].text
                == FACES[card if FACES[state.face[piece]].kind == "planet" else BACK[card]].text
            )


@pytest.mark.rule("PG-4")
@pytest.mark.parametrize("seats", SEATS)
def test_each_gets_a_start_sun_of_its_own_as_the_first_sun(seats):
    galaxies = max(seats, 2)
    states = openings(seats, 400)
    for state in states:
        assert len(set(state.start_sun[:galaxies].tolist())) == galaxies
    for galaxy in range(galaxies):
        expect_even([int(state.start_sun[galaxy]) for state in states], range(5))
    view = opening(seats).view
    assert len(view.galaxies) == galaxies
    assert all(len(galaxy.systems) == 1 and galaxy.suns == 1 for galaxy in view.galaxies)


@pytest.mark.rule("PG-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_starting_player_is_drawn_at_random(seats):
    expect_even([int(state.starter) for state in openings(seats, 300)], range(seats))


@pytest.mark.rule("PG-4")
@pytest.mark.parametrize("seats", SEATS)
def test_sides_are_chosen_openly_in_turn_order_before_an_open_market(seats):
    for number in range(6):
        t = opening(seats, number)
        starter = t.view.starter
        assert all(place.card for place in t.view.market)
        for step in range(seats):
            seat = (starter + step) % seats
            assert (t.phase, t.turn) == ("side", seat)
            assert t.legal == {"side-a", "side-b"}
            assert t.galaxy(seat).side == ""
            side = "ab"[(number + step) % 2]
            t.do(f"side-{side}")
            for watcher in range(-1, seats):
                galaxy = t.match.view(watcher).galaxies[seat]
                assert galaxy.side == side
                assert galaxy.systems[0].sun.token == galaxy.start["ab".index(side)].token
        assert (t.phase, t.turn, t.view.round) == ("take", starter, 1)


@pytest.mark.rule("PG-4")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_turns_go_clockwise(seats):
    for number in range(4):
        t = opening(seats, number)
        starter = t.view.starter
        for _ in range(seats):
            t.do("side-a")
        for step in range(2 * seats):
            assert t.turn == (starter + step) % seats
            assert t.view.round == 1 + step // seats
            t.do("a2", "b3").finish_turn()


@pytest.mark.rule("PG-4")
@pytest.mark.rule("PG-26")
def test_galaxus_takes_side_a_and_the_player_begins():
    for number in range(8):
        t = opening(1, number).do("side-b")
        assert [galaxy.side for galaxy in t.view.galaxies] == ["b", "a"]
        assert [galaxy.seat for galaxy in t.view.galaxies] == [0, -1]
        assert t.galaxy(1).systems[0].sun.token == t.galaxy(1).start[0].token
        assert (t.turn, t.phase) == (0, "take")


def test_nothing_lies_in_a_hand_at_first():
    t = begun()
    assert t.view.hand == []
    assert (t.s.hand == NOTHING).all()
