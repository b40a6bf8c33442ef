"""Matches among bots, on all cores."""

import threading

import pytest

import raumhafen as rh
from raumhafen.engine.errors import RaumhafenError
from raumhafen.lab.simulate import simulate
from tests.picked import PARTY

KEY = "c0ffee" + "0" * 26


@pytest.fixture(scope="module")
def party():
    return rh.load(PARTY)


def test_the_result_is_the_same_whatever_the_number_of_workers(party):
    one, three = (simulate(party, ["random", "greedy", "random"], 60, KEY, workers=n) for n in (1, 3))
    assert (one.wins, one.scores, one.moves) == (three.wins, three.scores, three.moves)
    other = simulate(party, ["random", "greedy", "random"], 60, "0" * 32, workers=2)
    assert other.scores != one.scores


def test_every_match_has_one_win_to_share(party):
    result = simulate(party, ["random"] * 4, 200, KEY)
    assert sum(result.wins) == pytest.approx(200)
    assert (result.seats, result.games, result.bots) == (4, 200, ("random",) * 4)
    assert all(points > 0 for points in result.scores)


def test_rotating_gives_every_bot_every_seat(party):
    result = simulate(party, ["greedy", "random"], 200, KEY, rotate=True)
    assert result.wins[0] > result.wins[1]


def test_progress_is_told_up_to_the_end(party):
    told = []
    simulate(party, ["random", "random"], 500, KEY, progress=lambda done, of: told.append((done, of)))
    assert told[-1] == (500, 500)
    assert told == sorted(told)


def test_the_end_is_told_even_if_all_is_over_before_anyone_looks(party, monkeypatch):
    start = threading.Thread.start

    def start_and_wait(thread):
        start(thread)
        thread.join()

    monkeypatch.setattr(threading.Thread, "start", start_and_wait)
    told = []
    simulate(party, ["random", "random"], 5, KEY, progress=lambda done, of: told.append((done, of)), workers=1)
    assert told == [(5, 5)]


def test_a_progress_that_raises_stops_the_work(party):
    def enough(done, of):
        raise KeyboardInterrupt

    before = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        simulate(party, ["greedy"] * 6, 100_000, KEY, progress=enough)
    assert threading.active_count() == before


@pytest.mark.parametrize(
    ("bots", "games", "code"),
    [
        (["random"], 5, "seats"),
        (["random"] * 7, 5, "seats"),
        (["random", "oracle"], 5, "bot"),
        (["random"] * 2, 0, "games"),
    ],
)
def test_bad_input(party, bots, games, code):
    with pytest.raises(RaumhafenError) as refused:
        simulate(party, bots, games, KEY)
    assert refused.value.code == code
    assert refused.value.say("de")
