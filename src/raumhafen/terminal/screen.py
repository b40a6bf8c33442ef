"""What is written to the terminal: coloured where that helps, and plain text where it does not.

Text comes with `[red]…[/]` around what has a colour. Plain output is linear and says everything in words, for
screen readers, pipes and files.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from functools import cached_property
from textwrap import TextWrapper
from typing import TYPE_CHECKING

from raumhafen.text.layout import STYLES, TAG, WIDTH, plain

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

_SPAN = re.compile(rf"\[({'|'.join(STYLES)})\](.*?)\[/\]")
_SPOKEN = (("▒▒▒▒▒", "?    "), ("▸", ">"), ("◂", "<"), ("│", "|"), (" · ", "; "))  # what a screen reader stumbles over
_UNSPOKEN = str.maketrans(dict.fromkeys("┃━✕○◇─", " "))  # pictures of what stands beside them in letters
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what was scrolled off it


def printable(text: str) -> str:
    """Text on one line, without anything that a terminal would obey."""
    return "".join(sign if sign.isprintable() else "·" for sign in " ".join(text.splitlines()))


class Screen:
    """Writes lines to the terminal, and asks for a line of input."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"

    def line(self, text: str = "", style: str = "") -> None:
        """Write one line as it is."""
        if self.plain:
            text = plain(text)
            for sign, spoken in _SPOKEN:
                text = text.replace(sign, spoken)
            print(text.translate(_UNSPOKEN).rstrip(), flush=True)
        else:
            self._console.print(_styled(text, style), soft_wrap=True)

    def lines(self, lines: Iterable[str], style: str = "") -> None:
        """Write lines as they are."""
        for line in lines:
            self.line(line, style)

    def prose(self, text: str, style: str = "", lead: str = "") -> None:
        """Write a sentence, on as many lines as it needs."""
        self.lines(wrap(text, lead), style)

    def heading(self, text: str) -> None:
        """Begin something new."""
        self.line()
        if self.plain:
            self.line(text)
        else:
            self.line(f"[dim]──[/] [bold]{text}[/] [dim]{'─' * (WIDTH - len(text) - 4)}[/]")

    def rule(self) -> None:
        """Draw the eye to what comes next."""
        self.line("" if self.plain else f"[dim]{'─' * WIDTH}[/]")

    def clear(self) -> None:
        """Wipe everything away, where that is possible."""
        if self.plain:
            self.line()
        else:
            print(_CLEAR, end="", flush=True)

    def markdown(self, text: str) -> None:
        """Write a text with headings and lists."""
        if self.plain:
            print(text, flush=True)
        else:
            from rich.markdown import Markdown

            self._console.print(Markdown(text), width=min(self._console.width, 100))

    def ask(self, prompt: str = "> ") -> str:
        """What a person types. Raises EOFError at the end of the input."""
        said = input(prompt).strip()
        if not sys.stdin.isatty():
            print(said, flush=True)  # as it would stand there, had it been typed
        return said

    @cached_property
    def _console(self) -> Console:
        from rich.console import Console

        return Console(highlight=False)


def wrap(text: str, lead: str = "") -> list[str]:
    """A sentence as lines of at most `WIDTH` letters; a coloured part stays together on one line."""
    tags: list[str] = []

    def shrink(found: re.Match[str]) -> str:  # a tag takes the room of one letter, and its text has no gaps
        tags.append(found[1])
        return f"\x01{found[2].replace(' ', chr(2))}\x03"

    lines = TextWrapper(
        WIDTH, initial_indent=lead, subsequent_indent=" " * len(lead), break_long_words=False, break_on_hyphens=False
    ).wrap(_SPAN.sub(shrink, text))
    waiting = iter(tags)
    return [
        re.sub("\x01", lambda _: f"[{next(waiting)}]", line).replace("\x02", " ").replace("\x03", "[/]")
        for line in lines
    ] or [lead]


def _styled(text: str, style: str) -> Text:
    from rich.text import Text

    made = Text(style=style)
    colour = ""
    for place, part in enumerate(TAG.split(text)):
        if place % 2:
            colour = "" if part == "/" else STYLES[part]
        else:
            made.append(part, colour or None)
    return made
