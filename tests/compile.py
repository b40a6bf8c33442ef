"""Fill the cache of compiled rules, in a process for each processor: `python -m tests.compile`.

Before the tests: else each of their processes would compile the same at the same time.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tests.server.harness import TestCatalogue

CATALOGUE = TestCatalogue()


def compile_all() -> int:
    """Every game, with its bots and its coach; 0 if all went well."""
    commands = [[sys.executable, "-m", "tests.compile", game] for game in CATALOGUE.ids()]
    with ThreadPoolExecutor(os.cpu_count()) as processes:
        return max(processes.map(subprocess.call, commands))


def compile_one(game: str) -> int:
    """A game, in this process."""
    CATALOGUE.load_coach(CATALOGUE.load(game))
    return 0


if __name__ == "__main__":
    sys.exit(compile_one(sys.argv[1]) if sys.argv[1:] else compile_all())
