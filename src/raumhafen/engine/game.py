"""What a game is to everyone else: a card that says what it is, its layouts, kernels and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.tuning import UNTUNED, Tuning

if TYPE_CHECKING:  # the card alone must not load numpy
    import numpy as np

    from raumhafen.engine.books import Keeping
    from raumhafen.engine.edition import Edition, Sheet
    from raumhafen.engine.kernel import Bytes, Int64s, Kernels

REFERENCE = "reference"


@dataclass(frozen=True)
class Option:
    """Something the players may agree on before a match: a whole number, or one of some words."""

    name: str
    default: int
    low: int = 0
    high: int = 1
    words: tuple[str, ...] = ()  #: names of the values low, low+1, …; empty for a number

    def parse(self, text: str) -> int:
        """The value a person wrote."""
        if text in self.words:
            return self.low + self.words.index(text)
        if not self.words and text.lstrip("-").isdecimal() and self.low <= int(text) <= self.high:
            return int(text)
        raise RaumhafenError("option-value", option=self.name, found=text, expected=self.expected())

    def spell(self, value: int) -> str:
        """The value as a person writes it."""
        return self.words[value - self.low] if self.words else str(value)

    def expected(self) -> str:
        """What may be written."""
        return ", ".join(self.words) if self.words else f"{self.low} … {self.high}"


@dataclass(frozen=True)
class About:
    """A game's card: all that a list of games needs, without loading any rules."""

    id: str
    title: str
    clauses: str  #: prefix of its clause numbers
    seats: tuple[int, int]
    default_seats: int  #: how many sit down when nobody says a number
    minutes: int
    difficulty: int  #: 1 easy … 3 deep
    hidden: bool  #: is anything secret?
    chance: bool  #: does anything depend on luck?
    secret: bool = False  #: are there phases in which several seats act at once, in secret?
    book: bool = False  #: is there a book of what was reached?
    expert: str = ""  #: the module that plays it exactly, see `engine.advice`; loaded when it is asked
    options: tuple[Option, ...] = ()
    agree: Callable[[Mapping[str, int]], None] = lambda options: None  #: refuses options that do not go together

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played so."""
        low, high = self.seats
        if not low <= seats <= high:
            fixed = "yes" if low == high else "no"
            raise RaumhafenError("seats", game=self.title, found=seats, low=low, high=high, fixed=fixed)
        return seats

    def resolve_options(self, given: dict[str, str | int]) -> dict[str, int]:
        """Every option with its value: those given, and the rest as usual."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise RaumhafenError(
                    "option" if known else "no-options", game=self.title, option=name, known=", ".join(known)
                )
        chosen = {
            name: option.parse(str(given[name])) if name in given else option.default for name, option in known.items()
        }
        self.agree(chosen)
        return chosen


class Reason(NamedTuple):
    """Why something is no action now: a code, the clause behind it, and facts for the sentence."""

    code: str
    clause: str = ""
    facts: Mapping[str, Any] = MappingProxyType({})


Say = Callable[..., str]  #: a catalogue: message and facts to a sentence


@dataclass(frozen=True)
class Presentation:
    """What people see and say of a game. Everything here is given observed states only."""

    #: All a client needs to draw, as a typed struct: edition, observed, seat (−1: a spectator).
    view: Callable[[Bytes, Bytes, int], Any]
    #: Gives an action of a position as a short path of tokens, unique there: edition, observed, seat.
    speller: Callable[[Bytes, Bytes, int], Callable[[int], tuple[str, ...]]]
    #: What happened, as a seat saw it: edition, before, actor, action (−1 where it is secret), after, seat.
    events_between: Callable[[Bytes, Bytes, int, int, Bytes, int], Sequence[Any]]
    #: The message, with its facts, that says what is expected of a seat now: edition, observed, seat.
    prompt: Callable[[Bytes, Bytes, int], tuple[str, dict[str, Any]]]
    #: Why tokens are no action, or None: edition, observed, seat, tokens.
    refuse: Callable[[Bytes, Bytes, int, tuple[str, ...]], Reason | None]
    #: The view as lines of text with [colour]…[/] around what has one: view, catalogue, names of the seats.
    draw: Callable[[Any, Say, Sequence[str]], list[str]]
    #: An event as a line of the log: event, catalogue, names of the seats.
    narrate: Callable[[Any, Say, Sequence[str]], str]


@dataclass(frozen=True)
class Game:
    """A game made ready: compiled, with its words, able to be played."""

    about: About
    folder: Path
    edition_layout: np.dtype[Any]
    state_layout: np.dtype[Any]
    actions: int  #: action ids are 0 … actions−1
    kernels: Kernels
    presentation: Presentation
    pack: Callable[[Sheet], Bytes]
    tuning: Tuning = UNTUNED  #: how bots search it
    book: Keeping | None = None  #: how its book is kept, where it has one
    _editions: dict[str, Edition] = field(default_factory=dict, repr=False, compare=False)

    @property
    def id(self) -> str:
        """The short name."""
        return self.about.id

    @property
    def texts(self) -> str:
        """The folder of its catalogues."""
        return str(self.folder / "texts")

    def edition(self, name: str = REFERENCE) -> Edition:
        """One of the game's own editions by name, or any other by the path of its file."""
        from raumhafen.engine import edition

        own = self.folder / "editions" / (name + edition.SUFFIX)
        is_file = name.endswith(edition.SUFFIX)
        if not is_file and not own.exists():
            raise RaumhafenError("edition", game=self.about.title, found=name, known=", ".join(self.editions()))
        if name not in self._editions or is_file:
            title, sheet = edition.read(Path(name) if is_file else own, self.id)
            try:
                data = self.pack(sheet)
            except RaumhafenError as problem:
                problem.texts = self.texts
                raise
            sheet.done()
            self._editions[name] = edition.Edition(self.id, title, data, sheet)
        return self._editions[name]

    def editions(self) -> list[str]:
        """The names of the editions that come with the game."""
        return sorted(path.stem for path in (self.folder / "editions").glob("*.toml"))

    def option_values(self, chosen: dict[str, int]) -> Int64s:
        """Options as the kernels take them."""
        import numpy as np

        return np.array([chosen[option.name] for option in self.about.options] or [0], np.int64)
