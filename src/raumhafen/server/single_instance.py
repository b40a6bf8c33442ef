"""One server for a data folder: a second one is told the address of the first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from raumhafen.storage.files import lock_file


class AlreadyRunning(Exception):
    """Another server uses the folder; the argument is its address."""


@contextmanager
def single_instance(folder: Path, address: str) -> Iterator[None]:
    """Lock a data folder, and leave our address there. The system unlocks it even when the process crashes."""
    folder.mkdir(parents=True, exist_ok=True)
    address_file = folder / "address"
    with (folder / "lock").open("a") as file:
        try:
            lock_file(file)
        except OSError:
            raise AlreadyRunning(address_file.read_text("utf-8").strip() if address_file.exists() else "") from None
        address_file.write_text(address + "\n", "utf-8")
        try:
            yield
        finally:
            address_file.unlink(missing_ok=True)
