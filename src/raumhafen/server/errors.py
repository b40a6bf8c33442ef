"""Requests that cannot be met. What the client learns is a code and one sentence, never how the server works inside."""

from __future__ import annotations

from pathlib import Path

from raumhafen.engine.errors import RaumhafenError

TEXTS = str(Path(__file__).parent / "texts")


class BadInput(RaumhafenError):
    """The request does not make sense."""

    texts = TEXTS
    status = 400


class NotYours(BadInput):
    """Somebody else may do that."""

    status = 403


class NotThere(BadInput):
    """Nothing of that name."""

    status = 404


class NotNow(BadInput):
    """Possible at another time."""

    status = 409


class TooMuch(BadInput):
    """Larger than anybody needs."""

    status = 413


class TooOften(BadInput):
    """Slower, please."""

    status = 429
