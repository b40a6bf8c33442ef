"""Records played again: to the same bytes, or refused with the line that cannot have happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from raumhafen.engine.errors import RaumhafenError, RecordError
from raumhafen.engine.game import Game
from raumhafen.engine.match import Match
from raumhafen.engine.record import Record


def replay(record: Record | str, load: Callable[[str], Game], edition: str | None = None) -> Match:
    """The match of a record. `load` finds its game; `edition` names a file, if the edition is not the game's own."""
    if isinstance(record, str):
        record = Record.parse(record)
    match = begin(record, load, edition)
    for line in record.lines:
        if line.seat is not None:
            with at(line.number):
                match.play(line.seat, line.tokens)
    check_end(record, match)
    return match


def begin(record: Record, load: Callable[[str], Game], edition: str | None = None) -> Match:
    """The match of a record before its first move."""
    where = record.where.get
    with at(where("game", 0)):
        game = load(record.game)
    with at(where("seats", 0)):
        game.about.check_seats(record.seats)
    given: dict[str, str | int] = {}
    for name, value in record.options.items():  # one after the other, as some go only with those before
        given[name] = value
        with at(where(f"option {name}", 0)):
            game.about.resolve_options(given)
    with at(where("edition", 0)):
        chosen = game.edition(edition or record.edition)
        if record.edition_hash not in ("", chosen.hash):
            raise RaumhafenError("record-edition", found=record.edition_hash, expected=chosen.hash)
    with at(where("key", 0)):
        match = Match(game, record.seats, record.key, chosen, dict(record.options), record.names)
    with at(where("key-hash", 0)):
        if record.key_hash not in ("", match.key_hash):
            raise RaumhafenError("record-key-hash")
    return match


def check_end(record: Record, match: Match) -> None:
    """Does a match end as its record says?"""
    played = match.record()
    with at(record.where.get("result", 0)):
        if record.result is not None and record.result != played.result:
            raise RaumhafenError("record-result", found=show(record.result), expected=show(played.result))
    with at(record.where.get("seal", 0)):
        if record.seal not in ("", played.seal):
            raise RaumhafenError("record-seal")


def show(result: tuple[int, ...] | None) -> str:
    """A result as a record spells it."""
    return "–" if result is None else " ".join(map(str, result))


@contextmanager
def at(line: int) -> Iterator[None]:
    """What goes wrong inside went wrong at that line of the record."""
    try:
        yield
    except RaumhafenError as problem:
        raise RecordError("record-refused", line=line, reason=problem) from problem
