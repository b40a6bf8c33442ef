"""The review of a match: right where the answer is known, the same every time, and silent about what still runs."""

import numpy as np
import pytest

import raumhafen as rh
from raumhafen.bots import review as review_module
from raumhafen.bots.review import Step, review, steps_of
from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.advice import Stopped
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.match import Match
from raumhafen.engine.texts import Texts
from tests.clock import Clock
from tests.conformance.settings import Lots
from tests.picked import DUEL, PARTY
from tests.toy.game import GAME as TOY

KEY = "0123456789abcdef" * 2
HIGH, LOW = (3, 3), (1, 1)  # what a seat lays in a round of the toy


def toy(*rounds, over=True):
    """A match of the toy for two: what each lays, round by round. The higher sum wins the round."""
    match = Match(TOY, 2, KEY, options={"rounds": len(rounds) + (not over)})
    for laid in rounds:
        for slot in range(2):
            for seat in range(2):
                match.play(seat, f"slot-{slot} card-{laid[seat][slot]}")
        for seat in range(2):
            match.play(seat, "ready")
    return match


def random_match(game, seats):
    match, lots = rh.new(game, seats=seats, key=KEY), Lots(5)
    while not match.over:
        seat = match.active[lots.below(len(match.active))]
        legal = match.legal(seat)
        match.play(seat, legal[lots.below(len(legal))])
    return match


def test_chances_that_can_be_worked_out():
    """In the toy all lay alike, so each round is won by either with the same chance; two of three rounds win."""
    match = toy((HIGH, LOW), (HIGH, LOW), (LOW, HIGH))
    found = review(match, worlds=600)
    assert found.steps == (Step(0, 6, SPECTATOR), Step(6, 12, SPECTATOR), Step(12, 18, SPECTATOR))
    assert np.allclose([chances[0] for chances in found.points], [0.5, 0.75, 1.0, 1.0], atol=0.07)
    assert found.points[2:] == ((1.0, 0.0), (1.0, 0.0))  # before the last round it is decided
    assert [turning.step for turning in found.turning] == [0, 1]
    assert found.turning[1].before == found.points[1]
    assert found.turning[1].after == (1.0, 0.0)


def test_throwing_a_lead_away_is_a_turning_point():
    match = toy((HIGH, LOW), (LOW, HIGH), (LOW, HIGH))
    found = review(match, worlds=600)
    assert np.allclose([chances[0] for chances in found.points], [0.5, 0.75, 0.5, 0.0], atol=0.07)
    assert [turning.step for turning in found.turning] == [0, 1, 2]
    assert found.turning[2].after == (0.0, 1.0)


def test_what_is_too_small_or_may_be_luck_is_no_turning_point():
    steady = toy(*[(HIGH, LOW)] * 5)
    assert {turning.step for turning in review(steady, worlds=400).turning} == {0, 1, 2}  # then it was won
    assert review(steady, worlds=2).turning == ()  # two worlds tell nothing


@pytest.mark.parametrize(
    ("game", "seats"),
    [(name, seats) for name in rh.GAMES for seats in sorted({rh.about(name).seats[0], rh.about(name).default_seats})],
)
def test_every_game_can_be_looked_back_at(game, seats):
    match = random_match(game, seats)
    found = review(match, worlds=2)
    assert [step.first for step in found.steps] == [0, *(step.last for step in found.steps[:-1])]
    assert found.steps[-1].last == len(match.moves)
    assert len(found.points) == len(found.steps) + 1
    for step in found.steps:
        movers = {move.seat for move in match.moves[step.first : step.last] if move.open}
        assert step.seat in movers or step.seat == SPECTATOR
    if seats > 1:
        assert np.allclose(np.sum(found.points, axis=1), 1.0)
        winners = [seat for seat in range(seats) if match.ranks[seat] == 0]
        assert found.points[-1] == tuple((seat in winners) / len(winners) for seat in range(seats))


def test_the_same_record_gives_the_same_answer_on_any_number_of_cores():
    match = random_match(PARTY, 3)
    first = review(match, worlds=12, cores=1)
    again = review(rh.replay(str(match.record())), worlds=12, cores=2)
    assert first == again
    assert first.worlds == 12


def test_it_keeps_to_its_time_and_tells_how_far_it_is(monkeypatch):
    """On a clock that goes on by a second for each part, and once more for each world of all parts."""
    match, told = random_match(PARTY, 3), []
    Clock(monkeypatch, review_module, step=1.0)
    seconds = 3.5 * (len(steps_of(match)) + 1)
    found = review(match, seconds=seconds, progress=lambda done, total: told.append(done / total))
    assert found.worlds == 3 * review_module.BATCH
    assert told == sorted(told)
    assert 0 < told[0] < told[-1] <= 1


def test_it_can_be_stopped():
    stop = np.zeros(1, np.uint8)
    parts = []

    def progress(done, total):
        parts.append(done)
        stop[0] = 1

    with pytest.raises(Stopped):
        review(random_match(PARTY, 3), worlds=10_000, stop=stop, progress=progress)
    assert len(parts) == 1


def test_a_running_match_is_refused():
    with pytest.raises(RaumhafenError, match="secrets"):
        review(toy((HIGH, LOW), over=False))


def test_turns_and_secret_phases_are_steps_and_passing_is_none():
    duel = random_match(DUEL, 2)
    rounds = [step for step in steps_of(duel) if step.seat == SPECTATOR]
    assert len(rounds) > 2
    for step in rounds:
        assert {move.seat for move in duel.moves[step.first : step.last]} == {0, 1}
    battle = random_match(PARTY, 4)
    say, names = Texts.of("en", battle.game.texts), list("ABCD")
    for step in steps_of(battle):
        events = battle.events(SPECTATOR, step.first, step.last)
        assert any(battle.game.presentation.narrate(event, say, names) for event in events)
