"""Editions that cannot be played are refused with one clear error that names the entry and what is expected."""

from pathlib import Path

import pytest

from raumhafen.engine.errors import EditionError

from .positions import GAME, opening, set_up, table

REFERENCE = Path(GAME.folder, "editions", "reference.toml").read_text(encoding="utf-8")
METEORS = '["12", "21", "24", "42", "15", "51", "26", "62"]'


def write(folder, *changes):
    """The edition with the first place that reads so changed, after a heading if one is given."""
    text = REFERENCE
    for heading, old, new in changes:
        at = text.index(heading)
        assert old in text[at:]
        text = text[:at] + text[at:].replace(old, new, 1)
    path = folder / "other.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def error(folder, *changes):
    with pytest.raises(EditionError) as problem:
        GAME.edition(write(folder, *changes))
    for language in ("de", "en"):
        assert str(problem.value.facts["where"]) in problem.value.say(language)
    assert problem.value.facts["file"] == "other.toml"
    return problem.value.facts["where"], problem.value.facts.get("found")


@pytest.mark.rule("GO-7")
@pytest.mark.parametrize(
    ("kind", "old", "new", "entry", "found"),
    [
        ("destroyer", "strength = 5", "strength = -1", "strength", "-1"),
        ("fighter", "strength = 4", 'strength = "four"', "strength", "'four'"),
        ("cruiser", "range = 4", "range = 0", "range", "0"),
        ("scout", "range = 5", "range = 7", "range", "7"),
        ("scout", "range = 5", "range = 2.5", "range", "2.5"),
        ("scout", "count = 5", "count = 0", "count", "0"),
        ("cruiser", "start = 2", "start = 5", "start", "5"),  # more than there are
        ("cruiser", "start = 2", "start = true", "start", "true"),
    ],
)
def test_the_values_of_a_ship_are_bounded(tmp_path, kind, old, new, entry, found):
    assert error(tmp_path, (f"[ships.{kind}]", old, new)) == (f"ships.{kind}.{entry}", found)


@pytest.mark.rule("GO-12")
def test_no_more_ships_begin_than_there_are_start_fields(tmp_path):
    where, found = error(
        tmp_path, ("[ships.scout]", "start = 3", "start = 5"), ("[ships.cruiser]", "start = 2", "start = 3")
    )
    assert where.startswith("ships")
    assert found == "10"


@pytest.mark.rule("GO-6")
def test_a_ship_may_not_be_missing(tmp_path):
    heading = REFERENCE[REFERENCE.index("[ships.fighter]") : REFERENCE.index("[ships.cruiser]")]
    assert error(tmp_path, ("", heading, ""))[0] == "ships.fighter"


@pytest.mark.rule("GO-8")
@pytest.mark.parametrize(
    ("stops", "where"),
    [
        ('["laser"]', "shields.deflector.stops"),
        ('["laser", "quantum", "crypto"]', "shields.deflector.stops"),
        ('["laser", "laser"]', "shields.deflector.stops"),
        ('["laser", "plasma"]', "shields.deflector.stops[1]"),
        ('["impulse", "quantum"]', "shields.deflector.stops"),  # the wave absorber's pair, the other way round
        ('"laser"', "shields.deflector.stops"),
    ],
)
def test_a_shield_stops_two_effects_and_each_pair_exists_once(tmp_path, stops, where):
    found = error(tmp_path, ("[shields.deflector]", 'stops = ["laser", "quantum"]', f"stops = {stops}"))
    assert found[0] == where


@pytest.mark.rule("GO-8")
def test_pairs_may_be_given_to_other_shields(tmp_path):
    path = write(
        tmp_path,
        ("[shields.deflector]", '["laser", "quantum"]', '["laser", "crypto"]'),
        ("[shields.inversion-field]", '["laser", "crypto"]', '["quantum", "laser"]'),
    )
    shields = {shield.token: set(shield.stops) for shield in opening(edition=GAME.edition(path)).view.shields}
    assert shields["deflector"] == {"laser", "crypto"}
    assert shields["inversion-field"] == {"laser", "quantum"}


@pytest.mark.rule("GO-9")
@pytest.mark.parametrize("strength", ["7", "-1", "1.5", '"6"'])
def test_a_weapon_is_0_to_6_strong(tmp_path, strength):
    where, _ = error(tmp_path, ("[weapons.cryo-flash]", "impulse = 6", f"impulse = {strength}"))
    assert where == "weapons.cryo-flash.impulse"


@pytest.mark.rule("GO-9")
def test_a_weapon_has_all_four_effects(tmp_path):
    assert error(tmp_path, ("[weapons.photon-lance]", "quantum = 2\n", ""))[0] == "weapons.photon-lance.quantum"


@pytest.mark.rule("GO-9")
def test_there_is_no_other_effect_and_no_other_weapon(tmp_path):
    added = "quantum = 2\nplasma = 3\n"
    assert error(tmp_path, ("[weapons.photon-lance]", "quantum = 2\n", added))[0] == "weapons.photon-lance.plasma"
    more = '[weapons.club]\nlaser = 1\nquantum = 1\ncrypto = 1\nimpulse = 1\nsource = "R"\n\n[weapons.photon-lance]'
    assert error(tmp_path, ("", "[weapons.photon-lance]", more))[0] == "weapons.club"


@pytest.mark.rule("GO-5")
@pytest.mark.parametrize("station", ["11", "14", "41", "64", "46", "66", "70", "4", "444", "B44", ""])
def test_a_station_has_all_its_neighbours_in_its_sector(tmp_path, station):
    found = error(tmp_path, ("[board]", 'station = "44"', f'station = "{station}"'))
    assert found == ("board.station", repr(station))


@pytest.mark.rule("GO-5")
@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('"62"]', '"12"]', "board.meteors[7]"),  # twice
        ('"62"]', '"44"]', "board.meteors[7]"),  # the station
        ('"15"', '"33"', "board.meteors[4]"),  # a start field
        ('"15"', '"54"', "board.meteors[4]"),
        ('"21"', '"07"', "board.meteors[1]"),
        ('"21"', "21", "board.meteors[1]"),
        (', "62"]', "]", "board.meteors"),  # seven
        ('"62"]', '"62", "66"]', "board.meteors"),  # nine
    ],
)
def test_eight_meteors_lie_on_fields_of_their_own(tmp_path, old, new, where):
    assert error(tmp_path, ("[board]", METEORS, METEORS.replace(old, new)))[0] == where


@pytest.mark.rule("GO-5")
@pytest.mark.rule("GO-12")
def test_another_board_is_played_as_it_is_written(tmp_path):
    path = write(
        tmp_path,
        ("[board]", 'station = "44"', 'station = "55"'),
        ("[board]", METEORS, '["11", "12", "21", "22", "13", "31", "33", "32"]'),
    )
    t = opening(edition=GAME.edition(path))
    assert {field[1:] for field in t.meteors} == {"11", "12", "21", "22", "13", "31", "33", "32"}
    assert [player.station for player in t.view.players] == ["A55", "B55"]
    assert {field for field in t.targets("scout", seat=0) if field.startswith("A")} == {
        *("A44", "A45", "A46", "A54", "A56", "A64", "A65", "A66"),
    }


@pytest.mark.rule("GO-7")
@pytest.mark.rule("GO-27")
@pytest.mark.rule("GO-28")
def test_other_numbers_are_played_as_they_are_written(tmp_path):
    """A scout of strength 2 with a bonus of 4 against a fighter: 14 + 4, and 13."""
    path = write(
        tmp_path,
        ("[ships.scout]", "strength = 1", "strength = 2"),
        ("[ships.scout]", "range = 5", "range = 2"),
        ("[fight]", "meteor_bonus = 3", "meteor_bonus = 4"),
    )
    t = table("scout C22 destroyer A66", "fighter C44 destroyer B66", meteors="C33", edition=GAME.edition(path))
    assert not t.targets("C22") & {"C25", "C52"}
    assert t.do("C22 C44").totals == (18, 13)


@pytest.mark.rule("GO-35")
@pytest.mark.rule("GO-36")
def test_another_goal_and_bonus(tmp_path):
    path = write(tmp_path, ("[end]", "goal = 30", "goal = 12"), ("[end]", "bonus = 5", "bonus = 7"))
    fleets = ["destroyer C33 A66", "scout C34 destroyer B66"]
    t = table(*fleets, points=[11, 0], edition=GAME.edition(path)).do("C33 C34")
    assert t.over
    assert t.points == [12 + 7, 0]


@pytest.mark.rule("GO-35")
@pytest.mark.parametrize(
    ("heading", "old", "new", "where"),
    [
        ("[end]", "goal = 30", "goal = 0", "end.goal"),
        ("[end]", "goal = 30", 'goal = "30"', "end.goal"),
        ("[end]", "bonus = 5", "bonus = -5", "end.bonus"),
        ("[fight]", "meteor_bonus = 3", "meteor_bonus = -3", "fight.meteor_bonus"),
        ("[fight]", "meteor_bonus", "meteors_bonus", "fight.meteor_bonus"),
    ],
)
def test_goal_and_bonuses_are_bounded(tmp_path, heading, old, new, where):
    assert error(tmp_path, (heading, old, new))[0] == where


@pytest.mark.rule("GO-12")
def test_other_numbers_of_ships_begin(tmp_path):
    """Eight ships on eight start fields: none stays empty."""
    path = write(tmp_path, ("[ships.scout]", "start = 3", "start = 4"))
    t = opening(edition=GAME.edition(path))
    for place in ("33", "34", "35", "43"):
        t.do(f"scout A{place}", seat=0)
    assert not {field for field in t.targets("scout", seat=0) if field.startswith("A")}
    assert t.reserve(0)["scout"] == 1
    assert set_up(opening(), 0).active == {1}


@pytest.mark.rule("GO-6")
def test_every_value_says_where_it_comes_from(tmp_path):
    assert error(tmp_path, ("[ships.scout]", 'source = "P"', 'source = "X"'))[0] == "ships.scout.strength"
