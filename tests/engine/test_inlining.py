"""Helpers: called by compiled functions, kept as intermediate code."""

import numpy as np
import pytest
from numba import types

from raumhafen.engine.inlining import Helper
from raumhafen.engine.kernel import COMPILED, compiled, helper, i64, u64

pytestmark = pytest.mark.skipif(not COMPILED, reason="helpers are plain functions then")


@helper
def doubled(number):
    return number + number


@helper
def doubled_and_one(number):
    return doubled(number) + 1


@compiled(i64(i64))
def twice(number):
    return doubled_and_one(number) + doubled_and_one(np.int8(number))


def test_compiled_functions_call_helpers_of_helpers():
    assert twice(20) == 82


def test_a_helper_is_translated_for_each_kind_of_number_and_has_no_machine_code():
    for kind in (types.int64, types.int8):
        doubled.compile((kind,))
    assert isinstance(doubled, Helper)
    assert {types.int64, types.int8} <= {kind for (kind,) in doubled.overloads}
    assert all(not hasattr(made.library, "_compiled_object") for made in doubled.overloads.values())


def test_called_from_python_a_helper_runs_as_it_is_written():
    assert doubled_and_one(4) == 9
    assert doubled("ab") == "abab"  # which no compiled function could


def test_numbers_wrap_around_silently_from_python_too():
    assert doubled(np.uint64(2**63 + 1)) == 2


def test_an_error_in_a_helper_names_it():
    @helper
    def wrong(number):
        return number + "text"

    def outer(number):
        return wrong(number)

    with pytest.raises(Exception, match="wrong"):
        compiled(u64(u64))(outer)
