"""The commands `duel` and `ladder`: what they write, what they refuse, and how they end."""

from __future__ import annotations

import json
import re

import pytest

import raumhafen as rh
from raumhafen.lab import ladder as lab
from tests.picked import PARTY, SOLO
from tests.terminal.console import KEY, Terminal, inside, refused

TITLE = rh.about(PARTY).title
DUEL = ["duel", PARTY, "--bots", "greedy,random", "--games", "60", "--key", KEY]


def test_a_duel_for_programs():
    first, again = (json.loads(inside(*DUEL, "--json").stdout) for _ in range(2))
    assert set(first) == {"game", "seats", "games", "limit", "moves", "seconds", "optimum", "standings", "key"}
    greedy, other = first["standings"]
    assert set(greedy) == {"bot", "seats", "points", "wins", "share", "even", "above"}
    assert set(greedy["share"]) == set(greedy["points"]) == {"value", "low", "high"}
    assert (greedy["bot"], greedy["even"], greedy["above"], other["above"]) == ("greedy", 0.5, True, False)
    assert greedy["wins"] + other["wins"] == pytest.approx(60)
    assert first["standings"] == again["standings"]


def test_a_duel_as_a_table():
    told = inside(*DUEL, "--seats", "4", "--lang", "de").stdout
    assert "Am Tisch: 1 × greedy, 3 × random." in told
    assert re.search(r"^greedy +\S+ +\S+ % +\S+ % – \S+ % +25 % +ja ", told, re.MULTILINE)
    assert re.search(r"^3 × random +\S+ +\S+ % +\S+ % – \S+ % +75 % +nein ", told, re.MULTILINE)
    assert f"Schlüssel {KEY}: Derselbe Schlüssel" in told


def test_who_plays_alone_has_points_and_no_wins():
    told = inside("duel", SOLO, "--bots", "greedy,random", "--games", "30", "--lang", "en").stdout
    assert "60 games" in told
    assert "Each plays the same games, alone." in told
    assert "share" not in told
    assert re.search(r"^greedy +[\d.]+ +[\d.]+ – [\d.]+$", told, re.MULTILINE)


def test_a_limit_of_time_is_said():
    told = inside(*DUEL, "--seconds", "0.5", "--lang", "en").stdout
    assert "0.5 s for each move" in told
    assert "by the clock" in told


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["duel", "schach"], ["„schach“"]),
        (["duel", PARTY, "--games", "0"], ["--games", "„0“", "ab 1"]),
        (["duel", PARTY, "--seconds", "0"], ["--seconds", "„0“", "über 0"]),
        (["duel", PARTY, "--seconds", "-1"], ["--seconds", "„-1“"]),
        (["duel", PARTY, "--seconds", "bald"], ["--seconds", "„bald“"]),
        (["duel", PARTY, "--seconds", "inf"], ["--seconds", "„inf“"]),
        (["duel", PARTY, "--bots", "greedy,schlau"], ["„schlau“", "random, greedy"]),
        (["duel", PARTY, "--bots", "greedy"], ["mindestens zwei"]),
        (["duel", PARTY, "--bots", "greedy,random,cadet", "--seats", "2"], ["3 Bots", "2 Plätze"]),
        (["duel", PARTY, "--seats", "7"], ["2 bis 6", "7"]),
        (["duel", PARTY, "--option", "solo=yes"], ["„solo“", "keine Optionen"]),
        (["duel", PARTY, "--key", "12"], ["32 Hexadezimalziffern"]),
        (["duel", PARTY, "--edition", "deluxe"], ["„deluxe“"]),
        (["ladder", "--game", "schach"], ["„schach“"]),
        (["ladder", "--games", "0"], ["--games", "„0“"]),
        (["ladder", "--searched", "0"], ["--searched", "„0“"]),
        (["ladder", "--to", "nirgends/ladder.md"], ["nirgends"]),
    ],
    ids=lambda part: " ".join(part),
)
def test_bad_words_are_refused(words, expected):
    refused(words, *expected)


def test_both_commands_are_in_the_help():
    told = inside("--help").stdout
    assert re.search(r"^\W*duel ", told, re.MULTILINE)
    assert re.search(r"^\W*ladder ", told, re.MULTILINE)
    for words, option in ((["duel"], "--seconds"), (["ladder"], "--to")):
        done = inside(*words, "--help")
        assert done.returncode == 0
        assert option in done.stdout
        assert "--lang" in done.stdout


def test_an_interrupted_duel_shows_life_and_ends_quietly():
    with Terminal("duel", PARTY, "--bots", "admiral,admiral", "--seconds", "30", "--games", "3") as terminal:
        terminal.read(until=r"Playing .* 0/3 .*0:0\d:(?!00)\d\d")
        assert "Traceback" not in terminal.interrupt(until="$^")
        assert terminal.end() == 130


# --- the ladder -------------------------------------------------------------------------------------------------------


@pytest.fixture
def short(tmp_path, monkeypatch, fresh_cache):
    """A ladder of two quick levels, of which nothing was played before: the words of the command, and its file."""
    monkeypatch.setattr(lab, "LEVELS", ("cadet", "pilot"))
    path = tmp_path / "ladder.md"
    return ["ladder", "--games", "4", "--game", PARTY, "--game", SOLO, "--to", str(path)], path


def test_a_ladder_is_written_and_shown(short):
    words, path = short
    told = inside(*words, "--lang", "de").stdout
    assert re.search(rf"^{TITLE} +2 +pilot – cadet +4 ", told, re.MULTILINE)
    assert f"Geschrieben nach {path}." in told
    inside(*words, "--lang", "en")
    page = path.read_text("utf-8")
    assert f"Written by `raumhafen ladder --games 4 --searched 60 --game {PARTY} --game {SOLO} --lang en`" in page
    assert re.search(rf"^\| {TITLE} \| 2 \| pilot – cadet \| 4 \| .* % \| ≥ 58 % \| (yes|no) \|$", page, re.M)
    assert re.search(rf"^\| {TITLE} \| 3 \| pilot – 2 × cadet \| 6 \| .* \| > 33.3 % \|", page, re.M)
    assert f"## {rh.about(SOLO).title}, " in page
    assert re.search(r"^\| pilot \| 4 \| [\d.]+ \| .* \| > [\d.]+ \| (yes|no) \|$", page, re.M)
    assert len(re.findall("^Reached: ", page, re.M)) == 2


def test_a_ladder_for_programs(short):
    words, path = short
    rungs = json.loads(inside(*words, "--json").stdout)
    assert path.exists()
    assert len(rungs) == 5 + 4
    for rung in rungs:
        assert set(rung) == {
            *("game", "seats", "bot", "below", "games", "value", "low", "high", "target", "reached"),
        }  # fmt: skip


def test_a_ladder_that_was_stopped_goes_on_where_it_was(short, monkeypatch):
    words, path = short
    play, played = lab.duel, []

    def until_the_third(game, bots, *rest, **more):
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append((game.id, more["seats"]))
        return play(game, bots, *rest, **more)

    monkeypatch.setattr(lab, "duel", until_the_third)
    assert inside(*words).returncode == 130
    assert not path.exists()
    stopped, played[:] = list(played), []

    def to_the_end(game, bots, *rest, **more):
        played.append((game.id, more["seats"]))
        return play(game, bots, *rest, **more)

    monkeypatch.setattr(lab, "duel", to_the_end)
    assert inside(*words).returncode == 0
    assert path.exists()
    assert stopped == [(PARTY, 2), (PARTY, 3)]
    assert played == [(PARTY, 4), (PARTY, 5), (PARTY, 6), *[(SOLO, 1)] * 4]
