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
from raumhafen.server import table_events
from raumhafen.server.book_service import BookService
from raumhafen.server.bot_threads import BotThreads
from raumhafen.server.coaching import Coaching
from raumhafen.server.errors import BadRequest, Conflict, Forbidden, NotFound
from raumhafen.server.live_table import LiveTable, Services
from raumhafen.server.preparation import Catalogue, Preparation
from raumhafen.server.protocol import (
    ChangeSeat,
    Colour,
    Join,
    Joined,
    NewTable,
    Person,
    ReviewInfo,
    SeatRequest,
    TableInfo,
)
from raumhafen.server.review_service import ReviewService
from raumhafen.server.settings import Settings
from raumhafen.server.store import Counts, IndexUpdate, Row, SeatFreed, SeatTaken, Store, TableOpened, append, store_for
from raumhafen.server.table import Seat, Table
from raumhafen.server.table_writer import Change
from raumhafen.text.names import LONGEST, is_name

if TYPE_CHECKING:
    from raumhafen.engine.match import Match

COLOURS: tuple[Colour, ...] = ("amber", "rose", "sky", "mint", "lilac", "sand")
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike
ID = re.compile(f"[{ID_LETTERS}]{{13}}")
MAX_LISTED = 50  #: the most tables that a device is shown
HEARTBEAT = 10.0  #: seconds after which processes tell each other again who is connected
COLLECT_AFTER = 600.0  #: seconds between full garbage collections


class SeatCode(NamedTuple):
    """A code by which a seat can be taken, once."""

    seat: int
    code: str


def new_id(length: int = 13) -> str:
    """An id that cannot be guessed."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(length))


def hash_secret(secret: str) -> str:
    """What the server stores of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()[:40]


class Lounge:
    """All tables of this process."""

    def __init__(self, settings: Settings, catalogue: Catalogue | None = None, store: Store | None = None) -> None:
        self.settings = settings
        self.catalogue = catalogue or Catalogue()
        self.store = store or store_for(settings)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._background: list[asyncio.Task[None]] = []

    async def start_up(self) -> None:
        """Start all services; games are loaded meanwhile."""
        # A full collection over a thousand tables stops the server for a fifth of a second, every few seconds. So only
        # young objects are collected by default, and the sweep collects the rest from time to time.
        gc.set_threshold(10_000, 1_000_000, 1_000_000)
        self.preparation = Preparation(self.catalogue, self.settings.compile_in_subprocess)
        self.books = BookService(self.settings, self.preparation)
        self.services = Services(
            self.settings,
            self.store,
            self.preparation,
            BotThreads(self.settings.bot_threads),
            self.books,
            Coaching(),
            ReviewService(),
        )
        await self.store.open(self._on_event, self._on_presence)
        self._background = [asyncio.create_task(self.preparation.run()), asyncio.create_task(self._sweep())]
        if self.settings.prepare_all:
            self.preparation.request_all()

    async def shut_down(self) -> None:
        """End everything; what was acknowledged is on disk."""
        for task in [*self._background, *self.services.tasks]:
            task.cancel()
        for task in [*self._background, *self.services.tasks]:
            with suppress(asyncio.CancelledError, Exception):
                await task
        for live in self.tables.values():
            live.close()
        self.services.coaching.close()
        self.services.reviews.close()
        await self.preparation.close()
        self.services.bot_threads.close()
        await self.store.close()

    # --- finding tables -----------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """A table, from memory or from its log."""
        if live := self.tables.get(id):
            live.used_at = time.monotonic()  # not to be dropped before the client that asks has connected
            return live
        if not ID.fullmatch(id):
            raise NotFound("table")
        if id not in self._loading:  # requests at the same time wait for the same table
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        table = Table(id)
        for event in table_events.decode(await self.store.events(id)):
            table.apply(event)
        if not table.number:
            raise NotFound("table")
        self.tables[id] = live = LiveTable(table, self.services)
        live.resume()
        return live

    async def tables_of(self, device: str) -> list[TableInfo]:
        """The tables where a device sits, newest first."""
        found = [await self.table(id) for id in await self.store.tables_of(device, MAX_LISTED)]
        return [live.info(device) for live in found]

    async def counts(self, device: str) -> Counts:
        """How much was played here."""
        return await self.store.counts(device)

    # --- opening and seating ------------------------------------------------------------------------------------------

    async def open(self, device: str, request: NewTable, language: str) -> LiveTable:
        """Open a table; it starts at once if every seat is taken."""
        about = self.catalogue.about(request.game)
        about.check_seats(len(request.seats))
        chosen = about.resolve_options(dict(request.options))
        if request.edition not in self.catalogue.editions(request.game):
            raise BadRequest(
                "edition",
                game=about.title,
                found=request.edition[:40],
                known=", ".join(self.catalogue.editions(request.game)),
            )
        if sum(seat.who == "me" for seat in request.seats) > 1:
            raise BadRequest("one-of-me")
        options = {option.name: option.spell(chosen[option.name]) for option in about.options}
        draft = Table("", game=request.game, options=options)
        for number, seat in enumerate(request.seats):
            draft.seats.append(Seat(self._occupant(draft, number, seat, request.person, device, language)))
        opened = table_events.Opened(
            at=time.time(),
            game=request.game,
            edition=request.edition,
            options=options,
            host=device,
            seats=[seat.occupant for seat in draft.seats],
            minutes=request.minutes,
        )
        id = new_id()
        rows, index_updates = self._opening_rows(id, opened)
        await append(self.store, rows, index_updates)
        return await self.table(id)

    def _opening_rows(self, id: str, opened: table_events.Opened) -> tuple[list[Row], list[IndexUpdate]]:
        """The first events of a table, and its entries in the index."""
        events: list[table_events.Event] = [opened]
        if all(occupant.kind != "open" for occupant in opened.seats):
            events.append(table_events.Started(opened.at, secrets.token_hex(16)))
        index_updates: list[IndexUpdate] = [TableOpened(id, opened.game, opened.at)]
        index_updates += [
            SeatTaken(id, seat, occupant.device, not occupant.here)
            for seat, occupant in enumerate(opened.seats)
            if occupant.device
        ]
        return [Row(id, number, table_events.encode(event)) for number, event in enumerate(events, 1)], index_updates

    def _occupant(
        self,
        table: Table,
        seat: int,
        request: SeatRequest | ChangeSeat,
        person: Person | None,
        device: str,
        language: str,
    ) -> table_events.Occupant:
        texts = Texts.of(language)
        if request.who == "friend":
            return table_events.Occupant("open")
        if request.who == "bot":
            name = texts(f"name-bot-{seat + 1}")
            level = self._check_level(request.level, table)
            return table_events.Occupant("bot", name, table.free_colour(None, COLOURS), level)
        if request.who == "me" and person is not None:
            return table_events.Occupant(
                "person", check_name(person.name), table.free_colour(person.colour, COLOURS), "", device
            )
        name = check_name(request.name) if request.name.strip() else texts("name-person", number=seat + 1)
        return table_events.Occupant("person", name, table.free_colour(None, COLOURS), "", device, here=True)

    async def start(self, id: str, device: str) -> LiveTable:
        """The host starts the match."""
        live = await self.table(id)

        def change() -> Change:
            self._check_host(live, device)
            self._check_open(live)
            if any(seat.occupant.kind == "open" for seat in live.table.seats):
                raise Conflict("seats-open")
            return Change([table_events.Started(time.time(), secrets.token_hex(16))])

        await live.writer.write(change)
        return live

    async def change_seat(self, id: str, seat: int, device: str, request: ChangeSeat, language: str) -> LiveTable:
        """The host changes who sits there; or, in a match, a seated person lets a bot stand in for an absent one."""
        live = await self.table(id)

        def change() -> Change:
            table = live.table
            if table.key:
                return self._stand_in_change(live, seat, device, request)
            self._check_host(live, device)
            check_seat(live, seat)
            others = Table("", game=table.game, options=table.options)
            others.seats = [other for number, other in enumerate(table.seats) if number != seat]
            occupant = self._occupant(others, seat, request, None, device, language)
            taken = SeatTaken(id, seat, device, False) if occupant.device else SeatFreed(id, seat)
            return Change([table_events.Changed(time.time(), seat, occupant)], [taken])

        await live.writer.write(change)
        return live

    def _stand_in_change(self, live: LiveTable, seat: int, device: str, request: ChangeSeat) -> Change:
        table = live.table
        if not table.seats_of(device):
            raise Forbidden("not-seated")
        check_seat(live, seat)
        if request.who != "bot":
            raise Conflict("seats-fixed")
        level = self._check_level(request.level, table)
        if table.status == "over":
            raise Conflict("match-over")
        if table.seats[seat].played_by or not live.absent(seat):
            raise Conflict("not-absent")
        return Change([table_events.StoodIn(time.time(), seat, level)])

    async def invite(self, id: str, seat: int, device: str) -> SeatCode:
        """The host makes a code for a seat."""
        live = await self.table(id)
        code = f"{id}-{new_id(10)}"

        def change() -> Change:
            self._check_host(live, device)
            check_seat(live, seat)
            self._check_open(live)
            if live.table.seats[seat].occupant.kind != "open":
                raise Conflict("seat-taken")
            return Change([table_events.Invited(time.time(), seat, hash_secret(code))])

        await live.writer.write(change)
        return SeatCode(seat, code)

    async def join(self, device: str, request: Join) -> Joined:
        """Take the seat of a code."""
        id = request.code.partition("-")[0]
        secret = hash_secret(request.code)
        name = check_name(request.person.name)
        try:
            live = await self.table(id)
        except NotFound:
            raise NotFound("code") from None
        taken = -1

        def change() -> Change:
            nonlocal taken
            seats = [number for number, seat in enumerate(live.table.seats) if seat.code == secret]
            if not seats:
                raise NotFound("code")
            [taken] = seats
            colour = live.table.free_colour(request.person.colour, COLOURS)
            occupant = table_events.Occupant("person", name, colour, "", device)
            return Change([table_events.Joined(time.time(), taken, occupant)], [SeatTaken(id, taken, device, True)])

        await live.writer.write(change)
        return Joined(id, taken)

    # --- going and coming back ----------------------------------------------------------------------------------------

    async def leave(self, id: str, seat: int, device: str) -> LiveTable:
        """A person goes away: for good before the match, for now during it."""
        live = await self.table(id)

        def change() -> Change | None:
            check_seat(live, seat)
            live.check_holder(device, seat)
            if not live.table.key:
                return Change(
                    [table_events.Changed(time.time(), seat, table_events.Occupant("open"))], [SeatFreed(id, seat)]
                )
            if live.table.status == "over" or live.table.seats[seat].left:
                return None
            return Change([table_events.Left(time.time(), seat)])

        await live.writer.write(change)
        return live

    async def come_back(self, id: str, seat: int, device: str) -> LiveTable:
        """A person returns, and the bot that stood in goes."""
        live = await self.table(id)

        def change() -> Change | None:
            check_seat(live, seat)
            live.check_holder(device, seat)
            held = live.table.seats[seat]
            if held.for_good:
                raise Conflict("clock-ran-out")
            return Change([table_events.Returned(time.time(), seat)]) if held.stand_in or held.left else None

        await live.writer.write(change)
        return live

    async def play_again(self, id: str, device: str) -> LiveTable:
        """The same people at a new table; a second request gets the same one."""
        live = await self.table(id)

        def change() -> Change | None:
            table = live.table
            if not table.seats_of(device):
                raise Forbidden("not-seated")
            if table.status != "over":
                raise Conflict("not-over")
            if table.again:
                return None
            seats = [seat.occupant for seat in table.seats]
            opened = table_events.Opened(
                time.time(), table.game, table.edition, table.options, table.host, seats, table.minutes
            )
            new = new_id()
            rows, index_updates = self._opening_rows(new, opened)
            return Change([table_events.Again(opened.at, new)], index_updates, rows)

        await live.writer.write(change)
        return await self.table(live.table.again)

    async def record(self, id: str) -> str:
        """The record of a match that is over, with its key."""
        return str((await self._finished_match(await self.table(id))).record())

    async def review(self, id: str) -> ReviewInfo:
        """The review of a match that is over."""
        live = await self.table(id)
        match = await self._finished_match(live)
        await self.preparation.wait_for_coach(live.table.game)  # reviews need what coaches need
        return await live.review.ask(match)

    # --- internal -----------------------------------------------------------------------------------------------------

    async def _finished_match(self, live: LiveTable) -> Match:
        """The match of a table, if it is over."""
        if not live.table.key:
            raise Conflict("not-over")
        await live.wait_for_match()
        if live.table.match is None or not live.table.match.over:
            raise Conflict("not-over")
        return live.table.match

    def limited_bots(self, game: str) -> dict[str, dict[str, list[str]]]:
        """The bots that play a game only with some values of its options."""
        ready = self.preparation.loaded(game)
        expert = expert_for(ready.about) if ready is not None else None
        if ready is None or expert is None:
            return {}
        solved = expert.solved(ready, ready.edition().data)
        return {OPTIMAL: solved} if any(solved.values()) else {}

    def _check_level(self, level: str, table: Table) -> str:
        """The level of a bot that can play there; the default, if none is given."""
        if level in ("", *BOTS):
            return level or DEFAULT_BOT
        only = self.limited_bots(table.game)
        if level not in only:
            raise BadRequest("bot", found=level[:40], known=", ".join([*BOTS, *only]))
        for option, values in only[level].items():
            if table.options[option] not in values:
                raise BadRequest("bot-only", found=level, known=", ".join(values))
        return level

    def _check_host(self, live: LiveTable, device: str) -> None:
        if device != live.table.host:
            raise Forbidden("not-host")

    def _check_open(self, live: LiveTable) -> None:
        if live.table.key:
            raise Conflict("started")

    def _on_event(self, id: str, number: int) -> None:
        """Another process wrote an event."""
        if not id:
            for live in self.tables.values():
                live.writer.read_new()
        elif id in self.tables:
            self.tables[id].writer.read_new(number)

    def _on_presence(self, process: str, id: str, seats: int, watchers: int) -> None:
        """Another process tells who is connected to a table there."""
        if live := self.tables.get(id):
            live.update_process(process, seats, watchers)

    async def _sweep(self) -> None:
        """Drop tables that are not in use from memory; they come back from their logs."""
        collected = time.monotonic()
        while True:
            await asyncio.sleep(min(HEARTBEAT, self.settings.idle_after))
            for id, live in list(self.tables.items()):
                if live.idle(self.settings.idle_after):
                    live.close()
                    del self.tables[id]
                else:
                    live.forget_processes(time.monotonic() - 3 * HEARTBEAT)
                    if self.settings.database and live.presence.connections:
                        live.announce()
            if time.monotonic() - collected >= COLLECT_AFTER:
                gc.collect()
                collected = time.monotonic()


def check_seat(live: LiveTable, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(live.table.seats):
        raise NotFound("seat")


def check_name(name: str) -> str:
    """A name that can be read and written anywhere."""
    if not is_name(name):
        raise BadRequest("name", found=repr(name)[1:-1][:40], longest=LONGEST)
    return name
