"""Compiles and loads games while the lounge is already open.

The first time on a machine a game's rules are compiled, which takes a while and would stall all tables. So processes of
their own do that and fill the cache; then this one loads them from there. First comes what somebody waits for, then
what a first match needs, then the coach of that game, then the others.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

import msgspec

import raumhafen.games
from raumhafen.server.errors import Conflict, NotFound
from raumhafen.server.protocol import Preparing

if TYPE_CHECKING:
    from raumhafen.engine.about import About
    from raumhafen.engine.game import Game

RETRY_AFTER = 60.0  #: seconds after which a coach that could not be made ready is tried again, if somebody asks
ATTEMPTS = 2  #: of compiling in a process

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
        from raumhafen.bots.coach import expert_for

        loaded = raumhafen.games.load(game)
        for name in bots_for(loaded.about):
            bot(name)
        expert_for(loaded.about)  # lists which of its games are solved
        return loaded

    def load_coach(self, game: Game) -> None:
        """Have a game's coach made ready, and with it what reviews and bots that search need; takes a while."""
        from raumhafen.bots import coach
        from raumhafen.bots import review as review  # loaded here, not when a match is over

        coach.prepare(game)


class Urgency(IntEnum):
    """What is begun first; within one urgency, what came first."""

    GAME_ASKED_FOR = 0
    COACH_ASKED_FOR = 1
    COACH_OF_ASKED_GAME = 2
    NONE = 3


class Job(NamedTuple):
    """Something to be made ready."""

    game: str
    coach: bool  #: its coach, or what a match needs?


class Preparation:
    """Which games are ready, and the progress of the others."""

    def __init__(self, catalogue: Catalogue, in_subprocess: bool) -> None:
        self.catalogue = catalogue
        self._in_subprocess = in_subprocess and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
        self._at_once = cores() if self._in_subprocess else 1
        self._ready: dict[str, Game] = {}
        self._coaches: set[str] = set()  #: those that are ready
        self._coach_failed: dict[str, float] = {}  #: by game: when
        self._kernels_done: dict[str, tuple[int, int]] = {}  #: by game: compiled kernels, and all of them
        self._asked_for: set[str] = set()  #: games that somebody wants to play
        self._waiting: dict[Job, Urgency] = {}
        self._begun: dict[Job, Urgency] = {}
        self._interrupted: set[Job] = set()  #: those of them that make way for something more urgent
        self._work = asyncio.Event()
        self._progress_made = asyncio.Event()
        self._loading = asyncio.Lock()  # numba is told by a global variable which cache to use
        self._processes: dict[Job, asyncio.subprocess.Process] = {}

    def loaded(self, game: str) -> Game | None:
        """A game, if it is ready."""
        return self._ready.get(game)

    def coach_ready(self, game: str) -> bool:
        """Is a game's coach ready?"""
        return game in self._coaches

    def progress(self, game: str) -> float:
        """How far a game is, 0 … 1."""
        if game in self._ready:
            return 1.0
        done, total = self._kernels_done.get(game, (0, 1))
        return min(done / total, 0.99)

    def progress_message(self, game: str) -> bytes:
        """How far a game is, as a live message."""
        return msgspec.json.encode(Preparing(*self._kernels_done.get(game, (0, 1))))

    def request_all(self) -> None:
        """Have all games loaded, and their coaches, when there is nothing more urgent."""
        for number, game in enumerate(self.catalogue.ids()):
            self._enqueue(Job(game, coach=False), Urgency.NONE)
            if number == 0:  # those of the others are requested when their games are ready
                self._enqueue(Job(game, coach=True), Urgency.NONE)

    def request(self, game: str) -> None:
        """Have a game loaded before all that is not begun yet."""
        if game not in self._ready:
            self._asked_for.add(game)
            self._enqueue(Job(game, coach=False), Urgency.GAME_ASKED_FOR)

    async def wait(self, game: str) -> AsyncIterator[float]:
        """Wait until a game is ready; yields its progress whenever that changes."""
        while game not in self._ready:
            self.request(game)
            progress_made = self._progress_made
            yield self.progress(game)
            await progress_made.wait()

    async def wait_for_coach(self, game: str) -> None:
        """Wait until a game's coach is ready, and with it the bots that search. Fails if that does, and at once if it
        did so lately."""
        while not self.coach_ready(game):
            if game in self._coach_failed and time.monotonic() < self._coach_failed[game] + RETRY_AFTER:
                raise Conflict("coach-failed")
            self.request(game)
            self._enqueue(Job(game, coach=True), Urgency.COACH_ASKED_FOR)
            await self._progress_made.wait()

    async def run(self) -> None:
        """Make ready what was requested, for ever; as much at a time as there are cores."""
        await asyncio.gather(*(self._work_off() for _ in range(self._at_once)))

    async def close(self) -> None:
        """End compilations that are under way."""
        for process in list(self._processes.values()):
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _enqueue(self, job: Job, urgency: Urgency) -> None:
        if job in self._begun:
            self._begun[job] = min(urgency, self._begun[job])
            return
        self._waiting[job] = min(urgency, self._waiting.get(job, urgency))
        self._work.set()
        self._make_way(urgency)

    def _make_way(self, urgency: Urgency) -> None:
        """Interrupt something that nobody waits for, if somebody waits for the next; what it has compiled is kept."""
        idle = len(self._begun) < self._at_once
        if idle or self._interrupted or urgency >= Urgency.COACH_OF_ASKED_GAME:
            return
        for job, process in self._processes.items():
            if self._begun[job] == Urgency.NONE:
                self._interrupted.add(job)
                with suppress(ProcessLookupError):
                    process.kill()
                return

    async def _work_off(self) -> None:
        while True:
            while not self._waiting:
                self._work.clear()
                await self._work.wait()
            job = min(self._waiting, key=self._waiting.__getitem__)
            self._begun[job] = self._waiting.pop(job)
            try:
                await (self._make_coach_ready(job.game) if job.coach else self._make_ready(job.game))
            finally:
                urgency = self._begun.pop(job)
                if job in self._interrupted:
                    self._interrupted.discard(job)
                    self._enqueue(job, urgency)
            self._notify()

    async def _make_ready(self, game: str) -> None:
        try:
            if not await self._compile(Job(game, coach=False)):
                return
            async with self._loading:
                self._ready[game] = await asyncio.to_thread(self.catalogue.load, game)
            gc.freeze()  # what was loaded stays: the collector need not look through it each time
        except Exception:
            logger.exception("%s could not be made ready", game)
            await asyncio.sleep(1.0)
        else:
            asked_for = game in self._asked_for
            self._enqueue(Job(game, coach=True), Urgency.COACH_OF_ASKED_GAME if asked_for else Urgency.NONE)

    async def _make_coach_ready(self, game: str) -> None:
        try:
            own = not self._coaches or self.catalogue.about(game).expert  # else it is what all coaches share
            if own and not await self._compile(Job(game, coach=True)):
                return
            while Job(game, coach=False) in self._begun:
                await self._progress_made.wait()
            if game in self._ready:  # else it is requested again when the game is
                async with self._loading:
                    await asyncio.to_thread(self.catalogue.load_coach, self._ready[game])
                self._coaches.add(game)
        except Exception:
            logger.exception("the coach of %s could not be made ready", game)
            self._coach_failed[game] = time.monotonic()

    async def _compile(self, job: Job) -> bool:
        """Fill the cache; False if that was interrupted. A process that dies gets a successor; what goes wrong then is
        seen when it is loaded."""
        attempts = ATTEMPTS if self._in_subprocess else 0
        while attempts > 0 and await self._run_process(job) != 0:
            if job in self._interrupted:
                return False
            attempts -= 1
        self._interrupted.discard(job)  # it was done by then
        return True

    async def _run_process(self, job: Job) -> int:
        """Fill the cache in a process; its return code."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "raumhafen.server.compile_game", job.game, *(["coach"] if job.coach else [])),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._processes[job] = process
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                with suppress(ValueError):
                    done, total = map(int, line.split())
                    self._kernels_done[job.game] = (done, total)
                    self._notify()
            return await process.wait()
        finally:
            if process.returncode is not None:
                del self._processes[job]

    def _notify(self) -> None:
        progress_made, self._progress_made = self._progress_made, asyncio.Event()
        progress_made.set()


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
