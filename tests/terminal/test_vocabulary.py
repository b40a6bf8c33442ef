"""What people type: tokens of their language, in any order, cut short; and what they are told when it will not do."""

import pytest

from raumhafen.engine.texts import LANGUAGES, Texts
from raumhafen.terminal.session import COMMANDS
from raumhafen.terminal.vocabulary import Vocabulary, fold, tokens_of
from tests.conformance.settings import Lots, positions, said_by_its_tests, settings

SETTINGS = list(settings())


def vocabulary(setting, language: str) -> Vocabulary:
    return Vocabulary(Texts.of(language, setting.game.texts))


# --- tokens of every game ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_in_a_token_has_a_translation(setting, language):
    known, spelt = vocabulary(setting, language).texts.words("token-"), said_by_its_tests(setting.id, "SPELT", "")
    for match in positions(setting, 1):
        for token in tokens_of(match.legal(match.active[0]) if match.active else []):
            if set(token) <= set(spelt):
                continue
            words = [part for part in token.split("-") if part.isalpha() and len(part) > 1]
            assert token in known or all(word in known for word in words), token


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_translated_actions_are_told_apart_and_understood_in_any_order(setting, language):
    speaker, lots = vocabulary(setting, language), Lots(2)
    for match in positions(setting, 2, every=3):
        for seat in match.active:
            legal = match.legal(seat)
            assert len({speaker.phrase(action.tokens) for action in legal}) == len(legal)
            for number in {0, len(legal) - 1, lots.below(len(legal))}:
                action = legal[number]
                words = [speaker.say(token) for token in action.tokens]
                lots.generator.shuffle(words)
                assert speaker.choose(match, seat, " ".join(words)) == action
                assert speaker.choose(match, seat, ", ".join(action.tokens)) == action  # as records spell it
                assert speaker.choose(match, seat, str(number + 1)) == action


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_shortened_words_mean_what_they_shorten(setting, language):
    speaker = vocabulary(setting, language)
    for match in positions(setting, 3, every=5):
        for seat in match.active:
            legal = match.legal(seat)
            for token in tokens_of(legal):
                short = speaker.shorten(token, legal)
                assert len(short) <= len(speaker.say(token))
                assert speaker.meanings(short, tokens_of(legal)) == [token]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_token_is_taken_for_a_command(setting, language):
    speaker = vocabulary(setting, language)
    commands = {fold(speaker.texts(f"command-{name}")) for name in COMMANDS} | set(COMMANDS)
    for match in positions(setting, 4):
        for token in tokens_of(match.legal(match.active[0]) if match.active else []):
            assert not {fold(token), fold(speaker.say(token))} & commands
