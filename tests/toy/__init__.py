"""A toy game for testing the engine where no real game goes yet: two or three seats lay numbers in secret, at once.

Each seat chooses one of the cards 1 … 3 for each of two slots, in any order, then says it is ready. When all are, the
cards are shown, the higher sum scores a point (ties are decided at random), and the next round begins.
"""

from pathlib import Path

from raumhafen.engine.about import About, Option

ABOUT = About(
    id="toy",
    title="Toy",
    folder=Path(__file__).parent,
    clauses="TY",
    seats=(2, 3),
    default_seats=2,
    minutes=1,
    difficulty=1,
    hidden=True,
    chance=True,
    secret=True,
    options=(
        Option("rounds", 3, 1, 5),
        Option("mood", 0, 0, 1, ("calm", "wild")),
    ),
)
