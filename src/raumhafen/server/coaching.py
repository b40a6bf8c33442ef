"""The coach at work, in a thread of its own. It is given what the seat that asks may know and nothing else."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from raumhafen.bots.coach import advise
from raumhafen.engine.advice import Advice, Stopped
from raumhafen.engine.errors import Refused
from raumhafen.server.bot_threads import low_priority_threads
from raumhafen.server.errors import Conflict
from raumhafen.server.job_thread import JobThread
from raumhafen.server.protocol import AdvisedChoice, CoachPreparing, Hinted

if TYPE_CHECKING:
    from raumhafen.engine.kernel import Bytes
    from raumhafen.engine.match import Match

#: Called with the answer to a question, and before that if the coach is not ready yet.
OnHint = Callable[["CoachPreparing | Hinted | Exception"], None]


class Coaching:
    """The coach's thread, shared by all tables."""

    def __init__(self) -> None:
        self._thread = JobThread(low_priority_threads(1, "coach"))

    async def advise(self, match: Match, observed: Bytes, seat: int, stop: Bytes) -> Advice:
        """What a seat should do; one question after the other."""
        if self._thread.full:
            raise Conflict("coach-busy")
        game, edition = match.game, match.edition.data

        def think() -> Advice:
            import numpy as np

            if stop[0]:
                raise Stopped
            return advise(game, edition, observed, seat, np.frombuffer(os.urandom(16), np.uint64).copy(), stop=stop)

        return await self._thread.do(think)

    def close(self) -> None:
        """Take no further questions."""
        self._thread.close()


@dataclass
class _Question:
    """A question of a seat, and its answer."""

    observed: bytes  #: what the seat knew
    stop: Bytes
    advice: asyncio.Task[Advice]


class Hints:
    """The questions of one table: one at a time from each seat, and none is thought about twice."""

    def __init__(self, coaching: Coaching) -> None:
        self._coaching = coaching
        self._questions: dict[int, _Question] = {}

    async def ask(self, match: Match, seat: int, coach_ready: Callable[[], Awaitable[None]]) -> Hinted:
        """What a seat should do now. All who ask about the same position get the same answer; `coach_ready` waits until
        the coach can think."""
        if match.over:
            raise Refused("over")
        if seat not in match.active:
            raise Refused("not-active", seat=seat, active=", ".join(map(str, match.active)))
        tokens = {action.id: action.tokens for action in match.legal(seat)}
        question = self._questions.get(seat)
        if question is None:
            question = self._questions[seat] = self._begin(match, seat, coach_ready)
        try:
            return _hint_message(tokens, await asyncio.shield(question.advice))
        except (Stopped, asyncio.CancelledError):
            if not question.stop[0]:
                raise  # the lounge closes
            raise Conflict("hint-late") from None
        except Exception:
            if self._questions.get(seat) is question:
                del self._questions[seat]  # the next to ask may have more luck
            raise

    def _begin(self, match: Match, seat: int, coach_ready: Callable[[], Awaitable[None]]) -> _Question:
        import numpy as np

        observed, stop = match.observed(seat), np.zeros(1, np.uint8)

        async def think() -> Advice:
            await coach_ready()
            return await self._coaching.advise(match, observed, seat, stop)

        return _Question(observed.tobytes(), stop, asyncio.create_task(think()))

    def match_changed(self, match: Match | None) -> None:
        """The match went on: stop thinking about positions that are gone."""
        for seat, question in list(self._questions.items()):
            if match is None or match.observed_bytes(seat) != question.observed:
                question.stop[0] = 1
                question.advice.cancel()
                del self._questions[seat]


def _hint_message(tokens: Mapping[int, tuple[str, ...]], advice: Advice) -> Hinted:
    return Hinted(
        reply_to=0,
        exact=advice.exact,
        sure=advice.sure,
        unit=advice.unit,
        goals=[goal.name for goal in advice.goals],
        chances=advice.chances,
        games=advice.games,
        choices=[
            AdvisedChoice(tokens[choice.action], choice.value, choice.margin, list(choice.chances))
            for choice in advice.choices
        ],
    )
