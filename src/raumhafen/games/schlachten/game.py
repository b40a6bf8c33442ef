"""Galaktische Schlachten, put together."""

from raumhafen.engine.game import Game
from raumhafen.engine.tuning import Tuning
from raumhafen.games.schlachten import (
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

TUNING = Tuning(simulations=1_500, explore=0.05, trust=32, widen=0.3)

GAME = Game(ABOUT, edition, model, rules, knowledge, evaluation, view, actions, events, terminal, TUNING)
