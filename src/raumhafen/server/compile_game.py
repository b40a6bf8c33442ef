"""Fill the cache with compiled rules and print progress: `python -m raumhafen.server.compile_game GAME [coach]`.

Several of these run at once, for one server or for several. What they share is compiled by one of them: each thing has
a lock, and who gets it later finds it in the cache. Each ends with its standard input, that is with its server.
"""

from __future__ import annotations

import os
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib import import_module
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

import raumhafen
from raumhafen.games import about, load
from raumhafen.storage.files import writing
from raumhafen.storage.folders import cache_root

if TYPE_CHECKING:
    from raumhafen.engine.compilation import Compiling

ENGINE = ("raumhafen.engine.rng",)  #: modules that all games need compiled
BOTS = ("raumhafen.bots.random", "raumhafen.bots.greedy", "raumhafen.bots.levels")  #: that choose without searching
SEARCH = ("raumhafen.bots.search", "raumhafen.bots.review")  #: what all coaches need

_MARK = re.compile(r"^@compiled\(", re.MULTILINE)


def main(game: str, coach: bool = False) -> None:
    """Compile what a match needs, or a coach."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(10)  # the server comes first
    threading.Thread(target=end_with_input, daemon=True).start()
    with alone(f"{game}-coach" if coach else game):
        if coach:
            compile_coach(game)
        else:
            compile_match(game)


def end_with_input() -> None:
    """End this process when there is no server any more that would end it; what is in the cache is whole."""
    while os.read(sys.stdin.fileno(), 4096):
        pass
    os._exit(1)


def compile_match(game: str) -> None:
    """Compile the rules of a game and the bots; prints a line "done total" for each function."""
    from raumhafen.engine.compilation import listening
    from raumhafen.engine.kernel import SIGNATURES

    shared = marked(*map(_source, ENGINE))
    own = marked(*about(game).folder.rglob("*.py")) + len(SIGNATURES)
    total, done = shared + own + marked(*map(_source, BOTS)), 0

    def print_progress(compiling: Compiling | None) -> None:
        nonlocal done
        if compiling is None:
            done = min(done + 1, total - 1)
        print(done, total, flush=True)

    with listening(print_progress):
        compile_modules("engine", *ENGINE)
        done = shared
        load(game)
        done = shared + own
        compile_modules("bots", *BOTS)
    print(total, total, flush=True)


def compile_coach(game: str) -> None:
    """Compile what a coach needs."""
    from raumhafen.bots import coach

    compile_modules("engine", *ENGINE)
    compile_modules("search", *SEARCH)
    if about(game).expert:
        with alone(game):
            ready = load(game)
        coach.prepare(ready)


def compile_modules(name: str, *modules: str) -> None:
    """Compile modules that several games share."""
    with alone(name):
        for module in modules:
            import_module(module)


@contextmanager
def alone(thing: str) -> Iterator[None]:
    """Be the only process that compiles something. If it dies, the system lets the next one in."""
    with ExitStack() as held:
        with suppress(OSError):  # nothing can be kept here
            held.enter_context(writing(cache_root() / "compiling" / thing, inf))
        yield


def marked(*sources: Path) -> int:
    """How many functions in these files are compiled when they are imported."""
    return sum(len(_MARK.findall(path.read_text("utf-8"))) for path in sources)


def _source(module: str) -> Path:
    return Path(raumhafen.__file__).parents[1].joinpath(*module.split(".")).with_suffix(".py")


if __name__ == "__main__":
    main(sys.argv[1], "coach" in sys.argv[2:])
