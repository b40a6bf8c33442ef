"""Galaktico: three sectors, ships with secret loadouts, mirror flights and no dice. For two or three.

Clauses GO-1 … GO-39 in `docs/rules/galaktico.md`.
"""

from pathlib import Path

from raumhafen.engine.about import About, Option, Targets

ABOUT = About(
    id="galaktico",
    order=5,
    title="Galaktico",
    folder=Path(__file__).parent,
    clauses="GO",
    seats=(2, 3),
    default_seats=2,
    minutes=60,
    difficulty=3,
    hidden=True,
    chance=True,
    secret=True,
    options=(Option("standstill", 40, 0, 200),),  # GO-38: turns in a row; 0 is off
    targets=Targets(moves=0.3, state=1024, searched=0.3, cold_share=0.6, first_choice=15),
)
