"""How the old tables were made: by people at a server who played at random, once on SQLite, once on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import asyncpg

from tests.old.kit import TABLES, connected, go, lasting, old_tables, play_on, quick, running, seated, standing
from tests.server.conftest import as_owner, cluster, programs
from tests.server.harness import Device, House, Live

#: What pg_dump says about itself and about settings, which differs between its versions.
NOISE = re.compile(r"(--|SET |SELECT pg_catalog\.set_config|\\(un)?restrict).*")


class Evening:
    """Ada and Bea at a server, and the tables where they sat."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lots = random.Random(14)
        self.ada, self.bea = house.device(), house.device()
        self.tables: dict[str, dict[str, Any]] = {}

    async def table(self, name: str, *seats: str, **wishes: Any) -> str:
        """Ada opens a table; where a friend is wanted, Bea takes the first such seat."""
        table = await self.ada.open(*seats, name="Jürgen Groß", **wishes)
        self.tables[name] = {"id": table["id"]}
        if "friend" in seats:
            await self.bea.join(self.ada, table["id"], seats.index("friend"), "Zoë")
        return table["id"]

    async def play(self, name: str, *seats: str, moves: int = 10_000, undos: int = 0, **wishes: Any) -> list[Live]:
        """A match at a table of its own, for `moves` moves, some of them undone."""
        id = await self.table(name, *seats, **wishes)
        people = [self.ada, *([self.bea] if "friend" in seats else [])]
        if "friend" in seats:
            await self.ada.ask("POST", f"/api/tables/{id}/start")
        lives = [await connected(person, id) for person in people]
        while moves > 0 and lives[0].update["table"]["status"] == "playing":
            step = moves if not undos else 1
            moves -= await play_on(self.lots, *self.lots.sample(lives, len(lives)), moves=step)
            for live in lives:
                for seat, side in live.sides.items():
                    if undos > 0 and side["takes_back"] and (undos >= moves or self.lots.random() < 0.4):
                        wanted = self.lots.choice(side["takes_back"])["tokens"] if self.lots.random() < 0.5 else []
                        answer = await live.undo(seat, *wanted)
                        undos -= answer["type"] == "done"  # else a bot was faster
                        for other in lives:
                            await other.drain()
        assert not undos, name
        return lives

    async def spend(self) -> None:
        """All of it."""
        id = await self.table("open-schlachten", "me", "friend", "friend", "pilot")
        made = await self.ada.ask("POST", f"/api/tables/{id}/seats/2/invitation")
        self.tables["open-schlachten"]["code"] = made["code"]
        await self.ada.open("me", "friend", game="raumschiffe", options={"variant": "cuddle", "target": "30"})
        [newest, *_] = await self.ada.ask("GET", "/api/tables")
        self.tables["open-raumschiffe"] = {"id": newest["id"]}

        await self.play("running-schlachten", "me", "friend", "here", "cadet", moves=25, undos=2)
        await self.play("running-raumschiffe", "me", "pilot", game="raumschiffe", moves=40, undos=2,
                        options={"variant": "cuddle", "target": "20", "starter": "second"})  # fmt: skip
        await self.play("running-galaktix", "me", game="galaktix", options={"level": "3-4"}, moves=15)
        await self.play("running-punktegalaxie", "me", "here", "captain", game="punktegalaxie", moves=40, undos=2)
        await self.play("running-solo", "me", game="punktegalaxie", options={"difficulty": "hard"}, moves=20)
        await self.play("running-galaktico", "me", "friend", "cadet", game="galaktico", moves=90, minutes=600,
                        undos=3, options={"standstill": "20"})  # fmt: skip
        await self.play("secret-raumschiffe", "me", "friend", game="raumschiffe", moves=7, undos=2)
        await self.play("secret-galaktico", "me", "friend", game="galaktico", moves=12, undos=3)

        lives = await self.play("stood-in-schlachten", "me", "friend", moves=8)
        id = self.tables["stood-in-schlachten"]["id"]
        await lives[1].close()
        await lives[0].until(lambda said: said["type"] == "update" and not said["table"]["seats"][1]["online"])
        await self.bea.ask("POST", f"/api/tables/{id}/seats/1/leave")
        await self.ada.ask("PUT", f"/api/tables/{id}/seats/1", {"who": "bot", "level": "cadet"})

        for game, seats in {
            "schlachten": ("me", "friend", "pilot"),
            "raumschiffe": ("me", "friend"),
            "galaktix": ("me",),
            "punktegalaxie": ("me", "cadet"),
            "galaktico": ("me", "here"),
        }.items():
            await self.play(f"ended-{game}", *seats, game=game)
        again = await self.ada.ask("POST", f"/api/tables/{self.tables['ended-schlachten']['id']}/again")
        self.tables["begun-again"] = {"id": again["id"]}


async def spend_evening(settings: Any) -> dict[str, Any]:
    """An evening; and, after the server was started anew, how all tables stand."""
    async with running(settings) as house:
        evening = Evening(house)
        await evening.spend()
        cookies = {"ada": await evening.ada.cookie(), "bea": await evening.bea.cookie()}
        ids = [table["id"] for table in evening.tables.values()]
        while sum([(await evening.ada.ask("GET", "/api/statistics"))["games"][at]["matches"] for at in range(5)]) < 5:
            await asyncio.sleep(0.05)
    async with running(settings) as house:
        people = {name: seated(house, cookie) for name, cookie in cookies.items()}
        for table in evening.tables.values():
            await describe(house, people, table)
        statistics = {name: await person.ask("GET", "/api/statistics") for name, person in people.items()}
    assert len(set(ids)) == len(ids)
    return {"cookies": cookies, "statistics": statistics, "tables": evening.tables}


async def describe(house: House, people: dict[str, Device], table: dict[str, Any]) -> None:
    """Write down how a table stands."""
    id = table["id"]
    table["info"] = {name: await lasting(person, id) for name, person in people.items()}
    if table["info"]["ada"]["status"] != "open":
        if table["info"]["ada"]["status"] == "playing":
            table["standing"] = await standing(people, id)
            table["info"] = {name: await lasting(person, id) for name, person in people.items()}  # rules are there now
        live = await house.lounge.table(id)
        await live.ready()
        table["record"] = str(live.table.match.record())


def write_tables() -> None:
    TABLES.mkdir(exist_ok=True)
    assert not any(TABLES.iterdir()), "old files are never written anew"
    with tempfile.TemporaryDirectory() as folder:
        keep("sqlite", quick(Path(folder)))
        assert not (Path(folder) / "raumhafen.sqlite-wal").exists()
        shutil.copy(Path(folder) / "raumhafen.sqlite", TABLES)
    for address in cluster.__wrapped__():
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(create(address))
            keep("postgres", quick(Path(folder), database=f"{address}/evening"))
        command = [programs() / "pg_dump", "--no-owner", "--no-privileges", "--inserts", f"{address}/evening"]
        dump = subprocess.run(as_owner(*command), check=True, capture_output=True, encoding="utf-8", cwd="/").stdout
        lines = [line for line in dump.splitlines() if line and not NOISE.fullmatch(line)]
        (TABLES / "raumhafen.sql").write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


async def create(address: str) -> None:
    connection = await asyncpg.connect(f"{address}/postgres")
    await connection.execute("CREATE DATABASE evening")
    await connection.close()


def keep(store: str, settings: Any) -> None:
    """An evening at a store, written down beside it."""

    async def evening() -> None:
        text = json.dumps(await spend_evening(settings), indent=1, ensure_ascii=False) + "\n"
        (TABLES / f"{store}.json").write_text(text, "utf-8", newline="\n")

    go(evening)
    assert old_tables(store)["tables"]
