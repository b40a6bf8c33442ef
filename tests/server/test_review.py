"""The review of a table: for matches that are over, made once, and other tables do not wait for it."""

import asyncio
import time
from dataclasses import replace

import numpy as np
import pytest

from raumhafen.bots import review as bots_review
from raumhafen.engine.advice import Stopped
from raumhafen.server.job_thread import MAX_WAITING
from tests.picked import PARTY
from tests.server.harness import quick, running, until


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setattr(bots_review, "WORLDS", 8)
    return quick(tmp_path)


async def finished(ada, game=PARTY, **changes):
    """A match that bots have played to its end."""
    table = await ada.open("random", "random", game=game, **changes)
    while (await ada.ask("GET", f"/api/tables/{table['id']}"))["status"] != "over":
        await asyncio.sleep(0.02)
    return table["id"]


class Thinking:
    """A review that takes as long as the test wants."""

    def __init__(self, monkeypatch):
        self.asked = []
        self.go_on = False
        self.review = bots_review.review
        monkeypatch.setattr(bots_review, "review", self.think)

    def think(self, match, cores, stop):
        self.asked.append(match)
        while not self.go_on:
            if stop[0]:
                raise Stopped
            time.sleep(0.005)
        return self.review(match, cores=cores, stop=stop)


async def test_the_course_of_a_match_that_is_over(home):
    async with running(home) as house:
        ada = house.device()
        id = await finished(ada)
        found = await ada.ask("GET", f"/api/tables/{id}/review")
        table = await ada.ask("GET", f"/api/tables/{id}")
        assert (found["unit"], found["worlds"]) == ("chances", 8)
        assert len(found["points"]) == len(found["steps"]) + 1
        assert np.allclose(np.sum(found["points"], axis=1), 1.0)
        assert [chance > 0 for chance in found["points"][-1]] == [rank == 0 for rank in table["ranks"]]
        kinds = {event["kind"] for step in found["steps"] for event in step["events"]}
        assert {"played", "won"} <= kinds
        assert all(turning["seats"] for turning in found["turning"])


async def test_nothing_of_a_match_that_is_not_over(home):
    async with running(home) as house:
        ada = house.device()
        still_open = await ada.open("me", "friend")
        playing = await ada.open("me", "random")
        for table in (still_open, playing):
            refused = await ada.ask("GET", f"/api/tables/{table['id']}/review", status=409)
            assert refused["code"] == "not-over"
        refused = await ada.ask("GET", "/api/tables/abcdefghjkmnp/review", status=404)
        assert refused["code"] == "table"


async def test_it_is_thought_out_once_for_all_who_ask(home, monkeypatch):
    async with running(home) as house:
        ada, bea = house.device(), house.device()
        id = await finished(ada)
        thinking = Thinking(monkeypatch)
        asking = [asyncio.create_task(person.ask("GET", f"/api/tables/{id}/review")) for person in (ada, bea, ada)]
        await until(lambda: thinking.asked)
        assert (await bea.ask("GET", f"/api/tables/{id}"))["status"] == "over"  # the lounge does not wait for it
        thinking.go_on = True
        answers = await asyncio.gather(*asking)
        answers.append(await bea.ask("GET", f"/api/tables/{id}/review"))
        assert all(answer == answers[0] for answer in answers)
        assert len(thinking.asked) == 1


async def test_too_many_at_once_are_refused_and_may_ask_again(home, monkeypatch):
    async with running(home) as house:
        ada = house.device()
        ids = [await finished(ada, "toy") for _ in range(MAX_WAITING + 1)]
        thinking = Thinking(monkeypatch)
        waiting = [asyncio.create_task(ada.ask("GET", f"/api/tables/{id}/review")) for id in ids[:-1]]
        await until(lambda: house.lounge.services.reviews._thread.waiting == MAX_WAITING)
        refused = await ada.ask("GET", f"/api/tables/{ids[-1]}/review", status=409)
        assert refused["code"] == "review-busy"
        thinking.go_on = True
        assert {answer["unit"] for answer in await asyncio.gather(*waiting)} == {"chances"}
        await ada.ask("GET", f"/api/tables/{ids[-1]}/review")


async def test_a_table_from_its_log_waits_for_the_rules(home):
    async with running(home) as house:
        ada = house.device()
        id = await finished(ada)
        cookie = await ada.cookie()
    async with running(replace(home)) as house:
        ada = house.device(cookie=f"raumhafen={cookie}")
        assert house.lounge.preparation.loaded(PARTY) is None
        assert (await ada.ask("GET", f"/api/tables/{id}/review"))["worlds"] == 8


async def test_closing_the_doors_ends_it(home, monkeypatch):
    async with running(home) as house:
        ada = house.device()
        id = await finished(ada)
        thinking = Thinking(monkeypatch)
        asking = asyncio.create_task(ada.ask("GET", f"/api/tables/{id}/review"))
        await until(lambda: thinking.asked)
        house.lounge.services.reviews.close()
        with pytest.raises(AssertionError):  # no answer any more
            await asking
