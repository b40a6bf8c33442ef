"""What holds for all tests: nobody's own data is touched, and where the time goes is told."""

import os
import signal
import tempfile
from collections import Counter
from pathlib import Path

import pytest

from raumhafen.storage.folders import cache_root

# What the tests of client, server and terminal are given; those in the games' own folders, too.
pytest_plugins = ["tests.browser.fixtures", "tests.server.fixtures", "tests.terminal.fixtures"]

# Set at once and for every process that a test starts: matches and books of the tests go where nobody keeps any.
folder = tempfile.TemporaryDirectory(prefix="raumhafen-tests-")
os.environ["RAUMHAFEN_DATA"] = folder.name

# A shell starts what is to run in the background deaf to interrupts, and so would be all that the tests interrupt.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def fresh_cache(tmp_path, monkeypatch):
    """A cache in which nothing is kept but the compiled rules: to compile them anew would take minutes."""
    kernels = cache_root() / "kernels"
    kernels.mkdir(parents=True, exist_ok=True)
    cache = tmp_path / "cache"
    cache.mkdir()
    (cache / "kernels").symlink_to(kernels, target_is_directory=True)
    monkeypatch.setenv("RAUMHAFEN_CACHE", str(cache))
    return cache


def pytest_collection_modifyitems(items):
    """Tests in browsers come first. They take longest, and so one of two processes gets them all: it alone opens a
    lounge and starts browsers, and in the end neither waits for the other."""
    items.sort(key=lambda item: "browser" not in item.nodeid)


def pytest_terminal_summary(terminalreporter, config):
    """Asked for the slowest tests, also say how long those of each folder took."""
    if config.option.durations is None:
        return
    seconds = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                path = Path(report.nodeid.partition("::")[0])
                seconds["browsers" if "browser" in path.as_posix() else path.parent.as_posix()] += report.duration
    terminalreporter.section("seconds by folder")
    for name, spent in seconds.most_common(12):
        terminalreporter.write_line(f"{spent:8.1f}s {name}")
