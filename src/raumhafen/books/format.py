"""A book as text, for its file and for taking it along:

{"kind": "raumhafen-book", "version": 1, "game": "…", "edition": "reference",
 "players": [{"name": "Ada", "best": {"1-1": 14}}]}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from raumhafen.books.book import COLUMNS, Book, Player, shown
from raumhafen.engine.errors import RaumhafenError
from raumhafen.text.names import LONGEST, is_name

if TYPE_CHECKING:
    from raumhafen.engine.edition import Edition

KIND, VERSION = "raumhafen-book", 1
LARGEST = 16_000  #: letters of a book's file, several times what a full one needs


def write(book: Book, edition: Edition) -> str:
    """A book as text."""
    head = {"kind": KIND, "version": VERSION, "game": edition.game, "edition": edition.name}
    players = [{"name": player.name, "best": player.best} for player in book.players]
    return json.dumps({**head, "players": players}, indent=2, ensure_ascii=False) + "\n"


def read(text: str, edition: Edition, limits: Mapping[str, int]) -> Book:
    """A book from text that may come from anywhere: right in every detail, or refused with the reason."""
    if len(text) > LARGEST:
        raise RaumhafenError("book-large", most=LARGEST)
    found = _parse(text)
    if not isinstance(found, dict) or found.get("kind") != KIND:
        raise RaumhafenError("book-kind")
    if found.get("version") != VERSION or isinstance(found["version"], bool):
        raise RaumhafenError("book-version", found=shown(found.get("version")), known=VERSION)
    if found.get("game") != edition.game:
        raise RaumhafenError("book-game", found=shown(found.get("game")), game=edition.game)
    if found.get("edition") != edition.name:
        raise RaumhafenError("book-edition", found=shown(found.get("edition")), edition=edition.name)
    _check_fields(found, {"kind", "version", "game", "edition", "players"}, "")
    listed = found["players"]
    if not isinstance(listed, list):
        raise RaumhafenError("book-players", found=shown(listed))
    if len(listed) > COLUMNS:
        raise RaumhafenError("book-columns", found=len(listed), most=COLUMNS)
    book = Book()
    for place, given in enumerate(listed):
        player = _player(given, f"players[{place}]", limits)
        if player.name in book:
            raise RaumhafenError("book-name-twice", found=player.name)
        book = replace(book, players=(*book.players, player))
    return book


def _player(given: Any, where: str, limits: Mapping[str, int]) -> Player:
    if not isinstance(given, dict):
        raise RaumhafenError("book-players", found=shown(given))
    _check_fields(given, {"name", "best"}, f"{where}.")
    name, best = given["name"], given["best"]
    if not is_name(name):
        raise RaumhafenError("book-name", found=shown(name), longest=LONGEST)
    if not isinstance(best, dict):
        raise RaumhafenError("book-best", name=name, found=shown(best))
    for entry, value in best.items():
        if entry not in limits:
            raise RaumhafenError("book-entry", name=name, found=shown(entry))
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= limits[entry]:
            raise RaumhafenError("book-value", name=name, entry=entry, found=shown(value), most=limits[entry])
    return Player(name, best)


def _parse(text: str) -> Any:
    def only_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for name, value in pairs:
            if name in made:
                raise RaumhafenError("book-twice", found=shown(name))
            made[name] = value
        return made

    try:
        return json.loads(text, object_pairs_hook=only_once)
    except json.JSONDecodeError as problem:
        raise RaumhafenError("book-syntax", line=problem.lineno, column=problem.colno) from None
    except RaumhafenError:
        raise
    except (ValueError, RecursionError):  # endless numbers, endless brackets
        raise RaumhafenError("book-kind") from None


def _check_fields(found: dict[str, Any], known: set[str], where: str) -> None:
    for name in sorted(known - set(found)):
        raise RaumhafenError("book-missing", where=where + name)
    for name in sorted(set(found) - known):
        raise RaumhafenError("book-unknown", where=shown(where + name))
