"""A table in use: its log, its match, its connections, bots at work and clocks that run.

Each change is first written to the log, durably, and applied after that. So everything that a client was ever sent is
in the log, and after a power failure the table comes back as the clients saw it.
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
from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.errors import Refused
from raumhafen.server import table_events
from raumhafen.server.bot_threads import BotThreads, SeatedBots
from raumhafen.server.clocks import Clocks
from raumhafen.server.coaching import Hints, OnHint
from raumhafen.server.errors import Conflict, Forbidden
from raumhafen.server.presence import Connection, Presence
from raumhafen.server.protocol import CoachPreparing, TableInfo
from raumhafen.server.review_service import TableReview
from raumhafen.server.store import MatchEnded, OnWritten, Store
from raumhafen.server.table import Table
from raumhafen.server.table_writer import Change, TableWriter
from raumhafen.server.update_encoder import Audience, LiveStatus, UpdateEncoder

if TYPE_CHECKING:
    from raumhafen.engine.match import Match
    from raumhafen.engine.move import Action
    from raumhafen.server.book_service import BookService
    from raumhafen.server.coaching import Coaching
    from raumhafen.server.preparation import Preparation
    from raumhafen.server.review_service import ReviewService
    from raumhafen.server.settings import Settings

#: Events after which a side of the match looks different.
_MATCH_EVENTS = (
    table_events.Started,
    table_events.Moved,
    table_events.Undone,
    table_events.StoodIn,
    table_events.Returned,
)
#: Events after which a device may hold other seats.
_SEAT_EVENTS = (table_events.Changed, table_events.Joined)

logger = logging.getLogger("raumhafen.server")


@dataclass
class Services:
    """The services that all tables share."""

    settings: Settings
    store: Store
    preparation: Preparation
    bot_threads: BotThreads
    books: BookService
    coaching: Coaching
    reviews: ReviewService
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background."""
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
        self.encoder = UpdateEncoder(table)
        self.presence = Presence(len(table.seats))
        self.hints = Hints(services.coaching)
        self.bots = SeatedBots(services.bot_threads, services.preparation.wait_for_coach)
        self.review = TableReview(services.reviews)
        self.clocks = Clocks(table, self._time_ran_out)
        self.writer = TableWriter(table, services.store, self._apply, services.spawn)
        self.used_at = time.monotonic()
        self._bots_at_work = False
        self._waiting_for_rules = False
        self._ending = False

    # --- reading ------------------------------------------------------------------------------------------------------

    def info(self, device: str) -> TableInfo:
        """The table as a device may know it."""
        self.used_at = time.monotonic()
        return self.encoder.info(self.audience(device, watch=False), self._live_status())

    def absent(self, seat: int) -> bool:
        """Has a person been away long enough for a bot to stand in?"""
        if seat in self.presence.online.seats:
            return False
        return self.table.seats[seat].left or self.presence.seconds_away(seat) >= self.services.settings.absent_after

    def idle(self, seconds: float) -> bool:
        """May this table be dropped from memory? It comes back from its log."""
        at_work = (
            self._bots_at_work or self._waiting_for_rules or self._ending or self.clocks.running or not self.writer.idle
        ) or self.review.at_work
        return not self.presence.connections and not at_work and time.monotonic() - self.used_at >= seconds

    def _live_status(self) -> LiveStatus:
        clocks = (
            [self.clocks.seconds_left(seat) for seat in range(len(self.table.seats))] if self.table.minutes else None
        )
        return LiveStatus(*self.presence.online, clocks)

    # --- connections --------------------------------------------------------------------------------------------------

    def audience(self, device: str, watch: bool) -> Audience:
        """What a device gets to see."""
        mine = self.table.seats_of(device)
        return Audience((SPECTATOR,) if watch or not mine else mine, mine, device == self.table.host)

    def connect(self, connection: Connection, since: int | None) -> None:
        """A client connects: send the table and what happened after the event `since`; None: it missed nothing."""
        connection.audience = audience = self.audience(connection.device, connection.watch)
        self.presence.connections.add(connection)
        self._refresh_presence(connection)
        if self.table.key and self.table.match is None and not self._set_up_match():
            self._send_progress(connection)
            return
        first = self.table.number if since is None else self.table.event_number(audience.sides, since)
        connection.send(self.encoder.update(audience, self._live_status(), first))
        self._continue()

    def disconnect(self, connection: Connection) -> None:
        """A client is gone."""
        self.presence.connections.discard(connection)
        self.used_at = time.monotonic()
        self._refresh_presence()

    def update_process(self, process: str, seats: int, watchers: int) -> None:
        """Another process tells who is connected to this table there."""
        if self.presence.update_process(process, seats, watchers):
            self.announce()  # it does not know yet who is here
        if self.presence.refresh():
            self._broadcast(None)

    def forget_processes(self, before: float) -> None:
        """Processes that have not reported since then are gone."""
        self.presence.forget_processes(before)
        if self.presence.refresh():
            self._broadcast(None)

    def announce(self) -> None:
        """Tell other processes who is connected here."""
        self.services.spawn(self.services.store.announce(self.table.id, *self.presence.connected_here()))

    def _refresh_presence(self, newcomer: Connection | None = None) -> None:
        if self.presence.refresh():
            self._broadcast(None, newcomer)
            self.announce()

    def _broadcast(self, since: int | None, newcomer: Connection | None = None) -> None:
        """Send all clients an update, with what happened after the event `since`. A newcomer gets its own elsewhere; a
        side that cannot know that anything happened gets none."""
        live_status = self._live_status()
        encoded: dict[Audience, bytes] = {}
        for connection in self.presence.connections:
            audience = connection.audience
            if connection is newcomer or (since is not None and not self.table.anything_visible(audience.sides, since)):
                continue
            message = encoded.get(audience)
            if message is None:
                encoded[audience] = message = self.encoder.update(audience, live_status, since)
            connection.send(message)

    def _send_progress(self, *connections: Connection) -> None:
        message = self.services.preparation.progress_message(self.table.game)
        for connection in connections or self.presence.connections:
            connection.send(message)

    # --- events -------------------------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Continue a table that was loaded from its log."""
        if self.table.key and self.table.ended is None and self._set_up_match():
            self._continue()

    def _apply(self, events: Sequence[table_events.Event]) -> None:
        """Apply events that are durable."""
        before, shown = self.table.number, False
        for event in events:
            self.table.apply(event)
            shown = shown or isinstance(event, _MATCH_EVENTS)
            if isinstance(event, table_events.Moved):
                self.clocks.stop_seat(event.seat)
            elif isinstance(event, _SEAT_EVENTS):
                self._reseat()
        if self.table.key and self.table.match is None:
            self._set_up_match()
        self.clocks.run()
        self.hints.match_changed(self.table.match)
        self.bots.table_changed(self.table)
        if self.presence.connections:
            self._broadcast(before if shown else None)
        self._continue()

    def _reseat(self) -> None:
        for connection in self.presence.connections:
            connection.audience = self.audience(connection.device, connection.watch)
        if self.presence.refresh():
            self.announce()

    def _continue(self) -> None:
        """Start what happens without a request: bots that are to act, the end of the match."""
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
        """Enter the result in the game's book, then write that the match has ended. If the power fails in between, it
        is entered once more when the table comes back, which changes nothing; after that never again."""
        try:
            await self.services.books.enter(self.table)
        except Exception:  # the match ends all the same
            logger.exception("the result of %s could not be entered in the book", self.table.id)
        try:
            await self.writer.write(self._end_change)
        finally:
            self._ending = False

    def _end_change(self) -> Change | None:
        table = self.table
        if table.ended is not None or table.match is None:
            return None
        ended = table_events.Ended(
            time.time(), list(table.match.scores), list(table.match.ranks), len(table.match.moves)
        )
        alone = len(ended.ranks) == 1  # no one to win against
        winners = () if alone else tuple(seat for seat, rank in enumerate(ended.ranks) if rank == 0)
        return Change([ended], [MatchEnded(table.id, ended.at, ended.moves, winners)])

    def _time_ran_out(self) -> None:
        self.writer.submit(self._stand_in_change, lambda _: self.clocks.run())

    def _stand_in_change(self) -> Change | None:
        expired = self.clocks.expired()
        stood_in = [table_events.StoodIn(time.time(), seat, DEFAULT_BOT, True) for seat in expired]
        return Change(stood_in) if stood_in else None

    def _set_up_match(self) -> bool:
        """Set up the match, if its rules are loaded; else have them loaded."""
        game = self.services.preparation.loaded(self.table.game)
        if game is not None:
            self.table.set_up_match(game)
            self.clocks.run()
            return True
        if not self._waiting_for_rules:
            self._waiting_for_rules = True
            self.services.spawn(self._await_rules())
        return False

    async def _await_rules(self) -> None:
        async for _ in self.services.preparation.wait(self.table.game):
            self._send_progress()
        self._waiting_for_rules = False
        if self._set_up_match():
            self._broadcast(self.table.number)
            self._continue()

    async def wait_for_match(self) -> None:
        """Wait until the match can be played."""
        if self.table.key and not self._set_up_match():
            async for _ in self.services.preparation.wait(self.table.game):
                pass
            self._set_up_match()

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, device: str, seat: int, tokens: Sequence[str], done: OnWritten) -> None:
        """A person plays an action."""
        self.writer.submit(partial(self._play_change, device, seat, tokens), done)

    def undo(self, device: str, seat: int, tokens: Sequence[str], done: OnWritten) -> None:
        """A person undoes an action of a seat: the one with these tokens, or without any the last."""
        self.writer.submit(partial(self._undo_change, device, seat, tokens), done)

    def hint(self, device: str, seat: int, on_hint: OnHint) -> None:
        """A person asks the coach."""
        self.services.spawn(self._hint(device, seat, on_hint))

    async def _hint(self, device: str, seat: int, on_hint: OnHint) -> None:
        try:
            match, game, preparation = self._match_for(device, seat), self.table.game, self.services.preparation
            if not preparation.coach_ready(game):
                on_hint(CoachPreparing())
            on_hint(await self.hints.ask(match, seat, partial(preparation.wait_for_coach, game)))
        except Exception as problem:  # sent to the client that asked
            on_hint(problem)

    def check_holder(self, device: str, seat: int) -> None:
        """Refuse a device that does not hold the seat."""
        if not self.table.holds(device, seat):
            raise Forbidden("not-your-seat")

    def _match_for(self, device: str, seat: int) -> Match:
        """The match, for the person who plays a seat."""
        self.check_holder(device, seat)
        if self.table.match is None:
            raise Conflict("preparing" if self.table.key else "not-started")
        if self.table.seats[seat].played_by:
            raise Conflict("stood-in")
        return self.table.match

    def _play_change(self, device: str, seat: int, tokens: Sequence[str]) -> Change:
        return self._move_change(seat, self._match_for(device, seat).find(seat, tokens))

    def _move_change(self, seat: int, action: Action) -> Change:
        return Change(
            [table_events.Moved(time.time(), seat, action.id, action.tokens, self.clocks.seconds_waiting(seat))]
        )

    def _undo_change(self, device: str, seat: int, tokens: Sequence[str]) -> Change:
        match = self._match_for(device, seat)
        if match.over:  # its key is public now
            raise Refused("over")
        number = match.undo_number(seat, tokens or None)
        return Change([table_events.Undone(time.time(), seat, match.moves[number].action.tokens if tokens else ())])

    async def _play_bots(self) -> None:
        """Let bots act as long as any of them is to act."""
        try:
            while self.table.match is not None:
                seats = [seat for seat in self.table.active if self.table.seats[seat].played_by]
                if not seats:
                    return
                await self._play_bot(self.table.match, seats[0])
        finally:
            self._bots_at_work = False

    async def _play_bot(self, match: Match, seat: int) -> None:
        begun = time.monotonic()
        choice = await self.bots.choose(match, seat, self.table.seats[seat].played_by)
        if not choice.gone and self.presence.connections:
            await sleep(max(0.0, begun + self.services.settings.pace - time.monotonic()))

        def change() -> Change | None:  # None: the person is back, or another process was faster
            return None if choice.gone else self._move_change(seat, match.find(seat, choice.action))

        await self.writer.write(change)

    def close(self) -> None:
        """Stop clocks, hints and bots."""
        self.clocks.stop()
        self.hints.match_changed(None)
        self.bots.dismiss()
