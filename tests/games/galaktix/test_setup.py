"""What is in the box, the boards, the twenty levels and their medals."""

import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.games.galaktix.edition import Edition

from . import reference
from .positions import BOX, GAME, LEVELS, opening, store, table

PRINTED = GAME.edition().data.view(Edition)[0]
SIGNS = {"free": ".", "vortex": "#", "white": "W", "grey": "G", "black": "S"}
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def board(level):
    return ["".join(SIGNS[field.shows] for field in road.fields) for road in opening(level).view.roads]


@pytest.mark.rule("GX-1")
@EVERY_LEVEL
def test_the_box_holds_15_white_9_grey_8_black_rockets_and_15_parts(level):
    t = opening(level)
    assert t.everything == BOX == {"white": 15, "grey": 9, "black": 8, "parts": 15}


@pytest.mark.rule("GX-1")
def test_there_are_five_dice_with_five_colours_and_a_tool():
    seen = set()
    for number in range(100):
        dice = opening(number=number).do("roll").view.dice
        assert len(dice) == 5
        seen.update(dice)
    assert seen == {"blue", "purple", "green", "yellow", "red", "tool"}


@pytest.mark.rule("GX-1")
@EVERY_LEVEL
def test_there_are_five_star_roads_of_ten_fields(level):
    roads = opening(level).view.roads
    assert [road.colour for road in roads] == ["blue", "purple", "green", "yellow", "red"]
    for road in roads:
        assert [field.token for field in road.fields] == [f"{road.colour}-{number}" for number in range(1, 11)]


@pytest.mark.rule("GX-1")
@EVERY_LEVEL
def test_one_ladder_counts_for_all_roads(level):
    assert opening(level).view.ladder == [0, 0, 0, 0, 0, 1, 2, 3, 5, 8]


@pytest.mark.rule("GX-1")
def test_no_level_has_more_than_eight_flags():
    assert max(len(opening(level).flags) for level in LEVELS) == 8


@pytest.mark.rule("GX-2")
def test_the_first_game_begins_with_ten_white_rockets():
    t = opening("1-1")
    assert t.depot == store("10w")
    assert t.supply == store("5w 9g 8s 15p")
    assert board("1-1") == ["..W.W.#.#.", ".#..W..#..", "...#.W..#.", "..#..#W...", "....#.#.W."]
    assert not t.flags
    assert not t.pieces
    assert not t.heights
    assert t.score == 0


@pytest.mark.rule("GX-2")
def test_the_first_game_is_what_is_played_when_nothing_is_said():
    assert GAME.about.resolve_options({}) == GAME.about.resolve_options({"level": "1-1"})


@pytest.mark.rule("GX-2")
@pytest.mark.rule("GX-15")
@EVERY_LEVEL
def test_every_level_has_its_own_start(level):
    t = opening(level)
    *start, _ = reference.LEVELS[level]
    own = dict(zip(BOX, start, strict=True))
    assert t.depot == own
    assert t.supply == {name: BOX[name] - own[name] for name in BOX}
    assert t.view.depot.parts == own["parts"]
    assert t.view.supply.white == 15 - own["white"]
    assert not t.pieces
    assert not t.heights
    assert t.score == 0


@pytest.mark.rule("GX-15")
@pytest.mark.rule("GX-19")
@EVERY_LEVEL
def test_every_level_has_its_own_flags(level):
    t = opening(level)
    assert t.flags == reference.flags_of(level)
    assert t.view.flags == 0


@pytest.mark.rule("GX-19")
@EVERY_LEVEL
def test_no_flag_lies_on_a_vortex(level):
    fields = [field for road in opening(level).view.roads for field in road.fields]
    assert not [field.token for field in fields if field.flag and field.shows == "vortex"]


@pytest.mark.rule("GX-15")
@EVERY_LEVEL
def test_each_chapter_has_one_board(level):
    assert board(level) == reference.BOARDS[level[0]]


@pytest.mark.rule("GX-15")
def test_there_are_twenty_levels_in_four_chapters_of_five():
    (option,) = GAME.about.options
    assert list(option.words) == LEVELS
    assert len(LEVELS) == 20
    for level in LEVELS:
        assert opening(level).view.level == level


@pytest.mark.rule("GX-15")
@pytest.mark.parametrize("level", ["0-1", "1-6", "5-1", "1", ""])
def test_there_is_no_other_level(level):
    with pytest.raises(RaumhafenError) as refusal:
        opening(level)
    assert refusal.value.code == "option-value"


@pytest.mark.rule("GX-14")
@pytest.mark.parametrize("level", LEVELS[:5])
def test_the_levels_of_chapter_1_ask_for_12_15_and_18_points(level):
    assert opening(level).view.medals == [12, 15, 18]


@pytest.mark.rule("GX-14")
def test_chapter_1_asks_for_60_75_and_90_points():
    assert PRINTED.chapter_medal[0].tolist() == [60, 75, 90]


@pytest.mark.rule("GX-14")
@pytest.mark.parametrize("level", LEVELS)
def test_medals_rise(level):
    bronze, silver, gold = opening(level).view.medals
    assert 0 < bronze < silver < gold
    bronze, silver, gold = PRINTED.chapter_medal[int(level[0]) - 1].tolist()
    assert 0 < bronze < silver < gold


# Heights that make certain points: field 6 is worth 1, field 8 is worth 3, field 9 is worth 5, field 10 is worth 8.
SCORES = {
    0: "",
    8: "blue-10",
    11: "blue-10 red-8",
    12: "blue-10 red-8 green-6",
    14: "blue-10 red-9 green-6",
    15: "blue-10 red-9 green-7",
    17: "blue-10 red-10 green-6",
    18: "blue-10 red-10 green-7",
    40: "blue-10 purple-10 green-10 yellow-10 red-10",
}
MEDALS = {0: "", 8: "", 11: "", 12: "bronze", 14: "bronze", 15: "silver", 17: "silver", 18: "gold", 40: "gold"}


@pytest.mark.rule("GX-14")
@pytest.mark.parametrize("score", SCORES)
def test_a_medal_is_reached_with_its_points(score):
    t = table("1w", at=SCORES[score])
    assert t.score == score
    assert t.view.medal == MEDALS[score]


@pytest.mark.rule("GX-14")
@pytest.mark.rule("GX-19")
def test_flags_count_for_medals():
    t = table("1w", "1-3", at=SCORES[11], won=1)
    assert (t.score, t.view.medal) == (12, "bronze")
