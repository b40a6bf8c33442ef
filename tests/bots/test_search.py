"""The search: the same answer for the same key, honest, stops when asked, remembers, and finds what is best."""

import numpy as np
import pytest

import raumhafen as rh
from raumhafen.bots import search
from raumhafen.bots.search import Searcher
from raumhafen.bots.tree import EDGES, NODES
from raumhafen.engine.advice import NEVER, Limits
from raumhafen.engine.kernel import SEATS
from raumhafen.engine.match import Match
from raumhafen.engine.tuning import Tuning
from tests.clock import Clock
from tests.conformance.settings import Lots, Setting, legal_ids, observe, positions, world
from tests.picked import DEEP, DUEL, PARTY, SOLO

FEW = 40


def searcher(match, seat, simulations=FEW, cores=1, **arguments):
    return Searcher(match.game, match.edition.data, seat, match.game.tuning._replace(**arguments), simulations, cores)


def some_positions(game, number, every=9):
    for match in positions(Setting(game, rh.about(game).default_seats), number, every=every):
        for seat in match.active:
            if len(legal_ids(match, match.observed(seat), seat)) > 1:
                yield match, seat


@pytest.mark.parametrize("cores", [1, 2])
@pytest.mark.parametrize("game", rh.GAMES)
def test_the_same_key_gives_the_same_findings(game, cores):
    lots = Lots(11)
    for match, seat in some_positions(game, 3, every=15):
        key = lots.key()
        first, again = (searcher(match, seat, cores=cores).search(match.observed(seat), key) for _ in range(2))
        assert first == again
        assert sum(one.tries for one in first) == FEW
        assert {one.action for one in first} <= set(legal_ids(match, match.observed(seat), seat))


@pytest.mark.parametrize("game", rh.GAMES)
def test_what_a_seat_cannot_know_changes_nothing_it_finds(game):
    lots = Lots(12)
    for match, seat in some_positions(game, 4, every=15):
        key = lots.key()
        truth = searcher(match, seat).search(match.observed(seat), key)
        other = observe(match, world(match, seat, lots.key()), seat)
        assert searcher(match, seat).search(other, key) == truth


@pytest.mark.parametrize("game", rh.GAMES)
def test_observed_bytes_are_left_as_they_were(game):
    match, seat = next(some_positions(game, 5))
    observed = match.observed(seat)
    searcher(match, seat).choose(observed, Lots(1).key())
    assert observed.tobytes() == match.observed(seat).tobytes()


def test_who_shall_stop_answers_at_once_and_legally():
    match, seat = next(some_positions(DEEP, 6))
    stop, mind = np.ones(1, np.uint8), searcher(match, seat, 1 << 30)
    chosen = mind.choose(match.observed(seat), Lots(2).key(), Limits(NEVER, stop))
    assert chosen in legal_ids(match, match.observed(seat), seat)
    assert sum(one.tries for one in mind._found(match.observed(seat))) == 1


def test_time_is_kept(monkeypatch):
    """On a clock that goes on by half of what a chunk may take, each is twice the one before, up to the eighth."""
    match, seat = next(some_positions(PARTY, 7))
    clock = Clock(monkeypatch, search, step=search.CHUNK / 2)
    limits = Limits(clock.now + 7.75 * search.CHUNK, np.zeros(1, np.uint8))
    found = searcher(match, seat, 1 << 30).search(match.observed(seat), Lots(3).key(), limits)
    assert sum(one.tries for one in found) == 2**8 - 1


def test_a_tree_is_used_again():
    """What was found out for one move counts for the next one."""
    match, seat = next(some_positions(DUEL, 8))
    mind, lots = searcher(match, seat, 400), Lots(4)
    first = mind.search(match.observed(seat), lots.key())
    assert sum(one.tries for one in mind.search(match.observed(seat), lots.key())) == 800
    copy = Match(match.game, match.seats, match.key)
    copy._go_back([], match.state)
    copy.play(seat, copy.find(seat, first[0].action))
    if seat in copy.active and len(legal_ids(copy, copy.observed(seat), seat)) > 1:
        known = sum(one.tries for one in mind.search(copy.observed(seat), lots.key()))
        assert known > 400


def test_a_small_tree_never_runs_over():
    """Far more positions than a tree has room for: it starts anew between moves, and judges at its edge within one."""
    match, seat = next(some_positions(SOLO, 9, every=4))
    mind, lots = searcher(match, seat, 300), Lots(5)
    mind._size = 64
    for _ in range(6):
        found = mind.search(match.observed(seat), lots.key())
        assert sum(one.tries for one in found) >= 300
        tree = mind._trees[0]
        assert tree is not None
        assert tree.used[NODES] <= tree.names.size
        assert tree.used[EDGES] <= tree.action.size


def test_mixing_takes_what_is_almost_as_good_and_nothing_else():
    match, seat = next(some_positions(DUEL, 10))
    lots, chosen = Lots(6), set()
    found = searcher(match, seat, 300).search(match.observed(seat), key := lots.key())
    for _ in range(60):
        mind = searcher(match, seat, 300, mix=0.5)
        mind.search = lambda *_: found
        chosen.add(mind.choose(match.observed(seat), lots.key()))
    good = {one.action for one in found if one.tries >= 0.5 * found[0].tries}
    assert chosen <= good
    assert searcher(match, seat, 300, mix=1.0).choose(match.observed(seat), key) == found[0].action


@pytest.mark.parametrize("game", [PARTY, DEEP])
def test_a_win_at_hand_is_taken(game):
    """Where some action ends the match with a win, whatever is hidden, and others do not, such a one is taken."""
    seen, lots = 0, Lots(7)
    for number in range(40):
        for match in positions(Setting(game, 2), number, every=1):
            for seat in match.active:
                ids = legal_ids(match, match.observed(seat), seat)
                winning = [action for action in ids if won_by(match, match.state, seat, action)]
                if 0 < len(winning) < len(ids) and all(certain(match, seat, action, lots) for action in winning):
                    seen += 1
                    assert searcher(match, seat, 200).choose(match.observed(seat), lots.key()) in winning
        if seen >= 3:
            return
    assert seen


def certain(match, seat, action, lots):
    """Does an action win, or not, in all worlds? None if it goes on, or depends."""
    found = {won_by(match, world(match, seat, lots.key()).tobytes(), seat, action) for _ in range(6)}
    return found.pop() if len(found) == 1 else None


def won_by(match, state, seat, action):
    """Does an action end the match, and with a win alone? None if it goes on."""
    after, kernels, ranks = np.frombuffer(state, np.uint8).copy(), match.game.kernels, np.zeros(SEATS, np.int64)
    kernels.apply(match.edition.data, after, seat, action)
    if kernels.active(match.edition.data, after):
        return None
    kernels.ranks(match.edition.data, after, ranks)
    return ranks[seat] == 0 and (ranks[: match.seats] == 0).sum() == 1


def test_a_bot_that_searches_beats_one_that_does_not():
    """Few simulations, in the deepest game, where luck decides least."""
    from raumhafen.lab.duel import duel

    game = rh.load(DEEP).tuned(simulations=60)
    assert duel(game, ["admiral", "cadet"], 6, "7" * 32).standings[0].wins >= 5


def test_tuning_is_for_each_game_of_its_own():
    tunings = {name: rh.load(name).tuning for name in rh.GAMES}
    for name, tuning in tunings.items():
        assert tuning != Tuning(), name
