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

TUNING = Tuning(simulations=600, explore=0.03, trust=64, widen=0.25)

GAME = Game(ABOUT, edition, model, rules, knowledge, evaluation, view, actions, events, terminal, TUNING)
