"""Punktegalaxie, put together."""

from pathlib import Path

from raumhafen.engine import kernel
from raumhafen.engine.game import Game, Presentation
from raumhafen.engine.tuning import Tuning
from raumhafen.games.punktegalaxie import ABOUT, events, knowledge, model, printed, refusals, rules, terminal, view
from raumhafen.games.punktegalaxie.book import KEEPING
from raumhafen.games.punktegalaxie.evaluation import estimate, focus

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
        speller=view.speller,
        events_between=events.events_between,
        prompt=refusals.prompt,
        refuse=refusals.refuse,
        draw=terminal.draw,
        narrate=terminal.narrate,
    ),
    pack=printed.pack,
    tuning=Tuning(simulations=600, explore=0.03, trust=64, widen=0.25),
    book=KEEPING,
)
