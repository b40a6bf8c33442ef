"""One server for a data folder: whoever comes second learns where the first is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from raumhafen.engine.storage import seize


class AlreadyRunning(Exception):
    """Another server holds the folder; the argument is its address."""


@contextmanager
def alone(folder: Path, address: str) -> Iterator[None]:
    """Hold a folder, and tell others where to find us. The system lets go of it when the process ends, however."""
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "address"
    with (folder / "lock").open("a") as file:
        try:
            seize(file)
        except OSError:
            raise AlreadyRunning(note.read_text("utf-8").strip() if note.exists() else "") from None
        note.write_text(address + "\n", "utf-8")
        try:
            yield
        finally:
            note.unlink(missing_ok=True)
