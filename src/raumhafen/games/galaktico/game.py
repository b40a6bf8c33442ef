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

TUNING = Tuning(simulations=400, candidates=8, explore=0.05, trust=16, widen=0.5)

GAME = Game(ABOUT, edition, model, rules, knowledge, evaluation, view, actions, events, terminal, TUNING)
