"""Lines of text with [colour]…[/] around what has one, as sketches and logs are made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

WIDTH = 80  #: letters of a line
NAME_WIDTH = 16  #: letters of a name where many stand below or beside one another

#: Colours by their tags, each as the terminal shows it.
COLOURS = {
    "yellow": "bright_yellow",
    "red": "bright_red",
    "blue": "dodger_blue1",
    "green": "green3",
    "violet": "medium_purple1",
    "purple": "medium_orchid1",
    "orange": "dark_orange",
}
STYLES = COLOURS | {"bold": "bold", "dim": "dim"}
TAG = re.compile(rf"\[({'|'.join(STYLES)}|/)\]")


def plain(text: str) -> str:
    """A text without its tags."""
    return TAG.sub("", text)


def length(text: str) -> int:
    """How many letters are seen."""
    return len(plain(text))


def pad(text: str, width: int, before: bool = False) -> str:
    """A text filled up to a width, with blanks behind or before it."""
    gap = " " * (width - length(text))
    return gap + text if before else text + gap


def short(name: str) -> str:
    """A name, or as much of it as there is room for."""
    return name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1].rstrip() + "…"


def flow(lead: str, parts: Iterable[str], between: str = ", ") -> list[str]:
    """Parts one after another behind a lead, on as many lines as they need."""
    first, *more = parts
    lines, line = [], lead + first
    for part in more:
        if length((line + between + part + between).rstrip()) > WIDTH:  # what comes between may end a line
            lines.append((line + between).rstrip(" ·"))  # a comma stays, a dot goes
            line = " " * length(lead) + part.lstrip()
        else:
            line += between + part
    return [*lines, line]


def flag(holds: bool) -> str:
    """How a message is told whether something holds."""
    return "yes" if holds else "no"


def who(seat: int, names: Sequence[str]) -> dict[str, str]:
    """Whom a sentence is about: a player by name, or you, where the name is empty."""
    return {"name": names[seat], "you": flag(not names[seat])}
