"""Games are found wherever they are installed: here a stranger's, the toy under another name, and broken ones."""

import json
import os
import shutil
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

import raumhafen as rh
from raumhafen.engine.about import About

ROOT = Path(__file__).parents[1]
BROKEN = {
    "absent": ("no_such_package", None, "No module named 'no_such_package'"),
    "faulty": ("faulty_game", "1 / 0", "ZeroDivisionError: division by zero"),
    "cardless": ("cardless_game", "", "has no attribute 'ABOUT'"),
    "untrue": ("untrue_game", "ABOUT = 'a card'", "ABOUT is no About"),
}

PLAY = """
import raumhafen as rh
match = rh.new("toy", seats=2, key="5f" * 16)
while not match.over:
    seat = match.active[0]
    match.play(seat, match.legal(seat)[0])
print(match.game.about.folder)
assert rh.replay(str(match.record())).state == match.state
"""


def install(folder: Path, game: str, package: str) -> None:
    """Put the metadata of an installed distribution into a folder, as a packager would."""
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[raumhafen.games]\n{game} = {package}\n")


@pytest.fixture
def strange(tmp_path):
    """A folder in which strangers have installed games: one that works, several that do not."""
    shutil.copytree(ROOT / "tests" / "toy", tmp_path / "strange", ignore=shutil.ignore_patterns("__pycache__"))
    for source in (tmp_path / "strange").glob("*.py"):
        source.write_text(source.read_text("utf-8").replace("tests.toy", "strange"), "utf-8")
    install(tmp_path, "toy", "strange")
    for game, (package, source, _) in BROKEN.items():
        install(tmp_path, game, package)
        if source is not None:
            (tmp_path / f"{package}.py").write_text(source)
    return tmp_path


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python, uncompiled, where the games of that folder are installed."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "1"}
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, env=environment, check=False)


def test_ours_come_first_in_their_order():
    cards = [rh.about(game) for game in rh.GAMES]
    assert [card.id for card in cards] == list(rh.GAMES)
    assert [card.order for card in cards] == list(range(1, len(cards) + 1))
    assert {entry.name for entry in entry_points(group="raumhafen.games")} == set(rh.GAMES)


def test_a_game_that_says_no_order_comes_after_ours():
    assert About.order > rh.about(rh.GAMES[-1]).order


def test_a_strangers_game_is_listed_after_ours_whatever_else_is_broken(strange):
    listed = run(strange, "-m", "raumhafen.cli", "games", "--json", "--lang", "en")
    assert [game["id"] for game in json.loads(listed.stdout)] == [*rh.GAMES, "toy"]
    assert listed.returncode == 0
    told = listed.stderr.splitlines()
    assert len(told) == len(BROKEN)
    for game, (package, _, reason) in BROKEN.items():
        [line] = (line for line in told if f"The game {game} is installed" in line)
        assert f"package {package}: " in line
        assert reason in line


def test_a_strangers_game_is_played_from_where_it_lies(strange):
    played = run(strange, "-c", PLAY)
    assert played.stderr == ""
    assert Path(played.stdout.strip()) == strange / "strange"


@pytest.mark.parametrize("game", BROKEN)
def test_a_broken_game_is_one_clear_error(strange, game):
    asked = run(strange, "-m", "raumhafen.cli", "play", game, "--lang", "de")
    [line] = asked.stderr.splitlines()
    assert line.startswith(f"raumhafen: Das Spiel {game} ist installiert, lässt sich aber")
    assert BROKEN[game][2] in line
    assert asked.returncode == 2
