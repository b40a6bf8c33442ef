"""Progress on standard error: a bar at a terminal, elsewhere at most one line."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

QUICK = 1.0  #: seconds that need no explanation
KERNELS = 20  #: to be made ready, roughly: the engine's, a game's and a bot's


@contextmanager
def preparing(title: str) -> Iterator[None]:
    """Show how far the compilation inside has got; nothing if everything was compiled before."""
    from raumhafen.engine import kernel

    begun, count = time.monotonic(), 0
    with _bar(title, KERNELS) as show:

        def listener(_: str) -> None:
            nonlocal count
            count += 1
            if time.monotonic() - begun > QUICK:
                show(min(count, KERNELS - 1))

        kernel.listen(listener)
        try:
            yield
        finally:
            kernel.listen(None)


@contextmanager
def counting(title: str, numbers: bool = False, line: bool = False) -> Iterator[Callable[[int, int], None]]:
    """Gives a function to be told how many of how many are done; `numbers` shows both, where one takes a while."""
    with _bar(title, 100, line) as show:
        yield lambda done, total: show(100 * done / max(total, 1), f"{done}/{total}" if numbers else "")


@contextmanager
def _bar(title: str, total: int, line: bool = True) -> Iterator[Callable[..., None]]:
    """Gives a function to be told how far it is; the first call makes the bar, or the line, appear."""
    progress: Progress | None = None
    said = False

    def show(done: float, note: str = "") -> None:
        nonlocal progress, said
        if sys.stderr.isatty():
            progress = progress or _progress(title, total)
            progress.update(progress.task_ids[0], completed=done, note=note)
        elif line and not said:
            said = True
            print(title, file=sys.stderr, flush=True)

    try:
        yield show
    finally:
        if progress is not None:
            progress.stop()


def _progress(title: str, total: int) -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}"), BarColumn(24), TextColumn("{task.fields[note]}"), TimeElapsedColumn(),
    )  # fmt: skip
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    progress.add_task(title, total=total, note="")
    progress.start()
    return progress
