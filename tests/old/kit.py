"""Where the old things lie, and the few ways to them that go through the inside of the program."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import shutil
from pathlib import Path
from typing import Any

import asyncpg

import raumhafen as rh
from tests.server.harness import Device, House, Live, play_on, quick, running
from tests.terminal.console import environment, inside, raumhafen

__all__ = ["environment", "inside", "play_on", "quick", "raumhafen", "running"]

HERE = Path(__file__).parent
RECORDS, TABLES, BOOKS = HERE / "records", HERE / "tables", HERE / "books"
KEPT = HERE / "kept.sha256"  #: as `sha256sum` writes and checks it

# --- all files --------------------------------------------------------------------------------------------------------


def kept_files() -> dict[str, str]:
    """The files that lie here, each with its hash."""
    files = sorted(path for folder in (RECORDS, TABLES, BOOKS) for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(HERE).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


# --- records ----------------------------------------------------------------------------------------------------------


def edition_of(record: str) -> Path | None:
    """The file of a record's edition, where it is none of the game's own."""
    tags = dict(line.split(" ")[:2] for line in record.splitlines()[1:] if line.startswith(("game ", "edition ")))
    file = RECORDS / f"{tags['game']}-{tags['edition']}.toml"
    return file if file.exists() else None


def replayed(record: str) -> Any:
    """The match of a record."""
    edition = edition_of(record)
    return rh.replay(record, edition=str(edition) if edition else None)


def play_to_the_end(match: Any, lots: random.Random) -> None:
    """Let all seats choose at random."""
    while not match.over:
        seat = lots.choice(match.active)
        match.play(seat, lots.choice(match.legal(seat)))


def moves(record: str) -> str:
    """The head and the actions of a record, without what is said at its end and without notes."""
    kept = [line.split("  #")[0] for line in record.splitlines() if not line.startswith(("result ", "seal ", "#"))]
    return "\n".join(kept).rstrip()


# --- tables -----------------------------------------------------------------------------------------------------------

#: What a table's information says that is the same whenever it is asked.
LASTING = ("id", "game", "edition", "options", "status", "host", "key_hash", "key", "scores", "ranks", "again")
LASTING_OF_SEAT = ("seat", "kind", "name", "colour", "level", "stands_in", "mine")


def furnished(folder: Path, store: str, database: str = "") -> Any:
    """Settings for a server on a copy of the old store: the SQLite file, or the dump in an empty database."""
    if store == "sqlite":
        shutil.copy(TABLES / "raumhafen.sqlite", folder)
    else:
        asyncio.run(restore(database, (TABLES / "raumhafen.sql").read_text("utf-8")))
    return quick(folder, database=database)


async def restore(database: str, dump: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(dump)
    await connection.close()


async def ready(device: Device, game: str) -> None:
    """Wait until a server has the rules of a game."""
    while not (await device.ask("POST", f"/api/games/{game}/prepare", status=202))["ready"]:
        await asyncio.sleep(0.02)


def seated(house: House, cookie: str) -> Device:
    """The device of a person who sat there then, known by the secret it was given."""
    device = house.device()
    device.http.cookies.set("raumhafen", cookie)
    return device


async def connected(device: Device, table: str) -> Live:
    """A live connection, once it shows the match."""
    live = await device.live(table)
    await live.begun()
    return live


async def lasting(device: Device, table: str) -> dict[str, Any]:
    """What a table says of itself to a device, as far as it is the same whenever it is asked."""
    info = await device.ask("GET", f"/api/tables/{table}")
    seats = [{name: seat[name] for name in LASTING_OF_SEAT} for seat in info["seats"]]
    return {name: info[name] for name in LASTING} | {"seats": seats}


async def standing(people: dict[str, Device], table: str) -> dict[str, Any]:
    """How a match stands for those who play it: who is awaited, what each may do and may take back."""
    stands: dict[str, Any] = {"awaited": [], "choices": {}, "takes_back": {}}
    for device in people.values():
        info = await device.ask("GET", f"/api/tables/{table}")
        if any(seat["mine"] for seat in info["seats"]):
            live = await connected(device, table)
            while live.update["thinking"]:
                await live.next()
            stands["awaited"] = live.update["awaited"]
            for seat, side in live.sides.items():
                for what in ("choices", "takes_back"):
                    stands[what][str(seat)] = sorted(" ".join(choice["tokens"]) for choice in side[what])
            await live.close()
    return stands


def old_tables(store: str) -> dict[str, Any]:
    """What was written down of the tables of a store: people's secrets, and how each table stood."""
    written: dict[str, Any] = json.loads((TABLES / f"{store}.json").read_text("utf-8"))
    return written
