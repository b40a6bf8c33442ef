"""Commands that show editions, and check those that people write."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from raumhafen.cli.arguments import EditionName, Lang, for_programs

# What --json promises; programs rely on it.
EDITION_KEYS = "a list of objects with game, edition, hash and values (where, value, mark)"


def show(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="All games, unless one is named.")] = None,
    edition: EditionName = None,
    json: Annotated[bool, for_programs(EDITION_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Show an edition's values, each with the mark of its source."""
    from raumhafen.engine.texts import Texts
    from raumhafen.games import GAMES, about, load
    from raumhafen.terminal import reports

    say, chosen = Texts.of(lang), [about(game).id] if game else GAMES
    found = [load(name).edition(edition or "reference") for name in chosen]
    if json:
        reports.print_json(
            [
                {"game": one.game, "edition": one.name, "hash": one.hash, "values": reports.edition_values(one)}
                for one in found
            ]
        )
    else:
        for one in found:
            reports.show_edition(one, about(one.game).title, say)


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition, ending in .toml.")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="The game it must be for.")] = None,
    lang: Lang = "",
) -> None:
    """Check an edition file of your own."""
    from raumhafen.engine.texts import Texts
    from raumhafen.games import load
    from raumhafen.terminal.files import edition_game

    say, name = Texts.of(lang), game or edition_game(file)
    ready = load(name)
    found = ready.edition(str(file))
    print(say("edition-good", file=str(file), name=found.name, title=ready.about.title, hash=found.hash))
