"""Levels at a table: bots keep their seats from move to move, and think no longer than their choice is of use."""

import random
import time
from dataclasses import replace

import pytest

from raumhafen.bots import BOTS, levels
from tests.picked import DEEP, DUEL, PARTY
from tests.server.harness import TestCatalogue, play_on, running, until


class Hasty(TestCatalogue):
    """Games in which even an admiral thinks only briefly."""

    def load(self, game):
        return super().load(game).tuned(simulations=12)


class Pondering:
    """Has bots that search think on, until they are stopped or released."""

    def __init__(self, monkeypatch):
        self.hold = False
        self.waiting = 0
        self.stopped = []
        choose = levels.SearchingPlayer.choose

        def ponder(player, observed, key, limits):
            self.waiting += 1
            assert limits.until <= time.monotonic() + 2.0
            while self.hold and not limits.stop[0]:
                time.sleep(0.005)
            self.waiting -= 1
            self.stopped.append(bool(limits.stop[0]))
            return choose(player, observed, key, limits)

        monkeypatch.setattr(levels.SearchingPlayer, "choose", ponder)

    async def begun(self):
        await until(lambda: self.waiting)

    async def ended(self):
        await until(lambda: self.stopped)


async def begin(device, *seats, **changes):
    """Open a table at which the match begins at once: its id, and a connection that shows the match."""
    table = await device.open(*seats, **changes)
    live = await device.live(table["id"])
    await live.begun()
    return table["id"], live


@pytest.mark.parametrize("game", [PARTY, DUEL])
async def test_admirals_play_a_whole_match_and_keep_their_seats(home, monkeypatch, game):
    sat = []
    sit = levels.Searching.sit
    monkeypatch.setattr(levels.Searching, "sit", lambda bot, *where: sat.append(bot.name) or sit(bot, *where))
    async with running(home, Hasty()) as house:
        ada = house.device()
        id, live = await begin(ada, "admiral", "admiral", game=game)
        while live.update["table"]["status"] != "over":
            await live.next()
        assert [seat["level"] for seat in live.update["table"]["seats"]] == ["admiral", "admiral"]
        assert sat == ["admiral", "admiral"]  # once, for all their moves
        assert not house.lounge.tables[id].bots._seated  # and nothing is kept


async def test_every_level_is_accepted_and_no_other(home):
    async with running(home) as house:
        ada = house.device()
        for level in BOTS:
            assert (await ada.open("friend", level))["seats"][1]["level"] == level
        request = {"game": PARTY, "person": {"name": "Ada", "colour": "sky"}}
        seats = [{"who": "friend"}, {"who": "bot"}]
        assert (await ada.ask("POST", "/api/tables", {**request, "seats": seats}))["seats"][1]["level"] == "pilot"
        seats = [{"who": "me"}, {"who": "bot", "level": "emperor"}]
        assert (await ada.ask("POST", "/api/tables", {**request, "seats": seats}, 400))["code"] == "bot"


async def test_an_undone_move_ends_the_thought_about_it(home, monkeypatch):
    async with running(home, Hasty()) as house:
        ada, lots, bots = house.device(), random.Random(2), Pondering(monkeypatch)
        _, live = await begin(ada, "me", "admiral", game=DEEP)
        for _ in range(200):
            await live.told(lambda _: live.sides[0]["choices"])
            bots.hold = True
            await live.play(0, *lots.choice(live.sides[0]["choices"])["tokens"])
            if live.update["awaited"] == [1] and live.sides[0]["takes_back"]:
                break
            bots.hold = False
        else:
            raise AssertionError("never could a move be taken back while the admiral thought")
        assert live.update["thinking"] == [1]
        await bots.begun()
        bots.stopped.clear()
        assert (await live.undo(0))["type"] == "done"
        await bots.ended()
        assert bots.stopped == [True]
        assert 0 in live.update["awaited"]
        bots.hold = False
        assert await play_on(lots, live, moves=3) == 3


async def test_a_person_who_returns_ends_the_thought_of_the_bot_that_stood_in(home, monkeypatch):
    async with running(replace(home, absent_after=0.0), Hasty()) as house:
        ada, bea, bots = house.device(), house.device(), Pondering(monkeypatch)
        table = await ada.begin_with(bea, game=DUEL)
        live = await ada.live(table["id"])
        await live.begun()
        bots.hold = True
        await ada.ask("PUT", f"/api/tables/{table['id']}/seats/1", {"who": "bot", "level": "admiral"})
        await bots.begun()
        assert (await live.play(0, *live.sides[0]["choices"][0]["tokens"]))["type"] == "done"
        thought = house.lounge.tables[table["id"]].bots._choice
        assert not thought.stop[0]  # what others do in secret is no reason to stop
        await bea.ask("POST", f"/api/tables/{table['id']}/seats/1/return")
        await bots.ended()
        assert bots.stopped == [True]
        moves = house.lounge.tables[table["id"]].table.match.moves
        assert [move.seat for move in moves] == [0]  # what it thought of is not played


async def test_a_lounge_that_closes_waits_for_no_thought(home, monkeypatch):
    bots = Pondering(monkeypatch)
    bots.hold = True
    async with running(home, Hasty()) as house:
        await begin(house.device(), "me", "admiral", game=DUEL)
        await bots.begun()
    await bots.ended()
    assert bots.stopped == [True]


async def test_quick_bots_do_not_stand_in_line_behind_those_that_search(home, monkeypatch):
    async with running(replace(home, bot_threads=1), Hasty()) as house:
        ada, bots = house.device(), Pondering(monkeypatch)
        bots.hold = True
        await begin(ada, "me", "admiral", game=DUEL)
        await bots.begun()
        _, live = await begin(ada, "pilot", "cadet")
        while live.update["table"]["status"] != "over":
            await live.next()
        assert bots.waiting
        bots.hold = False
