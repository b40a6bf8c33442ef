"""The figures have their shape; how fast a machine is, no test can say."""

import pytest

from raumhafen.engine.figures import Figure, seconds
from raumhafen.lab import bench
from raumhafen.lab.bench import TARGETS


@pytest.mark.parametrize(
    ("value", "target", "better", "met"),
    [(7, 6, "more", True), (5, 6, "more", False), (6, 6, "more", True), (5, 6, "less", True), (7, 6, "less", False)],
)
def test_a_target_is_met_or_missed(value, target, better, met):
    assert Figure("x", value, "s", target, better).met is met


def test_without_a_target_nothing_is_met():
    assert Figure("x", 1, "s").met is None


def test_the_best_of_several_counts():
    times = iter([0.03, 0.0, 0.02])
    from time import sleep

    assert seconds(lambda: sleep(next(times)), times=3) < 0.015


def test_every_game_is_measured(monkeypatch):
    monkeypatch.setattr(bench, "_list_games", lambda: None)
    monkeypatch.setattr(bench, "compiled_anew", lambda name: 1.0)
    figures = {figure.name: figure for figure in bench.bench(list(TARGETS), effort=0.001)}
    for name, target in TARGETS.items():
        assert figures[f"{name}: state"].met
        assert figures[f"{name}: random moves in batch"].target == target.moves
        assert figures[f"{name}: random moves in batch"].value > 0
        assert figures[f"{name}: moves stepped from Python"].value > 0
        assert 0 < figures[f"{name}: copy from Python"].value < 100
        assert figures[f"{name}: searched moves, played on by lot"].target == target.searched
        assert figures[f"{name}: searched moves, played on by lot"].value > 0
        assert figures[f"{name}: searched moves"].value > 0
