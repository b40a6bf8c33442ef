"""Chance apart from a match's own: keys made of a key, and quick choices for those who play."""

from __future__ import annotations

from typing import Any

import numpy as np

from raumhafen.engine.kernel import SEATS, UInt64s, count_bits, helper
from raumhafen.engine.rng import siphash

_W = np.uint64
_GOLDEN, _M1, _M2 = _W(0x9E3779B97F4A7C15), _W(0xBF58476D1CE4E5B9), _W(0x94D049BB133111EB)
_30, _27, _31, _32 = _W(30), _W(27), _W(31), _W(32)


@helper
def derive(target: UInt64s, key: UInt64s, number: Any) -> None:
    """The key of that number under another key; knowing one of them tells nothing of the next."""
    target[0] = siphash(key[0], key[1], _W(2 * number))
    target[1] = siphash(key[0], key[1], _W(2 * number + 1))


@helper
def pick(seed: Any, n: Any) -> Any:
    """Quick random choice of actions (SplitMix64), apart from a match's own randomness: next seed, number below n."""
    seed = seed + _GOLDEN
    word = (seed ^ (seed >> _30)) * _M1
    word = (word ^ (word >> _27)) * _M2
    word = word ^ (word >> _31)
    return seed, np.int64(((word >> _32) * _W(n)) >> _32)


@helper
def nth_seat(mask: Any, n: Any) -> Any:
    """The n-th seat of a set."""
    for seat in range(SEATS):
        if mask >> seat & 1:
            if n == 0:
                return seat
            n -= 1
    return -1


@helper
def random_seat(mask: Any, key: UInt64s) -> Any:
    """One of the seats of a set, at random by a key."""
    _, nth = pick(key[0], count_bits(mask))
    return nth_seat(mask, nth)
