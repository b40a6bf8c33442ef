"""What reaches the screen: colours where there are some, words where there are none, never wider than a terminal."""

import io
import re
import sys
from itertools import combinations, pairwise

import pytest

from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.match import Action
from raumhafen.engine.texts import LANGUAGES, Texts
from raumhafen.terminal.choices import LINES, choices
from raumhafen.terminal.narration import names_for, narrate, result_lines
from raumhafen.terminal.screen import Screen, printable, wrap
from raumhafen.terminal.vocabulary import Vocabulary
from raumhafen.text.layout import WIDTH, plain
from tests.conformance.settings import TOY, Lots, positions, settings

SETTINGS = [setting for setting in settings() if setting.id != TOY]
NAMES = ["Ada", "Bartholomäus Hohenfels X", "Cy", "Dorothea-Luise von Fries", "Edgar", "F"]


class Watched(io.StringIO):
    """Standard output that says it is a terminal."""

    def isatty(self) -> bool:
        return True


# --- every game, at any time, from every seat -------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_sketched_at_any_time(setting, language):
    say = Texts.of(language, setting.game.texts)
    for match in positions(setting, 6):
        for seat in (SPECTATOR, *range(match.seats)):
            lines = setting.game.presentation.draw(match.view(seat), say, names_for(seat, NAMES[: match.seats]))
            assert lines
            assert all(len(plain(line)) <= WIDTH for line in lines), "\n".join(lines)
            assert not re.search(r"[{}\n@]|\[/?\w*\]", "".join(map(plain, lines)))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_of_a_match_can_be_told_to_everyone(setting, language):
    say = Texts.of(language, setting.game.texts)
    *_, match = positions(setting, 7)
    for seat in (SPECTATOR, *range(match.seats)):
        names = names_for(seat, NAMES[: match.seats])
        sentences = narrate(match, match.events(seat), say, names)
        assert len(sentences) > match.seats
        for sentence in sentences:
            lines = wrap(sentence)
            assert all(len(plain(line)) <= WIDTH for line in lines)
            assert " ".join(map(str.strip, lines)) == sentence
            assert sentence[-1] in ".!"
            assert not re.search(r"[{}\n@]|\[/?\w*\]|  ", plain(sentence))
        assert all(len(line) <= WIDTH for line in result_lines(match, say, names))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_take_few_lines_and_name_each_number_once(setting, language):
    say = Texts.of(language, setting.game.texts)
    vocabulary = Vocabulary(say)
    for match in positions(setting, 8):
        for seat in match.active:
            legal = match.legal(seat)
            lines = choices(legal, vocabulary, say)
            assert len(lines) <= LINES
            whole = plain("\n".join(choices(legal, vocabulary, say, whole=True)))
            assert all(len(line) <= WIDTH for line in whole.splitlines())
            numbers = [int(number) for number in re.findall(r"(?:^|(?<= ))\d+(?= \S)", whole, re.MULTILINE)]
            assert sorted(numbers) == list(range(1, len(legal) + 1))


def test_too_many_choices_are_told_by_what_they_are_made_of():
    cards = ["red-2", "red-3", "red-4-clone", "red-6", "+1", "+1"]
    plays = dict.fromkeys(
        some for size in range(1, 7) for some in combinations(cards, size) if any(card[0] != "+" for card in some)
    )
    legal = [Action(number, some) for number, some in enumerate(plays)]
    say = Texts.of("de", SETTINGS[0].game.texts)
    lines = choices(legal, Vocabulary(say), say)
    assert lines[0].startswith("45 Möglichkeiten.")
    assert "rot-2 rot-3 rot-4-klon rot-6 +1 +1" in " ".join(lines)
    assert "liste" in lines[-1]
    assert len(choices(legal, Vocabulary(say), say, whole=True)) > LINES


# --- writing ----------------------------------------------------------------------------------------------------------


def test_plain_text_has_no_colours_and_no_signs_to_stumble_over(capsys):
    screen = Screen(plain=True)
    screen.heading("Title")
    screen.rule()
    screen.line("▸ [red]Red 4[/] · a1 ▒▒▒▒▒", "bold")
    screen.line("p [red]┃[/] [bold]5[/] │ 3")
    screen.clear()
    screen.markdown("# Rules\n")
    written = capsys.readouterr().out
    assert "> Red 4; a1 ?\n" in written
    assert "p   5 | 3\n" in written
    assert written.isascii()
    assert "\x1b" not in written


def test_a_pipe_gets_plain_text():
    assert Screen(plain=False).plain


def test_a_terminal_gets_colours(monkeypatch):
    monkeypatch.setattr(sys, "stdout", Watched())
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    screen = Screen()
    screen.line("[red]Red 4[/] and [x]")
    screen.clear()
    written = sys.stdout.getvalue()
    assert re.search(r"\x1b\[\d+mRed 4\x1b\[0?m and \[x\]\n", written)
    assert written.endswith("\x1b[2J\x1b[3J\x1b[H")


def test_wrapping_keeps_what_is_coloured_together():
    sentence = "one two three four five six seven eight nine ten [red]" + "red words " * 5 + "end[/] tail."
    first, second = wrap(sentence, "- ")
    assert first == "- one two three four five six seven eight nine ten"
    assert second == "  [red]" + "red words " * 5 + "end[/] tail."


def test_wrapping_is_greedy_and_loses_nothing():
    lots = Lots(9)
    for _ in range(100):
        words = ["x" * (1 + lots.below(12)) for _ in range(60)]
        lines = wrap(" ".join(words))
        assert " ".join(lines).split() == words
        for line, following in pairwise(lines):
            assert len(line) <= WIDTH < len(f"{line} {following.split()[0]}")


def test_nothing_printable_is_obeyed_by_a_terminal():
    assert printable("a\x1b[2Jb\nc\x07") == "a·[2Jb c·"
