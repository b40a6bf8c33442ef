"""The toy, put together."""

from raumhafen.engine.game import Game
from tests.toy import ABOUT, actions, edition, evaluation, events, knowledge, model, rules, terminal, view

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
)
