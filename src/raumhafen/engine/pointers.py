"""Compiled functions as values: code that serves every game is given the addresses of a game's kernels.

Numba has function values of its own. Each costs 31 µs when Python passes it, and each call of one is compiled three
times over (for machine code, C and Python). A pointer is an address and the signature of what lies there, and using it
emits the call and nothing else.

    imagined = kernels_in("legal", "apply")       # declared once
    legal, apply = imagined(table)                # in a compiled function that was given `game.kernel_table`

Uncompiled, functions stand for their own addresses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing import signature
from numba.extending import intrinsic, lower_builtin, models, register_model


class Pointer(types.Callable, types.Opaque):  # type: ignore[misc]
    """The type of a pointer to a compiled function of one signature."""

    def __init__(self, target: Any) -> None:
        self.target = target
        super().__init__(name=f"Pointer({target})")

    def get_call_type(self, _context: Any, args: Any, kws: Any) -> Any:
        """The type of a call."""
        if kws or len(args) != len(self.target.args):
            return None
        return self.get_call_signatures()[0][0]

    def get_call_signatures(self) -> Any:
        """The one way to call it."""
        return [signature(self.target.return_type, *self.target.args, recvr=self)], False

    def get_impl_key(self, _signature: Any) -> Any:
        """Where the code of a call is found."""
        return Pointer


register_model(Pointer)(models.OpaqueModel)


@lower_builtin(Pointer, Pointer, types.VarArg(types.Any))
def _call(context: Any, builder: Any, sig: Any, values: Any) -> Any:
    target, calls = sig.args[0].target, context.call_conv
    callee = builder.bitcast(values[0], calls.get_function_type(target.return_type, target.args).as_pointer())
    status, result = calls.call_function(builder, callee, target.return_type, target.args, values[1:])
    with cgutils.if_unlikely(builder, status.is_error):
        calls.return_status_propagate(builder, status)
    return result


def address_of(function: Any, target: Any) -> int:
    """Where the machine code of a compiled function lies. It stays there as long as the function lives."""
    made = function.get_compile_result(target)
    address: int = made.library.get_pointer_to_function(made.fndesc.llvm_func_name)
    return address


def pointers_in(*targets: tuple[int, Any]) -> Callable[[Any], Any]:
    """For compiled code: the pointers, as a tuple, whose addresses a table holds at these places, with their
    signatures."""
    kinds = types.Tuple([Pointer(target) for _, target in targets])

    def generate(context: Any, builder: Any, sig: Any, values: Any) -> Any:
        data = context.make_array(sig.args[0])(context, builder, values[0]).data
        addresses = [builder.load(builder.gep(data, [ir.Constant(ir.IntType(64), place)])) for place, _ in targets]
        found = [
            builder.inttoptr(address, context.get_value_type(kind))
            for address, kind in zip(addresses, kinds, strict=True)
        ]
        return context.make_tuple(builder, kinds, found)

    return cast(Callable[[Any], Any], intrinsic(lambda _context, table: (kinds(table), generate)))


def pointer_at(target: Any) -> Callable[[Any], Any]:
    """For compiled code: the pointer to what lies at an address and has this signature."""
    kind = Pointer(target)

    def generate(context: Any, builder: Any, _sig: Any, values: Any) -> Any:
        return builder.inttoptr(values[0], context.get_value_type(kind))

    return cast(Callable[[Any], Any], intrinsic(lambda _context, address: (kind(types.int64), generate)))
