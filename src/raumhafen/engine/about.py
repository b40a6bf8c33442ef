"""A game's card: what a list of games needs to know of it, without loading any rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from raumhafen.engine.errors import RaumhafenError

SPECTATOR = -1  #: in place of a seat: the view of those who only watch


@dataclass(frozen=True)
class Option:
    """Something the players may agree on before a match: a whole number, or one of some words."""

    name: str
    default: int
    low: int = 0
    high: int = 1
    words: tuple[str, ...] = ()  #: names of the values low, low+1, …; empty for a number
    before: int | None = None  #: the value in matches that began before there was this option; None: the default

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
class Targets:
    """What a game should reach on one core, for `raumhafen bench`; None where nothing was aimed at."""

    moves: float | None = None  #: million random moves a second in compiled batches
    state: int | None = None  #: bytes
    scoring: float | None = None  #: microseconds to add up all points, where that is work
    searched: float | None = None  #: million moves a second in a search
    cold_share: float = 0.7  #: of the processor time that version 0.1.0 took from nothing to the first answers
    first_choice: float = 10.0  #: seconds from opening a table to one's own first choice, with nothing compiled


@dataclass(frozen=True)
class About:
    """A game's card."""

    id: str
    title: str
    folder: Path  #: of its package, with `editions/` and `texts/`
    clauses: str  #: prefix of its clause numbers
    seats: tuple[int, int]
    default_seats: int  #: how many sit down unless a number is given
    minutes: int
    difficulty: int  #: 1 easy … 3 deep
    hidden: bool  #: is anything secret?
    chance: bool  #: does anything depend on luck?
    lucky: bool = False  #: does luck decide a good part of the matches, however well they are played?
    secret: bool = False  #: are there phases in which several seats act at once, in secret?
    book: str = ""  #: the module of its book, where what was reached is kept; see `raumhafen.books`
    expert: str = ""  #: the module that plays it exactly, see `engine.advice`; loaded when it is asked
    options: tuple[Option, ...] = ()
    check_options: Callable[[Mapping[str, int]], None] = lambda options: None  #: refuses those that do not go together
    targets: Targets = Targets()
    order: int = 100  #: where it stands among others in a list; those alike by their ids

    @property
    def texts(self) -> str:
        """The folder of its catalogues."""
        return str(self.folder / "texts")

    def editions(self) -> list[str]:
        """The names of the editions that come with the game."""
        return sorted(path.stem for path in (self.folder / "editions").glob("*.toml"))

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played so."""
        low, high = self.seats
        if not low <= seats <= high:
            fixed = "yes" if low == high else "no"
            raise RaumhafenError("seats", game=self.title, found=seats, low=low, high=high, fixed=fixed)
        return seats

    def resolve_options(self, given: dict[str, str | int]) -> dict[str, int]:
        """Every option with its value: those given, and defaults for the rest."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise RaumhafenError(
                    "option" if known else "no-options", game=self.title, option=name, known=", ".join(known)
                )
        chosen = {
            name: option.parse(str(given[name])) if name in given else option.default for name, option in known.items()
        }
        self.check_options(chosen)
        return chosen
