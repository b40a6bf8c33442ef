"""Bad input of every kind: one clear line that says what is wrong, where, and what would be right."""

from __future__ import annotations

import pytest

import raumhafen as rh
from tests.editions import edition_with
from tests.picked import PARTY
from tests.terminal.console import KEY, environment, inside, raumhafen, refused

REFERENCE = rh.about(PARTY).folder / "editions" / "reference.toml"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["play", "schach"], ["„schach“", PARTY]),
        (["play"], [PARTY]),
        (["rules", "schach"], ["„schach“", PARTY]),
        (["play", PARTY, "--seats", "7"], ["2 bis 6", "7"]),
        (["play", PARTY, "--seats", "viele"], ["--seats", "„viele“", "ganze Zahl"]),
        (["play", PARTY, "--option", "solo=yes"], ["„solo“", "keine Optionen"]),
        (["play", PARTY, "--option", "solo"], ["„solo“", "Name=Wert"]),
        (["play", PARTY, "--bots", "schlau"], ["„schlau“", "random, greedy"]),
        (["play", PARTY, "--edition", "deluxe"], ["„deluxe“", "reference", ".toml"]),
        (["play", PARTY, "--edition", "fehlt.toml"], ["fehlt.toml", "gibt sie nicht"]),
        (["play", PARTY, "--key", "12"], ["32 Hexadezimalziffern", "„12“"]),
        (["play", PARTY, "--names", "x" * 25], ["1 bis 24"]),
        (["play", "--load", "fehlt.rec"], ["fehlt.rec", "gibt sie nicht"]),
        (["play", "--load", "fehlt.rec", "--key", KEY], ["fehlt.rec"]),
        (["simulate", PARTY, "--games", "0"], ["--games", "„0“", "ab 1"]),
        (["simulate", PARTY, "--bots", "greedy,random", "--seats", "4"], ["2 Bots", "4 Plätze"]),
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
        (["games", PARTY], [f"„{PARTY}“", "zu viel"]),
        (["simulate"], ["GAME"]),
        (["simulate", PARTY, "--games"], ["--games", "Wert"]),
    ],
    ids=lambda part: " ".join(part),
)
def test_bad_words_are_refused(words, expected):
    refused(words, *expected)


@pytest.mark.parametrize(
    "words",
    [
        ["play", "schach"],
        ["play", PARTY, "--seats", "7"],
        ["play", PARTY, "--option", "solo=yes"],
        ["play", PARTY, "--key", "12"],
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
        (f'game = "{PARTY}"', "", ["edition.game", "fehlt"]),
        (f'game = "{PARTY}"', 'game = "schach"', ["„schach“", PARTY]),
        ('name = "reference"', 'name = "a b"', ["edition.name", "'a b'"]),
        ("[edition]", "[edition", ["TOML", "line"]),
    ],
)
def test_an_edition_with_a_wrong_head_is_refused(tmp_path, old, new, expected):
    path = edition_with(REFERENCE, tmp_path, old, new)
    refused(["edition", "check", path], "mine.toml" if new != 'game = "schach"' else "", *expected)
    if new and "schach" not in new:
        refused(["play", PARTY, "--edition", path], "mine.toml", *expected)


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
        (f"game {PARTY}", "game schach", ["„schach“"]),
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
def test_a_tampered_record_is_refused_with_its_line(tmp_path, record_text, old, new, expected):
    changed, line = tampered(record_text, old, new)
    path = tmp_path / "match.rec"
    path.write_text(changed, "utf-8")
    if old.startswith("key "):
        line += "0123" in new  # not the key itself is wrong then, but the hash below it
        expected = expected or ["Prüfsumme"]
        line += new == f"key {KEY[::-1]}"
    for command in ("verify", "replay"):
        refused([command, str(path)], f"Zeile {line}:", *expected)


def test_control_signs_of_a_record_do_not_reach_the_terminal(tmp_path, record_text):
    path = tmp_path / "match.rec"
    path.write_text(record_text.replace(f"game {PARTY}", "game \x1b[2Jschach"), "utf-8")
    done = inside("verify", str(path))
    assert done.returncode == 2
    assert "\x1b" not in done.stderr


@pytest.mark.parametrize(
    ("gone", "expected"),
    [("key-hash", "key-hash"), ("seal", "seal"), ("result", "result")],
    ids=["hash", "seal", "result"],
)
def test_an_unsealed_record_cannot_be_verified(tmp_path, record_text, gone, expected):
    path = tmp_path / "match.rec"
    path.write_text("\n".join(line for line in record_text.splitlines() if not line.startswith(f"{gone} ")), "utf-8")
    refused(["verify", str(path)], f"fehlt {expected}")
    assert inside("replay", str(path)).returncode == 0


def test_a_running_match_cannot_be_verified(tmp_path):
    match = rh.new(PARTY, key=KEY)
    path = tmp_path / "match.rec"
    path.write_text(str(match.record()), "utf-8")
    refused(["verify", str(path)], "noch nicht zu Ende")


def test_a_record_that_is_no_text(tmp_path):
    path = tmp_path / "match.rec"
    path.write_bytes(b"\xff\xfe")
    for command in ("verify", "replay"):
        refused([command, str(path)], "match.rec", "UTF-8")


def test_what_a_record_says_cannot_be_overridden(record_file):
    refused(["play", "--load", str(record_file), "--seats", "2"], "--seats", "--load")
    refused(["play", "--load", str(record_file), "--option", "a=b"], "--option", "--load")
    refused(["play", "--load", str(record_file)], "schon zu Ende", "raumhafen replay")
