"""Progress while something is compiled, for commands and for those who play from Python."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from raumhafen.engine.compilation import Compiling, listening
from raumhafen.storage.folders import cache_root
from raumhafen.text.progress import Bar

KERNELS = 24  #: to be compiled, roughly: the engine's, a game's and a bot's


@contextmanager
def showing_compilation(language: str) -> Iterator[None]:
    """Show it on standard error whenever something inside is compiled."""
    bar: Bar | None = None
    count = 0

    def show(compiling: Compiling | None) -> None:
        nonlocal bar, count
        if compiling is not None:
            bar = bar or Bar(_title(language, compiling.kept), KERNELS)
            bar.show(min(count, KERNELS - 1))
            count += 1
        elif bar is not None:
            bar.hide()

    with listening(show):
        yield


def _title(language: str, kept: bool) -> str:
    from raumhafen.engine.texts import Texts

    say = Texts.of(language)
    return say("preparing") if kept else say("preparing-again", folder=str(cache_root()))
