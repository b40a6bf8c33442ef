"""The events of a table, as they are stored. A table is the list of its events and nothing else.

Tags and field names are those of all databases so far: what is renamed here keeps its stored name.

The log holds the key of a running match and the hashes of devices: it never leaves the server.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct, field

from raumhafen.server.protocol import Colour, Kind


class Occupant(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat."""

    kind: Kind
    name: str = ""
    colour: Colour = "amber"
    level: str = ""  #: of a bot
    device: str = ""  #: the hash of the device's secret, of a person
    here: bool = False  #: another person at the screen of that device


class Opened(Struct, frozen=True, tag="opened", omit_defaults=True):
    """The table was opened."""

    at: float
    game: str
    edition: str
    options: dict[str, str]
    host: str  #: the hash of the device that may change seats and start
    seats: list[Occupant]
    minutes: int = 0


class Invited(Struct, frozen=True, tag="invited"):
    """A code was made by which a seat can be taken; older codes of the seat are void."""

    at: float
    seat: int
    code: str  #: its hash


class Changed(Struct, frozen=True, tag="changed"):
    """The seat has another occupant now."""

    at: float
    seat: int
    occupant: Occupant = field(name="sitter")


class Joined(Struct, frozen=True, tag="joined"):
    """A person took a seat by its code, which is void from then on."""

    at: float
    seat: int
    occupant: Occupant = field(name="sitter")


class Started(Struct, frozen=True, tag="started"):
    """The match began, with this key."""

    at: float
    key: str


class Moved(Struct, frozen=True, tag="moved", omit_defaults=True):
    """An action was played. The tokens say what it was; the id only makes reading them faster."""

    at: float
    seat: int
    action: int
    tokens: tuple[str, ...]
    spent: float = 0.0  #: seconds that this cost on the seat's clock


class Undone(Struct, frozen=True, tag="undone", omit_defaults=True):
    """A seat undid an action: the one with these tokens, or without any its last."""

    at: float
    seat: int
    tokens: tuple[str, ...] = ()


class Left(Struct, frozen=True, tag="left"):
    """A person went away for now."""

    at: float
    seat: int


class StoodIn(Struct, frozen=True, tag="stood-in", omit_defaults=True):
    """A bot plays for a person: until they return, or for good once the clock has run out."""

    at: float
    seat: int
    level: str
    for_good: bool = False


class Returned(Struct, frozen=True, tag="returned"):
    """A person came back, and the bot stands in no longer."""

    at: float
    seat: int


class Ended(Struct, frozen=True, tag="ended"):
    """The match is over; with its result, so that it need not be replayed to know that."""

    at: float
    scores: list[int]
    ranks: list[int]
    moves: int


class Again(Struct, frozen=True, tag="again"):
    """The same people play again at another table."""

    at: float
    table: str


Event = Opened | Invited | Changed | Joined | Started | Moved | Undone | Left | StoodIn | Returned | Ended | Again

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Event).decode


def decode(rows: Sequence[bytes]) -> list[Event]:
    """Events as they were written."""
    return [_decode(row) for row in rows]
