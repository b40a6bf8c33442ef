"""Actions declared once: numbers, arguments and names agree, compiled and not."""

import numpy as np
import pytest

import raumhafen as rh
from raumhafen.engine.actions import Actions
from raumhafen.engine.kernel import compiled, helper, i32s, i64, i64s, void

ACTIONS = Actions()
PASS = ACTIONS.kind("pass")
FLY = ACTIONS.kind("fly", field=range(1, 4), target=2, jumps=3)
TURN = ACTIONS.kind("turn", place=range(1, 5))
CHOOSE = ACTIONS.kind("choose", cards=1 << 3)


def test_kinds_follow_one_another_and_the_last_argument_runs_fastest():
    assert ACTIONS.size == 1 + 3 * 2 * 3 + 4 + 8
    assert ACTIONS[0] == ("pass",)
    assert ACTIONS[1] == ("fly", 1, 0, 0)
    assert ACTIONS[2] == ("fly", 1, 0, 1)
    assert ACTIONS[4] == ("fly", 1, 1, 0)
    assert ACTIONS[18] == ("fly", 3, 1, 2)
    assert ACTIONS[19] == ("turn", 1)
    assert ACTIONS[30] == ("choose", 7)


def test_an_action_is_made_of_its_arguments_and_read_back():
    assert (PASS(), FLY(3, 1, 2), TURN(1), CHOOSE(7)) == (0, 18, 19, 30)
    assert FLY.arguments(18) == (3, 1, 2)
    assert TURN.argument(22) == 4
    assert [action in TURN for action in (18, 19, 22, 23)] == [False, True, True, False]


@pytest.mark.parametrize("action", [-1, 31])
def test_there_are_no_others(action):
    with pytest.raises(IndexError, match="0 … 30"):
        ACTIONS[action]


@helper
def list_all(kind, first, last, out, n):
    """A kind can be passed on."""
    for value in range(first, last):
        out[n] = kind(value)
        n += 1
    return n


@compiled(void(i32s, i64s))
def read_all(ids, out):
    for place in range(ids.size):
        action = ids[place]
        if action in FLY:
            field, target, jumps = FLY.arguments(action)
            out[place] = 1000 * field + 100 * target + 10 * jumps + (FLY(field, target, jumps) == action)
        elif action in TURN:
            out[place] = TURN.argument(action)
        elif action in PASS:
            out[place] = -7
        else:
            out[place] = -1 if action not in CHOOSE else 5000 + CHOOSE.argument(action)


@compiled(i64(i64s))
def make_all(out):
    n = list_all(TURN, 1, 5, out, 0)
    return list_all(CHOOSE, 0, 8, out, n)


def test_compiled_code_agrees():
    ids = np.arange(-1, ACTIONS.size + 1, dtype=np.int32)
    out = np.zeros(ids.size, np.int64)
    read_all(ids, out)
    expected = [-1]
    for action in range(ACTIONS.size):
        match ACTIONS[action]:
            case "fly", field, target, jumps:
                expected.append(1000 * field + 100 * target + 10 * jumps + 1)
            case "turn", place:
                expected.append(place)
            case "choose", cards:
                expected.append(5000 + cards)
            case _:
                expected.append(-7)
    assert out.tolist() == [*expected, -1]
    assert make_all(out) == 12
    assert out[:12].tolist() == list(range(19, 31))


@pytest.mark.parametrize("game", rh.GAMES)
def test_every_action_of_a_game_is_of_one_kind(game):
    actions = rh.load(game).actions
    assert sum(kind.size for kind in actions.kinds) == actions.size
    assert len({kind.name for kind in actions.kinds}) == len(actions.kinds)
    for kind in actions.kinds:
        for action in {kind.first, kind.first + kind.size - 1, kind.first + kind.size // 2}:
            assert actions[action] == (kind.name, *kind.arguments(action))
            assert kind(*kind.arguments(action)) == action
