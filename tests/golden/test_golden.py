import pytest

import raumhafen as rh
from tests.golden.playthrough import file_of, playthrough


@pytest.mark.parametrize("game", rh.GAMES)
def test_a_short_match_goes_as_it_went(game):
    assert playthrough(game) == file_of(game).read_text(encoding="utf-8"), (
        "the behaviour changed; if that is meant, run: python -m tests.golden.playthrough"
    )
