"""Raumschiffe, put together."""

from raumhafen.engine.game import Game
from raumhafen.engine.tuning import Tuning
from raumhafen.games.raumschiffe import (
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
    tuning=Tuning(simulations=2_000, explore=0.2, trust=4, mix=0.8),
)
