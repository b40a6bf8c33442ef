"""Compiled, uncompiled and bounds-checked: three ways to run the same rules, and they agree."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.trace import traces
from tests.picked import SOLO

ROOT = Path(__file__).parents[2]

BEYOND = """
import numpy as np
from tests.conformance.settings import Setting
match = Setting("toy", 2).match()
match.game.kernels.legal(match.edition.data, np.frombuffer(match.state, np.uint8).copy(), 0, np.zeros(1, np.int32))
"""

SMALL = ("toy", SOLO)  # whose rules are compiled soonest

OTHER_NUMBA = f"""
from numba.core import codegen, compiler
del codegen.JITCodeLibrary
from tests.conformance.trace import traces
print(traces(*{SMALL}), end="")
from raumhafen.engine import inlining
assert inlining.PIPELINE is compiler.Compiler
"""


def run(words, **environment):
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )


@pytest.fixture(scope="module")
def compiled():
    return traces()


@pytest.mark.parametrize("way", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_every_way_to_run_gives_the_same_bytes(way, compiled):
    done = run(["-m", "tests.conformance.trace"], **{way: "1"})
    assert done.returncode == 0, done.stderr
    assert done.stdout == compiled


def test_helpers_that_numba_compiles_give_the_same_bytes(tmp_path):
    """As on a numba whose inner classes are not what they were."""
    done = run(["-c", OTHER_NUMBA], RAUMHAFEN_CACHE=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout == traces(*SMALL)


def test_bounds_are_checked_when_asked():
    done = run(["-c", BEYOND], NUMBA_BOUNDSCHECK="1")
    assert "IndexError" in done.stderr
