"""`raumhafen serve`, as a person at home starts it."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from contextlib import contextmanager, suppress

import httpx
import pytest

from raumhafen.bots import Player
from raumhafen.engine.errors import RaumhafenError
from raumhafen.games import GAMES
from raumhafen.server.run import PORT, lan_address, listen, serve
from raumhafen.storage.folders import cache_root
from tests.server.harness import PATIENCE, House, quick, running, until
from tests.server.processes import SOURCES

SERVE = "from pathlib import Path; from raumhafen.server.run import serve; serve({})"


@contextmanager
def served(tmp_path, given, **environment):
    """A lounge in its own process: the process, and the line that tells its address."""
    changes = f"data=Path({str(tmp_path / 'data')!r}), open_browser=False, language='en', {given}"
    with subprocess.Popen(
        [sys.executable, "-c", SERVE.format(changes)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCES / "src"), "NUMBA_NUM_THREADS": "1", **environment},
    ) as process:
        try:
            yield process, process.stdout.readline()
        finally:
            process.kill()


def port_of(line):
    return int(re.search(r":(\d+)$", line.strip())[1])


def wait_for(port):
    """The first answer of a server. It listens before it tells its address, so that no client is turned away."""
    return httpx.get(f"http://localhost:{port}/api/games", timeout=PATIENCE)


async def test_the_lounge_is_up_while_games_are_still_made_ready(tmp_path):
    kernels = tmp_path / "cache" / "kernels"
    kernels.mkdir(parents=True)
    for folder in (cache_root() / "kernels").glob("*"):  # the bots' are there: to compile the first game is long enough
        if not folder.name.startswith(f"raumhafen.games.{GAMES[0]}."):
            (kernels / folder.name).symlink_to(folder, target_is_directory=True)
    with served(tmp_path, "port=0", RAUMHAFEN_CACHE=str(tmp_path / "cache")) as (process, line):
        assert "The lounge is open: http://localhost:" in line
        port = port_of(line)
        games = wait_for(port).json()
        assert not games[0]["ready"]
        shares = [0.0]
        # Open a table at once; be told how far the rules are; play when they are there.
        house = House(port)
        ada = house.device()
        table = await ada.open("me", "random")
        live = await ada.live(table["id"])
        told = []
        while (said := await live.next())["type"] == "preparing":
            told.append((said["done"], said["total"]))
            shares.append((await ada.ask("GET", "/api/games"))[0]["prepared"])
        assert said["sides"]
        assert told == sorted(told)
        assert told[0] < told[-1]
        assert (await ada.ask("GET", "/api/games"))[0]["ready"]
        await house.close()
        assert shares == sorted(shares)
        assert any(0 < share < 1 for share in shares)  # requests were answered meanwhile
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == ""


async def test_ctrl_c_ends_gracefully_with_people_there(tmp_path):
    with served(tmp_path, "port=0") as (process, line):
        port = port_of(line)
        wait_for(port)
        house = House(port)
        ada = house.device()
        _, live = await ada.sit_down("me", "friend")
        process.send_signal(signal.SIGINT)
        assert await live.ended() == 1012  # the server says that it goes
        await house.close()
        assert process.wait(PATIENCE) == 0
        assert process.stderr.read() == ""
        assert not (tmp_path / "data" / "address").exists()


def test_a_second_start_finds_the_first(tmp_path):
    with served(tmp_path, "port=0") as (_, line), served(tmp_path, "port=0") as (second, told):
        assert f"open already: http://localhost:{port_of(line)}" in told
        assert second.wait(PATIENCE) == 0


async def test_an_answer_in_two_pieces_is_sent_at_once():
    """Without TCP_NODELAY the second piece waits for the first to be acknowledged, 40 ms."""
    taken = asyncio.get_running_loop().create_future()
    with listen("127.0.0.1", 0) as listening:
        server = await asyncio.start_server(lambda _, writer: taken.set_result(writer), sock=listening)
        _, person = await asyncio.open_connection(*listening.getsockname())
        writer = await taken
        assert writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        for end in (person, writer):
            end.close()
        server.close()


COMMAND = """
import sys
from raumhafen import cli
from raumhafen.server import run
run.PORT = int(sys.argv[1])  # 8023 may be in use where the tests run
sys.exit(cli.run(["serve", "--no-browser", "--lang", "en", "--data", sys.argv[2]]))
"""


@contextmanager
def commanded(port, tmp_path):
    """`raumhafen serve`, with another default port: the address that it tells."""
    words = [sys.executable, "-c", COMMAND, str(port), str(tmp_path / "data")]
    env = {**os.environ, "PYTHONPATH": str(SOURCES / "src")}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            line = process.stdout.readline()
            wait_for(port_of(line))
            yield line.strip().rpartition(" ")[2]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def two_ports():
    """The first of two neighbouring ports that are free, and that the system gives to nobody who asks for any."""
    for port in range(20_000 + os.getpid() % 5_000 * 2, 32_000, 2):
        with suppress(RaumhafenError), listen("127.0.0.1", port), listen("127.0.0.1", port + 1):
            return port
    raise AssertionError("no ports are free")


def test_the_command_opens_at_the_same_address_each_time(tmp_path):
    assert PORT == 8023  # as the documentation says
    port = two_ports()
    for _ in range(2):
        with commanded(port, tmp_path) as address:
            assert address == f"http://localhost:{port}"
    with listen("127.0.0.1", port), commanded(port, tmp_path) as address:
        assert address == f"http://localhost:{port + 1}"


def test_the_next_port_is_taken_if_one_is_not_free():
    sockets = []
    try:
        for _ in range(3):
            sockets.append(listen("127.0.0.1", None))
        ports = [one.getsockname()[1] for one in sockets]
        assert len(set(ports)) == 3
        assert all(port >= PORT for port in ports)
        with pytest.raises(RaumhafenError) as refused:
            listen("127.0.0.1", ports[0])
        assert str(ports[0]) in refused.value.say("de")
    finally:
        for one in sockets:
            one.close()


async def test_for_phones_in_the_room_there_is_a_code(tmp_path):
    with served(tmp_path, "port=0, lan=True") as (process, line):
        address = line.strip().rpartition(" ")[2]
        assert address == f"http://{lan_address()}:{port_of(line)}"
        code = [process.stdout.readline() for _ in range(10)]
        assert any("█" in row or "▄" in row or "\x1b[" in row for row in code)
        wait_for(port_of(line))
        house = House(port_of(line))
        ada = house.device()
        table = await ada.open("me", "friend")
        invitation = await ada.ask("POST", f"/api/tables/{table['id']}/seats/1/invitation")
        assert invitation["address"] == f"{address}/join/{invitation['code']}"
        await house.close()
        answer = httpx.get(f"{address}/api/games", timeout=PATIENCE)
        assert answer.status_code == 200


def test_without_lan_only_this_machine_is_served(tmp_path):
    other = "127.0.0.2"  # as any other address of this machine, and there without a network
    with served(tmp_path, "port=0") as (_, line):
        port = port_of(line)
        wait_for(port)
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((other, port), timeout=PATIENCE).close()
    with served(tmp_path, "port=0, lan=True") as (_, line):
        wait_for(port_of(line))
        socket.create_connection((other, port_of(line)), timeout=PATIENCE).close()


def test_several_processes_need_a_database():
    with pytest.raises(RaumhafenError) as refused:
        serve(workers=2, open_browser=False)
    assert "--database" in refused.value.say("en")


async def test_several_processes_behind_one_address(tmp_path, database):
    with served(tmp_path, f"port=0, workers=2, database={database!r}") as (process, line):
        port = port_of(line)
        wait_for(port)
        house = House(port)
        ada = house.device()
        table = await ada.open("me", "friend")
        lives = [await ada.live(table["id"]) for _ in range(8)]
        for live in lives:
            await live.next()
        await ada.ask("PUT", f"/api/tables/{table['id']}/seats/1", {"who": "here", "name": "Bea"})
        for live in lives:  # whichever process each of them is connected to
            await live.until(lambda said: said["table"]["seats"][1]["name"] == "Bea")
        await house.close()
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


async def test_an_event_loop_is_not_stalled_by_a_bot_that_thinks(tmp_path, monkeypatch):
    """Bots think in threads: here each thinks on until the lounge has answered another request."""
    choose, thinking, answered = Player.choose, threading.Event(), threading.Event()

    def ponder(player, observed, key, limits):
        thinking.set()
        assert answered.wait(PATIENCE)
        return choose(player, observed, key, limits)

    monkeypatch.setattr(Player, "choose", ponder)
    async with running(quick(tmp_path, bot_threads=1)) as house:
        ada = house.device()
        table = await ada.open("greedy", "greedy", "greedy", "greedy", "greedy", "greedy")
        await until(thinking.is_set)
        assert (await ada.ask("GET", f"/api/tables/{table['id']}"))["status"] == "playing"
        answered.set()
        await until(lambda: house.lounge.tables[table["id"]].table.ended)
