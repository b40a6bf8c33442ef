"""The coach over the wire: for the one who asks, about their own seat, while there is something to do."""

import asyncio
import random
import time
from functools import partial

import pytest

import raumhafen as rh
from raumhafen.bots import LEVELS, coach
from raumhafen.engine.advice import NEVER, Advice, Advised, Stopped
from raumhafen.games import load
from raumhafen.games.galaktix.expert import tables
from raumhafen.server import coaching
from tests.conformance.settings import Lots, observe, world
from tests.server.harness import go, play_on, quick, running, until


def hint(live, seat=0):
    return live.say({"type": "hint", "seat": seat})


@pytest.fixture(scope="module", autouse=True)
def ready():
    """The coach is compiled before a test waits for it."""
    coach.prepare(load("galaktix"))


async def galaktix(device, **wishes):
    """A level of Galaktix, and its coach is ready."""
    table = await device.open("me", game="galaktix", **wishes)
    live = await device.live(table["id"])
    await live.until(lambda said: said["type"] == "update" and said["sides"])
    await device.house.lounge.preparation.wait_for_coach("galaktix")
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
        return Advice(True, "points", (Advised(247, 12.5, 0.0, ()),))


def test_the_best_three_with_their_values(home, monkeypatch):
    monkeypatch.setattr(coaching, "advise", partial(coach.advise, seconds=NEVER, worlds=64))

    async def run():
        async with running(home) as house:
            ada = house.device()
            _, live = await galaktix(ada)
            await live.play(0, "roll")
            said = await hint(live)
            assert said["type"] == "hinted"
            assert (said["chances"], said["unit"]) == ("estimate", "points")
            assert said["goals"] == ["medal-bronze", "medal-silver", "medal-gold"]
            assert said["games"] > 0
            offered = [choice["tokens"] for choice in live.sides[0]["choices"]]
            assert len(said["choices"]) == 3
            for choice in said["choices"]:
                assert choice["tokens"] in offered
                assert (choice["margin"] > 0) != said["exact"]  # exact where the level's solution is kept
                assert len(choice["chances"]) == 3
            again = await hint(live)
            assert {**again, "reply_to": 0} == {**said, "reply_to": 0}  # thought about once
            assert (await live.play(0, *said["choices"][0]["tokens"]))["type"] == "done"

    go(run)


def test_only_who_asked_is_answered(home):
    async def run():
        async with running(home) as house:
            ada, bea = house.device(), house.device()
            id, live = await galaktix(ada)
            second, watcher = await ada.live(id), await bea.live(id)
            assert (await hint(live))["type"] == "hinted"
            for other in (second, watcher):
                await other.catch_up()
                assert {said["type"] for said in other.heard} == {"update", "refused"}
            assert (await hint(watcher))["code"] == "not-your-seat"
            assert (await hint(watcher, -1))["code"] == "not-your-seat"
            looking = await ada.live(id, "?watch=1")
            assert (await hint(looking))["code"] == "not-your-seat"

    go(run)


def test_one_question_at_a_time_and_none_about_what_is_gone(home, monkeypatch):
    async def run():
        async with running(home) as house:
            ada = house.device()
            id, live = await galaktix(ada)
            coach = Thinking(monkeypatch)
            second = await ada.live(id)
            first = asyncio.create_task(hint(live))
            await until(lambda: coach.asked)
            assert (await hint(second))["code"] == "hint-asked"
            assert (await second.play(0, "roll"))["type"] == "done"  # the match does not wait for the coach
            assert (await first)["code"] == "hint-late"
            assert len(coach.asked) == 1

    go(run)


def test_not_after_the_match(home):
    async def run():
        async with running(home) as house:
            ada = house.device()
            _, live = await galaktix(ada, options={"level": "4-2"})
            while live.update["table"]["status"] == "playing":
                choices = live.sides[0]["choices"]
                tokens = next((c["tokens"] for c in choices if c["tokens"][0] == "back"), choices[-1]["tokens"])
                await live.play(0, *tokens)
            assert (await hint(live))["code"] == "over"

    go(run)


def test_too_many_questions_are_refused(home, monkeypatch):
    async def run():
        async with running(home) as house:
            ada = house.device()
            lives = [(await galaktix(ada))[1] for _ in range(coaching.MAX_WAITING + 1)]
            coach = Thinking(monkeypatch)
            waiting = [asyncio.create_task(hint(live)) for live in lives[:-1]]
            await until(lambda: house.lounge.services.coaching._waiting == coaching.MAX_WAITING)
            assert (await hint(lives[-1]))["code"] == "coach-busy"
            coach.go_on = True
            assert {said["type"] for said in await asyncio.gather(*waiting)} == {"hinted"}
            assert (await hint(lives[-1]))["type"] == "hinted"

    go(run)


@pytest.mark.parametrize("game", rh.GAMES)
def test_every_game_has_a_coach_and_it_knows_no_more_than_the_seat(home, monkeypatch, game):
    """What went over the wire comes out again, for the same key, in a world that only looks the same to the seat."""
    given, lots = [], random.Random(5)

    def hasty(match_game, edition, observed, seat, key, stop):
        given.append((observed, key))
        return coach.advise(match_game, edition, observed, seat, key, NEVER, stop, worlds=16, simulations=64)

    monkeypatch.setattr(coaching, "advise", hasty)

    async def run():
        async with running(home) as house:
            ada = house.device()
            table = await ada.open("me", *["pilot"] * (rh.about(game).default_seats - 1), game=game)
            live = await ada.live(table["id"])
            await live.until(lambda said: said["type"] == "update" and said["sides"])
            await house.lounge.preparation.wait_for_coach(game)
            for _ in range(4):
                await play_on(lots, live, moves=3)
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

    go(run)


def test_the_optimal_bot_sits_down_only_where_its_table_is(tmp_path, monkeypatch):
    monkeypatch.setenv("RAUMHAFEN_CACHE", str(tmp_path / "cache"))

    async def run():
        async with running(quick(tmp_path)) as house:
            ada = house.device()
            await galaktix(ada)
            wish = {"game": "galaktix", "person": {"name": "Ada", "colour": "sky"}}
            bots = [{"who": "bot", "level": "optimal"}]
            refused = await ada.ask("POST", "/api/tables", {**wish, "seats": bots}, status=400)
            assert refused["code"] == "bot"
            path = tables.path_of(load("galaktix").edition().data, 6)
            path.parent.mkdir(parents=True)
            path.write_bytes(b"")
            cards = {card["id"]: card for card in await ada.ask("GET", "/api/games")}
            assert cards["galaktix"]["levels"] == [*LEVELS, "optimal"]
            assert cards["galaktix"]["only"] == {"optimal": {"level": ["2-2"]}}
            assert (cards["schlachten"]["levels"], cards["schlachten"]["only"]) == (list(LEVELS), {})
            refused = await ada.ask("POST", "/api/tables", {**wish, "seats": bots}, status=400)
            assert (refused["code"], "2-2" in refused["text"]) == ("bot-only", True)

    go(run)
