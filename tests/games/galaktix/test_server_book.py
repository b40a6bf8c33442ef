"""The book at the lounge: entered once when a match ends, drawn, taken along, put in order; damage is refused."""

import asyncio
import json
import random
import threading

import pytest

from raumhafen.books.file import BookFile
from raumhafen.server import table_events
from raumhafen.server.book_service import BookService
from tests.server.harness import PATIENCE, play_on, quick, running, until

pytestmark = pytest.mark.usefixtures("compiled")

BOOK = "/api/books/galaktix"
HEAD = {"kind": "raumhafen-book", "version": 1, "game": "galaktix", "edition": "reference"}


def text(**best):
    return json.dumps({**HEAD, "players": [{"name": name, "best": results} for name, results in best.items()]})


async def ready(person):
    while not (await person.ask("POST", "/api/games/galaktix/prepare", status=202))["ready"]:
        await asyncio.sleep(0.02)


async def finished(person, name="Ada", level="1-1", seat="me", lots=1):
    """A level, played to its end at random; what the table says of it then."""
    table, live = await person.sit_down(seat, game="galaktix", name=name, options={"level": level})
    await play_on(random.Random(lots), live)
    return await written(person, table["id"])


async def written(person, id):
    """The table, once it is written that it has ended."""
    live = await person.house.lounge.table(id)
    await until(lambda: live.table.ended)
    return await person.ask("GET", f"/api/tables/{id}")


def best(info, name, level):
    [chapter] = [chapter for chapter in info["chart"]["chapters"] if chapter["chapter"] == int(level[0])]
    [row] = [row for row in chapter["levels"] if row["level"] == level]
    return row["best"][info["players"].index(name)]["score"]


async def test_a_match_is_entered_when_it_ends(home):
    async with running(home) as house:
        ada = house.device()
        [card] = [game for game in await ada.ask("GET", "/api/games") if game["id"] == "galaktix"]
        assert card["book"]
        assert (await ada.ask("GET", BOOK, status=409))["code"] == "preparing"
        await ready(ada)
        empty = await ada.ask("GET", BOOK)
        assert (empty["players"], empty["columns"]) == ([], 5)
        assert len(empty["chart"]["chapters"]) == 4
        over = await finished(ada, level="2-3")
        info = await ada.ask("GET", BOOK)
        assert info["players"] == ["Ada"]
        assert best(info, "Ada", "2-3") == over["scores"][0]
        scores = [(await finished(ada, name="ADA", level="2-3", lots=lots))["scores"][0] for lots in range(3)]
        info = await house.device().ask("GET", BOOK)  # the house has one book
        assert info["players"] == ["Ada"]
        assert best(info, "Ada", "2-3") == max(over["scores"][0], *scores)


async def test_a_client_that_saw_a_match_end_finds_its_result(home, monkeypatch):
    """However long it takes to enter it."""
    enter, go_on = BookFile.enter, threading.Event()

    def slow(kept, names, match):
        assert go_on.wait(PATIENCE)
        return enter(kept, names, match)

    monkeypatch.setattr(BookFile, "enter", slow)
    async with running(home) as house:
        ada = house.device()
        _, live = await ada.sit_down("me", game="galaktix", options={"level": "1-1"})
        await play_on(random.Random(1), live)
        reading = asyncio.create_task(ada.ask("GET", BOOK))
        await until(lambda: reading.done() or house.lounge.books._entering._waiters)
        too_early = reading.done()
        go_on.set()
        assert not too_early
        assert best(await reading, "Ada", "1-1") == live.update["table"]["scores"][0]


async def test_only_what_people_played_is_entered(home):
    async with running(home) as house:
        ada = house.device()
        table = await ada.open("random", game="galaktix")
        await written(ada, table["id"])
        await ready(ada)
        assert (await ada.ask("GET", BOOK))["players"] == []
        # A bot that stands in for a while makes the result count for no player.
        table = await ada.open("me", game="galaktix")
        live = await house.lounge.table(table["id"])
        live.table.seats[0].left = True
        stood = f"/api/tables/{table['id']}/seats/0"
        await ada.ask("PUT", stood, {"who": "bot", "level": "random"})
        await ada.ask("POST", f"{stood}/return")
        connection = await ada.connect(table["id"])
        await play_on(random.Random(1), connection)
        await written(ada, table["id"])
        assert (await ada.ask("GET", BOOK))["players"] == []


@pytest.mark.parametrize("entered_before", [False, True])
async def test_a_crash_at_the_end_neither_loses_nor_repeats_a_result(tmp_path, monkeypatch, entered_before):
    settings = quick(tmp_path)
    enter, calls = BookService.enter, []

    async def crash(self, table):
        if entered_before:
            await enter(self, table)
        calls.append(table.id)
        raise asyncio.CancelledError  # nothing more happens in this process

    async def counted(self, table):
        calls.append(table.id)
        await enter(self, table)

    monkeypatch.setattr(BookService, "enter", crash)
    async with running(settings) as house:
        ada = house.device()
        table, live = await ada.sit_down("me", game="galaktix")
        await play_on(random.Random(1), live)
        await until(lambda: calls)
        events = table_events.decode(await house.lounge.store.events(table["id"]))
        assert not any(isinstance(event, table_events.Ended) for event in events)
    monkeypatch.setattr(BookService, "enter", counted)
    calls.clear()
    async with running(settings) as house:
        ada = house.device()
        over = None
        await ready(ada)
        await ada.ask("GET", f"/api/tables/{table['id']}")
        over = await written(ada, table["id"])
        info = await ada.ask("GET", BOOK)
        assert best(info, "Ada", "1-1") == over["scores"][0]
        await ada.ask("POST", f"{BOOK}/remove", {"name": "Ada"})
    async with running(settings) as house:  # what was taken out stays out
        ada = house.device()
        await ready(ada)
        await ada.ask("GET", f"/api/tables/{table['id']}")
        await house.rest()
        assert (await ada.ask("GET", BOOK))["players"] == []
    assert calls == [table["id"]]


async def test_a_full_book_stays_as_it_is_and_the_match_ends(home):
    async with running(home) as house:
        ada = house.device()
        await ready(ada)
        await ada.ask("POST", f"{BOOK}/import", {"text": text(A={}, B={}, C={}, D={}, E={})})
        await finished(ada)
        info = await ada.ask("GET", BOOK)
        assert (info["players"], info["columns"]) == (["A", "B", "C", "D", "E"], 5)
        await ada.ask("POST", f"{BOOK}/rename", {"name": "A", "to": "Ada"})
        await finished(ada)
        assert best(await ada.ask("GET", BOOK), "Ada", "1-1") is not None


async def test_the_book_is_taken_along_and_put_in_order(home):
    async with running(home) as house:
        ada = house.device()
        await ready(ada)
        given = text(Ada={"1-1": 14}, Bo={"4-5": 3})
        assert (await ada.ask("POST", f"{BOOK}/import", {"text": given}))["players"] == ["Ada", "Bo"]
        answer = await ada.http.get(f"{BOOK}/export")
        assert "raumhafen-galaktix-book.json" in answer.headers["content-disposition"]
        assert answer.json() == json.loads(given)
        merged = await ada.ask("POST", f"{BOOK}/import", {"text": text(ada={"1-1": 12, "1-2": 9}, Cy={})})
        assert merged["players"] == ["Ada", "Bo", "Cy"]
        assert [best(merged, "Ada", level) for level in ("1-1", "1-2")] == [14, 9]
        assert merged["chart"]["next"] == ["1-2", "1-1", "1-1"]
        renamed = await ada.ask("POST", f"{BOOK}/rename", {"name": "Bo", "to": "Flo"})
        assert renamed["players"] == ["Ada", "Flo", "Cy"]
        assert (await ada.ask("POST", f"{BOOK}/remove", {"name": "Cy"}))["players"] == ["Ada", "Flo"]
        replaced = await ada.ask("POST", f"{BOOK}/import", {"text": answer.text, "replace": True})
        assert replaced["players"] == ["Ada", "Bo"]


async def test_what_is_refused_changes_nothing(home):
    async with running(home) as house:
        ada = house.device(**{"accept-language": "de"})
        await ready(ada)
        await ada.ask("POST", f"{BOOK}/import", {"text": text(Ada={"1-1": 14})})
        before = (home.data / "books" / "galaktix.json").read_bytes()
        for given, code in (
            ("{", "book-syntax"),
            ("{}", "book-kind"),
            (text(Ada={"9-9": 1}), "book-entry"),
            (text(Ada={"1-1": 999}), "book-value"),
            (text(**{f"P{number}": {} for number in range(6)}), "book-columns"),
            (text(**{f"P{number}": {} for number in range(5)}), "book-merge"),
        ):
            problem = await ada.ask("POST", f"{BOOK}/import", {"text": given}, status=400)
            assert problem["code"] == code
            assert "Buch" in problem["text"]
        assert (await ada.ask("POST", f"{BOOK}/remove", {"name": "Bo"}, status=400))["code"] == "book-nobody"
        await ada.ask("POST", f"{BOOK}/rename", {"name": "Ada", "to": " "}, status=400)
        await ada.ask("POST", f"{BOOK}/import", {"text": "x" * 20_000}, status=413)
        assert (await ada.ask("GET", "/api/books/schlachten", status=404))["code"] == "no-book"
        assert (await ada.ask("GET", "/api/books/nothing", status=404))["code"] == "game"
        foreign = await ada.http.post(f"{BOOK}/remove", json={"name": "Ada"}, headers={"origin": "http://evil.example"})
        assert foreign.status_code == 403
        assert (home.data / "books" / "galaktix.json").read_bytes() == before


async def test_a_damaged_book_is_told_without_where_it_lies(home):
    async with running(home) as house:
        ada = house.device()
        await ready(ada)
        (home.data / "books").mkdir()
        (home.data / "books" / "galaktix.json").write_text("damaged")
        problem = await ada.ask("GET", BOOK, status=409)
        assert problem["code"] == "book-damaged"
        assert "no valid JSON" in problem["text"]
        assert str(home.data) not in problem["text"]
        await finished(ada)  # ends all the same
        assert (home.data / "books" / "galaktix.json").read_text() == "damaged"
        await ada.ask("POST", f"{BOOK}/import", {"text": text(Ada={}), "replace": True})
        assert (await ada.ask("GET", BOOK))["players"] == ["Ada"]
        assert (home.data / "books" / "galaktix.json.broken-1").read_text() == "damaged"


async def test_among_strangers_every_device_has_its_own(tmp_path):
    async with running(quick(tmp_path, hosts=("games.example",))) as house:
        ada, bea = house.device(), house.device()
        await ready(ada)
        await finished(ada)
        assert (await ada.ask("GET", BOOK))["players"] == ["Ada"]
        assert (await bea.ask("GET", BOOK))["players"] == []
        assert not (tmp_path / "books" / "galaktix.json").exists()


async def test_nothing_is_undone_after_the_end(home):
    """The key is public then, and the result stands in the book."""
    async with running(home) as house:
        ada = house.device()
        for lots in range(3):
            _, live = await ada.sit_down("me", game="galaktix")
            await play_on(random.Random(lots), live)
            assert live.sides[0]["takes_back"] == []
            assert (await live.undo(0))["code"] == "over"
