"""Raumschiffe at a terminal: what may be typed for systems and cards, and what is taken back by its words."""

import pytest

import raumhafen as rh
from raumhafen.engine.errors import Refused
from raumhafen.engine.texts import LANGUAGES, Texts
from raumhafen.terminal.vocabulary import Vocabulary, tokens_of
from tests.conformance.settings import Setting
from tests.terminal.console import KEY, raumhafen, refused


def vocabulary(match, language: str) -> Vocabulary:
    return Vocabulary(Texts.of(language, match.game.texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_word_of_the_game_wins_over_beginnings(language):
    match = Setting("raumschiffe", 2).match(1)
    speaker = vocabulary(match, language)
    legal = match.legal(0)
    for short, system in zip("parse", ("projectile", "armour", "resources", "shield", "energy"), strict=True):
        assert speaker.meanings(short, tokens_of(legal)) == [system]
        card = legal[0].tokens[1]
        assert speaker.choose(match, 0, f"{card} {short.upper()}").tokens == (system, card)


def test_a_reason_is_told_with_its_facts():
    match = Setting("raumschiffe", 2).match(1)
    match.play(0, next(action for action in match.legal(0) if action.tokens[0] == "shield"))
    with pytest.raises(Refused) as caught:
        vocabulary(match, "de").choose(match, 0, "bereit")
    assert "Projektilwaffe, Panzerung, Ressourcen, Energiewaffe, Pilot. (RS-4)" in caught.value.say("de")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            {
                "zurück energie": "Zurückgenommen: energie p",
                "zurück panzerung": "„panzerung“ lässt sich jetzt nicht zurücknehmen",
                "zurück": "Zurückgenommen: schild ",
                "bereit": "hier fehlt eine Karte: Projektilwaffe, Panzerung, Energieschild, Energiewaffe. (RS-4)",
                "hilfe": "zurück [ZUG] ",
            },
        ),
        (
            "en",
            {
                "undo energy": "Taken back: energy p",
                "undo armour": "“armour” cannot be taken back now",
                "undo": "Taken back: shield ",
                "ready": "still missing here: Projectile weapon, Armour, Energy shield, Energy weapon. (RS-4)",
                "help": "undo [MOVE] ",
            },
        ),
    ],
    ids=LANGUAGES,
)
def test_what_was_laid_in_secret_is_taken_back_by_its_words(language, said):
    """The last spots are laid first, so that neither what is named nor what is not is simply the last move."""
    match = rh.new("raumschiffe", key=KEY)
    cards = [card.token for card in match.view(0).ships[0].hand]
    laid = [f"{spot} {card}" for spot, card in zip(["energy", "pilot", "resources", "shield"], cards, strict=False)]
    typed = "\n".join([*laid, *said])
    told = raumhafen("play", "raumschiffe", "--bots", "greedy", "--key", KEY, "--lang", language, typed=typed).stdout
    for words, answer in said.items():
        _, found, told = told.partition(f"> {words}\n")
        assert found
        assert answer in " ".join(told.partition("\n> ")[0].split()), words


def test_an_option_that_goes_only_with_another_says_with_which():
    words = ["play", "raumschiffe", "--option", "target=16"]
    refused(words, "16", "höchstens 15", "variant=cuddle", "(RS-11)")
