"""What people type: tokens of their language, in any order, cut short; and what they are told when it will not do."""

import pytest

from raumhafen.engine.errors import RaumhafenError, Refused
from raumhafen.engine.match import Action
from raumhafen.engine.texts import LANGUAGES, Texts
from raumhafen.terminal.session import COMMANDS
from raumhafen.terminal.vocabulary import Vocabulary, fold, tokens_of
from tests.conformance.settings import TOY, Lots, positions, settings

SPELT = {"raumschiffe": "parse"}  # tokens of these letters alone are spelt, not said: the same in every language
SETTINGS = [setting for setting in settings() if setting.id != TOY]


def vocabulary(setting, language: str) -> Vocabulary:
    return Vocabulary(Texts.of(language, setting.game.texts))


# --- tokens of every game ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_in_a_token_has_a_translation(setting, language):
    known = vocabulary(setting, language).texts.words("token-")
    for match in positions(setting, 1):
        for token in tokens_of(match.legal(match.active[0]) if match.active else []):
            if set(token) <= set(SPELT.get(setting.id, "")):
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


# --- one hand ---------------------------------------------------------------------------------------------------------

HAND = ("yellow-2-clone", "red-4", "red-4-clone", "green-6", "violet-3", "+1")


class Table:
    """A position made of nothing but choices."""

    def __init__(self, match, *actions: str) -> None:
        self.match = match
        self.game, self.edition = match.game, match.edition
        self.actions = [Action(number, tuple(action.split())) for number, action in enumerate(actions)]

    def legal(self, seat: int) -> list[Action]:
        return self.actions

    def observed(self, seat: int):
        return self.match.observed(seat)


@pytest.fixture(scope="module")
def opening():
    return next(setting for setting in SETTINGS if setting.id == "schlachten").match(1)


@pytest.fixture
def hand(opening):
    return Table(opening, *HAND[:-1], "red-4 red-4-clone", "red-4 +1", "green-6 +1")


@pytest.fixture
def german(opening):
    return Vocabulary(Texts.of("de", opening.game.texts))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rot-4", "red-4"),
        ("ROT-4-Klon", "red-4-clone"),
        ("red-4-clone", "red-4-clone"),
        ("r4", "red-4"),  # the plain card, for the clone wants a letter more
        ("r4k", "red-4-clone"),
        ("r-4-k", "red-4-clone"),
        ("grün-6", "green-6"),
        ("gruen-6", "green-6"),
        ("gru\u0308n-6", "green-6"),  # as some systems compose it
        ("gr", "green-6"),
        ("g6", "green-6"),
        ("ge", "yellow-2-clone"),
        ("gelb-2", "yellow-2-clone"),
        ("v", "violet-3"),
        ("r4k r4", "red-4 red-4-clone"),
        ("+1 rot-4", "red-4 +1"),
        ("+1,g6", "green-6 +1"),
        ("4", "green-6"),
    ],
)
def test_ways_to_say_it(hand, german, typed, meant):
    assert str(german.choose(hand, 0, typed)) == meant


def test_a_word_that_is_too_short_names_what_it_could_mean(hand, german):
    with pytest.raises(RaumhafenError) as caught:
        german.choose(hand, 0, "r")
    assert caught.value.code == "ambiguous"
    assert "rot-4 | rot-4-klon" in caught.value.say("de")


@pytest.mark.parametrize("number", ["0", "9", "77"])
def test_a_number_must_be_on_the_list(hand, german, number):
    with pytest.raises(RaumhafenError) as caught:
        german.choose(hand, 0, number)
    assert caught.value.code == "choice-number"
    assert "1 bis 8" in caught.value.say("de")


@pytest.mark.parametrize("typed", ["rot-7", "rot-4!", "4-rot", "quark", "rot-4 rot-4"])
def test_what_is_not_in_hand_is_refused_in_the_words_typed(hand, german, typed):
    with pytest.raises(Refused) as caught:
        german.choose(hand, 0, typed)
    assert caught.value.code in ("not-in-hand", "two-colours")
    assert f"„{typed}“" in caught.value.say("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_word_of_the_game_wins_over_beginnings(language):
    setting = next(setting for setting in SETTINGS if setting.id == "raumschiffe")
    speaker, match = vocabulary(setting, language), setting.match(1)
    legal = match.legal(0)
    for short, system in zip("parse", ("projectile", "armour", "resources", "shield", "energy"), strict=True):
        assert speaker.meanings(short, tokens_of(legal)) == [system]
        card = legal[0].tokens[1]
        assert speaker.choose(match, 0, f"{card} {short.upper()}").tokens == (system, card)


def test_a_reason_is_told_with_its_facts():
    setting = next(setting for setting in SETTINGS if setting.id == "raumschiffe")
    match = setting.match(1)
    match.play(0, next(action for action in match.legal(0) if action.tokens[0] == "shield"))
    with pytest.raises(Refused) as caught:
        vocabulary(setting, "de").choose(match, 0, "bereit")
    assert "Projektilwaffe, Panzerung, Ressourcen, Energiewaffe, Pilot. (RS-4)" in caught.value.say("de")


def test_a_part_of_one_choice_alone_is_enough(german):
    setting = next(setting for setting in SETTINGS if setting.id == "schlachten")
    seen = set()
    for match in positions(setting, 5):
        legal = match.legal(match.active[0]) if match.active else []
        if {action.tokens[0] for action in legal} == {"turn"}:
            for action in legal:
                assert german.choose(match, match.active[0], german.say(action.tokens[1])) == action
                seen.add(action.tokens[1])
            with pytest.raises(RaumhafenError, match="several"):
                german.choose(match, match.active[0], "wende")
    assert "capital" in seen
