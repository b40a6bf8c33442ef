"""A table, built from its log: who sits there, and the match they play. No input, no output, no clock of its own."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.move import Action
from raumhafen.server import table_events
from raumhafen.server.protocol import Colour, Status

if TYPE_CHECKING:  # rules are loaded when they are needed, not when the lounge opens
    from raumhafen.engine.game import Game
    from raumhafen.engine.match import Match


@dataclass(slots=True)
class Seat:
    """A seat and its occupant."""

    occupant: table_events.Occupant
    code: str = ""  #: the hash of the code by which it can be taken
    stand_in: str = ""  #: the level of a bot that plays for the person
    for_good: bool = False  #: the person cannot return
    left: bool = False
    helped: bool = False  #: a bot has stood in, so that the result is not the person's own
    spent: float = 0.0  #: seconds used up on the clock

    @property
    def played_by(self) -> str:
        """The level of the bot that plays here; empty when a person does."""
        return self.occupant.level or self.stand_in


class SecretEvent(NamedTuple):
    """An event that some sides cannot know of: a seat acted in secret. Not even event numbers may tell them."""

    number: int
    sides: frozenset[int]


@dataclass(slots=True)
class Table:
    """A table, built from its events."""

    id: str
    number: int = 0  #: of the last event
    changes: int = 0  #: events that were no moves
    game: str = ""
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict)
    host: str = ""
    minutes: int = 0
    opened_at: float = 0.0
    seats: list[Seat] = field(default_factory=list)
    key: str = ""  #: secret until the match is over
    key_hash: str = ""  #: published when the match starts
    ended: table_events.Ended | None = None
    again: str = ""
    match: Match | None = None  #: None until the rules are loaded
    move_numbers: list[int] = field(default_factory=list)  #: the event of each move of the match
    secret_events: list[SecretEvent] = field(default_factory=list)
    #: moves that wait for the match to be set up
    _pending: list[tuple[int, table_events.Moved | table_events.Undone]] = field(default_factory=list)

    @property
    def status(self) -> Status:
        """Open, playing or over."""
        if not self.key:
            return "open"
        return "over" if self.ended or (self.match is not None and self.match.over) else "playing"

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.active if self.match is not None else ()

    def seats_of(self, device: str) -> tuple[int, ...]:
        """The seats that a device holds."""
        return tuple(seat for seat in range(len(self.seats)) if self.holds(device, seat))

    def holds(self, device: str, seat: int) -> bool:
        """Does a device hold that seat?"""
        return bool(device) and 0 <= seat < len(self.seats) and self.seats[seat].occupant.device == device

    def free_colour(self, wanted: Colour | None, colours: tuple[Colour, ...]) -> Colour:
        """The wanted colour, if no other seat has it, else another."""
        used = {seat.occupant.colour for seat in self.seats if seat.occupant.kind != "open"}
        return next((colour for colour in (wanted, *colours) if colour and colour not in used), wanted or colours[0])

    # --- event numbers, as a side may know them -----------------------------------------------------------------------

    def visible_number(self, sides: tuple[int, ...]) -> int:
        """The number of events that sides can know of."""
        if not self.secret_events:
            return self.number
        return self.number - sum(event.sides.issuperset(sides) for event in self.secret_events)

    def event_number(self, sides: tuple[int, ...], visible: int) -> int:
        """The number of the event that is the n-th of those that sides can know of: the reverse of `visible_number`."""
        number = visible
        for event in self.secret_events:
            if event.number <= number and event.sides.issuperset(sides):
                number += 1
        return min(number, self.number)

    def anything_visible(self, sides: tuple[int, ...], since: int) -> bool:
        """Did anything happen after an event that sides can know of?"""
        if not self.secret_events or self.secret_events[-1].number <= since:
            return True
        secret = sum(event.number > since and event.sides.issuperset(sides) for event in self.secret_events)
        return self.number - since > secret

    # --- applying events ----------------------------------------------------------------------------------------------

    def apply(self, event: table_events.Event) -> None:
        """Apply the next event of the log."""
        self.number += 1
        if isinstance(event, table_events.Moved | table_events.Undone):
            if self.match is None:
                self._pending.append((self.number, event))
            else:
                self._play(self.number, event)
            return
        self.changes += 1
        match event:
            case table_events.Opened():
                self.game, self.edition, self.options = event.game, event.edition, event.options
                self.host, self.minutes, self.opened_at = event.host, event.minutes, event.at
                self.seats = [Seat(occupant) for occupant in event.seats]
            case table_events.Invited():
                self.seats[event.seat].code = event.code
            case table_events.Changed() | table_events.Joined():
                self.seats[event.seat] = Seat(event.occupant)
            case table_events.Started():
                self.key = event.key
                self.key_hash = hashlib.sha256(bytes.fromhex(event.key)).hexdigest()
                for seat in self.seats:
                    seat.code = ""
            case table_events.Left():
                self.seats[event.seat].left = True
            case table_events.StoodIn():
                seat = self.seats[event.seat]
                seat.stand_in, seat.for_good, seat.helped = event.level, event.for_good, True
            case table_events.Returned():
                seat = self.seats[event.seat]
                seat.stand_in, seat.left = "", False
            case table_events.Ended():
                self.ended = event
            case table_events.Again():
                self.again = event.table

    def set_up_match(self, game: Game) -> None:
        """Set up the match, now that the rules are loaded, and apply the moves so far."""
        from raumhafen.engine.match import Match

        if not self.key or self.match is not None:
            return
        names = [seat.occupant.name for seat in self.seats]
        options: dict[str, str | int] = dict(self.options)
        self.match = Match(game, len(self.seats), self.key, self.edition, options, names)
        pending, self._pending = self._pending, []
        for number, event in pending:
            self._play(number, event)

    def _play(self, number: int, event: table_events.Moved | table_events.Undone) -> None:
        match = self.match
        assert match is not None
        if isinstance(event, table_events.Moved):
            before = {} if match.open else self._observed_by_others(event.seat)
            match.play(event.seat, Action(event.action, event.tokens))
            self.move_numbers.append(number)
            self.seats[event.seat].spent += event.spent
        else:
            undone = match.undo_number(event.seat, event.tokens or None)
            before = {} if match.moves[undone].open else self._observed_by_others(event.seat)
            match.undo(event.seat, event.tokens or None)
            del self.move_numbers[undone]  # what was done in secret since then stands
        if before:
            after = self._observed_by_others(event.seat)
            if same := frozenset(side for side in before if before[side] == after[side]):
                self.secret_events.append(SecretEvent(number, same))

    def _observed_by_others(self, seat: int) -> dict[int, bytes]:
        assert self.match is not None
        sides = (SPECTATOR, *range(len(self.seats)))
        return {side: self.match.observed_bytes(side) for side in sides if side != seat}
