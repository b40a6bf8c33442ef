"""Encodes what is sent to clients. Each side of a match is built and encoded once for all connections that share it.

All it says of the match comes from `Match.view`, `events`, `legal`, `undo_choices` and `prompt`, which look at observed
states only: a match leaves the server through this file and no other.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import structs

from raumhafen.engine.about import SPECTATOR
from raumhafen.server.protocol import Choice, Prompt, SeatInfo, Side, Status, TableInfo, Update
from raumhafen.server.table import Table

encode = msgspec.json.Encoder().encode
_encode_numbers = lru_cache(4096)(encode)  # scores and seats: the same again and again

_THINKING, _SIDES, _END = b',"thinking":', b',"sides":[', b"]}"
_FRAME = rb'(.*"number":)0(,"host":.*"scores":)\[\](,"ranks":.*"awaited":)\[\],"thinking":\[\],"sides":\[\]\}'


class Audience(NamedTuple):
    """The connections that get the same messages."""

    sides: tuple[int, ...]  #: the seats they see the match from; a spectator's: (−1,)
    mine: tuple[int, ...]  #: the seats that the device holds
    host: bool


class LiveStatus(NamedTuple):
    """What is not in the log: who is online, and what the clocks show."""

    online: frozenset[int]
    watchers: int
    clocks: Sequence[float | None] | None


class Standings(NamedTuple):
    """Status, scores and ranks after an event, the same for every client; also as they are encoded in an update."""

    status: Status
    scores: Sequence[int]
    ranks: Sequence[int]
    encoded_scores: bytes
    encoded_awaited: bytes


class UpdateEncoder:
    """Messages about one table, kept as long as they are valid."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._sides: dict[tuple[int, int], bytes] = {}
        self._frames: dict[Audience, tuple[bytes, bytes, bytes]] = {}
        self._frames_for: tuple[LiveStatus, int, bool] | None = None  #: what the frames were made for
        self._standings_at: tuple[int, bool] | None = None  #: when sides and standings were made
        self._standings: Standings

    def info(self, audience: Audience, live_status: LiveStatus) -> TableInfo:
        """The table as a device may know it."""
        table, mine, clocks = self.table, audience.mine, live_status.clocks
        standings = self.standings()
        return TableInfo(
            id=table.id,
            game=table.game,
            edition=table.edition,
            options=table.options,
            status=standings.status,
            number=table.visible_number(audience.sides),
            host=audience.host,
            seats=[
                SeatInfo(
                    seat=number,
                    kind=seat.occupant.kind,
                    name=seat.occupant.name,
                    colour=seat.occupant.colour,
                    level=seat.occupant.level or seat.stand_in,
                    stands_in=bool(seat.stand_in),
                    online=seat.occupant.kind == "bot" or number in live_status.online,
                    mine=number in mine,
                    clock=clocks[number] if clocks is not None else None,
                )
                for number, seat in enumerate(table.seats)
            ],
            watchers=live_status.watchers,
            key_hash=table.key_hash,
            key=table.key if standings.status == "over" else "",
            scores=list(standings.scores),
            ranks=list(standings.ranks),
            again=table.again,
        )

    def update(self, audience: Audience, live_status: LiveStatus, since: int | None) -> bytes:
        """An update: the table, and the match with what happened after the event `since`; None: without the match."""
        table, standings, sides = self.table, self.standings(), b""
        if since is not None and table.match is not None:
            first = self._first_after(since)
            sides = b",".join([self._side(seat, first) for seat in audience.sides])
        head, middle, tail = self._frame(audience, live_status)
        number = table.visible_number(audience.sides)
        scores, awaited = standings.encoded_scores, standings.encoded_awaited
        return b"%b%d%b%b%b%b%b%b%b" % (head, number, middle, scores, tail, awaited, _SIDES, sides, _END)

    def _frame(self, audience: Audience, live_status: LiveStatus) -> tuple[bytes, bytes, bytes]:
        """An update without what changes with each move: number, scores, seats awaited, sides. No text of the table can
        be taken for these keys, since quotation marks are escaped in it."""
        frames_for = (live_status, self.table.changes, self.table.match is None or self.table.match.over)
        if frames_for != self._frames_for:
            self._frames_for = frames_for
            self._frames.clear()
        frame = self._frames.get(audience)
        if frame is None:
            info = structs.replace(self.info(audience, live_status), number=0, scores=[])
            found = re.fullmatch(_FRAME, encode(Update(info, [], [], [])), re.DOTALL)
            assert found is not None
            self._frames[audience] = frame = (found[1], found[2], found[3])
        return frame

    def standings(self) -> Standings:
        """The standings. With each event they are made anew, and the sides encoded before are dropped."""
        table, match = self.table, self.table.match
        at = (table.number, match is None)
        if self._standings_at != at:
            self._standings_at = at
            self._sides.clear()
            status, active = table.status, table.active
            scores: Sequence[int] = ()
            ranks: Sequence[int] = ()
            if match is not None:
                scores, ranks = match.scores, match.ranks if status == "over" else ()
            elif table.ended is not None:
                scores, ranks = table.ended.scores, table.ended.ranks
            thinking = tuple([seat for seat in active if table.seats[seat].played_by])
            awaited = _encode_numbers(active) + _THINKING + _encode_numbers(thinking)
            self._standings = Standings(status, scores, ranks, _encode_numbers(tuple(scores)), awaited)
        return self._standings

    def _first_after(self, since: int) -> int:
        """The first move after an event."""
        first = len(self.table.move_numbers)
        while first and self.table.move_numbers[first - 1] > since:
            first -= 1
        return first

    def _side(self, seat: int, first: int) -> bytes:
        encoded = self._sides.get((seat, first))
        if encoded is None:
            self._sides[seat, first] = encoded = encode(self._make_side(seat, first))
        return encoded

    def _make_side(self, seat: int, first: int) -> Side:
        match = self.table.match
        assert match is not None
        events: Any = match.events(seat, first)
        person = seat != SPECTATOR and not self.table.seats[seat].played_by
        if not person or match.over:
            return Side(seat, match.view(seat), events, [], None, [])
        undo_choices = [Choice(action.tokens) for action in match.undo_choices(seat)]
        if seat not in match.active:
            return Side(seat, match.view(seat), events, [], None, undo_choices)
        choices = [Choice(action.tokens) for action in match.legal(seat)]
        return Side(seat, match.view(seat), events, choices, Prompt(*match.prompt(seat)), undo_choices)
