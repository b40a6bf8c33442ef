"""The coach over the wire: for the one who asks, about their own seat, while there is something to do."""

import asyncio
import random
import threading
import time
from contextlib import asynccontextmanager

import numpy as np
import pytest

import raumhafen as rh
from raumhafen.bots import coach
from raumhafen.engine.advice import NEVER, Advice, Advised, Stopped
from raumhafen.games import load
from raumhafen.server import coaching
from raumhafen.server.job_thread import MAX_WAITING
from tests.conformance.settings import IDS, Lots, observe, world
from tests.picked import PARTY, SOLO
from tests.server.harness import PATIENCE, TestCatalogue, play_on, running, until


def hint(live, seat=0):
    return live.say({"type": "hint", "seat": seat})


@pytest.fixture(scope="module", autouse=True)
def ready():
    """The coach is compiled before a test waits for it."""
    coach.prepare(load(SOLO))


async def alone(device):
    """A table for one, whose coach is ready."""
    table = await device.open("me", game=SOLO)
    live = await device.live(table["id"])
    await live.until(lambda said: said["type"] == "update" and said["sides"])
    await device.house.lounge.preparation.wait_for_coach(SOLO)
    return table["id"], live


class Thinking:
    """A coach that answers when it is told to."""

    def __init__(self, monkeypatch):
        self.asked = []
        self.go_on = False
        monkeypatch.setattr(coaching, "advise", self.advise)

    def advise(self, game, edition, observed, seat, key, stop):
        self.asked.append(observed.tobytes())
        while not self.go_on:
            if stop[0]:
                raise Stopped
            time.sleep(0.005)
        ids = np.zeros(IDS, np.int32)
        game.kernels.legal(edition, observed, seat, ids)
        return Advice(True, "points", (Advised(int(ids[0]), 12.5, 0.0, ()),))


class Gated(TestCatalogue):
    """Games whose coaches are made ready when the test says so, or fail then."""

    def __init__(self, problem=None):
        self.go_on, self.problem = threading.Event(), problem
        self.attempts = 0

    def load_coach(self, game):
        self.attempts += 1
        assert self.go_on.wait(PATIENCE)
        if self.problem is not None:
            raise self.problem
        super().load_coach(game)


@asynccontextmanager
async def unready(home, problem=None):
    """A table for one, whose coach is not ready yet: its id, who sits there, a connection, and what makes it ready."""
    catalogue = Gated(problem)
    try:
        async with running(home, catalogue) as house:
            ada = house.device()
            table = await ada.open("me", game=SOLO)
            live = await ada.live(table["id"])
            await live.begun()
            yield table["id"], ada, live, catalogue.go_on
    finally:
        catalogue.go_on.set()


async def preparing(live):
    """Ask, and be told that the coach is not ready: the answer that comes later."""
    question = asyncio.create_task(hint(live))
    await until(lambda: any(said["type"] == "coach-preparing" for said in live.heard))
    return question


async def test_a_question_waits_for_a_coach_that_is_not_ready(home):
    async with unready(home) as (id, ada, live, go_on):
        question = await preparing(live)
        again = await ada.live(id)  # somebody who could not wait, and loaded the page anew
        second = await preparing(again)
        assert not question.done()
        assert not second.done()
        go_on.set()
        first, second = await question, await second
        assert first["type"] == second["type"] == "hinted"
        assert first["choices"] == second["choices"]
        assert (await hint(live))["type"] == "hinted"


async def test_a_question_that_waits_ends_with_its_position(home):
    async with unready(home) as (id, ada, live, go_on):
        question = await preparing(live)
        other = await ada.connect(id)
        await other.play(0, *other.sides[0]["choices"][0]["tokens"])
        assert (await question)["code"] == "hint-late"
        question = asyncio.create_task(hint(live))  # as the client does by itself
        go_on.set()
        assert (await question)["type"] == "hinted"


async def test_a_question_that_waits_in_vain_is_told_so(home, caplog):
    async with unready(home, RuntimeError("no coach today")) as (_, _, live, go_on):
        question = await preparing(live)
        go_on.set()
        assert (await question)["code"] == "coach-failed"
        assert (await hint(live))["code"] == "coach-failed"  # at once
        assert "no coach today" in caplog.text


async def test_without_a_coach_admirals_play_at_random(home, caplog):
    catalogue = Gated(RuntimeError("no coach today"))
    catalogue.go_on.set()
    async with running(home, catalogue) as house:
        _, live = await house.device().sit_down("admiral", "admiral", game=PARTY)
        await live.told(lambda update: update["table"]["status"] == "over")
    assert catalogue.attempts == 1
    assert "bot admiral failed; it plays at random" in caplog.text


async def test_only_who_asked_is_answered(home):
    async with running(home) as house:
        ada, bea = house.device(), house.device()
        id, live = await alone(ada)
        second, watcher = await ada.live(id), await bea.live(id)
        assert (await hint(live))["type"] == "hinted"
        for other in (second, watcher):
            await other.catch_up()
            assert {said["type"] for said in other.heard} == {"update", "refused"}
        assert (await hint(watcher))["code"] == "not-your-seat"
        assert (await hint(watcher, -1))["code"] == "not-your-seat"
        looking = await ada.live(id, "?watch=1")
        assert (await hint(looking))["code"] == "not-your-seat"


async def test_one_question_at_a_time_and_none_about_what_is_gone(home, monkeypatch):
    async with running(home) as house:
        ada = house.device()
        id, live = await alone(ada)
        coach = Thinking(monkeypatch)
        second = await ada.live(id)
        third = await ada.connect(id)
        questions = [asyncio.create_task(hint(live)), asyncio.create_task(hint(second))]
        await until(lambda: coach.asked)
        await third.catch_up()
        chosen = third.sides[0]["choices"][0]["tokens"]
        assert (await third.play(0, *chosen))["type"] == "done"  # the match does not wait for the coach
        assert [said["code"] for said in await asyncio.gather(*questions)] == ["hint-late", "hint-late"]
        assert len(coach.asked) == 1


async def test_not_after_the_match(home):
    async with running(home) as house:
        ada = house.device()
        _, live = await alone(ada)
        await play_on(random.Random(1), live)
        assert (await hint(live))["code"] == "over"


async def test_too_many_questions_are_refused(home, monkeypatch):
    async with running(home) as house:
        ada = house.device()
        lives = [(await alone(ada))[1] for _ in range(MAX_WAITING + 1)]
        coach = Thinking(monkeypatch)
        waiting = [asyncio.create_task(hint(live)) for live in lives[:-1]]
        await until(lambda: house.lounge.services.coaching._thread.waiting == MAX_WAITING)
        assert (await hint(lives[-1]))["code"] == "coach-busy"
        coach.go_on = True
        assert {said["type"] for said in await asyncio.gather(*waiting)} == {"hinted"}
        assert (await hint(lives[-1]))["type"] == "hinted"


@pytest.mark.parametrize("game", rh.GAMES)
async def test_every_game_has_a_coach_and_it_knows_no_more_than_the_seat(home, monkeypatch, game):
    """What went over the wire comes out again, for the same key, in a world that only looks the same to the seat."""
    given, lots = [], random.Random(5)

    def hasty(match_game, edition, observed, seat, key, stop):
        given.append((observed, key))
        return coach.advise(match_game, edition, observed, seat, key, NEVER, stop, worlds=16, simulations=64)

    monkeypatch.setattr(coaching, "advise", hasty)
    async with running(home) as house:
        ada = house.device()
        table = await ada.open("me", *["pilot"] * (rh.about(game).default_seats - 1), game=game)
        live = await ada.live(table["id"])
        await live.until(lambda said: said["type"] == "update" and said["sides"])
        await house.lounge.preparation.wait_for_coach(game)
        for _ in range(3):  # six moves in all: no match can end so soon
            await play_on(lots, live, moves=2)
            while not live.sides[0]["choices"] or live.update["thinking"]:  # what bots do might make it late
                await live.next()
            said = await hint(live)
            assert said["type"] == "hinted"
            match = house.lounge.tables[table["id"]].table.match
            observed, key = given[-1]
            assert observed.tobytes() == match.observed(0).tobytes()
            other = observe(match, world(match, 0, Lots(3).key()), 0)
            again = coach.advise(match.game, match.edition.data, other, 0, key, NEVER, worlds=16, simulations=64)
            tokens = {action.id: list(action.tokens) for action in match.legal(0)}
            assert said["sure"] == again.sure
            assert said["unit"] == ("points" if match.seats == 1 else "chance")
            assert said["choices"] == [
                {"tokens": tokens[a.action], "value": a.value, "margin": a.margin, "chances": list(a.chances)}
                for a in again.choices
            ]
            if len(tokens) == 1 and not match.game.about.expert:
                assert said["sure"] == "only"
            elif match.seats > 1:
                assert all(0 <= choice["value"] <= 1 for choice in said["choices"])
