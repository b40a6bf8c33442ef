"""A clock that a test sets, so that nothing has to be waited for and nothing can come too late."""

from __future__ import annotations

import time
from types import ModuleType
from typing import Any

import pytest


class Clock:
    """Stands in for the module `time` in others. It stands still, or goes on by a step whenever it is read."""

    def __init__(self, patch: pytest.MonkeyPatch, *modules: ModuleType, step: float = 0.0) -> None:
        self.now = 1_000.0
        self.step = step
        for module in modules:
            patch.setattr(module, "time", self)

    def monotonic(self) -> float:
        self.now += self.step
        return self.now

    perf_counter = monotonic

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)  # the time of day, and to sleep
