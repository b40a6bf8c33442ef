"""Bots at work: in threads, compiled and without the interpreter's lock, so that the lounge never waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from raumhafen.bots import Player
    from raumhafen.engine.kernel import Bytes
    from raumhafen.engine.match import Match
    from raumhafen.server.table import Table

NICENESS = 10  #: by which threads that think yield to others

logger = logging.getLogger("raumhafen.server")


def low_priority_threads(threads: int, name: str) -> ThreadPoolExecutor:
    """Threads that think for long: all others get a processor first, above all the event loop."""
    return ThreadPoolExecutor(threads, name, initializer=_lower_priority)


def _lower_priority() -> None:
    if sys.platform == "linux":  # where a thread has a priority of its own
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


class BotThreads:
    """The threads in which bots think. Those that choose at once do not stand in line behind those that search."""

    def __init__(self, threads: int) -> None:
        self._searching = low_priority_threads(threads, "search")
        self._quick = ThreadPoolExecutor(1, "bot")

    async def choose(self, player: Player, observed: Bytes, stop: Bytes) -> int:
        """A bot's choice. It is given what its seat observes and a key of its own, nothing else of the match."""

        def think() -> int:
            import numpy as np

            from raumhafen.engine.advice import SECONDS, Limits

            key = np.frombuffer(os.urandom(16), np.uint64).copy()
            return int(player.choose(observed, key, Limits(time.monotonic() + SECONDS, stop)))

        threads = self._searching if player.bot.kernel is None else self._quick
        return await asyncio.get_running_loop().run_in_executor(threads, think)

    def close(self) -> None:
        """Let no further bot begin."""
        for threads in (self._searching, self._quick):
            threads.shutdown(wait=False, cancel_futures=True)


class BotChoice:
    """What a bot is to do in a position."""

    def __init__(self, match: Match, seat: int, level: str) -> None:
        import numpy as np

        self.match, self.seat, self.level = match, seat, level
        self.observed = match.observed(seat)
        self.stop = np.zeros(1, np.uint8)  #: ends its thinking
        self.action = -1  #: until it is chosen

    @property
    def gone(self) -> bool:
        """Is the position gone, or the bot, so that the choice is of no use?"""
        return bool(self.stop[0])

    def check(self, table: Table) -> None:
        """The table changed: does the same bot play there, and does it observe the same?"""
        if self.gone:
            return
        seen = self.match.observed_bytes(self.seat)
        if table.seats[self.seat].played_by != self.level or seen != self.observed.tobytes():
            self.stop[0] = 1


class SeatedBots:
    """The bots of one table. Each keeps from move to move what it found out; one thinks at a time."""

    def __init__(self, threads: BotThreads, search_ready: Callable[[str], Awaitable[None]]) -> None:
        self._threads = threads
        self._search_ready = search_ready  #: waits until bots that search can
        self._seated: dict[int, Player] = {}
        self._choice: BotChoice | None = None  #: the last one; the table may change until it is played

    async def choose(self, match: Match, seat: int, level: str) -> BotChoice:
        """What a bot does now."""
        self._choice = choice = BotChoice(match, seat, level)
        try:
            player = await self._player(match, seat, level)
            choice.action = await self._threads.choose(player, choice.observed, choice.stop)
        except asyncio.CancelledError:  # the lounge closes
            choice.stop[0] = 1
            raise
        except Exception:  # the others at the table must not wait for ever
            logger.exception("bot %s failed; it plays at random", level)
            if not choice.gone:
                choice.action = secrets.choice(match.legal(seat)).id
        return choice

    async def _player(self, match: Match, seat: int, level: str) -> Player:
        from raumhafen.bots import bot

        chosen = bot(level)
        if chosen.kernel is None:
            await self._search_ready(match.game.id)
        player = self._seated.get(seat)
        if player is None or player.bot != chosen:
            self._seated[seat] = player = chosen.sit(match.game, match.edition.data, seat)
        return player

    def table_changed(self, table: Table) -> None:
        """The table changed: stop thinking about a position that is gone, drop bots that no longer play."""
        match = table.match
        if match is None or match.over:
            self.dismiss()
            return
        for seat, player in list(self._seated.items()):
            if table.seats[seat].played_by != player.bot.name:
                del self._seated[seat]
        if self._choice is not None:
            self._choice.check(table)

    def dismiss(self) -> None:
        """Drop all bots, and stop the one that thinks."""
        self._seated.clear()
        if self._choice is not None:
            self._choice.stop[0] = 1
