"""What a test of the server is given: an event loop, compiled games, and stores to run on, a SQLite file or a
PostgreSQL of its own.

This file is loaded for all tests, and most need no server: so what takes long to import is imported where it is used.
"""

import asyncio
import inspect
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

OWNER = "postgres"
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
_names = itertools.count(1)


def programs() -> Path:
    """Where PostgreSQL's programs lie."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert installed, "PostgreSQL is missing: python3 run.py test installs it, or apt install postgresql"
    return installed[-1]


def as_owner(*words: str | Path) -> list[str]:
    """A command of PostgreSQL, which refuses to be run by root."""
    said = [str(word) for word in words]
    return ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--init-groups", *said] if os.getuid() == 0 else said


def execute(address: str, statement: str) -> None:
    """Have a database do something."""
    import asyncpg

    async def run() -> None:
        connection = await asyncpg.connect(f"{address}/postgres")
        await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


def answers(address: str) -> bool:
    """Is the database up?"""
    import asyncpg

    try:
        execute(address, "SELECT 1")
    except (OSError, asyncpg.PostgresError):
        return False
    return True


def start(folder: Path) -> tuple[subprocess.Popen, str]:
    """PostgreSQL at work, and its address. If another process takes the free port first, it is another one."""
    from tests.server.harness import free_port

    for _ in range(5):
        port = free_port()
        settings = [
            f"port={port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={folder}",
            "fsync=off",
        ]
        words = [word for pair in settings for word in ("-c", pair)]
        server = subprocess.Popen(as_owner(programs() / "postgres", "-D", folder / "data", *words), **QUIET)
        address = f"postgresql://{OWNER}@127.0.0.1:{port}"
        while server.poll() is None:
            if answers(address):
                return server, address
            time.sleep(0.05)
    raise AssertionError("PostgreSQL did not start")


def pytest_pyfunc_call(pyfuncitem):
    """Run a test that is a coroutine."""
    test = pyfuncitem.obj
    if not inspect.iscoroutinefunction(test):
        return None
    from tests.server.harness import go

    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(test).parameters}
    go(lambda: test(**given))
    return True


@pytest.fixture(scope="session")
def cluster():
    """A private PostgreSQL, as long as the tests run."""
    from tests.server.harness import PATIENCE

    folder = Path(tempfile.mkdtemp(prefix="raumhafen-postgres-"))
    try:
        if os.getuid() == 0:
            shutil.chown(folder, OWNER, OWNER)
        initdb = [programs() / "initdb", "-D", folder / "data", "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(as_owner(*initdb), check=True, **QUIET)
        server, address = start(folder)
        try:
            yield address
        finally:
            server.send_signal(signal.SIGQUIT)  # at once: nobody needs the data any longer
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def compiled():
    """All rules and the coach are compiled before the first test begins to wait for anything."""
    from tests.server.harness import TestCatalogue

    catalogue = TestCatalogue()
    for game in catalogue.ids():
        catalogue.load_coach(catalogue.load(game))


@pytest.fixture
def database(cluster):
    """An empty database."""
    name = f"test{next(_names)}"
    execute(cluster, f"CREATE DATABASE {name}")
    return f"{cluster}/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request, tmp_path):
    """Settings for a server on either store."""
    from tests.server.harness import quick

    address = request.getfixturevalue("database") if request.param == "postgres" else ""
    return quick(tmp_path, database=address)


@pytest.fixture
def home(tmp_path):
    """Settings for a server at home."""
    from tests.server.harness import quick

    return quick(tmp_path)
