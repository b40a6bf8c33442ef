"""The ladder: every level of bots against the one below it, in every game, at every number of seats.

With two seats the two change places. At larger tables one of the higher level sits among those of the lower one. In a
game for one, each plays alone, and the yardsticks besides. Takes hours; results are kept, so that a ladder that was
stopped goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

from raumhafen import bots, engine
from raumhafen.bots import LEVELS, OPTIMAL, YARDSTICKS
from raumhafen.engine.sources import source_hash
from raumhafen.games import about, load
from raumhafen.lab.duel import Estimate, Standing, duel
from raumhafen.lab.simulate import Progress
from raumhafen.lab.solve import kept_value
from raumhafen.storage import files
from raumhafen.storage.folders import cache_root

KEY = "00" * 16  #: of all matches, so that everyone gets the same ladder
GAMES = 600  #: of each pairing
SEARCHED = 60  #: of a pairing with a bot that searches: each of its matches takes up to a minute
SEARCHES = LEVELS[-1]  #: the bot that does

#: The share of wins that a level should have against the one below it at a table for two.
TARGET = 0.65
LUCKY = 0.58  #: in a lucky game
LUCKY_TIMES = 5  #: as many matches of searching bots are played there: it takes more to tell, and they are short


@dataclass(frozen=True)
class Pairing:
    """One of a bot among those of another; alone, where nobody is `below` or the game is for one."""

    game: str
    seats: int
    bot: str
    below: str = ""

    @property
    def target(self) -> float | None:
        """The share of wins that it should have at the least; at larger tables, more than this; alone, none."""
        if self.seats == 2:
            return LUCKY if about(self.game).lucky else TARGET
        return 1 / self.seats if self.seats > 2 else None

    def matches(self, games: int = GAMES, searched: int = SEARCHED) -> int:
        """How many are played: the number asked for, or a few more, so that each bot has each seat equally often."""
        searched *= LUCKY_TIMES if about(self.game).lucky else 1
        wanted = min(games, searched) if self.bot == SEARCHES else games
        return -(-wanted // self.seats) * self.seats


@dataclass(frozen=True)
class Rung:
    """The result of a pairing: a share of wins, or alone the mean points, with its interval."""

    game: str
    seats: int
    bot: str
    below: str  #: the level it is measured against; "" for the lowest and for the yardsticks
    games: int  #: 0 where the value is no measurement but exact
    value: float
    low: float | None
    high: float | None
    target: float | None
    reached: bool | None  #: by the value itself; whether that is certain shows the interval


def pairings(games: Iterable[str]) -> list[Pairing]:
    """All that has to be played for a ladder of these games."""
    found = []
    for game in games:
        low, high = about(game).seats
        if high == 1:
            found += [Pairing(game, 1, name) for name in YARDSTICKS]
            found += [Pairing(game, 1, name, below) for below, name in pairwise(("", *LEVELS))]
        found += [
            Pairing(game, seats, name, below)
            for seats in range(max(low, 2), high + 1)
            for below, name in pairwise(LEVELS)
        ]
    return found


def standing_of(pairing: Pairing, matches: int, progress: Progress = lambda done, of: None) -> Standing:
    """How the bot of a pairing does, or did when it was played before with the same sources and the same edition."""
    ready = load(pairing.game)
    file = _result_file(pairing, matches, ready.edition().hash)
    if file.exists():
        kept = json.loads(file.read_text("utf-8"))
        return Standing(**kept | {name: Estimate(**kept[name]) for name in ("points", "share") if kept[name]})
    seated = [pairing.bot, pairing.below] if pairing.seats > 1 else [pairing.bot]
    standing = duel(ready, seated, matches, KEY, seats=pairing.seats, progress=progress).standings[0]
    file.parent.mkdir(parents=True, exist_ok=True)
    files.write(file, json.dumps(asdict(standing)))
    return standing


def _result_file(pairing: Pairing, matches: int, edition: str) -> Path:
    """The file that keeps the result of a pairing. Its name contains everything that the result depends on."""
    what = (pairing.game, str(pairing.seats), pairing.bot, *filter(None, [pairing.below]), str(matches))
    return cache_root() / "ladder" / f"{'-'.join(what)}-{edition}-{played_by(pairing.game)}.json"


def played_by(*games: str) -> str:
    """A hash of all that decides how bots play these games."""
    folders = [Path(engine.__file__).parent, Path(bots.__file__).parent, *(about(game).folder for game in games)]
    return source_hash(path for folder in folders for path in sorted(folder.rglob("*.py")))


def ladder(played: Sequence[tuple[Pairing, int, Standing]]) -> list[Rung]:
    """The rungs, each against its target: a share of wins, or alone more points than the level below has."""
    alone = {(pairing.game, pairing.bot): one.points.value for pairing, _, one in played if pairing.seats == 1}
    found = []
    for pairing, matches, one in played:
        figure, target = one.share or one.points, pairing.target
        if pairing.seats == 1:
            target = alone.get((pairing.game, pairing.below))
        reached = None
        if target is not None:
            reached = figure.value >= target if pairing.seats == 2 else figure.value > target
        found.append(Rung(**asdict(pairing), games=matches, **asdict(figure), target=target, reached=reached))
    for game in dict.fromkeys(pairing.game for pairing, _, _ in played if pairing.seats == 1):
        if (best := kept_value(load(game))) is not None:
            found.append(Rung(game, 1, OPTIMAL, "", 0, best, best, best, None, None))
    return found
