"""Commands for players: play here or in the browser, and replay or review what was played."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from raumhafen.cli.arguments import EditionName, File, Game, Key, Lang, Options, Seats, for_programs, whole_number
from raumhafen.engine.errors import RaumhafenError

# What --json promises; programs rely on it.
GAME_KEYS = (
    "a list of objects with id, title, seats (fewest, most), usual, minutes, difficulty (1 to 3), hidden, chance and "
    "options (name, default, values)"
)
REVIEW_KEYS = (
    "an object with game, seats, names, unit (chances of winning, 0 to 1; in a game for one points to expect), worlds, "
    "steps (first and last move, counted from 1; seat, -1 where several moved in secret), points (before each step and "
    "at the end, by seat) and turning (step, counted from 0; before, after and seats, the greatest change first)"
)
BOOK_KEYS = (
    "an object with players, next (by player, the level to play next) and chapters: chapter, medals, levels (level, "
    "medals, best by player: score, medal) and results by player (score, played, medal)"
)


def serve(
    port: Annotated[str | None, typer.Option(metavar="N", help="8023, or the next that is free, unless given.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in the network come; shows a code for phones.")
    ] = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where matches are kept.")] = None,
    database: Annotated[str, typer.Option(metavar="URL", help="postgresql://…, instead of a file of its own.")] = "",
    workers: Annotated[str, typer.Option(metavar="N", help="How many processes serve; several need a database.")] = "1",
    host: Annotated[list[str] | None, typer.Option(metavar="NAME", help="A further name of this server.")] = None,
    lang: Lang = "",
) -> None:
    """Open the lounge: play in the browser, alone, together, or from elsewhere."""
    from raumhafen.server.run import serve as open_lounge

    open_lounge(
        port=whole_number("--port", port, 1) if port is not None else None,
        lan=lan,
        open_browser=browser,
        data=data,
        database=database,
        hosts=tuple(host or ()),
        workers=whole_number("--workers", workers, 1),
        language=lang,
    )


def games(json: Annotated[bool, for_programs(GAME_KEYS)] = False, lang: Lang = "") -> None:
    """List the games."""
    from raumhafen.engine.texts import plain
    from raumhafen.games import GAMES, about, broken
    from raumhafen.terminal.reports import game_card, list_games, print_json

    cards = [about(game) for game in GAMES]
    if json:
        print_json([game_card(card) for card in cards])
    else:
        list_games(cards, plain(lang))
    for problem in broken():
        from raumhafen.terminal.screen import printable

        print(f"raumhafen: {printable(problem.say(lang))}", file=sys.stderr)


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Its short name; not needed with --load.")] = None,
    seats: Seats = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B", help="Bots for the last seats: cadet, pilot, captain, admiral; none. Usually: pilot."
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="A,B", help="Who plays; more than one share the keyboard.")
    ] = None,
    key: Key = None,
    edition: EditionName = None,
    option: Options = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a match that was saved.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Linear text without colours, good for screen readers.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Play a game at this terminal, against bots or with others in turn."""
    from raumhafen.terminal.play import PlayRequest
    from raumhafen.terminal.play import play as play_here

    number = whole_number("--seats", seats, 1) if seats is not None else None
    play_here(PlayRequest(game, number, bots, names, key, edition, option or (), load), lang, plain)


def rules(game: Game, lang: Lang = "") -> None:
    """Tell the rules of a game."""
    from raumhafen import games as registry
    from raumhafen.terminal.narration import rules as told
    from raumhafen.terminal.screen import Screen

    folder = Path(registry.__file__).parent / registry.about(game).id
    Screen().markdown(told(folder, lang))


def replay(
    file: File,
    seat: Annotated[str | None, typer.Option(metavar="N", help="Tell it as this seat saw it, counted from 0.")] = None,
    open_: Annotated[bool, typer.Option("--open", help="Tell what anybody saw.")] = False,
    edition: EditionName = None,
    lang: Lang = "",
) -> None:
    """Tell a recorded match from beginning to end; as a spectator saw it, unless asked otherwise."""
    from raumhafen.engine.about import SPECTATOR
    from raumhafen.terminal.replay import EVERYONE, show_replay

    if open_ and seat is not None:
        raise RaumhafenError("seat-or-open")
    viewer = EVERYONE if open_ else SPECTATOR if seat is None else whole_number("--seat", seat, 0)
    show_replay(file, edition, viewer, lang)


def verify(file: File, edition: EditionName = None, lang: Lang = "") -> None:
    """Check a finished match: the same bytes, the key that was published, the result."""
    from raumhafen.terminal.replay import verify as check

    check(file, edition, lang)


def review(
    file: File,
    worlds: Annotated[
        str | None, typer.Option(metavar="N", help="Imagine exactly N matches, however long it takes.")
    ] = None,
    edition: EditionName = None,
    json: Annotated[bool, for_programs(REVIEW_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Review a finished match: how the chances of all players went, and its three turning points."""
    from raumhafen.terminal.review import review_record

    review_record(file, edition, whole_number("--worlds", worlds, 1) if worlds is not None else None, json, lang)


def book(
    game: Game,
    export: Annotated[
        Path | None, typer.Option("--export", metavar="FILE", help="Write the book to a file, to take it along.")
    ] = None,
    take_in: Annotated[
        Path | None, typer.Option("--import", metavar="FILE", help="Take in such a file: the best of both is kept.")
    ] = None,
    replace: Annotated[bool, typer.Option("--replace", help="With --import: instead of what is there.")] = False,
    remove: Annotated[str | None, typer.Option(metavar="NAME", help="Remove a player, to make room.")] = None,
    rename: Annotated[
        tuple[str, str] | None, typer.Option(metavar="NAME NEW", help="Give a player another name.")
    ] = None,
    edition: EditionName = None,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where books are kept.")] = None,
    json: Annotated[bool, for_programs(BOOK_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Show the book of a game: who has reached what, with medals. Terminal and browser share it."""
    from raumhafen.terminal.book import BookRequest
    from raumhafen.terminal.book import book as open_book

    open_book(game, edition, data, BookRequest(export, take_in, replace, remove, rename, json), lang)
