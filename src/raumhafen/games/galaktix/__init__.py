"""Galaktix: a game of dice for one, on five star roads, in twenty levels. Rules: `docs/rules/galaktix.md`."""

from pathlib import Path

from raumhafen.engine.about import About, Option

CHAPTERS, CHAPTER = 4, 5  #: chapters, and the levels of each
LEVELS = tuple(f"{chapter}-{level}" for chapter in range(1, CHAPTERS + 1) for level in range(1, CHAPTER + 1))

ABOUT = About(
    id="galaktix",
    order=3,
    title="Galaktix",
    folder=Path(__file__).parent,
    clauses="GX",
    seats=(1, 1),
    default_seats=1,
    minutes=15,
    difficulty=1,
    hidden=False,
    chance=True,
    book="raumhafen.games.galaktix.book",
    expert="raumhafen.games.galaktix.expert",
    options=(Option("level", 0, 0, len(LEVELS) - 1, LEVELS),),
)
