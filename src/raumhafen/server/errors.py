"""Requests that cannot be met. What the client learns is a code and one sentence, never how the server works inside."""

from __future__ import annotations

from pathlib import Path

from raumhafen.engine.errors import RaumhafenError

TEXTS = str(Path(__file__).parent / "texts")


class BadRequest(RaumhafenError):
    """The request does not make sense."""

    texts = TEXTS
    status = 400


class Forbidden(BadRequest):
    """Only another device may do that."""

    status = 403


class NotFound(BadRequest):
    """There is nothing of that name."""

    status = 404


class Conflict(BadRequest):
    """Not possible at this time."""

    status = 409


class TooManyRequests(BadRequest):
    """More requests than one address may make."""

    status = 429
