"""Arguments and options that several commands share, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.texts import LANGUAGES, preferred


def choose_language(language: str) -> str:
    """A language there is; the environment's, if none was asked for."""
    if language and language not in LANGUAGES:
        raise RaumhafenError("language", found=language, known=", ".join(LANGUAGES))
    return language or preferred()


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
EditionName = Annotated[
    str | None, typer.Option("--edition", metavar="NAME|FILE", help="Another edition; a file ends in .toml.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Agree on something; repeatable.")
]
Seats = Annotated[str | None, typer.Option(metavar="N", help="How many sit at the table.")]


def for_programs(keys: str) -> Any:
    """The option --json of a command, with the keys it promises."""
    return typer.Option("--json", help=f"For programs: {keys}.")


def whole_number(option: str, text: str, low: int) -> int:
    """A whole number from a command's words."""
    if not text.isdecimal() or int(text) < low:
        raise RaumhafenError("whole", option=option, found=text, low=low)
    return int(text)


def positive_number(option: str, text: str) -> float:
    """A number of which there must be some, from a command's words."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise RaumhafenError("above-zero", option=option, found=text)
    return number
