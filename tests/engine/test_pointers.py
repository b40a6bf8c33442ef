"""Compiled functions as values: tables of addresses, and calls by them."""

import numpy as np
import pytest

from raumhafen.engine.kernel import COMPILED, SIGNATURES, compiled, i64, i64s, kernels_in
from raumhafen.engine.pointers import address_of, pointer_at, pointers_in
from tests.toy.game import GAME as TOY

pytestmark = pytest.mark.skipif(not COMPILED, reason="functions stand for their own addresses then")

PLAIN = i64(i64, i64)


@compiled(PLAIN)
def less(a, b):
    return a - b


@compiled(PLAIN)
def times(a, b):
    return a * b


both = pointers_in((0, PLAIN), (1, PLAIN))
plain_at = pointer_at(PLAIN)


@compiled(i64(i64s, i64, i64))
def call_both(table, a, b):
    first, second = both(table)
    return 1000 * first(a, b) + second(np.int32(a), b)


@compiled(i64(i64s, i64, i64, i64))
def call_one(table, which, a, b):
    return plain_at(table[which])(a, b)


def test_functions_are_called_by_their_addresses():
    table = np.array([address_of(less, PLAIN), address_of(times, PLAIN)], np.int64)
    assert call_both(table, 7, 5) == 2035
    assert call_both(table[::-1].copy(), 7, 5) == 35_002
    assert [call_one(table, which, 7, 5) for which in (0, 1)] == [2, 35]


def test_a_function_is_found_only_by_the_signature_it_was_compiled_for():
    less.disable_compile()
    with pytest.raises(Exception, match="compilation disabled"):
        address_of(less, i64(i64))


def test_a_game_has_a_table_of_all_its_kernels():
    assert TOY.kernel_table.tolist() == [
        address_of(getattr(TOY.kernels, name), signature) for name, signature in SIGNATURES.items()
    ]
    assert len(set(TOY.kernel_table.tolist())) == len(SIGNATURES)


def test_kernels_of_a_table_are_those_of_the_game():
    asked = kernels_in("scores", "active")

    @compiled(i64(i64s, SIGNATURES["active"].args[0], SIGNATURES["active"].args[1], i64s))
    def ask(table, edition, state, out):
        scores, active = asked(table)
        scores(edition, state, out)
        return active(edition, state)

    edition, state, out, same = (
        TOY.edition().data,
        np.zeros(TOY.state_layout.itemsize, np.uint8),
        *np.zeros((2, 8), int),
    )
    TOY.kernels.start(edition, state, TOY.option_values(TOY.about.resolve_options({})), 2, np.array([3, 4], np.uint64))
    assert ask(TOY.kernel_table, edition, state, out) == TOY.kernels.active(edition, state) != 0
    TOY.kernels.scores(edition, state, same)
    assert out.tolist() == same.tolist()
