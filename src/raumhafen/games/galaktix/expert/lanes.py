"""Eight numbers that the processor treats as one: a vector type for compiled code.

The compiler does not find out by itself that positions which differ only in their parts on the board can be solved side
by side; here it is told. Tables of lanes are flat arrays, eight numbers to a row.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, models, register_model

WIDTH = 8
_VECTOR = ir.VectorType(ir.DoubleType(), WIDTH)


class _Lanes(types.Type):  # type: ignore[misc]
    def __init__(self) -> None:
        super().__init__(name="Lanes")


@register_model(_Lanes)
class _LanesModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, lanes: Any) -> None:
        super().__init__(manager, lanes, _VECTOR)


_LANES = _Lanes()


def _pointer(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    array = context.make_array(signature.args[0])(context, builder, values[0])
    return builder.bitcast(builder.gep(array.data, [values[1]]), _VECTOR.as_pointer())


@intrinsic
def load(_context: Any, numbers: Any, at: Any) -> Any:
    """Eight numbers of an array, from `at` on."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.load(_pointer(context, builder, signature, values), align=8)

    return _LANES(numbers, types.intp), generate


@intrinsic
def store(_context: Any, numbers: Any, at: Any, lanes: Any) -> Any:
    """Put eight numbers into an array, from `at` on."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        builder.store(values[2], _pointer(context, builder, signature, values), align=8)
        return context.get_dummy_value()

    return types.void(numbers, types.intp, _LANES), generate


@intrinsic
def every(_context: Any, number: Any) -> Any:
    """The same number in every lane."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        one = builder.insert_element(ir.Constant(_VECTOR, ir.Undefined), values[0], ir.Constant(ir.IntType(32), 0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), WIDTH), None)
        return builder.shuffle_vector(one, ir.Constant(_VECTOR, ir.Undefined), zeros)

    return _LANES(types.float64), generate


@intrinsic
def plus(_context: Any, a: Any, b: Any) -> Any:
    """The sum, lane by lane."""
    return _LANES(_LANES, _LANES), lambda _context, builder, _signature, values: builder.fadd(*values)


@intrinsic
def times(_context: Any, a: Any, b: Any) -> Any:
    """The product, lane by lane."""
    return _LANES(_LANES, _LANES), lambda _context, builder, _signature, values: builder.fmul(*values)


@intrinsic
def higher(_context: Any, a: Any, b: Any) -> Any:
    """The higher number, lane by lane."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        return builder.select(builder.fcmp_ordered(">", *values), *values)

    return _LANES(_LANES, _LANES), generate


@intrinsic
def lower(_context: Any, a: Any, b: Any) -> Any:
    """The lower number, lane by lane."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        return builder.select(builder.fcmp_ordered("<", *values), *values)

    return _LANES(_LANES, _LANES), generate


@intrinsic
def any_higher(_context: Any, a: Any, b: Any) -> Any:
    """Is the first number higher in any lane?"""

    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        bits = ir.IntType(WIDTH)
        return builder.icmp_unsigned(
            "!=", builder.bitcast(builder.fcmp_ordered(">", *values), bits), ir.Constant(bits, 0)
        )

    return types.boolean(_LANES, _LANES), generate
