"""Play through the referee, as odd as people play: right moves, wrong ones, taking back, saving and loading."""

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import raumhafen as rh
from raumhafen.engine.errors import Refused
from raumhafen.engine.match import Match
from raumhafen.engine.replay import replay
from tests.conformance.settings import TOY, load


class Play(RuleBasedStateMachine):
    """A match, and beside it the plain list of what was played: replaying the list must always give the match."""

    game = TOY

    @initialize(key=st.integers(0, (1 << 128) - 1), seats=st.integers(0, 9))
    def sit_down(self, key, seats):
        game = load(self.game)
        low, high = game.about.seats
        self.match = Match(game, low + seats % (high - low + 1), f"{key:032x}")
        self.played = []

    @precondition(lambda self: not self.match.over)
    @rule(who=st.integers(0, 7), what=st.integers(0, 9999), way=st.sampled_from(["id", "action", "text"]))
    def play(self, who, what, way):
        seat = self.match.active[who % len(self.match.active)]
        legal = self.match.legal(seat)
        action = legal[what % len(legal)]
        given = {"id": action.id, "action": action, "text": str(action)}[way]
        assert self.match.play(seat, given) == action
        self.played.append((seat, action.id))

    @rule(seat=st.integers(-2, 9), said=st.text(max_size=12) | st.integers(-5, 9999))
    def say_nonsense(self, seat, said):
        if seat in self.match.active:
            legal = self.match.legal(seat)
            if said in [action.id for action in legal] or str(said).split() in [list(a.tokens) for a in legal]:
                return
        before = self.match.state
        with pytest.raises(Refused) as refused:
            self.match.play(seat, said)
        assert str(refused.value)
        assert refused.value.say("de")
        assert self.match.state == before

    @rule(who=st.integers(0, 7), what=st.integers(0, 99))
    def take_back_any(self, who, what):
        seat = who % self.match.seats
        offered = self.match.undo_choices(seat)
        if offered:
            action = offered[what % len(offered)]
            number = self.match.undo_number(seat, action)
            assert self.match.undo(seat, action) == action
            assert self.played.pop(number) == (seat, action.id)

    @rule(seat=st.integers(0, 7))
    def take_back(self, seat):
        if self.match.can_undo(seat):
            action = self.match.undo(seat)
            last = max(number for number, (who, _) in enumerate(self.played) if who == seat)
            assert self.played.pop(last) == (seat, action.id)
        else:
            with pytest.raises(Refused):
                self.match.undo(seat)

    @rule()
    def save_and_load(self):
        self.match = replay(str(self.match.record()), load)

    @invariant()
    def is_what_was_played(self):
        assert [(move.seat, move.action.id) for move in self.match.moves] == self.played
        assert self.match.over == (not self.match.active)

    def teardown(self):
        if hasattr(self, "match"):
            again = Match(self.match.game, self.match.seats, self.match.key)
            for seat, action in self.played:
                again.play(seat, action)
            assert again.state == self.match.state


@pytest.mark.parametrize("game", [*rh.GAMES, TOY])
def test_odd_play(game):
    machine = type("Play", (Play,), {"game": game})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=25,
            stateful_step_count=40,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
