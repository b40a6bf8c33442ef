"""Compiles and loads games while the lounge is already open.

The first time on a machine a game's rules are compiled, which takes a while and would stall all tables. So a process
of its own does that and fills the cache; then this one loads them from there.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

import raumhafen.games
from raumhafen.server.errors import NotFound
from raumhafen.server.protocol import Preparing

if TYPE_CHECKING:
    from raumhafen.engine.about import About
    from raumhafen.engine.game import Game

logger = logging.getLogger("raumhafen.server")


class Catalogue:
    """The games of the lounge."""

    def ids(self) -> Sequence[str]:
        """Their short names."""
        return raumhafen.games.GAMES

    def about(self, game: str) -> About:
        """A game's card."""
        if game not in self.ids():
            raise NotFound("game", found=game[:40], known=", ".join(self.ids()))
        return raumhafen.games.about(game)

    def editions(self, game: str) -> list[str]:
        """The editions that come with a game; other files of the server's machine are not offered."""
        return self.about(game).editions()

    def load(self, game: str) -> Game:
        """A game made ready; takes a while."""
        from raumhafen.bots import bot, bots_for
        from raumhafen.bots import review as review  # compiled here, not in the lounge
        from raumhafen.bots.coach import expert_for

        loaded = raumhafen.games.load(game)
        for name in bots_for(loaded.about):
            bot(name)
        expert_for(loaded.about)  # lists which of its games are solved
        return loaded

    def load_coach(self, game: Game) -> None:
        """Have a game's coach made ready, and with it what bots that search need; takes a while."""
        from raumhafen.bots import coach

        coach.prepare(game)


class Preparation:
    """Which games are ready, and the progress of the others."""

    def __init__(self, catalogue: Catalogue, in_subprocess: bool) -> None:
        self.catalogue = catalogue
        self._in_subprocess = in_subprocess and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
        self._ready: dict[str, Game] = {}
        self._coaches_to_load: list[str] = []  #: of games that are ready
        self._awaited_coaches: set[str] = set()  #: those of them that a table waits for
        self._kernels_done: dict[str, tuple[int, int]] = {}  #: by game: compiled kernels, and all of them
        self._requested: list[str] = []
        self._work = asyncio.Event()
        self._progress_made = asyncio.Event()
        self._process: asyncio.subprocess.Process | None = None

    def loaded(self, game: str) -> Game | None:
        """A game, if it is ready."""
        return self._ready.get(game)

    def coach_ready(self, game: str) -> bool:
        """Is a game ready, and its coach?"""
        return game in self._ready and game not in self._coaches_to_load

    def progress(self, game: str) -> float:
        """How far a game is, 0 … 1."""
        if game in self._ready:
            return 1.0
        done, total = self._kernels_done.get(game, (0, 1))
        return min(done / total, 0.99)

    def progress_message(self, game: str) -> bytes:
        """How far a game is, as a live message."""
        return msgspec.json.encode(Preparing(*self._kernels_done.get(game, (0, 1))))

    def request(self, game: str, *, urgent: bool = True) -> None:
        """Have a game loaded, before those that are not urgent."""
        if game in self._ready:
            return
        if game in self._requested and urgent:
            self._requested.remove(game)
        if game not in self._requested:
            self._requested.insert(0 if urgent else len(self._requested), game)
        self._work.set()

    async def wait(self, game: str) -> AsyncIterator[float]:
        """Wait until a game is ready; yields its progress whenever that changes."""
        while game not in self._ready:
            self.request(game)
            progress_made = self._progress_made
            yield self.progress(game)
            await progress_made.wait()

    async def wait_for_coach(self, game: str) -> None:
        """Wait until a game's coach is ready, and with it the bots that search."""
        while not self.coach_ready(game):
            self._awaited_coaches.add(game)
            self._work.set()
            await self._progress_made.wait()

    async def run(self) -> None:
        """Load what was requested, one game at a time, for ever; coaches that no table waits for come last."""
        while True:
            if awaited := [game for game in self._coaches_to_load if game in self._awaited_coaches]:
                await self._make_coach_ready(awaited[0])
            elif self._requested:
                await self._make_ready(self._requested[0])
            elif self._coaches_to_load:
                await self._make_coach_ready(self._coaches_to_load[0])
            else:
                self._work.clear()
                await self._work.wait()

    async def _make_ready(self, game: str) -> None:
        try:
            if self._in_subprocess:
                await self._compile(game)
            self._ready[game] = await asyncio.to_thread(self.catalogue.load, game)
            gc.freeze()  # what was loaded stays: the collector need not look through it each time
            self._coaches_to_load.append(game)
        except Exception:
            logger.exception("%s could not be made ready", game)
            await asyncio.sleep(1.0)
        if game in self._requested:
            self._requested.remove(game)
        self._notify()

    async def _make_coach_ready(self, game: str) -> None:
        try:
            if self._in_subprocess:
                await self._compile(game, "coach")
            await asyncio.to_thread(self.catalogue.load_coach, self._ready[game])
            self._coaches_to_load.remove(game)
        except Exception:
            logger.exception("the coach of %s could not be made ready", game)
            await asyncio.sleep(60.0)
        self._awaited_coaches.discard(game)
        self._notify()

    async def close(self) -> None:
        """End a compilation that is under way."""
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    async def _compile(self, *what: str) -> None:
        """Fill the cache for a game, or for its coach."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "raumhafen.server.compile_game", *what),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            with suppress(ValueError):
                done, total = map(int, line.split())
                self._kernels_done[what[0]] = (done, total)
                self._notify()
        await self._process.wait()

    def _notify(self) -> None:
        progress_made, self._progress_made = self._progress_made, asyncio.Event()
        progress_made.set()
