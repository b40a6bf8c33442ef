"""What is sent to whom. Each side of a match is built and written out once, however many connections share it.

Everything about the match in here comes from `Match.view`, `tell`, `legal` and `prompt`, which look at observed states
only: this is the one door through which a match leaves the server.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from raumhafen.server.protocol import SPECTATOR, Choice, Prompt, SeatInfo, Side, Status, TableInfo, Update
from raumhafen.server.table import Table

encode = msgspec.json.Encoder().encode

_THINKING, _SIDES, _END = b',"thinking":', b',"sides":[', b"]}"
_PLACES = rb'(.*"number":)0(,"host":.*"scores":)\[\](,"ranks":.*"awaited":)\[\],"thinking":\[\],"sides":\[\]\}'


class Audience(NamedTuple):
    """Those who get the same messages."""

    sides: tuple[int, ...]  #: the seats they see the match from; a spectator's: (−1,)
    mine: tuple[int, ...]  #: the seats that the device holds
    host: bool


class LiveStatus(NamedTuple):
    """What no log tells: who is there, and what the clocks say."""

    online: frozenset[int]
    watchers: int
    clocks: Sequence[float | None] | None


class Standings(NamedTuple):
    """How a table stands after an event, the same for everybody; also as it is written in an update."""

    status: Status
    scores: Sequence[int]
    ranks: Sequence[int]
    written_scores: bytes
    written_awaited: bytes


class UpdateEncoder:
    """Messages about one table, kept as long as they hold."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._sides: dict[tuple[int, int], bytes] = {}
        self._frames: dict[Audience, tuple[bytes, bytes, bytes]] = {}
        self._within: tuple[LiveStatus, int, bool] | None = None  #: what the frames hold within
        self._at: tuple[int, bool] | None = None  #: where the table stood when sides and standing were made
        self._standing: Standings

    def info(self, audience: Audience, around: LiveStatus) -> TableInfo:
        """The table as a device may know it."""
        table, mine, clocks = self.table, audience.mine, around.clocks
        standing = self.standing()
        return TableInfo(
            id=table.id,
            game=table.game,
            edition=table.edition,
            options=table.options,
            status=standing.status,
            number=table.number_of(audience.sides),
            host=audience.host,
            seats=[
                SeatInfo(
                    seat=number,
                    kind=seat.sitter.kind,
                    name=seat.sitter.name,
                    colour=seat.sitter.colour,
                    level=seat.sitter.level or seat.stand_in,
                    stands_in=bool(seat.stand_in),
                    online=seat.sitter.kind == "bot" or number in around.online,
                    mine=number in mine,
                    clock=clocks[number] if clocks is not None else None,
                )
                for number, seat in enumerate(table.seats)
            ],
            watchers=around.watchers,
            key_hash=table.key_hash,
            key=table.key if standing.status == "over" else "",
            scores=list(standing.scores),
            ranks=list(standing.ranks),
            again=table.again,
        )

    def update(self, audience: Audience, around: LiveStatus, since: int | None) -> bytes:
        """How the table stands, with what happened after an event; without sides if `since` is None."""
        table, standing, sides = self.table, self.standing(), b""
        if since is not None and table.match is not None:
            first = self._first_after(since)
            sides = b",".join([self._side(seat, first) for seat in audience.sides])
        head, middle, tail = self._frame(audience, around)
        number, scores, awaited = table.number_of(audience.sides), standing.written_scores, standing.written_awaited
        return b"%b%d%b%b%b%b%b%b%b" % (head, number, middle, scores, tail, awaited, _SIDES, sides, _END)

    def _frame(self, audience: Audience, around: LiveStatus) -> tuple[bytes, bytes, bytes]:
        """An update without what changes with each move: number, scores, seats awaited, sides. Of the table's own words
        none can look like these places, since a quotation mark within them is written otherwise."""
        within = (around, self.table.changes, self.table.match is None or self.table.match.over)
        if within != self._within:
            self._within = within
            self._frames.clear()
        frame = self._frames.get(audience)
        if frame is None:
            info = structs.replace(self.info(audience, around), number=0, scores=[])
            found = re.fullmatch(_PLACES, encode(Update(info, [], [], [])), re.DOTALL)
            assert found is not None
            self._frames[audience] = frame = (found[1], found[2], found[3])
        return frame

    def standing(self) -> Standings:
        """How the table stands. With each event it is looked at anew, and sides written before are forgotten."""
        table, match = self.table, self.table.match
        at = (table.number, match is None)
        if self._at != at:
            self._at = at
            self._sides.clear()
            status, active = table.status, table.active
            scores: Sequence[int] = ()
            ranks: Sequence[int] = ()
            if match is not None:
                scores, ranks = match.scores, match.ranks if status == "over" else ()
            elif table.ended is not None:
                scores, ranks = table.ended.scores, table.ended.ranks
            thinking = [seat for seat in active if table.seats[seat].played_by]
            awaited = encode(active) + _THINKING + encode(thinking)
            self._standing = Standings(status, scores, ranks, encode(scores), awaited)
        return self._standing

    def _first_after(self, since: int) -> int:
        """The first move after an event."""
        first = len(self.table.numbers)
        while first and self.table.numbers[first - 1] > since:
            first -= 1
        return first

    def _side(self, seat: int, first: int) -> bytes:
        known = self._sides.get((seat, first))
        if known is None:
            self._sides[seat, first] = known = encode(self._build(seat, first))
        return known

    def _build(self, seat: int, first: int) -> Side:
        match = self.table.match
        assert match is not None
        events: Any = match.events(seat, first)
        person = seat != SPECTATOR and not self.table.seats[seat].played_by
        regrets = [Choice(action.tokens) for action in match.undoable(seat)] if person and not match.over else []
        if not person or seat not in match.active:
            return Side(seat, match.view(seat), events, [], None, regrets)
        choices = [Choice(action.tokens) for action in match.legal(seat)]
        return Side(seat, match.view(seat), events, choices, Prompt(*match.prompt(seat)), regrets)
