"""Every game as it may be played: each number of seats, each option at its ends and where else it matters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np

import raumhafen as rh
from raumhafen.engine.about import About
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game
from raumhafen.engine.kernel import Bytes, Ids, UInt64s
from raumhafen.engine.match import Match
from tests import toy

TOY = "toy"
IDS = 4096


def load(game: str) -> Game:
    """A registered game, or the toy that goes where no real game goes yet."""
    if game == TOY:
        from tests.toy.game import GAME

        return GAME
    return rh.load(game)


@dataclass(frozen=True)
class Setting:
    """A game with a number of seats and its options."""

    id: str
    seats: int
    options: dict[str, str] = field(default_factory=dict, hash=False)

    @property
    def game(self) -> Game:
        return load(self.id)

    def match(self, number: int = 0) -> Match:
        return Match(self.game, self.seats, f"{number:032x}", options=dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.id, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


def settings() -> Iterator[Setting]:
    """All settings that the conformance tests run on."""
    for about in [*(rh.about(game) for game in rh.GAMES), toy.ABOUT]:
        low, high = about.seats
        for seats in range(low, high + 1):
            yield Setting(about.id, seats)
        for option in about.options:
            between = {option.parse(word) for word in said_by_its_tests(about.id, "BETWEEN", {}).get(option.name, ())}
            for value in sorted({option.low, option.high, *between} - {option.default}):
                yield Setting(about.id, about.default_seats, agreed(about, {option.name: option.spell(value)}))


def said_by_its_tests(game: str, name: str, default: Any) -> Any:
    """What the folder of a game's own tests says of it: these files name none."""
    return getattr(import_module("tests.toy" if game == TOY else f"tests.games.{game}"), name, default)


def agreed(about: About, options: dict[str, str]) -> dict[str, str]:
    """The options, with a further one where the game takes them only together."""
    further = [{option.name: option.spell(value)} for option in about.options for value in (option.low, option.high)]
    for other in [{}, *further]:
        try:
            about.resolve_options({**other, **options})
        except RaumhafenError:
            continue
        return {**other, **options}
    raise AssertionError(f"{about.id}: nothing goes with {options}")


class Lots:
    """Random choices, the same on every machine and in every run."""

    def __init__(self, seed: int = 0) -> None:
        self.generator = np.random.Generator(np.random.PCG64(seed))

    def below(self, n: int) -> int:
        return int(self.generator.integers(n))

    def key(self) -> UInt64s:
        return self.generator.integers(0, 1 << 63, 2).astype(np.uint64)


def positions(setting: Setting, number: int, every: int = 1) -> Iterator[Match]:
    """A random match, seen before each move whose number is a multiple of `every`, and at its end."""
    match, lots = setting.match(number), Lots(number)
    count = 0
    while not match.over:
        if count % every == 0:
            yield match
        seat = match.active[lots.below(len(match.active))]
        legal = match.legal(seat)
        match.play(seat, legal[lots.below(len(legal))])
        count += 1
    yield match


def state_of(match: Match) -> Bytes:
    """The whole state, to be written on."""
    return np.frombuffer(match.state, np.uint8).copy()


def observe(match: Match, state: Bytes, seat: int) -> Bytes:
    """What a seat sees of any state."""
    seen = state.copy()
    match.game.kernels.observe(match.edition.data, seen, seat)
    return seen


def world(match: Match, seat: int, key: UInt64s) -> Bytes:
    """A world that fits what a seat knows."""
    made = match.observed(seat)
    match.game.kernels.resample(match.edition.data, made, seat, key)
    return made


def legal_ids(match: Match, state: Bytes, seat: int) -> list[int]:
    """A seat's actions in any state."""
    out: Ids = np.zeros(IDS, np.int32)
    n = match.game.kernels.legal(match.edition.data, state, seat, out)
    return out[:n].tolist()
