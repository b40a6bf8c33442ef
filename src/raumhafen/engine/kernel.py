"""The kernels: compiled functions over the bytes of an edition and of a state.

Every game offers the same few functions with the same signatures, so that whatever is generic (search, batches,
environments) is compiled once and takes a game's kernels as values. A kernel reads its arguments as records:

    @kernel.active
    def active(edition, state):
        e, s = as_record(edition, Edition), as_record(state, State)
        …

The same source runs uncompiled under `NUMBA_DISABLE_JIT=1`.
"""

from __future__ import annotations

import gc
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

import numba
import numpy as np
from numba import njit, types
from numba.extending import lower_builtin, type_callable

from raumhafen.engine.compilation import pass_on_events
from raumhafen.engine.inlining import make_helper
from raumhafen.engine.pointers import Pointer, address_of, pointers_in
from raumhafen.engine.sources import imported_sources, source_hash
from raumhafen.storage.folders import cache_root

SEATS = 8  #: the widest table; arrays with a value for each seat have this length
LIST = 4096  #: the longest list of legal actions that a position may have

Bytes = np.ndarray[tuple[int], np.dtype[np.uint8]]
Ids = np.ndarray[tuple[int], np.dtype[np.int32]]
UInt64s = np.ndarray[tuple[int], np.dtype[np.uint64]]
Int64s = np.ndarray[tuple[int], np.dtype[np.int64]]
Float64s = np.ndarray[tuple[int], np.dtype[np.float64]]

#: What stands at the head of every state. `reveals` counts what became known to someone: undo never goes behind it.
#: `ready` tells, a bit for each seat, who is done in a secret phase: all that others may learn of it.
HEADER: list[tuple[Any, ...]] = [
    ("key", "u8", (2,)),
    ("counter", "u8"),
    ("word", "u8"),
    ("reveals", "u4"),
    ("seats", "i1"),
    ("ready", "u1"),
]

u8s = types.Array(types.uint8, 1, "C")
edition_bytes = types.Array(types.uint8, 1, "C", readonly=True)  # an edition's bytes
i32s = types.Array(types.int32, 1, "C")
i64s = types.Array(types.int64, 1, "C")
u64s = types.Array(types.uint64, 1, "C")
f64s = types.Array(types.float64, 1, "C")
i64 = types.int64
u64 = types.uint64
void = types.void

SIGNATURES = {
    "start": void(edition_bytes, u8s, i64s, i64, u64s),
    "active": i64(edition_bytes, u8s),
    "legal": i64(edition_bytes, u8s, i64, i32s),
    "apply": void(edition_bytes, u8s, i64, i64),
    "scores": void(edition_bytes, u8s, i64s),
    "ranks": void(edition_bytes, u8s, i64s),
    "observe": void(edition_bytes, u8s, i64),
    "resample": void(edition_bytes, u8s, i64, u64s),
    "estimate": void(edition_bytes, u8s, f64s),
    "focus": i64(edition_bytes, u8s, i64, i32s, i64),
}

#: The kernels as types, for compiled functions that are given them by others.
TYPES = {name: Pointer(signature) for name, signature in SIGNATURES.items()}

COMPILED = not numba.config.DISABLE_JIT

if not COMPILED:
    # Keyed hashing wraps around by design; compiled code does so silently, numpy's scalars would complain.
    np.seterr(over="ignore")


class Kernels(NamedTuple):
    """A game's kernels, in the order of `SIGNATURES`."""

    start: Callable[[Bytes, Bytes, Int64s, int, UInt64s], None]
    active: Callable[[Bytes, Bytes], int]
    legal: Callable[[Bytes, Bytes, int, Ids], int]
    apply: Callable[[Bytes, Bytes, int, int], None]
    scores: Callable[[Bytes, Bytes, Int64s], None]
    ranks: Callable[[Bytes, Bytes, Int64s], None]
    observe: Callable[[Bytes, Bytes, int], None]
    resample: Callable[[Bytes, Bytes, int, UInt64s], None]
    estimate: Callable[[Bytes, Bytes, Float64s], None]
    focus: Callable[[Bytes, Bytes, int, Ids, int], int]


# --- records over bytes -----------------------------------------------------------------------------------------------


def layout(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """A record of these fields, for use with `as_record`."""
    for name, *_ in fields:
        if hasattr(np.void, name):
            raise ValueError(f"{name} is a method of numpy's records: choose another name for the field")
    return np.dtype((np.record, list(fields)))


def as_record(data: Bytes, layout: np.dtype[Any]) -> Any:
    """The record of that layout lying on these bytes; writing to it writes the bytes.

    Compiled, it is a pointer and costs nothing (`data.view(layout)[0]` costs 30 ns a time).
    """
    return data.view(layout)[0]


@type_callable(as_record)
def _type_as_record(_context: Any) -> Any:
    return lambda data, layout: layout.dtype


@lower_builtin(as_record, types.Array, types.DType)
def _as_record(context: Any, builder: Any, sig: Any, values: Any) -> Any:
    data = context.make_array(sig.args[0])(context, builder, values[0]).data
    return builder.bitcast(data, context.get_value_type(sig.return_type))


# --- compiling --------------------------------------------------------------------------------------------------------

Function = TypeVar("Function", bound=Callable[..., Any])

#: How everything is compiled. Wrappers for C are left out besides: our own function values need none.
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}

if COMPILED:
    pass_on_events()  # before anything is compiled


def compiled(signature: Any) -> Callable[[Function], Function]:
    """Compile a function for one signature, now, without the GIL and with a cache on disk."""

    def decorate(function: Function) -> Function:
        kept = use_cache_of(function.__module__)
        with collector_paused():
            made: Function = njit(signature, cache=kept, no_cfunc_wrapper=True, **OPTIONS)(function)
        return made

    return decorate


def compiled_on_call(function: Function) -> Function:
    """Compile a function for whatever it is given when it is called, with a cache on disk: for work of minutes."""
    kept = use_cache_of(function.__module__)
    made: Function = njit(cache=kept, no_cfunc_wrapper=True, **OPTIONS)(function)
    return made


def helper(function: Function) -> Function:
    """A function that kernels call; compiled as part of them."""
    if not COMPILED:
        return function
    made: Any = make_helper(function, _nrt=False, **OPTIONS)
    return cast(Function, made)


def allocating_helper(function: Function) -> Function:
    """A function that compiled ones call, which makes arrays of its own: too slow for kernels."""
    if not COMPILED:
        return function
    made: Any = make_helper(function, **OPTIONS)
    return cast(Function, made)


def kernel(function: Callable[..., Any]) -> Any:
    """A kernel, to be compiled when all are defined."""
    kept = use_cache_of(function.__module__)
    return njit(cache=kept, no_cfunc_wrapper=True, _nrt=False, **OPTIONS)(function)


if TYPE_CHECKING:  # what `@kernel.legal` and its siblings take and give, so that mypy counts a kernel's arguments
    start: Callable[[Callable[[Any, Any, Any, Any, Any], Any]], Callable[[Bytes, Bytes, Int64s, int, UInt64s], None]]
    active: Callable[[Callable[[Any, Any], Any]], Callable[[Bytes, Bytes], int]]
    legal: Callable[[Callable[[Any, Any, Any, Any], Any]], Callable[[Bytes, Bytes, int, Ids], int]]
    apply: Callable[[Callable[[Any, Any, Any, Any], Any]], Callable[[Bytes, Bytes, int, int], None]]
    scores: Callable[[Callable[[Any, Any, Any], Any]], Callable[[Bytes, Bytes, Int64s], None]]
    ranks: Callable[[Callable[[Any, Any, Any], Any]], Callable[[Bytes, Bytes, Int64s], None]]
    observe: Callable[[Callable[[Any, Any, Any], Any]], Callable[[Bytes, Bytes, int], None]]
    resample: Callable[[Callable[[Any, Any, Any, Any], Any]], Callable[[Bytes, Bytes, int, UInt64s], None]]
    estimate: Callable[[Callable[[Any, Any, Any], Any]], Callable[[Bytes, Bytes, Float64s], None]]
    focus: Callable[[Callable[[Any, Any, Any, Any, Any], Any]], Callable[[Bytes, Bytes, int, Ids, int], int]]
else:

    def __getattr__(name: str) -> Any:
        """`@kernel.legal` and its siblings mark a game's kernels."""
        if name in SIGNATURES:
            return kernel
        raise AttributeError(name)


def compile_kernels(*modules: object) -> Kernels:
    """The kernels that these modules define, compiled or taken from the cache."""
    found = {name: getattr(module, name) for module in modules for name in SIGNATURES if hasattr(module, name)}
    return Kernels(**{name: compile_kernel(found[name], signature) for name, signature in SIGNATURES.items()})


def compile_kernel(function: Any, signature: Any) -> Any:
    """A function marked as a kernel, compiled for its signature or taken from the cache."""
    if COMPILED:
        with collector_paused():
            function.compile(signature)
        function.disable_compile()
    return function


def kernel_table(kernels: Kernels) -> Any:
    """The addresses of a game's kernels, for `kernels_in`."""
    if not COMPILED:
        return kernels
    return np.array([address_of(getattr(kernels, name), SIGNATURES[name]) for name in SIGNATURES], np.int64)


def kernels_in(*names: str) -> Callable[[Any], Any]:
    """For compiled code: the kernels of these names, as a tuple, out of a table."""
    if not COMPILED:
        return lambda kernels: tuple(getattr(kernels, name) for name in names)
    order = list(SIGNATURES)
    return pointers_in(*((order.index(name), SIGNATURES[name]) for name in names))


@contextmanager
def collector_paused() -> Iterator[None]:
    """Compile without the garbage collector: looking through all of numba's objects again and again takes a tenth of
    the time."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


# --- small things that kernels share ----------------------------------------------------------------------------------


def lowest(bits: Any) -> Any:
    """The lowest member of a set that is not empty, given as bits. Compiled, it is one instruction."""
    return (int(bits) & -int(bits)).bit_length() - 1


@type_callable(lowest)
def _type_lowest(_context: Any) -> Any:
    return lambda bits: types.int64


@lower_builtin(lowest, types.Integer)
def _lowest(context: Any, builder: Any, sig: Any, values: Any) -> Any:
    bits = context.cast(builder, values[0], sig.args[0], types.int64)
    return builder.cttz(bits, context.get_constant(types.boolean, True))


def count_bits(bits: Any) -> Any:
    """How many members a set has, given as bits. Compiled, it is one instruction."""
    return int(bits).bit_count()


@type_callable(count_bits)
def _type_count_bits(_context: Any) -> Any:
    return lambda bits: types.int64


@lower_builtin(count_bits, types.Integer)
def _count_bits(context: Any, builder: Any, sig: Any, values: Any) -> Any:
    return builder.ctpop(context.cast(builder, values[0], sig.args[0], types.int64))


@helper
def first_seat(mask: Any) -> Any:
    """The lowest seat of a set, −1 of the empty one."""
    return lowest(mask) if mask != 0 else -1


@helper
def copy_into(target: Bytes, source: Bytes) -> None:
    """Copy one state's bytes over another's: 12 ns compiled, where a slice costs 280."""
    for i in range(source.size):
        target[i] = source[i]


@helper
def turn_into_chances(points: Float64s, seats: Any, spread: Any) -> None:
    """Turn points into chances to win, in their own array: `spread` points ahead make e times the chance."""
    best, total = -np.inf, 0.0
    for seat in range(seats):
        best = max(best, points[seat])
    for seat in range(seats):
        points[seat] = np.exp((points[seat] - best) / spread)
        total += points[seat]
    for seat in range(seats):
        points[seat] /= total


@helper
def places(standings: Int64s, seats: Any) -> None:
    """Turn numbers to compare by into places, in their own array: 0 is the best, equal numbers share a place."""
    for seat in range(seats):
        standings[seat] <<= 4
    for seat in range(seats):
        for other in range(seats):
            if standings[other] >> 4 > standings[seat] >> 4:
                standings[seat] += 1
    for seat in range(seats):
        standings[seat] &= 15


# --- the cache folder -------------------------------------------------------------------------------------------------

STALE_AFTER = 14 * 24 * 3600.0


@cache
def _cache_folder(module: str) -> str:
    """The folder for the compiled functions of a module; "" where there is nowhere to write."""
    versions = f"numba {numba.__version__}", f"numpy {np.__version__}"
    checked = "-checked" if numba.config.BOUNDSCHECK else ""
    folder = cache_root() / "kernels" / f"{module}-{source_hash(imported_sources(module), *versions)}{checked}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _remove_stale(folder.parent)
    except OSError:
        return ""
    return str(folder)


@cache
def _remove_stale(root: Path) -> None:
    """Remove what has not been used for long."""
    for folder in root.iterdir():
        if time.time() - folder.stat().st_mtime > STALE_AFTER:
            shutil.rmtree(folder, ignore_errors=True)


def use_cache_of(module: str) -> bool:
    """Have numba keep the functions compiled next in the folder of that module; False if they cannot be kept."""
    numba.config.CACHE_DIR = _cache_folder(module)
    return bool(numba.config.CACHE_DIR)
