"""Progress on standard error: a bar at a terminal, elsewhere at most one line; nothing where RAUMHAFEN_QUIET is set."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress


class Bar:
    """How far something is. One bar at a time is on the screen: a second one is not shown meanwhile."""

    _on_screen: Bar | None = None

    def __init__(self, title: str, total: float, line: bool = True) -> None:
        self._title, self._total = title, total
        self._line = line  #: say the title, once, where there is no terminal
        self._progress: Progress | None = None

    def show(self, done: float, note: str = "") -> None:
        """Show how far it is; the first call makes the bar, or the line, appear."""
        if os.environ.get("RAUMHAFEN_QUIET") or Bar._on_screen not in (None, self):
            return
        if sys.stderr.isatty():
            self._progress = self._progress or _progress(self._title, self._total)
            self._progress.update(self._progress.task_ids[0], completed=done, note=note)
            self._progress.start()
            Bar._on_screen = self
        elif self._line:
            self._line = False
            print(self._title, file=sys.stderr, flush=True)

    def hide(self) -> None:
        """Take it off the screen; it comes back where it was when there is more to show."""
        if self._progress is not None and Bar._on_screen is self:
            self._progress.stop()
            Bar._on_screen = None


@contextmanager
def counting(title: str, numbers: bool = False, line: bool = False) -> Iterator[Callable[[int, int], None]]:
    """Gives a function to be told how many of how many are done; `numbers` shows both, where one takes a while."""
    bar = Bar(title, 100, line)
    try:
        yield lambda done, total: bar.show(100 * done / max(total, 1), f"{done}/{total}" if numbers else "")
    finally:
        bar.hide()


def _progress(title: str, total: float) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}"), BarColumn(24), TextColumn("{task.fields[note]}"), TimeElapsedColumn(),
    )  # fmt: skip
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    progress.add_task(title, total=total, note="")
    return progress
