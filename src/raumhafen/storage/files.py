"""Files of our own: one writer at a time, and each of them whole whatever happens."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock_file(file: IO[str]) -> None:
        """Lock a file until it is closed, or fail at once. The system unlocks it even when the process crashes."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_file(file: IO[str]) -> None:
        """Lock a file until it is closed, or fail at once. The system unlocks it even when the process crashes."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


PATIENCE = 10.0  #: seconds to wait for another writer
PAUSE = 0.01


@contextmanager
def writing(path: Path, patience: float = PATIENCE) -> Iterator[None]:
    """Be the only one who writes a file: others wait, in this process and in any other."""
    path.parent.mkdir(parents=True, exist_ok=True)
    deadline = time.monotonic() + patience
    with path.with_name(path.name + ".lock").open("a") as lock:
        while True:
            try:
                lock_file(lock)
                break
            except OSError:
                if time.monotonic() >= deadline:
                    raise TimeoutError(str(path)) from None
                time.sleep(PAUSE)
        yield


def write(path: Path, text: str) -> None:
    """Put a file in its place, whole and durably: after a crash it is the old one or the new one. Only within
    `writing`."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    if sys.platform != "win32":  # where a folder cannot be opened
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
