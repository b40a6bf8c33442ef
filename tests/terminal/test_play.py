"""A match typed from the first card to the last: at a terminal and through a pipe, in both languages."""

import os
import re

import pytest

import raumhafen as rh
from raumhafen.terminal.files import read_record
from tests.picked import PARTY
from tests.terminal.console import KEY, Terminal, environment, first_choice, inside, raumhafen

WORDS = {
    "de": {
        "commit": "Figuren setzt du ein", "play": "Spiele Karten", "undo": "zurück", "undone": "Zurückgenommen:",
        "save": "speichern", "quit": "ende", "help": "hilfe", "rules": "regeln", "list": "liste", "no": "nein",
        "yes": "ja", "wrong": "hast du nicht", "hand": "Deine Hand:", "ask": "Überschreiben",
        "over": "Partie ist zu Ende", "bye": "Bis bald", "title": "Worum es geht",
    },
    "en": {
        "commit": "figures do you commit", "play": "Play cards", "undo": "undo", "undone": "Taken back:",
        "save": "save", "quit": "quit", "help": "help", "rules": "rules", "list": "list", "no": "no",
        "yes": "yes", "wrong": "do not hold", "hand": "Your hand:", "ask": "Overwrite", "over": "match is over",
        "bye": "See you", "title": "What it is about",
    },
}  # fmt: skip
LANGUAGES = sorted(WORDS)


def play_on(terminal: Terminal, screen: str, words: dict[str, str]) -> tuple[str, bool]:
    """Type the first choice backwards, turn by turn, until the match is over. Was something taken back on the way?"""
    undone = False
    for _ in range(400):
        if words["over"] in screen:
            return screen, undone
        assert words["hand"] in screen
        said = first_choice(screen) or first_choice(terminal.type(words["list"]))
        assert said
        committing = words["commit"] in screen
        screen = terminal.type(" ".join(reversed(said.split())))
        if committing and not undone:
            taken = terminal.type(words["undo"])
            if words["undone"] in taken:  # nobody else had moved
                assert f"{words['undone']} {said}" in taken
                assert words["commit"] in taken
                undone, screen = True, taken
    pytest.fail("the match does not end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_at_a_terminal(language, tmp_path):
    words, half, whole = WORDS[language], tmp_path / "half.rec", tmp_path / "whole.rec"
    chosen = ["--bots", "random", "--key", KEY[::-1], "--lang", language]
    with Terminal("play", PARTY, *chosen) as terminal:
        screen = terminal.read()
        assert rh.new(PARTY, key=KEY[::-1]).key_hash in screen
        assert KEY[::-1] not in screen
        assert "\x1b[" in terminal.raw  # colours
        assert words["wrong"] in terminal.type("purple-7")
        assert words["title"] in terminal.type(words["rules"])
        assert words["undo"] in terminal.type(words["help"])
        assert words["play"] in terminal.type(words["list"])
        screen = terminal.type("")
        for _ in range(6):
            screen = terminal.type("1")
        assert str(half) in terminal.type(f"{words['save']} {tmp_path / 'half'}")
        assert words["bye"] in terminal.type(words["quit"], until=words["bye"])
        assert terminal.end() == 0

    assert inside("verify", str(half)).returncode == 2
    with Terminal("play", "--load", str(half), "--bots", "random", "--lang", language) as terminal:
        screen, undone = play_on(terminal, terminal.read(), words)
        assert undone
        assert KEY[::-1] in screen
        assert re.search(r"1\. \S+ +\d+ \S+\n +2\. \S+ +\d+ \S+", screen)
        kept = half.read_bytes()
        assert words["ask"] in terminal.type(f"{words['save']} {half}", until=r"\) $")
        terminal.type(words["no"])
        assert half.read_bytes() == kept
        terminal.type(f"{words['save']} {half}", until=r"\) $")
        terminal.type(words["yes"])
        assert half.read_bytes() != kept
        terminal.type(f"{words['save']} {whole}")
        assert words["bye"] in terminal.type("", until=words["bye"])
        assert terminal.end() == 0

    assert inside("verify", str(whole)).returncode == 0
    assert whole.read_text("utf-8") == half.read_text("utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["half.rec", "whole.rec"]


def others(game):
    """Bots to play against, where more than one can play."""
    return ["--bots", "greedy"] if rh.games.about(game).seats[1] > 1 else []


@pytest.mark.parametrize("game", rh.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_through_a_pipe_is_plain_text(game, language, tmp_path):
    words, file = WORDS[language], tmp_path / "match.rec"
    typed = "\n".join(["1"] * 400 + [f"{words['save']} {file}"])
    done = raumhafen("play", game, *others(game), "--key", KEY, "--lang", language, typed=typed)
    assert done.returncode == 0
    assert words["over"] in done.stdout
    assert "\x1b" not in done.stdout
    assert not re.search("[▒▸◂│─┃━✕○◇]", done.stdout)
    assert all(len(line) <= 80 for line in done.stdout.splitlines() if str(tmp_path) not in line)
    assert inside("verify", str(file)).returncode == 0
    again = raumhafen("play", game, *others(game), "--key", KEY, "--lang", language, typed=typed)
    told, retold = (run.stdout.partition(words["over"])[0] for run in (done, again))
    assert told == retold  # the same key, the same match


def test_plain_output_at_a_terminal_neither_colours_nor_clears():
    with Terminal("play", PARTY, "--plain", "--names", "Ada,Bo", "--bots", "none") as terminal:
        terminal.read()
        raw = terminal.raw
        for _ in range(3):
            terminal.type("1" if "press Enter" not in raw else "")
            raw = terminal.raw
            assert not re.search(r"\x1b\[(?!\?2004)", raw)  # but for what line editing itself sends


def test_the_end_of_the_input_is_a_polite_goodbye():
    done = raumhafen("play", PARTY, typed="1\n")
    assert done.returncode == 0
    assert done.stdout.endswith("See you at the spaceport!\n")


def test_an_interrupt_is_a_polite_goodbye():
    with Terminal("play", PARTY, "--lang", "de") as terminal:
        terminal.read()
        assert "Bis bald" in terminal.interrupt(until="Raumhafen!")
        assert terminal.end() == 130


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("", "FILE"),
        ("missing/x", "no folder"),
        ("folder.rec", "is a folder"),
        ("x\0y", "cannot be printed"),
        ("x" * 300, "cannot be used"),
    ],
    ids=["no name", "no folder", "a folder", "unprintable", "too long"],
)
def test_what_cannot_be_saved_is_said_and_play_goes_on(where, expected, tmp_path):
    (tmp_path / "folder.rec").mkdir()
    words = f"save {tmp_path / where}" if where else "save"
    done = raumhafen("play", PARTY, typed=f"{words}\nyes\nquit\n")
    assert done.returncode == 0
    assert expected in " ".join(done.stdout.split())
    assert [path.name for path in tmp_path.rglob("*")] == ["folder.rec"]


def test_a_bot_only_table_plays_by_itself():
    done = raumhafen("play", PARTY, "--seats", "2", "--bots", "random,random", "--key", KEY)
    assert done.returncode == 0
    assert "Vega plays" in done.stdout
    assert re.search(r"(Vega|Rigel) wins\.", done.stdout)


def test_a_saved_match_names_everyone_and_holds_the_key(tmp_path):
    file = tmp_path / "x.rec"
    done = raumhafen(
        "play", PARTY, "--names", "Ada,Bo", "--bots", "random", "--key", KEY, typed=f"\n1\nquit\nsave {file}\n"
    )
    assert done.returncode == 0
    assert not file.exists()  # quit came first
    raumhafen("play", PARTY, "--names", "Ada", "--bots", "random", "--key", KEY, typed=f"save {file}\n")
    saved = read_record(file)
    assert saved.names == ("Ada", "Vega")
    assert saved.key == KEY
    assert os.access(file, os.R_OK)
    again = raumhafen("play", "--load", str(file), "--bots", "random", typed="", env=environment(LANG="de"))
    assert "Am Tisch: Du, Vega (Bot, Zufall)." in again.stdout
