"""The lounge: all tables, and what people may ask of them."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import re
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from raumhafen.bots import BOTS, DEFAULT_BOT, OPTIMAL
from raumhafen.bots.coach import expert_for
from raumhafen.engine.texts import Texts
from raumhafen.server import log
from raumhafen.server.coaching import Coaching
from raumhafen.server.errors import BadInput, NotNow, NotThere, NotYours
from raumhafen.server.ledger import Plan
from raumhafen.server.live import LiveTable, Services
from raumhafen.server.players import Players
from raumhafen.server.prepare import Catalogue, Preparation
from raumhafen.server.protocol import ChangeSeat, Colour, Join, NewTable, Person, ReviewInfo, SeatWish, TableInfo
from raumhafen.server.reviewing import Reviewing
from raumhafen.server.settings import Settings
from raumhafen.server.shelf import Shelf
from raumhafen.server.store import Counts, Mark, Row, SeatFreed, SeatTaken, Store, TableOpened, append, store_for
from raumhafen.server.table import Seat, Table
from raumhafen.text.names import LONGEST, is_name

if TYPE_CHECKING:
    from raumhafen.engine.match import Match

COLOURS: tuple[Colour, ...] = ("amber", "rose", "sky", "mint", "lilac", "sand")
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are taken for one another
ID = re.compile(f"[{LETTERS}]{{13}}")
LISTED = 50  #: the most tables that a device is shown
HEARTBEAT = 10.0  #: seconds after which processes tell each other again who is where
COLLECT_AFTER = 600.0  #: seconds after which all memory is looked through for what nobody needs


class Code(NamedTuple):
    """A code by which a seat can be taken, once."""

    seat: int
    code: str


def new_id(length: int = 13) -> str:
    """A name that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()[:40]


class Lounge:
    """All tables of this process."""

    def __init__(self, settings: Settings, catalogue: Catalogue | None = None, store: Store | None = None) -> None:
        self.settings = settings
        self.catalogue = catalogue or Catalogue()
        self.store = store or store_for(settings)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._runs: list[asyncio.Task[None]] = []

    async def open_doors(self) -> None:
        """Make everything ready; games follow."""
        # Looking through all that a thousand tables hold stops everyone for a fifth of a second, every few seconds. So
        # the collector looks at what is young, and the sweep has it look at the rest once in a while.
        gc.set_threshold(10_000, 1_000_000, 1_000_000)
        self.preparation = Preparation(self.catalogue, self.settings.warm)
        self.shelf = Shelf(self.settings, self.preparation)
        self.services = Services(
            self.settings,
            self.store,
            self.preparation,
            Players(self.settings.thinkers),
            self.shelf,
            Coaching(),
            Reviewing(),
        )
        await self.store.open(self._heard, self._present)
        self._runs = [asyncio.create_task(self.preparation.run()), asyncio.create_task(self._sweep())]
        if self.settings.prepare:
            for game in self.catalogue.ids():
                self.preparation.want(game, urgent=False)

    async def close_doors(self) -> None:
        """End everything; what was acknowledged is on disk."""
        for task in [*self._runs, *self.services.tasks]:
            task.cancel()
        for task in [*self._runs, *self.services.tasks]:
            with suppress(asyncio.CancelledError, Exception):
                await task
        for live in self.tables.values():
            live.close()
        self.services.coaching.close()
        self.services.reviewing.close()
        await self.preparation.close()
        self.services.players.close()
        await self.store.close()

    # --- finding tables -----------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """A table, from memory or from its log."""
        if live := self.tables.get(id):
            live.used_at = time.monotonic()  # not to be forgotten before whoever asks has come in
            return live
        if not ID.fullmatch(id):
            raise NotThere("table")
        if id not in self._loading:  # whoever asks at the same time waits for the same table
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        table = Table(id)
        for event in log.decode(await self.store.events(id)):
            table.take(event)
        if not table.number:
            raise NotThere("table")
        self.tables[id] = live = LiveTable(table, self.services)
        live.resume()
        return live

    async def tables_of(self, device: str) -> list[TableInfo]:
        """The tables where a device sits, newest first."""
        found = [await self.table(id) for id in await self.store.tables_of(device, LISTED)]
        return [live.info(device) for live in found]

    async def counts(self, device: str) -> Counts:
        """What was played here."""
        return await self.store.counts(device)

    # --- opening and seating ------------------------------------------------------------------------------------------

    async def open(self, device: str, wish: NewTable, language: str) -> LiveTable:
        """Open a table; it starts at once if nobody is missing."""
        about = self.catalogue.about(wish.game)
        about.check_seats(len(wish.seats))
        chosen = about.resolve_options(dict(wish.options))
        if wish.edition not in self.catalogue.editions(wish.game):
            raise BadInput(
                "edition",
                game=about.title,
                found=wish.edition[:40],
                known=", ".join(self.catalogue.editions(wish.game)),
            )
        if sum(seat.who == "me" for seat in wish.seats) > 1:
            raise BadInput("one-of-me")
        options = {option.name: option.spell(chosen[option.name]) for option in about.options}
        drawing = Table("", game=wish.game, options=options)
        for number, seat in enumerate(wish.seats):
            drawing.seats.append(Seat(self._sitter(drawing, number, seat, wish.person, device, language)))
        opened = log.Opened(
            at=time.time(),
            game=wish.game,
            edition=wish.edition,
            options=options,
            host=device,
            seats=[seat.sitter for seat in drawing.seats],
            minutes=wish.minutes,
        )
        id = new_id()
        rows, marks = self._opening(id, opened)
        await append(self.store, rows, marks)
        return await self.table(id)

    def _opening(self, id: str, opened: log.Opened) -> tuple[list[Row], list[Mark]]:
        """The first events of a table, and what it is found by."""
        events: list[log.Event] = [opened]
        if all(sitter.kind != "open" for sitter in opened.seats):
            events.append(log.Started(opened.at, secrets.token_hex(16)))
        marks: list[Mark] = [TableOpened(id, opened.game, opened.at)]
        marks += [
            SeatTaken(id, seat, sitter.device, not sitter.here)
            for seat, sitter in enumerate(opened.seats)
            if sitter.device
        ]
        return [Row(id, number, log.encode(event)) for number, event in enumerate(events, 1)], marks

    def _sitter(
        self, table: Table, seat: int, wish: SeatWish | ChangeSeat, person: Person | None, device: str, language: str
    ) -> log.Sitter:
        texts = Texts.of(language)
        if wish.who == "friend":
            return log.Sitter("open")
        if wish.who == "bot":
            name = texts(f"name-bot-{seat + 1}")
            level = self._check_level(wish.level, table)
            return log.Sitter("bot", name, table.free_colour(None, COLOURS), level)
        if wish.who == "me" and person is not None:
            return log.Sitter("person", check_name(person.name), table.free_colour(person.colour, COLOURS), "", device)
        name = check_name(wish.name) if wish.name.strip() else texts("name-person", number=seat + 1)
        return log.Sitter("person", name, table.free_colour(None, COLOURS), "", device, here=True)

    async def start(self, id: str, device: str) -> LiveTable:
        """The host starts the match."""
        live = await self.table(id)

        def plan() -> Plan:
            self._check_host(live, device)
            self._check_open(live)
            if any(seat.sitter.kind == "open" for seat in live.table.seats):
                raise NotNow("seats-open")
            return Plan([log.Started(time.time(), secrets.token_hex(16))])

        await live.ledger.change(plan)
        return live

    async def change_seat(self, id: str, seat: int, device: str, wish: ChangeSeat, language: str) -> LiveTable:
        """The host seats somebody else; or, in a match, somebody lets a bot stand in for a person who is away."""
        live = await self.table(id)

        def plan() -> Plan:
            table = live.table
            if table.key:
                return self._plan_stand_in(live, seat, device, wish)
            self._check_host(live, device)
            check_seat(live, seat)
            others = Table("", game=table.game, options=table.options)
            others.seats = [other for number, other in enumerate(table.seats) if number != seat]
            sitter = self._sitter(others, seat, wish, None, device, language)
            taken = SeatTaken(id, seat, device, False) if sitter.device else SeatFreed(id, seat)
            return Plan([log.Changed(time.time(), seat, sitter)], [taken])

        await live.ledger.change(plan)
        return live

    def _plan_stand_in(self, live: LiveTable, seat: int, device: str, wish: ChangeSeat) -> Plan:
        table = live.table
        if not table.seats_of(device):
            raise NotYours("not-seated")
        check_seat(live, seat)
        if wish.who != "bot":
            raise NotNow("seats-fixed")
        level = self._check_level(wish.level, table)
        if table.status == "over":
            raise NotNow("match-over")
        if table.seats[seat].played_by or not live.absent(seat):
            raise NotNow("not-absent")
        return Plan([log.StoodIn(time.time(), seat, level)])

    async def invite(self, id: str, seat: int, device: str) -> Code:
        """The host makes a code for a seat."""
        live = await self.table(id)
        code = f"{id}-{new_id(10)}"

        def plan() -> Plan:
            self._check_host(live, device)
            check_seat(live, seat)
            self._check_open(live)
            if live.table.seats[seat].sitter.kind != "open":
                raise NotNow("seat-taken")
            return Plan([log.Invited(time.time(), seat, hashed(code))])

        await live.ledger.change(plan)
        return Code(seat, code)

    async def join(self, device: str, wish: Join) -> Code:
        """Take the seat of a code; answers with table and seat."""
        id = wish.code.partition("-")[0]
        secret = hashed(wish.code)
        name = check_name(wish.person.name)
        try:
            live = await self.table(id)
        except NotThere:
            raise NotThere("code") from None
        taken = -1

        def plan() -> Plan:
            nonlocal taken
            seats = [number for number, seat in enumerate(live.table.seats) if seat.code == secret]
            if not seats:
                raise NotThere("code")
            [taken] = seats
            colour = live.table.free_colour(wish.person.colour, COLOURS)
            sitter = log.Sitter("person", name, colour, "", device)
            return Plan([log.Joined(time.time(), taken, sitter)], [SeatTaken(id, taken, device, True)])

        await live.ledger.change(plan)
        return Code(taken, id)

    # --- going and coming back ----------------------------------------------------------------------------------------

    async def leave(self, id: str, seat: int, device: str) -> LiveTable:
        """A person goes away: for good before the match, for now during it."""
        live = await self.table(id)

        def plan() -> Plan | None:
            check_seat(live, seat)
            live.check_holder(device, seat)
            if not live.table.key:
                return Plan([log.Changed(time.time(), seat, log.Sitter("open"))], [SeatFreed(id, seat)])
            if live.table.status == "over" or live.table.seats[seat].left:
                return None
            return Plan([log.Left(time.time(), seat)])

        await live.ledger.change(plan)
        return live

    async def come_back(self, id: str, seat: int, device: str) -> LiveTable:
        """A person returns, and the bot that stood in goes."""
        live = await self.table(id)

        def plan() -> Plan | None:
            check_seat(live, seat)
            live.check_holder(device, seat)
            held = live.table.seats[seat]
            if held.for_good:
                raise NotNow("clock-ran-out")
            return Plan([log.Returned(time.time(), seat)]) if held.stand_in or held.left else None

        await live.ledger.change(plan)
        return live

    async def play_again(self, id: str, device: str) -> LiveTable:
        """The same people at a new table; whoever asks second gets the same one."""
        live = await self.table(id)

        def plan() -> Plan | None:
            table = live.table
            if not table.seats_of(device):
                raise NotYours("not-seated")
            if table.status != "over":
                raise NotNow("not-over")
            if table.again:
                return None
            seats = [seat.sitter for seat in table.seats]
            opened = log.Opened(time.time(), table.game, table.edition, table.options, table.host, seats, table.minutes)
            new = new_id()
            rows, marks = self._opening(new, opened)
            return Plan([log.Again(opened.at, new)], marks, rows)

        await live.ledger.change(plan)
        return await self.table(live.table.again)

    async def record(self, id: str) -> str:
        """The record of a match that is over, with its key."""
        return str((await self._finished(await self.table(id))).record())

    async def review(self, id: str) -> ReviewInfo:
        """The look back at a match that is over."""
        live = await self.table(id)
        return await live.look_back.ask(await self._finished(live))

    # --- within -------------------------------------------------------------------------------------------------------

    async def _finished(self, live: LiveTable) -> Match:
        """The match of a table, if it is over."""
        if not live.table.key:
            raise NotNow("not-over")
        await live.ready()
        if live.table.match is None or not live.table.match.over:
            raise NotNow("not-over")
        return live.table.match

    def limited_bots(self, game: str) -> dict[str, dict[str, list[str]]]:
        """The bots that play a game only with some values of its options."""
        ready = self.preparation.game(game)
        expert = expert_for(ready.about) if ready is not None else None
        if ready is None or expert is None:
            return {}
        solved = expert.solved(ready, ready.edition().data)
        return {OPTIMAL: solved} if any(solved.values()) else {}

    def _check_level(self, level: str, table: Table) -> str:
        """A bot that can play there; the usual one, if nobody says which."""
        if level in ("", *BOTS):
            return level or DEFAULT_BOT
        only = self.limited_bots(table.game)
        if level not in only:
            raise BadInput("bot", found=level[:40], known=", ".join([*BOTS, *only]))
        for option, values in only[level].items():
            if table.options[option] not in values:
                raise BadInput("bot-only", found=level, known=", ".join(values))
        return level

    def _check_host(self, live: LiveTable, device: str) -> None:
        if device != live.table.host:
            raise NotYours("not-host")

    def _check_open(self, live: LiveTable) -> None:
        if live.table.key:
            raise NotNow("started")

    def _heard(self, id: str, number: int) -> None:
        """Another process wrote an event."""
        if not id:
            for live in self.tables.values():
                live.ledger.follow()
        elif id in self.tables:
            self.tables[id].ledger.follow(number)

    def _present(self, process: str, id: str, seats: int, watchers: int) -> None:
        """Another process tells who is at a table there."""
        if live := self.tables.get(id):
            live.elsewhere(process, seats, watchers)

    async def _sweep(self) -> None:
        """Forget tables that nobody uses; they come back from their logs."""
        collected = time.monotonic()
        while True:
            await asyncio.sleep(min(HEARTBEAT, self.settings.idle_after))
            for id, live in list(self.tables.items()):
                if live.idle(self.settings.idle_after):
                    live.close()
                    del self.tables[id]
                else:
                    live.forget_processes(time.monotonic() - 3 * HEARTBEAT)
                    if self.settings.database and live.crowd.connections:
                        live.announce()
            if time.monotonic() - collected >= COLLECT_AFTER:
                gc.collect()
                collected = time.monotonic()


def check_seat(live: LiveTable, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(live.table.seats):
        raise NotThere("seat")


def check_name(name: str) -> str:
    """A name that can be read and written anywhere."""
    if not is_name(name):
        raise BadInput("name", found=repr(name)[1:-1][:40], longest=LONGEST)
    return name
