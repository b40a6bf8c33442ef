"""Galaktico, put together."""

from pathlib import Path

from raumhafen.engine import kernel
from raumhafen.engine.game import Game, Presentation
from raumhafen.engine.tuning import Tuning
from raumhafen.games.galaktico import ABOUT, events, knowledge, model, refusals, rules, terminal, view, words
from raumhafen.games.galaktico.evaluation import estimate, focus

GAME = Game(
    about=ABOUT,
    folder=Path(__file__).parent,
    edition_layout=model.Edition,
    state_layout=model.State,
    actions=model.ACTIONS,
    kernels=kernel.ready(
        start=rules.start,
        active=rules.active,
        legal=rules.legal,
        apply=rules.apply,
        scores=rules.scores,
        ranks=rules.ranks,
        observe=knowledge.observe,
        resample=knowledge.resample,
        estimate=estimate,
        focus=focus,
        step=rules.step,
    ),
    presentation=Presentation(
        view=view.view,
        speller=words.speller,
        events_between=events.events_between,
        prompt=words.prompt,
        refuse=refusals.refuse,
        draw=terminal.draw,
        narrate=terminal.narrate,
    ),
    pack=model.pack,
    tuning=Tuning(simulations=400, look=8, explore=0.05, trust=16, widen=0.5),
)
