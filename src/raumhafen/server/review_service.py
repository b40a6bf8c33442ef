"""Reviews of matches that are over: worked out in a thread, one after the other, and kept with their tables."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from raumhafen.engine.about import SPECTATOR
from raumhafen.server.errors import Conflict
from raumhafen.server.job_thread import JobThread
from raumhafen.server.protocol import ReviewInfo, ReviewStep, Turning

if TYPE_CHECKING:
    from raumhafen.bots.review import Review
    from raumhafen.engine.kernel import Bytes
    from raumhafen.engine.match import Match


class ReviewService:
    """The thread that reviews matches, shared by all tables."""

    def __init__(self) -> None:
        self._thread = JobThread(ThreadPoolExecutor(1, "review"))
        self._stop: Bytes | None = None  #: ends the review under way

    async def review(self, match: Match) -> ReviewInfo:
        """The review of a match."""
        if self._thread.full:
            raise Conflict("review-busy")

        def think() -> ReviewInfo:
            import numpy as np

            from raumhafen.bots.review import review

            self._stop = np.zeros(1, np.uint8)
            cores = max(1, (os.cpu_count() or 1) - 1)  # one is for those who play
            return review_info(match, review(match, cores=cores, stop=self._stop))

        return await self._thread.do(think)

    def close(self) -> None:
        """End the review under way, and take no further ones."""
        if self._stop is not None:
            self._stop[0] = 1
        self._thread.close()


class TableReview:
    """The review of one table, made once."""

    def __init__(self, service: ReviewService) -> None:
        self._service = service
        self._task: asyncio.Task[ReviewInfo] | None = None

    @property
    def at_work(self) -> bool:
        """Is it being made?"""
        return self._task is not None and not self._task.done()

    async def ask(self, match: Match) -> ReviewInfo:
        """The review of the match; all requests, now and later, get the same one."""
        failed = self._task is not None and self._task.done() and (self._task.cancelled() or self._task.exception())
        if self._task is None or failed:
            self._task = asyncio.get_running_loop().create_task(self._service.review(match))
        return await asyncio.shield(self._task)


def review_info(match: Match, review: Review) -> ReviewInfo:
    """A review, as it is sent to a client."""
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
