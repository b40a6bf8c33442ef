"""The command from a shell: what it writes, what it refuses, and how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest

import raumhafen as rh
from tests.conformance.settings import Lots
from tests.terminal.console import COMMAND, KEY, Terminal, complaint, environment, inside, raumhafen

REFERENCE = Path(rh.games.__file__).parent / "schlachten" / "editions" / "reference.toml"


def record(**wishes) -> str:
    """A match by lot, from its first move to its last, written down."""
    match, lots = rh.new("schlachten", key=KEY, **wishes), Lots(1)
    while not match.over:
        legal = match.legal(match.active[0])
        match.play(match.active[0], legal[lots.below(len(legal))])
    return str(match.record())


@pytest.fixture(scope="module")
def text() -> str:
    return record(seats=3, names=("Ada", "Bo", "Cy"))


@pytest.fixture
def file(tmp_path, text) -> Path:
    path = tmp_path / "match.rec"
    path.write_text(text, "utf-8")
    return path


def refused(words, *expected: str, run=inside) -> None:
    """One clear line, in German, on standard error, and nothing else."""
    done = run(*words, env=environment(LANG="de_DE.UTF-8"))
    assert (done.returncode, done.stdout) == (2, ""), done
    assert re.fullmatch(r"raumhafen: [^\n]+", complaint(done))
    for part in expected:
        assert part in done.stderr


# --- bad input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["play", "schach"], ["„schach“", "schlachten"]),
        (["play"], ["schlachten"]),
        (["rules", "schach"], ["„schach“", "schlachten"]),
        (["play", "schlachten", "--seats", "7"], ["2 bis 6", "7"]),
        (["play", "schlachten", "--seats", "viele"], ["--seats", "„viele“", "ganze Zahl"]),
        (["play", "schlachten", "--option", "solo=yes"], ["„solo“", "keine Optionen"]),
        (["play", "schlachten", "--option", "solo"], ["„solo“", "Name=Wert"]),
        (["play", "schlachten", "--bots", "schlau"], ["„schlau“", "random, greedy"]),
        (["play", "schlachten", "--edition", "deluxe"], ["„deluxe“", "reference", ".toml"]),
        (["play", "schlachten", "--edition", "fehlt.toml"], ["fehlt.toml", "gibt sie nicht"]),
        (["play", "schlachten", "--key", "12"], ["32 Hexadezimalziffern", "„12“"]),
        (["play", "schlachten", "--names", "x" * 17], ["1 bis 16"]),
        (["play", "--load", "fehlt.rec"], ["fehlt.rec", "gibt sie nicht"]),
        (["play", "--load", "fehlt.rec", "--key", KEY], ["fehlt.rec"]),
        (["simulate", "schlachten", "--games", "0"], ["--games", "„0“", "ab 1"]),
        (["simulate", "schlachten", "--bots", "greedy,random", "--seats", "4"], ["2 Bots", "4 Plätze"]),
        (["bench", "schach"], ["„schach“"]),
        (["replay", "fehlt.rec"], ["fehlt.rec", "gibt sie nicht"]),
        (["replay", "."], ["Ordner"]),
        (["verify", "fehlt.rec"], ["fehlt.rec", "gibt sie nicht"]),
        (["edition", "show", "schach"], ["„schach“"]),
        (["edition", "check", "notes.txt"], ["notes.txt", ".toml"]),
        (["edition", "check", "fehlt.toml"], ["fehlt.toml", "gibt sie nicht"]),
        (["gammes"], ["„gammes“", "games, play"]),
        (["edition", "chekc"], ["„chekc“", "show, check"]),
        (["games", "--jsno"], ["--jsno", "--json"]),
        (["games", "schlachten"], ["„schlachten“", "zu viel"]),
        (["simulate"], ["GAME"]),
        (["simulate", "schlachten", "--games"], ["--games", "Wert"]),
    ],
    ids=lambda part: " ".join(part),
)
def test_bad_words_are_refused(words, expected):
    refused(words, *expected)


@pytest.mark.parametrize(
    "words",
    [
        ["play", "schach"],
        ["play", "schlachten", "--seats", "7"],
        ["play", "schlachten", "--option", "solo=yes"],
        ["play", "schlachten", "--key", "12"],
        ["verify", "."],
        ["games", "--jsno"],
    ],
    ids=" ".join,
)
def test_bad_words_are_refused_in_a_shell(words):
    refused(words, run=raumhafen)


def test_a_language_there_is_not():
    done = inside("games", "--lang", "fr")
    assert (done.returncode, done.stdout) == (2, "")
    assert "de, en" in done.stderr


@pytest.mark.parametrize("words", ["games --lang de --bad", "games --bad --lang=de", "--bad --lang de"])
def test_the_language_of_a_complaint_is_the_one_asked_for(words):
    assert "gibt es hier nicht" in inside(*words.split()).stderr


def test_the_language_of_the_environment_is_spoken():
    assert "gibt es hier nicht" in inside("play", "schach", env=environment(LANG="de_AT.UTF-8")).stderr
    assert "There is no game" in inside("play", "schach").stderr


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("capital = 5", "capital = 50", ["worlds.capital", "50", "0 bis 20"]),
        ("capital = 5", 'capital = "5"', ["worlds.capital", "'5'", "0 bis 20"]),
        ("capital = 5", "kapital = 5", ["worlds.capital", "fehlt"]),
        ("bonus = 3", "bonus = 3\nmalus = 2", ["figures.malus", "unbekannt", "bonus"]),
        ("values = [2, 3, 4, 5, 6]", "values = [2, 3, 4, 6, 5]", ["battle.values", "ansteigen"]),
        ("values = [2, 3, 4, 5, 6]", "values = [2, 3, 4, 5]", ["battle.values", "4", "5"]),
        ("copies = [6, 3]", "copies = [6, 4]", ["specials.copies", "100", "99"]),
        ('source = "P"', 'source = "X"', ["figures.bonus", "'X'", "P, D, S oder R"]),
        ('source = "P"', "", ["figures.bonus", "P, D, S oder R"]),
        ('game = "schlachten"', "", ["edition.game", "fehlt"]),
        ('game = "schlachten"', 'game = "schach"', ["„schach“", "schlachten"]),
        ('name = "reference"', 'name = "a b"', ["edition.name", "'a b'"]),
        ("[worlds]", "[worlds", ["TOML", "line"]),
    ],
)
def test_a_wrong_edition_is_refused_with_the_place_and_what_would_be_right(tmp_path, old, new, expected):
    path = tmp_path / "own.toml"
    text = REFERENCE.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    refused(["edition", "check", str(path)], "own.toml" if new != 'game = "schach"' else "", *expected)
    if new and "schach" not in new:
        refused(["play", "schlachten", "--edition", str(path)], "own.toml", *expected)


def test_an_edition_that_is_no_text(tmp_path):
    path = tmp_path / "own.toml"
    path.write_bytes(b"\xff\xfe\x00")
    refused(["edition", "check", str(path)], "own.toml", "UTF-8")


def tampered(text: str, old: str, new: str) -> tuple[str, int]:
    """The record with one change, and the line of it."""
    assert old in text
    changed = text.replace(old, new, 1)
    number = next(
        number
        for number, (before, after) in enumerate(zip(text.splitlines(), changed.splitlines(), strict=False), 1)
        if before != after
    )
    return changed, number


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("raumhafen record 1", "raumhafen record 9", ["raumhafen record 1"]),
        ("game schlachten", "game schach", ["„schach“"]),
        ("seats 3", "seats 33", ["2 bis 6"]),
        ("seats 3", "seats drei", ["„drei“", "seats"]),
        ("seats 3", "seats 3\nseats 3", ["seats", "weiter oben"]),
        ("seats 3", "seats 3\noption solo yes", ["„solo“"]),
        ("edition reference ", "edition reference 0", ["gespielt wurde"]),
        (f"key {KEY}", "key 12", ["32 Hexadezimalziffern"]),
        (f"key {KEY}", f"key {KEY[::-1]}", []),
        ("key-hash ", "key-hash 0", ["Prüfsumme"]),
        ("\nresult ", "\nresult 1", ["Ergebnis"]),
        ("\nseal ", "\nseal 0", ["verändert"]),
        ("\nresult ", "\ngarbage ", ["„garbage", "key-hash"]),
    ],
)
def test_a_tampered_record_is_refused_with_its_line(tmp_path, text, old, new, expected):
    changed, line = tampered(text, old, new)
    path = tmp_path / "match.rec"
    path.write_text(changed, "utf-8")
    if old.startswith("key "):
        line += "0123" in new  # not the key itself is wrong then, but the hash below it
        expected = expected or ["Prüfsumme"]
        line += new == f"key {KEY[::-1]}"
    for command in ("verify", "replay"):
        refused([command, str(path)], f"Zeile {line}:", *expected)


def test_a_tampered_move_is_refused_with_its_line(tmp_path, text):
    lines = text.splitlines()
    number = next(number for number, line in enumerate(lines) if re.match(r"\d .*clone", line))
    lines[number] = re.sub(r"-clone.*", "-clown", lines[number])
    path = tmp_path / "match.rec"
    path.write_text("\n".join(lines), "utf-8")
    refused(["verify", str(path)], f"Zeile {number + 1}:", "-clown", "nicht auf der Hand", run=raumhafen)
    refused(["play", "--load", str(path)], f"Zeile {number + 1}:", "-clown")


def test_control_signs_of_a_record_do_not_reach_the_terminal(tmp_path, text):
    path = tmp_path / "match.rec"
    path.write_text(text.replace("game schlachten", "game \x1b[2Jschach"), "utf-8")
    done = inside("verify", str(path))
    assert done.returncode == 2
    assert "\x1b" not in done.stderr


@pytest.mark.parametrize(
    ("gone", "expected"),
    [("key-hash", "key-hash"), ("seal", "seal"), ("result", "result")],
    ids=["hash", "seal", "result"],
)
def test_an_unsealed_record_cannot_be_verified(tmp_path, text, gone, expected):
    path = tmp_path / "match.rec"
    path.write_text("\n".join(line for line in text.splitlines() if not line.startswith(f"{gone} ")), "utf-8")
    refused(["verify", str(path)], f"fehlt {expected}")
    assert inside("replay", str(path)).returncode == 0


def test_a_running_match_cannot_be_verified(tmp_path):
    match = rh.new("schlachten", key=KEY)
    path = tmp_path / "match.rec"
    path.write_text(str(match.record()), "utf-8")
    refused(["verify", str(path)], "noch nicht zu Ende")


def test_a_record_that_is_no_text(tmp_path):
    path = tmp_path / "match.rec"
    path.write_bytes(b"\xff\xfe")
    for command in ("verify", "replay"):
        refused([command, str(path)], "match.rec", "UTF-8")


def test_what_a_record_says_cannot_be_wished_otherwise(file):
    refused(["play", "--load", str(file), "--seats", "2"], "--seats", "--load")
    refused(["play", "--load", str(file), "--option", "a=b"], "--option", "--load")
    refused(["play", "--load", str(file)], "schon zu Ende", "raumhafen replay")


# --- what it writes ---------------------------------------------------------------------------------------------------


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
    for words in (["games"], ["play"], ["rules"], ["replay"], ["verify"], ["simulate"], ["bench"], ["edition", "show"]):
        done = inside(*words, "--help")
        assert done.returncode == 0
        assert "--lang" in done.stdout
    assert inside("--version").stdout.startswith("raumhafen ")


def test_verify_says_what_was_checked(file):
    done = inside("verify", str(file), "--lang", "de")
    assert (done.returncode, done.stderr) == (0, "")
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
    assert set(first) == {"game", "seats", "games", "bots", "moves", "seconds", "wins", "scores", "key"}
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

    def bench(games):
        assert games == ["schlachten"]
        yield Figure("random moves", 6543210.9, "moves/s", 6e6, "more", True)
        yield Figure("copy", 0.61234, "µs", 0.5, "less", False)
        yield Figure("cores", 2, "", None, "more", None)

    monkeypatch.setitem(sys.modules, "raumhafen.lab.bench", SimpleNamespace(bench=bench))  # the real one takes a minute
    told = inside("bench", "schlachten", "--lang", "de").stdout
    assert re.search(r"^random moves +6\.543\.211 +moves/s +≥ 6\.000\.000 +ja$", told, re.MULTILINE)
    assert re.search(r"^copy +0,612 +µs +≤ 0,5 +nein$", told, re.MULTILINE)
    figures = json.loads(inside("bench", "--json").stdout)
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
    written.write_text(record(edition=str(path)), "utf-8")
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
        terminal.process.send_signal(signal.SIGINT)
        assert "Traceback" not in terminal.read(until="$^")
        assert terminal.end() == 130
