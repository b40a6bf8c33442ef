"""Everything a person reads, in German and English, from Fluent catalogues.

The engine's own sentences lie beside this file; a game brings its folder `texts/`. A game's messages win over the
engine's, so that a game may say something better for itself.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en")
COMMON = Path(__file__).parent


class Texts:
    """The sentences of one language: `texts("error-over")`."""

    def __init__(self, language: str, *folders: Path) -> None:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Message

        self.language = language
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.names: list[str] = []
        for folder in (COMMON, *folders):
            resource = FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8"))
            self.bundle.add_resource(resource, allow_overrides=True)
            self.names += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    @staticmethod
    @lru_cache(maxsize=64)
    def of(language: str, folder: str = "") -> Texts:
        """The catalogue of a language, with a game's folder on top if one is named."""
        return Texts(language, *([Path(folder)] if folder else []))

    def __contains__(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def __call__(self, message: str, /, **facts: object) -> str:
        found = self.bundle.get_message(message)
        if found.value is None:
            raise KeyError(message)
        text, errors = self.bundle.format_pattern(found.value, facts)
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def format(self, message: str, facts: Mapping[str, object]) -> str:
        """A message whose facts may be messages too, or lists of them: those that begin with @."""
        return self(message, **{name: self._formatted(fact) for name, fact in facts.items()})

    def listed(self, parts: Iterable[str]) -> str:
        """Parts with commas between them; those that begin with @ are messages."""
        return ", ".join(str(self._formatted(part)) for part in parts)

    def _formatted(self, fact: object) -> object:
        if isinstance(fact, tuple):
            return self.listed(fact)
        return self(fact[1:]) if isinstance(fact, str) and fact.startswith("@") else fact

    def words(self, prefix: str) -> dict[str, str]:
        """The messages that begin so, by the rest of their names: a little vocabulary."""
        return {name[len(prefix) :]: self(name) for name in self.names if name.startswith(prefix)}


def plain(language: str) -> dict[str, str]:
    """The engine's messages that hold no facts, read without Fluent: for what must start at once."""
    lines = (COMMON / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition(" = ") for line in lines if " = " in line and not line.startswith(("#", " ")))
    return {name: text for name, _, text in pairs if "{" not in text}


def preferred() -> str:
    """The language of the environment: German where it is German, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "de" if value.lower().startswith("de") else "en"
    return "en"
