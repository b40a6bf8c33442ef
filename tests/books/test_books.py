"""Books on disk: two who write at once, a crash at the worst moment, files that are none. What stands in them is the
game's own."""

import json
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

import raumhafen as rh
from raumhafen.books.book import Book, Player, enter, merge, remove, rename
from raumhafen.books.file import BookFile
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.texts import LANGUAGES
from raumhafen.storage import files
from tests.picked import PARTY, SOLO

GAME = rh.load(SOLO)
WRITER = """
import sys
from pathlib import Path
import raumhafen as rh
from raumhafen.books.book import enter
from raumhafen.books.file import BookFile
from raumhafen.storage import files
files.PATIENCE = 600
game = rh.load(sys.argv[3])
kept = BookFile(Path(sys.argv[1]), game)
print("ready", flush=True)
sys.stdin.readline()
for number in range(20):
    kept.change(lambda book: enter(book, sys.argv[2], game.about.options[0].words[number], number))
"""


@pytest.fixture
def kept(tmp_path) -> BookFile:
    return BookFile(tmp_path / "books", GAME)


def text(**changes) -> str:
    whole = {"kind": "raumhafen-book", "version": 1, "game": SOLO, "edition": "reference", "players": []}
    return json.dumps({**whole, **changes})


def player(name="Ada", **best) -> dict:
    return {"name": name, "best": {entry.replace("_", "-").strip("l"): value for entry, value in best.items()}}


# --- on disk ----------------------------------------------------------------------------------------------------------


def test_nobody_has_begun_it_yet(kept):
    assert kept.read() == Book()
    assert not kept.path.exists()


def test_what_is_entered_is_there_for_the_next_reader(kept, tmp_path):
    kept.change(lambda book: enter(book, "Ada", "1-1", 14))
    kept.change(lambda book: enter(book, "ada", "1-1", 12))
    assert BookFile(tmp_path / "books", GAME).read() == Book((Player("Ada", {"1-1": 14}),))
    assert kept.path == tmp_path / "books" / f"{SOLO}.json"
    assert json.loads(kept.path.read_text("utf-8"))["players"] == [{"name": "Ada", "best": {"1-1": 14}}]


def test_processes_that_write_at_once_lose_nothing(kept):
    names = ("Ada", "Bo", "Cy")
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(kept.path.parent), name, SOLO],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in names
    ]
    for writer in writers:
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        writer.stdin.write("go\n")
        writer.stdin.flush()
    for writer in writers:
        assert writer.wait(600) == 0
        writer.stdin.close()
        writer.stdout.close()
    found = kept.read()
    assert sorted(player.name for player in found.players) == sorted(names)
    assert [sorted(player.best.values()) for player in found.players] == [list(range(20))] * 3


def test_who_waits_too_long_is_told(kept, monkeypatch):
    monkeypatch.setattr(files, "PATIENCE", 0.05)
    with files.writing(kept.path), pytest.raises(RaumhafenError, match="being written by another program"):
        kept.change(lambda book: book)


@pytest.mark.parametrize("moment", ["os.fsync", "pathlib.Path.replace"])
def test_a_crash_on_the_way_leaves_the_old_book_whole(kept, moment):
    kept.change(lambda book: enter(book, "Ada", "1-1", 14))
    with mock.patch(moment, side_effect=KeyboardInterrupt), pytest.raises(KeyboardInterrupt):
        kept.change(lambda book: enter(book, "Ada", "1-1", 18))
    assert kept.path.with_name(f"{SOLO}.json.new").exists()  # as a crash leaves it
    assert kept.read().best("Ada", "1-1") == 14
    kept.change(lambda book: enter(book, "Ada", "1-1", 16))
    assert kept.read().best("Ada", "1-1") == 16


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", text(version=2).encode(), b'{"kind": "x"}'])
def test_a_damaged_file_is_never_overwritten(kept, content):
    kept.path.parent.mkdir()
    kept.path.write_bytes(content)
    for do in (kept.read, kept.text, lambda: kept.change(lambda book: book), lambda: kept.take_in(text())):
        with pytest.raises(RaumhafenError) as refused:
            do()
        assert refused.value.code == "book-broken"
        assert str(kept.path) in str(refused.value)
        assert len(str(refused.value)) > len(refused.value.facts["problem"].say())
    assert kept.path.read_bytes() == content


def test_a_damaged_file_can_be_replaced_and_is_put_aside(kept):
    kept.path.parent.mkdir()
    for number in (1, 2):
        kept.path.write_text(f"damaged {number}")
        kept.take_in(text(players=[player(l1_1=14)]), instead=True)
        assert kept.read().best("Ada", "1-1") == 14
        assert kept.path.with_name(f"{SOLO}.json.broken-{number}").read_text() == f"damaged {number}"


def test_a_folder_that_cannot_be_used_is_told(tmp_path):
    (tmp_path / "books").write_text("")
    with pytest.raises(RaumhafenError, match="cannot be used"):
        BookFile(tmp_path / "books", GAME).change(lambda book: book)


def test_another_edition_has_a_book_of_its_own(tmp_path):
    source = Path(GAME.folder) / "editions" / "reference.toml"
    own = tmp_path / "own.toml"
    own.write_text(source.read_text("utf-8").replace('name = "reference"', 'name = "mine"', 1), "utf-8")
    kept = BookFile(tmp_path, GAME, str(own))
    assert kept.path.name == f"{SOLO}-mine.json"
    kept.change(lambda book: enter(book, "Ada", "1-1", 14))
    with pytest.raises(RaumhafenError, match="of the edition mine, not of reference"):
        BookFile(tmp_path, GAME).take_in(kept.text())


def test_a_game_without_a_book_says_so(tmp_path):
    with pytest.raises(RaumhafenError, match=f"{rh.about(PARTY).title} has no book"):
        BookFile(tmp_path, rh.load(PARTY))


@pytest.mark.parametrize("game", [game for game in rh.GAMES if rh.about(game).book])
def test_the_book_that_a_card_names_can_be_opened_and_drawn(game, tmp_path):
    assert BookFile(tmp_path, rh.load(game)).chart().players == []


# --- columns ----------------------------------------------------------------------------------------------------------

FIVE = Book(tuple(Player(name, {"1-1": 10}) for name in ("Ada", "Bo", "Cy", "Di", "Ed")))


def test_a_full_book_takes_only_those_who_are_in_it():
    assert enter(FIVE, "Cy", "1-2", 3).best("Cy", "1-2") == 3
    with pytest.raises(RaumhafenError, match=r"all are taken: Ada, Bo, Cy, Di, Ed\. Flo gets one as soon as"):
        enter(FIVE, "Flo", "1-1", 3)
    assert enter(remove(FIVE, "Bo"), "Flo", "1-1", 3).names() == "Ada, Cy, Di, Ed, Flo"


def test_a_player_gets_another_name():
    assert rename(FIVE, "bo", "BO").names() == "Ada, BO, Cy, Di, Ed"
    assert rename(FIVE, "Bo", "Flo").best("Flo", "1-1") == 10
    for name, to, reason in (("X", "Y", "Nobody"), ("Bo", "ada", "already"), ("Bo", " ", "cannot be a name")):
        with pytest.raises(RaumhafenError, match=reason):
            rename(FIVE, name, to)


def test_merging_keeps_the_best_of_both():
    one = Book((Player("Ada", {"1-1": 10, "1-2": 5}), Player("Bo", {"1-1": 7})))
    other = Book((Player("Cy"), Player("ADA", {"1-1": 8, "1-2": 9, "1-3": 1})))
    merged = merge(one, other)
    assert [(player.name, player.best) for player in merged.players] == [
        ("Ada", {"1-1": 10, "1-2": 9, "1-3": 1}),
        ("Bo", {"1-1": 7}),
        ("Cy", {}),
    ]
    with pytest.raises(RaumhafenError, match="have 6 players"):
        merge(FIVE, Book((Player("Flo"),)))


# --- from elsewhere ---------------------------------------------------------------------------------------------------

BROKEN = {
    "book-syntax": ["", "{", "no", text()[:-1], text() + "}", "{'kind': 1}", "NaN}"],
    "book-kind": ["[]", "3", "{}", '{"kind": "other"}', "[" * 9000, "9" * 9000],
    "book-large": [" " * 20_000],
    "book-version": [text(version=2), text(version="1"), text(version=None), text(version=True)],
    "book-game": [text(game=PARTY), text(game=None), text(game=[SOLO])],
    "book-edition": [text(edition="mine")],
    "book-missing": [json.dumps({k: v for k, v in json.loads(text()).items() if k != "players"}),
                     text(players=[{"name": "Ada"}]), text(players=[{"best": {}}])],
    "book-unknown": [text(more=1), text(players=[{**player(), "age": 3}])],
    "book-twice": ['{"kind": 1, "kind": 2}'],
    "book-players": [text(players={}), text(players="Ada"), text(players=["Ada"]), text(players=[None])],
    "book-columns": [text(players=[player(f"P{number}") for number in range(6)])],
    "book-name": [text(players=[player(name)])
                  for name in ("", " ", " Ada", "A\nB", "x" * 25, 3, None, "\ud800", ["x"])],
    "book-name-twice": [text(players=[player("Ada"), player("ada")]), text(players=[player("é"), player("e\u0301")])],
    "book-best": [text(players=[{"name": "Ada", "best": best}]) for best in ([], None, 3)],
    "book-entry": [text(players=[{"name": "Ada", "best": {entry: 3}}]) for entry in ("", "1-6", "5-1", "0", " 1-1")],
    "book-value": [text(players=[player(l1_1=value)])
                   for value in (-1, 41, 10**30, 3.0, 3.5, "3", None, True, [], float("inf"), float("nan"))],
}  # fmt: skip


@pytest.mark.parametrize(("code", "given"), [(code, given) for code, listed in BROKEN.items() for given in listed])
@pytest.mark.parametrize("instead", [False, True])
def test_a_broken_book_is_refused_and_the_present_one_untouched(kept, code, given, instead):
    kept.change(lambda book: enter(book, "Ada", "1-1", 14))
    before = kept.path.read_bytes()
    with pytest.raises(RaumhafenError) as refused:
        kept.take_in(given, instead)
    assert refused.value.code == code
    for language in LANGUAGES:
        said = refused.value.say(language)
        assert len(said) < 250
        assert said.isprintable()
    assert kept.path.read_bytes() == before


def test_what_was_exported_can_be_imported(kept, tmp_path):
    for name, entry, value in (("Ada", "1-1", 14), ("Zoë 🚀", "4-5", 48), ("Ada", "2-3", 0)):
        kept.change(lambda book, name=name, entry=entry, value=value: enter(book, name, entry, value))
    other = BookFile(tmp_path / "elsewhere", GAME)
    other.take_in(kept.text())
    assert other.read() == kept.read()
    other.take_in(text(players=[player("Bo", l1_1=3)]), instead=True)
    assert other.read().names() == "Bo"
