"""Lists and reports: tables for people, JSON for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from raumhafen.engine.about import About
    from raumhafen.engine.edition import Edition
    from raumhafen.engine.texts import Texts

MARKS = ("P", "D", "S", "R")


def print_json(value: object) -> None:
    """Write a value for programs. Each command's help names its keys; they stay as they are."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> None:
    """Write rows under their headings; some columns are numbers. A pipe gets nothing but the text."""
    if not sys.stdout.isatty():
        widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
        for row in (head, *rows):
            cells = [
                part.rjust(width) if place in numbers else part.ljust(width)
                for place, (part, width) in enumerate(zip(row, widths, strict=True))
            ]
            print("  ".join(cells).rstrip())
        return
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for place, title in enumerate(head):
        table.add_column(title, justify="right" if place in numbers else "left", overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    Console(highlight=False).print(table)


# --- games ------------------------------------------------------------------------------------------------------------


def list_games(cards: Sequence[About], words: dict[str, str]) -> None:
    """The games for people; `words` are those of `engine.texts.plain`."""
    print_table(
        [words[f"games-{column}"] for column in ("id", "title", "seats", "minutes", "difficulty")],
        [
            [about.id, about.title, span(*about.seats), str(about.minutes), words[f"difficulty-{about.difficulty}"]]
            for about in cards
        ],
        numbers=(3,),
    )
    if sys.stdout.isatty():
        print(words["games-hint"])


def span(low: int, high: int) -> str:
    """A range of numbers: 2–4, or a single one."""
    return f"{low}–{high}" if low < high else str(low)


def game_card(about: About) -> dict[str, Any]:
    """A game for programs."""
    return {
        "id": about.id,
        "title": about.title,
        "seats": list(about.seats),
        "usual": about.default_seats,
        "minutes": about.minutes,
        "difficulty": about.difficulty,
        "hidden": about.hidden,
        "chance": about.chance,
        "options": [
            {
                "name": option.name,
                "default": option.spell(option.default),
                "values": list(option.words) or [option.low, option.high],
            }
            for option in about.options
        ],
    }


# --- editions ---------------------------------------------------------------------------------------------------------


def show_edition(edition: Edition, title: str, say: Texts) -> None:
    """An edition's values with their marks, and what the marks mean."""
    print(say("edition-title", title=title, name=edition.name, hash=edition.hash))
    print()
    values = edition_values(edition)
    print_table(
        [say("edition-value"), say("edition-is"), say("edition-mark")],
        [[value["where"], json.dumps(value["value"], ensure_ascii=False), value["mark"]] for value in values],
    )
    used = {value["mark"] for value in values}
    print()
    for mark in MARKS:
        if mark in used:
            print(f"{mark}  {say(f'mark-{mark}')}")


def edition_values(edition: Edition) -> list[dict[str, Any]]:
    """An edition's values for programs."""
    return [
        {"where": where, "value": value, "mark": mark}
        for where, value, mark in edition.sheet.entries()
        if not where.startswith("edition.")
    ]


# --- simulations ------------------------------------------------------------------------------------------------------


def show_result(result: Any, title: str, say: Texts) -> None:
    """Who won how often; `result` is that of `lab.simulate`."""
    rate = round(result.moves / result.seconds) if result.seconds else result.moves
    facts = {"games": result.games, "moves": result.moves, "seconds": round(result.seconds, 2), "rate": rate}
    print(say("simulate-title", title=title, **facts))
    print()
    columns = {
        "seat": [str(seat) for seat in range(result.seats)],
        "bot": list(result.bots),
        "wins": [number(wins, say) for wins in result.wins],
        "share": [f"{number(100 * wins / result.games, say)} %" for wins in result.wins],
        "points": [number(points, say) for points in result.scores],
    }
    if result.seats == 1:  # who plays alone does not win
        del columns["wins"], columns["share"]
    heads, rows = [say(f"simulate-{column}") for column in columns], list(zip(*columns.values(), strict=True))
    print_table(heads, rows, numbers=range(2, len(heads)))
    print()
    print(say("simulate-key", key=result.key))


def show_solution(solution: Any, title: str, say: Texts) -> None:
    """What a level is worth; `solution` is that of `lab.solve`."""
    size = {"positions": solution.positions, "seconds": round(solution.seconds, 1)}
    print(say("solve-title", title=title, level=solution.level, **size))
    if solution.goal == "points":
        print(say("solve-points", value=f"{solution.value:.6f}"))
    else:
        print(say(f"solve-{solution.goal}", value=f"{100 * solution.value:.4f}", target=solution.target))
    if solution.kept:
        print(say("solve-kept", path=solution.kept, size=round(4 * solution.positions / 1e6)))
    if not solution.games:
        return
    scale, sign = (1, "") if solution.goal == "points" else (100, " %")
    mean, margin = (f"{scale * figure:.4f}{sign}" for figure in (solution.mean, solution.margin))
    print(say("solve-games", games=solution.games, mean=mean, margin=margin))
    bronze, silver, gold = (f"{100 * share:.2f}" for share in solution.shares)
    print(say("solve-shares", bronze=bronze, silver=silver, gold=gold))
    print(say("simulate-key", key=solution.key))


def show_medals(levels: Sequence[Any], chapters: Sequence[Sequence[int]], say: Texts) -> None:
    """What medals take; `levels` and `chapters` are those of `lab.medals`."""
    print_table(
        [say(f"medals-{column}") for column in ("level", "value", "points", "shares", "positions", "seconds")],
        [
            [
                level.level,
                f"{level.value:.6f}",
                " / ".join(map(str, level.medals)),
                " / ".join(f"{100 * share:.1f} %" for share in level.shares),
                number(level.positions, say),
                number(level.seconds, say),
            ]
            for level in levels
        ],
        numbers=(1, 4, 5),
    )
    for chapter, (bronze, silver, gold) in enumerate(chapters, 1):
        print(say("medals-chapter", chapter=chapter, bronze=bronze, silver=silver, gold=gold))


def number(value: float, say: Texts) -> str:
    """A number as the language writes it, with as many digits as mean something."""
    return say("number", value=round(value) if abs(value) >= 1000 else float(f"{value:.3g}"))
