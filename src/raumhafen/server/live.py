"""A table in use: its log, its match, those who are connected, bots at work and clocks that run.

Whatever changes is first written to the log, durably, and happens here after that. So what anybody was ever shown or
told is in the log, and a table that loses power comes back as they saw it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import sleep
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from raumhafen.bots import DEFAULT_BOT
from raumhafen.engine.errors import Refused
from raumhafen.server import log
from raumhafen.server.clocks import Clocks
from raumhafen.server.coaching import Answer, Hints
from raumhafen.server.crowd import Connection, Crowd
from raumhafen.server.errors import NotNow, NotYours
from raumhafen.server.ledger import Ledger, Plan
from raumhafen.server.news import Audience, News, Surroundings
from raumhafen.server.players import Bots, Players
from raumhafen.server.protocol import SPECTATOR, TableInfo
from raumhafen.server.reviewing import LookBack
from raumhafen.server.store import MatchEnded, Outcome, Store
from raumhafen.server.table import Table

if TYPE_CHECKING:
    from raumhafen.engine.match import Action, Match
    from raumhafen.server.coaching import Coaching
    from raumhafen.server.prepare import Preparation
    from raumhafen.server.reviewing import Reviewing
    from raumhafen.server.settings import Settings
    from raumhafen.server.shelf import Shelf

#: Events after which a side of the match looks different.
_PLAY = (log.Started, log.Moved, log.Undone, log.StoodIn, log.Returned)
#: Events after which a device may hold other seats.
_SEATING = (log.Changed, log.Joined)

logger = logging.getLogger("raumhafen.server")


@dataclass
class Services:
    """What tables use."""

    settings: Settings
    store: Store
    preparation: Preparation
    players: Players
    shelf: Shelf
    coaching: Coaching
    reviewing: Reviewing
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        """Let something happen beside."""
        task = asyncio.get_running_loop().create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            logger.error("a task failed", exc_info=problem)


class LiveTable:
    """A table in use."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.news = News(table)
        self.crowd = Crowd(len(table.seats))
        self.hints = Hints(services.coaching)
        self.bots = Bots(services.players, services.preparation.wait_for_coach)
        self.look_back = LookBack(services.reviewing)
        self.clocks = Clocks(table, self._time_ran_out)
        self.ledger = Ledger(table, services.store, self._take, services.spawn)
        self.used_at = time.monotonic()
        self._bots_at_work = False
        self._waiting_for_rules = False
        self._ending = False

    # --- reading ------------------------------------------------------------------------------------------------------

    def info(self, device: str) -> TableInfo:
        """The table as a device may know it."""
        self.used_at = time.monotonic()
        return self.news.info(self.audience(device, watch=False), self._surroundings())

    def absent(self, seat: int) -> bool:
        """Has a person been away long enough for a bot to stand in?"""
        if seat in self.crowd.presence.online:
            return False
        return self.table.seats[seat].left or self.crowd.away(seat) >= self.services.settings.absent_after

    def idle(self, seconds: float) -> bool:
        """May this table be forgotten? It comes back from its log."""
        at_work = (
            self._bots_at_work or self._waiting_for_rules or self._ending or self.clocks.running or not self.ledger.idle
        ) or self.look_back.at_work
        return not self.crowd.connections and not at_work and time.monotonic() - self.used_at >= seconds

    def _surroundings(self) -> Surroundings:
        clocks = [self.clocks.left(seat) for seat in range(len(self.table.seats))] if self.table.minutes else None
        return Surroundings(*self.crowd.presence, clocks)

    # --- those who are connected --------------------------------------------------------------------------------------

    def audience(self, device: str, watch: bool) -> Audience:
        """What a device gets to see."""
        mine = self.table.seats_of(device)
        return Audience((SPECTATOR,) if watch or not mine else mine, mine, device == self.table.host)

    def connect(self, connection: Connection, since: int | None) -> None:
        """Somebody comes: tell how it stands and what they missed; without `since`, nothing was missed."""
        connection.audience = audience = self.audience(connection.device, connection.watch)
        self.crowd.connections.add(connection)
        self._look_around(connection)
        if self.table.key and self.table.match is None and not self._rules():
            self._tell_progress(connection)
            return
        first = self.table.number if since is None else self.table.number_for(audience.sides, since)
        connection.send(self.news.update(audience, self._surroundings(), first))
        self._go_on()

    def disconnect(self, connection: Connection) -> None:
        """Somebody goes."""
        self.crowd.connections.discard(connection)
        self.used_at = time.monotonic()
        self._look_around()

    def elsewhere(self, process: str, seats: int, watchers: int) -> None:
        """Another process tells who is at this table there."""
        if self.crowd.elsewhere(process, seats, watchers):
            self.announce()  # it does not know yet who is here
        if self.crowd.changed():
            self._broadcast(None)

    def forget_processes(self, before: float) -> None:
        """Processes that have not said anything since then are gone."""
        self.crowd.forget(before)
        if self.crowd.changed():
            self._broadcast(None)

    def announce(self) -> None:
        """Tell other processes who is here."""
        self.services.spawn(self.services.store.announce(self.table.id, *self.crowd.here()))

    def _look_around(self, newcomer: Connection | None = None) -> None:
        if self.crowd.changed():
            self._broadcast(None, newcomer)
            self.announce()

    def _broadcast(self, since: int | None, newcomer: Connection | None = None) -> None:
        """Tell everybody how it stands, and what happened after an event; a newcomer is told apart, and who could not
        notice anything is told nothing."""
        surroundings = self._surroundings()
        written: dict[Audience, bytes] = {}
        for connection in self.crowd.connections:
            audience = connection.audience
            if connection is newcomer or (since is not None and not self.table.noticed(audience.sides, since)):
                continue
            message = written.get(audience)
            if message is None:
                written[audience] = message = self.news.update(audience, surroundings, since)
            connection.send(message)

    def _tell_progress(self, *connections: Connection) -> None:
        message = self.services.preparation.progress(self.table.game)
        for connection in connections or self.crowd.connections:
            connection.send(message)

    # --- what happens -------------------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Take a table up again that came from its log."""
        if self.table.key and self.table.ended is None and self._rules():
            self._go_on()

    def _take(self, events: Sequence[log.Event]) -> None:
        """Let durable events happen."""
        before, shown = self.table.number, False
        for event in events:
            self.table.take(event)
            shown = shown or isinstance(event, _PLAY)
            if isinstance(event, log.Moved):
                self.clocks.moved(event.seat)
            elif isinstance(event, _SEATING):
                self._reseat()
        if self.table.key and self.table.match is None:
            self._rules()
        self.clocks.run()
        self.hints.moved(self.table.match)
        self.bots.moved(self.table)
        if self.crowd.connections:
            self._broadcast(before if shown else None)
        self._go_on()

    def _reseat(self) -> None:
        for connection in self.crowd.connections:
            connection.audience = self.audience(connection.device, connection.watch)
        if self.crowd.changed():
            self.announce()

    def _go_on(self) -> None:
        """Whatever has to happen by itself now."""
        table = self.table
        if table.match is None:
            return
        if not table.active:
            if table.ended is None and not self._ending:
                self._ending = True
                self.services.spawn(self._end())
        elif not self._bots_at_work and any(table.seats[seat].played_by for seat in table.active):
            self._bots_at_work = True
            self.services.spawn(self._play_bots())

    async def _end(self) -> None:
        """Enter the result in the game's book, then write that the match has ended. If all power is lost in between it
        is entered once more when the table comes back, which changes nothing; after that never again."""
        try:
            await self.services.shelf.enter(self.table)
        except Exception:  # the match has ended all the same
            logger.exception("the result of %s could not be entered in the book", self.table.id)
        try:
            await self.ledger.change(self._plan_end)
        finally:
            self._ending = False

    def _plan_end(self) -> Plan | None:
        table = self.table
        if table.ended is not None or table.match is None:
            return None
        ended = log.Ended(time.time(), list(table.match.scores), list(table.match.ranks), len(table.match.moves))
        alone = len(ended.ranks) == 1  # nobody to win against
        winners = () if alone else tuple(seat for seat, rank in enumerate(ended.ranks) if rank == 0)
        return Plan([ended], [MatchEnded(table.id, ended.at, ended.moves, winners)])

    def _time_ran_out(self) -> None:
        self.ledger.submit(self._plan_stand_in, lambda _: self.clocks.run())

    def _plan_stand_in(self) -> Plan | None:
        late = self.clocks.late()
        return Plan([log.StoodIn(time.time(), seat, DEFAULT_BOT, True) for seat in late]) if late else None

    def _rules(self) -> bool:
        """Set up the match if its rules are ready; else they are made so."""
        game = self.services.preparation.game(self.table.game)
        if game is not None:
            self.table.begin(game)
            self.clocks.run()
            return True
        if not self._waiting_for_rules:
            self._waiting_for_rules = True
            self.services.spawn(self._wait_for_rules())
        return False

    async def _wait_for_rules(self) -> None:
        async for _ in self.services.preparation.wait(self.table.game):
            self._tell_progress()
        self._waiting_for_rules = False
        if self._rules():
            self._broadcast(self.table.number)
            self._go_on()

    async def ready(self) -> None:
        """Wait until the match can be played."""
        if self.table.key and not self._rules():
            async for _ in self.services.preparation.wait(self.table.game):
                pass
            self._rules()

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, device: str, seat: int, tokens: Sequence[str], done: Outcome) -> None:
        """A person plays an action."""
        self.ledger.submit(partial(self._plan_play, device, seat, " ".join(tokens)), done)

    def undo(self, device: str, seat: int, tokens: Sequence[str], done: Outcome) -> None:
        """A person takes an action of a seat back: that one, or without tokens the last."""
        self.ledger.submit(partial(self._plan_undo, device, seat, tokens), done)

    def hint(self, device: str, seat: int, answer: Answer) -> None:
        """A person asks the coach."""
        self.services.spawn(self._hint(device, seat, answer))

    async def _hint(self, device: str, seat: int, answer: Answer) -> None:
        try:
            match = self._match_for(device, seat)
            answer(await self.hints.ask(match, seat, self.services.preparation.coach(self.table.game)))
        except Exception as problem:  # said to the one who asked
            answer(problem)

    def check_holder(self, device: str, seat: int) -> None:
        """Refuse whoever does not hold the seat."""
        if not self.table.holds(device, seat):
            raise NotYours("not-your-seat")

    def _match_for(self, device: str, seat: int) -> Match:
        """The match, for the person who plays a seat."""
        self.check_holder(device, seat)
        if self.table.match is None:
            raise NotNow("preparing" if self.table.key else "not-started")
        if self.table.seats[seat].played_by:
            raise NotNow("stood-in")
        return self.table.match

    def _plan_play(self, device: str, seat: int, said: str) -> Plan:
        return self._plan_move(seat, self._match_for(device, seat).find(seat, said))

    def _plan_move(self, seat: int, action: Action) -> Plan:
        return Plan([log.Moved(time.time(), seat, action.id, action.tokens, self.clocks.spending(seat))])

    def _plan_undo(self, device: str, seat: int, tokens: Sequence[str]) -> Plan:
        match = self._match_for(device, seat)
        if match.over:  # its key is public now
            raise Refused("over")
        number = match.undo_number(seat, " ".join(tokens) if tokens else None)
        return Plan([log.Undone(time.time(), seat, match.moves[number].action.tokens if tokens else ())])

    async def _play_bots(self) -> None:
        """Let bots act as long as any is awaited."""
        try:
            while self.table.match is not None:
                seats = [seat for seat in self.table.active if self.table.seats[seat].played_by]
                if not seats:
                    return
                await self._play_bot(self.table.match, seats[0])
        finally:
            self._bots_at_work = False

    async def _play_bot(self, match: Match, seat: int) -> None:
        begun, level, seen = time.monotonic(), self.table.seats[seat].played_by, match.observed(seat).tobytes()
        chosen = await self.bots.choose(match, seat, level)
        if chosen is None:
            return
        if self.crowd.connections:
            await sleep(max(0.0, begun + self.services.settings.pace - time.monotonic()))

        def plan() -> Plan | None:
            if self.table.seats[seat].played_by != level or seat not in match.active:
                return None  # the person is back, or another process was faster
            if match.observed(seat).tobytes() != seen:
                return None  # thought about a position that is gone
            return self._plan_move(seat, match.find(seat, chosen))

        await self.ledger.change(plan)

    def close(self) -> None:
        """Stop what runs by itself."""
        self.clocks.stop()
        self.hints.moved(None)
        self.bots.leave()
