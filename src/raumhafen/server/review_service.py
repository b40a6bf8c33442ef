"""Looks back at matches that are over: thought out in a thread, one after the other, and kept with their tables."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from raumhafen.server.errors import Conflict
from raumhafen.server.protocol import SPECTATOR, ReviewInfo, ReviewStep, Turning

if TYPE_CHECKING:
    from raumhafen.bots.review import Review
    from raumhafen.engine.kernel import Bytes
    from raumhafen.engine.match import Match

WAITING = 8  #: so many matches may wait for their turn


class ReviewService:
    """The thread that looks back, shared by all tables."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "review")
        self._waiting = 0
        self._stop: Bytes | None = None  #: ends the one that is thought about

    async def look_back(self, match: Match) -> ReviewInfo:
        """How a match went."""
        if self._waiting >= WAITING:
            raise Conflict("review-busy")

        def think() -> ReviewInfo:
            import numpy as np

            from raumhafen.bots.review import review

            self._stop = np.zeros(1, np.uint8)
            cores = max(1, (os.cpu_count() or 1) - 1)  # one is for those who play
            return told(match, review(match, cores=cores, stop=self._stop))

        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, think)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Look back no more."""
        if self._stop is not None:
            self._stop[0] = 1
        self._pool.shutdown(wait=False, cancel_futures=True)


class TableReview:
    """The look back of one table: nobody thinks about it twice."""

    def __init__(self, reviewing: ReviewService) -> None:
        self._reviewing = reviewing
        self._task: asyncio.Task[ReviewInfo] | None = None

    @property
    def at_work(self) -> bool:
        """Is somebody thinking about it?"""
        return self._task is not None and not self._task.done()

    async def ask(self, match: Match) -> ReviewInfo:
        """How the match went; whoever asks meanwhile, or later, gets the same answer."""
        failed = self._task is not None and self._task.done() and (self._task.cancelled() or self._task.exception())
        if self._task is None or failed:
            self._task = asyncio.get_running_loop().create_task(self._reviewing.look_back(match))
        return await asyncio.shield(self._task)


def told(match: Match, review: Review) -> ReviewInfo:
    """A look back, as a client is told it."""
    return ReviewInfo(
        unit=review.unit,
        worlds=review.worlds,
        steps=[
            ReviewStep(step.first + 1, step.last, step.seat, match.events(SPECTATOR, step.first, step.last))
            for step in review.steps
        ],
        points=[list(values) for values in review.points],
        turning=[Turning(turning.step, list(turning.changed)) for turning in review.turning],
    )
