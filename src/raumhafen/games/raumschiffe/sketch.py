"""The table as text, and what happened in words."""

from __future__ import annotations

from collections.abc import Sequence

from raumhafen.engine.game import Say
from raumhafen.games.raumschiffe.table import View
from raumhafen.games.raumschiffe.tell import Event


def sketch(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """The table as lines of text."""
    return [view.phase]


def narrate(event: Event, say: Say, names: Sequence[str]) -> str:
    """An event as a line of the log."""
    return str(event)
