"""Raumschiffe, put together."""

from pathlib import Path

from raumhafen.engine import kernel
from raumhafen.engine.game import Game, Table
from raumhafen.engine.tuning import Tuning
from raumhafen.games.raumschiffe import ABOUT, knowledge, model, rules, sketch, table, tell
from raumhafen.games.raumschiffe.estimate import estimate, focus

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
    table=Table(
        view=table.view,
        speller=table.speller,
        tell=tell.tell,
        prompt=table.prompt,
        refuse=table.refuse,
        sketch=sketch.sketch,
        narrate=sketch.narrate,
    ),
    pack=model.pack,
    tuning=Tuning(simulations=2_000, explore=0.2, trust=4, mix=0.8),
)
