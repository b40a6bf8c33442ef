"""Punktegalaxie at a terminal: what may be typed for cards and spots, and what the table shows and tells of them."""

import re

import pytest

import raumhafen as rh
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.texts import LANGUAGES, Texts
from raumhafen.terminal.narration import narrate
from raumhafen.terminal.vocabulary import Vocabulary
from raumhafen.text.layout import plain
from tests.games.punktegalaxie.positions import Table, begun, opening
from tests.terminal.console import KEY, Terminal

NAMES = ["", "Bo"]


def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(Texts.of(language, rh.load("punktegalaxie").texts))


def meant(t: Table, language: str, typed: str) -> str:
    return str(vocabulary(language).choose(t.match, t.turn, typed))


def sketched(t: Table, language: str) -> list[str]:
    names = NAMES[: t.match.seats]
    return [plain(line) for line in t.match.game.presentation.draw(t.match.view(0), vocabulary(language).texts, names)]


def told(t: Table, language: str) -> list[str]:
    """What seat 0 hears of the last move."""
    events = t.match.events(0, len(t.match.moves) - 1)
    return [plain(line) for line in narrate(t.match, events, vocabulary(language).texts, NAMES[: t.match.seats])]


# --- what is typed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("de", "rot-5-rakete 2-oben", "red-5-rocket 2-upper"),
        ("de", "r5 2o", "red-5-rocket 2-upper"),
        ("de", "2u r5", "red-5-rocket 2-lower"),
        ("de", "rot neu", "red-5-rocket new"),
        ("de", "sonne-gr-ge-2 neu", "sun-green-yellow-2 new"),
        ("de", "so 2so", "sun-green-yellow-2 2-sun"),
        ("de", "r5 1r", "red-5-rocket 1-row"),
        ("en", "r5 2u", "red-5-rocket 2-upper"),
        ("en", "2l red-5", "red-5-rocket 2-lower"),
        ("en", "sun-gr-ye-2 new", "sun-green-yellow-2 new"),
        ("en", "su 2s", "sun-green-yellow-2 2-sun"),
    ],
)
def test_cards_and_spots_have_short_names(language, typed, action):
    t = begun().system(row="B4").holds("R5 1r", "sun GY 2")
    assert meant(t, language, typed) == action


@pytest.mark.parametrize(
    ("typed", "tile"),
    [
        ("plättchen-monde-3", "tile-moons-3"),
        ("plaettchen-raketenplaettchen", "tile-tiles"),
        ("p-r", "tile-tiles"),
        ("pl-s", "tile-suns"),
    ],
)
def test_a_tile_is_named_by_what_it_counts(typed, tile):
    t = begun().system(row="R1 2r, R7 2r").holds("V1 1r", "V3").offers("moons 3 2", "tiles 1 1", "suns 1 1")
    t.lay("V1 1r", "new").lay("V3", "new")
    assert t.phase == "tile"
    assert meant(t, "de", typed) == tile


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("rot-5-rakete 2-oben", "„rot-5-rakete 2-oben“ passt nicht in die Folge. Hier passt: 1, 2. (PG-13)"),
        ("r5 2-reihe", "An welches Ende, oben oder unten? (PG-12)"),
        ("sonne-grün-gelb-2 1-sonne", "Dieses System hat schon eine Sonne. (PG-17)"),
        ("rot", "aber wohin? (PG-7)"),
        ("2-unten", "aber welche Karte? (PG-7)"),
    ],
)
def test_a_refusal_says_what_would_be_right(typed, said):
    t = begun().system(row="B4, B3").holds("R5 1r", "sun GY 2")
    with pytest.raises(RaumhafenError) as caught:
        meant(t, "de", typed)
    assert said in caught.value.say("de")


def test_people_at_one_terminal_need_no_curtain():
    match = rh.new("punktegalaxie", seats=2, key=KEY)
    names, first = ["Ada", "Bo"], match.active[0]
    arguments = ["--seats", "2", "--bots", "none", "--names", "Ada,Bo", "--key", KEY, "--lang", "en"]
    with Terminal("play", "punktegalaxie", *arguments) as terminal:
        assert f"{names[first]}, your turn." in terminal.read()
        assert f"{names[1 - first]}, your turn." in terminal.type("side-b")


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_the_market_stands_in_columns_below_the_heights_of_its_stacks():
    market = ["sun VVV 7", "moon YV 3 1r", "asteroid 1r", "RB3 1r", "B2 2r", "X", "R1 A", "YV5", "V3"]
    lines = sketched(begun(market=market).stacks(18, 1, 17), "de")
    heights = next(line for line in lines if "18 Karten" in line)
    top = next(line for line in lines if "a1 " in line and "b1 " in line)
    assert heights.split() == ["18", "Karten", "1", "Karte", "17", "Karten"]
    assert top.split() == ["a1", "sonne-vi-vi-vi-7", "b1", "mond-ge-vi-3-rakete", "c1", "asteroid-rakete"]
    assert heights.index("17") == top.index("asteroid")
    assert any(line.split() == ["a2", "rot-blau-3-rakete", "b2", "blau-2-2-raketen", "c2", "x"] for line in lines)


def test_a_place_that_is_empty_says_so():
    assert any("b2 –" in line for line in sketched(begun().do("b2"), "en"))


@pytest.mark.parametrize(
    ("rounds", "line"),
    [
        (1, r"> a1 .*"),
        (2, r"  v  \d+ cards .*"),
        (3, r"     \d+ cards +v  \d+ cards .*"),
        (6, r"  a2 .* <"),
        (8, r" {52}\^"),
        (12, r"> a2 .*"),
    ],
)
def test_the_marker_of_galaxus_points_into_the_market(rounds, line):
    lines = sketched(begun(1).at_round(rounds), "en")
    assert [found for found in lines if re.match(r"[> ] *[v^]|[>].*|.*<$", found) or " v " in found] == [
        found for found in lines if re.fullmatch(line, found)
    ]
    assert sum(re.fullmatch(line, found) is not None for found in lines) == 1
    marker = begun(1).at_round(rounds).view.marker
    assert any(f"Galaxus will take {marker.takes[0]}, then {marker.takes[1]}." in found for found in lines)


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("de", "1 sonne-ro-1=2 + asteroid – │ ro-1 mond-ro-2=2 ro-bl-3 │ 4-7 =2"),
        ("en", "1 sun-re-1=2 + asteroid – │ re-1 moon-re-2=2 re-bl-3 │ 4-7 =2"),
    ],
)
def test_a_system_shows_its_row_and_what_fits_its_ends(language, first):
    t = begun().first(row="R1, moon R 2, RB3", asteroid="asteroid").system(row="B4")
    lines = [" ".join(line.split()) for line in sketched(t, language)]
    assert first in lines
    assert "2 – 1-3,5-7 │ bl-4 │ 1-3,5-7 =1" in lines


def test_a_card_in_hand_names_its_best_spots_first():
    lines = sketched(begun().system(row="B4, B3").holds("R2", "moon BG 4"), "en")
    red = next(line for line in lines if line.startswith("  red-2"))
    assert red.split()[1:5] == ["1-row", "+2", "2-upper", "+1"]


def test_tiles_on_offer_say_what_they_would_bring():
    t = begun().system(row="R1 2r, R7 2r").holds("V1 1r", "V3").offers("moons 3 2", "suns 1 1")
    t.lay("V1 1r", "new").lay("V3", "new")
    assert "Plättchen zur Wahl: monde-3=2 (±0), sonnen=1 (+1)" in sketched(t, "de")


def test_the_score_is_shown_by_category_for_all():
    lines = sketched(begun().first(row="R2, RB3", asteroid="asteroid"), "de")
    head = next(number for number, line in enumerate(lines) if "Gesamt" in line)
    assert lines[head].split() == ["Sonnen", "Planeten", "Monde", "Forschung", "Plättchen", "Asteroiden", "Gesamt"]
    assert lines[head + 1].split() == ["▸", "Du", "2", "2", "0", "0", "0", "10", "14"]
    assert lines[head + 2].split() == ["Bo", "0", "0", "0", "0", "0", "0", "0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_round_both_sides_of_the_start_sun_are_shown(language):
    t = opening()
    a, b = (vocabulary(language).say(card.token) for card in t.match.view(0).galaxies[0].start)
    assert any(a in line and b in line for line in sketched(t, language))


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Du legst in System 2 oben an: rot-5-rakete (+1)."),
        ("en", "You lay at the upper end of system 2: red-5-rocket (+1)."),
    ],
)
def test_a_card_that_is_laid_is_told_with_what_it_brings(language, line):
    t = begun().system(row="B4").holds("R5 1r", "sun GY 2").lay("R5 1r", "2-upper")
    assert told(t, language) == [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Du legst ein neues System an: sonne-grün-gelb-2."),
        ("en", "You begin a new system: sun-green-yellow-2."),
    ],
)
def test_a_new_system_is_told(language, line):
    assert told(begun().holds("R5 1r", "sun GY 2").lay("sun GY 2", "new"), language) == [line]


def test_the_card_below_is_told_when_one_of_a_stack_is_taken():
    t = begun().shows("a1", "sun GY 2", 5).do("a1")
    below = vocabulary("de").say(t.match.view(0).market[0].card.token)
    assert told(t, "de") == [f"Du nimmst a1: sonne-grün-gelb-2. Darunter: {below}."]
    assert told(t.do("b2"), "de") == ["Du nimmst b2: grün-violett-4."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_against_galaxus_is_told_as_what_it_is(language):
    won = begun(1, difficulty="easy").first(row="R1, RB2, R3, R4, RG5, RG6, R7").ends()
    lost = begun(1, difficulty="hard").ends()
    said = {"de": ("Galaxus ist besiegt:", "nicht gereicht:"), "en": ("Galaxus is beaten:", "not enough")}[language]
    for t, part in zip((won, lost), said, strict=True):
        *_, line = told(t, language)
        assert part in line
        own, his = (t.galaxy(galaxy).score.total for galaxy in (0, 1))
        assert re.search(rf"(Du|You) {own}\b.*; Galaxus {his}\b.*\.$", line)


@pytest.mark.parametrize(
    ("language", "tile", "line"),
    [
        ("de", "moons 3 2", "Deine Raketen bringen dir ein Plättchen: 2 Punkte für je 3 Monde."),
        ("de", "planets RR 1", "Deine Raketen bringen dir ein Plättchen: 1 Punkt für je 2 × rot."),
        ("en", "planets GYV 1", "Your rockets bring you a tile: 1 point for each green, yellow and violet."),
    ],
)
def test_a_tile_is_told_with_what_it_counts(language, tile, line):
    t = begun().system(row="R1 2r, R7 2r").holds("V1 1r", "V3").offers(tile).lay("V1 1r", "new").lay("V3", "new")
    assert told(t.do(*t.legal), language)[0] == line
