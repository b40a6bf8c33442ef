"""The command `raumhafen`. Each command imports what it needs when it runs, so that the light ones stay light."""

from __future__ import annotations

import os
import re
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from raumhafen.cli import editions, playing, research
from raumhafen.engine.errors import RaumhafenError, trouble
from raumhafen.engine.progress import showing_compilation
from raumhafen.engine.texts import LANGUAGES, preferred

BAD_INPUT, INTERRUPTED = 2, 130


class Commands(TyperGroup):
    """Names the commands there are when asked for one there is not."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None:
            raise RaumhafenError("usage-command", found=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False)


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


for command in (
    playing.serve,
    playing.games,
    playing.play,
    playing.rules,
    playing.replay,
    playing.verify,
    playing.review,
    playing.book,
    research.simulate,
    research.duel,
    research.ladder,
    research.solve,
    research.medals,
    research.bench,
):
    app.command()(command)

edition_commands = typer.Typer(
    cls=Commands, help="Look at editions: the cards, boards and numbers a game is played with."
)
edition_commands.command()(editions.show)
edition_commands.command()(editions.check)
app.add_typer(edition_commands, name="edition")


# --- what goes wrong --------------------------------------------------------------------------------------------------


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


def print_error(problem: RaumhafenError, words: list[str]) -> int:
    """One line that says what is wrong, in the language that was asked for."""
    from raumhafen.terminal.screen import printable

    print(f"raumhafen: {printable(problem.say(asked_language(words)))}", file=sys.stderr)
    return BAD_INPUT


def asked_language(words: list[str]) -> str:
    """The language of a command that may have failed before its options were read."""
    text = " ".join(words).replace("--lang=", "--lang ")
    asked = text.rpartition("--lang ")[2][:2]
    return asked if asked in LANGUAGES else preferred()


def run(words: list[str]) -> int:
    """Run a command; the exit code."""
    try:
        with showing_compilation(asked_language(words)):
            code = app(words, prog_name="raumhafen", standalone_mode=False)
        sys.stdout.flush()
    except RaumhafenError as problem:
        return print_error(problem, words)
    except typer.TyperException as problem:
        return print_error(usage(problem), words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the pipe has gone: print nothing more, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        return print_error(RaumhafenError("file", file=str(problem.filename), problem=trouble(problem)), words)
    return code if isinstance(code, int) else 0


def main() -> None:
    """The entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # rather an odd letter than no answer
    sys.exit(run(sys.argv[1:]))
