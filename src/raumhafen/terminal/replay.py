"""`raumhafen replay` and `raumhafen verify`: a recorded match told again, and checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from raumhafen import games
from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.errors import RaumhafenError, Refused
from raumhafen.engine.match import Match
from raumhafen.engine.record import Record
from raumhafen.engine.replay import begin, replay
from raumhafen.engine.texts import Texts
from raumhafen.terminal.files import read_record
from raumhafen.terminal.narration import names_for, narrate, result_lines
from raumhafen.terminal.screen import Screen
from raumhafen.terminal.seating import show_name

EVERYONE = -2  #: in place of a seat: sees what any of the seats sees


def show_replay(path: Path, edition: str | None, seat: int, language: str) -> None:
    """Tell a match from its record: as a seat saw it, as a spectator did, or with all that any seat saw."""
    record = read_record(path)
    match = replay(record, games.load, edition)
    if seat >= match.seats:
        raise Refused("no-seat", seat=seat, last=match.seats - 1)
    say, screen = Texts.of(language, match.game.texts), Screen()
    names = names_for(seat, names_of(record, say))
    title = match.game.about.title
    screen.heading(say("replay-watch", title=title, seats=match.seats, moves=len(match.moves)))
    for part in replayed(record, edition, seat):
        if isinstance(part, str):
            screen.prose(part, "dim", "# ")
        else:
            for sentence in narrate(match, part, say, names):
                screen.prose(sentence)
    screen.line()
    if match.over:
        screen.lines(result_lines(match, say, names))
    else:
        screen.lines(match.game.presentation.draw(match.view(max(seat, SPECTATOR)), say, names))


def replayed(record: Record, edition: str | None, seat: int) -> Iterator[str | list[Any]]:
    """The match once more, line by line: notes as they stand, and the events of each move."""
    match = begin(record, games.load, edition)
    for line in record.lines:
        if line.seat is not None:
            match.play(line.seat, line.tokens)
            last = len(match.moves) - 1
            yield all_events(match, last) if seat == EVERYONE else match.events(seat, last)
        if line.note:
            yield line.note


def all_events(match: Match, since: int) -> list[Any]:
    """What any seat saw: where one saw more of an event than a spectator, what that seat saw."""
    public = match.events(SPECTATOR, since)
    best = list(public)
    for seat in range(match.seats):
        own = match.events(seat, since)
        if len(own) == len(public):
            best = [mine if mine != theirs else so_far for mine, theirs, so_far in zip(own, public, best, strict=True)]
    return best


def verify(path: Path, edition: str | None, language: str) -> None:
    """Is a record what it says: the same bytes, the key that was published, the result?"""
    record = read_record(path)
    say = Texts.of(language)
    match = replay(record, games.load, edition)
    for tag, held in (("key-hash", record.key_hash), ("seal", record.seal)):
        if not held:
            raise RaumhafenError("record-unsealed", tag=tag)
    if not match.over:
        raise RaumhafenError("record-running")
    if record.result is None:
        raise RaumhafenError("record-unsealed", tag="result")
    names = names_of(record, say)
    result = ", ".join(f"{name} {points}" for name, points in zip(names, record.result, strict=True))
    screen = Screen()
    screen.prose(say("verify-seal", moves=len(match.moves), seal=record.seal))
    screen.prose(say("verify-key"))
    screen.prose(say("verify-result", result=result))


def names_of(record: Record, say: Texts) -> list[str]:
    """The names in a record, and the number of the seat where it has none."""
    known = [show_name(name) for name in record.names] + [""] * record.seats
    return [known[seat] or say("seat-number", seat=seat) for seat in range(record.seats)]
