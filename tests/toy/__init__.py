"""A toy of a game for the tests, where no real game goes yet; and the smallest example of a game's files.

Two or three seats lay cards in secret, all at once:

- TY-1: Each seat has two slots and lays one of the cards 1, 2 and 3 into each, in any order.
- TY-2: Once both slots are full, the seat says that it is ready.
- TY-3: When all seats are ready, the cards are shown. The highest sum takes the prize; chance decides ties.
- TY-4: Then the next round begins, until all rounds are played. Most points win.
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
        Option("mood", 0, 0, 1, ("calm", "wild")),  # changes nothing: a choice of words, for the tests
    ),
)
