"""`raumhafen play`: from the words of a command to a match at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from raumhafen import games
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import REFERENCE
from raumhafen.engine.texts import Texts, preferred
from raumhafen.terminal.files import read_record
from raumhafen.terminal.progress import preparing
from raumhafen.terminal.screen import Screen
from raumhafen.terminal.seating import NO_BOTS, Seating, seating

if TYPE_CHECKING:
    from raumhafen.engine.match import Match


@dataclass(frozen=True)
class Wishes:
    """What the command was told; None and "" where it was not."""

    game: str | None = None
    seats: int | None = None
    bots: str | None = None
    names: str | None = None
    key: str | None = None
    edition: str | None = None
    options: Sequence[str] = ()
    load: Path | None = None


def play(wishes: Wishes, language: str, plain: bool) -> None:
    """Play a match at this terminal. Whatever can be wrong with the wishes is found before anything is compiled."""
    common = Texts.of(language)
    if wishes.load is None:
        if wishes.game is None:
            raise RaumhafenError("no-game", known=", ".join(games.GAMES))
        about = games.about(wishes.game)
        about.resolve_options(parse_options(wishes.options))
        seats = seating(about, common, wishes.seats, wishes.bots, wishes.names)
        with preparing(common("preparing")):
            match = _new(wishes, seats)
    else:
        record = read_record(wishes.load)
        _check_load(wishes, record.game)
        about = games.about(record.game)
        seats = seating(about, common, record.seats, wishes.bots, wishes.names, record.names)
        with preparing(common("preparing")):
            match = _load(wishes, seats)
    _sit_down(match, seats, wishes, language, plain)


def parse_options(given: Sequence[str]) -> dict[str, str | int]:
    """Options as people write them: name=value."""
    options: dict[str, str | int] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise RaumhafenError("option-form", found=text)
        options[name] = value
    return options


def _new(wishes: Wishes, seats: Seating) -> Match:
    from raumhafen.engine.match import Match

    assert wishes.game is not None
    return Match(
        games.load(wishes.game),
        seats=len(seats.names),
        key=wishes.key,
        edition=wishes.edition or REFERENCE,
        options=parse_options(wishes.options),
        names=seats.names,
    )


def _check_load(wishes: Wishes, game: str) -> None:
    """A record says all about its match: what it says cannot be wished otherwise."""
    for option, given in {"--seats": wishes.seats, "--key": wishes.key, "--option": wishes.options or None}.items():
        if given is not None:
            raise RaumhafenError("load-with", option=option)
    if wishes.game not in (None, game):
        raise RaumhafenError("load-game", found=game, game=wishes.game)


def _load(wishes: Wishes, seats: Seating) -> Match:
    from raumhafen.engine.replay import replay

    assert wishes.load is not None
    match = replay(read_record(wishes.load), games.load, wishes.edition)
    if match.over:
        raise RaumhafenError("load-over", file=str(wishes.load))
    match.names = seats.names
    return match


def _sit_down(match: Match, seats: Seating, wishes: Wishes, language: str, plain: bool) -> None:
    from raumhafen.bots import bot
    from raumhafen.terminal.session import Sitting

    say = Texts.of(language, match.game.texts)
    with preparing(say("preparing")):
        players = {}
        for seat, name in seats.bots.items():
            bot(name).check(match.game, match.edition.data, match.observed(seat), wishes.edition or "")
            players[seat] = bot(name).sit(match.game, match.edition.data, seat)
    resume = ["--bots", ",".join(seats.bots.values()) or NO_BOTS]
    resume += ["--edition", wishes.edition] if wishes.edition else []
    resume += ["--lang", language] if language != preferred() else []
    Sitting(match, say, Screen(plain), seats, players, resume).run()
