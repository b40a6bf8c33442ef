"""Duels on a level whose solution is kept: what the best play would reach stands beside the bots."""

import pytest

import raumhafen as rh
from raumhafen.lab.duel import duel
from raumhafen.lab.solve import solve
from tests.games.galaktix.test_solution import tiny_edition

KEY = "d0e1" * 8


def test_the_optimum_stands_beside_it_where_it_is_known(tmp_path, monkeypatch):
    monkeypatch.setenv("RAUMHAFEN_CACHE", str(tmp_path / "cache"))
    tiny_edition(tmp_path, "one white")
    galaktix, edition = rh.load("galaktix"), str(tmp_path / "tiny.toml")
    assert duel(galaktix, ["greedy"], 3, KEY, edition=edition).optimum is None
    solution = solve("galaktix", "1-1", edition=edition, keep=True)
    result = duel(galaktix, ["greedy", "optimal"], 300, KEY, edition=edition)
    assert result.optimum == pytest.approx(solution.value)
    assert result.standings[1].points.low <= result.optimum <= result.standings[1].points.high
    assert duel(galaktix, ["greedy"], 3, KEY, edition=edition, options={"level": "1-2"}).optimum is None
