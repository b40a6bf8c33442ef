"""Galaktix at a table of the server: what its coach says, and where the optimal bot sits down."""

from functools import partial

import pytest

from raumhafen.bots import LEVELS, coach
from raumhafen.engine.advice import NEVER
from raumhafen.games import load
from raumhafen.games.galaktix.expert import tables
from raumhafen.server import coaching
from tests.picked import PARTY
from tests.server.harness import quick, running
from tests.server.test_hints import alone, hint


@pytest.fixture(scope="module", autouse=True)
def ready(compiled):
    """The coach is compiled before anybody waits for it."""
    coach.prepare(load("galaktix"))


async def test_the_best_three_with_their_values(home, monkeypatch):
    monkeypatch.setattr(coaching, "advise", partial(coach.advise, seconds=NEVER, worlds=64))
    async with running(home) as house:
        ada = house.device()
        _, live = await alone(ada)
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


async def test_the_optimal_bot_sits_down_only_where_its_table_is(tmp_path, fresh_cache):
    async with running(quick(tmp_path)) as house:
        ada = house.device()
        await alone(ada)
        request = {"game": "galaktix", "person": {"name": "Ada", "colour": "sky"}}
        bots = [{"who": "bot", "level": "optimal"}]
        refused = await ada.ask("POST", "/api/tables", {**request, "seats": bots}, status=400)
        assert refused["code"] == "bot"
        path = tables.path_of(load("galaktix").edition().data, 6)
        path.parent.mkdir(parents=True)
        path.write_bytes(b"")
        cards = {card["id"]: card for card in await ada.ask("GET", "/api/games")}
        assert cards["galaktix"]["levels"] == [*LEVELS, "optimal"]
        assert cards["galaktix"]["only"] == {"optimal": {"level": ["2-2"]}}
        assert (cards[PARTY]["levels"], cards[PARTY]["only"]) == (list(LEVELS), {})
        refused = await ada.ask("POST", "/api/tables", {**request, "seats": bots}, status=400)
        assert (refused["code"], "2-2" in refused["text"]) == ("bot-only", True)
