"""Who may ask, from where, how much and how often; and what no answer tells."""

import json
from dataclasses import replace
from itertools import product

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from raumhafen.server import security
from raumhafen.server import socket as sockets
from raumhafen.server.lounge import hash_secret
from raumhafen.server.security import host_name, same_host
from tests.clock import Clock
from tests.picked import PARTY
from tests.server.harness import running


async def test_a_device_gets_one_secret_and_the_server_keeps_its_hash(home):
    async with running(home) as house:
        ada = house.device()
        answer = await ada.http.get("/api/games")
        cookie = answer.headers["set-cookie"]
        for word in ("HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=31536000"):
            assert word in cookie
        assert "Secure" not in cookie  # http on this machine
        secret = ada.http.cookies["raumhafen"]
        assert len(secret) == 43
        assert "set-cookie" not in (await ada.http.get("/api/games")).headers
        table = await ada.open("me", "here")
        rows = b"".join(await house.lounge.store.events(table["id"]))
        assert secret.encode() not in rows
        assert hash_secret(secret).encode() in rows
        shown = json.dumps(await ada.ask("GET", f"/api/tables/{table['id']}"))
        assert hash_secret(secret) not in shown
        assert secret not in shown
    for file in home.data.iterdir():
        assert secret.encode() not in file.read_bytes()


async def test_a_cookie_that_is_none_of_ours_is_replaced(home):
    async with running(home) as house:
        for value in ("short", "x" * 44, "ä" * 43, "a b" * 15):
            async with httpx.AsyncClient(base_url=house.origin) as client:
                answer = await client.get("/api/games", headers={"cookie": f"raumhafen={value}".encode()})
                assert "set-cookie" in answer.headers


async def test_the_cookie_is_secure_behind_https(home):
    async with running(home) as house:
        ada = house.device()
        answer = await ada.http.get("/api/games", headers={"x-forwarded-proto": "https"})
        assert "Secure" in answer.headers["set-cookie"]


async def test_changes_must_come_from_a_page_of_this_server(home):
    async with running(home) as house:
        ada = house.device()
        table = await ada.open("me", "friend")
        body = {"game": PARTY, "person": {"name": "E", "colour": "sky"}, "seats": [{"who": "me"}] * 2}
        for origin in ("", "null", "http://evil.example", f"http://localhost:{house.port + 1}", "ftp://localhost"):
            headers = {"origin": origin}
            answer = await ada.http.post("/api/tables", json=body, headers=headers)
            assert answer.status_code == 403
            assert answer.json()["code"] == "origin"
            answer = await ada.http.put(f"/api/tables/{table['id']}/seats/1", json={"who": "here"}, headers=headers)
            assert answer.status_code == 403
            with pytest.raises(InvalidStatus) as refused:
                await ada.live(table["id"], origin=origin or "http://other.example")
            assert refused.value.response.status_code == 403
        async with httpx.AsyncClient(base_url=house.origin) as stranger:
            assert (await stranger.post("/api/tables", json=body)).status_code == 403
            assert (await stranger.get("/api/games")).status_code == 200
        with pytest.raises(InvalidStatus):
            await connect(f"ws://localhost:{house.port}/api/tables/{table['id']}/live")
        assert (await ada.ask("GET", f"/api/tables/{table['id']}"))["seats"][1]["kind"] == "open"


async def test_the_server_answers_to_its_own_names_only(home):
    async with running(replace(home, hosts=("play.example",))) as house:
        client = house.device().http
        for host in ("localhost", "127.0.0.1", "[::1]", "127.0.0.2", "play.example", "LOCALHOST"):
            answer = await client.get("/api/games", headers={"host": f"{host}:{house.port}"})
            assert answer.status_code == 200, host
        for host in (
            "evil.example",
            "192.168.1.7",
            "localhost.evil.example",
            "0.0.0.0",
            "169.254.1.1",
            "x" * 300,
        ):
            for path in ("/api/games", "/"):
                answer = await client.get(path, headers={"host": f"{host}:{house.port}"})
                assert answer.status_code == 403, host
                assert answer.json()["code"] == "host"


async def test_in_the_network_the_server_answers_to_the_address_it_was_reached_at(home):
    async with running(replace(home, lan=True)) as house:
        middleware = middleware_of(house)
        scope = {"server": ("192.168.1.7", 8023)}
        assert middleware._is_own_host("192.168.1.7:8023", scope)
        assert not middleware._is_own_host("192.168.1.8:8023", scope)
        assert not middleware._is_own_host("evil.example", scope)


def middleware_of(house):
    from raumhafen.server.security import SecurityMiddleware

    return SecurityMiddleware(house.lounge.settings, None, None, None)


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8023", "localhost:8023", True),
        ("https://play.example", "play.example", True),
        ("https://play.example", "play.example:443", True),
        ("http://play.example:80", "play.example", True),
        ("http://[::1]:8023", "[::1]:8023", True),
        ("http://LocalHost:8023", "localhost:8023", True),
        ("http://localhost:8024", "localhost:8023", False),
        ("http://localhost", "localhost:8023", False),
        ("null", "localhost", False),
        ("", "localhost", False),
        ("http://", "", False),
        ("http://localhost:x", "localhost:x", False),
        ("http://[::1", "[::1", False),
        ("javascript://localhost", "localhost", False),
    ],
)
def test_same_host(origin, host, same):
    assert same_host(origin, host) == same


def test_names_of_hosts():
    assert host_name("localhost:8023") == "localhost"
    assert host_name("[::1]:8023") == "::1"
    assert host_name("") == ""


async def test_every_answer_carries_the_headers(home):
    async with running(home) as house:
        ada = house.device()
        table = await ada.open("me", "here")
        for method, path in (
            ("GET", "/"),
            ("GET", "/t/x"),
            ("GET", "/nothing.js"),
            ("GET", "/api/games"),
            ("GET", "/api/nothing"),
            ("GET", f"/api/tables/{table['id']}"),
            ("DELETE", "/api/games"),
            ("POST", "/api/tables"),
        ):
            answer = await ada.http.request(method, path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script-src" not in policy  # as default-src: no inline script, no eval
            assert "unsafe-eval" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers
            assert "access-control-allow-origin" not in answer.headers


async def test_large_bodies_are_refused(home):
    async with running(home) as house:
        ada = house.device()
        await ada.cookie()
        answer = await ada.http.post("/api/tables", content=b"x" * 20_000)
        assert answer.status_code == 413
        assert answer.json()["code"] == "too-large"

        async def chunks():
            for _ in range(30):
                yield b"x" * 1000

        answer = await ada.http.post("/api/tables", content=chunks())
        assert answer.status_code == 413


async def test_requests_are_limited_by_address(home, monkeypatch):
    clock = Clock(monkeypatch, security)
    async with running(replace(home, request_burst=10, requests_per_second=5.0)) as house:
        ada, bea = house.device(), house.device()
        statuses = [(await ada.http.get("/api/games")).status_code for _ in range(15)]
        assert statuses == [200] * 10 + [429] * 5
        assert (await bea.http.get("/api/games")).json()["code"] == "too-often"  # another cookie does not help
        assert (await bea.http.get("/")).status_code == 503  # pages are not held back
        clock.now += 0.5
        statuses = [(await ada.http.get("/api/games")).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


async def test_too_many_messages_end_the_connection(home, monkeypatch):
    clock = Clock(monkeypatch, sockets)
    async with running(replace(home, messages_per_second=20)) as house:
        ada = house.device()
        table, live = await ada.sit_down("me", "here")
        for _ in range(2):
            clock.now += 1
            for _ in range(20):
                assert (await live.undo(0))["type"] == "refused"
        await live.socket.send('{"type":"undo","id":1,"seat":0}')
        assert await live.ended() == 1008
        await ada.connect(table["id"])


@pytest.mark.parametrize("size", [4097, 5000, 70_000])
async def test_large_messages_end_the_connection(home, size):
    async with running(home) as house:
        ada = house.device()
        _, live = await ada.sit_down("me", "here")
        await live.socket.send("x" * size)
        assert await live.ended() == 1009


async def test_nonsense_is_refused_and_the_connection_lives_on(home):
    async with running(home) as house:
        ada = house.device()
        table = await ada.open("me", "here")
        live = await ada.connect(table["id"], "?lang=de")
        for nonsense in (
            "",
            "{",
            "[]",
            "null",
            '"play"',
            "{}",
            '{"type":"nothing","id":1}',
            '{"type":"play","id":1}',
            '{"type":"play","id":"1","seat":0,"tokens":["look"]}',
            '{"type":"play","id":1,"seat":0,"tokens":[]}',
            '{"type":"play","id":1,"seat":0,"tokens":["look"],"key":"x"}',
            *(
                json.dumps({"type": type, "id": 1, "seat": 0, "tokens": tokens})
                for type, tokens in product(("play", "undo"), (["x" * 101], ["x"] * 65))
            ),
            '{"type":"undo","id":1,"seat":0,"more":1}',
            '{"type":"undo","id":1e400,"seat":0}',
            '{"type":"undo","id":1,"seat":0,"tokens":"look"}',
            '{"type":"undo","id":1,"seat":0,"tokens":[1]}',
            "😀",
            "x" * 4096,
        ):
            await live.socket.send(nonsense)
            answer = await live.next()
            assert answer == {
                "type": "refused",
                "reply_to": 0,
                "code": "message",
                "clause": "",
                "text": "Mit dieser Nachricht kann der Server nichts anfangen.",
            }
        for seat in (-1, 2, 7, 10**30, -(10**9)):
            answer = await live.say({"type": "play", "seat": seat, "tokens": ["look"]}) if abs(seat) < 2**62 else None
            assert answer is None or answer["code"] == "not-your-seat"


async def test_seats_of_others_are_refused(home):
    async with running(home) as house:
        ada, eve = house.device(), house.device()
        table = await ada.open("me", "friend")
        id = table["id"]
        for seat, path in ((0, "leave"), (0, "return"), (1, "leave"), (1, "return"), (1, "invitation")):
            answer = await eve.ask("POST", f"/api/tables/{id}/seats/{seat}/{path}", status=403)
            assert set(answer) == {"code", "text"}
        await eve.ask("POST", f"/api/tables/{id}/start", status=403)
        await eve.ask("POST", f"/api/tables/{id}/again", status=403)
        unknown = "a" * 13
        for method, path in (
            ("GET", f"/api/tables/{unknown}"),
            ("GET", f"/api/tables/{unknown}/record"),
            ("POST", f"/api/tables/{unknown}/start"),
            ("POST", f"/api/tables/{unknown}/seats/0/leave"),
            ("GET", "/api/tables/..%2f..%2fetc"),
            ("GET", "/api/tables/' OR 1=1 --"),
        ):
            answer = await eve.ask(method, path, status=404)
            assert answer["text"] in ("There is no such table.", "There is nothing at this address.")
        for bad in (unknown, "x", "%00", id + "a"):
            with pytest.raises(InvalidStatus) as refused:
                await eve.live(bad)
            assert refused.value.response.status_code == 404


async def test_faults_are_logged_and_not_told(home, monkeypatch, caplog):
    async with running(home) as house:
        ada = house.device()
        table, live = await ada.sit_down("me", "here")

        def broken(*_given, **_named):
            raise RuntimeError("secret inside /etc/passwd")

        monkeypatch.setattr(house.lounge, "tables_of", broken)
        answer = await ada.http.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json() == {
            "code": "fault",
            "text": "Something went wrong on the server. Nothing has changed.",
        }
        monkeypatch.setattr(house.lounge.tables[table["id"]], "_undo_change", broken)
        answer = await live.undo(0)
        assert answer["code"] == "fault"
        assert "secret" not in json.dumps(answer)
    assert "secret inside" in caplog.text


async def test_editions_are_named_not_files_of_the_machine(home, tmp_path):
    async with running(home) as house:
        ada = house.device()
        file = tmp_path / "own.toml"
        file.write_text("")
        seats = [{"who": "me"}, {"who": "here"}]
        body = {"game": PARTY, "person": {"name": "A", "colour": "sky"}, "seats": seats}
        for name in (str(file), "../reference", "/etc/passwd", "reference.toml", ""):
            await ada.ask("POST", "/api/tables", {**body, "edition": name}, status=400)
            await ada.ask("GET", f"/api/games/{PARTY}/edition?name={name}", status=404)


async def test_names_can_be_read_and_written_anywhere(home):
    async with running(home) as house:
        ada = house.device()
        seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
        bad = [
            "",
            " ",
            " A",
            "A ",
            "A\n",
            "A\nB",
            "\x00",
            "A\x00",
            "A\x7fB",
            "A\u2028B",
            "A\x85B",
            "x" * 25,
            "\u2029",
        ]
        for name in bad:
            body = {"game": PARTY, "person": {"name": name, "colour": "sky"}, "seats": seats}
            await ada.ask("POST", "/api/tables", body, status=400)
        for name in bad[1:]:
            if name.strip():
                body["person"]["name"] = "Ada"
                body["seats"] = [{"who": "me"}, {"who": "here", "name": name}]
                await ada.ask("POST", "/api/tables", body, status=400)
        for name in ("A", "Ада Ä", "名前", "x" * 24, "👩‍🚀", "# x", "<b>"):
            body = {"game": PARTY, "person": {"name": name, "colour": "sky"}, "seats": seats}
            assert (await ada.ask("POST", "/api/tables", body))["seats"][0]["name"] == name
