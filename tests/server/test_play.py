"""Tables from opening to playing again, over real connections, on SQLite and on PostgreSQL."""

import asyncio
import random
from dataclasses import replace

import raumhafen as rh
from raumhafen.server import clocks, live_table, lounge, presence
from tests.clock import Clock
from tests.picked import PARTY
from tests.server.harness import play_on, running, until


async def test_a_person_plays_a_whole_match_against_bots(settings):
    async with running(settings) as house:
        ada = house.device()
        table = await ada.open("me", "greedy", "random")
        assert table["status"] == "playing"  # every seat was taken
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
        assert [seat["level"] for seat in table["seats"]] == ["", "greedy", "random"]
        assert [seat["mine"] for seat in table["seats"]] == [True, False, False]
        assert len({seat["colour"] for seat in table["seats"]}) == 3
        assert table["key_hash"]
        assert table["key"] == ""

        live = await ada.live(table["id"], "?since=0")  # bots may already have moved
        await live.until(lambda said: said["type"] == "update")
        await play_on(random.Random(1), live)

        over = live.update["table"]
        assert over["key_hash"] == table["key_hash"]
        assert sorted(over["ranks"])[0] == 0
        record = await ada.ask("GET", f"/api/tables/{table['id']}/record")
        match = rh.replay(record)
        assert match.over
        assert match.key == over["key"]
        assert match.key_hash == table["key_hash"]
        assert list(match.scores) == over["scores"]
        assert list(match.ranks) == over["ranks"]
        assert match.names == tuple(seat["name"] for seat in over["seats"])
        # What was told is what happened: all of it, once, in order.
        told = [event for event in live.events[0] if event["kind"] != "drew"]
        assert len(told) == len([event for event in match.events(0) if type(event).__name__ != "Drew"])


async def test_two_people_join_play_and_play_again(settings):
    async with running(settings) as house:
        ada, bea, eve = house.device(), house.device(), house.device()
        table = await ada.open("me", "friend")
        id = table["id"]
        assert table["status"] == "open"
        assert table["host"]
        here = await ada.connect(id)
        await bea.join(ada, id, 1)
        seen = await here.number(3)
        assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ada", "Bea"]
        assert not (await bea.ask("GET", f"/api/tables/{id}"))["host"]
        await bea.ask("POST", f"/api/tables/{id}/start", status=403)
        started = await ada.ask("POST", f"/api/tables/{id}/start")
        assert started["status"] == "playing"
        await ada.ask("POST", f"/api/tables/{id}/start", status=409)

        there = await bea.connect(id)
        await here.number(started["number"])
        await play_on(random.Random(2), here, there)
        assert here.update["table"]["status"] == there.update["table"]["status"] == "over"

        await eve.ask("POST", f"/api/tables/{id}/again", status=403)
        first = await ada.ask("POST", f"/api/tables/{id}/again")
        second = await bea.ask("POST", f"/api/tables/{id}/again")
        assert first["id"] == second["id"] != id
        assert first["status"] == "playing"
        assert [seat["mine"] for seat in second["seats"]] == [False, True]
        await there.until(lambda said: said.get("table", {}).get("again") == first["id"])
        assert [info["id"] for info in await bea.ask("GET", "/api/tables")] == [first["id"], id]
        assert await eve.ask("GET", "/api/tables") == []

        counted = await ada.ask("GET", "/api/statistics")
        ranks = here.update["table"]["ranks"]
        assert counted["games"] == counted["own"]
        assert counted["games"][0]["matches"] == 1
        assert counted["wins"] == ({PARTY: 1} if ranks[0] == 0 else {})
        assert (await eve.ask("GET", "/api/statistics"))["own"] == []


async def test_several_act_at_once_and_undo_what_was_not_shown(settings):
    """The toy: all lay in secret at the same time."""
    async with running(settings) as house:
        ada, bea = house.device(), house.device()
        table = await ada.begin_with(bea, game="toy", options={"rounds": "2"})
        assert table["options"] == {"rounds": "2", "mood": "calm"}
        here, there = await ada.live(table["id"]), await bea.live(table["id"])
        await here.begun()
        await there.begun()
        assert here.update["awaited"] == there.update["awaited"] == [0, 1]

        assert (await here.play(0, "slot-0", "card-3"))["type"] == "done"
        assert (await there.play(1, "slot-0", "card-1"))["type"] == "done"
        assert here.sides[0]["view"]["laid"] == [3, 0]
        assert here.sides[0]["takes_back"] == [{"tokens": ["slot-0", "card-3"]}]
        assert (await here.undo(0))["type"] == "done"  # bea's secret move stands
        assert here.sides[0]["view"]["laid"] == [0, 0]
        assert there.sides[1]["view"]["laid"] == [1, 0]
        assert here.sides[0]["takes_back"] == []
        assert (await here.undo(0))["code"] == "undo"
        await play_on(random.Random(3), here, there)
        assert here.update["table"]["status"] == "over"
        record = await ada.ask("GET", f"/api/tables/{table['id']}/record")
        assert record.count("slot-0") == 4


async def test_a_lost_connection_is_told_what_it_missed_once(settings):
    async with running(settings) as house:
        ada = house.device()
        table, first = await ada.sit_down("me", "here")
        assert set(first.sides) == {0, 1}  # both sit at this screen
        await play_on(random.Random(4), first, moves=5)
        seen = first.update["table"]["number"]
        other = await ada.connect(table["id"])
        assert all(side["events"] == [] for side in other.update["sides"])  # nothing was missed
        await play_on(random.Random(5), other, moves=7)
        while first.update["table"]["number"] < other.update["table"]["number"]:
            await first.next()
        again = await ada.live(table["id"], f"?since={seen}")
        missed = await again.next()
        assert missed["table"]["number"] == first.update["table"]["number"]
        for seat in (0, 1):
            whole = first.events[seat]
            late = again.events[seat]
            assert late
            assert whole[-len(late) :] == late
        everything = await ada.connect(table["id"], "?since=0")
        assert everything.events == first.events
        future = await ada.connect(table["id"], "?since=999999")
        assert all(side["events"] == [] for side in future.update["sides"])


async def test_watching(settings):
    async with running(settings) as house:
        ada, eve = house.device(), house.device()
        table = await ada.open("me", "here")
        screen, watcher, live = (
            await ada.live(table["id"], "?watch=1"),
            await eve.live(table["id"]),
            await ada.live(table["id"]),
        )
        for one in (screen, watcher, live):
            await one.next()
        await screen.until(lambda said: said["table"]["watchers"] == 2 and said["table"]["seats"][0]["online"])
        assert set(screen.sides) == set(watcher.sides) == {-1}
        assert screen.update["table"]["host"]
        await live.number(2)
        await play_on(random.Random(6), live, moves=6)
        number = live.update["table"]["number"]
        await watcher.number(number)
        await screen.number(number)
        assert watcher.sides[-1]["view"] == screen.sides[-1]["view"]
        assert watcher.sides[-1]["choices"] == []
        assert all(seat["hand"] is None for seat in watcher.sides[-1]["view"]["seats"])
        for one in (screen, watcher):  # who watches does not play, not even on one's own big screen
            seat = live.update["awaited"][0]
            tokens = live.sides[seat]["choices"][0]["tokens"]
            assert (await one.play(seat, *tokens))["code"] == "not-your-seat"


async def test_a_bot_stands_in_for_who_is_away_until_they_return(settings, monkeypatch):
    clock = Clock(monkeypatch, presence)
    async with running(replace(settings, absent_after=30.0)) as house:
        ada, bea, eve = house.device(), house.device(), house.device()
        id = (await ada.begin_with(bea))["id"]
        here, there = await ada.live(id), await bea.live(id)
        await here.told(lambda update: update["table"]["seats"][1]["online"])
        request = {"who": "bot", "level": "random"}
        assert (await ada.ask("PUT", f"/api/tables/{id}/seats/1", request, 409))["code"] == "not-absent"
        await there.close()
        await here.told(lambda update: not update["table"]["seats"][1]["online"])
        clock.now += 29.9
        assert (await ada.ask("PUT", f"/api/tables/{id}/seats/1", request, 409))["code"] == "not-absent"
        clock.now += 0.1
        assert (await eve.ask("PUT", f"/api/tables/{id}/seats/1", request, 403))["code"] == "not-seated"
        changed = await ada.ask("PUT", f"/api/tables/{id}/seats/1", request)
        assert changed["seats"][1]["stands_in"]
        assert changed["seats"][1]["level"] == "random"
        assert changed["seats"][1]["kind"] == "person"
        await here.number(changed["number"])
        await play_on(random.Random(7), here, moves=6)
        assert any(move.seat == 1 for move in house.lounge.tables[id].table.match.moves)

        there = await bea.live(id)
        update = await there.next()
        assert update["sides"][0]["choices"] == []
        assert (await there.play(1, "turn", "a1"))["code"] == "stood-in"
        await ada.ask("POST", f"/api/tables/{id}/seats/1/return", status=403)
        back = await bea.ask("POST", f"/api/tables/{id}/seats/1/return")
        assert not back["seats"][1]["stands_in"]
        await here.number(back["number"])
        await there.number(back["number"])
        await play_on(random.Random(8), here, there)
        assert there.update["table"]["status"] == "over"


async def test_leaving(settings):
    async with running(settings) as house:
        ada, bea = house.device(), house.device()
        table = await ada.open("me", "friend")
        id = table["id"]
        await bea.join(ada, id, 1)
        left = await bea.ask("POST", f"/api/tables/{id}/seats/1/leave")  # before the match: the seat is free again
        assert left["seats"][1]["kind"] == "open"
        assert await bea.ask("GET", "/api/tables") == []
        await bea.join(ada, id, 1)
        await ada.ask("POST", f"/api/tables/{id}/start")
        await bea.ask("POST", f"/api/tables/{id}/seats/1/leave")  # during it: the seat is kept
        changed = await ada.ask("PUT", f"/api/tables/{id}/seats/1", {"who": "bot", "level": "greedy"})
        assert changed["seats"][1]["stands_in"]
        assert (await bea.ask("GET", f"/api/tables/{id}"))["seats"][1]["mine"]


async def test_seats_are_changed_before_the_match(settings):
    async with running(settings) as house:
        ada, bea = house.device(), house.device()
        table = await ada.open("me", "friend", "friend")
        id = table["id"]
        live = await ada.connect(id)
        assert (await ada.ask("POST", f"/api/tables/{id}/start", status=409))["code"] == "seats-open"
        await bea.ask("PUT", f"/api/tables/{id}/seats/1", {"who": "here"}, 403)
        await ada.ask("PUT", f"/api/tables/{id}/seats/1", {"who": "here", "name": "Cem"})
        await ada.ask("PUT", f"/api/tables/{id}/seats/2", {"who": "bot", "level": "random"})
        full = await ada.ask("GET", f"/api/tables/{id}")
        assert [seat["kind"] for seat in full["seats"]] == ["person", "person", "bot"]
        assert full["seats"][1]["name"] == "Cem"
        await ada.ask("PUT", f"/api/tables/{id}/seats/7", {"who": "here"}, 404)
        await ada.ask("POST", f"/api/tables/{id}/start")
        assert (await ada.ask("PUT", f"/api/tables/{id}/seats/2", {"who": "friend"}, 409))["code"] == "seats-fixed"
        await live.begun()
        assert set(live.sides) == {0, 1}


async def test_an_invitation_serves_once(settings):
    async with running(settings) as house:
        ada, bea, eve = house.device(), house.device(), house.device()
        table = await ada.open("me", "friend", "friend")
        old = await ada.ask("POST", f"/api/tables/{table['id']}/seats/1/invitation")
        new = await ada.ask("POST", f"/api/tables/{table['id']}/seats/1/invitation")
        assert new["address"] == f"{house.origin}/join/{new['code']}"
        assert new["qr"].startswith("<svg")
        person = {"name": "Bea", "colour": "sky"}
        await bea.ask("POST", "/api/join", {"code": old["code"], "person": person}, 404)
        taken = await bea.ask("POST", "/api/join", {"code": new["code"], "person": person})
        assert taken == {"table": table["id"], "seat": 1}
        await eve.ask("POST", "/api/join", {"code": new["code"], "person": person}, 404)
        await eve.ask("POST", "/api/join", {"code": "nothing", "person": person}, 404)
        await bea.ask("POST", f"/api/tables/{table['id']}/seats/2/invitation", status=403)
        seats = (await bea.ask("GET", f"/api/tables/{table['id']}"))["seats"]
        assert seats[0]["colour"] == "sky"
        assert seats[1]["colour"] != "sky"  # no two look alike
        assert (await ada.ask("POST", f"/api/tables/{table['id']}/seats/1/invitation", status=409))["code"]


async def test_tables_not_in_use_leave_memory_and_come_back(settings, monkeypatch):
    clock = Clock(monkeypatch, live_table, lounge)
    async with running(replace(settings, idle_after=0.1)) as house:
        ada = house.device()
        table, live = await ada.sit_down("me", "here")
        await play_on(random.Random(9), live, moves=8)
        last = live.update
        other = await ada.open("me", "here")
        await house.rest()
        clock.now += 1
        await until(lambda: other["id"] not in house.lounge.tables)
        assert table["id"] in house.lounge.tables  # a client is connected
        at = house.lounge.tables[table["id"]]
        await live.close()
        await until(lambda: not at.presence.connections)
        clock.now += 1
        await until(lambda: table["id"] not in house.lounge.tables)
        live = await ada.live(table["id"])
        update = await live.next()
        assert [side["view"] for side in update["sides"]] == [
            side["view"] for side in sorted(last["sides"], key=lambda side: side["seat"])
        ]
        await play_on(random.Random(10), live)
        assert live.update["table"]["status"] == "over"


async def test_a_clock_that_runs_out_lets_a_bot_play_for_good(settings, monkeypatch):
    clock = Clock(monkeypatch, clocks)
    async with running(settings) as house:
        ada = house.device()
        table, live = await ada.sit_down("me", "here", minutes=1)
        seat = live.update["awaited"][0]
        assert [info["clock"] for info in live.update["table"]["seats"]] == [60.0, 60.0]
        clock.now += 0.2
        await play_on(random.Random(11), live, moves=1)
        assert live.update["table"]["seats"][seat]["clock"] == 59.8
        late = live.update["awaited"][0]
        clock.now += 60
        house.lounge.tables[table["id"]].clocks.run()
        flagged = await live.until(lambda said: said.get("table", {}).get("seats", [{}])[late].get("stands_in"))
        assert flagged["table"]["seats"][late]["level"] == "pilot"
        answer = await ada.ask("POST", f"/api/tables/{table['id']}/seats/{late}/return", status=409)
        assert answer["code"] == "clock-ran-out"
        await play_on(random.Random(12), live)
        assert live.update["table"]["status"] == "over"


async def test_bots_are_paced_for_people(home, monkeypatch):
    Clock(monkeypatch, live_table)
    pauses, go_on = [], asyncio.Semaphore(0)

    async def pause(seconds):
        pauses.append(seconds)
        await go_on.acquire()

    monkeypatch.setattr(live_table, "sleep", pause)
    async with running(replace(home, pace=0.25)) as house:
        ada = house.device()
        table, live = await ada.sit_down("me", "friend", "random")
        await ada.ask("PUT", f"/api/tables/{table['id']}/seats/1", {"who": "bot", "level": "random"})
        await ada.ask("POST", f"/api/tables/{table['id']}/start")
        await live.told(lambda update: update["sides"])
        for moves in range(1, 5):
            while not live.update["thinking"]:
                await play_on(random.Random(1), live, moves=1)
            number = live.update["table"]["number"]
            await until(lambda moves=moves: len(pauses) == moves)
            await live.catch_up()
            assert live.update["table"]["number"] == number
            go_on.release()
            await live.number(number + 1)
        assert set(pauses) == {0.25}
        while live.update["thinking"]:
            go_on.release()
            await live.number(live.update["table"]["number"] + 1)
        pauses.clear()
        table = await ada.open("random", "random")  # without clients they do not pause
        await until(lambda: house.lounge.tables[table["id"]].table.ended)
        assert pauses == []


async def test_a_bot_that_fails_does_not_hold_up_the_table(home, monkeypatch):
    async with running(home) as house:
        import raumhafen.bots

        def fail(name):
            raise RuntimeError("a bot broke")

        monkeypatch.setattr(raumhafen.bots, "bot", fail)
        monkeypatch.setattr("tests.server.harness.TestCatalogue.load", lambda self, game: rh.load(game))
        ada = house.device()
        table = await ada.open("me", "greedy")
        live = await ada.live(table["id"])
        await live.begun()
        await play_on(random.Random(13), live)
        assert live.update["table"]["status"] == "over"
