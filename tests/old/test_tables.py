"""Old tables: a server of today finds them all as they were left, and people go on at them from their old seats."""

import random

import pytest

import raumhafen as rh
from tests.old.kit import (
    connected,
    furnished,
    inside,
    lasting,
    moves,
    old_tables,
    play_on,
    running,
    seated,
    standing,
)

STORES = ("sqlite", "postgres")
TABLES = [(store, name) for store in STORES for name in old_tables(store)["tables"]]


@pytest.fixture
def settings(store, tmp_path, request):
    """A server on a copy of the store."""
    database = request.getfixturevalue("database") if store == "postgres" else ""
    return furnished(tmp_path, store, database)


@pytest.fixture
def old(store):
    """What was kept of the tables of the store, and of those who sat at them."""
    return old_tables(store)


@pytest.fixture
def table(old, name):
    """What was kept of a table."""
    return old["tables"][name]


def named(kind):
    """The tables of a kind, at every store."""
    found = [table for table in TABLES if table[1].partition("-")[0] in kind]
    return pytest.mark.parametrize(("store", "name"), found, ids=["-".join(table) for table in found])


def verify(record, tmp_path):
    """The command finds nothing wrong with a record."""
    (tmp_path / "match.rec").write_text(record, "utf-8")
    done = inside("verify", str(tmp_path / "match.rec"))
    assert (done.returncode, done.stderr) == (0, ""), done


async def to_the_end(people, table, name, tmp_path):
    """Those who sit at a table play at random until the match is over; its record then."""
    lives = [await connected(person, table) for person in people]
    await play_on(random.Random(name), *lives)
    assert {live.update["table"]["status"] for live in lives} == {"over"}
    record = await people[0].ask("GET", f"/api/tables/{table}/record")
    verify(record, tmp_path)
    return record


@pytest.mark.parametrize("store", STORES)
async def test_no_table_is_lost(old, settings):
    assert len(old["tables"]) >= 17
    async with running(settings) as house:
        for name, cookie in old["cookies"].items():
            person = seated(house, cookie)
            listed = {info["id"] for info in await person.ask("GET", "/api/tables")}
            told = {table["id"]: table["info"][name]["seats"] for table in old["tables"].values()}
            assert listed == {id for id, seats in told.items() if any(seat["mine"] for seat in seats)}
            assert await person.ask("GET", "/api/statistics") == old["statistics"][name]


@named({"open"})
async def test_an_open_table_waits_for_those_who_are_missing(old, table, name, settings, tmp_path):
    id = table["id"]
    async with running(settings) as house:
        ada, bea = (seated(house, cookie) for cookie in old["cookies"].values())
        for person, info in zip((ada, bea), table["info"].values(), strict=True):
            assert await lasting(person, id) == info
        [free] = [seat["seat"] for seat in table["info"]["ada"]["seats"] if seat["kind"] == "open"]
        cyd = house.device()
        if "code" in table:  # a link that was sent before
            request = {"code": table["code"], "person": {"name": "Cyd", "colour": "mint"}}
            assert await cyd.ask("POST", "/api/join", request) == {"table": id, "seat": free}
        else:
            await cyd.join(ada, id, free, "Cyd")
        await ada.ask("POST", f"/api/tables/{id}/start")
        seated_too = any(seat["mine"] for seat in table["info"]["bea"]["seats"])
        record = await to_the_end([ada, cyd, *([bea] if seated_too else [])], id, name, tmp_path)
        assert f"name {free} Cyd\n" in record


@named({"running", "secret", "stood", "begun"})
async def test_a_running_match_goes_on_where_it_was(old, table, name, settings, tmp_path):
    id = table["id"]
    async with running(settings) as house:
        people = {who: seated(house, cookie) for who, cookie in old["cookies"].items()}
        assert await standing(people, id) == table["standing"]
        for who, person in people.items():
            assert await lasting(person, id) == table["info"][who]
        stood_in = [seat for seat in table["info"]["bea"]["seats"] if seat["stands_in"] and seat["mine"]]
        for seat in stood_in:
            await people["bea"].ask("POST", f"/api/tables/{id}/seats/{seat['seat']}/return")
        playing = [
            person for who, person in people.items() if any(seat["mine"] for seat in table["info"][who]["seats"])
        ]
        record = await to_the_end(playing, id, name, tmp_path)
        assert moves(record).startswith(moves(table["record"]))
        assert moves(str(rh.replay(table["record"]).record())) == moves(table["record"])
    async with running(settings) as house:  # and stays so
        ada = seated(house, old["cookies"]["ada"])
        assert (await ada.ask("GET", f"/api/tables/{id}/record")) == record


@named({"secret"})
async def test_what_was_done_in_secret_can_still_be_undone(old, table, name, settings, tmp_path):
    id = table["id"]
    async with running(settings) as house:
        people = [seated(house, cookie) for cookie in old["cookies"].values()]
        for seat, person in enumerate(people):
            live = await connected(person, id)
            for action in live.sides[seat]["takes_back"][:1]:
                assert (await live.undo(seat, *action["tokens"]))["type"] == "done"
                assert action not in live.sides[seat]["takes_back"]
            await live.close()
        assert any(table["standing"]["takes_back"].values())
        await to_the_end(people, id, name, tmp_path)


@named({"ended"})
async def test_an_ended_match_is_told_as_it_was(old, table, name, settings, tmp_path):
    id = table["id"]
    async with running(settings) as house:
        for who, cookie in old["cookies"].items():
            assert await lasting(seated(house, cookie), id) == table["info"][who]
        record = await house.device().ask("GET", f"/api/tables/{id}/record")
        assert record == table["record"]
        verify(record, tmp_path)
