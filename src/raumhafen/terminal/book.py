"""`raumhafen book`: look at a game's book, take it along, put it in order."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from raumhafen import games
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import REFERENCE
from raumhafen.engine.texts import Texts
from raumhafen.terminal.files import read_text, write_text
from raumhafen.terminal.reports import print_json, print_table

if TYPE_CHECKING:
    from raumhafen.books.file import BookFile
    from raumhafen.engine.match import Match


@dataclass(frozen=True)
class BookRequest:
    """The options of the command; None where they were not given."""

    export: Path | None = None
    take_in: Path | None = None
    replace: bool = False
    remove: str | None = None
    rename: tuple[str, str] | None = None
    json: bool = False

    def check(self) -> None:
        """One thing at a time."""
        named = [
            name
            for name, given in {
                "--export": self.export,
                "--import": self.take_in,
                "--remove": self.remove,
                "--rename": self.rename,
                "--json": self.json or None,
            }.items()
            if given is not None
        ]
        if len(named) > 1:
            raise RaumhafenError("book-wishes", first=named[0], second=named[1])
        if self.replace and self.take_in is None:
            raise RaumhafenError("book-replace")


def book(game: str, edition: str | None, data: Path | None, request: BookRequest, language: str) -> None:
    """Do what the command asks with the book of a game; by default show it."""
    about = games.about(game)
    if not about.book:
        raise RaumhafenError("no-book", game=about.title)
    request.check()
    from raumhafen.books.book import remove, rename
    from raumhafen.books.file import BookFile, books_folder

    ready = games.load(game)
    say, kept = Texts.of(language, ready.texts), BookFile(books_folder(data), ready, edition or REFERENCE)
    if request.export is not None:
        write_text(request.export, kept.text())
        print(say("book-exported", file=str(request.export)))
    elif request.take_in is not None:
        made = kept.take_in(read_text(request.take_in), request.replace)
        print(say("book-imported", file=str(request.take_in), names=made.names() or "–"))
    elif request.remove is not None:
        name = request.remove
        kept.change(lambda found: remove(found, name))
        print(say("book-removed", name=name))
    elif request.rename is not None:
        name, to = request.rename
        kept.change(lambda found: rename(found, name, to))
        print(say("book-renamed", name=name, to=to))
    elif request.json:
        print_json(msgspec.to_builtins(kept.chart()))
    else:
        show(kept, about.title, say)


def show(kept: BookFile, title: str, say: Texts) -> None:
    """The book as a table."""
    found = kept.read()
    page = kept.rules.page(kept.rules.chart(kept.edition, found), say)
    print(say("book-title", title=title))
    print()
    print_table(page.head, page.rows)
    print()
    for line in page.below if found.players else [say("book-empty")]:
        print(line)


def entered(match: Match, people: dict[int, str], say: Texts) -> list[str]:
    """Enter the result of a match for the people who played it; the lines that report it."""
    from raumhafen.books.file import BookFile, books_folder

    if not match.game.about.book or not people:
        return []
    kept = BookFile(books_folder(), match.game, match.edition)
    try:
        made = kept.enter(people, match)
    except RaumhafenError as problem:  # the match is over either way
        lines = [problem.say(say.language)]
        if problem.code == "book-full":
            lines.append(say("book-room", command=f"raumhafen book {match.game.id} --remove NAME"))
        return lines
    return [
        say(
            "book-entered",
            kind="first" if before is None else "better" if value > before else "stays",
            name=name,
            entry=entry,
            value=value,
            before=before or 0,
        )
        for name, entry, value, before in made
    ]
