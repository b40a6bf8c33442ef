"""Files that people name: read whole or not at all, written whole or not at all."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from raumhafen.engine.errors import EditionError, RaumhafenError, trouble
from raumhafen.engine.record import SUFFIX, Record


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    """Report errors inside as errors of this file."""
    try:
        yield
    except UnicodeDecodeError:
        raise RaumhafenError("file-text", file=str(path)) from None
    except OSError as problem:
        raise RaumhafenError("file", file=str(path), problem=trouble(problem)) from None


def read_text(path: Path) -> str:
    """The text of a file."""
    with file_errors(path):
        return path.read_text(encoding="utf-8")


def read_record(path: Path) -> Record:
    """The record in a file."""
    return Record.parse(read_text(path))


def record_path(name: str) -> Path:
    """Where a record of that name goes: it always ends in the suffix of records."""
    if not name.isprintable():
        raise RaumhafenError("file", file=name, problem=RaumhafenError("file-name"))
    path = Path(name).expanduser()
    return path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)


def check_folder(path: Path) -> None:
    """Refuse a file for which there is no folder."""
    if not path.parent.is_dir():
        raise RaumhafenError("no-folder", folder=str(path.parent))


def write_text(path: Path, text: str) -> None:
    """Write a file beside its place and move it there, so that it is never seen half-written."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    with file_errors(path):
        check_folder(path)
        try:
            with fresh.open("x", encoding="utf-8") as file:
                file.write(text)
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)


def edition_game(path: Path) -> str:
    """The game that an edition file names; whether the rest is right is for that game to say."""
    if path.suffix != ".toml":
        raise EditionError("edition-suffix", file=str(path))
    try:
        head = tomllib.loads(read_text(path)).get("edition")
    except tomllib.TOMLDecodeError as problem:
        raise EditionError("edition-syntax", file=str(path), problem=str(problem)) from None
    if not isinstance(head, dict) or not isinstance(head.get("game"), str):
        raise EditionError("edition-missing", file=str(path), where="edition.game")
    return str(head["game"])
