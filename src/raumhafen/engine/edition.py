"""Editions: the values of a game's material, from TOML, each with where it comes from.

A table of the file says its sources beside its values, as one mark for all or one for each:

    [cards]
    values = [2, 3, 4, 5, 6]
    copies = 3
    source = { values = "S", copies = "R" }

Marks: P printed, D derived, S from a review, R reconstructed by us.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from raumhafen.engine.errors import EditionError, trouble
from raumhafen.engine.kernel import Bytes

MARKS = ("P", "D", "S", "R")
SUFFIX = ".toml"


class Edition:
    """One edition of a game: its name, its packed bytes and the values people may look at."""

    def __init__(self, game: str, name: str, data: Bytes, sheet: Sheet) -> None:
        self.game = game
        self.name = name
        self.data = data
        self.data.flags.writeable = False
        self.sheet = sheet

    @property
    def hash(self) -> str:
        """Sixteen hexadecimal digits that tell editions apart by what they hold, not by their name."""
        return hashlib.sha256(self.data.tobytes()).hexdigest()[:16]

    def __repr__(self) -> str:
        return f"<edition {self.name} of {self.game}, {self.hash}>"


class Sheet:
    """A table of an edition file, read value by value; whatever is wrong says where and what was expected."""

    def __init__(self, values: dict[str, Any], file: str, path: str = "") -> None:
        self._file = file
        self._path = path
        self._values = {key: value for key, value in values.items() if key != "source"}
        self._sources = values.get("source", "")
        self._read: set[str] = set()
        self._tables: dict[str, list[Sheet]] = {}

    # what a game's `pack` asks for

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self._take(key)
        return self._whole(key, value, low, high)

    def wholes(self, key: str, low: int, high: int, count: int) -> list[int]:
        """A list of `count` whole numbers within bounds."""
        values = self._list(key, count)
        return [self._whole(f"{key}[{place}]", value, low, high) for place, value in enumerate(values)]

    def choice(self, key: str, words: tuple[str, ...]) -> str:
        """One of some words."""
        return self._choice(key, self._take(key), words)

    def choices(self, key: str, words: tuple[str, ...], count: int) -> list[str]:
        """A list of `count` words, each one of those given."""
        values = self._list(key, count)
        return [self._choice(f"{key}[{place}]", value, words) for place, value in enumerate(values)]

    def has(self, key: str) -> bool:
        """Is a value that may be left out there?"""
        self._read.add(key)
        return key in self._values

    def text(self, key: str) -> str:
        """A text."""
        value = self._take(key)
        if not isinstance(value, str):
            self._refuse(key, "text", value)
        return str(value)

    def texts(self, key: str, count: int | None = None) -> list[str]:
        """A list of `count` texts, or of any number."""
        values = self._list(key, count)
        for place, value in enumerate(values):
            if not isinstance(value, str):
                self._refuse(f"{key}[{place}]", "text", value)
        return [str(value) for value in values]

    def table(self, key: str) -> Sheet:
        """A table inside this one."""
        value = self._take(key, sourced=False)
        if not isinstance(value, dict):
            self._refuse(key, "table", value)
        self._tables[key] = [Sheet(value, self._file, self._where(key))]
        return self._tables[key][0]

    def tables(self, key: str, low: int, high: int) -> list[Sheet]:
        """A list of tables."""
        values = self._take(key, sourced=False)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            self._refuse(key, "tables", values)
        if not low <= len(values) <= high:
            self._refuse(key, "count", len(values), count=f"{low}–{high}" if low < high else low)
        self._tables[key] = [
            Sheet(value, self._file, self._where(f"{key}[{place}]")) for place, value in enumerate(values)
        ]
        return self._tables[key]

    def done(self) -> None:
        """Refuse whatever was written but never asked for: most likely a misspelt name."""
        for key in self._values:
            if key not in self._read:
                self._refuse(key, "unknown", self._values[key], known=", ".join(sorted(self._read)))
        if isinstance(self._sources, dict):
            for key in self._sources:
                if key not in self._read:
                    self._refuse(f"source.{key}", "unknown", self._sources[key], known=", ".join(sorted(self._read)))
        for tables in self._tables.values():
            for table in tables:
                table.done()

    def require(self, key: str, holds: bool, expected: str, found: object) -> None:
        """Refuse a value that fits alone but not together with others; `expected` names an engine or game text."""
        if not holds:
            self._refuse(key, expected, found)

    # what people look at

    def entries(self) -> Iterator[tuple[str, object, str]]:
        """Every value with its path and its mark, in the order of the file."""
        for key, value in self._values.items():
            if key in self._tables:
                for table in self._tables[key]:
                    yield from table.entries()
            else:
                yield self._where(key), value, self._mark(key)

    # within

    def _where(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key

    def _refuse(self, key: str, expected: str, found: object, **facts: object) -> None:
        raise EditionError(f"edition-{expected}", file=self._file, where=self._where(key), found=show(found), **facts)

    def _take(self, key: str, sourced: bool = True) -> Any:
        self._read.add(key)
        if key not in self._values:
            raise EditionError("edition-missing", file=self._file, where=self._where(key))
        if sourced and self._mark(key) not in MARKS:
            raise EditionError("edition-source", file=self._file, where=self._where(key), found=show(self._mark(key)))
        return self._values[key]

    def _mark(self, key: str) -> str:
        mark = self._sources.get(key, "") if isinstance(self._sources, dict) else self._sources
        return str(mark)

    def _list(self, key: str, count: int | None) -> list[Any]:
        values = self._take(key)
        if not isinstance(values, list):
            self._refuse(key, "list", values)
        if count is not None and len(values) != count:
            self._refuse(key, "count", len(values), count=count)
        return list(values)

    def _whole(self, key: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self._refuse(key, "whole", value, low=low, high=high)
        assert isinstance(value, int)
        return value

    def _choice(self, key: str, value: object, words: tuple[str, ...]) -> str:
        if value not in words:
            self._refuse(key, "choice", value, words=", ".join(words))
        return str(value)


def show(value: object) -> str:
    """A value as the file would spell it, cut short."""
    text = str(value).lower() if isinstance(value, bool) else repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "…"


def read(path: Path, game: str) -> tuple[str, Sheet]:
    """Read an edition file: the edition's name and its sheet, checked to be one of this game."""
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise EditionError("edition-unreadable", file=str(path), problem=trouble(problem)) from None
    except UnicodeDecodeError:
        raise EditionError("edition-not-text", file=str(path)) from None
    except tomllib.TOMLDecodeError as problem:
        raise EditionError("edition-syntax", file=str(path), problem=str(problem)) from None
    sheet = Sheet(values, path.name)
    head = sheet.table("edition")
    head._sources = "R"  # a name needs no source
    if head.choice("game", (game,)) != game:
        raise AssertionError
    name = head._take("name")
    if not isinstance(name, str) or not name or any(not (sign.isalnum() or sign in "-_.") for sign in name):
        head._refuse("name", "name", name)
    return str(name), sheet


def empty(layout: np.dtype[Any]) -> tuple[Bytes, Any]:
    """Blank bytes for an edition record, and the record lying on them."""
    data = np.zeros(layout.itemsize, np.uint8)
    return data, data.view(layout)[0]
