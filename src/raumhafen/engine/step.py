"""One call a move, for driving a game from Python: apply an action, then find who is next and what they may do."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from raumhafen.engine.kernel import first_seat

active: Any = None  # in their places stand the kernels of the game that a step is made for
legal: Any = None
apply: Any = None


def step_of(game_active: Any, game_legal: Any, game_apply: Any) -> Callable[..., Any]:
    """The step of a game, to be compiled as one function: the one below with the game's kernels for its globals.

    Kernels given to a compiled function as arguments cost more than the move itself, and numba finds no function on
    disk again that holds others in a closure.
    """
    names = {"active": game_active, "legal": game_legal, "apply": game_apply, "first_seat": first_seat, "np": np}
    made = FunctionType(step.__code__, names, step.__name__)
    made.__module__ = game_apply.__module__
    return made


def step(edition: Any, state: Any, turn: Any, action: Any) -> Any:
    """Apply the action of the seat in `turn`, then write there who is next and what they may do."""
    if action >= 0:
        apply(edition, state, np.int64(turn[0]), action)
    seat = first_seat(active(edition, state))
    turn[0] = seat
    return legal(edition, state, seat, turn[1:]) if seat >= 0 else 0
