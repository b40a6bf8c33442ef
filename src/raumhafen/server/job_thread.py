"""A thread for long jobs, one after the other, so that the event loop waits for none of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

MAX_WAITING = 8  #: jobs that may wait for their turn


class JobThread:
    """A thread shared by all tables."""

    def __init__(self, thread: ThreadPoolExecutor) -> None:
        self._thread = thread
        self.waiting = 0

    @property
    def full(self) -> bool:
        """Do as many wait as may?"""
        return self.waiting >= MAX_WAITING

    async def do(self, job: Callable[[], T]) -> T:
        """Do a job, when its turn comes."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, job)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Begin no further job."""
        self._thread.shutdown(wait=False, cancel_futures=True)
