"""What a placement or a tile would bring is told before it is chosen, as it then comes."""

from random import Random

import pytest

from raumhafen.engine.match import Match

from .positions import GAME, RULES, TILE_TEXTS, Table, begun, opening

CATEGORIES = ("suns", "planets", "moons", "research", "tiles", "asteroids", "total")


def after(t: Table, action: int) -> Table:
    """A copy of the table on which this was done."""
    copy = Match(GAME, t.match.seats, t.match.key, t.match.edition)
    copy._state[:] = t.match._state
    RULES.apply(copy.edition.data, copy._state, t.turn, action)
    copy._changed()
    return Table(copy)


def points(t: Table, seat: int) -> list[int]:
    return [getattr(t.score(seat), name) for name in CATEGORIES]


@pytest.mark.rule("PG-18")
@pytest.mark.rule("PG-19")
@pytest.mark.rule("PG-20")
@pytest.mark.rule("PG-21")
@pytest.mark.rule("PG-22")
@pytest.mark.rule("PG-23")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_gain_is_as_told(seats):
    """Of the first card of a turn and of tiles in random matches; with the second card the turn may end."""
    lots, told = Random(seats), 0
    t = opening(seats, 20)
    while not t.match.over:
        first = t.phase == "lay" and len(t.view.hand) == 2
        if first or (t.phase == "tile" and seats > 1):
            seat = t.turn
            gains, now = t.match.view(seat).gains, points(t, seat)
            actions = t.match.legal(seat)
            assert list(gains) == [str(action) for action in actions]
            for action in lots.sample(actions, min(len(actions), 4)):
                gain = [getattr(gains[str(action)], name) for name in CATEGORIES]
                assert [new - old for new, old in zip(points(after(t, action.id), seat), now, strict=True)] == gain
                told += 1
            assert all(t.match.view(other).gains == {} for other in range(-1, seats) if other != seat)
        t.match.play(t.turn, lots.choice(t.match.legal(t.turn)))
    assert told > 40


@pytest.mark.rule("PG-18")
@pytest.mark.rule("PG-20")
def test_gains_by_hand():
    t = begun(suns="RB").first(row="R3, moon RB 4").holds("B5", "sun BB 3")
    gains = t.match.view(0).gains
    told = {words.split()[1]: gain for words, gain in gains.items() if words.startswith("blue-5")}
    assert (told["1-upper"].moons, told["1-upper"].planets, told["1-upper"].total) == (4, 1, 5)
    assert (told["1-lower"].moons, told["1-lower"].planets, told["1-lower"].total) == (0, 1, 1)
    assert (told["new"].planets, told["new"].total) == (1, 1)


@pytest.mark.rule("PG-9")
@pytest.mark.rule("PG-22")
def test_the_gain_of_a_tile():
    t = begun().first(row="R7 2r, wormhole, wormhole").offers(*TILE_TEXTS[:10]).holds("R3 1r", "X")
    t.lay("R3 1r", "new").lay("X", "new")
    gains = t.match.view(0).gains
    assert gains["tile-planets-red-red"].total == 1
    assert gains["tile-wormholes"].tiles == 2
    assert gains["tile-planets-blue-blue"].total == 0
