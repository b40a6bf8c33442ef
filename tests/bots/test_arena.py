"""Compiled matches among bots are those that a referee would let them play."""

from statistics import mean, stdev

import numpy as np
import pytest

from raumhafen.bots import Bot, arena, bot
from raumhafen.engine.chance import derive, nth_seat, pick
from raumhafen.engine.kernel import count_bits
from raumhafen.engine.match import Match
from raumhafen.engine.rng import key_words
from raumhafen.lab.simulate import simulate
from tests.conformance.settings import Setting
from tests.picked import PARTY

KEY = "fedcba98" * 4


def derived(key, number):
    own = np.zeros(2, np.uint64)
    derive(own, key, number)
    return own


def play(setting, names, number, rotate):
    """One match through `Match`, each bot given what its seat may know; the match, and who sat where."""
    key, seats = key_words(KEY), setting.seats
    match = Match(setting.game, seats, derived(key, 2 * number).astype("<u8").tobytes().hex())
    choice_key = derived(key, 2 * number + 1)
    order = [(seat + number * rotate) % seats for seat in range(seats)]
    while not match.over:
        move_key = derived(choice_key, len(match.moves))
        mask = sum(1 << seat for seat in match.active)
        seat = nth_seat(mask, pick(move_key[0], count_bits(mask))[1])
        choose = bot(names[order[seat]]).choose
        match.play(seat, choose(match.game, match.edition.data, match.observed(seat), seat, move_key))
    return match, order


@pytest.mark.parametrize("rotate", [False, True])
@pytest.mark.parametrize(
    ("setting", "names"),
    [
        (Setting(PARTY, 3), ["greedy", "random", "greedy"]),
        (Setting(PARTY, 2), ["random", "greedy"]),
        (Setting("toy", 2), ["greedy", "random"]),
    ],
    ids=str,
)
def test_bots_alone_play_as_they_do_before_a_referee(setting, names, rotate):
    games = 4
    result = simulate(setting.game, names, games, KEY, rotate=rotate)
    moves, wins, points = 0, [0.0] * len(names), [[] for _ in names]
    for number in range(games):
        match, order = play(setting, names, number, rotate)
        moves += len(match.moves)
        for seat, who in enumerate(order):
            points[who].append(match.scores[seat])
            wins[who] += (match.ranks[seat] == 0) / match.ranks.count(0)
    assert result.moves == moves
    assert result.wins == pytest.approx(wins)
    assert result.scores == pytest.approx([mean(each) for each in points])
    assert result.spreads == pytest.approx([stdev(each) for each in points])


class Slow(Bot):
    """The greedy bot, not compiled."""

    def sit(self, game, edition, seat):
        return bot("greedy").sit(game, edition, seat)


@pytest.mark.parametrize("rotate", [0, 1])
def test_bots_that_are_not_compiled_play_the_same_matches(rotate):
    setting = Setting(PARTY, 3)
    game, bots = setting.game, [Slow("slow", None), bot("random"), Slow("slow", None)]
    state = np.zeros(game.state_layout.itemsize, np.uint8)
    wins, points, squares = np.zeros((3, 8), np.int64)
    edition, stop = game.edition().data, np.zeros(1, np.uint8)
    moves = arena.play_uncompiled(
        game, bots, edition, np.zeros(0, np.int64), state, key_words(KEY), 0, 6, rotate, wins, points, squares, stop
    )
    result = simulate(game, ["greedy", "random", "greedy"], 6, KEY, rotate=bool(rotate))
    assert result.moves == moves
    assert result.wins == pytest.approx((wins[:3] / arena.WIN).tolist())
    assert result.scores == pytest.approx((points[:3] / 6).tolist())
    assert result.spreads == pytest.approx(np.sqrt((squares[:3] - points[:3] ** 2 / 6) / 5).tolist())
