"""Actions, declared once: a game names its kinds with their arguments, and the numbering follows.

    ACTIONS = Actions()
    MOVE = ACTIONS.kind("move", field=FIELDS, target=FIELDS)
    STAY = ACTIONS.kind("stay")

An action is a number: the kinds follow one another in the order they are declared, and within a kind the last argument
runs fastest. Kernels use the kinds directly, which compiles to the bare arithmetic:

    if action in MOVE:
        field, target = MOVE.arguments(action)
    out[n] = MOVE(field, target)

Other code reads an action by name:

    match ACTIONS[action]:
        case "move", field, target: ...
"""

from __future__ import annotations

import operator
from math import prod
from typing import Any

from llvmlite import ir
from numba import types
from numba.core.imputils import lower_constant
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, bound_function, infer_global, signature
from numba.extending import infer_getattr, lower_builtin, models, register_model, typeof_impl


class Kind:
    """A kind of action: its name, and the values that each of its arguments may have."""

    def __init__(self, name: str, first: int, arguments: dict[str, range]) -> None:
        self.name = name
        self.first = first  #: its lowest action
        self.ranges = tuple(arguments.values())
        self.size = prod(map(len, self.ranges))

    def __repr__(self) -> str:
        return f"<kind of action {self.name}: {self.first} … {self.first + self.size - 1}>"

    def __contains__(self, action: int) -> bool:
        return self.first <= action < self.first + self.size

    def __call__(self, *arguments: int) -> Any:
        """The action of this kind with these arguments. Nothing is checked: kernels give what the rules allow."""
        number = 0
        for argument, values in zip(arguments, self.ranges, strict=True):
            number = number * len(values) + int(argument) - values.start  # which may be one of numpy's small ones
        return self.first + number

    def arguments(self, action: int) -> Any:
        """The arguments of an action of this kind."""
        number, read = int(action) - self.first, []
        for values in reversed(self.ranges):
            number, place = divmod(number, len(values))
            read.append(values.start + place)
        return tuple(reversed(read))

    def argument(self, action: int) -> Any:
        """The argument of an action of this kind, which has only one."""
        (values,) = self.ranges
        return int(action) - self.first + values.start


class Actions(dict[int, tuple[Any, ...]]):
    """All kinds of a game; by number, every action that was asked for: its kind's name, then its arguments."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.size = 0  #: actions are numbered 0 … size − 1

    def kind(self, name: str, **arguments: int | range) -> Kind:
        """Declare the next kind. An argument is given by the number of its values, counted from 0, or as a range."""
        ranges = {key: range(values) if isinstance(values, int) else values for key, values in arguments.items()}
        kind = Kind(name, self.size, ranges)
        self.kinds.append(kind)
        self.size += kind.size
        return kind

    def __missing__(self, action: int) -> tuple[Any, ...]:
        for kind in self.kinds:
            if action in kind:
                self[action] = read = (kind.name, *kind.arguments(action))
                return read
        raise IndexError(f"actions are numbered 0 … {self.size - 1}, not {action}")


# --- for compiled code ------------------------------------------------------------------------------------------------
#
# A kind is an opaque value whose numbers are part of its type, so using it emits arithmetic on constants and nothing
# else: no function is compiled for it.


class KindType(types.Callable, types.Opaque):  # type: ignore[misc]
    """A kind, as numba knows it."""

    def __init__(self, kind: Kind) -> None:
        self.first, self.size, self.ranges = kind.first, kind.size, kind.ranges
        super().__init__(name=f"Kind({self.first}, {self.ranges})")

    @property
    def key(self) -> Any:
        """What makes two of them the same."""
        return self.first, self.ranges

    def get_call_type(self, _context: Any, args: Any, kws: Any) -> Any:
        """The type of making an action."""
        if kws or len(args) != len(self.ranges):
            return None
        return signature(types.int64, *[types.int64] * len(args), recvr=self)

    def get_call_signatures(self) -> Any:
        """The one way to make an action."""
        return [signature(types.int64, *[types.int64] * len(self.ranges), recvr=self)], False

    def get_impl_key(self, _signature: Any) -> Any:
        """Where the code for making an action is found."""
        return KindType


register_model(KindType)(models.OpaqueModel)


@typeof_impl.register(Kind)
def _typeof(kind: Kind, _context: Any) -> Any:
    return KindType(kind)


@lower_constant(KindType)
def _constant(context: Any, _builder: Any, _kind: Any, _value: Any) -> Any:
    return context.get_dummy_value()


def _number(value: int) -> Any:
    return ir.Constant(ir.IntType(64), value)


@lower_builtin(KindType, KindType, types.VarArg(types.int64))
def _make(_context: Any, builder: Any, sig: Any, values: Any) -> Any:
    number = _number(0)
    for argument, allowed in zip(values[1:], sig.args[0].ranges, strict=True):
        place = builder.sub(argument, _number(allowed.start))
        number = builder.add(builder.mul(number, _number(len(allowed))), place)
    return builder.add(number, _number(sig.args[0].first))


@infer_global(operator.contains)
class _Contains(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, _kws: Any) -> Any:
        kind, action = args
        if isinstance(kind, KindType) and isinstance(action, types.Integer):
            return signature(types.boolean, kind, types.int64)
        return None


@lower_builtin(operator.contains, KindType, types.int64)
def _contains(_context: Any, builder: Any, sig: Any, values: Any) -> Any:
    kind = sig.args[0]
    return builder.icmp_unsigned("<", builder.sub(values[1], _number(kind.first)), _number(kind.size))


@infer_getattr
class _Reading(AttributeTemplate):  # type: ignore[misc]
    key = KindType

    @bound_function("kind.arguments")
    def resolve_arguments(self, kind: Any, _args: Any, _kws: Any) -> Any:
        return signature(types.UniTuple(types.int64, len(kind.ranges)), types.int64, recvr=kind)

    @bound_function("kind.argument")
    def resolve_argument(self, kind: Any, _args: Any, _kws: Any) -> Any:
        return signature(types.int64, types.int64, recvr=kind) if len(kind.ranges) == 1 else None


@lower_builtin("kind.arguments", KindType, types.int64)
def _arguments(context: Any, builder: Any, sig: Any, values: Any) -> Any:
    kind, read = sig.args[0], []
    number = builder.sub(values[1], _number(kind.first))
    for allowed in reversed(kind.ranges):  # never below zero, so that the cheaper unsigned division serves
        read.append(builder.add(builder.urem(number, _number(len(allowed))), _number(allowed.start)))
        number = builder.udiv(number, _number(len(allowed)))
    return context.make_tuple(builder, sig.return_type, read[::-1])


@lower_builtin("kind.argument", KindType, types.int64)
def _argument(_context: Any, builder: Any, sig: Any, values: Any) -> Any:
    kind = sig.args[0]
    return builder.add(values[1], _number(kind.ranges[0].start - kind.first))
