"""Galaktische Schlachten: an auction of battle cards for face-down worlds, for two to six.

Clauses GS-1 … GS-15 in `docs/rules/schlachten.md`.
"""

from pathlib import Path

from raumhafen.engine.about import About, Targets

ABOUT = About(
    id="schlachten",
    order=1,
    title="Galaktische Schlachten",
    folder=Path(__file__).parent,
    clauses="GS",
    seats=(2, 6),
    default_seats=3,
    minutes=20,
    difficulty=1,
    hidden=True,
    chance=True,
    lucky=True,
    targets=Targets(moves=6, state=1024, searched=5),
)
