"""Every sentence that the server may say is there, in German and in English, and asks for the facts it is given."""

import ast
import re
from pathlib import Path

import pytest

import raumhafen.server
from raumhafen.engine.texts import COMMON, LANGUAGES
from raumhafen.server.errors import TEXTS
from tests.catalogues import catalogue

SERVER = Path(raumhafen.server.__file__).parent
ERRORS = ("BadRequest", "Forbidden", "NotFound", "Conflict", "TooManyRequests", "Refused")


def sayings():
    """Each error that the server's sources raise, with its facts."""
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS and node.args:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield f"error-{part.value}", frozenset(keyword.arg for keyword in node.keywords)
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say":
                yield node.args[0].value, frozenset(keyword.arg for keyword in node.keywords)
    framework = re.search(r"_CODES = \{(.*?)\}", (SERVER / "app.py").read_text("utf-8"), re.DOTALL)[1]
    for code in re.findall(r'"([\w-]+)"', framework):
        yield f"error-{code}", frozenset()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there(language):
    known = catalogue(COMMON, language) | catalogue(Path(TEXTS), language)
    said = dict(sayings())
    assert len(said) > 25
    for message, facts in said.items():
        if message == "error-bad-request":
            continue
        assert message in known, message
        assert known[message] <= facts, message


def test_both_languages_say_the_same():
    german, english = (catalogue(Path(TEXTS), language) for language in ("de", "en"))
    assert german == english


def test_nothing_is_written_that_is_never_said():
    said = {message for message, _ in sayings()} | {"page-no-client"}
    assert set(catalogue(Path(TEXTS), "en")) <= said
