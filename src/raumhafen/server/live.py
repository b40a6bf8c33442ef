"""A table in use: its log, its match, those who are connected, bots at work and clocks that run.

Whatever changes is first written to the log, durably, and happens here after that. So what anybody was ever shown or
told is in the log, and a table that loses power comes back as they saw it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from raumhafen.engine.errors import Refused
from raumhafen.server import log
from raumhafen.server.errors import NotNow, NotYours
from raumhafen.server.news import Audience, News, Presence
from raumhafen.server.protocol import SPECTATOR, TableInfo
from raumhafen.server.store import Mark, MatchEnded, Outcome, Row, Store, Taken
from raumhafen.server.table import Table

if TYPE_CHECKING:
    from raumhafen.server.players import Players
    from raumhafen.server.prepare import Preparation
    from raumhafen.server.settings import Settings

ATTEMPTS = 20  #: to write against others who write at the same table
STAND_IN = "greedy"  #: plays for whoever's clock has run out

#: Events after which a side of the match looks different.
_PLAY = (log.Started, log.Moved, log.Undone, log.StoodIn, log.Returned)
#: Events after which a device may hold other seats.
_SEATING = (log.Changed, log.Joined)

logger = logging.getLogger("raumhafen.server")


class Connection(Protocol):
    """Somebody who is connected."""

    device: str
    watch: bool
    audience: Audience

    def send(self, message: bytes) -> None:
        """Send a message; never waits."""


@dataclass
class Plan:
    """What shall be written: events of this table, and what goes with them."""

    events: Sequence[log.Event]
    marks: Sequence[Mark] = ()
    more: Sequence[Row] = ()  #: events of another table


@dataclass
class Services:
    """What tables use."""

    settings: Settings
    store: Store
    preparation: Preparation
    players: Players
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def spawn(self, job: Any) -> None:
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
        self.news = News(table)
        self.services = services
        self.connections: set[Connection] = set()
        self.used_at = time.monotonic()
        self._wishes: deque[tuple[Callable[[], Plan | None], Outcome]] = deque()
        self._writing = False
        self._behind = False  #: there are events that were not read yet
        self._lost = 0  #: how often another writer was faster, in a row
        self._offline: dict[int, float] = dict.fromkeys(range(len(table.seats)), time.monotonic())
        self._presence: Presence | None = None  #: as long as it holds
        self._elsewhere: dict[str, tuple[int, int, float]] = {}  #: by process: seats, watchers, when it said so
        self._awaited: dict[int, float] = {}  #: persons whose clocks run, since when
        self._timer: asyncio.TimerHandle | None = None
        self._bots_at_work = False
        self._waiting_for_rules = False

    # --- reading ------------------------------------------------------------------------------------------------------

    def presence(self) -> Presence:
        """Who is there, and what the clocks say."""
        if self._presence is None or self.table.minutes:
            self._presence = self._who_is_there()
        return self._presence

    def _who_is_there(self) -> Presence:
        here = {seat for connection in self.connections for seat in self._held(connection)}
        watchers = sum(connection.audience.sides == (SPECTATOR,) for connection in self.connections)
        for seats, others, _ in self._elsewhere.values():
            here |= {seat for seat in range(len(self.table.seats)) if seats >> seat & 1}
            watchers += others
        return Presence(tuple(sorted(here)), watchers, tuple(map(self.clock, range(len(self.table.seats)))))

    def info(self, device: str) -> TableInfo:
        """The table as a device may know it."""
        table = self.table
        self.used_at = time.monotonic()
        return self.news.info(table.seats_of(device), device == table.host, self.presence())

    def clock(self, seat: int) -> float | None:
        """The seconds a seat has left; None where nobody counts them."""
        if not self.table.minutes:
            return None
        running = time.monotonic() - self._awaited[seat] if seat in self._awaited else 0.0
        return max(0.0, round(60.0 * self.table.minutes - self.table.seats[seat].spent - running, 3))

    def absent(self, seat: int) -> bool:
        """Has a person been away long enough for a bot to stand in?"""
        if seat in self.presence().online:
            return False
        away = time.monotonic() - self._offline.get(seat, 0.0)
        return self.table.seats[seat].left or away >= self.services.settings.absent_after

    def resume(self) -> None:
        """Take a table up again that came from its log."""
        if self.table.key and self.table.ended is None and self._rules():
            self._go_on()

    # --- those who are connected --------------------------------------------------------------------------------------

    def audience(self, device: str, watch: bool) -> Audience:
        """What a device gets to see."""
        mine = self.table.seats_of(device)
        return Audience((SPECTATOR,) if watch or not mine else mine, mine, device == self.table.host)

    def connect(self, connection: Connection, since: int | None) -> None:
        """Somebody comes: tell how it stands and what they missed; without `since`, nothing was missed."""
        connection.audience = self.audience(connection.device, connection.watch)
        self.connections.add(connection)
        self._presence_changed(connection)
        if self.table.key and self.table.match is None and not self._rules():
            self.send_progress(connection)
            return
        presence = self.presence()
        after = self.table.number if since is None else min(since, self.table.number)
        connection.send(self.news.update(connection.audience, presence, after))
        self._go_on()

    def disconnect(self, connection: Connection) -> None:
        """Somebody goes."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.used_at = time.monotonic()
            self._presence_changed()

    def send_progress(self, *connections: Connection) -> None:
        """Tell how far the rules are."""
        message = self.services.preparation.progress(self.table.game)
        for connection in connections or self.connections:
            connection.send(message)

    def elsewhere(self, process: str, seats: int, watchers: int) -> None:
        """Another process tells who is at this table there."""
        new = process not in self._elsewhere
        before = self.presence()
        self._elsewhere[process] = (seats, watchers, time.monotonic())
        if not seats and not watchers:
            del self._elsewhere[process]
        self._presence = None
        if new and process in self._elsewhere:
            self.announce()
        if self.presence()[:2] != before[:2]:
            self._note_offline()
            self._broadcast(None)

    def forget_processes(self, before: float) -> None:
        """Processes not heard of since then are gone."""
        old = self.presence()
        self._elsewhere = {process: said for process, said in self._elsewhere.items() if said[2] >= before}
        self._presence = None
        if self.presence()[:2] != old[:2]:
            self._note_offline()
            self._broadcast(None)

    def announce(self) -> None:
        """Tell other processes who is here."""
        seats = {seat for connection in self.connections for seat in self._held(connection)}
        watchers = sum(connection.audience.sides == (SPECTATOR,) for connection in self.connections)
        self.services.spawn(self.services.store.announce(self.table.id, sum(1 << seat for seat in seats), watchers))

    def _held(self, connection: Connection) -> tuple[int, ...]:
        return () if connection.watch else connection.audience.mine

    def _presence_changed(self, newcomer: Connection | None = None) -> None:
        self._presence = None
        self._note_offline()
        self._broadcast(None, newcomer)
        self.announce()

    def _note_offline(self) -> None:
        online, now = self.presence().online, time.monotonic()
        for seat in range(len(self.table.seats)):
            if seat in online:
                self._offline.pop(seat, None)
            else:
                self._offline.setdefault(seat, now)

    def _broadcast(self, since: int | None, newcomer: Connection | None = None) -> None:
        """Tell everybody how it stands; a newcomer is told apart."""
        presence = self.presence()
        written: dict[Audience, bytes] = {}
        for connection in self.connections:
            if connection is newcomer:
                continue
            audience = connection.audience
            if audience not in written:
                written[audience] = self.news.update(audience, presence, since)
            connection.send(written[audience])

    # --- changing -----------------------------------------------------------------------------------------------------

    def submit(self, plan: Callable[[], Plan | None], done: Outcome) -> None:
        """Wish for a change. Wishes are met one at a time: the plan is made when it is its turn, and anew if another
        process was faster. It may raise, or want nothing; `done` is told what came of it."""
        self.used_at = time.monotonic()
        self._wishes.append((plan, done))
        if not self._writing:
            self._next()

    async def change(self, plan: Callable[[], Plan | None]) -> None:
        """Wish for a change, and wait until it has happened."""
        met = asyncio.get_running_loop().create_future()

        def done(problem: Exception | None) -> None:
            if met.done():  # nobody waits any longer
                return
            if problem is None:
                met.set_result(None)
            else:
                met.set_exception(problem)

        self.submit(plan, done)
        await met

    def follow(self, number: int = 0) -> None:
        """Another process wrote an event of that number (0: perhaps): read what is new."""
        if not number or number > self.table.number:
            self._behind = True
            if not self._writing:
                self._next()

    def _next(self) -> None:
        """Meet the next wish."""
        if self._behind:
            self._behind = False
            self._writing = True
            self.services.spawn(self._catch_up())
            return
        while self._wishes and not self._writing:
            plan, done = self._wishes[0]
            try:
                wanted = plan()
            except Exception as problem:
                self._wishes.popleft()
                done(problem)
                continue
            if wanted is None:
                self._wishes.popleft()
                done(None)
                continue
            self._writing = True
            rows = [
                Row(self.table.id, number, log.encode(event))
                for number, event in enumerate(wanted.events, self.table.number + 1)
            ]
            rows += wanted.more
            self.services.store.append(rows, wanted.marks, partial(self._written, wanted.events))

    def _written(self, events: Sequence[log.Event], problem: Exception | None) -> None:
        self._writing = False
        if isinstance(problem, Taken) and self._lost < ATTEMPTS:
            self._lost += 1
            self._behind = True
        else:
            self._lost = 0
            _, done = self._wishes.popleft()
            if problem is None:
                self._take(events)
            done(NotNow("busy") if isinstance(problem, Taken) else problem)
        if self._wishes or self._behind:
            self._next()

    async def _catch_up(self) -> None:
        """Read what others wrote, then go on."""
        try:
            rows = await self.services.store.events(self.table.id, self.table.number)
            if rows:
                self._take(log.decode(rows))
        finally:
            self._writing = False
            self._next()

    def _take(self, events: Sequence[log.Event]) -> None:
        """Let durable events happen."""
        before = self.table.number
        for event in events:
            self.table.take(event)
            if isinstance(event, log.Moved):
                self._awaited.pop(event.seat, None)
        if any(isinstance(event, _SEATING) for event in events):
            for connection in self.connections:
                connection.audience = self.audience(connection.device, connection.watch)
            self._presence = None
            self._note_offline()
        if self.table.key and self.table.match is None:
            self._rules()
        shown = before if any(isinstance(event, _PLAY) for event in events) else None
        self._run_clocks()
        if self.connections:
            self._broadcast(shown)
        self._go_on()

    def _go_on(self) -> None:
        """Whatever has to happen by itself now."""
        table = self.table
        if table.match is None:
            return
        self._run_clocks()
        if table.match.over:
            if table.ended is None:
                self.services.spawn(self.change(self._plan_end))
        elif not self._bots_at_work and any(table.seats[seat].played_by for seat in table.active):
            self._bots_at_work = True
            self.services.spawn(self._play_bots())

    def _plan_end(self) -> Plan | None:
        table = self.table
        if table.ended is not None or table.match is None:
            return None
        ended = log.Ended(time.time(), list(table.match.scores), list(table.match.ranks), len(table.match.moves))
        winners = tuple(seat for seat, rank in enumerate(ended.ranks) if rank == 0)
        return Plan([ended], [MatchEnded(table.id, ended.at, ended.moves, winners)])

    def _rules(self) -> bool:
        """Set up the match if its rules are ready; else they are made so."""
        game = self.services.preparation.game(self.table.game)
        if game is not None:
            self.table.begin(game)
            self._run_clocks()
            return True
        if not self._waiting_for_rules:
            self._waiting_for_rules = True
            self.services.spawn(self._wait_for_rules())
        return False

    async def _wait_for_rules(self) -> None:
        async for _ in self.services.preparation.wait(self.table.game):
            self.send_progress()
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
        self.submit(partial(self._plan_play, device, seat, " ".join(tokens)), done)

    def undo(self, device: str, seat: int, done: Outcome) -> None:
        """A person takes the last action of a seat back."""
        self.submit(partial(self._plan_undo, device, seat), done)

    def check_holder(self, device: str, seat: int) -> None:
        """Refuse whoever does not hold the seat."""
        if seat not in self.table.seats_of(device):
            raise NotYours("not-your-seat")

    def _check_person(self, device: str, seat: int) -> Any:
        self.check_holder(device, seat)
        if self.table.match is None:
            raise NotNow("not-started" if not self.table.key else "preparing")
        if self.table.seats[seat].played_by:
            raise NotNow("stood-in")
        return self.table.match

    def _plan_play(self, device: str, seat: int, said: str) -> Plan:
        match = self._check_person(device, seat)
        return self._plan_move(seat, match.find(seat, said))

    def _plan_move(self, seat: int, action: Any) -> Plan:
        spent = round(time.monotonic() - self._awaited[seat], 3) if seat in self._awaited else 0.0
        return Plan([log.Moved(time.time(), seat, action.id, action.tokens, spent)])

    def _plan_undo(self, device: str, seat: int) -> Plan:
        if not self._check_person(device, seat).can_undo(seat):
            raise Refused("undo")
        return Plan([log.Undone(time.time(), seat)])

    async def _play_bots(self) -> None:
        """Let bots act as long as any is awaited."""
        try:
            while self.table.match is not None:
                seats = [seat for seat in self.table.active if self.table.seats[seat].played_by]
                if not seats:
                    return
                await self._play_bot(seats[0])
        finally:
            self._bots_at_work = False

    async def _play_bot(self, seat: int) -> None:
        match = self.table.match
        assert match is not None
        begun, level, observed = time.monotonic(), self.table.seats[seat].played_by, match.observed(seat)
        seen = observed.tobytes()
        chosen = await self.services.players.choose(level, match, observed, seat)
        if self.connections:
            await asyncio.sleep(max(0.0, begun + self.services.settings.pace - time.monotonic()))

        def plan() -> Plan | None:
            if self.table.seats[seat].played_by != level or seat not in match.active:
                return None  # the person is back, or another process was faster
            if match.observed(seat).tobytes() != seen:
                return None  # thought about a position that is gone
            return self._plan_move(seat, match.find(seat, chosen))

        await self.change(plan)

    # --- clocks -------------------------------------------------------------------------------------------------------

    def _run_clocks(self) -> None:
        """Persons who are awaited spend time; whoever has none left is played for by a bot, for good."""
        if not self.table.minutes:
            return
        now = time.monotonic()
        awaited = [seat for seat in self.table.active if not self.table.seats[seat].played_by]
        self._awaited = {seat: self._awaited.get(seat, now) for seat in awaited}
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if awaited:
            soonest = min(self.clock(seat) or 0.0 for seat in awaited)
            self._timer = asyncio.get_running_loop().call_later(soonest + 0.01, self._flag)

    def _flag(self) -> None:
        self._timer = None
        self.services.spawn(self._stand_in_for_the_late())

    async def _stand_in_for_the_late(self) -> None:
        await self.change(self._plan_flag)
        self._run_clocks()

    def _plan_flag(self) -> Plan | None:
        late = [seat for seat in self._awaited if self.clock(seat) == 0.0]
        return Plan([log.StoodIn(time.time(), seat, STAND_IN, True) for seat in late]) if late else None

    # --- leaving memory -----------------------------------------------------------------------------------------------

    def idle(self, seconds: float) -> bool:
        """May this table be forgotten? It comes back from its log."""
        return (
            not self.connections
            and not self._bots_at_work
            and not self._waiting_for_rules
            and not self._awaited
            and not self._wishes
            and not self._writing
            and time.monotonic() - self.used_at >= seconds
        )

    def close(self) -> None:
        """Stop what runs by itself."""
        if self._timer is not None:
            self._timer.cancel()
