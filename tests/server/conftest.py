"""Stores to run the tests on: a SQLite file, and a PostgreSQL that the tests start themselves."""

import asyncio
import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg
import pytest

from tests.server.harness import TestCatalogue, free_port, quick

OWNER = "postgres"
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

    async def run() -> None:
        connection = await asyncpg.connect(f"{address}/postgres")
        await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


@pytest.fixture(scope="session")
def cluster():
    """A private PostgreSQL, as long as the tests run."""
    folder = Path(tempfile.mkdtemp(prefix="raumhafen-postgres-"))
    try:
        if os.getuid() == 0:
            shutil.chown(folder, OWNER, OWNER)
        data, port = folder / "data", free_port()
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
        initdb = [programs() / "initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(as_owner(*initdb), check=True, **quiet)
        settings = [
            f"port={port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={folder}",
            "fsync=off",
        ]
        command = as_owner(programs() / "postgres", "-D", data, *(word for pair in settings for word in ("-c", pair)))
        with subprocess.Popen(command, **quiet) as server:
            try:
                address = f"postgresql://{OWNER}@127.0.0.1:{port}"
                for _ in range(300):
                    with contextlib.suppress(OSError, asyncpg.PostgresError):
                        execute(address, "SELECT 1")
                        break
                    assert server.poll() is None, "PostgreSQL did not start"
                    time.sleep(0.05)
                yield address
            finally:
                server.send_signal(signal.SIGQUIT)  # at once: the data is needed no longer
                server.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session", autouse=True)
def compiled():
    """All rules and the coach are compiled before the first test begins to wait for anything."""
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
    address = request.getfixturevalue("database") if request.param == "postgres" else ""
    return quick(tmp_path, database=address)


@pytest.fixture
def home(tmp_path):
    """Settings for a server at home."""
    return quick(tmp_path)
