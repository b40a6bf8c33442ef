"""Figures: something measured, and what it should be."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from raumhafen.terminal.reports import number, print_table

if TYPE_CHECKING:
    from raumhafen.engine.texts import Texts


@dataclass(frozen=True)
class Figure:
    """Something measured, and what it should be."""

    name: str
    value: float
    unit: str
    target: float | None = None
    better: Literal["more", "less"] = "more"
    met: bool | None = field(init=False)  #: is the target reached? None where there is none

    def __post_init__(self) -> None:
        reached = None
        if self.target is not None:
            reached = self.value >= self.target if self.better == "more" else self.value <= self.target
        object.__setattr__(self, "met", reached)


def seconds(job: Callable[[], object], times: int = 5) -> float:
    """How long a job takes: the best of several, since a machine has other things to do."""
    best = float("inf")
    for _ in range(times):
        begun = time.perf_counter()
        job()
        best = min(best, time.perf_counter() - begun)
    return best


def show_figures(figures: Sequence[Figure], say: Texts) -> None:
    """What was measured against what was aimed at, as a table."""
    limits = {"more": "bench-at-least", "less": "bench-at-most"}
    print_table(
        [say(f"bench-{column}") for column in ("name", "value", "unit", "target", "met")],
        [
            [
                figure.name,
                number(figure.value, say),
                figure.unit,
                "" if figure.target is None else say(limits[figure.better], value=number(figure.target, say)),
                "" if figure.met is None else say("yes" if figure.met else "no"),
            ]
            for figure in figures
        ],
        numbers=(1, 3),
    )
