"""Editions that cannot be played are refused with one clear error that names the place."""

from pathlib import Path

import pytest

from raumhafen.engine.errors import EditionError

from .positions import GAME, after, opening, table

REFERENCE = Path(GAME.folder, "editions", "reference.toml").read_text(encoding="utf-8")
FIRST_LEVEL = 'name = "1-1"\nrockets = [10, 0, 0]\nparts = 0\nflags = []\nmedals = [12, 15, 18]\n'
FLAGS = 'flags = ["b3", "p3", "g3", "y2", "r3"]'
EIGHT = 'flags = ["b3", "b6", "p3", "p7", "g6", "y5", "y8", "r6"]'


def write(folder, old, new):
    """The edition with the first place that reads so changed."""
    assert old in REFERENCE
    path = folder / "other.toml"
    path.write_text(REFERENCE.replace(old, new, 1), encoding="utf-8")
    return str(path)


def error(folder, old, new):
    with pytest.raises(EditionError) as problem:
        GAME.edition(write(folder, old, new))
    assert problem.value.facts["file"] == "other.toml"
    return problem.value.code, problem.value.facts["where"], problem.value.facts.get("found")


@pytest.mark.rule("GX-1")
@pytest.mark.parametrize("road", ["..W.W.#.#", "..W.W.#.#..", "", "..W.W.#.#x", "..w.W.#.#."])
def test_a_road_is_ten_signs(tmp_path, road):
    found = error(tmp_path, 'blue = "..W.W.#.#."', f'blue = "{road}"')
    assert found == ("edition-galaktix-road", "chapter[0].blue", repr(road))


@pytest.mark.rule("GX-1")
def test_a_road_is_a_text(tmp_path):
    assert error(tmp_path, 'red = "....#.#.W."', "red = 10")[:2] == ("edition-text", "chapter[0].red")


@pytest.mark.rule("GX-5")
@pytest.mark.rule("GX-6")
def test_the_last_field_is_no_vortex(tmp_path):
    found = error(tmp_path, 'yellow = "..#..#S.#."', 'yellow = "..#..#S.##"')
    assert found == ("edition-galaktix-summit", "chapter[2].yellow", "'..#..#S.##'")


@pytest.mark.rule("GX-13")
def test_the_ladder_rises(tmp_path):
    found = error(tmp_path, "points = [0, 0, 0, 0, 0, 1, 2, 3, 5, 8]", "points = [0, 0, 0, 0, 0, 1, 2, 3, 8, 5]")
    assert found == ("edition-galaktix-ladder", "ladder.points", "[0, 0, 0, 0, 0, 1, 2, 3, 8, 5]")


@pytest.mark.rule("GX-1")
@pytest.mark.rule("GX-13")
def test_the_ladder_of_a_level_rises_too(tmp_path):
    own = FIRST_LEVEL + "ladder = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]\n"
    assert error(tmp_path, FIRST_LEVEL + "source = {", own + 'source = { ladder = "R",')[:2] == (
        "edition-galaktix-ladder",
        "level[0].ladder",
    )


@pytest.mark.rule("GX-1")
@pytest.mark.rule("GX-13")
def test_a_level_may_have_a_ladder_of_its_own(tmp_path):
    own = FIRST_LEVEL + "ladder = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]\n"
    edition = GAME.edition(write(tmp_path, FIRST_LEVEL + "source = {", own + 'source = { ladder = "R",'))
    t = opening("1-1", edition=edition)
    assert t.view.ladder == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert table("1w", "1-1", at="blue-3 red-10", edition=edition).score == 13
    assert table("1w", "1-2", at="blue-3 red-10", edition=edition).score == 8


@pytest.mark.rule("GX-15")
def test_another_board_is_played_as_it_is_written(tmp_path):
    edition = GAME.edition(write(tmp_path, 'red = "....#.#.W."', 'red = "..S.......'.ljust(17) + '"'))
    t = after("red red red blue blue", "red-3 white", "2w", edition=edition)
    assert t.depot["black"] == 1


@pytest.mark.rule("GX-19")
@pytest.mark.parametrize(
    ("flag", "code"),
    [
        ("b7", "edition-galaktix-flag"),  # a vortex
        ("r3", "edition-galaktix-flag"),  # there is one already
        ("x3", "edition-galaktix-field"),
        ("b0", "edition-galaktix-field"),
        ("b11", "edition-galaktix-field"),
        ("b", "edition-galaktix-field"),
        ("3", "edition-galaktix-field"),
        ("", "edition-galaktix-field"),
        ("b-3", "edition-galaktix-field"),
        ("blue-3", "edition-galaktix-field"),
    ],
)
def test_a_flag_lies_on_a_field_that_is_no_vortex(tmp_path, flag, code):
    found = error(tmp_path, FLAGS, f'flags = ["r3", "y2", "{flag}"]')
    assert found == (code, "level[2].flags[2]", repr(flag))


@pytest.mark.rule("GX-19")
@pytest.mark.parametrize(("flag", "field"), [("r10", "red-10"), ("b3", "blue-3"), ("r1", "red-1")])
def test_a_flag_may_lie_on_the_last_field_and_on_extra_fields(tmp_path, flag, field):
    edition = GAME.edition(write(tmp_path, FLAGS, f'flags = ["{flag}"]'))
    assert opening("1-3", edition=edition).flags == {field}


@pytest.mark.rule("GX-13")
@pytest.mark.rule("GX-19")
def test_a_flag_on_the_last_field_adds_to_its_points(tmp_path):
    edition = GAME.edition(write(tmp_path, FLAGS, 'flags = ["r10"]'))
    t = after("red red tool tool blue", "red-10 white", "3w", "1-3", at="red-8", edition=edition)
    assert t.score == 8 + 1
    assert not t.flags


@pytest.mark.rule("GX-1")
@pytest.mark.rule("GX-19")
def test_there_are_no_more_flags_than_in_the_box(tmp_path):
    assert error(tmp_path, EIGHT, EIGHT[:-1] + ', "r1"]') == ("edition-galaktix-box", "level[4].flags", "9")


@pytest.mark.rule("GX-1")
@pytest.mark.parametrize(
    ("rockets", "place", "count"), [("[16, 0, 0]", 0, "16"), ("[10, 10, 0]", 1, "10"), ("[10, 0, 9]", 2, "9")]
)
def test_there_are_no_more_rockets_than_in_the_box(tmp_path, rockets, place, count):
    found = error(tmp_path, "rockets = [10, 0, 0]", f"rockets = {rockets}")
    assert found == ("edition-galaktix-box", f"level[0].rockets[{place}]", count)


@pytest.mark.rule("GX-1")
def test_there_are_no_more_parts_than_in_the_box(tmp_path):
    found = error(tmp_path, "rockets = [8, 0, 0]\nparts = 4", "rockets = [8, 0, 0]\nparts = 16")
    assert found == ("edition-whole", "level[1].parts", "16")


@pytest.mark.rule("GX-14")
@pytest.mark.parametrize("medals", ["[12, 12, 18]", "[15, 12, 18]", "[12, 18, 18]", "[18, 15, 12]"])
def test_the_medals_of_a_level_rise(tmp_path, medals):
    found = error(tmp_path, "medals = [12, 15, 18]", f"medals = {medals}")
    assert found == ("edition-rising", "level[0].medals", medals)


@pytest.mark.rule("GX-14")
def test_the_medals_of_a_chapter_rise(tmp_path):
    found = error(tmp_path, "medals = [60, 75, 90]", "medals = [60, 90, 75]")
    assert found == ("edition-rising", "chapter[0].medals", "[60, 90, 75]")


@pytest.mark.rule("GX-15")
def test_levels_come_in_their_order(tmp_path):
    assert error(tmp_path, 'name = "1-2"', 'name = "1-3"')[:2] == ("edition-galaktix-order", "level[1].name")


@pytest.mark.rule("GX-15")
def test_there_is_no_level_of_another_name(tmp_path):
    assert error(tmp_path, 'name = "4-5"', 'name = "5-1"') == ("edition-choice", "level[19].name", "'5-1'")


@pytest.mark.rule("GX-15")
def test_all_twenty_levels_are_there(tmp_path):
    last = REFERENCE[REFERENCE.rindex("[[level]]") :]
    assert error(tmp_path, last, "") == ("edition-count", "level", "19")
