"""Actions and moves as a match knows them. Importing this loads no rules."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

Said = str | Sequence[str]  #: an action by its tokens, in any order; or by a person's text, with spaces between them


class Action(msgspec.Struct, frozen=True, gc=False):
    """Something a seat may do: its id, and the tokens that say it."""

    id: int
    tokens: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.tokens)


class Move(msgspec.Struct, frozen=True, gc=False):
    """An action that was played."""

    seat: int
    action: Action
    open: bool  #: was it made before all eyes? If not, in secret, at the same time as others
    before: bytes  #: the state it was played in


def tokens_of(said: Said | Action) -> tuple[str, ...]:
    """What was said, token by token."""
    if isinstance(said, Action):
        return said.tokens
    return tuple(said.split() if isinstance(said, str) else said)
