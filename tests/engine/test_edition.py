"""Editions: what is wrong is named, with its place and what was expected."""

import pytest

import raumhafen as rh
from raumhafen.engine.edition import MARKS
from raumhafen.engine.errors import EditionError, RaumhafenError
from raumhafen.engine.match import Match
from tests.editions import edition_with
from tests.toy.edition import Edition
from tests.toy.game import GAME as TOY

REFERENCE = TOY.folder / "editions" / "reference.toml"


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ("prize = 1", "prize = 300", "edition-whole", "points.prize"),
        ("prize = 1", "prize = -1", "edition-whole", "points.prize"),
        ("prize = 1", 'prize = "one"', "edition-whole", "points.prize"),
        ("prize = 1", "prize = true", "edition-whole", "points.prize"),
        ("prize = 1", "", "edition-missing", "points.prize"),
        ("prize = 1", "prize = 1\nmalus = 1", "edition-unknown", "points.malus"),
        ("[points]", "[dots]", "edition-missing", "points"),
        ("values = [1, 2, 3]", "values = [1, 2]", "edition-count", "cards.values"),
        ("values = [1, 2, 3]", "values = 3", "edition-list", "cards.values"),
        ("values = [1, 2, 3]", "values = [1, 2, 99]", "edition-whole", "cards.values[2]"),
        ("values = [1, 2, 3]", "values = [1, 2, 2]", "edition-rising", "cards.values"),
        ('prize = "R"', 'prize = "X"', "edition-source", "points.prize"),
        ('source = "R"', "", "edition-source", "cards.values"),
        ('prize = "R" }', 'prize = "R", moons = "R" }', "edition-unknown", "points.source.moons"),
        ('game = "toy"', 'game = "chess"', "edition-choice", "edition.game"),
        ('name = "reference"', 'name = "a b"', "edition-name", "edition.name"),
    ],
)
def test_a_wrong_value_is_named(tmp_path, old, new, code, where):
    with pytest.raises(EditionError) as refused:
        TOY.edition(edition_with(REFERENCE, tmp_path, old, new))
    assert refused.value.code == code
    assert refused.value.facts["where"] == where
    for language in ("de", "en"):
        said = refused.value.say(language)
        assert "mine.toml" in said
        assert where in said
        assert "\n" not in said


def test_files_that_are_no_edition(tmp_path):
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
            TOY.edition(str(path))
        assert refused.value.code == code


def test_an_own_edition_is_played_by_its_values(tmp_path):
    path = edition_with(REFERENCE, tmp_path, "values = [1, 2, 3]", "values = [1, 2, 7]")
    match = Match(TOY, edition=path)
    assert match.edition.hash != TOY.edition().hash
    assert match.edition.data.view(Edition)[0].value.tolist() == [1, 2, 7]


def test_every_value_of_every_edition_has_its_mark():
    for name in rh.GAMES:
        game = rh.load(name)
        for edition in game.about.editions():
            entries = [entry for entry in game.edition(edition).sheet.entries() if not entry[0].startswith("edition.")]
            assert len(entries) > 3
            assert all(mark in MARKS for _, _, mark in entries)


def test_editions_cannot_be_written_on():
    data = TOY.edition().data
    with pytest.raises(ValueError, match="read-only"):
        data[0] = 1
