"""What may be undone is carried on from move to move: the same answers as by trying everything, for little work."""

from copy import copy
from itertools import islice

import numpy as np

from raumhafen.engine.match import Match
from tests.conformance.settings import Lots, legal_ids, positions
from tests.conformance.test_undo import reveals


def by_trying(match, seat):
    """The numbers of the moves that a seat may undo: each left out in turn, and all later ones of its own replayed."""
    own = []
    for number in range(len(match.moves) - 1, -1, -1):
        move = match.moves[number]
        if (move.open and (own or move.seat != seat)) or reveals(move.before) != reveals(match.state):
            break
        if move.seat == seat:
            own.insert(0, number)
        if move.open:
            break
    return [number for place, number in enumerate(own) if does_without(match, number, own[place + 1 :])]


def does_without(match, left_out, later):
    before = match.moves[left_out].before
    state = np.frombuffer(before, np.uint8).copy()
    for number in later:
        move = match.moves[number]
        if move.action.id not in legal_ids(match, state, move.seat):
            return False
        match.game.kernels.apply(match.edition.data, state, move.seat, move.action.id)
    return reveals(state.tobytes()) == reveals(before)


def told(match, seat):
    """The actions that may be undone, as the match tells them, and as trying tells them."""
    tried = [match.moves[number].action for number in by_trying(match, seat)]
    return match.undo_choices(seat), list(dict.fromkeys(tried))


def test_what_may_be_undone_is_what_trying_tells(setting):
    for match in islice(positions(setting, 25), 120):
        for seat in range(match.seats):
            carried_on, tried = told(match, seat)
            assert carried_on == tried


def test_nobody_need_have_asked_before(setting):
    """The answer is the same for a seat that asks now and then, also after something was undone."""
    match, lots = setting.match(26), Lots(26)
    for _ in range(120):
        if match.over:
            break
        seat = match.active[lots.below(len(match.active))]
        legal = match.legal(seat)
        match.play(seat, legal[lots.below(len(legal))])
        if lots.below(5) == 0:
            carried_on, tried = told(match, seat)
            assert carried_on == tried
            if carried_on and lots.below(2):
                match.undo(seat, carried_on[lots.below(len(carried_on))])


class Counted:
    """A match that counts how often a kernel is called."""

    def __init__(self, setting):
        game, self.applied = copy(setting.game), 0
        apply = game.kernels.apply

        def counting(*arguments):
            self.applied += 1
            apply(*arguments)

        game.kernels = game.kernels._replace(apply=counting)
        self.match = Match(game, setting.seats, f"{27:032x}", options=dict(setting.options))

    def applied_by(self, act, *arguments):
        """What comes of doing something, and how often `apply` was called for it."""
        before = self.applied
        return act(*arguments), self.applied - before


def test_a_further_move_is_tried_once_on_each_that_may_be_undone(setting):
    counted, lots = Counted(setting), Lots(27)
    match = counted.match
    offered = dict.fromkeys(range(match.seats), 0)
    for _ in range(80):
        if match.over:
            break
        actor = match.active[lots.below(len(match.active))]
        legal = match.legal(actor)
        _, applied = counted.applied_by(match.play, actor, legal[lots.below(len(legal))])
        assert applied == 1  # whoever does not ask pays nothing
        for seat in range(match.seats):
            choices, applied = counted.applied_by(match.undo_choices, seat)
            assert applied <= (offered[seat] if seat == actor else 0)
            assert counted.applied_by(match.undo_choices, seat) == (choices, 0)
            offered[seat] = len(by_trying(match, seat))
