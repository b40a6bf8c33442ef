"""Old books: the command and the server show what stood in them, enter what is new, and take them along."""

import json
import shutil

import pytest

from tests.old.kit import BOOKS, RECORDS, environment, inside, quick, raumhafen, ready, running

FILES = sorted(BOOKS.glob("*.json"))
GAMES = [path.stem for path in FILES if "-" not in path.stem]
ENTERED = ["*-level-1-2-running.rec", "*-won-running.rec"]


@pytest.fixture
def data(tmp_path):
    """A data folder with the old books."""
    shutil.copytree(BOOKS, tmp_path / "books", ignore=shutil.ignore_patterns("exported"))
    return tmp_path


def command(path, data, *words):
    """The command for the book of a file, which must do what is asked."""
    game, _, edition = path.stem.partition("-")
    named = ["--edition", str(RECORDS / f"{path.stem}.toml")] if edition else []
    done = inside("book", game, "--data", str(data), "--lang", "en", *named, *words)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def players(path):
    return json.loads(path.read_text("utf-8"))["players"]


def test_there_are_books():
    assert len(FILES) >= 3
    assert {path.name for path in (BOOKS / "exported").iterdir()} >= {path.name for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_book_shows_what_stood_in_it(path, data):
    assert players(path)
    shown = command(path, data)
    chart = json.loads(command(path, data, "--json"))
    assert chart["players"] == [player["name"] for player in players(path)]
    for column, player in enumerate(players(path)):
        assert player["name"] in shown
        assert reached(chart, column) == player["best"]


def reached(chart, column):
    """What stands in a column, as a book's file says it."""
    if "chapters" in chart:
        best = {
            level["level"]: level["best"][column]["score"] for part in chart["chapters"] for level in part["levels"]
        }
        return {level: score for level, score in best.items() if score is not None}
    return {line["achievement"]: 1 for line in chart["achievements"] if line["marked"][column]}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_book_is_taken_along(path, data, tmp_path):
    exported = BOOKS / "exported" / path.name
    command(path, data, "--export", str(tmp_path / "out.json"))
    assert (tmp_path / "out.json").read_bytes() == exported.read_bytes()
    empty = tmp_path / "elsewhere"
    command(path, empty, "--import", str(exported))
    assert (empty / "books" / path.name).read_bytes() == path.read_bytes()
    command(path, data, "--import", str(exported))  # the best of both is the same
    assert (data / "books" / path.name).read_bytes() == path.read_bytes()


@pytest.mark.parametrize("pattern", ENTERED)
def test_a_match_of_today_is_entered(pattern, data):
    [record] = RECORDS.glob(pattern)
    path = BOOKS / f"{record.stem.partition('-')[0]}.json"
    env = environment(RAUMHAFEN_DATA=str(data))
    words = ["play", "--load", str(record), "--names", "Ida", "--bots", "none", "--plain"]
    done = raumhafen(*words, typed="1\n" * 400, env=env)
    assert done.returncode == 0, done.stderr
    *before, ida = players(data / "books" / path.name)
    assert before == players(path)
    assert ida["name"] == "Ida"
    assert len(ida["best"]) == 1


async def test_the_server_shows_and_imports_old_books(data):
    async with running(quick(data)) as house:
        for game in GAMES:
            ada, path = house.device(), BOOKS / f"{game}.json"
            await ready(ada, game)
            info = await ada.ask("GET", f"/api/books/{game}")
            assert info["players"] == [player["name"] for player in players(path)]
            assert [reached(info["chart"], column) for column in range(len(info["players"]))] == [
                player["best"] for player in players(path)
            ]
            exported = (BOOKS / "exported" / path.name).read_text("utf-8")
            assert (await ada.ask("GET", f"/api/books/{game}/export")) == json.loads(exported)
            await ada.ask("POST", f"/api/books/{game}/remove", {"name": info["players"][0]})
            again = await ada.ask("POST", f"/api/books/{game}/import", {"text": exported})
            assert sorted(again["players"]) == sorted(info["players"])
