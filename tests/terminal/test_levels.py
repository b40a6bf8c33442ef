"""Levels and the coach at a terminal: by name, never by id."""

import io
import re
from contextlib import redirect_stdout
from functools import partial
from unittest import mock

import pytest

from raumhafen.bots import BOTS, bot, coach
from raumhafen.engine.advice import NEVER, Advice, Advised
from raumhafen.engine.texts import Texts
from raumhafen.terminal import session
from raumhafen.terminal.hints import hint
from raumhafen.terminal.screen import Screen
from raumhafen.terminal.seating import seating
from raumhafen.terminal.session import TerminalSession
from raumhafen.terminal.vocabulary import Vocabulary
from raumhafen.text.layout import plain
from tests.conformance.settings import Setting
from tests.picked import DUEL, PARTY


def sit(game: str, language: str, bots: str, *typed: str) -> str:
    """A match at a terminal, until nothing is typed any more; what is on the screen then."""
    match = Setting(game, 2).match(3)
    say = Texts.of(language, match.game.texts)
    seated = seating(match.game.about, say, 2, bots, None)
    players = {seat: bot(name).sit(match.game, match.edition.data, seat) for seat, name in seated.bots.items()}
    out = io.StringIO()
    with mock.patch("builtins.input", side_effect=[*typed, EOFError]), redirect_stdout(out):
        TerminalSession(match, say, Screen(True), seated, players).run()
    return " ".join(out.getvalue().replace("\u00a0", " ").split())


@pytest.mark.parametrize(
    ("language", "level", "seat", "line"),
    [
        ("de", "cadet", "Vega (Bot, Kadett)", "Kadett: spielt, was erlaubt ist, und meidet nur das Schlechteste."),
        ("de", "captain", "Vega (Bot, Kapitän)", "Kapitän: spielt umsichtig und patzt selten."),
        ("de", "greedy", "Vega (Bot, Gierig)", "Gierig: nimmt, was gleich danach am besten aussieht."),
        ("en", "pilot", "Vega (bot, Pilot)", "Pilot: plays soundly, with many a lapse."),
        ("en", "admiral", "Vega (bot, Admiral)", "Admiral: makes no slips and thinks ahead, two seconds at most."),
        ("en", "random", "Vega (bot, Chance)", "Chance: plays any legal move at random."),
    ],
)
def test_a_bot_is_introduced_by_its_level(language, level, seat, line, monkeypatch):
    monkeypatch.setattr(session, "SECONDS", 0.05)
    told = sit(DUEL, language, level)
    assert seat in told
    assert line in told
    assert f", {level})" not in told  # by name, never by id


@pytest.mark.parametrize(("language", "thinks"), [("de", "Vega überlegt …"), ("en", "Vega is thinking …")])
def test_that_an_admiral_thinks_is_said_once_for_all_it_does(language, thinks, monkeypatch):
    monkeypatch.setattr(session, "SECONDS", 0.02)
    assert sit(DUEL, language, "admiral").count(thinks) == 1  # it lays nine cards
    assert thinks not in sit(DUEL, language, "pilot")


@pytest.mark.parametrize(
    ("language", "command", "known", "line"),
    [
        ("de", "tipp", "Der Coach hat vorausgedacht", r"\d+ \S+.*?: (unter |über )?\d+ % \(± \d+\) Siegchance"),
        ("en", "hint", "The coach has thought ahead", r"\d+ \S+.*?: (below |above )?\d+ % \(± \d+\) to win"),
    ],
)
def test_a_hint_in_a_game_against_others(language, command, known, line, monkeypatch):
    monkeypatch.setattr(coach, "advise", partial(coach.advise, seconds=NEVER, simulations=64))
    told = sit(PARTY, language, "pilot", command)
    told = told[told.index(known) :]
    assert 1 <= len(re.findall(line, told)) <= 3


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", ["Der erste Vorschlag ist klar der beste.", "Der erste Vorschlag ist wahrscheinlich der beste.",
                "Die besten Vorschläge nehmen sich kaum etwas."]),
        ("en", ["The first suggestion is clearly the best.", "The first suggestion is probably the best.",
                "There is hardly any difference between the best."]),
    ],
)  # fmt: skip
def test_how_sure_the_coach_is(language, said):
    match = Setting(DUEL, 2).match(3)
    say, legal = Texts.of(language, match.game.texts), match.legal(0)
    for second, sentence in zip((0.40, 0.47, 0.49), said, strict=True):
        choices = (Advised(legal[0].id, 0.504, 0.02, ()), Advised(legal[1].id, second, 0.02, ()))
        (_, head), (_, first), _ = hint(Advice(False, "chance", choices), legal, Vocabulary(say), say)
        assert head.startswith(sentence)
        assert (
            plain(first).replace("\u00a0", " ").endswith(f"50 % (± 2) {'Siegchance' if language == 'de' else 'to win'}")
        )


@pytest.mark.parametrize(
    ("language", "said"), [("de", "Du hast nur diese eine Möglichkeit:"), ("en", "There is only one thing you can do:")]
)
def test_the_only_action_is_named_and_not_judged(language, said):
    match = Setting(DUEL, 2).match(3)
    say, legal = Texts.of(language, match.game.texts), match.legal(0)
    advice = Advice(False, "chance", (Advised(legal[0].id, 0.0, 0.0, ()),), only=True)
    (_, head), (_, line) = hint(advice, legal, Vocabulary(say), say)
    assert head == said
    assert plain(line) == Vocabulary(say).phrase(legal[0].tokens)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_bot_has_a_name_and_a_line(language):
    say = Texts.of(language)
    names = [say(f"level-{name}") for name in (*BOTS, "optimal")]
    assert len({*names, *(say(f"level-{name}-about") for name in (*BOTS, "optimal"))}) == 2 * len(names)
