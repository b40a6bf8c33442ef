"""Galaktix at a terminal: what may be typed for dice, fields and rockets, and what the table shows of them."""

import io
import re
from contextlib import redirect_stdout
from functools import partial
from unittest import mock

import pytest

from raumhafen.bots import coach
from raumhafen.engine.advice import NEVER, Advice, Advised, Goal
from raumhafen.engine.errors import RaumhafenError, Refused
from raumhafen.engine.texts import LANGUAGES, Texts
from raumhafen.games.galaktix.edition import COLOURS
from raumhafen.terminal.hints import hint
from raumhafen.terminal.screen import Screen
from raumhafen.terminal.seating import Seating
from raumhafen.terminal.session import TerminalSession
from raumhafen.terminal.vocabulary import Vocabulary
from raumhafen.text.layout import plain
from tests.games.galaktix.positions import LEVELS, after, opening, rolled, table
from tests.terminal.console import environment, inside, refused

DICE = "blue blue purple red tool"


def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(Texts.of(language, opening().match.game.texts))


def meant(t, language: str, typed: str) -> str:
    return str(vocabulary(language).choose(t.match, 0, typed))


def sketched(t, language: str) -> list[str]:
    speaker = vocabulary(language)
    return [plain(line) for line in t.match.game.presentation.draw(t.view, speaker.texts, [""])]


def told(t, language: str) -> list[str]:
    return [t.match.game.presentation.narrate(event, vocabulary(language).texts, [""]) for event in t.events]


# --- what is typed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "kept"),
    [
        ("de", "b b", "blue blue"),
        ("de", "lila w", "purple tool"),
        ("de", "werkzeug, blau", "blue tool"),
        ("de", "keine", "none"),
        ("de", "b l r b w", DICE),
        ("en", "b b", "blue blue"),
        ("en", "t p", "purple tool"),
        ("en", "none", "none"),
        ("en", "t r p b b", DICE),
    ],
)
def test_dice_are_kept_by_their_first_letters(language, typed, kept):
    assert meant(table("3w", dice=DICE), language, typed) == kept


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("de", "blau-2 weiß", "blue-2 white"),
        ("de", "weiss b2", "blue-2 white"),
        ("de", "b2 s", "blue-2 black"),
        ("de", "b1 g", "blue-1 grey"),
        ("de", "l1 bauteile", "purple-1 built"),
        ("de", "p1 g", "purple-1 grey"),
        ("de", "abgeben schwarz", "back black"),
        ("de", "a bau", "back built"),
        ("en", "b2 w", "blue-2 white"),
        ("en", "b2 b", "blue-2 black"),
        ("en", "b1 grey", "blue-1 grey"),
        ("en", "p1 parts", "purple-1 built"),
        ("en", "r1 g", "red-1 grey"),
        ("en", "back b", "back black"),
    ],
)
def test_fields_and_rockets_have_short_names(language, typed, action):
    assert meant(rolled(DICE, "1w 1g 1s 2p", "2-2"), language, typed) == action


@pytest.mark.parametrize(("language", "typed"), [("de", "schluss"), ("en", "stop"), ("de", "sch"), ("en", "s")])
def test_stopping_is_no_leaving(language, typed):
    assert meant(rolled(DICE, "2p"), language, typed) == "stop"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_ambiguous_names_what_it_could_mean(language):
    back = {"de": "abgeben", "en": "back"}[language]
    with pytest.raises(RaumhafenError) as caught:
        meant(rolled(DICE, "1w 1g"), language, back)
    assert caught.value.code == "ambiguous"
    assert caught.value.say(language).count(back) == 3


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("gelb-1 weiß", "Kein Würfel zeigt Gelb. (GX-5)"),
        ("blau-3 weiß", "2 × Blau führt auf Feld 2: Alle Würfel der Farbe zählen"),
        ("grün-10 weiß", "Grün ist schon am Ziel"),
    ],
)
def test_a_refusal_names_the_colour(typed, said):
    with pytest.raises(Refused) as caught:
        meant(rolled("blue blue green red tool", "3w", at="green-10"), "de", typed)
    assert said in caught.value.say("de")


def test_a_level_is_chosen_by_its_name():
    refused(["play", "galaktix", "--option", "level=5-1"], "level", "„5-1“", "1-1, 1-2")
    assert inside("rules", "galaktix").returncode == 0


# --- what is shown ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_has_a_title_on_the_table_and_in_the_list(language, level):
    say = vocabulary(language).texts
    title = say(f"idea-{level}")
    assert title
    assert say(f"option-level-{level}") == f"{level} {title}"
    assert f"{level}: {title}" in sketched(opening(level), language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_titles_of_all_levels_differ(language):
    say = vocabulary(language).texts
    assert len({say(f"idea-{level}") for level in LEVELS}) == len(LEVELS)


def road(t, language: str, colour: str) -> list[str]:
    """The signs of a road, without its name and its numbers."""
    name = vocabulary(language).texts(f"colour-{colour}")
    line = next(line for line in sketched(t, language) if line.startswith(name))
    return line.removeprefix(name).replace("▸ ", "▸").split()


@pytest.mark.parametrize(("language", "black"), [("de", "S"), ("en", "B")])
def test_every_field_has_a_sign(language, black):
    t = opening("3-5")
    assert " ".join(road(t, language, "blue")) == f". # ! +{black} . # ! . # . 0 0"
    assert " ".join(road(t, language, "purple")) == ". +W # ! . +W # # ! . 0 0"


def test_a_flag_and_an_extra_rocket_share_a_field():
    assert "+W!" in road(opening("1-5"), "de", "blue")


@pytest.mark.parametrize(("language", "black", "part"), [("de", "S", "b"), ("en", "B", "p")])
def test_pieces_stand_in_brackets(language, black, part):
    t = after("blue blue tool tool tool", "blue-2 black", "1w 1s", "3-2").do("blue-1")
    assert road(t, language, "blue")[:3] == [f"({part})", f"({black})", "."]
    assert road(t, language, "blue")[-2:] == ["2", "0"]
    built = after("red red red red tool", "red-4 built", "1w 2p")
    assert road(built, language, "red")[3] == "(w)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_marked_where_a_rocket_would_land(language):
    t = rolled("blue blue blue purple purple", "3w")
    assert road(t, language, "blue")[2] == "▸+W"
    assert road(t, language, "purple")[1] == "▸#"
    assert not any("▸" in sign for sign in road(t, language, "green"))
    assert re.search(r"3 × \w+ \w+ \w+ 3, 2 × \w+ \w+ \w+ 2 \(\w+\)", "\n".join(sketched(t, language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_signs_on_the_table_are_explained(language):
    say = vocabulary(language).texts
    assert f"! {say('legend-flag')}" not in sketched(opening("1-1"), language)[-1]
    assert f"! {say('legend-flag')}" in sketched(opening("1-3"), language)[-1]


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", ["Eine weiße Rakete fliegt 3 Felder weit und landet auf Blau 3.",
                "Blau 3 bringt eine weiße Rakete und eine Fahne."]),
        ("en", ["A white rocket flies 3 fields and lands on Blue 3.",
                "Blue 3 brings a white rocket and a flag."]),
    ],
)  # fmt: skip
def test_a_landing_is_told_with_what_it_brings(language, lines):
    assert told(after("blue blue blue purple tool", "blue-3 white", "3w", "1-3"), language) == lines


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Hier ist Schluss: 16 Punkte (Grün 8, Gelb 5, Rot 3). Das ist Silber!"),
        ("en", "Time to stop: 16 points (Green 8, Yellow 5, Red 3). That is silver!"),
    ],
)
def test_the_end_is_told_with_points_and_medal(language, line):
    t = rolled("blue blue blue blue tool", "2p", at="green-10 yellow-9 red-8").do("stop")
    assert told(t, language) == [line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_road_is_named_in_the_prompt_for_parts(language):
    for colour in COLOURS:
        field = {"blue": 3, "purple": 3, "green": 3, "yellow": 2, "red": 3}[colour]
        dice = " ".join([colour] * field + ["tool"] * (5 - field))
        t = after(dice, f"{colour}-{field} white", "3w 1p")
        said = vocabulary(language).texts.format(*t.match.prompt(0))
        assert said.startswith(vocabulary(language).texts(f"road-{colour}") + ": ")


# --- the coach --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "command", "head", "line", "foot"),
    [
        (
            "de",
            "tipp",
            "Der Coach hat es bis zum Ende ausgerechnet:",
            r"\d+ {2}\w.*: [\d,]+ Punkte, Bronze",
            "nur noch",
        ),
        ("en", "hint", "The coach has worked it out to the end:", r"\d  \w.*: [\d.]+ points, Bronze", "that alone"),
    ],
)
def test_a_hint_names_the_best_three_in_words(language, command, head, line, foot, monkeypatch):
    """Nearly at the end, where it is exact; the last road is a step short of its last field."""
    monkeypatch.setattr(coach, "advise", partial(coach.advise, seconds=NEVER))
    t = rolled("blue blue purple tool tool", "1w", at="blue-8 purple-10 green-10 yellow-10 red-10")
    coach.prepare(t.match.game)
    with mock.patch("builtins.input", side_effect=[command, EOFError]):
        out = io.StringIO()
        with redirect_stdout(out):
            say = Texts.of(language, t.match.game.texts)
            TerminalSession(t.match, say, Screen(True), Seating(("Ada",), {}), {}).run()
    told = out.getvalue()
    flat = " ".join(told.split())
    assert head in flat
    assert len(re.findall(line, told.replace("\u00a0", " "))) == 2  # to land, or to give the rocket back
    assert re.search(r"blau-10 weiß|blue-10 white", flat[flat.index(head) :])
    assert foot in flat


def test_an_estimate_is_told_as_one():
    say = Texts.of("de", opening().match.game.texts)
    legal = table("3w", dice=DICE).match.legal(0)
    advice = Advice(
        False, "points", (Advised(legal[3].id, 12.346, 0.5, (0.999, 0.5, 0.0)),),
        (Goal("medal-bronze", 12), Goal("medal-silver", 15), Goal("medal-gold", 18)), "estimate", 240,
    )  # fmt: skip
    (_, head), (lead, line) = hint(advice, legal, Vocabulary(say), say)
    assert head.startswith("Der erste Vorschlag ist klar der beste. Der Coach schätzt.")
    assert "240 Mal" in head
    assert lead.split() == ["4"]
    expected = "etwa 12,35 (± 0,5) Punkte, Bronze über 99 %, Silber 50 %, Gold unter 1 %"
    assert plain(line).replace("\u00a0", " ") == f"{Vocabulary(say).phrase(legal[3].tokens)}: {expected}"


def test_the_optimal_bot_says_what_it_lacks(fresh_cache):
    env = environment(RAUMHAFEN_CACHE=str(fresh_cache), LANG="de_DE.UTF-8")
    for words in (
        ["play", "galaktix", "--bots", "optimal", "--seats", "1"],
        ["simulate", "galaktix", "--bots", "optimal"],
    ):
        done = inside(*words, "--option", "level=2-3", env=env)
        assert done.returncode == 2
        assert "raumhafen solve galaktix 2-3 --keep" in " ".join(done.stderr.split())
    refused(["simulate", "schlachten", "--bots", "optimal"], "„optimal“", "random, greedy")


def test_a_game_for_one_is_not_said_to_be_for_one_to_one():
    refused(["play", "galaktix", "--seats", "2"], "Galaktix ist ein Spiel für einen Platz, nicht für 2.")
