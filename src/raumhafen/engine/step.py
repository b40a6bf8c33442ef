"""One call a move, for driving a game from Python: apply an action, then find who is next and what they may do."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from raumhafen.engine.kernel import (
    Bytes,
    Ids,
    Kernels,
    compile_kernel,
    edition_bytes,
    first_seat,
    i32s,
    i64,
    kernel,
    u8s,
)

STEP = i64(edition_bytes, u8s, i32s, i64)

active: Any = None  # in their places stand the kernels of the game that a step is made for
legal: Any = None
apply: Any = None


def compile_step(kernels: Kernels) -> Callable[[Bytes, Bytes, Ids, int], int]:
    """The step of a game, compiled as one function: the one below with the game's kernels for its globals.

    Called by their addresses they would cost a fifth more, and numba finds no function on disk again that holds others
    in a closure.
    """
    own = {name: getattr(kernels, name) for name in ("active", "legal", "apply")}
    made = FunctionType(step.__code__, {**own, "first_seat": first_seat, "np": np}, step.__name__)
    made.__module__ = kernels.apply.__module__
    compiled: Callable[[Bytes, Bytes, Ids, int], int] = compile_kernel(kernel(made), STEP)
    return compiled


def step(edition: Any, state: Any, turn: Any, action: Any) -> Any:
    """Apply the action of the seat in `turn`, then write there who is next and what they may do."""
    if action >= 0:
        apply(edition, state, np.int64(turn[0]), action)
    seat = first_seat(active(edition, state))
    turn[0] = seat
    return legal(edition, state, seat, turn[1:]) if seat >= 0 else 0
