"""Punktegalaxie, put together."""

from raumhafen.engine.game import Game
from raumhafen.engine.tuning import Tuning
from raumhafen.games.punktegalaxie import (
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
    tuning=Tuning(simulations=600, explore=0.03, trust=64, widen=0.25),
)
