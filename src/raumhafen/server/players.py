"""Bots at work: in threads, compiled and without the interpreter's lock, so that the lounge never waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from raumhafen.engine.kernel import Bytes
    from raumhafen.engine.match import Match

logger = logging.getLogger("raumhafen.server")


class Players:
    """The threads in which bots think."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")

    async def choose(self, level: str, match: Match, observed: Bytes, seat: int) -> int:
        """A bot's choice. It is given what its seat observes and a key of its own, nothing else of the match."""
        loop = asyncio.get_running_loop()
        game, edition = match.game, match.edition.data

        def think() -> int:
            import numpy as np

            from raumhafen.bots import bot

            key = np.frombuffer(os.urandom(16), np.uint64).copy()
            return int(bot(level).choose(game, edition, observed, seat, key))

        try:
            return await loop.run_in_executor(self._pool, think)
        except Exception:  # the others at the table shall not wait for ever
            logger.exception("bot %s failed; it plays by lot", level)
            return secrets.choice(match.legal(seat)).id

    def close(self) -> None:
        """Let no further bot begin."""
        self._pool.shutdown(wait=False, cancel_futures=True)
