"""The review of a match against Galaxus."""

from raumhafen.bots.review import review, unit_of
from raumhafen.engine.about import SPECTATOR
from tests.conformance.settings import Setting, positions


def test_alone_against_galaxus_it_is_the_chance_to_beat_him():
    *_, match = positions(Setting("punktegalaxie", 1), 5)
    mine, his = (score.total for score in match.events(SPECTATOR, len(match.moves) - 1)[-1].scores)
    assert (unit_of(match), match.ranks) == ("chances", (0,))
    assert mine < his  # a random player loses
    found = review(match, worlds=8)
    assert found.points[-1] == (0.0,)
    assert all(0.0 <= chance <= 1.0 for (chance,) in found.points)
