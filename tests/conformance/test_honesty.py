"""Honest by construction: an observed state tells nothing that the rules keep from its seat."""

import msgspec
import numpy as np

from raumhafen.engine.kernel import HEADER, SEATS
from tests.conformance.settings import Lots, legal_ids, observe, positions, state_of, world

HEAD = np.dtype(HEADER)


def everyone(match):
    """Every seat, and the spectator."""
    return range(-1, match.seats)


def test_a_world_that_fits_looks_the_same(setting):
    lots = Lots(1)
    for match in positions(setting, 11):
        for seat in everyone(match):
            seen = match.observed(seat)
            assert observe(match, seen, seat).tobytes() == seen.tobytes()
            for _ in range(3):
                other = world(match, seat, lots.key())
                assert observe(match, other, seat).tobytes() == seen.tobytes()


def test_what_a_seat_may_do_is_known_to_it(setting):
    lots = Lots(2)
    for match in positions(setting, 12, every=2):
        for seat in range(match.seats):
            truth = legal_ids(match, state_of(match), seat)
            assert legal_ids(match, match.observed(seat), seat) == truth
            assert legal_ids(match, world(match, seat, lots.key()), seat) == truth


def test_randomness_is_never_observed(setting):
    for match in positions(setting, 13, every=10):
        for seat in everyone(match):
            head = np.frombuffer(match.observed(seat)[: HEAD.itemsize], HEAD)[0]
            assert not head["key"].any()
            assert head["counter"] == head["word"] == 0


def test_something_is_hidden_where_the_game_says_so(setting):
    lots = Lots(3)
    differ = False
    for match in positions(setting, 14, every=3):
        for seat in range(match.seats):
            first, second = (world(match, seat, lots.key())[HEAD.itemsize :].tobytes() for _ in range(2))
            differ |= first != second
    assert differ == setting.game.about.hidden


def test_a_world_can_be_played_on(setting):
    lots = Lots(4)
    for match in positions(setting, 15, every=7):
        if match.over:
            continue
        kernels, edition = match.game.kernels, match.edition.data
        for seat in everyone(match):
            state = world(match, seat, lots.key())
            for _ in range(20_000):
                mask = kernels.active(edition, state)
                if not mask:
                    break
                seats = [number for number in range(SEATS) if mask >> number & 1]
                actor = seats[lots.below(len(seats))]
                ids = legal_ids(match, state, actor)
                kernels.apply(edition, state, actor, ids[lots.below(len(ids))])
            assert kernels.active(edition, state) == 0


def test_views_and_events_come_from_what_was_observed(setting):
    """A world that looks the same to a seat gives the same view, and the same story of the last move."""
    lots = Lots(5)
    edition, presentation = setting.match().edition.data, setting.game.presentation
    for match in positions(setting, 16, every=4):
        for seat in everyone(match):
            other = observe(match, world(match, seat, lots.key()), seat)
            assert presentation.view(edition, other, seat) == match.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(match.view(seat)))["seat"] == seat
        for move in match.moves[-1:]:
            for seat in everyone(match):
                before = observe(match, np.frombuffer(move.before, np.uint8), seat)
                action = move.action.id if move.open or move.seat == seat else -1
                told = presentation.events_between(edition, before, move.seat, action, match.observed(seat), seat)
                assert told == match.events(seat, since=len(match.moves) - 1)
                msgspec.json.encode(told)


def test_a_secret_action_shows_nobody_anything_but_who_is_ready(setting):
    """Not one byte of what others observe changes while several act at once, except who is ready."""
    ready = HEAD.fields["ready"][1]
    checked = False
    for match in positions(setting, 17):
        if not match.moves or match.moves[-1].open:
            continue
        move = match.moves[-1]
        before = np.frombuffer(move.before, np.uint8)
        if head_of(before)["reveals"] != head_of(state_of(match))["reveals"]:
            continue  # the last one was ready, and all was shown
        for seat in everyone(match):
            if seat != move.seat:
                old, new = observe(match, before, seat), match.observed(seat)
                old[ready] = new[ready] = 0
                assert old.tobytes() == new.tobytes()
                assert match.events(seat, since=len(match.moves) - 1) == []
                checked = True
    assert checked == setting.game.about.secret


def head_of(state):
    return np.frombuffer(state[: HEAD.itemsize].tobytes(), HEAD)[0]
