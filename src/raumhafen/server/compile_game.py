"""Fill the cache of compiled rules for a game and print progress: `python -m raumhafen.server.compile_game GAME`."""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from pathlib import Path


def main(game: str, coach: bool = False) -> None:
    """Compile a game and the bots, with `coach` its coach too; prints a line "done total" for each kernel."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(10)  # the server comes first
    from raumhafen import bots, engine
    from raumhafen.engine import kernel
    from raumhafen.games import about

    folders = [Path(engine.__file__).parent, Path(bots.__file__).parent, about(game).folder]
    sources = [path for folder in folders for path in folder.rglob("*.py")]
    marked = sum(len(re.findall(r"^@compiled\(", path.read_text("utf-8"), re.MULTILINE)) for path in sources)
    total, done = marked + len(kernel.SIGNATURES), 0

    def print_progress(_name: str) -> None:
        nonlocal done
        print(min(done, total), total, flush=True)
        done += 1

    kernel.listen(print_progress)
    from raumhafen.server.preparation import Catalogue

    loaded = Catalogue().load(game)
    if coach:
        Catalogue().load_coach(loaded)
    print(total, total, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], "coach" in sys.argv[2:])
