"""Fill the cache of compiled rules, a process for each processor: `python -m tests.compile`.

Before the tests, for else each of their processes would compile the same at the same time.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import raumhafen as rh


def main() -> int:
    """Compile every game with its bots and its coach, and the toy."""
    games = [["-m", "raumhafen.server.compile_game", game, "coach"] for game in rh.GAMES]
    with ThreadPoolExecutor(os.cpu_count()) as processes:
        return max(processes.map(run, [*games, ["-c", "import tests.toy.game"]]))


def run(words: list[str]) -> int:
    """Run Python; what it prints is of interest only where it fails."""
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stderr, file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
