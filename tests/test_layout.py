"""Every game has the same files, and outside its own folders nothing names it."""

import re
import tomllib
from pathlib import Path

import pytest

import raumhafen as rh
from tests import toy

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "raumhafen" / "games"
CARDS = [rh.about(game) for game in rh.GAMES if rh.about(game).folder.parent == GAMES]  # a stranger's may be installed

#: Where a game may be named: the game, its board, the tests of both, and the types that are generated for its board.
OWN = [
    *("src/raumhafen/games/{}", "web/src/games/{}", "web/tests/games/{}", "tests/games/{}"),
    "web/src/generated/{}.ts",
]
SOURCES = {".py", ".ts", ".mjs", ".svelte", ".css", ".html", ".ftl"}
MADE = {"node_modules", "__pycache__", "client", "dist"}  # folders of what is installed or built

FILES = {
    *("__init__.py", "game.py", "edition.py", "model.py", "knowledge.py", "evaluation.py"),
    *("view.py", "actions.py", "events.py", "terminal.py", "editions", "texts"),
}
RULES = {"rules.py", "rules"}  # a file, or a folder by subject
FURTHER = {"book.py", "expert.py", "expert"}  # where a game needs them

names = "|".join(re.escape(name) for card in CARDS for name in (card.id, card.title))
NAMES = re.compile(rf"(?<![a-zäöüß])({names})(?![a-zäöüß])", re.IGNORECASE)


def sources():
    own = {(ROOT / path.format(card.id)) for card in CARDS for path in OWN}
    for folder in ("src", "tests", "web"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in SOURCES and not MADE & {*path.parts} and not own & {path, *path.parents}:
                yield path
    yield from sorted(ROOT.glob("*.py"))


def test_no_source_names_a_game():
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert named == []


def test_a_name_would_be_found():
    for card in CARDS:
        assert NAMES.search(f'rh.new("{card.id}")')
        assert NAMES.search(f"def test_{card.id}_alone")
        assert NAMES.search(card.title.upper())
    paths = {path.relative_to(ROOT).as_posix() for path in sources()}
    assert {"run.py", "src/raumhafen/cli/__init__.py", "tests/test_layout.py", "web/texts/de.ftl"} <= paths


@pytest.mark.parametrize("card", [*CARDS, toy.ABOUT], ids=lambda card: card.id)
def test_every_game_has_the_same_files(card):
    found = {path.name for path in card.folder.iterdir() if path.name not in MADE}
    assert found - FURTHER - RULES == FILES
    assert len(found & RULES) == 1
    assert len(found & {"expert.py", "expert"}) == bool(card.expert)
    assert ("book.py" in found) == bool(card.book)
    assert {path.name for path in (card.folder / "texts").iterdir()} == {
        *("de.ftl", "en.ftl", "rules.de.md", "rules.en.md"),
    }
    assert (card.folder / "editions" / "reference.toml").exists()


def test_settings_of_tools_name_no_game():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert NAMES.findall(str(project["tool"])) == []
