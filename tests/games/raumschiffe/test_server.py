"""Raumschiffe at a table of the server: laying in secret."""

import pytest

from tests.server.harness import running

pytestmark = pytest.mark.usefixtures("compiled")


async def test_what_was_done_in_secret_is_taken_back_one_by_one_and_stays_so_after_a_restart(settings):
    async with running(settings) as house:
        ada, bea = house.device(), house.device()
        id = (await ada.begin_with(bea, game="raumschiffe", options={"starter": "first"}))["id"]
        here, there = await ada.live(id), await bea.live(id)
        await here.begun()
        await there.begun()
        first, second, third, spare, *_ = (card["token"] for card in here.sides[0]["view"]["ships"][0]["hand"])
        laid = [["energy", first], ["shield", second], ["pilot", third]]
        for tokens in laid:
            assert (await here.play(0, *tokens))["type"] == "done"
        assert here.sides[0]["takes_back"] == [{"tokens": tokens} for tokens in laid]
        heard = len(there.heard)
        assert (await here.undo(0, second, "shield"))["type"] == "done"
        assert here.sides[0]["events"] == []
        assert (await here.play(0, "shield", spare))["type"] == "done"
        for tokens in (["shield", second], ["armour"], [""], ["ready"]):
            refused = await here.undo(0, *tokens)
            assert (refused["type"], refused["code"]) == ("refused", "undo-action")
        assert (await there.undo(0, "energy", first))["code"] == "not-your-seat"
        assert (await there.undo(1, "energy", first))["code"] == "undo"
        assert len(there.heard) == heard + 2  # the two answers
        incomplete = await here.play(0, "ready")
        assert (incomplete["code"], incomplete["clause"]) == ("layout-incomplete", "RS-4")
        for name in ("Projectile weapon", "Armour", "Resources"):
            assert name in incomplete["text"]
        assert "Pilot" not in incomplete["text"]
        side, cookie = here.sides[0], await ada.cookie()
    async with running(settings) as house:
        ada = house.device()
        ada.http.cookies["raumhafen"] = cookie
        again = await ada.live(id)
        await again.begun()
        assert again.sides[0] == side | {"events": []}
        assert [choice["tokens"][0] for choice in side["takes_back"]] == ["energy", "pilot", "shield"]
        assert (await again.undo(0, "energy", first))["type"] == "done"
