"""The book at a terminal: shown, taken along, put in order; and what a match leaves in it."""

import json

import pytest

import raumhafen as rh
from tests.terminal.console import environment, inside, raumhafen, refused

TEXT = {"kind": "raumhafen-book", "version": 1, "game": "galaktix", "edition": "reference"}


@pytest.fixture
def book(tmp_path):
    """The command, with a data folder of its own."""

    def run(*words, lang="de"):
        return inside("book", "galaktix", "--data", str(tmp_path), "--lang", lang, *words)

    return run


def fill(tmp_path, **best):
    players = [{"name": name, "best": results} for name, results in best.items()]
    (tmp_path / "books").mkdir(exist_ok=True)
    (tmp_path / "books" / "galaktix.json").write_text(json.dumps({**TEXT, "players": players}), "utf-8")


def test_an_empty_book_says_how_it_is_filled(book):
    assert "Noch steht niemand darin" in book().stdout
    assert "Nobody is in it yet" in book(lang="en").stdout


def test_the_book_as_a_table_and_for_programs(book, tmp_path):
    fill(tmp_path, Ada={"1-1": 18, "1-2": 13}, Bo={"2-1": 3})
    lines = [line.split() for line in book().stdout.splitlines()]
    assert ["1-1", "Grundlagen", "12/15/18", "18", "Gold", "–"] in lines
    assert ["Kapitel", "1", "Weiße", "Raketen", "60/75/90", "31", "–"] in lines
    assert "Als Nächstes für Ada: 1-3" in book().stdout
    chart = json.loads(book("--json").stdout)
    assert chart["players"] == ["Ada", "Bo"]
    assert chart["chapters"][0]["levels"][0]["best"][0] == {"score": 18, "medal": "gold"}


def test_the_book_is_taken_along(book, tmp_path):
    fill(tmp_path, Ada={"1-1": 18})
    file = tmp_path / "mine.json"
    assert book("--export", str(file)).returncode == 0
    fill(tmp_path, Ada={"1-1": 12, "1-2": 5}, Bo={})
    assert "Ada, Bo" in book("--import", str(file)).stdout
    assert json.loads(book("--json").stdout)["chapters"][0]["results"][0]["score"] == 23
    assert book("--import", str(file), "--replace").stdout.endswith("jetzt: Ada.\n")
    assert json.loads(book("--json").stdout)["chapters"][0]["results"] == [{"score": 18, "played": 1, "medal": ""}]


def test_columns_are_put_in_order(book, tmp_path):
    fill(tmp_path, Ada={"1-1": 18}, Bo={})
    assert book("--rename", "Ada", "Ida").stdout == "Ada heißt im Buch jetzt Ida.\n"
    assert book("--remove", "bo").stdout == "bo steht nicht mehr im Buch.\n"
    assert json.loads(book("--json").stdout)["players"] == ["Ida"]


def test_what_cannot_be_done(tmp_path):
    fill(tmp_path, Ada={"1-1": 18})
    before = (tmp_path / "books" / "galaktix.json").read_bytes()
    there = ["book", "galaktix", "--data", str(tmp_path)]
    (tmp_path / "broken.json").write_text('{"kind": "raumhafen-book",\n oops}')
    refused([*there, "--import", str(tmp_path / "broken.json")], "Zeile 2, Spalte 2")
    refused([*there, "--import", str(tmp_path / "broken.json"), "--replace"], "Zeile 2, Spalte 2")
    refused([*there, "--import", str(tmp_path / "nothing.json")], "Es gibt sie nicht")
    refused([*there, "--remove", "Bo"], "niemand „Bo“", "Ada")
    refused([*there, "--rename", "Ada", " "], "geht nicht als Name")
    refused([*there, "--remove", "Ada", "--export", "x"], "--export und --remove")
    refused([*there, "--replace"], "--replace sagt")
    refused(["book", "schlachten"], "Schlachten führt kein Buch")
    refused(["book", "chess"], "„chess“")
    assert (tmp_path / "books" / "galaktix.json").read_bytes() == before
    (tmp_path / "books" / "galaktix.json").write_text("damaged")
    refused(there, "galaktix.json ist beschädigt", "kein gültiges JSON")


def to_the_end(tmp_path, *words):
    """A whole level, always by the first choice."""
    env = environment(RAUMHAFEN_DATA=str(tmp_path), LANG="de_DE.UTF-8")
    done = raumhafen("play", "galaktix", "--plain", "--key", "5f" * 16, *words, typed="1\n" * 400, env=env)
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.split())


def test_a_match_is_entered_when_it_ends(tmp_path):
    told = to_the_end(tmp_path, "--names", "Ada", "--option", "level=2-3")
    [ada] = json.loads((tmp_path / "books" / "galaktix.json").read_text("utf-8"))["players"]
    assert ada["name"] == "Ada"
    assert list(ada["best"]) == ["2-3"]
    assert f"Ins Buch eingetragen für Ada, 2-3: {ada['best']['2-3']}" in told
    assert "und das bleibt" in to_the_end(tmp_path, "--names", "ada", "--option", "level=2-3")


def test_a_full_book_is_told_with_the_way_out(tmp_path):
    fill(tmp_path, A={}, B={}, C={}, D={}, E={})
    told = to_the_end(tmp_path, "--names", "Ada")
    assert "alle sind vergeben: A, B, C, D, E. Ada bekommt eine" in told
    assert "raumhafen book galaktix --remove NAME" in told


def test_a_damaged_book_does_not_spoil_the_end(tmp_path):
    fill(tmp_path)
    (tmp_path / "books" / "galaktix.json").write_text("damaged")
    assert "ist beschädigt und blieb, wie es ist" in to_the_end(tmp_path, "--names", "Ada")
    assert (tmp_path / "books" / "galaktix.json").read_text() == "damaged"


def test_what_a_bot_plays_is_not_entered(tmp_path):
    env = environment(RAUMHAFEN_DATA=str(tmp_path))
    assert raumhafen("play", "galaktix", "--seats", "1", "--bots", "random", env=env).returncode == 0
    assert not (tmp_path / "books").exists()


def test_a_player_without_a_name_is_asked_for_one(tmp_path):
    env = environment(RAUMHAFEN_DATA=str(tmp_path), LANG="de_DE.UTF-8")

    def play(*answers):
        match, typed = rh.new("galaktix", key="5f" * 16), []
        while not match.over:  # as the command will play it
            match.play(0, match.legal(0)[0])
            typed.append("1")
        words = ["play", "galaktix", "--plain", "--key", "5f" * 16]
        done = raumhafen(*words, typed="\n".join([*typed, *answers, ""]), env=env)
        assert done.returncode == 0, done.stderr
        return " ".join(done.stdout.split())

    told = play("", "")
    assert "Unter welchem Namen soll das ins Buch?" in told
    assert "--names NAME" in told
    assert not (tmp_path / "books").exists()
    told = play("x" * 60, "Ida", "")
    assert "geht nicht als Name" in told
    assert "Ins Buch eingetragen für Ida, 1-1" in told
    assert "Crew 1" not in (tmp_path / "books" / "galaktix.json").read_text("utf-8")
