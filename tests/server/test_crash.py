"""Kill the server at any moment: every acknowledged move is there after the restart."""

import asyncio
import random

from raumhafen.server import table_events
from raumhafen.server.store import store_for
from raumhafen.server.table import Table
from tests.conformance.settings import load
from tests.server.harness import House, until
from tests.server.processes import Player, process, up

TABLES = 8


async def test_nothing_acknowledged_is_lost(settings):
    rounds = 4 if settings.database else 8
    lots = random.Random(5)
    players, devices = [], {}

    def made():
        return sum(len(player.acknowledged) for player in players)

    async def one_life(port, running):
        house = House(port)
        await up(house)
        for person in devices.values():
            person.http.base_url = house.origin
            person.http.headers["origin"] = house.origin
            person.house = house
        if not players:
            ada = devices["ada"] = house.device()
            for number in range(TABLES):
                table = await ada.open("me", "here")
                players.append(Player(ada, table["id"], random.Random(number)))
        playing = [asyncio.create_task(player.play()) for player in players]
        enough = made() + lots.randint(5, 60)
        await until(lambda: made() >= enough or all(task.done() for task in playing))
        running.kill()  # in the middle of it
        await asyncio.gather(*playing)
        for person in devices.values():
            person.lives.clear()

    async def look():
        found = store_for(settings)
        await found.open(lambda *_: None, lambda *_: None)
        logs = {player.table: table_events.decode(await found.events(player.table)) for player in players}
        await found.close()
        return logs

    for _ in range(rounds):
        with process(settings.data, settings.database) as (running, port):
            await one_life(port, running)
            running.wait()
        logs = await look()
        for player in players:
            moves = [event for event in logs[player.table] if isinstance(event, table_events.Moved)]
            written = [[str(move.seat), *move.tokens] for move in moves]
            # One more may be there: written, and killed before it could be said.
            assert written[: len(player.acknowledged)] == player.acknowledged
            assert len(written) <= len(player.acknowledged) + 1
            player.acknowledged = written
            table = Table(player.table)
            for event in logs[player.table]:
                table.apply(event)
            table.set_up_match(load(table.game))
            assert len(table.match.moves) == len(written)
    assert made() > 5 * rounds
    await devices["ada"].http.aclose()
