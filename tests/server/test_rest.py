"""Requests: what they answer, in which language, and what they refuse."""

import random

import msgspec
import pytest

import raumhafen as rh
from raumhafen.server import clocks
from raumhafen.server.protocol import GameInfo, Problem, Statistics, TableInfo
from tests.clock import Clock
from tests.picked import PARTY
from tests.server.harness import play_on, running

PERSON = {"name": "Ada", "colour": "sky"}


async def test_games_and_their_rules(home):
    async with running(home) as house:
        ada = house.device()
        listed = msgspec.convert(await ada.ask("GET", "/api/games"), list[GameInfo])
        assert [game.id for game in listed] == [*rh.GAMES, "toy"]
        games = {game.id: game for game in listed}
        assert not games[PARTY].ready
        assert games[PARTY].editions == ["reference"]
        assert games[PARTY].levels == ["cadet", "pilot", "captain", "admiral"]
        assert games[PARTY].level == "pilot"
        assert [(option.name, option.default, option.values) for option in games["toy"].options] == [
            ("rounds", "3", []),
            ("mood", "calm", ["calm", "wild"]),
        ]
        german = await ada.ask("GET", f"/api/games/{PARTY}/rules?lang=de")
        english = await ada.ask("GET", f"/api/games/{PARTY}/rules", status=200)
        assert german != english
        assert german.startswith("#")
        assert (await ada.ask("GET", "/api/games/nothing/rules", status=404))["code"] == "game"
        assert (await ada.ask("GET", f"/api/games/{PARTY}/edition", status=409))["code"] == "preparing"
        while not (await ada.ask("POST", f"/api/games/{PARTY}/prepare", status=202))["ready"]:
            pass
        values = await ada.ask("GET", f"/api/games/{PARTY}/edition?name=reference")
        assert {"path": "battle.values", "value": [2, 3, 4, 5, 6], "mark": "S"} in values or values[0]["path"]
        assert all(set(value) == {"path", "value", "mark"} for value in values)


async def test_answers_speak_the_language_asked_for(home):
    async with running(home) as house:
        ada = house.device()
        for path, accepted, text in (
            ("/api/tables/x", "en", "There is no such table."),
            ("/api/tables/x", "de-AT,en;q=0.5", "Diesen Tisch gibt es nicht."),
            ("/api/tables/x", "fr", "There is no such table."),
            ("/api/tables/x", "fr, de;q=0.5", "Diesen Tisch gibt es nicht."),
            ("/api/tables/x?lang=de", "en", "Diesen Tisch gibt es nicht."),
            ("/api/tables/x?lang=en", "de", "There is no such table."),
            ("/api/nothing", "de", "An dieser Adresse ist nichts."),
        ):
            answer = await ada.http.get(path, headers={"accept-language": accepted})
            assert answer.status_code == 404
            assert msgspec.convert(answer.json(), Problem).text == text


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "nothing"}, 404, "game"),
        ({"seats": [{"who": "me"}]}, 400, "seats"),
        ({"seats": [{"who": "me"}] * 7}, 400, "seats"),
        ({"seats": [{"who": "me"}] * 9}, 400, "bad-request"),
        ({"seats": [{"who": "me"}, {"who": "me"}]}, 400, "one-of-me"),
        ({"seats": [{"who": "me"}, {"who": "bot", "level": "nobody"}]}, 400, "bot"),
        ({"seats": [{"who": "me"}, {"who": "nobody"}]}, 400, "bad-request"),
        ({"options": {"rounds": "3"}}, 400, "no-options"),
        ({"game": "toy", "options": {"rounds": "9"}}, 400, "option-value"),
        ({"game": "toy", "options": {"nothing": "9"}}, 400, "option"),
        ({"edition": "nothing"}, 400, "edition"),
        ({"minutes": -1}, 400, "bad-request"),
        ({"minutes": 601}, 400, "bad-request"),
        ({"person": {"name": "Ada", "colour": "pink"}}, 400, "bad-request"),
        ({"person": {"name": "", "colour": "sky"}}, 400, "bad-request"),
        ({"more": 1}, 400, "bad-request"),
    ],
)
async def test_requests_that_cannot_be_met(home, change, status, code):
    async with running(home) as house:
        ada = house.device()
        request = {"game": PARTY, "person": PERSON, "seats": [{"who": "me"}, {"who": "here"}], **change}
        answer = await ada.ask("POST", "/api/tables", request, status=status)
        assert answer["code"] == code
        assert answer["text"]
        assert await ada.ask("GET", "/api/tables") == []


async def test_answers_are_what_the_structs_say(home, monkeypatch):
    Clock(monkeypatch, clocks)
    async with running(home) as house:
        ada = house.device()
        table = await ada.open("me", "here", minutes=5)
        info = msgspec.convert(table, TableInfo)
        assert info.seats[0].clock == 300.0
        assert info.seats[1].name == "Crew 2"
        live = await ada.connect(table["id"])
        await play_on(random.Random(1), live)
        msgspec.convert(await ada.ask("GET", "/api/statistics"), Statistics)
        over = msgspec.convert(await ada.ask("GET", f"/api/tables/{table['id']}"), TableInfo)
        assert over.status == "over"
        assert over.key
        answer = await ada.http.get(f"/api/tables/{table['id']}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        assert f'filename="raumhafen-{table["id"]}.rec"' in answer.headers["content-disposition"]


async def test_openapi_names_every_address_and_loads_nothing_from_elsewhere(home):
    async with running(home) as house:
        ada = house.device()
        schema = await ada.ask("GET", "/api/openapi.json")
        assert "/api/tables/{id}/seats/{seat}/invitation" in schema["paths"]
        assert len(schema["paths"]) == 21
        for path in ("/api", "/api/", "/api/redoc", "/api/swagger", "/api/elements", "/schema"):
            answer = await ada.http.get(path)
            assert answer.status_code in (404, 503), path
            assert "cdn" not in answer.text
            assert "<script" not in answer.text


async def test_methods_that_an_address_does_not_know(home):
    async with running(home) as house:
        ada = house.device()
        for method, path in (("DELETE", "/api/games"), ("PATCH", "/api/tables"), ("POST", "/api/statistics")):
            answer = await ada.http.request(method, path)
            assert answer.status_code == 405
            assert "GET" in answer.headers["allow"]
            assert answer.json()["code"] == "no-such-method"
