"""Compiled random play: fair choices, and the same matches as a plain loop over the kernels."""

import numpy as np
import pytest

from raumhafen.engine.batch import play_random
from raumhafen.engine.chance import derive, nth_seat, pick
from raumhafen.engine.kernel import LIST, SEATS, copy_into, count_bits, first_seat, lowest
from raumhafen.engine.rng import key_words, siphash
from tests.conformance.settings import Setting
from tests.picked import PARTY

KEY = key_words("0123456789abcdef" * 2)
GOLDEN, MASK = 0x9E3779B97F4A7C15, (1 << 64) - 1


def split_mix(seed):
    """SplitMix64, written a second time: next seed, and the word it gives."""
    seed = (seed + GOLDEN) & MASK
    word = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & MASK
    word = (word ^ word >> 27) * 0x94D049BB133111EB & MASK
    return seed, word ^ word >> 31


def test_the_second_writing_gives_the_published_words():
    seed, words = 1234567, []
    for _ in range(3):
        seed, word = split_mix(seed)
        words.append(word)
    assert words == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_lot_is_the_upper_half_of_the_word():
    seed = 1234567
    for n in (1, 2, 7, 100, 4096):
        expected_seed, word = split_mix(seed)
        seed, chosen = (int(number) for number in pick(np.uint64(seed), n))
        assert (seed, chosen) == (expected_seed, (word >> 32) * n >> 32)


@pytest.mark.parametrize("n", [2, 3, 17, 100])
def test_lots_are_fair(n):
    seed, counts = np.uint64(99), [0] * n
    for _ in range(200 * n):
        seed, chosen = pick(np.uint64(seed), n)
        counts[chosen] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts) < n + 5 * (2 * n) ** 0.5


def test_derived_keys_all_differ():
    keys = set()
    for number in range(500):
        own = np.zeros(2, np.uint64)
        derive(own, KEY, number)
        keys.update(own.tolist())
    assert len(keys) == 1000


@pytest.mark.parametrize("mask", [0b1, 0b10, 0b1010, 0b11111111, 0b10000000])
def test_sets_of_seats(mask):
    seats = [seat for seat in range(SEATS) if mask >> seat & 1]
    assert count_bits(mask) == len(seats)
    assert [nth_seat(mask, n) for n in range(len(seats))] == seats
    assert first_seat(mask) == lowest(mask) == seats[0]
    assert first_seat(0) == nth_seat(0, 0) == -1


def test_a_copy_is_whole_and_apart():
    source, target = np.arange(256, dtype=np.uint8), np.zeros(256, np.uint8)
    copy_into(target, source)
    source[:] = 0
    assert target.tolist() == list(range(256))


@pytest.mark.parametrize("setting", [Setting(PARTY, 2), Setting(PARTY, 6), Setting("toy", 2)], ids=str)
def test_random_matches_are_those_of_a_plain_loop(setting):
    matches, seats, kernels = 12, setting.seats, setting.game.kernels
    edition, options = setting.game.edition().data, setting.game.option_values(setting.game.about.resolve_options({}))
    state, ids = np.zeros(setting.game.state_layout.itemsize, np.uint8), np.zeros(LIST, np.int32)
    wins = np.zeros(SEATS, np.int64)
    moves = play_random(setting.game.kernel_table, edition, state, options, seats, KEY, matches, wins, ids)

    counted, firsts = 0, [0] * SEATS
    for number in range(matches):
        own = np.array([siphash(*KEY, np.uint64(2 * number + half)) for half in (0, 1)], np.uint64)
        seed = int(own[0] ^ own[1])
        kernels.start(edition, state, options, seats, own)
        while mask := kernels.active(edition, state):
            seat = mask.bit_length() - 1
            if mask != 1 << seat:
                acting = [seat for seat in range(seats) if mask >> seat & 1]
                seed, word = split_mix(seed)
                seat = acting[(word >> 32) * len(acting) >> 32]
            n = kernels.legal(edition, state, seat, ids)
            seed, word = split_mix(seed)
            kernels.apply(edition, state, seat, int(ids[(word >> 32) * n >> 32]))
            counted += 1
        places = np.zeros(SEATS, np.int64)
        kernels.ranks(edition, state, places)
        for seat in range(seats):
            firsts[seat] += int(places[seat] == 0)
    assert (moves, wins.tolist()) == (counted, firsts)
