"""Bots: honest, the same for the same key, and greedy plays better than luck."""

import numpy as np
import pytest

import raumhafen as rh
from raumhafen.bots import BOTS, bot
from raumhafen.engine.errors import RaumhafenError
from raumhafen.lab.simulate import simulate
from tests.conformance.settings import Lots, Setting, legal_ids, observe, positions, world
from tests.picked import PARTY

KEY = "9" * 32
GAMES = [name for name in rh.GAMES if rh.about(name).seats[1] > 1]


def choose(name, match, observed, seat, key):
    """With few simulations, for those who search: how many there are changes nothing of what is tested here."""
    game = match.game.tuned(simulations=20)
    return bot(name).choose(game, match.edition.data, observed, seat, key)


def decisions(game, number, every):
    """Seats that have to decide, in a match of their own luck."""
    for match in positions(Setting(game, rh.about(game).default_seats), number, every=every):
        for seat in match.active:
            yield match, seat


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", rh.GAMES)
def test_a_bot_chooses_what_is_legal_and_the_same_for_the_same_key(name, game):
    lots = Lots(1)
    for match, seat in decisions(game, 1, every=5):
        key = lots.key()
        chosen = choose(name, match, match.observed(seat), seat, key)
        assert chosen in legal_ids(match, match.observed(seat), seat)
        assert choose(name, match, match.observed(seat), seat, key) == chosen


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", rh.GAMES)
def test_what_a_seat_cannot_know_changes_no_choice(name, game):
    """The truth and a world that fits look the same to the seat, so its bot does the same."""
    lots = Lots(2)
    for match, seat in decisions(game, 2, every=7):
        key = lots.key()
        other = observe(match, world(match, seat, lots.key()), seat)
        assert choose(name, match, other, seat, key) == choose(name, match, match.observed(seat), seat, key)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_leaves_what_it_was_given_as_it_was(name):
    match = Setting(PARTY, 3).match()
    seat = match.active[0]
    observed = match.observed(seat)
    choose(name, match, observed, seat, np.zeros(2, np.uint64))
    assert observed.tobytes() == match.observed(seat).tobytes()


def test_random_takes_every_action_about_equally_often():
    match = Setting(PARTY, 2).match(5)
    seat = match.active[0]
    ids = legal_ids(match, match.observed(seat), seat)
    counts = dict.fromkeys(ids, 0)
    lots = Lots(3)
    for _ in range(200 * len(ids)):
        counts[choose("random", match, match.observed(seat), seat, lots.key())] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < len(ids) + 5 * (2 * len(ids)) ** 0.5


SEATINGS = [
    (game, seats) for game in GAMES for seats in range(max(2, rh.about(game).seats[0]), rh.about(game).seats[1] + 1)
]


@pytest.mark.parametrize(("game", "seats"), SEATINGS)
def test_greedy_clearly_beats_random(game, seats):
    """One greedy among randoms, at every seat in turn: three quarters of two, else twice its share."""
    games = 120 * seats
    result = simulate(rh.load(game), ["greedy"] + ["random"] * (seats - 1), games, KEY, rotate=True)
    assert result.wins[0] / games > (0.75 if seats == 2 else 2 / seats)


def test_an_unknown_bot_names_the_known_ones():
    with pytest.raises(RaumhafenError, match="random, greedy"):
        bot("oracle")
