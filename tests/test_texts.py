"""Both languages say the same, everything the sources say exists, and nothing is left over."""

import re

import pytest
from fluent.syntax import ast as ftl

import raumhafen as rh
from raumhafen.engine.errors import Refused
from raumhafen.engine.texts import COMMON, LANGUAGES, Texts, plain, preferred
from tests.catalogues import BROWSER, FOLDERS, available, built, catalogue, entries, sayings, sources, strings
from tests.clauses import clauses
from tests.toy import ABOUT as TOY

SAYINGS = list(sayings())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_catalogue_is_understood(folder, language):
    assert [entry.content for entry in entries(folder, language) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_german_and_english_have_the_same_messages_in_the_same_order(folder):
    assert list(catalogue(folder, "de")) == list(catalogue(folder, "en"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_german_and_english_ask_for_the_same_facts(folder):
    assert catalogue(folder, "de") == catalogue(folder, "en")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_sentence_was_left_untranslated(folder):
    texts = {language: Texts(language, *([] if folder == COMMON else [folder])) for language in LANGUAGES}
    for message, facts in catalogue(folder, "en").items():
        english, german = (texts[language](message, **dict.fromkeys(facts, "x")) for language in ("en", "de"))
        words = re.findall(r"[A-Za-zäöüß]{2,}", english)
        assert english != german or len(words) < 2, message


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", ["yes", "no", "seat", 0, 1, 5])
def test_every_message_can_be_said_with_any_fact(folder, language, fact):
    texts = Texts(language, *([] if folder == COMMON else [folder]))
    for message, facts in catalogue(folder, language).items():
        assert "{" not in texts(message, **dict.fromkeys(facts, fact)), message


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize(("language", "foreign"), [("de", "“[^„]*”|\"|'"), ("en", "„|\"|'")])
def test_quotes_are_those_of_the_language(folder, language, foreign):
    texts = Texts(language, *([] if folder == COMMON else [folder]))
    for message, facts in catalogue(folder, language).items():
        assert not re.search(foreign, texts(message, **dict.fromkeys(facts, 1))), message


# --- what the sources say ---------------------------------------------------------------------------------------------


def test_the_sources_were_found_to_say_something():
    said = {saying.message for saying in SAYINGS}
    assert {"error-seats", "error-record-line", "error-edition-rising", "error-two-colours", "log-won"} <= said
    assert {"error-option", "error-no-options", "log-saw", "log-looked", "preparing"} <= said
    assert {"token-", "prompt-", "colour-", "world-", "command-", "help-"} <= built()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_sources_say_is_in_the_catalogue(language):
    missing = [str(saying) for saying in SAYINGS if saying.message not in available(saying.source, language)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_a_message_asks_for_is_given(language):
    lacking = [
        f"{saying} asks for {', '.join(sorted(asked))}"
        for saying in SAYINGS
        if saying.facts is not None
        if (asked := available(saying.source, language).get(saying.message, frozenset()) - saying.facts)
    ]
    assert lacking == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_message_is_left_over(folder):
    named = {saying.message for saying in SAYINGS}
    named |= {text.removeprefix("@") for module in sources().values() for text in strings(module)}
    starts = (*built(), *BROWSER)
    unused = [name for name in catalogue(folder, "en") if name not in named and not name.startswith(starts)]
    assert unused == []


# --- the catalogue as a tool ------------------------------------------------------------------------------------------


def test_a_fact_may_be_a_message():
    assert "Noch leer: Fach 2." in Texts.of("de", TOY.texts).format("prompt-lay", {"slots": "@slot-1"})
    assert "“@slot-1”" in Texts.of("en", TOY.texts)("error-game", found="@slot-1", known="")


def test_a_fact_may_be_a_list_of_messages():
    facts = {"slots": ("@slot-0", "@slot-1")}
    assert "Noch leer: Fach 1, Fach 2." in Texts.of("de", TOY.texts).format("error-slots-empty", facts)
    assert "Still empty: slot 1, slot 2." in Refused("slots-empty", texts=TOY.texts, **facts).say("en")


def test_typed_text_is_never_taken_for_a_message():
    problem = Refused("no-action", texts=TOY.texts, found="@slot-0", example="")
    assert "„@slot-0“" in problem.say("de")


def test_a_missing_fact_is_an_error_and_no_hole_in_a_sentence():
    with pytest.raises(ValueError, match="error-seats"):
        Texts.of("en")("error-seats", game="x", low=2, high=6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_words_are_those_of_the_catalogue(language):
    words, texts = plain(language), Texts.of(language)
    assert words["difficulty-1"]
    assert all(texts(name) == word for name, word in words.items())


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "en_GB"}, "de"),
        ({}, "en"),
    ],
)
def test_the_environment_says_the_language(environment, language, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred() == language


# --- the rules told ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", rh.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_told_mention_every_clause(game, language):
    about = rh.about(game)
    told = (about.folder / f"texts/rules.{language}.md").read_text("utf-8")
    assert set(re.findall(rf"\b{about.clauses}-\d+\b", told)) == set(clauses(game))
