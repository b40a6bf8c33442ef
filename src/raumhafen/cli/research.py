"""Commands for research: many matches, bots compared, levels solved, speed measured."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from raumhafen.cli.arguments import (
    EditionName,
    Game,
    Key,
    Lang,
    Options,
    Seats,
    for_programs,
    positive_number,
    whole_number,
)

SERVER, COLD = "server", "cold"  # what `bench` measures besides the games

# What --json promises; programs rely on it.
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
FIGURE_KEYS = "a list of objects with name, value, unit, target, better (more, less) and met"


def simulate(
    game: Game,
    games: Annotated[str, typer.Option(metavar="N", help="How many.")] = "100",
    bots: Annotated[str, typer.Option(metavar="A,B", help="One for each seat, or one for all.")] = "greedy",
    seats: Seats = None,
    key: Key = None,
    edition: EditionName = None,
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
    from raumhafen.terminal.seating import bot_for_each_seat
    from raumhafen.text.progress import counting

    count, say, card = whole_number("--games", games, 1), Texts.of(lang), about(game)
    chosen = bot_for_each_seat(card, bots, whole_number("--seats", seats, 1) if seats is not None else None)
    options = parse_options(option or ())
    card.resolve_options(options)
    from raumhafen.lab.simulate import simulate as play_many

    ready = load(game)
    with counting(say("simulate-running")) as progress:
        result = play_many(ready, chosen, count, key, edition or "reference", options, progress=progress)
    if json:
        reports.print_json(asdict(result))
    else:
        reports.show_result(result, card.title, say)


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
    edition: EditionName = None,
    option: Options = None,
    json: Annotated[bool, for_programs(DUEL_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Find out which bot is stronger: they change seats after every game, on all cores. Alone they compare points."""
    from dataclasses import asdict

    from raumhafen.engine.texts import Texts
    from raumhafen.games import about, load
    from raumhafen.terminal import duel_reports, reports
    from raumhafen.terminal.play import parse_options
    from raumhafen.terminal.seating import split
    from raumhafen.text.progress import counting

    count, say, card = whole_number("--games", games, 1), Texts.of(lang), about(game)
    limit = positive_number("--seconds", seconds) if seconds is not None else None
    names, number = split(bots), whole_number("--seats", seats, 1) if seats is not None else None
    options = parse_options(option or ())
    card.resolve_options(options)
    from raumhafen.lab.duel import duel as meet
    from raumhafen.lab.duel import seated

    seated(card, names, number)
    ready = load(game)
    with counting(say("simulate-running"), numbers=True) as progress:
        result = meet(ready, names, count, key, limit, number, edition or "reference", options, progress=progress)
    if json:
        reports.print_json(asdict(result))
    else:
        duel_reports.show_duel(result, card.title, say)


def ladder(
    games: Annotated[str, typer.Option(metavar="N", help="For each pair; a few more, to go round the seats.")] = "600",
    searched: Annotated[
        str, typer.Option(metavar="N", help="For each pair with a bot that searches; five times that in lucky games.")
    ] = "60",
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
    from raumhafen.terminal import duel_reports, reports
    from raumhafen.terminal.files import check_folder, write_text
    from raumhafen.text.progress import counting

    counts = whole_number("--games", games, 1), whole_number("--searched", searched, 1)
    say, chosen = Texts.of(lang), [about(one).id for one in game or GAMES]
    check_folder(to)
    from raumhafen.lab import ladder as lab

    found, all_of_them = [], lab.pairings(chosen)
    for number, pairing in enumerate(all_of_them, 1):
        title = duel_reports.pairing_title(pairing, number, len(all_of_them), say)
        with counting(title, numbers=True, line=True) as progress:
            matches = pairing.matches(*counts)
            found.append((pairing, matches, lab.standing_of(pairing, matches, progress)))
    rungs = lab.ladder(found)
    words = ["raumhafen ladder", "--games {} --searched {}".format(*counts)]
    words += [*(f"--game {one}" for one in game or ()), f"--lang {lang}"]
    write_text(to, duel_reports.page(rungs, " ".join(words), lab.played_by(*chosen), say))
    if json:
        reports.print_json([asdict(rung) for rung in rungs])
    else:
        duel_reports.show_ladder(rungs, say)
        print(say("book-exported", file=str(to)))


def solve(
    game: Game,
    level: Annotated[str, typer.Argument(metavar="LEVEL", help="Such as 1-1.")],
    goal: Annotated[
        str, typer.Option(metavar="points|bronze|silver|gold", help="As many points as possible, or a medal.")
    ] = "points",
    games: Annotated[str, typer.Option(metavar="N", help="Play N games by the solution, to prove it.")] = "0",
    keep: Annotated[bool, typer.Option("--keep", help="Keep the solution on disk, for the coach and the bot.")] = False,
    key: Key = None,
    edition: EditionName = None,
    json: Annotated[bool, for_programs(SOLUTION_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Solve a level exactly: the best score to expect, or the best chance of a medal. Takes minutes on all cores."""
    from dataclasses import asdict

    from raumhafen.engine.texts import Texts
    from raumhafen.games import about
    from raumhafen.terminal import reports
    from raumhafen.text.progress import counting

    count, say, card = whole_number("--games", games, 0), Texts.of(lang), about(game)
    from raumhafen.lab.solve import check_request
    from raumhafen.lab.solve import solve as solve_level

    check_request(game, level, goal)
    with counting(say("solve-running")) as progress:
        solution = solve_level(game, level, goal, count, key, edition or "reference", keep=keep, progress=progress)
    if json:
        reports.print_json(asdict(solution))
    else:
        reports.show_solution(solution, card.title, say)


def medals(
    games: Annotated[str, typer.Option(metavar="N", help="Games to play by the solution of each level.")] = "20000",
    edition: EditionName = None,
    json: Annotated[bool, for_programs(MEDAL_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Find out how many points a medal should take on each level, so that it is equally hard everywhere.

    Solves all levels, which takes two hours; stopped, it goes on where it was.
    """
    from dataclasses import asdict

    from raumhafen.engine.texts import Texts
    from raumhafen.terminal import reports
    from raumhafen.text.progress import counting

    count, say, named = whole_number("--games", games, 1), Texts.of(lang), edition or "reference"
    from raumhafen.lab import medals as lab

    solutions = []
    for level in lab.levels():
        with counting(say("medals-running", level=level)) as progress:
            solutions.append(lab.solution_of(level, count, named, progress))
    found = lab.medals(solutions, named)
    if json:
        reports.print_json([asdict(level) for level in found])
    else:
        reports.show_medals(found, lab.of_chapters(found), say)


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="GAME",
            help="All games, unless named; `server` is the server, `cold` a first start.",
        ),
    ] = None,
    against: Annotated[
        str, typer.Option(metavar="PYTHON", help="With `cold`: an earlier version's interpreter, to compare with.")
    ] = "",
    json: Annotated[bool, for_programs(FIGURE_KEYS)] = False,
    lang: Lang = "",
) -> None:
    """Measure speed and size on this machine, against the targets."""
    from dataclasses import asdict

    from raumhafen.engine.texts import Texts
    from raumhafen.games import GAMES, about
    from raumhafen.terminal.reports import print_json
    from raumhafen.tools.figures import Figure, show_figures

    say = Texts.of(lang)
    asked = games or list(GAMES)
    named = [about(game).id for game in asked if game not in (SERVER, COLD)]
    figures: list[Figure] = []
    if COLD in asked:
        from raumhafen.tools.cold_bench import bench_cold

        figures += bench_cold(named or GAMES, against)
    elif named:
        from raumhafen.tools.bench import bench as measure

        figures += measure(named)
    if SERVER in asked:
        from raumhafen.tools.server_bench import bench_server

        figures += bench_server()
    if json:
        print_json([asdict(figure) for figure in figures])
    else:
        show_figures(figures, say)
