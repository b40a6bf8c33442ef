"""The review of a level: points to expect, and where they were given away."""

import numpy as np

import raumhafen as rh
from raumhafen.bots import greedy
from raumhafen.bots.review import review

KEY = "0123456789abcdef" * 2


def played(blunder=None):
    """A level played by the greedy bot, but for one move."""
    match = rh.new("galaktix", key=KEY)
    while not match.over:
        number = len(match.moves)
        lots = np.array([number, 1], np.uint64)
        chosen = greedy.BOT.choose(match.game, match.edition.data, match.observed(0), 0, lots)
        match.play(0, blunder[1] if blunder and blunder[0] == number else int(chosen))
    return match


def test_a_blunder_is_found_where_it_was_made():
    """To send the rocket back where it would climb from 6 to 9 on the red road costs points."""
    assert "red-9 white" in str(played().moves[41].action)
    match = played((41, "back white"))
    found = review(match, worlds=200)
    assert (found.unit, len(found.steps)) == ("points", len(match.moves))
    [blunder] = [turning for turning in found.turning if turning.step == 41]
    assert blunder.before[0] - blunder.after[0] > 3
    assert blunder.changed == (0,)
    assert found.points[-1] == tuple(map(float, match.scores))
