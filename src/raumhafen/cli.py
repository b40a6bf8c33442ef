"""The command `raumhafen`. Each command imports what it needs when it runs, so that the light ones stay light."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from raumhafen.engine.errors import RaumhafenError, trouble
from raumhafen.engine.texts import LANGUAGES, preferred

BAD_INPUT, INTERRUPTED = 2, 130
SERVER = "server"  # what `bench` calls the server, beside the games

# What --json promises; programs rely on it.
GAME_KEYS = (
    "a list of objects with id, title, seats (fewest, most), usual, minutes, difficulty (1 to 3), hidden, chance and "
    "options (name, default, values)"
)
RESULT_KEYS = (
    "an object with game, seats, games, bots, moves, seconds, wins (by seat; a shared first place counts its share), "
    "scores (mean points by seat), spreads (their standard deviations) and key"
)
DUEL_KEYS = (
    "an object with game, seats, games, limit (seconds for each move), moves, seconds, optimum (alone, where known), "
    "key and standings: bot, seats, points (value, low, high), wins, share (value, low, high), even (the share if all "
    "were equally strong) and above (null while that is not certain)"
)
LADDER_KEYS = (
    "a list of objects with game, seats, bot, below, games (0: exact), value (share of wins; alone, points), low, "
    "high, target and reached"
)
SOLUTION_KEYS = (
    "an object with game, level, goal, target (points for the medal), value, positions, seconds, games, mean, margin "
    "(95 %), reached (the share of games with at least 0, 1, 2 … points), shares (of games that reached each medal), "
    "key and kept (the file of its table)"
)
MEDAL_KEYS = "a list of objects with level, value, positions, seconds, medals (points) and shares (how often reached)"
REVIEW_KEYS = (
    "an object with game, seats, names, unit (chances of winning, 0 to 1; alone in Galaktix points to expect), worlds, "
    "steps (first and last move, counted from 1; seat, -1 where several moved in secret), points (before each step and "
    "at the end, by seat) and turning (step, counted from 0; before, after and seats, the greatest change first)"
)
FIGURE_KEYS = "a list of objects with name, value, unit, target, better (more, less) and met"
BOOK_KEYS = (
    "an object with players, next (by player, the level to play next) and chapters: chapter, medals, levels (level, "
    "medals, best by player: score, medal) and results by player (score, played, medal)"
)
EDITION_KEYS = "a list of objects with game, edition, hash and values (where, value, mark)"


class Commands(TyperGroup):
    """Names the commands there are when asked for one there is not."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None:
            raise RaumhafenError("usage-command", found=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


def choose_language(language: str) -> str:
    """A language there is; the environment's, if none was asked for."""
    if language and language not in LANGUAGES:
        raise RaumhafenError("language", found=language, known=", ".join(LANGUAGES))
    return language or preferred()


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False)
editions = typer.Typer(cls=Commands, help="Look at editions: the cards, boards and numbers a game is played with.")
app.add_typer(editions, name="edition")

Game = Annotated[str, typer.Argument(metavar="GAME", help="Its short name, as in `raumhafen games`.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record: a match as text.")]
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="de|en",
        help="German or English; else as in your system.",
        callback=choose_language,
        show_default=False,
    ),
]
Key = Annotated[str | None, typer.Option(metavar="HEX", help="The source of all chance: 32 hexadecimal digits.")]
Named = Annotated[
    str | None, typer.Option("--edition", metavar="NAME|FILE", help="Another edition; a file ends in .toml.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Agree on something; repeatable.")
]
Seats = Annotated[str | None, typer.Option(metavar="N", help="How many sit at the table.")]


def for_programs(keys: str) -> Any:
    """The option --json of a command, with the keys it promises."""
    return typer.Option("--json", help=f"For programs: {keys}.")


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version and stop.")] = False,
) -> None:
    """Galactic tabletop games: play them here, study them, check what was played."""
    if version:
        from importlib import metadata

        try:
            print("raumhafen", metadata.version("raumhafen"))
        except metadata.PackageNotFoundError:
            print("raumhafen (run from its sources)")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
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

    number = whole("--port", port, 1) if port is not None else 0
    open_lounge(
        port=number,
        lan=lan,
        open_browser=browser,
        data=data,
        database=database,
        hosts=tuple(host or ()),
        workers=whole("--workers", workers, 1),
        language=lang,
    )


@app.command()
def games(json: Annotated[bool, for_programs(GAME_KEYS)] = False, lang: Lang = "") -> None:
    """List the games."""
    from raumhafen.engine.texts import plain
    from raumhafen.games import GAMES, about
    from raumhafen.terminal.reports import as_json, game_card, list_games

    cards = [about(game) for game in GAMES]
    if json:
        as_json([game_card(card) for card in cards])
    else:
        list_games(cards, plain(lang))


@app.command()
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
    edition: Named = None,
    option: Options = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a match that was saved.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Linear text without colours, good for screen readers.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Play a game at this terminal, against bots or with others in turn."""
    from raumhafen.terminal.play import Wishes
    from raumhafen.terminal.play import play as play_here

    number = whole("--seats", seats, 1) if seats is not None else None
    play_here(Wishes(game, number, bots, names, key, edition, option or (), load), lang, plain)


@app.command()
def rules(game: Game, lang: Lang = "") -> None:
    """Tell the rules of a game."""
    from raumhafen import games as registry
    from raumhafen.terminal.screen import Screen
    from raumhafen.terminal.telling import rules as told

    folder = Path(registry.__file__).parent / registry.about(game).id
    Screen().markdown(told(folder, lang))


@app.command()
def replay(
    file: File,
    seat: Annotated[str | None, typer.Option(metavar="N", help="Tell it as this seat saw it, counted from 0.")] = None,
    open_: Annotated[bool, typer.Option("--open", help="Tell what anybody saw.")] = False,
    edition: Named = None,
    lang: Lang = "",
) -> None:
    """Tell a recorded match from beginning to end; as a spectator saw it, unless asked otherwise."""
    from raumhafen.engine.match import SPECTATOR
    from raumhafen.terminal.watching import EVERYONE, watch

    if open_ and seat is not None:
        raise RaumhafenError("seat-or-open")
    viewer = EVERYONE if open_ else SPECTATOR if seat is None else whole("--seat", seat, 0)
    watch(file, edition, viewer, lang)


@app.command()
def verify(file: File, edition: Named = None, lang: Lang = "") -> None:
    """Check a finished match: the same bytes, the key that was published, the result."""
    from raumhafen.terminal.watching import verify as check

    check(file, edition, lang)


@app.command()
def review(
    file: File,
    worlds: Annotated[
        str | None, typer.Option(metavar="N", help="Imagine exactly so many matches, however long it takes.")
    ] = None,
    edition: Named = None,
    json: Annotated[bool, for_programs(REVIEW_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Look back at a finished match: how everybody's chances went, and its three turning points."""
    from raumhafen.terminal.looking_back import look_back

    look_back(file, edition, whole("--worlds", worlds, 1) if worlds is not None else None, json, lang)


@app.command()
def simulate(
    game: Game,
    games: Annotated[str, typer.Option(metavar="N", help="How many.")] = "100",
    bots: Annotated[str, typer.Option(metavar="A,B", help="One for each seat, or one for all.")] = "greedy",
    seats: Seats = None,
    key: Key = None,
    edition: Named = None,
    option: Options = None,
    json: Annotated[bool, for_programs(RESULT_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Have bots play many games on all cores, and count who wins."""
    from dataclasses import asdict

    from raumhafen.engine.texts import Texts
    from raumhafen.games import about, load
    from raumhafen.terminal import reports
    from raumhafen.terminal.play import parse_options
    from raumhafen.terminal.progress import counting, preparing
    from raumhafen.terminal.seating import one_for_each

    count, say, card = whole("--games", games, 1), Texts.of(lang), about(game)
    chosen = one_for_each(card, bots, whole("--seats", seats, 1) if seats is not None else None)
    options = parse_options(option or ())
    card.choose(options)
    with preparing(say("preparing")):
        from raumhafen.lab.simulate import simulate as play_many

        ready = load(game)
    with counting(say("simulate-running")) as progress:
        result = play_many(ready, chosen, count, key, edition or "reference", options, progress=progress)
    if json:
        reports.as_json(asdict(result))
    else:
        reports.show_result(result, card.title, say)


@app.command()
def duel(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help="Who meets. On further seats sit copies of all but the first."),
    ] = "captain,pilot",
    games: Annotated[str, typer.Option(metavar="N", help="How many; best so that they go round the seats.")] = "100",
    seconds: Annotated[
        str | None, typer.Option(metavar="S", help="For each move of a bot that searches; else as much as its level.")
    ] = None,
    seats: Seats = None,
    key: Key = None,
    edition: Named = None,
    option: Options = None,
    json: Annotated[bool, for_programs(DUEL_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Find out which bot is stronger: they change seats after every game, on all cores. Alone they compare points."""
    from dataclasses import asdict

    from raumhafen.engine.texts import Texts
    from raumhafen.games import about, load
    from raumhafen.terminal import reports, standings
    from raumhafen.terminal.play import parse_options
    from raumhafen.terminal.progress import counting, preparing
    from raumhafen.terminal.seating import split

    count, say, card = whole("--games", games, 1), Texts.of(lang), about(game)
    limit = above_zero("--seconds", seconds) if seconds is not None else None
    names, number = split(bots), whole("--seats", seats, 1) if seats is not None else None
    options = parse_options(option or ())
    card.choose(options)
    with preparing(say("preparing")):
        from raumhafen.lab.duel import duel as meet
        from raumhafen.lab.duel import seated

        seated(card, names, number)
        ready = load(game)
    with counting(say("simulate-running"), numbers=True) as progress:
        result = meet(ready, names, count, key, limit, number, edition or "reference", options, progress=progress)
    if json:
        reports.as_json(asdict(result))
    else:
        standings.show_duel(result, card.title, say)


@app.command()
def ladder(
    games: Annotated[str, typer.Option(metavar="N", help="For each pair; a few more, to go round the seats.")] = "200",
    game: Annotated[list[str] | None, typer.Option(metavar="GAME", help="All games, unless named; repeatable.")] = None,
    to: Annotated[Path, typer.Option(metavar="FILE", help="Where it is written.")] = Path("docs/ladder.md"),
    json: Annotated[bool, for_programs(LADDER_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Measure each level of bots against the one below, in every game and at every number of seats, and write it down.

    Takes hours; stopped, it goes on where it was.
    """
    from dataclasses import asdict

    from raumhafen.engine.texts import Texts
    from raumhafen.games import GAMES, about
    from raumhafen.terminal import reports, standings
    from raumhafen.terminal.files import check_folder, write_text
    from raumhafen.terminal.progress import counting, preparing

    count, say, chosen = whole("--games", games, 1), Texts.of(lang), [about(one).id for one in game or GAMES]
    check_folder(to)
    with preparing(say("preparing")):
        from raumhafen.engine.kernel import source_hash
        from raumhafen.lab import ladder as lab

    found, all_of_them = [], lab.pairings(chosen)
    for number, pairing in enumerate(all_of_them, 1):
        title = standings.pairing_title(pairing, number, len(all_of_them), say)
        with counting(title, numbers=True, line=True) as progress:
            found.append((pairing, lab.standing_of(pairing, count, progress)))
    rungs = lab.ladder(found, count)
    words = ["raumhafen ladder", f"--games {count}", *(f"--game {one}" for one in game or ()), f"--lang {lang}"]
    write_text(to, standings.page(rungs, " ".join(words), source_hash(), say))
    if json:
        reports.as_json([asdict(rung) for rung in rungs])
    else:
        standings.show_ladder(rungs, say)
        print(say("book-exported", file=str(to)))


@app.command()
def solve(
    game: Game,
    level: Annotated[str, typer.Argument(metavar="LEVEL", help="For Galaktix 1-1 to 4-5.")],
    goal: Annotated[
        str, typer.Option(metavar="points|bronze|silver|gold", help="As many points as possible, or a medal.")
    ] = "points",
    games: Annotated[str, typer.Option(metavar="N", help="Play so many games by the solution, to prove it.")] = "0",
    keep: Annotated[bool, typer.Option("--keep", help="Keep the solution on disk, for the coach and the bot.")] = False,
    key: Key = None,
    edition: Named = None,
    json: Annotated[bool, for_programs(SOLUTION_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Solve a level exactly: the best score to expect, or the best chance of a medal. Takes minutes on all cores."""
    from dataclasses import asdict

    from raumhafen.engine.texts import Texts
    from raumhafen.games import about
    from raumhafen.terminal import reports
    from raumhafen.terminal.progress import counting, preparing

    count, say, card = whole("--games", games, 0), Texts.of(lang), about(game)
    with preparing(say("preparing")):
        from raumhafen.lab.solve import check_wishes
        from raumhafen.lab.solve import solve as solve_level

        check_wishes(game, level, goal)
    with counting(say("solve-running")) as progress:
        solution = solve_level(game, level, goal, count, key, edition or "reference", keep=keep, progress=progress)
    if json:
        reports.as_json(asdict(solution))
    else:
        reports.show_solution(solution, card.title, say)


@app.command()
def medals(
    games: Annotated[str, typer.Option(metavar="N", help="Games to play by the solution of each level.")] = "200000",
    edition: Named = None,
    json: Annotated[bool, for_programs(MEDAL_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Find out how many points a medal should take on each level of Galaktix, so that it is equally hard everywhere.

    Solves all twenty levels, which takes hours; stopped, it goes on where it was.
    """
    from dataclasses import asdict

    from raumhafen.engine.texts import Texts
    from raumhafen.games.galaktix import LEVELS
    from raumhafen.terminal import reports
    from raumhafen.terminal.progress import counting, preparing

    count, say, named = whole("--games", games, 1), Texts.of(lang), edition or "reference"
    with preparing(say("preparing")):
        from raumhafen.lab import medals as lab

    solutions = []
    for level in LEVELS:
        with counting(say("medals-running", level=level)) as progress:
            solutions.append(lab.solution_of(level, count, named, progress))
    found = lab.medals(solutions, named)
    if json:
        reports.as_json([asdict(level) for level in found])
    else:
        reports.show_medals(found, lab.of_chapters(found), say)


@app.command()
def book(
    game: Game,
    export: Annotated[
        Path | None, typer.Option("--export", metavar="FILE", help="Write the book to a file, to take it along.")
    ] = None,
    take_in: Annotated[
        Path | None, typer.Option("--import", metavar="FILE", help="Take in such a file: the best of both is kept.")
    ] = None,
    replace: Annotated[bool, typer.Option("--replace", help="With --import: instead of what is there.")] = False,
    remove: Annotated[str | None, typer.Option(metavar="NAME", help="Take somebody out, to make room.")] = None,
    rename: Annotated[
        tuple[str, str] | None, typer.Option(metavar="NAME NEW", help="Call somebody by another name.")
    ] = None,
    edition: Named = None,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where books are kept.")] = None,
    json: Annotated[bool, for_programs(BOOK_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Show the book of a game: who has reached what, with medals. Terminal and browser share it."""
    from raumhafen.terminal.book import Wishes
    from raumhafen.terminal.book import book as open_book

    open_book(game, edition, data, Wishes(export, take_in, replace, remove, rename, json), lang)


@app.command()
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="All games, unless named; `server` is the server.")
    ] = None,
    json: Annotated[bool, for_programs(FIGURE_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Measure speed and size on this machine, against the targets."""
    from dataclasses import asdict

    from raumhafen.engine.texts import Texts
    from raumhafen.games import GAMES, about
    from raumhafen.terminal import reports
    from raumhafen.terminal.progress import preparing

    say = Texts.of(lang)
    chosen = [about(game).id for game in games or GAMES if game != SERVER]
    with preparing(say("preparing")):
        figures: list[Any] = []
        if chosen:
            from raumhafen.lab.bench import bench as measure

            figures += measure(chosen)
        if SERVER in (games or ()):
            from raumhafen.server.bench import bench_server

            figures += bench_server()
    if json:
        reports.as_json([asdict(figure) for figure in figures])
    else:
        reports.show_figures(figures, say)


@editions.command()
def show(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="All games, unless one is named.")] = None,
    edition: Named = None,
    json: Annotated[bool, for_programs(EDITION_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Show an edition's values, each with the mark of its source."""
    from raumhafen.engine.texts import Texts
    from raumhafen.games import GAMES, about, load
    from raumhafen.terminal import reports
    from raumhafen.terminal.progress import preparing

    say, chosen = Texts.of(lang), [about(game).id] if game else GAMES
    with preparing(say("preparing")):
        found = [load(name).edition(edition or "reference") for name in chosen]
    if json:
        reports.as_json(
            [
                {"game": one.game, "edition": one.name, "hash": one.hash, "values": reports.edition_values(one)}
                for one in found
            ]
        )
    else:
        for one in found:
            reports.show_edition(one, about(one.game).title, say)


@editions.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition, ending in .toml.")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="The game it must be for.")] = None,
    lang: Lang = "",
) -> None:
    """Check an edition file of your own."""
    from raumhafen.engine.texts import Texts
    from raumhafen.games import load
    from raumhafen.terminal.files import edition_game
    from raumhafen.terminal.progress import preparing

    say, name = Texts.of(lang), game or edition_game(file)
    with preparing(say("preparing")):
        ready = load(name)
    found = ready.edition(str(file))
    print(say("edition-good", file=str(file), name=found.name, title=ready.about.title, hash=found.hash))


# --- what goes wrong --------------------------------------------------------------------------------------------------


def whole(option: str, text: str, low: int) -> int:
    """A whole number from a command's words."""
    if not text.isdecimal() or int(text) < low:
        raise RaumhafenError("whole", option=option, found=text, low=low)
    return int(text)


def above_zero(option: str, text: str) -> float:
    """A number of which there must be some, from a command's words."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise RaumhafenError("above-zero", option=option, found=text)
    return number


def usage(problem: typer.TyperException) -> RaumhafenError:
    """What Typer has to say about the words of a command, as an error of ours."""
    context = getattr(problem, "ctx", None)
    command = context.command_path if context else "raumhafen"
    kind, param = type(problem).__name__, getattr(problem, "param", None)
    found = getattr(problem, "option_name", "")
    if kind == "NoSuchOption":
        known = ", ".join(getattr(problem, "possibilities", None) or ()) or "none"
        return RaumhafenError("usage-option", found=found, known=known, command=command)
    if kind == "BadOptionUsage":
        return RaumhafenError("usage-value", found=found, command=command)
    if kind == "MissingParameter" and param is not None:
        return RaumhafenError("usage-missing", found=param.metavar or param.name, command=command)
    if problem.message.startswith("Missing command"):
        return RaumhafenError("usage-missing", found="COMMAND", command=command)
    if extra := re.search(r"unexpected extra argument.*\((.*)\)", problem.format_message()):
        return RaumhafenError("usage-extra", found=extra[1], command=command)
    return RaumhafenError("usage", problem=problem.format_message(), command=command)


def complain(problem: RaumhafenError, words: list[str]) -> int:
    """One line that says what is wrong, in the language that was asked for."""
    from raumhafen.terminal.screen import printable

    print(f"raumhafen: {printable(problem.say(asked_language(words)))}", file=sys.stderr)
    return BAD_INPUT


def asked_language(words: list[str]) -> str:
    """The language of a command that may have failed before anybody read its options."""
    text = " ".join(words).replace("--lang=", "--lang ")
    asked = text.rpartition("--lang ")[2][:2]
    return asked if asked in LANGUAGES else preferred()


def run(words: list[str]) -> int:
    """Run a command; the exit code."""
    try:
        code = app(words, prog_name="raumhafen", standalone_mode=False)
        sys.stdout.flush()
    except RaumhafenError as problem:
        return complain(problem, words)
    except typer.TyperException as problem:
        return complain(usage(problem), words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read has gone: nothing more to say, not even on leaving
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        return complain(RaumhafenError("file", file=str(problem.filename), problem=trouble(problem)), words)
    return code if isinstance(code, int) else 0


def main() -> None:
    """The entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # rather an odd letter than no answer
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
