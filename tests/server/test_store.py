"""The store, on SQLite and on PostgreSQL alike: nothing twice, nothing half, nothing lost."""

import asyncio
import sqlite3
import threading

import pytest

from raumhafen.server import table_events
from raumhafen.server.store import MatchEnded, NumberTaken, Row, SeatFreed, SeatTaken, TableOpened, append, store_for
from tests.server.harness import PATIENCE, until


def silent(*_said):
    """A callback that does nothing."""


async def opened(settings):
    store = store_for(settings)
    await store.open(silent, silent)
    return store


async def test_what_was_appended_is_there_after_opening_anew(settings):
    store = await opened(settings)
    await append(store, [Row("t", 1, b"one"), Row("t", 2, b"two")])
    await append(store, [Row("t", 3, b"three"), Row("u", 1, b"other")])
    await store.close()
    store = await opened(settings)
    assert await store.events("t") == [b"one", b"two", b"three"]
    assert await store.events("t", after=2) == [b"three"]
    assert await store.events("u") == [b"other"]
    assert await store.events("v") == []
    await store.close()


async def test_a_second_writer_loses_and_leaves_nothing(settings):
    store = await opened(settings)
    await append(store, [Row("t", 1, b"first")])
    with pytest.raises(NumberTaken):
        await append(store, [Row("t", 1, b"second")])
    with pytest.raises(NumberTaken):  # all or nothing, the index included
        await append(store, [Row("u", 1, b"fine"), Row("t", 1, b"second")], [TableOpened("u", "toy", 1.0)])
    assert await store.events("t") == [b"first"]
    assert await store.events("u") == []
    await append(store, [Row("u", 1, b"fine")], [TableOpened("u", "toy", 1.0)])
    await store.close()


async def test_of_many_at_once_each_number_is_won_by_one(settings):
    first, second = await opened(settings), await opened(settings)

    async def attempt(store, table, number, word):
        try:
            await append(store, [Row(table, number, word)])
        except NumberTaken:
            return None
        return table, number, word

    jobs = [
        attempt(store, f"t{table}", number, word)
        for number in range(1, 9)
        for table in range(20)
        for store, word in ((first, b"a"), (second, b"b"))
    ]
    won = [outcome for outcome in await asyncio.gather(*jobs) if outcome]
    assert sorted((table, number) for table, number, _ in won) == sorted(
        (f"t{table}", number) for table in range(20) for number in range(1, 9)
    )
    for table in range(20):
        written = [word for name, _, word in sorted(won) if name == f"t{table}"]
        assert await first.events(f"t{table}") == await second.events(f"t{table}") == written
    await first.close()
    await second.close()


async def test_a_loser_among_many_does_not_harm_the_others(settings):
    store = await opened(settings)
    await append(store, [Row("t", 1, b"there")])
    jobs = [append(store, [Row(table, 1, b"new")]) for table in ("u", "t", "v", "t", "w")]
    outcomes = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(outcome, NumberTaken) for outcome in outcomes] == [False, True, False, True, False]
    assert [await store.events(table) for table in "uvw"] == [[b"new"]] * 3
    await store.close()


async def test_closing_writes_what_is_under_way(settings):
    store = await opened(settings)
    jobs = [asyncio.ensure_future(append(store, [Row("t", number, b"x")])) for number in range(1, 200)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*jobs)
    store = await opened(settings)
    assert len(await store.events("t")) == 199
    await store.close()


async def test_tables_are_found_by_device_and_counted(settings):
    store = await opened(settings)
    for number, table in enumerate(("old", "new", "other")):
        await append(store, [Row(table, 1, b"x")], [TableOpened(table, "toy", float(number))])
    await append(store, [Row("old", 2, b"x")], [SeatTaken("old", 0, "ada", True), SeatTaken("old", 1, "bea", True)])
    await append(store, [Row("new", 2, b"x")], [SeatTaken("new", 0, "ada", True), SeatTaken("new", 1, "ada", False)])
    assert await store.tables_of("ada", 10) == ["new", "old"]
    assert await store.tables_of("ada", 1) == ["new"]
    assert await store.tables_of("bea", 10) == ["old"]
    assert await store.counts("ada") == ([], [], {})

    await append(store, [Row("old", 3, b"x")], [MatchEnded("old", 9.0, 30, (0,))])
    await append(store, [Row("new", 3, b"x")], [MatchEnded("new", 9.0, 20, (1,))])
    await append(store, [Row("other", 3, b"x")], [MatchEnded("other", 9.0, 7, (0,))])
    everybody, own, wins = await store.counts("ada")
    assert everybody == [("toy", 3, 57)]
    assert own == [("toy", 2, 50)]
    assert wins == {"toy": 1}  # not what another won at the same screen
    assert (await store.counts("bea"))[1:] == ([("toy", 1, 30)], {})

    await append(store, [Row("old", 4, b"x")], [SeatFreed("old", 1)])
    assert await store.tables_of("bea", 10) == []
    await append(store, [Row("old", 5, b"x")], [SeatTaken("old", 0, "bea", True)])
    assert await store.tables_of("ada", 10) == ["new"]
    await store.close()


async def test_migrations_lead_to_the_schema(settings):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from sqlalchemy import create_engine
    from sqlalchemy.ext.asyncio import create_async_engine

    from raumhafen.server.store.migrate import FOLDER
    from raumhafen.server.store.migrations import HEAD
    from raumhafen.server.store.schema import metadata

    assert ScriptDirectory(str(FOLDER)).get_current_head() == HEAD

    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    await (await opened(settings)).close()
    if settings.database:
        engine = create_async_engine(settings.database.replace("postgresql:", "postgresql+asyncpg:"))
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()
    else:
        engine = create_engine(f"sqlite:///{settings.data}/raumhafen.sqlite")
        with engine.connect() as connection:
            assert differences(connection) == []
        engine.dispose()


async def test_a_database_of_the_first_days_keeps_its_events(home):
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    from raumhafen.server.store.migrate import FOLDER

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    home.data.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{home.data}/raumhafen.sqlite")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for table, number in (("b", 1), ("a", 1), ("b", 2), ("a", 2)):
            said = f"{table}{number}".encode()
            connection.exec_driver_sql("INSERT INTO events VALUES (?, ?, ?)", (table, number, said))
    engine.dispose()
    store = await opened(home)
    assert await store.events("a") == [b"a1", b"a2"]
    assert await store.events("b", 1) == [b"b2"]
    with pytest.raises(NumberTaken):
        await append(store, [Row("a", 2, b"again")])
    await store.close()


def test_a_log_of_the_first_days_can_be_read():
    """Then only the last move could be undone, and it was not named."""
    [undone] = table_events.decode([b'{"type":"undone","at":1.5,"seat":1}'])
    assert undone == table_events.Undone(1.5, 1, ())
    assert table_events.encode(undone) == b'{"type":"undone","at":1.5,"seat":1}'
    named = table_events.Undone(1.5, 1, ("energy", "pas"))
    assert table_events.decode([table_events.encode(named)]) == [named]


async def test_several_may_migrate_at_once(settings):
    stores = [store_for(settings) for _ in range(4)]
    await asyncio.gather(*(store.open(silent, silent) for store in stores))
    await append(stores[0], [Row("t", 1, b"x")])
    assert await stores[3].events("t") == [b"x"]
    for store in stores:
        await store.close()


async def test_sqlite_is_set_to_lose_nothing(home):
    store = await opened(home)
    for connection in (store._reading, store._connect()):
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()
    await store.close()


async def test_a_full_disk_is_told_and_survived(home):
    store = await opened(home)
    await append(store, [Row("t", 1, b"x")])
    pages = store._reading.execute("PRAGMA page_count").fetchone()[0]
    real = store._connect

    await store.close()
    store = await opened(home)
    await store.close()

    store = store_for(home)
    limited = []

    def connect():
        connection = real()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        limited.append(connection)
        return connection

    store._connect = connect
    await store.open(silent, silent)
    with pytest.raises(sqlite3.OperationalError):
        await append(store, [Row("t", 2, bytes(1_000_000))])
    await append(store, [Row("t", 2, b"small")])
    assert await store.events("t") == [b"x", b"small"]
    await store.close()


async def test_many_appends_share_one_commit(home):
    store = await opened(home)
    commits, writing, all_are_there = [], threading.Event(), threading.Event()
    commit = store._commit

    def counted(connection, jobs):
        writing.set()
        assert all_are_there.wait(PATIENCE)
        commits.append(len(jobs))
        return commit(connection, jobs)

    store._commit = counted
    first = asyncio.create_task(append(store, [Row("t", 1, b"x")]))
    await until(writing.is_set)
    more = [asyncio.create_task(append(store, [Row("t", number, b"x")])) for number in range(2, 501)]
    for _ in range(2):  # to begin them all, to hand them over
        await asyncio.sleep(0)
    all_are_there.set()
    await asyncio.gather(first, *more)
    assert commits == [1, 499]
    await store.close()
