"""Galaktix, put together."""

from raumhafen.engine.game import Game
from raumhafen.engine.tuning import Tuning
from raumhafen.games.galaktix import (
    ABOUT,
    actions,
    edition,
    evaluation,
    events,
    knowledge,
    model,
    rules,
    terminal,
    view,
)

GAME = Game(
    ABOUT,
    edition=edition,
    model=model,
    rules=rules,
    knowledge=knowledge,
    evaluation=evaluation,
    view=view,
    actions=actions,
    events=events,
    terminal=terminal,
    tuning=Tuning(simulations=4_000, explore=0.02, trust=64),
)
