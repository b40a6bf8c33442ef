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

TUNING = Tuning(simulations=4_000, explore=0.02, trust=64)

GAME = Game(ABOUT, edition, model, rules, knowledge, evaluation, view, actions, events, terminal, TUNING)
