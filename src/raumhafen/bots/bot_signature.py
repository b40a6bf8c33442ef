"""How bots choose: one compiled signature for them all, over the kernels of whatever game it is.

    choose(legal, apply, resample, estimate, focus, edition, observed, seat, key, effort) -> action

A bot reads `observed` and leaves it as it was; all its chance comes from the key, all its worlds from `resample`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from raumhafen.engine.kernel import (
    COMPILED,
    TYPES,
    Bytes,
    UInt64s,
    compiled,
    edition_bytes,
    i64,
    i64s,
    kernels_in,
    u8s,
    u64s,
)
from raumhafen.engine.pointers import address_of, pointer_at

#: The kernels a bot is given: all that is needed to imagine, none that starts or observes a match.
GIVEN = ("legal", "apply", "resample", "estimate", "focus")

SIGNATURE = i64(*(TYPES[name] for name in GIVEN), edition_bytes, u8s, i64, u64s, i64)

#: For compiled code: the bot at an address, and what it is given of a table of kernels.
bot_at = pointer_at(SIGNATURE) if COMPILED else lambda bot: bot
given_kernels = kernels_in(*GIVEN)


@cache
def bot_address(kernel: Any) -> Any:
    """Where a bot's compiled function lies, for `bot_at`."""
    return address_of(kernel, SIGNATURE) if COMPILED else kernel


def bot_table(kernels: Sequence[Any]) -> Any:
    """The addresses of several bots, one for each seat."""
    addresses = [bot_address(kernel) for kernel in kernels]
    return np.array(addresses, np.int64) if COMPILED else addresses


@compiled(i64(i64, i64s, edition_bytes, u8s, i64, u64s, i64))
def choose(bot: Any, kernels: Any, edition: Bytes, observed: Bytes, seat: int, key: UInt64s, effort: int) -> Any:
    """What a bot does, asked from Python: by its address and a table of kernels."""
    legal, apply, resample, estimate, focus = given_kernels(kernels)
    return bot_at(bot)(legal, apply, resample, estimate, focus, edition, observed, seat, key, effort)
