"""Editions of one's own: what must fit together, and what the rules make of other values (GS-1)."""

import pytest

import raumhafen as rh
from raumhafen.engine.errors import EditionError
from raumhafen.games.schlachten.edition import PLANETS, Edition
from tests.editions import edition_with
from tests.games.schlachten.test_terminal import REFERENCE


@pytest.mark.parametrize("language", ["de", "en"])
def test_there_must_be_99_cards(tmp_path, language):
    with pytest.raises(EditionError) as refused:
        rh.load("schlachten").edition(edition_with(REFERENCE, tmp_path, "copies = [6, 3]", "copies = [6, 4]"))
    assert (refused.value.code, refused.value.facts["where"]) == ("edition-schlachten-cards", "specials.copies")
    assert "specials.copies" in refused.value.say(language)
    assert "99" in refused.value.say(language)


def test_an_own_edition_is_played_by_its_values(tmp_path):
    match = rh.new("schlachten", seats=2, edition=edition_with(REFERENCE, tmp_path, "capital = 5", "capital = 9"))
    assert match.edition.hash != rh.load("schlachten").edition().hash
    assert match.edition.data.view(Edition)[0].world_value[PLANETS:].tolist() == [9] * 6
