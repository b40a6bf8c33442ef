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
from raumhafen.terminal.screen import Screen
from raumhafen.terminal.seating import NO_BOTS, Seating, seating

if TYPE_CHECKING:
    from raumhafen.engine.match import Match


@dataclass(frozen=True)
class PlayRequest:
    """The options of the command; None where they were not given."""

    game: str | None = None
    seats: int | None = None
    bots: str | None = None
    names: str | None = None
    key: str | None = None
    edition: str | None = None
    options: Sequence[str] = ()
    load: Path | None = None


def play(request: PlayRequest, language: str, plain: bool) -> None:
    """Play a match at this terminal. Errors in the request are found before anything is compiled."""
    common = Texts.of(language)
    if request.load is None:
        if request.game is None:
            raise RaumhafenError("no-game", known=", ".join(games.GAMES))
        about = games.about(request.game)
        about.resolve_options(parse_options(request.options))
        seats = seating(about, common, request.seats, request.bots, request.names)
        match = _new(request, seats)
    else:
        record = read_record(request.load)
        _check_load(request, record.game)
        about = games.about(record.game)
        seats = seating(about, common, record.seats, request.bots, request.names, record.names)
        match = _load(request, seats)
    _sit_down(match, seats, request, language, plain)


def parse_options(given: Sequence[str]) -> dict[str, str | int]:
    """Options as people write them: name=value."""
    options: dict[str, str | int] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not (name and sign and value):
            raise RaumhafenError("option-form", found=text)
        options[name] = value
    return options


def _new(request: PlayRequest, seats: Seating) -> Match:
    from raumhafen.engine.match import Match

    assert request.game is not None
    return Match(
        games.load(request.game),
        seats=len(seats.names),
        key=request.key,
        edition=request.edition or REFERENCE,
        options=parse_options(request.options),
        names=seats.names,
    )


def _check_load(request: PlayRequest, game: str) -> None:
    """Refuse options that contradict the record: seats, key and options of its match are fixed."""
    for option, given in {"--seats": request.seats, "--key": request.key, "--option": request.options or None}.items():
        if given is not None:
            raise RaumhafenError("load-with", option=option)
    if request.game not in (None, game):
        raise RaumhafenError("load-game", found=game, game=request.game)


def _load(request: PlayRequest, seats: Seating) -> Match:
    from raumhafen.engine.replay import replay

    assert request.load is not None
    match = replay(read_record(request.load), games.load, request.edition)
    if match.over:
        raise RaumhafenError("load-over", file=str(request.load))
    match.names = seats.names
    return match


def _sit_down(match: Match, seats: Seating, request: PlayRequest, language: str, plain: bool) -> None:
    from raumhafen.bots import bot
    from raumhafen.terminal.session import TerminalSession

    say = Texts.of(language, match.game.texts)
    players = {}
    for seat, name in seats.bots.items():
        bot(name).check(match.game, match.edition.data, match.observed(seat), request.edition or "")
        players[seat] = bot(name).sit(match.game, match.edition.data, seat)
    resume = ["--bots", ",".join(seats.bots.values()) or NO_BOTS]
    resume += ["--edition", request.edition] if request.edition else []
    resume += ["--lang", language] if language != preferred() else []
    TerminalSession(match, say, Screen(plain), seats, players, resume).run()
