"""Raumschiffe: two ships, laid out in secret at the same time, then the shooting. For two.

Clauses RS-1 … RS-16 in `docs/rules/raumschiffe.md`.
"""

from collections.abc import Mapping
from pathlib import Path

from raumhafen.engine.about import About, Option, Targets
from raumhafen.engine.errors import Refused

TEXTS = str(Path(__file__).parent / "texts")
BATTLE, CUDDLE = range(2)
RANDOM, FIRST, SECOND = range(3)
HIGHEST_TARGET = 15  # beyond it a ship could run out of cards to lay


def check_options(options: Mapping[str, int]) -> None:
    """RS-11: higher targets are for the cuddle variant only."""
    if options["variant"] == BATTLE and options["target"] > HIGHEST_TARGET:
        raise Refused("raumschiffe-target", "RS-11", TEXTS, found=options["target"], highest=HIGHEST_TARGET)


ABOUT = About(
    id="raumschiffe",
    order=2,
    title="Raumschiffe",
    folder=Path(__file__).parent,
    clauses="RS",
    seats=(2, 2),
    default_seats=2,
    minutes=15,
    difficulty=2,
    hidden=True,
    chance=True,
    lucky=True,
    secret=True,
    options=(
        Option("variant", BATTLE, BATTLE, CUDDLE, ("battle", "cuddle")),
        Option("target", 13, 1, 99),
        Option("limit", 40, 0, 200),
        Option("starter", RANDOM, RANDOM, SECOND, ("random", "first", "second")),
    ),
    check_options=check_options,
    targets=Targets(moves=5, state=512, searched=5),
)
