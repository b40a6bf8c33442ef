"""No client receives a byte that `observe` would blank: what went over the wire is looked at, not what was meant to.

Whole matches are played with every connection recorded. Then each message is built again from worlds that fit what its
reader knows and are otherwise made up at random. If it depended on anything hidden, some world would give other bytes.
"""

import random
from dataclasses import replace

import msgspec
import numpy as np
import pytest

import raumhafen as rh
from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.match import Action, Match, Move
from raumhafen.engine.record import Record
from raumhafen.engine.replay import replay
from raumhafen.server import table_events
from raumhafen.server.table import Seat, Table
from raumhafen.server.update_encoder import UpdateEncoder
from tests.conformance.settings import Lots, load
from tests.picked import DUEL, PARTY
from tests.server.harness import go, play_on, quick, running

WORLDS = 2  #: for each message


class Listener:
    """A recorded connection: who listens, and all that was said."""

    def __init__(self, name, live, sides):
        self.name, self.live, self.sides = name, live, sides


class Recording:
    """A match that was played over the wire, with everything that was sent."""

    def __init__(self):
        self.listeners = []
        self.answers = []  # what requests got before the match was over
        self.refusals = []  # seat, events so far, tokens, what was said
        self.log = []
        self.tables = {}  # as they were after each event
        self.key = ""
        self.record = ""


async def play_recorded(house, game, seats, seed):
    """A match of people at their own devices, with a watcher, people who come again, and people who try what is not
    allowed."""
    lots, recording = random.Random(seed), Recording()
    people = [house.device() for _ in range(seats)]
    eve = house.device()
    table = await people[0].open("me", *["friend"] * (seats - 1), game=game)
    id = table["id"]
    for seat, person in enumerate(people[1:], 1):
        await person.join(people[0], id, seat, f"P{seat}")
    lives = [await person.live(id) for person in people]
    watcher = await eve.live(id)
    await people[0].ask("POST", f"/api/tables/{id}/start")
    recording.listeners += [Listener(f"seat {seat}", live, (seat,)) for seat, live in enumerate(lives)]
    recording.listeners.append(Listener("watcher", watcher, (SPECTATOR,)))
    for live in (*lives, watcher):
        await live.begun()
    while lives[0].update["table"]["status"] == "playing":
        made = await play_on(lots, *lives, moves=5)
        for person in (lots.choice(people), eve):
            recording.answers.append((await person.http.get(f"/api/tables/{id}")).text)
            recording.answers.append((await person.http.get(f"/api/tables/{id}/record")).text)
        await try_what_is_not_allowed(house, recording, lives, id, lots)
        if made < 5:
            break
        seat = lots.randrange(seats)
        seen = lives[seat].update["table"]["number"]
        for query, device, sides in (
            (f"?since={lots.randrange(seen + 1)}", people[seat], (seat,)),
            ("?since=0&watch=1", people[seat], (SPECTATOR,)),
            (f"?since={lots.randrange(3)}", eve, (SPECTATOR,)),
        ):
            late = await device.connect(id, query)
            recording.listeners.append(Listener(f"late {sides} {query}", late, sides))
            await late.close()
        if lots.random() < 0.3:
            undo_choices = lives[seat].sides[seat]["takes_back"]
            await lives[seat].undo(seat, *(lots.choice(undo_choices)["tokens"] if undo_choices else ()))
            for live in lives:
                await live.catch_up()
    recording.record = await eve.ask("GET", f"/api/tables/{id}/record")
    recording.key = Record.parse(recording.record).key
    recording.log = await house.lounge.store.events(id)
    return recording


async def try_what_is_not_allowed(house, recording, lives, id, lots):
    words = ["look", "turn", "a1", "b3", "capital", "red-4", "+1", "no-figure", "slot-0", "card-2", "ready", "xyzzy"]
    words += ["energy", "pilot", "pas", "parse", "add", "keep"]
    for seat, live in enumerate(lives):
        tokens = lots.sample(words, lots.randint(1, 3))
        table = house.lounge.tables[id].table
        assert table.match is not None
        number = table.number  # the moves alone would not tell the moment: some are undone, and others made instead
        try:
            table.match.find(seat, " ".join(tokens))
        except RaumhafenError:
            answer = await live.play(seat, *tokens)
            assert answer["type"] == "refused"
            recording.refusals.append((seat, number, tokens, answer))


def table_at(recording, number):
    """The table as it was after an event; not to be changed."""
    if number not in recording.tables:
        recording.tables[number] = table = Table("x")
        for event in table_events.decode(recording.log[:number]):
            table.apply(event)
        table.set_up_match(load(table.game))
    return recording.tables[number]


def imagined(match: Match, seat: int, lots: Lots) -> Match:
    """The same match in a world that only looks the same to a seat: every state made up anew, every secret action of
    others forgotten."""
    kernels, edition = match.game.kernels, match.edition.data

    def world(state):
        made = np.frombuffer(state, np.uint8).copy()
        kernels.observe(edition, made, seat)
        kernels.resample(edition, made, seat, lots.key())
        return made

    other = Match(match.game, match.seats, "f" * 32, match.edition, dict(match.record().options), match.names)
    moves = [
        Move(
            move.seat,
            move.action if move.open or move.seat == seat else Action(0, ("secret",)),
            move.open,
            world(move.before).tobytes(),
        )
        for move in match.moves
    ]
    other._go_back(moves, world(match.state).tobytes())
    return other


GAMES = [(PARTY, 2), (PARTY, 4), (DUEL, 2), ("toy", 2), ("toy", 3)]
_recordings = {}


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
def recording(request, tmp_path_factory):
    """A recorded match of each kind; played once for all tests."""
    if request.param not in _recordings:

        async def play():
            async with running(quick(tmp_path_factory.mktemp("honesty"))) as house:
                _recordings[request.param] = await play_recorded(
                    house, *request.param, seed=sum(map(ord, str(request.param)))
                )

        go(play)
    return _recordings[request.param]


def test_sides_hold_only_what_their_reader_knows(recording):
    lots, checked = Lots(1), 0
    for listener in recording.listeners:
        seen = None
        for message in listener.live.heard:
            if message["type"] != "update":
                continue
            number = message["table"]["number"]
            if message["sides"]:
                assert [side["seat"] for side in message["sides"]] == list(listener.sides)
                [side] = listener.sides
                table = table_then(recording, listener.sides, number)
                told_from = told_since(recording, table, listener, seen)
                truth = built(table, side, told_from)
                assert msgspec.json.decode(truth) == message["sides"][0], listener.name
                for _ in range(WORLDS):
                    other = replace(table, match=imagined(table.match, side, lots))
                    assert built(other, side, told_from) == truth, (listener.name, number)
                    checked += 1
            seen = number
    assert checked > 50


def table_then(recording, sides, noticed):
    """The table as it was when sides knew of n events."""
    whole = table_at(recording, len(recording.log))
    return table_at(recording, whole.event_number(sides, noticed))


def built(table, side, first):
    return msgspec.json.encode(UpdateEncoder(table)._make_side(side, first))


def told_since(recording, table, listener, seen):
    """The first move that a message tells of."""
    if seen is None:  # the first message: it depends on what was asked for
        query = listener.name.partition("since=")[2].partition("&")[0]
        if not query:
            return len(table.move_numbers)
        seen = int(query)
    since = table.event_number(listener.sides, seen)
    return next((place for place, number in enumerate(table.move_numbers) if number > since), len(table.move_numbers))


def test_the_key_is_nowhere_before_the_end(recording):
    key = bytes.fromhex(recording.key)
    words = [str(int.from_bytes(key[place : place + 8], order)) for place in (0, 8) for order in ("little", "big")]
    secrets = [recording.key, recording.key[:16], recording.key[16:], *words]
    for listener in recording.listeners:
        for raw, message in zip(listener.live.raw, listener.live.heard, strict=True):
            if message["type"] == "update" and message["table"]["status"] == "over":
                assert message["table"]["key"] == recording.key
                break
            text = raw.decode()
            assert not any(secret in text for secret in secrets)
    for text in recording.answers:
        if '"over"' not in text and not text.startswith("raumhafen record"):
            assert not any(secret in text for secret in secrets)
    assert any('"not-over"' in text for text in recording.answers)  # no record of a running match
    assert Record.parse(recording.record).key == recording.key
    replay(recording.record, load)


def test_refusals_tell_only_what_their_reader_knows(recording):
    lots = Lots(2)
    assert recording.refusals
    for seat, number, tokens, answer in recording.refusals:
        said = set()
        for _ in range(3):
            match = imagined(table_at(recording, number).match, seat, lots)
            with pytest.raises(RaumhafenError) as refused:
                match.find(seat, " ".join(tokens))
            said.add((refused.value.code, refused.value.say("en")))
        assert said == {(answer["code"], answer["text"])}


async def test_secret_actions_are_not_even_counted(tmp_path):
    """While others lay, a seat hears nothing and its numbers do not move; that another seat is ready it may know."""
    async with running(quick(tmp_path)) as house:
        ada, bea, eve = house.device(), house.device(), house.device()
        id = (await ada.begin_with(bea, game="toy"))["id"]
        here, there, watcher = await ada.live(id), await bea.live(id), await eve.live(id)
        for live in (here, there, watcher):
            await live.begun()
        await there.told(lambda update: update["table"]["watchers"] == 1)
        before = await bea.http.get(f"/api/tables/{id}"), await eve.http.get(f"/api/tables/{id}")
        heard = len(there.heard), len(watcher.heard)
        for words in (["slot-0", "card-3"], ["slot-1", "card-3"]):
            assert (await here.play(0, *words))["type"] == "done"
        assert (await here.undo(0))["type"] == "done"
        assert (await here.play(0, "slot-1", "card-1"))["type"] == "done"
        assert (await here.undo(0, "slot-0", "card-3"))["type"] == "done"  # not only the last
        assert (await here.play(0, "slot-0", "card-2"))["type"] == "done"
        after = await bea.http.get(f"/api/tables/{id}"), await eve.http.get(f"/api/tables/{id}")
        assert [answer.text for answer in before] == [answer.text for answer in after]
        assert (await there.undo(1))["code"] == "undo"  # an answer comes; nothing stood before it
        assert len(there.heard) == heard[0] + 1
        again = await bea.live(id, f"?since={there.update['table']['number']}")
        assert (await again.next())["table"]["number"] == there.update["table"]["number"]
        assert again.events[1] == []
        assert (await here.play(0, "ready"))["type"] == "done"
        ready = await there.until(lambda said: said["type"] == "update" and said["awaited"] == [1])
        assert ready["sides"][0]["events"] == []
        await watcher.until(lambda said: said["type"] == "update" and said["awaited"] == [1])
        assert (await there.play(1, "slot-0", "card-1"))["type"] == "done"  # the last one is not watched either
        count = len(watcher.heard)
        assert (await there.play(1, "slot-1", "card-1"))["type"] == "done"
        assert (await there.play(1, "ready"))["type"] == "done"
        shown = await watcher.next()
        assert len(watcher.heard) == count + 1
        assert shown["sides"][0]["events"][0]["kind"] == "shown"


def test_points_shown_during_a_match_are_known_to_all():
    """Every game: what a table shows as points comes from what a spectator sees."""
    for game in rh.GAMES:
        about = rh.about(game)
        for seats in {about.seats[0], about.seats[1]}:
            match, lots = rh.new(game, seats=seats, key="7" * 32), Lots(3)
            table = Table("x", seats=[Seat(table_events.Occupant("person")) for _ in range(seats)], match=match)
            while not match.over:
                legal = match.legal(match.active[0])
                match.play(match.active[0], legal[lots.below(len(legal))])
                table.number += 1
                shown = UpdateEncoder(table).standings().scores
                for _ in range(2):
                    other = replace(table, match=imagined(match, SPECTATOR, lots))
                    assert UpdateEncoder(other).standings().scores == shown
