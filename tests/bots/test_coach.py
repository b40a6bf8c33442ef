"""The coach: honest, in time, and as sure as it may be."""

import numpy as np
import pytest

import raumhafen as rh
from raumhafen.bots import bot, coach, search
from raumhafen.engine.advice import NEVER, SHOWN, Advice, Advised, Stopped, chance_of
from tests.clock import Clock
from tests.conformance.settings import Lots, Setting, observe, positions, world
from tests.picked import ALONE_OR_TOGETHER, CARDS, DEEP, DUEL, PARTY

FEW = {"worlds": 16, "simulations": 96}


def advise(match, observed, seat, key, seconds=NEVER, **limits):
    return coach.advise(match.game, match.edition.data, observed, seat, key, seconds, **(FEW | limits))


def default_setting(game):
    return Setting(game, rh.about(game).default_seats)


def judged(*choices, unit="chance", exact=False):
    return Advice(exact, unit, tuple(Advised(action, *choice, ()) for action, choice in enumerate(choices)))


@pytest.mark.parametrize(
    ("advice", "sure"),
    [
        (judged((0.60, 0.02), (0.50, 0.03)), "clear"),  # 0.10 apart, 0.05 together
        (judged((0.60, 0.02), (0.56, 0.03)), "probable"),  # 0.04 apart: more than either, less than both
        (judged((0.60, 0.02), (0.58, 0.03)), "even"),  # each lies within the other's margin
        (judged((0.60, 0.02), (0.65, 0.01)), "even"),  # tried most often, and yet it did not fare best
        (judged((0.60, 0.0), (0.597, 0.0)), "even"),  # nobody notices
        (judged((14.32, 0.2), (13.5, 0.3), unit="points"), "clear"),
        (judged((14.32, 0.5), (13.5, 0.6), unit="points"), "probable"),
        (judged((14.32, 0.0), (14.1, 0.0), unit="points", exact=True), "clear"),
        (judged((14.32, 0.0), (14.3, 0.0), unit="points", exact=True), "even"),
        (judged((0.6, 0.02)), "clear"),  # nothing else is sensible
        (Advice(False, "chance", (Advised(7, 0.0, 0.0, ()),), only=True), "only"),
    ],
)
def test_how_sure_it_is(advice, sure):
    assert advice.sure == sure


@pytest.mark.parametrize(("times", "games", "chance"), [(16, 16, 17 / 18), (0, 16, 1 / 18), (1000, 2000, 0.5)])
def test_what_always_came_about_is_not_certain(times, games, chance):
    assert chance_of(times, games) == pytest.approx(chance)


@pytest.mark.parametrize("game", rh.GAMES)
def test_it_advises_in_every_game_and_knows_no_more_than_the_seat(game, monkeypatch):
    if expert := coach.expert_for(rh.about(game)):
        monkeypatch.setattr(expert, "advise", lambda *_: None)  # whether it is done in time depends on the machine
    lots, asked = Lots(4), 0
    for match in positions(default_setting(game), 4, every=7):
        for seat in match.active:
            key, legal = lots.key(), [action.id for action in match.legal(seat)]
            advice = advise(match, match.observed(seat), seat, key)
            assert 1 <= len(advice.choices) <= min(SHOWN, len(legal))
            assert {choice.action for choice in advice.choices} <= set(legal)
            assert advice.only == (len(legal) == 1 and not match.game.about.expert)  # an expert judges that too
            assert advice.unit == ("points" if match.seats == 1 else "chance")
            if advice.unit == "chance" and not advice.only:
                assert all(0 <= choice.value <= 1 and choice.margin > 0 for choice in advice.choices)
            other = observe(match, world(match, seat, lots.key()), seat)
            assert advise(match, other, seat, key) == advice
            asked += not advice.only
        if asked > 12:
            break
    assert asked


@pytest.mark.parametrize("game", [card.id for card in CARDS if card.secret])
def test_chances_stay_about_even_when_the_other_is_ready_first(game):
    match, lots = default_setting(game).match(1), Lots(2)
    captain = bot("captain").sit(match.game, match.edition.data, 1)
    asked = advise(match, match.observed(0), 0, lots.key(), simulations=2000).choices[0].value
    while 1 in match.active:
        match.play(1, captain.choose(match.observed(1), lots.key()))
    assert match.active == (0,)
    again = advise(match, match.observed(0), 0, lots.key(), simulations=2000).choices[0].value
    assert again == pytest.approx(asked, abs=0.1)


def test_who_may_also_play_together_counts_points_alone():
    match = Setting(ALONE_OR_TOGETHER, 1).match(1)
    while len(match.legal(0)) == 1:
        match.play(0, match.legal(0)[0])
    advice = advise(match, match.observed(0), 0, Lots(1).key())
    assert (advice.unit, advice.exact, advice.games > 0) == ("points", False, True)


def undecided(game):
    """A position in which a seat has something to choose."""
    for match in positions(default_setting(game), 6):
        for seat in match.active:
            if len(match.legal(seat)) > 3:
                return match, seat
    raise AssertionError(game)


def test_it_ends_in_time(monkeypatch):
    match, seat = undecided(DEEP)
    clock = Clock(monkeypatch, coach, search, step=0.1)
    begun = clock.now
    advise(match, match.observed(seat), seat, Lots(1).key(), 5.0, simulations=1 << 20)
    assert 5.0 <= clock.now - begun < 6.0


def test_nobody_wants_to_know_any_more():
    match, seat = undecided(DUEL)
    with pytest.raises(Stopped):
        advise(match, match.observed(seat), seat, Lots(1).key(), stop=np.ones(1, np.uint8))


def test_little_that_was_tried_is_not_trusted():
    """Two tries that agree by chance: the search alone would take their mean for exact."""
    match, seat = undecided(PARTY)
    advice = advise(match, match.observed(seat), seat, Lots(1).key(), simulations=8)
    assert all(choice.margin > 0.1 for choice in advice.choices)
