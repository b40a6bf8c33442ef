"""The command: what it writes, and how it ends. What it refuses is in terminal/test_refusals.py."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest

import raumhafen as rh
from tests.terminal.console import COMMAND, KEY, Terminal, complaint, environment, inside, record_of, refused

REFERENCE = rh.about("schlachten").folder / "editions" / "reference.toml"


@pytest.fixture(scope="module")
def text() -> str:
    return record_of(seats=3, names=("Ada", "Bo", "Cy"))


@pytest.fixture
def file(tmp_path, text) -> Path:
    path = tmp_path / "match.rec"
    path.write_text(text, "utf-8")
    return path


def test_games_as_a_table_and_for_programs():
    table = inside("games", "--lang", "de").stdout
    assert re.search(r"^schlachten +Galaktische Schlachten +2–6 +20 +leicht$", table, re.MULTILINE)
    [card] = [card for card in json.loads(inside("games", "--json").stdout) if card["id"] == "schlachten"]
    assert card == {
        "id": "schlachten",
        "title": "Galaktische Schlachten",
        "seats": [2, 6],
        "usual": 3,
        "minutes": 20,
        "difficulty": 1,
        "hidden": True,
        "chance": True,
        "options": [],
    }


def test_the_list_of_games_needs_no_compiler():
    heavy = "numba", "numpy", "fluent", "rich.progress"
    script = (
        f"import sys; from raumhafen import cli; cli.run(['games']); sys.exit(bool({{*{heavy}}} & {{*sys.modules}}))"
    )
    done = subprocess.run([COMMAND[0], "-c", script], env=environment(), capture_output=True, check=False)
    assert done.returncode == 0


@pytest.mark.parametrize(("language", "title"), [("de", "## Das Ende"), ("en", "## The end")])
def test_rules(language, title):
    assert title in inside("rules", "schlachten", "--lang", language).stdout


def test_help_of_every_command():
    assert inside().stdout == inside("--help").stdout
    for words in (
        ["games"],
        ["play"],
        ["rules"],
        ["replay"],
        ["verify"],
        ["review"],
        ["simulate"],
        ["duel"],
        ["ladder"],
        ["solve"],
        ["book"],
        ["bench"],
        ["edition", "show"],
    ):
        done = inside(*words, "--help")
        assert done.returncode == 0
        assert "--lang" in done.stdout
    assert inside("--version").stdout.startswith("raumhafen ")


def test_verify_says_what_was_checked(file):
    done = inside("verify", str(file), "--lang", "de")
    assert (done.returncode, complaint(done)) == (0, "")
    told = " ".join(done.stdout.split())
    assert "107 Züge führen zu denselben Bytes" in told
    assert "Nichts war abgesprochen" in told
    assert re.search(r"Ergebnis: Ada \d+, Bo \d+, Cy \d+\.", told)


def test_replay_tells_only_what_the_viewer_saw(file):
    public = inside("replay", str(file)).stdout
    assert "Ada plays" in public
    assert re.search(r"1\. (Ada|Bo|Cy) +\d+ points", public)
    assert "draw" not in public
    own = inside("replay", str(file), "--seat", "0").stdout
    assert "You play" in own
    assert "You draw" in own
    assert "draws" not in own
    everything = inside("replay", str(file), "--open").stdout
    for name in ("Ada", "Bo", "Cy"):
        assert f"{name} draws" in everything
    assert len(re.findall("looks at", everything)) == len(re.findall(r"looks at \w\d and sees", everything)) > 0
    refused(["replay", str(file), "--seat", "3"], "Platz 3", "0 bis 2")
    refused(["replay", str(file), "--seat", "0", "--open"], "--seat", "--open")


def test_replay_shows_the_notes_of_a_record(tmp_path, text):
    first = next(line for line in text.splitlines() if re.match(r"\d ", line))
    path = tmp_path / "tutorial.rec"
    path.write_text(text.replace(first, f"# Watch this.\n{first}  # a bold start", 1), "utf-8")
    told = inside("replay", str(path)).stdout
    assert told.index("# Watch this.") < told.index("plays") < told.index("# a bold start")


def test_names_in_a_record_are_made_harmless(tmp_path, text):
    path = tmp_path / "match.rec"
    path.write_text(text.replace("name 0 Ada", "name 0 \x1b[2J[red]Ada"), "utf-8")
    told = inside("replay", str(path)).stdout
    assert "\x1b" not in told
    assert "·(2J(red)Ada" in told


def test_simulate_counts_and_repeats_itself():
    words = ["simulate", "schlachten", "--games", "200", "--bots", "greedy,random", "--key", KEY, "--json"]
    first, again = (json.loads(inside(*words).stdout) for _ in range(2))
    assert set(first) == {"game", "seats", "games", "bots", "moves", "seconds", "wins", "scores", "spreads", "key"}
    assert (first["game"], first["seats"], first["games"], first["key"]) == ("schlachten", 2, 200, KEY)
    assert sum(first["wins"]) == pytest.approx(200)
    assert first["wins"][0] > 150
    assert first["wins"] == again["wins"]
    told = inside(*words[:-1], "--lang", "de").stdout
    assert "200 Partien" in told
    assert re.search(r"^0 +greedy ", told, re.MULTILINE)


def test_bench_reports_what_was_measured(monkeypatch):
    @dataclass
    class Figure:
        name: str
        value: float
        unit: str
        target: float | None
        better: str
        met: bool | None

    asked = []

    def bench(games):
        asked.append(games)
        yield Figure("random moves", 6543210.9, "moves/s", 6e6, "more", True)
        yield Figure("copy", 0.61234, "µs", 0.5, "less", False)
        yield Figure("cores", 2, "", None, "more", None)

    monkeypatch.setitem(
        sys.modules, "raumhafen.tools.bench", SimpleNamespace(bench=bench)
    )  # the real one takes a minute
    told = inside("bench", "schlachten", "--lang", "de").stdout
    assert re.search(r"^random moves +6\.543\.211 +moves/s +≥ 6\.000\.000 +ja$", told, re.MULTILINE)
    assert re.search(r"^copy +0,612 +µs +≤ 0,5 +nein$", told, re.MULTILINE)
    figures = json.loads(inside("bench", "--json").stdout)
    assert asked == [["schlachten"], list(rh.GAMES)]
    assert figures[1] == {
        "name": "copy",
        "value": 0.61234,
        "unit": "µs",
        "target": 0.5,
        "better": "less",
        "met": False,
    }


def test_editions_are_shown_with_their_marks():
    told = inside("edition", "show", "schlachten", "--lang", "de").stdout
    assert re.search(r"^worlds\.capital +5 +R$", told, re.MULTILINE)
    assert "R  von uns rekonstruiert" in told
    [shown] = json.loads(inside("edition", "show", "schlachten", "--json").stdout)
    assert set(shown) == {"game", "edition", "hash", "values"}
    assert {"where": "worlds.planets", "value": [2, 3, 4], "mark": "S"} in shown["values"]


def test_an_edition_of_ones_own(tmp_path):
    path = tmp_path / "own.toml"
    path.write_text(
        REFERENCE.read_text("utf-8").replace('"reference"', '"box"').replace("capital = 5", "capital = 7"), "utf-8"
    )
    told = inside("edition", "check", str(path))
    assert told.returncode == 0
    assert "valid edition “box” of Galaktische Schlachten" in told.stdout
    assert '"value": 7' in inside("edition", "show", "schlachten", "--edition", str(path), "--json").stdout
    written = tmp_path / "match.rec"
    written.write_text(record_of(edition=str(path)), "utf-8")
    refused(["verify", str(written)], "Zeile 3:", "„box“", "reference")
    assert inside("verify", str(written), "--edition", str(path)).returncode == 0


# --- how it ends ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["rules", "schlachten"], ["games"], ["games", "--json"]])
def test_a_reader_that_goes_away_is_no_accident(words):
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([*COMMAND, *words], stdout=write, stderr=subprocess.PIPE, env=environment(), check=False)
    os.close(write)
    assert done.stderr == b""


def test_an_interrupted_simulation_ends_quietly():
    with Terminal("simulate", "schlachten", "--games", "100000000") as terminal:
        terminal.read(until="Playing")
        assert "Traceback" not in terminal.interrupt(until="$^")
        assert terminal.end() == 130


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["schlachten", "1-1"], "“schlachten” cannot be solved exactly. Can be: galaktix."),
        (["galaktix", "5-1"], "1-1, 1-2"),
        (
            ["galaktix", "1-1", "--goal", "platinum"],
            "There is no goal “platinum”. There are: points, bronze, silver, gold.",
        ),
        (["galaktix", "1-1", "--games", "-1"], "--games"),
    ],
)
def test_what_cannot_be_solved_is_refused_at_once(words, said):
    done = inside("solve", *words, "--lang", "en")
    assert done.returncode == 2
    assert said in done.stderr.replace("\n", " ")
