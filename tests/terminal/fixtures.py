"""What a test of a command is given: a match that is written down.

This file is loaded for all tests, so what takes long to import is imported where it is used.
"""

from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def record_text() -> str:
    """A match of three, played to its end."""
    from tests.terminal.console import record_of

    return record_of(seats=3, names=("Ada", "Bo", "Cy"))


@pytest.fixture
def record_file(tmp_path, record_text) -> Path:
    """The same as a file."""
    path = tmp_path / "match.rec"
    path.write_text(record_text, "utf-8")
    return path
