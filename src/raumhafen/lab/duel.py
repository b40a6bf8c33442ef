"""Duels: who is stronger, and how sure is that? Seats are changed after every match; what `raumhafen duel` does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt

from raumhafen.bots import Bot, bot, bots_for, check_bot
from raumhafen.bots.levels import Searching
from raumhafen.engine.about import About
from raumhafen.engine.advice import CONFIDENCE
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import REFERENCE, Game
from raumhafen.engine.rng import check_key, new_key
from raumhafen.lab.simulate import Progress, Result, simulate
from raumhafen.lab.solve import kept_value


@dataclass(frozen=True)
class Estimate:
    """A figure, and between which two it is in 95 of 100 cases; None where a single match tells nothing of that."""

    value: float
    low: float | None
    high: float | None

    def above(self, level: float) -> bool | None:
        """Is it above a level? None while that is not certain."""
        if self.low is not None and self.low > level:
            return True
        return False if self.high is not None and self.high < level else None


@dataclass(frozen=True)
class Standing:
    """How a bot did, at all its seats together; there are no wins where each plays alone."""

    bot: str
    seats: int  #: that it and its copies have
    points: Estimate  #: the mean, for one seat
    wins: float | None = None  #: a shared first place counts its share
    share: Estimate | None = None  #: of all wins
    even: float | None = None  #: the share it would have if all were equally strong
    above: bool | None = None  #: is its share above that? None while that is not certain


@dataclass(frozen=True)
class Duel:
    """What came out, for the bots in the order they were named."""

    game: str
    seats: int
    games: int  #: that each bot played
    limit: float | None  #: seconds that a searching bot had for each move
    moves: int
    seconds: float
    optimum: float | None  #: the greatest score that can be expected, where that is known
    standings: tuple[Standing, ...]
    key: str  #: plays the same matches again, unless there was a limit of time


def duel(
    game: Game,
    bots: Sequence[str],
    games: int,
    key: str | None = None,
    seconds: float | None = None,
    seats: int | None = None,
    edition: str = REFERENCE,
    options: dict[str, str | int] | None = None,
    workers: int | None = None,
    progress: Progress = lambda done, of: None,
) -> Duel:
    """Let bots play against each other, `seated` at one table; or, in a game for one, the same matches each alone.

    Searching bots take the `seconds` for each move; without them, as many simulations as belong to their level.
    """
    seating = seated(game.about, bots, seats)
    if seconds is not None and not 0 < seconds < inf:
        raise RaumhafenError("above-zero", option="seconds", found=seconds)
    players = [_player(name, seconds) for name in bots]
    key, options = new_key() if key is None else check_key(key), options or {}
    optimum = None
    if len(seating) > 1:
        table = [players[who] for who in seating]
        results = [simulate(game, table, games, key, edition, options, workers, progress, rotate=True)]
        standings = [_standing(results[0], name, seating, who) for who, name in enumerate(bots)]
    else:
        results = [
            simulate(game, [player], games, key, edition, options, workers, _part(progress, turn, len(players)))
            for turn, player in enumerate(players)
        ]
        standings = [Standing(one.bots[0], 1, mean(games, one.scores, one.spreads)) for one in results]
        optimum = kept_value(game, edition, options)
    return Duel(
        game=game.id,
        seats=len(seating),
        games=games,
        limit=seconds,
        moves=sum(one.moves for one in results),
        seconds=sum(one.seconds for one in results),
        optimum=optimum,
        standings=tuple(standings),
        key=key,
    )


def seated(about: About, bots: Sequence[str], seats: int | None = None) -> tuple[int, ...]:
    """Which of the bots sits at each seat: all of them, then the others in turn once more, but the first only once."""
    for name in bots:
        check_bot(name, bots_for(about))
    low, high = about.seats
    if seats is None:
        seats = 1 if high == 1 else len(bots)
    if not bots or (len(bots) == 1 and max(low, seats) > 1):
        raise RaumhafenError("duel-bots")
    about.check_seats(seats)
    if seats == 1:
        return (0,)
    if len(bots) > seats:
        raise RaumhafenError("bots-too-many", found=len(bots), seats=seats)
    return (0, *(1 + place % (len(bots) - 1) for place in range(seats - 1)))


def wilson(wins: float, games: int) -> Estimate:
    """The share of matches that were won, with Wilson's interval.

    Unlike the mean with its standard error it still means something after a few matches, and after none or all of them
    were won. It counts a match as won or lost; of all results between 0 and 1 those vary most, so that with shared
    first places, and with seats that are changed in turn, the interval is rather too wide than too narrow.
    """
    share, weight = wins / games, CONFIDENCE**2 / games
    middle = (share + weight / 2) / (1 + weight)
    margin = sqrt(share * (1 - share) * weight + weight**2 / 4) / (1 + weight)
    return Estimate(share, max(0.0, middle - margin), min(1.0, middle + margin))


def mean(games: int, scores: Sequence[float], spreads: Sequence[float]) -> Estimate:
    """The mean points of a bot and its copies, from those of each of their seats.

    Copies play the same matches and are not independent. The mean of several figures never varies more than they do on
    the average, however they are related; that average is taken as the variance. After a handful of matches that
    variance is itself a guess: the interval is meant for thirty and more.
    """
    value = sum(scores) / len(scores)
    if games < 2:
        return Estimate(value, None, None)
    margin = CONFIDENCE * sqrt(sum(spread**2 for spread in spreads) / len(spreads) / games)
    return Estimate(value, value - margin, value + margin)


def _player(name: str, seconds: float | None) -> Bot:
    one = bot(name)
    return replace(one, seconds=seconds) if seconds is not None and isinstance(one, Searching) else one


def _part(progress: Progress, turn: int, turns: int) -> Progress:
    """What to tell of one turn of several, so that it shows as a part of the whole."""
    return lambda done, of: progress(turn * of + done, turns * of)


def _standing(result: Result, name: str, seating: Sequence[int], who: int) -> Standing:
    own = [place for place, one in enumerate(seating) if one == who]
    wins, even = sum(result.wins[place] for place in own), len(own) / result.seats
    share = wilson(wins, result.games)
    return Standing(
        bot=name,
        seats=len(own),
        points=mean(result.games, [result.scores[place] for place in own], [result.spreads[place] for place in own]),
        wins=wins,
        share=share,
        even=even,
        above=share.above(even),
    )
