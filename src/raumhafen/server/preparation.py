"""Making games ready while the lounge is already open.

The first time on a machine a game's rules are compiled, which takes a while and would stall everyone. So a process of
its own does that and fills the cache; then this one loads them from there.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from pathlib import Path
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

    def folder(self, game: str) -> Path:
        """Where a game's editions and texts lie."""
        self.about(game)
        return Path(raumhafen.games.__file__).parent / game

    def editions(self, game: str) -> list[str]:
        """The editions that come with a game; files of the server's machine are nobody's business."""
        return sorted(path.stem for path in (self.folder(game) / "editions").glob("*.toml"))

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
        """Have a game's coach made ready, and with it whatever bots need that search; takes a while."""
        from raumhafen.bots import coach

        coach.prepare(game)


class Preparation:
    """Which games are ready, and how far the others are."""

    def __init__(self, catalogue: Catalogue, warm: bool) -> None:
        self.catalogue = catalogue
        self._warm = warm and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
        self._ready: dict[str, Game] = {}
        self._coaches: list[str] = []  #: that are not ready yet, of games that are
        self._awaited: set[str] = set()  #: those of them that somebody waits for
        self._done: dict[str, tuple[int, int]] = {}
        self._wanted: list[str] = []
        self._work = asyncio.Event()
        self._news = asyncio.Event()
        self._process: asyncio.subprocess.Process | None = None

    def game(self, game: str) -> Game | None:
        """A game, if it is ready."""
        return self._ready.get(game)

    def coach(self, game: str) -> bool:
        """Is a game ready, and its coach?"""
        return game in self._ready and game not in self._coaches

    def share(self, game: str) -> float:
        """How far a game is, 0 … 1."""
        if game in self._ready:
            return 1.0
        done, total = self._done.get(game, (0, 1))
        return min(done / total, 0.99)

    def progress(self, game: str) -> bytes:
        """How far a game is, as a live message."""
        return msgspec.json.encode(Preparing(*self._done.get(game, (0, 1))))

    def want(self, game: str, *, urgent: bool = True) -> None:
        """Have a game made ready, before those that are not urgent."""
        if game in self._ready:
            return
        if game in self._wanted and urgent:
            self._wanted.remove(game)
        if game not in self._wanted:
            self._wanted.insert(0 if urgent else len(self._wanted), game)
        self._work.set()

    async def wait(self, game: str) -> AsyncIterator[float]:
        """Wait until a game is ready; tells how far it is whenever that changes."""
        while game not in self._ready:
            self.want(game)
            news = self._news
            yield self.share(game)
            await news.wait()

    async def wait_for_coach(self, game: str) -> None:
        """Wait until a game's coach is ready, and with it the bots that search."""
        while not self.coach(game):
            self._awaited.add(game)
            self._work.set()
            await self._news.wait()

    async def run(self) -> None:
        """Make ready what is wanted, one game at a time, for ever; coaches that nobody waits for come last."""
        while True:
            if awaited := [game for game in self._coaches if game in self._awaited]:
                await self._make_coach_ready(awaited[0])
            elif self._wanted:
                await self._make_ready(self._wanted[0])
            elif self._coaches:
                await self._make_coach_ready(self._coaches[0])
            else:
                self._work.clear()
                await self._work.wait()

    async def _make_ready(self, game: str) -> None:
        try:
            if self._warm:
                await self._compile(game)
            self._ready[game] = await asyncio.to_thread(self.catalogue.load, game)
            gc.freeze()  # what was loaded stays: the collector need not look through it again and again
            self._coaches.append(game)
        except Exception:
            logger.exception("%s could not be made ready", game)
            await asyncio.sleep(1.0)
        if game in self._wanted:
            self._wanted.remove(game)
        self._tell()

    async def _make_coach_ready(self, game: str) -> None:
        try:
            if self._warm:
                await self._compile(game, "coach")
            await asyncio.to_thread(self.catalogue.load_coach, self._ready[game])
            self._coaches.remove(game)
        except Exception:
            logger.exception("the coach of %s could not be made ready", game)
            await asyncio.sleep(60.0)
        self._awaited.discard(game)
        self._tell()

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
                self._done[what[0]] = (done, total)
                self._tell()
        await self._process.wait()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()
