"""Galaktische Schlachten at a table of the server: hands stay hidden."""

import numpy as np
import pytest

from raumhafen.engine.kernel import as_record
from raumhafen.games.schlachten.model import State
from tests.server.harness import go, quick, running
from tests.server.test_honesty import play_recorded, table_then

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.fixture(params=[2, 4])
def recording(request, tmp_path):
    """A match of n people, with all that was sent to each."""
    played = []

    async def play():
        async with running(quick(tmp_path)) as house:
            played.append(await play_recorded(house, "schlachten", request.param, seed=request.param))

    go(play)
    return played[0]


def test_no_card_of_another_hand_is_ever_sent(recording):
    """By the numbers printed on the cards."""
    for listener in recording.listeners:
        [side] = listener.sides
        for message in listener.live.heard:
            if message["type"] == "update" and message["sides"]:
                table = table_then(recording, listener.sides, message["table"]["number"])
                hands = as_record(np.frombuffer(table.match.state, np.uint8), State).hands
                hidden = {
                    int(card) for seat in range(table.match.seats) if seat != side for card in hands[seat] if card >= 0
                }
                view = dict(message["sides"][0]["view"])
                del view["last"]  # the round before: laid before all eyes, and perhaps drawn again since
                assert not hidden & numbers(view)
                draws = [event for event in message["sides"][0]["events"] if event["kind"] == "drew"]
                assert all(event["cards"] is None for event in draws if event["seat"] != side)


def numbers(part):
    """The numbers of all cards within a part of a view."""
    if isinstance(part, list):
        return set().union(*map(numbers, part))
    if isinstance(part, dict):
        own = {part["number"]} if "clone" in part else set()
        return own.union(*map(numbers, part.values()))
    return set()
