"""Galaktico, put together."""

from raumhafen.engine.game import Game
from raumhafen.engine.tuning import Tuning
from raumhafen.games.galaktico import (
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
    tuning=Tuning(simulations=400, candidates=8, explore=0.05, trust=16, widen=0.5),
)
