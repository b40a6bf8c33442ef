"""Randomness: the published hash, exactly fair numbers, keys as people write them."""

import hashlib
import random

import numpy as np
import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.kernel import HEADER, as_record, compiled, i64, layout, u8s
from raumhafen.engine.rng import below, check_key, key_hash, key_words, new_key, rekey, siphash

# With a field of its own: numba would take a bare header for the beginning of every game's state.
Head = layout(*HEADER, ("own", "i1"))
MASK = (1 << 64) - 1


@compiled(i64(u8s, i64))
def draw(state, n):
    return below(as_record(state, Head), n)


def reference(key: bytes, message: bytes) -> int:
    """SipHash-2-4, written a second time from its description."""

    def turn(value, by):
        return (value << by | value >> (64 - by)) & MASK

    def mix(v, rounds):
        for _ in range(rounds):
            v[0] = (v[0] + v[1]) & MASK
            v[1] = turn(v[1], 13) ^ v[0]
            v[0] = turn(v[0], 32)
            v[2] = (v[2] + v[3]) & MASK
            v[3] = turn(v[3], 16) ^ v[2]
            v[0] = (v[0] + v[3]) & MASK
            v[3] = turn(v[3], 21) ^ v[0]
            v[2] = (v[2] + v[1]) & MASK
            v[1] = turn(v[1], 17) ^ v[2]
            v[2] = turn(v[2], 32)

    k = [int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")]
    start = b"somepseudorandomlygeneratedbytes"
    v = [k[i % 2] ^ int.from_bytes(start[8 * i : 8 * i + 8], "big") for i in range(4)]
    padded = message + bytes(7 - len(message) % 8) + bytes([len(message) % 256])
    for i in range(0, len(padded), 8):
        word = int.from_bytes(padded[i : i + 8], "little")
        v[3] ^= word
        mix(v, 2)
        v[0] ^= word
    v[2] ^= 0xFF
    mix(v, 4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def hashed(key: bytes, message: bytes) -> int:
    first, second = np.frombuffer(key, "<u8")
    return int(siphash(first, second, np.frombuffer(message, "<u8")[0]))


def test_siphash_gives_the_published_vector():
    assert hashed(bytes(range(16)), bytes(range(8))).to_bytes(8, "little").hex() == "6224939a79f5f593"


def test_siphash_agrees_with_a_second_implementation():
    lots = random.Random(1)
    for _ in range(200):
        key, message = lots.randbytes(16), lots.randbytes(8)
        assert hashed(key, message) == reference(key, message)


def state_with(key):
    state = np.zeros(Head.itemsize, np.uint8)
    rekey(as_record(state, Head), key_words(key))
    return state


@pytest.mark.parametrize("n", [1, 2, 3, 6, 18, 99, 1000])
def test_lots_are_fair(n):
    state, draws = state_with("ab" * 16), 200 * n
    counts = np.bincount([draw(state, n) for _ in range(draws)], minlength=n)
    assert len(counts) == n
    assert ((counts - 200) ** 2 / 200).sum() < n + 5 * (2 * n) ** 0.5


def test_lots_come_four_from_a_word_lowest_bits_first():
    state, key = state_with("01" * 16), bytes.fromhex("01" * 16)
    words = [reference(key, number.to_bytes(8, "little")) for number in range(3)]
    expected = [word >> 16 * place & 0xFFFF for word in words for place in range(4)]
    assert [draw(state, 1 << 16) for _ in range(12)] == expected


def test_what_would_tip_the_scales_is_drawn_again():
    """Of 65,536 draws, 65,535 numbers can share but one each: exactly one draw must be refused."""
    state, counter = state_with("02" * 16), 0
    for _ in range(200_000):
        draw(state, 65_535)
        counter += 1
    head = state.view(Head)[0]
    refused = int(head.counter) - counter
    assert 0 < refused < 15  # about three are expected


def test_a_key_is_32_hexadecimal_digits():
    assert check_key("  " + "AB" * 16) == "ab" * 16
    for text in ("", "ab", "g" * 32, "ab" * 17, "ab " * 16):
        with pytest.raises(RaumhafenError) as refused:
            check_key(text)
        assert refused.value.code == "key"


def test_keys_are_fresh_and_their_hash_is_sha256():
    assert new_key() != new_key()
    assert key_hash("00" * 16) == hashlib.sha256(bytes(16)).hexdigest()
