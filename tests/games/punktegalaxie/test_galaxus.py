"""Galaxus, move by move and point by point: PG-26 … PG-31."""

import numpy as np
import pytest

from raumhafen.engine.kernel import SEATS

from .follow import MARKER
from .positions import FACES, PLACES, TILE_TEXTS, TILE_TOKENS, Table, begun

DIFFICULTIES = ["easy", "medium", "hard"]


def by_difficulty(*values: int) -> list[tuple[str, int]]:
    return list(zip(DIFFICULTIES, values, strict=True))


def solo(difficulty: str = "medium") -> Table:
    return begun(1, difficulty=difficulty)


#: Planets without symbols, for the player to take.
PLAIN = [one.text for one in FACES[80:130] if one.text == one.body and one.text not in {"GV6", "GV4", "GV1"}]


def gives(t: Table, *cards: str) -> Table:
    """A round in which Galaxus takes these two, and the player two planets without symbols, each laid as a system."""
    kinds = [next(one.kind for one in FACES if card in (one.text, one.body)) == "planet" for card in cards]
    rounds = {(True, True): 6, (False, False): 1, (False, True): 2}[tuple(kinds)]
    own = ["a2", "a3"] if rounds == 6 else ["c2", "c3"]
    t.at_round(rounds).stacks(20, 20, 20)
    left = {one.text for one in t.left}
    idle = [card for card in PLAIN if card in left]
    for place, card in zip(own, idle, strict=False):
        t.shows(place, card)
    for place, card in zip(MARKER[rounds - 1], cards, strict=True):
        t.shows(place, card)
    t.do(*own)
    for card in idle[:2]:
        t.lay(card, "new")
    return t


@pytest.mark.rule("PG-26")
def test_set_up_as_for_two_with_a_row_of_ten_tiles():
    t = solo()
    assert t.match.seats == 1
    assert [galaxy.seat for galaxy in t.view.galaxies] == [0, -1]
    assert [len(galaxy.systems) for galaxy in t.view.galaxies] == [1, 1]
    assert len(t.offer) == 10


@pytest.mark.rule("PG-26")
def test_the_player_takes_any_tile_and_gaps_close():
    t = solo().offers(*TILE_TEXTS[:10]).system(row="R7 2r").system(row="B2 2r").at_round(6).holds("R3 1r", "X")
    t.lay("R3 1r", "new").lay("X", "new")
    assert t.legal == set(TILE_TOKENS[:10])
    t.do(TILE_TOKENS[4])
    assert t.offer == TILE_TOKENS[:4] + TILE_TOKENS[5:10]
    assert [tile.token for tile in t.galaxy(0).tiles] == [TILE_TOKENS[4]]


@pytest.mark.rule("PG-26")
def test_galaxus_moves_after_each_turn():
    t = solo()
    for turns in range(1, 14):
        t.do(*sorted(t.legal)[-1:]).do(*sorted(t.legal)[-1:])
        while t.phase in {"lay", "tile"}:
            t.do(t.offer[0]) if t.phase == "tile" else t.anything()
        galaxus = t.galaxy(1)
        assert sum(len(system.row) for system in galaxus.systems) + len(galaxus.loose) == 2 * turns
        assert t.view.round == min(turns + 1, 13)
    assert t.phase in {"mark", "over"}


@pytest.mark.rule("PG-27")
@pytest.mark.rule("PG-28")
def test_the_marker_walks_round_the_market():
    """Each round it stands one place further; the two nearest places are counted from where it stands."""
    columns, rows = "abc", "123"
    stands = [("row", 0, 1), *(("column", i, 1) for i in range(3)), *(("row", i, -1) for i in range(3))]
    stands += [*(("column", i, -1) for i in (2, 1, 0)), ("row", 2, 1), ("row", 1, 1), ("row", 0, 1)]
    assert len(stands) == 13
    for position, (line, number, way) in enumerate(stands):
        inwards = [0, 1, 2][::way][:2]
        nearest = [columns[i] + rows[number] if line == "row" else columns[number] + rows[i] for i in inwards]
        marker = solo().at_round(position + 1).view.marker
        assert (marker.position, marker.takes) == (position, nearest)
        assert MARKER[position] == tuple(nearest)


@pytest.mark.rule("PG-28")
@pytest.mark.parametrize("rounds", range(1, 14))
def test_he_takes_one_card_each_the_nearest_first(rounds):
    t = solo().at_round(rounds)
    t.holds("X", "X")
    pieces = {place.token: place.card.number for place in t.view.market}
    t.lay("X", "new").lay("X", "new")
    took = [event for event in t.match.events(-1, len(t.match.moves) - 1) if type(event).__name__ == "Took"]
    assert [(event.seat, event.place) for event in took] == [(-1, place) for place in MARKER[rounds - 1]]
    assert [event.card.number for event in took] == [pieces[place] for place in MARKER[rounds - 1]]


@pytest.mark.rule("PG-28")
def test_he_takes_an_asteroid_without_a_free_sun():
    t = gives(solo(), "asteroid", "asteroid 1r")
    t = gives(t, "asteroid", "asteroid")
    assert t.galaxy(1).asteroids == 4


@pytest.mark.rule("PG-10")
@pytest.mark.rule("PG-28")
def test_the_market_is_refilled_after_the_player_and_after_galaxus():
    """The player takes what the marker points at; Galaxus takes what was turned over there."""
    t = solo().at_round(6).stacks(20, 20, 20)
    tops = [t.view.market[column].card.number for column in (2, 1)]
    t.do("c2", "b2").finish_turn()
    assert [card.number for system in t.galaxy(1).systems for card in system.row] == tops
    assert set(t.market) == set(PLACES)
    assert t.heights == [20, 18, 18]


@pytest.mark.rule("PG-29")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (["R3", "B5"], [["R3", "B5"]]),
        (["R5", "B3"], [["R5", "B3"]]),  # sequence does not matter
        (["R3", "B3"], [["R3"], ["B3"]]),
        (["R5", "B3", "G4", "Y5"], [["R5", "B3", "G4"], ["Y5"]]),
        (["R3", "B3", "G3", "Y4"], [["R3", "Y4"], ["B3"], ["G3"]]),  # the first that lacks it
        (["R3", "B3", "G4", "Y4"], [["R3", "G4"], ["B3", "Y4"]]),
        (["X", "R1"], [["X"], ["R1"]]),  # X is its lowest missing value
        (["X", "R2"], [["X", "R2"]]),
        (["R1", "X"], [["R1", "X"]]),
        (["R1", "X", "B2", "G3"], [["R1", "X", "G3"], ["B2"]]),
        (["X", "X", "R2", "B1"], [["X", "X"], ["R2", "B1"]]),
        (["R1", "B1", "X", "G2"], [["R1", "X"], ["B1", "G2"]]),
        (
            ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "X", "X", "B1"],  # the first system is full
            [["R1", "R2", "R3", "R4", "R5", "R6", "R7"], ["X", "X"], ["B1"]],
        ),
        (
            ["R1", "R2", "R3", "R4", "R5", "R7", "X", "B6"],  # X fills the gap
            [["R1", "R2", "R3", "R4", "R5", "R7", "X"], ["B6"]],
        ),
    ],
)
def test_where_his_planets_go(cards, expected):
    t = solo()
    for first, second in zip(cards[::2], cards[1::2], strict=True):
        gives(t, first, second)
    laid = [[FACES[t.s.face[card.number]].body for card in system.row] for system in t.galaxy(1).systems]
    assert laid == expected


@pytest.mark.rule("PG-29")
def test_everything_else_lies_loose():
    t = gives(gives(gives(solo(), "sun RR 3", "moon RB 4"), "wormhole", "asteroid"), "sun BB 3", "R3")
    assert sorted(card.kind for card in t.galaxy(1).loose) == ["asteroid", "moon", "sun", "sun", "wormhole"]
    assert [[card.kind for card in system.row] for system in t.galaxy(1).systems] == [["planet"]]
    assert [system.sun.token for system in t.galaxy(1).systems] == ["sun-blue-1"]
    assert t.galaxy(1).systems[0].asteroid is None


@pytest.mark.rule("PG-30")
def test_at_each_multiple_of_five_rockets_he_takes_the_leftmost_tile():
    t = solo().offers(*TILE_TEXTS[5:15])
    gives(t, "R7 2r", "B2 2r")
    assert (t.galaxy(1).rockets, t.offer) == (4, TILE_TOKENS[5:15])
    gives(t, "R1 1r", "R2")
    assert (t.galaxy(1).rockets, t.offer) == (5, TILE_TOKENS[6:15])
    assert [tile.token for tile in t.galaxy(1).tiles] == [TILE_TOKENS[5]]
    gives(t, "G3 2r", "Y4 2r")
    assert (t.galaxy(1).rockets, len(t.galaxy(1).tiles)) == (9, 1)
    gives(t, "wormhole", "wormhole")  # from 9 to 11
    assert (t.galaxy(1).rockets, t.offer) == (11, TILE_TOKENS[7:15])


@pytest.mark.rule("PG-30")
def test_the_player_chooses_before_him():
    t = gives(solo().offers(*TILE_TEXTS[5:8]), "R7 2r", "B2 2r").system(row="G3 2r").system(row="Y4 2r")
    t.at_round(6).stacks(20, 20, 20).shows("c2", "R1 1r").holds("R3 1r", "X").lay("R3 1r", "new").lay("X", "new")
    t.do(TILE_TOKENS[5])
    assert [[tile.token for tile in galaxy.tiles] for galaxy in t.view.galaxies] == [[TILE_TOKENS[5]], [TILE_TOKENS[6]]]


@pytest.mark.rule("PG-30")
def test_no_tile_is_left_for_him():
    t = gives(gives(solo().offers(), "R7 2r", "B2 2r"), "R1 2r", "R2")
    assert t.galaxy(1).rockets == 6
    assert t.galaxy(1).tiles == []


@pytest.mark.rule("PG-31")
@pytest.mark.parametrize(("difficulty", "each"), by_difficulty(1, 3, 4))
def test_points_for_his_suns(difficulty, each):
    t = solo(difficulty)
    assert t.score(1).suns == each  # his start sun is a sun
    gives(t, "sun RRR 7", "sun R 1")
    assert t.score(1).suns == 3 * each


@pytest.mark.rule("PG-31")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_points_for_his_planets_by_the_ladder(difficulty):
    t = gives(gives(solo(difficulty), "R5", "B3"), "X", "G5")
    assert t.score(1).planets == 3 + 1
    gives(t, "R4", "V7")
    assert t.score(1).planets == 7 + 1


@pytest.mark.rule("PG-31")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_points_for_his_moons_as_printed(difficulty):
    t = gives(gives(solo(difficulty), "moon R 2", "moon RB 3"), "moon GY 4", "B5")
    assert t.score(1).moons == 2 + 3 + 4


@pytest.mark.rule("PG-31")
@pytest.mark.parametrize(("difficulty", "more"), by_difficulty(0, 1, 3))
def test_points_for_his_research(difficulty, more):
    """A A A B B C: three letters, and three symbols beyond the first of their letter."""
    t = gives(solo(difficulty), "R1 A", "R3 B")
    assert t.score(1).research == 2
    gives(gives(t, "sun RR 3 A", "moon R 2 A"), "sun YY 3 B", "R5 C")
    assert t.score(1).research == 3 + 3 * more


@pytest.mark.rule("PG-31")
@pytest.mark.parametrize(("difficulty", "each"), by_difficulty(2, 3, 4))
@pytest.mark.parametrize("tiles", [["tiles 1 1"], ["planets RR 1", "suns 1 1", "equal 3 4"]])
def test_points_for_his_tiles_whatever_they_show(difficulty, each, tiles):
    t = gives(solo(difficulty), "R1 2r", "R3 1r").has_tiles(1, *tiles)
    assert t.score(1).tiles == each * len(tiles)


@pytest.mark.rule("PG-23")
@pytest.mark.rule("PG-31")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize(
    ("own", "his", "points"),
    [
        (0, 0, (0, 0)),
        (1, 0, (10, 0)),
        (0, 1, (0, 10)),
        (1, 1, (8, 8)),
        (1, 2, (6, 10)),
        (2, 1, (10, 6)),
        (2, 2, (8, 8)),
    ],
)
def test_asteroids_are_compared_as_with_a_person(difficulty, own, his, points):
    t = solo(difficulty)
    if his:
        gives(t, "asteroid", "asteroid" if his == 2 else "wormhole")
    for number in range(own):
        t.system(sun=["sun RR 3", "sun BB 3"][number], asteroid="asteroid")
    assert (t.score(0).asteroids, t.score(1).asteroids) == points


@pytest.mark.rule("PG-31")
@pytest.mark.parametrize(
    ("own", "won"),
    [
        ([], False),  # 0 against the point of his sun
        (["V3"], False),  # a full tie is no win
        (["G1 1r"], True),  # a tie is decided by rockets
        (["G2, G5"], True),
        (["V1", "V2"], True),
    ],
)
def test_who_wins(own, won):
    t = solo("easy")
    for row in own:
        t.system(row=row)
    assert t.ends().score(1).total == 1
    assert t.view.won == won
    chances = np.zeros(SEATS)
    t.match.game.kernels.estimate(t.match.edition.data, np.frombuffer(t.match.state, np.uint8).copy(), chances)
    assert chances[0] == pytest.approx(float(won))


@pytest.mark.rule("PG-31")
@pytest.mark.parametrize(("card", "won"), [("V1", False), ("G1 1r", False), ("G3 2r", True)])
def test_a_tie_is_won_by_more_rockets_and_a_full_tie_is_no_win(card, won):
    """His sun brings 1, his two planets 2, and he has a rocket; the player has three systems with a planet."""
    t = gives(solo("easy"), "R1 1r", "R2").system(row=card)
    assert (t.score(0).total, t.score(1).total, t.galaxy(1).rockets) == (3, 3, 1)
    for place in ("a1", "b1", "c1"):
        t.shows(place, "wormhole")
    assert (t.ends().score(0).total, t.score(1).total, t.galaxy(1).rockets) == (3, 3, 3)
    assert t.view.won == won
