"""The figures of a cold start have their shape; how fast a machine is, no test can say."""

import sys

import raumhafen as rh
from raumhafen.tools import cold_bench
from raumhafen.tools.cold_bench import FirstAnswers, bench_cold, click_to_choice, first_answers
from tests.picked import DUEL


def test_first_answers_are_counted_from_nothing():
    bot, hint = first_answers(sys.executable, DUEL)
    assert 0 < bot < hint


def test_a_first_choice_is_waited_for_at_a_real_server():
    assert click_to_choice(DUEL) > 0


def test_versions_are_measured_in_turn_and_compared(monkeypatch):
    asked, answers = [], iter([(5, 9), (10, 20), (6, 8), (12, 16)])

    def answer(python, game):
        asked.append((python, game))
        return FirstAnswers(*next(answers))

    monkeypatch.setattr(cold_bench, "first_answers", answer)
    monkeypatch.setattr(cold_bench, "click_to_choice", lambda game: 7.0)
    found = {figure.name: figure for figure in bench_cold([DUEL], "before")}
    assert asked == [(sys.executable, DUEL), ("before", DUEL)] * 2
    assert found[f"{DUEL}: cold start, first bot's answer"].value == 5
    assert found[f"{DUEL}: cold start, first bot's answer, of before"].value == 0.5
    assert found[f"{DUEL}: cold start, first hint, of before"].value == 0.5
    assert found[f"{DUEL}: cold start, first hint, of before"].target == rh.about(DUEL).targets.cold_share
    assert found[f"{DUEL}: cold start, click to first choice"].met
