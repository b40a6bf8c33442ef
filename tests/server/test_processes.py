"""Two server processes at one table, through PostgreSQL: what happens in one is seen in the other."""

import asyncio
import random

import asyncpg

from tests.server.harness import House, any_next, play_on
from tests.server.processes import process, up


async def both(first, second):
    """Two houses, and one browser that is known in both."""
    houses = House(first), House(second)
    for house in houses:
        await up(house)
    ada, bea = houses[0].device(), houses[1].device()
    await ada.cookie()
    await bea.cookie()
    return houses, ada, bea


async def test_two_processes_serve_one_table(database, tmp_path):
    with process(tmp_path / "a", database) as (_, first), process(tmp_path / "b", database) as (_, second):
        houses, ada, bea = await both(first, second)
        table = await ada.open("me", "friend", "random")
        id = table["id"]
        code = (await ada.ask("POST", f"/api/tables/{id}/seats/1/invitation"))["code"]
        here = await ada.connect(id)
        await bea.ask("POST", "/api/join", {"code": code, "person": {"name": "Bea", "colour": "rose"}})
        seen = await here.until(lambda said: said["table"]["seats"][1]["kind"] == "person")
        assert seen["table"]["seats"][1]["name"] == "Bea"
        there = await bea.connect(id)
        # Who is where is told across processes too.
        for live, other in ((here, 1), (there, 0)):
            while not live.update["table"]["seats"][other]["online"]:  # perhaps it was told already
                await live.next()
        await ada.ask("POST", f"/api/tables/{id}/start")
        for live in (here, there):
            await live.begun()
        await play_on(random.Random(1), here, there)
        while not here.update["table"]["status"] == there.update["table"]["status"] == "over":
            await any_next(here, there)
        assert here.update["table"]["key"] == there.update["table"]["key"] != ""
        assert here.update["table"]["scores"] == there.update["table"]["scores"]
        # What lies where is the same for all; a face that only one has seen stays that one's own.
        lies = [[place["lies"] for place in side["view"]["places"]] for side in (here.sides[0], there.sides[1])]
        assert lies[0] == lies[1]
        records = [await person.ask("GET", f"/api/tables/{id}/record") for person in (ada, bea)]
        assert records[0] == records[1]
        again = await asyncio.gather(*(person.ask("POST", f"/api/tables/{id}/again") for person in (ada, bea)))
        assert again[0]["id"] == again[1]["id"]
        await there.close()
        await here.until(lambda said: said["type"] == "update" and not said["table"]["seats"][1]["online"])
        for house in houses:
            await house.close()


async def test_writers_in_two_processes_lose_cleanly(database, tmp_path):
    """One device plays the same seat through both processes at once: every move is made once, none is lost."""
    with process(tmp_path / "a", database) as (_, first), process(tmp_path / "b", database) as (_, second):
        houses, ada, bea = await both(first, second)
        bea.http.cookies.set("raumhafen", await ada.cookie(), domain="localhost.local", path="/")
        bea.http.headers["cookie"] = f"raumhafen={await ada.cookie()}"

        async def same_cookie():
            return await ada.cookie()

        bea.cookie = same_cookie
        table = await ada.open("me", "here")
        lives = [await ada.live(table["id"]), await bea.live(table["id"])]
        for live in lives:
            await live.begun()
        lots, done, refused = random.Random(3), 0, 0
        for _ in range(25):
            seat = lives[0].update["awaited"][0]
            choices = [live.sides[seat]["choices"] for live in lives]
            assert choices[0] == choices[1]
            picks = [lots.choice(choices[0])["tokens"] for _ in lives]
            answers = await asyncio.gather(
                *(live.play(seat, *tokens) for live, tokens in zip(lives, picks, strict=True))
            )
            kinds = [answer["type"] for answer in answers]
            assert "done" in kinds
            done += kinds.count("done")
            refused += kinds.count("refused")
            number = max(live.update["table"]["number"] for live in lives)
            for live in lives:
                await live.number(number)
            if not lives[0].update["awaited"]:  # the match is over, or will be said to be in a moment
                break
        assert lives[0].update["table"]["number"] - 2 in (done, done + 1)
        assert refused > 0
        for live in lives:
            await live.close()
        for house in houses:
            await house.close()


async def test_a_lost_database_connection_is_taken_up_again(database, tmp_path):
    with process(tmp_path / "a", database) as (_, first), process(tmp_path / "b", database) as (_, second):
        houses, ada, bea = await both(first, second)
        table = await ada.open("me", "here")
        here, there = await ada.live(table["id"]), await bea.live(table["id"])
        for live in (here, there):
            await live.begun()
        await play_on(random.Random(2), here, moves=3)
        connection = await asyncpg.connect(database)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid()"
        )
        await connection.close()
        made = await play_on(random.Random(2), here, moves=5)
        assert made == 5
        await there.number(here.update["table"]["number"])
        assert there.sides[-1]["view"]["round"] == here.sides[0]["view"]["round"]
        for house in houses:
            await house.close()
