"""The command: what it writes, and how it ends. What it refuses is in terminal/test_refusals.py."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from types import SimpleNamespace

import pytest

import raumhafen as rh
from tests.picked import PARTY, SOLO
from tests.terminal.console import COMMAND, KEY, Terminal, complaint, environment, inside


def test_games_as_a_table_and_for_programs():
    about = rh.about(PARTY)
    low, high = about.seats
    table = inside("games", "--lang", "de").stdout
    assert re.search(rf"^{PARTY} +{about.title} +{low}–{high} +{about.minutes} +leicht$", table, re.MULTILINE)
    [card] = [card for card in json.loads(inside("games", "--json").stdout) if card["id"] == PARTY]
    assert card == {
        "id": PARTY,
        "title": about.title,
        "seats": [low, high],
        "usual": about.default_seats,
        "minutes": about.minutes,
        "difficulty": about.difficulty,
        "hidden": about.hidden,
        "chance": about.chance,
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
    assert title in inside("rules", PARTY, "--lang", language).stdout


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


def test_verify_says_what_was_checked(record_file):
    done = inside("verify", str(record_file), "--lang", "de")
    assert (done.returncode, complaint(done)) == (0, "")
    told = " ".join(done.stdout.split())
    moves = len(re.findall(r"^\d ", record_file.read_text("utf-8"), re.MULTILINE))
    assert f"{moves} Züge führen zu denselben Bytes" in told
    assert "Nichts war abgesprochen" in told
    assert re.search(r"Ergebnis: Ada \d+, Bo \d+, Cy \d+\.", told)


def test_replay_shows_the_notes_of_a_record(tmp_path, record_text):
    first = next(line for line in record_text.splitlines() if re.match(r"\d ", line))
    path = tmp_path / "tutorial.rec"
    path.write_text(record_text.replace(first, f"# Watch this.\n{first}  # a bold start", 1), "utf-8")
    told = inside("replay", str(path)).stdout
    assert told.index("# Watch this.") < told.index("plays") < told.index("# a bold start")


def test_names_in_a_record_are_made_harmless(tmp_path, record_text):
    path = tmp_path / "match.rec"
    path.write_text(record_text.replace("name 0 Ada", "name 0 \x1b[2J[red]Ada"), "utf-8")
    told = inside("replay", str(path)).stdout
    assert "\x1b" not in told
    assert "·(2J(red)Ada" in told


def test_simulate_counts_and_repeats_itself():
    words = ["simulate", PARTY, "--games", "200", "--bots", "greedy,random", "--key", KEY, "--json"]
    first, again = (json.loads(inside(*words).stdout) for _ in range(2))
    assert set(first) == {"game", "seats", "games", "bots", "moves", "seconds", "wins", "scores", "spreads", "key"}
    assert (first["game"], first["seats"], first["games"], first["key"]) == (PARTY, 2, 200, KEY)
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
    told = inside("bench", PARTY, "--lang", "de").stdout
    assert re.search(r"^random moves +6\.543\.211 +moves/s +≥ 6\.000\.000 +ja$", told, re.MULTILINE)
    assert re.search(r"^copy +0,612 +µs +≤ 0,5 +nein$", told, re.MULTILINE)
    figures = json.loads(inside("bench", "--json").stdout)
    assert asked == [[PARTY], list(rh.GAMES)]
    assert figures[1] == {
        "name": "copy",
        "value": 0.61234,
        "unit": "µs",
        "target": 0.5,
        "better": "less",
        "met": False,
    }


# --- how it ends ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["rules", PARTY], ["games"], ["games", "--json"]])
def test_a_reader_that_goes_away_is_no_accident(words):
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([*COMMAND, *words], stdout=write, stderr=subprocess.PIPE, env=environment(), check=False)
    os.close(write)
    assert done.stderr == b""


def test_an_interrupted_simulation_ends_quietly():
    with Terminal("simulate", PARTY, "--games", "100000000") as terminal:
        terminal.read(until="Playing")
        assert "Traceback" not in terminal.interrupt(until="$^")
        assert terminal.end() == 130


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([PARTY, "1-1"], f"“{PARTY}” cannot be solved exactly. Can be: {SOLO}."),
        ([SOLO, "5-1"], "1-1, 1-2"),
        (
            [SOLO, "1-1", "--goal", "platinum"],
            "There is no goal “platinum”. There are: points, bronze, silver, gold.",
        ),
        ([SOLO, "1-1", "--games", "-1"], "--games"),
    ],
)
def test_what_cannot_be_solved_is_refused_at_once(words, said):
    done = inside("solve", *words, "--lang", "en")
    assert done.returncode == 2
    assert said in done.stderr.replace("\n", " ")
