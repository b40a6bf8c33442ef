"""Randomness as a keyed counter: SipHash-2-4 of (128-bit key, counter), both in the state's header.

Same key and same actions give the same bytes on every machine, and nobody who does not know the key can tell what
comes next.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import numpy as np

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.kernel import UInt64s, compiled, helper, u64

_W = np.uint64
_C0, _C1 = _W(0x736F6D6570736575), _W(0x646F72616E646F6D)
_C2, _C3 = _W(0x6C7967656E657261), _W(0x7465646279746573)
_LENGTH = _W(8 << 56)  # the message is always the eight bytes of the counter
_FF, _32 = _W(0xFF), _W(32)
_ZERO, _ONE, _TWO, _THREE, _LOT, _LOTS = _W(0), _W(1), _W(2), _W(3), _W(0xFFFF), _W(0x10000)
_13, _16, _17, _21, _51, _48, _47, _43 = _W(13), _W(16), _W(17), _W(21), _W(51), _W(48), _W(47), _W(43)


@helper
def _round(a: Any, b: Any, c: Any, d: Any) -> Any:
    a += b
    b = ((b << _13) | (b >> _51)) ^ a
    a = (a << _32) | (a >> _32)
    c += d
    d = ((d << _16) | (d >> _48)) ^ c
    a += d
    d = ((d << _21) | (d >> _43)) ^ a
    c += b
    b = ((b << _17) | (b >> _47)) ^ c
    c = (c << _32) | (c >> _32)
    return a, b, c, d


@compiled(u64(u64, u64, u64))
def siphash(k0: Any, k1: Any, message: Any) -> Any:
    """SipHash-2-4 of the eight bytes of a number."""
    a, b, c, d = k0 ^ _C0, k1 ^ _C1, k0 ^ _C2, k1 ^ _C3
    d ^= message
    a, b, c, d = _round(a, b, c, d)
    a, b, c, d = _round(a, b, c, d)
    a ^= message
    d ^= _LENGTH
    a, b, c, d = _round(a, b, c, d)
    a, b, c, d = _round(a, b, c, d)
    a ^= _LENGTH
    c ^= _FF
    for _ in range(4):
        a, b, c, d = _round(a, b, c, d)
    return a ^ b ^ c ^ d


@helper
def below(s: Any, n: Any) -> Any:
    """A number 0 … n−1 from a state's own randomness, every one exactly as likely (Lemire's method); n up to 65,536.

    Sixteen bits make a number, so one hash serves for four.
    """
    bound = _W(n)
    while True:
        if s.counter & _THREE == _ZERO:
            s.word = siphash(s.key[0], s.key[1], s.counter >> _TWO)
        product = (s.word & _LOT) * bound
        s.word >>= _16
        s.counter += _ONE
        rest = product & _LOT
        if rest >= bound or rest >= (_LOTS - bound) % bound:
            return np.int64(product >> _16)


@helper
def rekey(s: Any, key: Any) -> None:
    """Start a state's randomness anew from a key."""
    s.key[0] = key[0]
    s.key[1] = key[1]
    s.counter = _ZERO
    s.word = _ZERO


@helper
def begin(state: Any, s: Any, seats: Any, key: Any) -> None:
    """Make the bytes of a state an empty one for that many seats, with its key; `s` is the record lying on them."""
    state[:] = 0
    rekey(s, key)
    s.seats = seats


@helper
def forget_key(s: Any) -> None:
    """Blank the randomness, as every observer must see it."""
    s.key[0] = _ZERO
    s.key[1] = _ZERO
    s.counter = _ZERO
    s.word = _ZERO


# --- keys as people handle them ---------------------------------------------------------------------------------------


def new_key() -> str:
    """A fresh key from the operating system: 32 hexadecimal digits."""
    return secrets.token_hex(16)


def check_key(text: str) -> str:
    """The key in its one spelling, or an error that says what a key is."""
    key = text.strip().lower()
    if len(key) != 32 or any(letter not in "0123456789abcdef" for letter in key):
        raise RaumhafenError("key", key=text)
    return key


def key_words(text: str) -> UInt64s:
    """The key as the two words that kernels take."""
    return np.frombuffer(bytes.fromhex(check_key(text)), "<u8").astype(np.uint64)


def key_hash(text: str) -> str:
    """What is published before the first move: the SHA-256 of the key's sixteen bytes."""
    return hashlib.sha256(bytes.fromhex(check_key(text))).hexdigest()
