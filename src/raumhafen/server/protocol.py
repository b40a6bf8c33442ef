"""The messages between server and client, as typed structs. The client's TypeScript types are made from these.

Nothing here holds a rule: views are the game's own `View`, events its own `Event`, and both are made from an observed
state.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from raumhafen.engine.advice import Chances, Sureness, Unit
from raumhafen.text.names import LONGEST, NAME

# --- words ------------------------------------------------------------------------------------------------------------

Status = Literal["open", "playing", "over"]
Kind = Literal["person", "bot", "open"]  #: who sits there; "open": not taken yet
Colour = Literal["amber", "rose", "sky", "mint", "lilac", "sand"]  #: a person's own colour, each with its shape
Language = Literal["de", "en"]

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST, pattern=NAME)]
Tokens = Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(max_length=64)]  #: as a client says them
Fact = str | int  #: a text that begins with @ names another message


# --- a table, as everyone may know it ---------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """A seat of a table."""

    seat: int
    kind: Kind
    name: str
    colour: Colour
    level: str  #: of the bot that plays here, also when it only stands in for a person; "" otherwise
    stands_in: bool  #: a bot plays for a person who may return
    online: bool
    mine: bool  #: does the device that gets this hold the seat?
    clock: float | None  #: seconds left, where the table plays with clocks


class TableInfo(Struct, frozen=True):
    """A table: who sits there, and the state of play."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    status: Status
    number: int  #: of the last event; rises with every event
    host: bool  #: may the device that gets this change seats and start?
    seats: list[SeatInfo]
    watchers: int
    key_hash: str  #: published when the match starts; "" before
    key: str  #: published when it is over; "" before
    scores: list[int]
    ranks: list[int]  #: empty until it is over
    again: str  #: the table where the same people play on, or ""


# --- live: from the server --------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """An action that is possible now, by its tokens. They may be chosen in any order."""

    tokens: tuple[str, ...]


class Prompt(Struct, frozen=True):
    """What is expected now, as a message of the game's catalogue."""

    message: str
    facts: dict[str, Fact]


class Side(Struct, frozen=True):
    """The match from one side: a seat of this device, or (seat −1) a spectator's."""

    seat: int
    view: Raw  #: the game's View
    events: Raw  #: what happened since the last update, a list of the game's events
    choices: list[Choice]  #: empty when this seat is not awaited
    prompt: Prompt | None
    takes_back: list[Choice]  #: actions that this seat can still undo, the last one last


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """The present state of the table. `sides` is empty where only seats or presence changed."""

    table: TableInfo
    awaited: list[int]  #: the seats that may act now
    thinking: list[int]  #: bots at work
    sides: list[Side]


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """A request was carried out, durably."""

    reply_to: int


class Refusal(Struct, frozen=True, tag_field="type", tag="refused"):
    """A request was refused; nothing has changed. The text is in the language of the connection."""

    reply_to: int
    code: str
    clause: str
    text: str


class Preparing(Struct, frozen=True, tag_field="type", tag="preparing"):
    """The rules of the game are being made ready."""

    done: int
    total: int


class AdvisedChoice(Struct, frozen=True):
    """An action that the coach considers."""

    tokens: tuple[str, ...]
    value: float  #: to expect at the end; says nothing where there is but one action
    margin: float  #: of the 95 % confidence interval, to either side; 0 where it is exact
    chances: list[float]  #: of each goal, 0 … 1


class CoachPreparing(Struct, frozen=True, tag_field="type", tag="coach-preparing"):
    """The coach, who was asked, is being made ready and answers after that."""


class Hinted(Struct, frozen=True, tag_field="type", tag="hinted"):
    """What the coach would do, for the one who asked: the best choices, the best first."""

    reply_to: int
    exact: bool  #: are the values those of best play, or judged?
    sure: Sureness  #: nothing else can be done; the first is clearly, or probably, the best; hardly any difference
    unit: Unit  #: of values: points, or the chance to win
    goals: list[str]  #: what can be reached, as messages of the game's catalogue
    chances: Chances  #: there are none; the greatest there are; counted in games played on
    games: int  #: played on from each choice, where something was counted
    choices: list[AdvisedChoice]


FromServer = Update | Done | Refusal | Preparing | CoachPreparing | Hinted


# --- live: from the client --------------------------------------------------------------------------------------------


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="play"):
    """Play an action for a seat of this device, said by its tokens: they mean what the person saw."""

    id: int
    seat: int
    tokens: Annotated[Tokens, Meta(min_length=1)]


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Undo an action of a seat of this device: one of `takes_back` by its tokens, or without any the last one."""

    id: int
    seat: int
    tokens: Tokens = ()


class Hint(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hint"):
    """Ask the coach what a seat of this device should do now."""

    id: int
    seat: int


FromClient = Play | Undo | Hint


# --- requests ---------------------------------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """Something to agree on before a match."""

    name: str
    default: str
    values: list[str]  #: the words to choose from; empty for a number
    low: int
    high: int


class GameInfo(Struct, frozen=True):
    """A game of the lounge."""

    id: str
    title: str
    seats: tuple[int, int]
    usual: int
    minutes: int
    difficulty: int
    options: list[OptionInfo]
    editions: list[str]
    levels: list[str]  #: of bots that are offered to people, weakest first
    level: str  #: the default
    only: dict[str, dict[str, list[str]]]  #: bots that play only with some values of options: by level and option
    ready: bool  #: are its rules compiled and loaded?
    prepared: float  #: how far that is, 0 … 1
    book: bool  #: is there a book of what was reached?


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    """Name and colour of a person. Kept on the device, not on the server."""

    name: Name
    colour: Colour


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: this device's person ("me"), another at the same screen ("here"), a person who joins by link
    ("friend"), or a bot of a level."""

    who: Literal["me", "here", "friend", "bot"]
    level: str = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. With every seat taken it starts at once."""

    game: str
    person: Person
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    edition: str = "reference"
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0  #: on each seat's clock; 0: no clocks


class ChangeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Another occupant for a seat of an open table (host), or a bot in place of an absent person (all seated)."""

    who: Literal["friend", "bot", "here"]
    level: str = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class Invitation(Struct, frozen=True):
    """A seat that a person with the code can take, once."""

    seat: int
    code: str
    path: str  #: of the link, to be put behind this server's address
    address: str  #: the whole link as others in the network reach it
    qr: str  #: the link as a QR code, in SVG


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seat of an invitation."""

    code: Annotated[str, Meta(max_length=64)]
    person: Person


class Joined(Struct, frozen=True):
    """The seat that was taken."""

    table: str
    seat: int


class ReviewStep(Struct, frozen=True):
    """What happened between two moments of a match: a turn of one seat, or all that seats did in secret at once."""

    first: int  #: its first move, counted from 1
    last: int
    seat: int  #: who moved; −1: several, in secret
    events: list[Any]  #: the game's events, as a spectator saw them


class Turning(Struct, frozen=True):
    """A step that changed the chances of a seat a great deal."""

    step: int  #: counted from 0
    seats: list[int]  #: those whose chances changed, the greatest change first


class ReviewInfo(Struct, frozen=True):
    """The review of a match that is over."""

    unit: Literal["chances", "points"]  #: of winning, 0 … 1; in a match of one seat, points to expect
    worlds: int  #: matches imagined for each moment
    steps: list[ReviewStep]
    points: list[list[float]]  #: by moment and seat: before each step and at the end, which is the result
    turning: list[Turning]  #: the greatest changes, in the order they came


class BookInfo(Struct, frozen=True):
    """The book of a game: who has a column, and what they have reached, as the game draws it."""

    game: str
    edition: str
    players: list[str]
    columns: int  #: how many players there can be
    chart: Any  #: the game's Chart


class ImportBook(Struct, frozen=True, forbid_unknown_fields=True):
    """A book that was exported, merged with the present one (the best of both) or in its place."""

    text: Annotated[str, Meta(max_length=16_000)]
    replace: bool = False


class RenamePlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for a player of the book."""

    name: Annotated[str, Meta(max_length=LONGEST)]
    to: Name


class RemovePlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """A player to remove from the book, with all results."""

    name: Annotated[str, Meta(max_length=LONGEST)]


class GameStatistics(Struct, frozen=True):
    """How much was played here of one game."""

    game: str
    matches: int
    moves: int


class Statistics(Struct, frozen=True):
    """How much was played here, and by this device."""

    games: list[GameStatistics]
    own: list[GameStatistics]
    wins: dict[str, int]  #: of this device, by game


class Problem(Struct, frozen=True):
    """Why a request was refused: one clear sentence in the language asked for."""

    code: str
    text: str
