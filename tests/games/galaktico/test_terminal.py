"""Galaktico at a terminal: what may be typed for ships, cards and fields, and what the table shows of them."""

import re

import pytest

from raumhafen.engine.errors import RaumhafenError, Refused
from raumhafen.engine.texts import LANGUAGES, Texts
from raumhafen.games.galaktico.edition import MIRRORS, NAMES, NEIGHBOURS, where
from raumhafen.games.galaktico.terminal import PLACES
from raumhafen.terminal.vocabulary import Vocabulary
from raumhafen.text.layout import WIDTH, plain
from tests.games.galaktico.positions import GAME, opening, started, table

FIGHT = ("destroyer A33 A55 cruiser B22", "destroyer B33 C66 scout B12")


def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(Texts.of(language, GAME.texts))


def meant(t, language: str, typed: str) -> str:
    return str(vocabulary(language).choose(t.match, 0, typed))


def sketched(t, language: str, seat: int = 0) -> list[str]:
    names = ["" if number == seat else f"Ada {number}" for number in t.seats]
    return [plain(line) for line in GAME.presentation.draw(t.match.view(seat), vocabulary(language).texts, names)]


def told(t, language: str) -> list[str]:
    events = t.match.events(0, len(t.match.moves) - 1)
    return [GAME.presentation.narrate(event, vocabulary(language).texts, ["", "Ada"]) for event in events]


def drawn(lines: list[str], field: str) -> str:
    """What the board shows of a field, its mark included."""
    line, column = PLACES[NAMES.index(field)]
    return lines[2 + line][column - 1 : column + 2]  # below the head and an empty line


# --- what is typed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("de", "aufklärer deflektor", "scout deflector"),
        ("de", "a plasma", "scout plasma-bomb"),
        ("de", "cryo-blitz k", "cruiser cryo-flash"),
        ("de", "k krypto", "cruiser crypto-projectile"),
        ("de", "raumjaeger a33", "fighter A33"),
        ("de", "A55 z", "destroyer A55"),
        ("en", "c crypto", "cruiser crypto-projectile"),
        ("en", "s a45", "scout A45"),
        ("en", "laser d", "destroyer laser-battery"),
    ],
)
def test_setting_up_is_typed_by_types_and_beginnings(language, typed, action):
    assert meant(opening(), language, typed) == action


@pytest.mark.parametrize(("language", "cruiser"), [("de", "k"), ("de", "kreuzer"), ("en", "c"), ("en", "cruiser a44")])
def test_a_turn_is_typed_by_fields_in_any_order_and_a_new_ship_by_its_type(language, cruiser):
    t = started()
    assert meant(t, language, "a35 a36") == meant(t, language, "A36 A35") == "A35 A36"
    assert meant(t, language, "a12 a11") == "A12 A11"  # a meteor
    assert meant(t, language, cruiser) == "cruiser A44"


@pytest.mark.parametrize(("language", "stay"), [("de", "bleiben"), ("en", "stay")])
def test_a_cruiser_attacks_with_its_hyperflights_and_flies_on(language, stay):
    t = table(*FIGHT)
    assert meant(t, language, "b22 b33 h0") == "B22 B33 hyper-0"
    t.do("B22 B33 hyper-0")
    assert meant(t, language, stay) == "stay"
    assert meant(t, language, "b22") == "B22"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_find_the_actions_they_are_a_part_of_by_their_numbers(language):
    t = started()
    found = vocabulary(language).find(t.match, 0, "a35")
    legal = t.match.legal(0)
    assert {str(action) for action in found.values()} == {str(action) for action in legal if "A35" in action.tokens}
    assert all(legal[number - 1] == action for number, action in found.items())
    with pytest.raises(RaumhafenError, match="C66"):
        vocabulary(language).find(t.match, 0, "C66 C65")


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("de", "a33 b44", "dein Zerstörer kommt jetzt nur 2 weit. (GO-7)"),
        ("de", "a33 b33", "wäre ein Hyperraumflug. Zerstörer können das nicht, nur Raumjäger und Kreuzer. (GO-19)"),
        ("de", "a34 b32", "den sperrt ein fremdes Gravitationsfeld. (GO-21)"),
        ("de", "a33 a12", "Auf einem Meteor kann niemand anhalten. (GO-18)"),
        ("en", "a33 a44", "nobody flies back to their own station. (GO-24)"),
        ("en", "a12 a14", "a meteor moves by one field only. (GO-25)"),
        ("en", "b33 b23", "that is not your ship."),
    ],
)
def test_a_refusal_says_what_stops_it(language, typed, said):
    with pytest.raises(Refused) as caught:
        meant(started(), language, typed)
    assert said in caught.value.say(language)


@pytest.mark.parametrize(("language", "scout"), [("de", "a"), ("en", "s")])
def test_a_station_in_use_is_told_for_a_letter_too(language, scout):
    with pytest.raises(Refused) as caught:
        meant(started().do("cruiser A44"), language, scout)
    assert Texts.of(language, GAME.texts)("type-cruiser") in caught.value.say(language)


# --- what is shown ----------------------------------------------------------------------------------------------------


def test_the_hexagon_has_each_sector_in_its_place():
    """Fields of a sector beside each other along either digit are beside each other on the screen, everywhere alike."""
    assert len(set(PLACES)) == len(PLACES)
    for field, (line, column) in enumerate(PLACES):
        sector, a, b = where(field)
        for other in NEIGHBOURS[field]:
            if where(other)[0] == sector:
                by, along = where(other)[1] - a, where(other)[2] - b
                down, right = PLACES[other][0] - line, PLACES[other][1] - column
                assert (down, right) == [
                    (-by, 4 * along - 2 * by),
                    (along, 4 * by - 2 * along),
                    (by - along, -2 * by - 2 * along),
                ][sector]


def test_neighbours_over_an_axis_and_mirror_images_face_each_other():
    for field, near in enumerate(NEIGHBOURS):
        for other in near:
            assert abs(PLACES[field][0] - PLACES[other][0]) <= 3
            assert abs(PLACES[field][1] - PLACES[other][1]) <= 9
    for field in range(36):  # A and B lie above each other, mirrored at the middle line
        mirror = next(other for other in MIRRORS[field] if NAMES[other][0] == "B")
        assert PLACES[field][1] == PLACES[mirror][1]
        assert PLACES[field][0] + PLACES[mirror][0] == 12


@pytest.mark.parametrize(("language", "ships"), [("de", "ZRKKAAA"), ("en", "DFCCSSS")])
def test_every_field_shows_its_name_or_what_is_on_it(language, ships):
    t = started()
    lines = sketched(t, language)
    own = ["A33", "A34", "A35", "A43", "A45", "A53", "A54"]
    assert [drawn(lines, field) for field in own] == [f" {sign}a" for sign in ships]
    shown = {*own, *(field.replace("A", "B") for field in own), *t.view.meteors, "A44", "B44"}
    for field in NAMES:
        if field not in shown:
            assert drawn(lines, field)[1:] == field[1:]
    assert drawn(lines, "A12") == "  *"
    assert (drawn(lines, "A44"), drawn(lines, "B44")) == (" #a", "~#b")


def test_gravity_is_marked_where_it_hinders_the_viewer():
    t = started()
    held = {field for field in NAMES if drawn(sketched(t, "de"), field)[0] == "~"}
    assert held == set(t.view.players[1].gravity)
    held = {field for field in NAMES if drawn(sketched(t, "de", 1), field)[0] == "~"}
    assert held == set(t.view.players[0].gravity)


def test_a_ship_on_its_station_is_marked():
    assert drawn(sketched(table("destroyer A11 cruiser on station", "destroyer B11"), "de"), "A44") == "#Ka"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_of_others_is_shown_while_all_set_up(language, seats):
    t = opening(seats)
    before = sketched(t, language, 1)
    t.do("scout deflector", "cruiser plasma-bomb", "destroyer A33", seat=0)
    assert sketched(t, language, 1) == before
    assert "Deflector LQ" in "\n".join(sketched(t, "en", 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_screen(language):
    for t in (opening(3), started(3), table(*FIGHT).do("B22 B33 hyper-0")):
        for seat in (*t.seats, -1):
            assert all(len(line) <= WIDTH for line in sketched(t, language, seat))


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", ["Letzter Kampf, auf B33: Inversionsfeld LK gegen Deflektor LQ",
                "  Du     Kreuzer 3 + Krypto-Projektil 7 + Cryo-Blitz 11 = 21  +1 Punkt",
                "  Ada 1  Zerstörer 5 + Plasmabombe 6 + Korrosionsstrahl 7 = 18"]),
        ("en", ["Last fight, on B33: Inversion Field LC against Deflector LQ",
                "  You    Cruiser 3 + Crypto Projectile 7 + Cryo Flash 11 = 21  +1 point",
                "  Ada 1  Destroyer 5 + Plasma Bomb 6 + Corrosion Ray 7 = 18"]),
    ],
)  # fmt: skip
def test_the_last_fight_is_added_up(language, lines):
    """The printed example."""
    shown = sketched(table(*FIGHT).do("B22 B33 hyper-0"), language)
    at = shown.index(lines[0])
    assert shown[at : at + 3] == lines


@pytest.mark.parametrize(("language", "attack"), [("de", "Z A33 ▸ Z B33"), ("en", "D A33 ▸ D B33")])
def test_an_attack_shows_its_strengths_once_they_are_known(language, attack):
    t = table("destroyer A33 A12 cruiser B22", "destroyer B33 B31 C66 scout B12")
    sign = attack[0]
    assert any(re.search(rf"{sign} B31(,|$)", line) for line in sketched(t, language))
    t.do("B22 B33 hyper-0", "stay")
    assert any(f"{sign} B31 18:18" in line for line in sketched(t, language))


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", ["Du greifst mit einem Kreuzer von B22 aus B33 an.",
                "Kampf auf B33: Du, Kreuzer 3+7+11 = 21; Ada, Zerstörer 5+6+7 = 18. "
                "Du gewinnst. Du bekommst 1 Punkt."]),
        ("en", ["From B22 you attack B33 with a Cruiser.",
                "Fight on B33: You, Cruiser 3+7+11 = 21; Ada, Destroyer 5+6+7 = 18. You win. You get 1 point."]),
    ],
)  # fmt: skip
def test_a_fight_is_told_with_its_sums(language, lines):
    assert told(table(*FIGHT).do("B22 B33 hyper-0"), language) == lines


@pytest.mark.parametrize(
    ("language", "flies", "stays"),
    [
        ("de", "Du fliegst mit dem Kreuzer weiter, von B33 nach B22.", "Du lässt den Kreuzer auf B33 stehen."),
        ("en", "You fly the Cruiser on, from B33 to B22.", "You leave the Cruiser on B33."),
    ],
)
def test_flying_on_is_told_and_so_is_staying(language, flies, stays):
    assert told(table(*FIGHT).do("B22 B33 hyper-0", "B22"), language) == [flies]
    assert told(table(*FIGHT).do("B22 B33 hyper-0", "stay"), language) == [stays]


@pytest.mark.parametrize(
    ("language", "last"),
    [
        ("de", "Du hast das Ende herbeigeführt und bekommst dafür 5 Punkte. Das Spiel ist zu Ende: "
               "Eine Raumstation ist geschlagen. Der Stand: Du 7, Ada 0."),
        ("en", "You brought the end about and get 5 points for that. The game is over: "
               "a station is taken. It stands: You 7, Ada 0."),
    ],
)  # fmt: skip
def test_the_end_is_told_with_the_bonus(language, last):
    t = table("destroyer B43", "destroyer C11", reserve=[{}, {"scout": 2}]).do("B43 B44")
    assert told(t, language)[-1] == last
