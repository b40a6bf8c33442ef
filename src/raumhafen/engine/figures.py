"""Figures: something measured, and what it should be."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal


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
