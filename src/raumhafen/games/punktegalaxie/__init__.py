"""Punktegalaxie: thirteen rounds of taking two cards and laying them into solar systems, for one to five.

Alone one plays against Galaxus, who is a rule. Clauses PG-1 … PG-32 in `docs/rules/punktegalaxie.md`.
"""

from pathlib import Path

from raumhafen.engine.about import About, Option, Targets

DIFFICULTIES = ("easy", "medium", "hard")  #: of Galaxus

ABOUT = About(
    id="punktegalaxie",
    order=4,
    title="Punktegalaxie",
    folder=Path(__file__).parent,
    clauses="PG",
    seats=(1, 5),
    default_seats=2,
    minutes=30,
    difficulty=2,
    hidden=True,
    chance=True,
    book="raumhafen.games.punktegalaxie.book",
    options=(Option("difficulty", 1, 0, len(DIFFICULTIES) - 1, DIFFICULTIES),),
    targets=Targets(moves=1, state=4096, scoring=2, cold_share=0.6, first_choice=15),
)
