"""Editions: what is wrong is named, with its place and what was expected."""

import pytest

import raumhafen as rh
from raumhafen.engine.edition import MARKS
from raumhafen.engine.errors import EditionError, RaumhafenError

REFERENCE = rh.about("schlachten").folder / "editions" / "reference.toml"


def edition_with(folder, old, new):
    text = REFERENCE.read_text(encoding="utf-8")
    assert old in text
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ("bonus = 3", "bonus = 300", "edition-whole", "figures.bonus"),
        ("bonus = 3", 'bonus = "three"', "edition-whole", "figures.bonus"),
        ("bonus = 3", "bonus = true", "edition-whole", "figures.bonus"),
        ("bonus = 3", "", "edition-missing", "figures.bonus"),
        ("bonus = 3", "bonus = 3\nmalus = 1", "edition-unknown", "figures.malus"),
        ("[figures]", "[figurines]", "edition-missing", "figures"),
        ("capital = 5", "capital = -1", "edition-whole", "worlds.capital"),
        ("values = [2, 3, 4, 5, 6]", "values = [2, 3, 4, 5]", "edition-count", "battle.values"),
        ("values = [2, 3, 4, 5, 6]", "values = 5", "edition-list", "battle.values"),
        ("values = [2, 3, 4, 5, 6]", "values = [2, 3, 4, 5, 99]", "edition-whole", "battle.values[4]"),
        ("values = [2, 3, 4, 5, 6]", "values = [2, 3, 4, 4, 6]", "edition-rising", "battle.values"),
        ("copies = [6, 3]", "copies = [6, 4]", "edition-schlachten-cards", "specials.copies"),
        ('planets = "S"', 'planets = "X"', "edition-source", "worlds.planets"),
        ('source = "P"', "", "edition-source", "figures.bonus"),
        ('capital = "R" }', 'capital = "R", moons = "R" }', "edition-unknown", "worlds.source.moons"),
        ('game = "schlachten"', 'game = "galaktico"', "edition-choice", "edition.game"),
        ('name = "reference"', 'name = "a b"', "edition-name", "edition.name"),
    ],
)
def test_a_wrong_value_is_named(tmp_path, old, new, code, where):
    with pytest.raises(EditionError) as refused:
        rh.load("schlachten").edition(edition_with(tmp_path, old, new))
    assert refused.value.code == code
    assert refused.value.facts["where"] == where
    for language in ("de", "en"):
        said = refused.value.say(language)
        assert "mine.toml" in said
        assert where in said
        assert "\n" not in said


def test_files_that_are_no_edition(tmp_path):
    game = rh.load("schlachten")
    for content, code in [
        (b"values = [", "edition-syntax"),
        (b"\xff\xfe", "edition-not-text"),
        (None, "edition-unreadable"),
    ]:
        path = tmp_path / "odd.toml"
        path.unlink(missing_ok=True)
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(RaumhafenError) as refused:
            game.edition(str(path))
        assert refused.value.code == code


def test_an_own_edition_is_played_by_its_values(tmp_path):
    path = edition_with(tmp_path, "capital = 5", "capital = 9").replace("reference", "mine")
    match = rh.new("schlachten", seats=2, edition=path)
    reference = rh.load("schlachten").edition()
    assert match.edition.hash != reference.hash
    from raumhafen.games.schlachten.edition import Edition

    assert match.edition.data.view(Edition)[0].world_value[18:].tolist() == [9] * 6


def test_every_value_of_every_edition_has_its_mark():
    for name in rh.GAMES:
        game = rh.load(name)
        for edition in game.about.editions():
            entries = [entry for entry in game.edition(edition).sheet.entries() if not entry[0].startswith("edition.")]
            assert len(entries) > 3
            assert all(mark in MARKS for _, _, mark in entries)


def test_editions_cannot_be_written_on():
    data = rh.load("schlachten").edition().data
    with pytest.raises(ValueError, match="read-only"):
        data[0] = 1
