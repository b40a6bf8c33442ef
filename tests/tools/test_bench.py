"""The figures have their shape; how fast a machine is, no test can say."""

import pytest

import raumhafen as rh
from raumhafen.tools import bench, figures
from raumhafen.tools.figures import Figure, seconds
from tests.clock import Clock


@pytest.mark.parametrize(
    ("value", "target", "better", "met"),
    [(7, 6, "more", True), (5, 6, "more", False), (6, 6, "more", True), (5, 6, "less", True), (7, 6, "less", False)],
)
def test_a_target_is_met_or_missed(value, target, better, met):
    assert Figure("x", value, "s", target, better).met is met


def test_without_a_target_nothing_is_met():
    assert Figure("x", 1, "s").met is None


def test_the_best_of_several_counts(monkeypatch):
    clock, times = Clock(monkeypatch, figures), iter([0.5, 0.25, 1.0])

    def job():
        clock.now += next(times)

    assert seconds(job, times=3) == 0.25


def test_every_game_is_measured(monkeypatch):
    monkeypatch.setattr(bench, "_list_games", lambda: None)
    found = {figure.name: figure for figure in bench.bench(rh.GAMES, effort=0.001)}
    for name in rh.GAMES:
        target = rh.about(name).targets
        assert target.moves
        assert found[f"{name}: state"].met
        assert found[f"{name}: random moves in batch"].target == target.moves
        assert found[f"{name}: random moves in batch"].value > 0
        assert found[f"{name}: moves stepped from Python"].value > 0
        assert found[f"{name}: copy from Python"].value > 0
        assert found[f"{name}: searched moves, random rollouts"].target == target.searched
        assert found[f"{name}: searched moves, random rollouts"].value > 0
        assert found[f"{name}: searched moves"].value > 0
