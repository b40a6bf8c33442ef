"""How bots choose: one compiled signature for them all, over the kernels of whatever game it is.

    choose(legal, apply, resample, estimate, focus, edition, observed, seat, key, effort) -> action

A bot reads `observed` and leaves it as it was; all its chance comes from the key, all its worlds from `resample`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from numba import types

from raumhafen.engine.kernel import TYPES, edition_bytes, i64, u8s, u64s

if TYPE_CHECKING:
    from raumhafen.engine.game import Game

#: The kernels a bot is given: all that is needed to imagine, none that starts or observes a match.
GIVEN = ("legal", "apply", "resample", "estimate", "focus")

SIGNATURE = i64(*(TYPES[name] for name in GIVEN), edition_bytes, u8s, i64, u64s, i64)
TYPE = types.FunctionType(SIGNATURE)


def kernels_for(game: Game) -> list[Callable[..., Any]]:
    """A game's kernels as bots take them."""
    return [getattr(game.kernels, name) for name in GIVEN]
