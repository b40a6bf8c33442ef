"""The catalogues and the sources that speak through them, read as text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import raumhafen
from raumhafen.engine.texts import COMMON
from tests import toy

PACKAGE = Path(raumhafen.__file__).parent
ROOT = PACKAGE.parents[1]
TOY = toy.ABOUT.folder
GAMES = [*sorted(path.parent for path in PACKAGE.glob("games/*/texts")), TOY]
FOLDERS = [COMMON, *(game / "texts" for game in GAMES)]
ERRORS = ("RaumhafenError", "Refused", "EditionError", "RecordError")


BROWSER = ("board-", "button-", "option-", "symbol-")  # begin what only the browser says; its own tests look after that


class Names(Visitor):
    """Collects the facts a message asks for, and the messages it holds."""

    def __init__(self, message: ftl.Message) -> None:
        self.facts: set[str] = set()
        self.held: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by the parser)
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.held.add(node.id.name)


@cache
def entries(folder: Path, language: str) -> list[ftl.EntryType]:
    return FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body


@cache
def catalogue(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """Each message with the facts it asks for, those of the messages it holds included."""
    messages = [entry for entry in entries(folder, language) if isinstance(entry, ftl.Message)]
    names = {message.id.name: Names(message) for message in messages}
    assert len(names) == len(messages), f"a message stands twice in {folder}"

    def facts(message: str) -> frozenset[str]:
        own = names.get(message)
        return frozenset(own.facts).union(*map(facts, own.held)) if own else catalogue(COMMON, language)[message]

    return {message: facts(message) for message in names}


def available(source: Path, language: str) -> dict[str, frozenset[str]]:
    """The messages that a source file can speak through: the common ones, and those of its game."""
    own = next((game / "texts" for game in GAMES if game in source.parents), None)
    return catalogue(COMMON, language) | (catalogue(own, language) if own else {})


@dataclass(frozen=True)
class Saying:
    """A place in the sources that says a message, with the facts it gives; None where that cannot be told."""

    source: Path
    line: int
    message: str
    facts: frozenset[str] | None

    def __str__(self) -> str:
        return f"{self.source.relative_to(ROOT)}:{self.line}: {self.message}"


def strings(node: ast.AST) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


@cache
def sources() -> dict[Path, ast.Module]:
    """The sources that speak through the catalogues; the server has words of its own."""
    paths = [*(path for path in PACKAGE.rglob("*.py") if "server" not in path.parts), *TOY.glob("*.py")]
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(paths)}


def sayings() -> Iterator[Saying]:
    """Every message that the sources name outright."""
    for path, module in sources().items():
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                yield from _said(path, node)


def _said(path: Path, call: ast.Call) -> Iterator[Saying]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = [keyword.arg for keyword in call.keywords]
    facts = None if None in given else frozenset(word for word in given if word)
    if name in ERRORS and call.args and not isinstance(call.args[0], ast.JoinedStr):
        for code in strings(call.args[0]):
            yield Saying(path, call.lineno, f"error-{code}", facts and facts - {"clause", "texts"})
    elif name == "Reason" and isinstance(call.args[0], ast.Constant):  # why a game refuses: a code, a clause, facts
        written = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
        assert isinstance(written, ast.Dict), (
            f"{path}:{call.lineno}: facts are to be written out, so that they are checked"
        )
        more = [strings(key)[0] for key in written.keys if key]
        yield Saying(path, call.lineno, f"error-{call.args[0].value}", frozenset({"found", *more}))
    elif name == "say" and call.args and isinstance(call.args[0], ast.Constant | ast.IfExp):
        branches = (
            [call.args[0]] if isinstance(call.args[0], ast.Constant) else [call.args[0].body, call.args[0].orelse]
        )
        for branch in branches:
            if isinstance(branch, ast.Constant) and isinstance(branch.value, str) and " " not in branch.value:
                yield Saying(path, call.lineno, branch.value, facts)
    elif name in ("_refuse", "require"):  # of an edition's sheet
        place = {"_refuse": 1, "require": 2}[name]
        if len(call.args) > place and isinstance(call.args[place], ast.Constant):
            yield Saying(path, call.lineno, f"error-edition-{call.args[place].value}", None)


def built() -> set[str]:
    """The beginnings of messages whose names are put together, `say(f"colour-{…}")`, or of vocabularies, `"token-"`."""
    found = set()
    for module in sources().values():
        found |= {text for text in strings(module) if re.fullmatch("[a-z]+-", text)}
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value).removeprefix("@"))
    return {start for start in found if start.endswith("-") and start != "error-"}
