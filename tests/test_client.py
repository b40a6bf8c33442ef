"""The browser client: its lock, its build, its catalogues and the positions that its own tests show keep their
promises. Those tests run by vitest."""

import ast
import json
import re
import runpy
import tomllib
from importlib import import_module
from pathlib import Path

import hatch_build
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from raumhafen.engine.texts import LANGUAGES
from raumhafen.games import GAMES, about

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
OWN = {"src/games": "/", "tests/games": "/", "src/generated": ".ts"}  # where a game's own files are, and how that ends
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_the_lock_holds_no_addresses_and_a_hash_for_every_package():
    text = (WEB / "package-lock.json").read_text("utf-8")
    assert "://" not in text, "renew it by: npm run lock"
    packages = json.loads(text)["packages"]
    assert packages.pop("")["name"] == "raumhafen-web"
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-"), name


def test_versions_are_exact():
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    for wanted in (package["dependencies"], package["devDependencies"], package["overrides"]):
        assert all(version[0].isdigit() for version in wanted.values())


def test_set_up_and_build_agree_on_what_the_client_is_made_of():
    [client] = (
        ast.literal_eval(node.value)
        for node in ast.parse((ROOT / "run.py").read_text("utf-8")).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "CLIENT"
    )
    assert client == hatch_build.SOURCES


def test_the_build_is_part_of_every_wheel():
    wheel = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert "custom" in wheel["hooks"]
    assert [ROOT / path for path in wheel["artifacts"]] == [hatch_build.CLIENT]


def test_a_machine_without_node_gets_one_for_the_build(monkeypatch):
    monkeypatch.setattr(hatch_build, "find_npm", lambda: [])
    assert hatch_build.ClientHook.dependencies(None) == [hatch_build.NODE_PACKAGE]
    with pytest.raises(hatch_build.ClientError, match=r"^the client needs Node 20 or newer"):
        hatch_build.npm("ci", problem="")


def test_a_build_that_changes_nothing_is_skipped(monkeypatch, tmp_path):
    calls = []
    monkeypatch.setattr(hatch_build, "npm", lambda *words, problem: calls.append(words))
    monkeypatch.setattr(hatch_build, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(hatch_build, "CLIENT", tmp_path)
    hatch_build.build()
    assert [words[0] for words in calls] == ["ci", "run"]
    (tmp_path / "index.html").touch()
    hatch_build.build()
    assert len(calls) == 2
    monkeypatch.setattr(hatch_build, "SOURCES", (*hatch_build.SOURCES, "pyproject.toml"))
    hatch_build.build()
    assert [words[0] for words in calls[2:]] == ["run"]


class Names(Visitor):
    """The variables that a message uses."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.found.add(node.id.name)


def words(game):
    """What every page may say of a game; whatever is only said at its table is in the Python package."""
    return WEB / "src" / "games" / game / "texts"


def catalogue(folder, language):
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, fluent.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, fluent.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    found = {}
    for message in messages:
        names = Names()
        names.visit(message)
        found[message.id.name] = names.found
    return found


@pytest.mark.parametrize("folder", [WEB / "texts", *map(words, GAMES)], ids=lambda folder: folder.parent.name)
def test_german_and_english_say_the_same(folder):
    german, english = catalogue(folder, "de"), catalogue(folder, "en")
    assert list(german) == list(english)
    assert german == english


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_find_the_title_of_a_game_its_line_and_its_book(game, language):
    card = about(game)
    assert set(catalogue(words(game), language)) == {
        f"{game}-{name}" for name in ("title", "line", "book")[: 2 + bool(card.book)]
    }
    assert f"{game}-title = {card.title}\n" in (words(game) / f"{language}.ftl").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_positions_of_a_board_are_fresh(game, monkeypatch):
    """They were found by playing: whatever changes a view, an event or what can be chosen changes them."""
    monkeypatch.syspath_prepend(WEB / "tests" / "games")
    script = WEB / "tests" / "games" / game / "positions.py"
    found = import_module("fixtures").as_json(runpy.run_path(str(script))["positions"]())
    fresh = found.encode() == script.with_suffix(".json").read_bytes()  # a difference of long lines says nothing
    assert fresh, f"stale; renew by: PYTHONPATH=web/tests/games python {script.relative_to(ROOT)}"


def test_no_file_of_the_client_names_a_game_but_its_own():
    own = tuple(f"web/{folder}/{game}{end}" for game in GAMES for folder, end in OWN.items())
    patterns = [pattern for pattern in hatch_build.SOURCES if pattern.startswith("web/")]
    files = {path for pattern in (*patterns, "web/tests/**/*") for path in ROOT.glob(pattern) if path.is_file()}
    files = {path for path in files if "__pycache__" not in path.parts}  # left by scripts that were run
    texts = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in files if path.suffix != ".md"}
    assert any(name.startswith(own) for name in texts)
    naming = re.compile("|".join(GAMES), re.IGNORECASE)
    assert [name for name, text in texts.items() if naming.search(name + text) and not name.startswith(own)] == []
