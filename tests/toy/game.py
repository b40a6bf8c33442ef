"""The toy, put together."""

from raumhafen.engine.game import Game
from tests.toy import ABOUT, actions, edition, evaluation, events, knowledge, model, rules, terminal, view

GAME = Game(ABOUT, edition, model, rules, knowledge, evaluation, view, actions, events, terminal)
