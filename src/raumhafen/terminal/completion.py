"""Line editing and completion with the Tab key, where the terminal offers them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence


def enable(words: Callable[[], Sequence[str]]) -> None:
    """Complete to the words that make sense at the moment."""
    try:
        import readline
    except ImportError:  # not on every system
        return
    if not sys.stdin.isatty():
        return
    found: list[str] = []

    def complete(typed: str, number: int) -> str | None:
        if number == 0:
            found[:] = [word + " " for word in words() if word.startswith(typed)]
        return found[number] if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ,")
    editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
