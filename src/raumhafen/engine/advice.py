"""Advice: what a coach says of a position. `bots.coach` gives it for any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:  # a game's card names its expert without loading numpy
    from raumhafen.engine.game import Game
    from raumhafen.engine.kernel import Bytes, Int64s, UInt64s

Unit = Literal["points", "chance"]  #: what values count: points at the end; the chance to win, 0 … 1
Chances = Literal["none", "best", "estimate"]  #: there are no goals; the greatest there are; counted in games played on
#: There is but one action; the first choice is clearly the best; it probably is; there is hardly any difference.
Sureness = Literal["only", "clear", "probable", "even"]

SECONDS = 2.0  #: that bots and the coach think about a move, at most, where people wait for them
SHOWN = 3  #: choices that are named
CONFIDENCE = 1.96  #: standard errors to either side, for 95 %
NOTICED: dict[Unit, float] = {"points": 0.05, "chance": 0.005}  #: players notice no smaller difference
NEVER = float("inf")  #: no limit of time


def chance_of(times: Any, games: int) -> Any:
    """The chance of something that happened `times` times: even if always, a few games do not make it certain."""
    return (times + 1) / (games + 2)


class Goal(NamedTuple):
    """Something to reach in a match, such as a medal."""

    name: str  #: a message of the game's catalogue
    points: int


class Advised(NamedTuple):
    """A choice, and what it is worth."""

    action: int
    value: float  #: to expect at the end
    margin: float  #: the value is this close in 95 of 100 cases; 0 where it is exact
    chances: tuple[float, ...]  #: of each goal


@dataclass(frozen=True)
class Advice:
    """What a coach says: the best choices, the best first."""

    exact: bool  #: are the values those of best play, or judged?
    unit: Unit
    choices: tuple[Advised, ...]
    goals: tuple[Goal, ...] = ()
    chances: Chances = "none"
    games: int = 0  #: played on from each choice, where something was counted
    only: bool = False  #: nothing else can be done, so that nothing was judged: values say nothing

    @property
    def sure(self) -> Sureness:
        """How sure it is of its first choice: clearly the best if its value and the second one's differ by more than
        both margins together, probably if by more than either."""
        if self.only:
            return "only"
        if len(self.choices) == 1:
            return "clear"
        first, second = self.choices[:2]
        ahead = first.value - second.value
        if ahead < NOTICED[self.unit] or ahead <= max(first.margin, second.margin):
            return "even"
        return "clear" if ahead > first.margin + second.margin else "probable"


class Limits(NamedTuple):
    """When a search has to end."""

    until: float  #: by `time.monotonic()`
    stop: Bytes  #: one byte; the caller sets it when no answer is wanted any more


class Stopped(Exception):
    """The caller wants no answer any more."""


class Solved(Protocol):
    """The beginning of a match for one, solved."""

    @property
    def value(self) -> float:
        """The greatest score to expect; with a goal, the greatest chance of it."""

    @property
    def positions(self) -> int:
        """How many were solved."""

    def play(self, key: UInt64s, first: int, last: int) -> Int64s:
        """How often each score comes out of the games numbered first … last−1, played as well as possible. The same key
        gives the same games."""


class Expert(Protocol):
    """The module that a game's card names if it can be played exactly. It is given observed states only."""

    @property
    def OPTION(self) -> str:  # noqa: N802
        """The option that says what is played; it is solved value by value."""

    @property
    def GOALS(self) -> tuple[str, ...]:  # noqa: N802
        """By what names people ask for the goals, in their order."""

    def prepare(self, game: Game) -> None:
        """Have all that is compiled at hand."""

    def goals(self, edition: Bytes, observed: Bytes) -> tuple[Goal, ...]:
        """What can be reached."""

    def advise(self, game: Game, edition: Bytes, observed: Bytes, key: UInt64s, limits: Limits) -> Advice | None:
        """What to do, exactly; None where that takes longer."""

    def choose(self, game: Game, edition: Bytes, observed: Bytes) -> int | None:
        """The best action; None where it cannot be found at once."""

    def remedy(self, edition: Bytes, observed: Bytes) -> str:
        """The command after which `choose` always knows, without the edition."""

    def solved(self, game: Game, edition: Bytes) -> dict[str, list[str]]:
        """The options with which `choose` knows from the beginning, because their solutions are kept."""

    def solve(
        self,
        game: Game,
        edition: Bytes,
        observed: Bytes,
        goal: int,
        cores: int,
        progress: Callable[[int, int], None],
        playable: bool = False,
        keep: bool = False,
    ) -> Solved:
        """Solve the beginning of a match: for a goal in points, or 0 for as many as possible. It can be played if it is
        made `playable`, or to be kept on disk."""

    def kept(self, game: Game, edition: Bytes, observed: Bytes) -> Solved | None:
        """The beginning of a match, solved for points, if that is kept."""

    def path_of(self, edition: Bytes, observed: Bytes, goal: int = 0) -> Path:
        """The file in which the solution of a beginning is kept, or would be."""


@runtime_checkable
class MedalExpert(Expert, Protocol):
    """An expert that knows, besides, how many points its goals should take to be equally hard with every option."""

    def medal_points(self, edition: Bytes, reached: Sequence[Sequence[float]]) -> list[tuple[int, ...]]:
        """What medals take, value by value of the option, by the share of games that reached at least 0, 1, 2 … points
        when they were played as well as possible."""

    def chapter_points(self, levels: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
        """What the medals of each chapter take."""
