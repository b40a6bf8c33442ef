"""What every game promises of its moves: they end, are numbered and named well, and can be played again."""

import random

import numpy as np
import pytest

import raumhafen as rh
from raumhafen.engine.batch import Stepper
from raumhafen.engine.match import Match
from raumhafen.engine.replay import replay
from tests.conformance.settings import IDS, Lots, legal_ids, load, positions, state_of

LONGEST = 20_000


def test_random_matches_end(setting):
    game = setting.game
    stepper = Stepper(game)
    lots = Lots()
    for number in range(20):
        n, moves = stepper.begin(setting.seats, f"{number:032x}", dict(setting.options)), 0
        while n:
            assert moves < LONGEST
            n = stepper.step(stepper.ids[lots.below(n)])
            moves += 1
        assert stepper.seat == -1


def test_ids_ascend_are_unique_and_in_range(setting):
    for match in positions(setting, 1):
        for seat in range(match.seats):
            ids = legal_ids(match, state_of(match), seat)
            assert bool(ids) == (seat in match.active)
            assert ids == sorted(set(ids))
            assert len(ids) < IDS
            assert all(0 <= action < match.game.actions.size for action in ids)


def test_spellings_are_unique_and_parse_back_in_any_order(setting):
    shuffler = random.Random(7)
    for match in positions(setting, 2, every=3):
        for seat in match.active:
            actions = match.legal(seat)
            assert len({tuple(sorted(action.tokens)) for action in actions}) == len(actions)
            for action in actions:
                tokens = list(action.tokens)
                assert all(token and token == token.strip() and " " not in token for token in tokens)
                shuffler.shuffle(tokens)
                assert match.find(seat, " ".join(tokens)) == action


def test_replaying_gives_the_same_bytes(setting):
    for number in (3, 4):
        *_, match = positions(setting, number, every=10_000)
        text = str(match.record())
        again = replay(text, load)
        assert again.state == match.state
        assert again.scores == match.scores
        assert str(again.record()) == text


def test_stepping_gives_the_same_bytes(setting):
    *_, match = positions(setting, 5, every=10_000)
    state = np.zeros(match.game.state_layout.itemsize, np.uint8)
    first = setting.match(5)
    state[:] = np.frombuffer(first.state, np.uint8)
    turn = np.zeros(1 + IDS, np.int32)
    for move in match.moves:
        turn[0] = move.seat
        n = match.game.step(match.edition.data, state, turn, move.action.id)
        assert n == 0 or turn[1 : n + 1].tolist() == legal_ids(match, state, int(turn[0]))
    assert state.tobytes() == match.state
    assert turn[0] == -1


def test_another_key_is_another_match_where_luck_plays(setting):
    assert (setting.match(0).state != setting.match(1).state) or not setting.game.about.chance
    assert setting.match(0).state == setting.match(0).state


def test_copies_share_no_memory(setting):
    match = setting.match()
    before = match.state
    for seat in range(-1, match.seats):
        match.observed(seat)[:] = 77
        assert match.observed(seat).tobytes() != bytes([77]) * len(before)
    assert match.state == before
    twin = Match(match.game, match.seats, match.key, options=dict(setting.options))
    twin.play(twin.active[0], twin.legal(twin.active[0])[0])
    assert match.state == before


def test_places_fit_points(setting):
    for match in positions(setting, 6, every=5):
        scores, ranks = match.scores, match.ranks
        assert len(scores) == len(ranks) == match.seats
        assert min(ranks) == 0
        for seat, rank in enumerate(ranks):
            better = [other for other in range(match.seats) if ranks[other] < rank]
            assert len(better) == rank  # a shared place leaves the next ones empty
            assert all(scores[other] >= scores[seat] for other in better)


def test_secret_phases_are_declared(setting):
    several = any(len(match.active) > 1 for match in positions(setting, 7))
    assert several == setting.game.about.secret


@pytest.mark.parametrize("game", rh.GAMES)
def test_a_game_is_found_by_its_name(game):
    assert rh.about(game).id == rh.load(game).id == game
