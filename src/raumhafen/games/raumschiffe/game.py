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

TUNING = Tuning(simulations=2_000, explore=0.2, trust=4, mix=0.8)

GAME = Game(ABOUT, edition, model, rules, knowledge, evaluation, view, actions, events, terminal, TUNING)
