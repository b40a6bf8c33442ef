"""Galaktische Schlachten at a terminal: what may be typed for cards, and what commands say of records and editions."""

import json
import re

import pytest

import raumhafen as rh
from raumhafen.engine.errors import RaumhafenError, Refused
from raumhafen.engine.match import Action
from raumhafen.engine.texts import Texts
from raumhafen.terminal.vocabulary import Vocabulary
from tests.conformance.settings import Setting, positions
from tests.editions import edition_with
from tests.terminal.console import inside, raumhafen, record_of, refused

REFERENCE = rh.about("schlachten").folder / "editions" / "reference.toml"


@pytest.fixture(scope="module")
def record_text() -> str:
    return record_of("schlachten", seats=3, names=("Ada", "Bo", "Cy"))


# --- what is typed ----------------------------------------------------------------------------------------------------

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
    return Setting("schlachten", 2).match(1)


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


def test_a_part_of_one_choice_alone_is_enough(german):
    seen = set()
    for match in positions(Setting("schlachten", 2), 5):
        legal = match.legal(match.active[0]) if match.active else []
        if {action.tokens[0] for action in legal} == {"turn"}:
            for action in legal:
                assert german.choose(match, match.active[0], german.say(action.tokens[1])) == action
                seen.add(action.tokens[1])
            with pytest.raises(RaumhafenError, match="several"):
                german.choose(match, match.active[0], "wende")
    assert "capital" in seen


# --- records and editions ---------------------------------------------------------------------------------------------


def test_replay_tells_only_what_the_viewer_saw(record_file):
    public = inside("replay", str(record_file)).stdout
    assert "Ada plays" in public
    assert re.search(r"1\. (Ada|Bo|Cy) +\d+ points", public)
    assert "draw" not in public
    own = inside("replay", str(record_file), "--seat", "0").stdout
    assert "You play" in own
    assert "You draw" in own
    assert "draws" not in own
    everything = inside("replay", str(record_file), "--open").stdout
    for name in ("Ada", "Bo", "Cy"):
        assert f"{name} draws" in everything
    assert len(re.findall("looks at", everything)) == len(re.findall(r"looks at \w\d and sees", everything)) > 0
    refused(["replay", str(record_file), "--seat", "3"], "Platz 3", "0 bis 2")
    refused(["replay", str(record_file), "--seat", "0", "--open"], "--seat", "--open")


def test_a_tampered_move_is_refused_with_its_line(tmp_path, record_text):
    lines = record_text.splitlines()
    number = next(number for number, line in enumerate(lines) if re.match(r"\d .*clone", line))
    lines[number] = re.sub(r"-clone.*", "-clown", lines[number])
    path = tmp_path / "match.rec"
    path.write_text("\n".join(lines), "utf-8")
    refused(["verify", str(path)], f"Zeile {number + 1}:", "-clown", "nicht auf der Hand", run=raumhafen)
    refused(["play", "--load", str(path)], f"Zeile {number + 1}:", "-clown")


def test_editions_are_shown_with_their_marks():
    told = inside("edition", "show", "schlachten", "--lang", "de").stdout
    assert re.search(r"^worlds\.capital +5 +R$", told, re.MULTILINE)
    assert "R  von uns rekonstruiert" in told
    [shown] = json.loads(inside("edition", "show", "schlachten", "--json").stdout)
    assert set(shown) == {"game", "edition", "hash", "values"}
    assert {"where": "worlds.planets", "value": [2, 3, 4], "mark": "S"} in shown["values"]


def test_an_edition_of_ones_own(tmp_path):
    path = tmp_path / "own.toml"
    path.write_text(
        REFERENCE.read_text("utf-8").replace('"reference"', '"box"').replace("capital = 5", "capital = 7"), "utf-8"
    )
    told = inside("edition", "check", str(path))
    assert told.returncode == 0
    assert "valid edition “box” of Galaktische Schlachten" in told.stdout
    assert '"value": 7' in inside("edition", "show", "schlachten", "--edition", str(path), "--json").stdout
    written = tmp_path / "match.rec"
    written.write_text(record_of("schlachten", edition=str(path)), "utf-8")
    refused(["verify", str(written)], "Zeile 3:", "„box“", "reference")
    assert inside("verify", str(written), "--edition", str(path)).returncode == 0


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("capital = 5", "capital = 50", ["worlds.capital", "50", "0 bis 20"]),
        ("capital = 5", 'capital = "5"', ["worlds.capital", "'5'", "0 bis 20"]),
        ("capital = 5", "kapital = 5", ["worlds.capital", "fehlt"]),
        ("bonus = 3", "bonus = 3\nmalus = 2", ["figures.malus", "unbekannt", "bonus"]),
        ("values = [2, 3, 4, 5, 6]", "values = [2, 3, 4, 6, 5]", ["battle.values", "ansteigen"]),
        ("values = [2, 3, 4, 5, 6]", "values = [2, 3, 4, 5]", ["battle.values", "4", "5"]),
        ("copies = [6, 3]", "copies = [6, 4]", ["specials.copies", "100", "99"]),
        ('source = "P"', 'source = "X"', ["figures.bonus", "'X'", "P, D, S oder R"]),
        ('source = "P"', "", ["figures.bonus", "P, D, S oder R"]),
    ],
)
def test_a_wrong_edition_is_refused_with_the_place_and_what_would_be_right(tmp_path, old, new, expected):
    path = edition_with(REFERENCE, tmp_path, old, new)
    refused(["edition", "check", path], "mine.toml", *expected)
    refused(["play", "schlachten", "--edition", path], "mine.toml", *expected)
