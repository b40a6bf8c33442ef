"""Compiled caches know all the sources they were made of, and nothing else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import raumhafen as rh
from raumhafen.engine.sources import imported_sources

GAME = """
from strange.numbers import FIVE, add
from raumhafen.engine.kernel import compiled, i64

@compiled(i64(i64))
def kernel(number):
    return add(number, FIVE)

if __name__ == "strange.game":
    print(kernel(2), sum(kernel.stats.cache_hits.values()), end="")
"""

NUMBERS = """
from raumhafen.engine.kernel import helper

FIVE = 5

@helper
def add(one, other):
    return one + other
"""


@pytest.fixture
def strange(tmp_path):
    """A package from elsewhere, and a way to run it in a process of its own."""
    folder = tmp_path / "strange"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "game.py").write_text(GAME)
    (folder / "numbers.py").write_text(NUMBERS)
    (folder / "words.py").write_text("HELLO = 'hello'\n")
    env = os.environ | {"PYTHONPATH": str(tmp_path), "RAUMHAFEN_CACHE": str(tmp_path / "cache")}

    def run():
        done = subprocess.run(
            [sys.executable, "-c", "import strange.game"], env=env, capture_output=True, text=True, check=True
        )
        result, from_cache = map(int, done.stdout.split())
        return result, bool(from_cache)

    return folder, run


@pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") == "1", reason="nothing is compiled")
def test_a_change_in_another_file_is_noticed_and_a_text_compiles_nothing(strange):
    folder, run = strange
    assert run() == (7, False)
    assert run() == (7, True)
    (folder / "words.py").write_text("HELLO = 'good evening'\n")
    assert run() == (7, True)
    (folder / "numbers.py").write_text(NUMBERS.replace("one + other", "one - other"))
    assert run() == (-3, False)
    (folder / "numbers.py").write_text(NUMBERS.replace("FIVE = 5", "FIVE = 6"))
    assert run() == (8, False)


@pytest.mark.parametrize("game", rh.GAMES)
def test_the_sources_of_a_games_kernels_are_its_rules_and_not_its_looks(game):
    folder = rh.about(game).folder
    sources = imported_sources(rh.load(game).kernels.apply.__module__)
    inside = {path.relative_to(folder).as_posix() for path in sources if folder in path.parents}
    assert {"model.py"} <= inside
    assert not inside & {"view.py", "events.py", "actions.py", "terminal.py", "game.py"}


def test_all_ways_to_import_are_seen(tmp_path, monkeypatch):
    folder = tmp_path / "ways"
    (folder / "inner").mkdir(parents=True)
    for name in ("__init__", "a", "b", "c", "d", "e", "inner/__init__", "inner/f", "never"):
        (folder / f"{name}.py").write_text("ONE = 1\n")
    (folder / "start.py").write_text(
        "import os, ways.a\nimport ways.b as other\nfrom ways import (  # two of them\n    c,\n    d as of_d,\n)\n"
        "from .e import ONE\nfrom . import inner\nfrom .inner.f import ONE as F\n"
        "def late():\n    import ways.never\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    __import__("ways.start")
    found = {path.relative_to(folder).as_posix() for path in imported_sources("ways.start")}
    expected = {"start.py", "__init__.py", "a.py", "b.py", "c.py", "d.py", "e.py", "inner/__init__.py", "inner/f.py"}
    assert found == expected
    assert all(isinstance(path, Path) for path in imported_sources("ways.start"))
