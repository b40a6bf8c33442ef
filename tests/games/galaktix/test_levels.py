"""Levels solved by the command, tables kept on disk, and what medals should take (GX-14)."""

import json
from dataclasses import asdict
from pathlib import Path
from shutil import copy

import numpy as np
import pytest

from raumhafen.engine.advice import MedalExpert
from raumhafen.engine.errors import RaumhafenError
from raumhafen.games.galaktix import expert
from raumhafen.games.galaktix.expert import tables
from raumhafen.games.galaktix.expert.medals import thresholds
from raumhafen.lab import medals as lab
from raumhafen.lab.duel import duel
from raumhafen.lab.solve import check_request, kept_value, solve
from tests.games.galaktix.positions import LEVELS, opening
from tests.games.galaktix.test_solution import GAME, Tree, tiny_edition

KEY = "d0e1" * 8
KEPT = Path(__file__).parent / "kept"


@pytest.fixture(autouse=True)
def cache(fresh_cache):
    """Nothing is kept yet."""
    return fresh_cache / "solutions"


@pytest.fixture
def tiny(tmp_path):
    """A tiny edition, by the path of its file."""
    tiny_edition(tmp_path, "grey and flag")
    return str(tmp_path / "tiny.toml")


# --- kept tables ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "goal", "name"),
    [
        ("1-1", 0, "galaktix-1-1-556f22fd45c74bca.npy"),
        ("1-1", 18, "galaktix-1-1-b0a46f658cc2ecb7.npy"),
        ("2-3", 0, "galaktix-2-3-cece1be1b83e7ead.npy"),
        ("4-5", 0, "galaktix-4-5-fe92457e233cdd2c.npy"),
        ("4-5", 30, "galaktix-4-5-2f440cb12397a9c0.npy"),
    ],
)
def test_tables_lie_where_they_always_lay(level, goal, name, cache):
    """They took hours: a new version finds those of the last one."""
    match = opening(level).match
    assert expert.path_of(match.edition.data, match.observed(0), goal) == cache / name


def test_a_table_of_an_earlier_version_is_found(tiny, cache):
    assert kept_value(GAME, tiny) is None
    cache.mkdir(parents=True)
    [old] = KEPT.iterdir()
    copy(old, cache)
    assert kept_value(GAME, tiny) == pytest.approx(3.1041361753837404)
    assert kept_value(GAME, tiny, {"level": "1-2"}) is None
    assert expert.solved(GAME, GAME.edition(tiny).data) == {"level": ["1-1"]}


def test_a_table_of_another_size_is_not_used(tiny, cache):
    cache.mkdir(parents=True)
    np.save(tables.path_of(GAME.edition(tiny).data, 0), np.zeros(5, np.float32))
    assert kept_value(GAME, tiny) is None


# --- a level solved ---------------------------------------------------------------------------------------------------


def test_a_level_solved_for_points(tiny):
    solution = solve("galaktix", "1-1", games=400, key=KEY, edition=tiny)
    assert solution.value == pytest.approx(Tree(GAME.edition(tiny).data, 0).start())
    assert (solution.level, solution.goal, solution.target, solution.kept) == ("1-1", "points", 0, "")
    assert abs(solution.mean - solution.value) < 2 * solution.margin
    assert solution.reached[0] == 1
    assert list(solution.reached) == sorted(solution.reached, reverse=True)
    assert sum(solution.reached[1:]) == pytest.approx(solution.mean)
    again = solve("galaktix", "1-1", games=400, key=KEY, edition=tiny, cores=1)
    assert again.reached == solution.reached


def test_a_level_solved_for_a_medal(tiny):
    medals = opening(edition=tiny).view.medals
    solution = solve("galaktix", "1-1", "silver", edition=tiny)
    assert (solution.goal, solution.target, solution.games, solution.reached) == ("silver", medals[1], 0, ())
    assert solution.value == pytest.approx(Tree(GAME.edition(tiny).data, medals[1]).start())


@pytest.mark.parametrize("goal", ["points", "bronze"])
def test_a_kept_level_says_where(goal, tiny, cache):
    solution = solve("galaktix", "1-1", goal, edition=tiny, keep=True)
    [file] = cache.iterdir()
    assert solution.kept == str(file)
    assert (kept_value(GAME, tiny) is None) == (goal != "points")


@pytest.mark.parametrize("pieces", ["one white", "grey and flag"])
def test_the_optimum_stands_beside_a_duel_where_it_is_known(tmp_path, pieces):
    tiny_edition(tmp_path, pieces)
    tiny = str(tmp_path / "tiny.toml")
    assert duel(GAME, ["greedy"], 3, KEY, edition=tiny).optimum is None
    solution = solve("galaktix", "1-1", edition=tiny, keep=True)
    result = duel(GAME, ["greedy", "optimal"], 300, KEY, edition=tiny)
    assert result.optimum == pytest.approx(solution.value)
    assert result.standings[1].points.low <= result.optimum <= result.standings[1].points.high
    assert duel(GAME, ["greedy"], 3, KEY, edition=tiny, options={"level": "1-2"}).optimum is None


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        (("galaktix", "5-1", "points"), "option-value"),
        (("galaktix", "1-1", "platinum"), "solve-goal"),
        (("schlachten", "1-1", "points"), "solve-game"),
        (("nothing", "1-1", "points"), "game"),
    ],
)
def test_what_cannot_be_solved(changes, code):
    with pytest.raises(RaumhafenError) as refused:
        check_request(*changes)
    assert refused.value.code == code


# --- medals -----------------------------------------------------------------------------------------------------------


def test_the_game_with_medals_is_found_by_its_expert():
    assert lab.game_with_medals() == ("galaktix", expert)
    assert isinstance(expert, MedalExpert)
    assert list(lab.levels()) == LEVELS


@pytest.mark.rule("GX-14")
@pytest.mark.parametrize(
    ("reached", "chances", "points"),
    [
        ([1.0, 0.9, 0.6, 0.3, 0.1], [0.6, 0.3, 0.1], (2, 3, 4)),
        ([1.0, 0.9, 0.6, 0.3, 0.1], [0.7, 0.25, 0.0], (2, 3, 4)),
        ([1.0, 0.75, 0.25], [0.5, 0.5, 0.5], (1, 2, 3)),  # of two equally near the lower; strictly rising
        ([1.0], [0.9, 0.5, 0.1], (1, 2, 3)),
    ],
)
def test_a_medal_takes_what_is_reached_as_often(reached, chances, points):
    assert thresholds(reached, chances) == points


@pytest.mark.rule("GX-14")
def test_the_first_level_is_the_measure_and_chapters_are_sums():
    """On level 1-1 the printed 12, 15 and 18 points are reached in 90, 50 and 10 of 100 games."""
    measure = [1.0] * 12 + [0.9, 0.8, 0.7, 0.5, 0.4, 0.2, 0.1]
    harder = [1.0, 0.9, 0.5, 0.1]
    points = expert.medal_points(GAME.edition().data, [measure, *[harder] * 19])
    assert points == [(12, 15, 18), *[(1, 2, 3)] * 19]
    assert expert.chapter_points(points) == [(16, 23, 30), *[(5, 10, 15)] * 3]


def test_what_was_solved_for_medals_is_not_solved_again(tiny, cache, monkeypatch):
    solution = lab.solution_of("1-1", 50, tiny)
    [note] = cache.iterdir()
    assert note.name == "galaktix-1-1-f6d654f060529a62.50.json"
    assert json.loads(note.read_text("utf-8")) == json.loads(json.dumps(asdict(solution)))
    monkeypatch.setattr(lab, "solve", None)
    assert lab.solution_of("1-1", 50, tiny).value == solution.value
    [level] = lab.medals([lab.solution_of("1-1", 50, medals_of(tiny, [1, 3, 5]))], tiny)
    assert level.medals == (1, 3, 5)
    assert level.shares == tuple(solution.reached[points] for points in (1, 3, 5))


def medals_of(edition, points):
    """The same edition with other medals on the first level."""
    path = Path(edition)
    head, sign, levels = path.read_text("utf-8").partition("[[level]]")
    before, key, after = levels.partition("medals = ")
    path.write_text(f"{head}{sign}{before}{key}{points}\n{after.partition(chr(10))[2]}", "utf-8")
    return edition
