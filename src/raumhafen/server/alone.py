"""One server for a data folder: whoever comes second learns where the first is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _seize(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class Occupied(Exception):
    """Another server holds the folder; the argument is its address."""


@contextmanager
def alone(folder: Path, address: str) -> Iterator[None]:
    """Hold a folder, and tell others where to find us. The system lets go of it when the process ends, however."""
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "address"
    with (folder / "lock").open("a") as file:
        try:
            _seize(file)
        except OSError:
            raise Occupied(note.read_text("utf-8").strip() if note.exists() else "") from None
        note.write_text(address + "\n", "utf-8")
        try:
            yield
        finally:
            note.unlink(missing_ok=True)
