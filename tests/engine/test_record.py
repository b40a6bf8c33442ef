"""Records: text and back without loss, and no way to bend one unnoticed."""

import re

import pytest

import raumhafen as rh
from raumhafen.engine.errors import RecordError
from raumhafen.engine.match import Match
from raumhafen.engine.record import Record
from raumhafen.engine.replay import replay
from tests.conformance.settings import Lots, load
from tests.picked import PARTY
from tests.toy.game import GAME

KEY = "0123456789abcdef" * 2


def finished(**arguments):
    match, lots = Match(GAME, key=KEY, **arguments), Lots(1)
    while not match.over:
        seat = match.active[lots.below(len(match.active))]
        match.play(seat, match.legal(seat)[lots.below(len(match.legal(seat)))])
    return match


def test_a_record_reads_as_written():
    match = Match(GAME, key=KEY, options={"rounds": 1, "mood": "wild"}, names=["Anna", "Bob # 2"])
    match.play(1, "card-3 slot-0")
    assert str(match.record()) == (
        "raumhafen record 1\n"
        "game toy\n"
        f"edition reference {match.edition.hash}\n"
        "seats 2\n"
        "option rounds 1\n"
        "option mood wild\n"
        "name 0 Anna\n"
        "name 1 Bob # 2\n"
        f"key {KEY}\n"
        f"key-hash {match.key_hash}\n"
        "\n"
        "1 slot-0 card-3\n"
        "\n"
        f"seal {match.record().seal}\n"
    )


@pytest.mark.parametrize("arguments", [{}, {"seats": 3}, {"options": {"mood": "wild"}, "names": ["A", "B"]}])
def test_text_and_back_without_loss(arguments):
    match = finished(**arguments)
    record = match.record()
    assert Record.parse(str(record)) == record
    again = replay(str(record), load)
    assert again.state == match.state
    assert str(again.record()) == str(record)


def test_notes_stay_where_they_stood():
    text = str(finished().record())
    head, moves, tail = text.split("\n\n")
    lines = moves.split("\n")
    lines[0] += "  # the opening"
    lines.insert(1, "# now it is the other's turn")
    noted = "\n\n".join([head, "\n".join(lines), tail])
    assert str(Record.parse(noted)) == noted
    assert replay(noted, load).over


def broken(text, load=load):
    with pytest.raises(RecordError) as refused:
        replay(text, load)
    return refused.value.line, str(refused.value)


def number_of(text, start):
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("tag", "new"),
    [
        ("game", "game chess"),
        ("seats", "seats 7"),
        ("seats", "seats two"),
        ("option rounds", "option rounds 99"),
        ("option mood", "option weather fine"),
        ("edition", "edition reference 0000000000000000"),
        ("edition", "edition gilded"),
        ("key ", "key 123"),
        ("key-hash", "key-hash 00"),
        ("result", "result 9 9"),
        ("result", "result nine"),
        ("seal", "seal 0000000000000000"),
        ("seats", "chairs 2"),
        ("key-hash", "key " + KEY),
    ],
)
def test_a_bent_tag_is_refused_with_its_line(tag, new):
    text = str(finished().record())
    line = number_of(text, tag)
    bent = "\n".join(new if number == line else old for number, old in enumerate(text.split("\n"), 1))
    found, said = broken(bent)
    assert found == line
    assert f"Line {line}" in said


def test_every_bent_action_is_refused():
    """Change any action to any other: the record no longer replays, and the line is at or behind the change."""
    text = str(finished().record())
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if re.match(r"\d slot", line):
            for other in ("slot-0 card-1", "slot-1 card-3", "slot-0 card-2", "ready"):
                bent = f"{line[0]} {other}"
                if bent != line:
                    found, _ = broken("\n".join([*lines[:number], bent, *lines[number + 1 :]]))
                    assert found >= number + 1


def test_another_key_is_noticed():
    text = str(finished().record()).replace(f"key {KEY}", "key " + "f" * 32)
    assert broken(text)[0] == number_of(text, "key-hash")


def test_lines_removed_or_added_are_noticed():
    text = str(finished().record())
    lines = text.split("\n")
    first = next(number for number, line in enumerate(lines) if re.match(r"\d ", line))
    broken("\n".join(lines[:first] + lines[first + 1 :]))
    broken("\n".join(lines[: first + 1] + lines[first:]))
    end = number_of(text, "seal")
    assert broken(text + "0 ready\n")[0] == end + 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("chess\n", 1),
        ("raumhafen record 1\n", 1),
        ("raumhafen record 1\ngame toy\nnonsense\n", 3),
        ("raumhafen record 1\ngame toy\n0\n", 3),
        ("raumhafen record 1\ngame toy\ngame toy\n", 3),
        ("raumhafen record 1\ngame toy\noption rounds\n", 3),
        ("raumhafen record 1\ngame toy\nname Anna x\n", 3),
        ("raumhafen record 1\ngame toy\nseats 2\nkey 00\n", 4),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text, line):
    assert broken(text)[0] == line


def test_a_record_from_the_package():
    match, lots = rh.new(PARTY, seats=4, key=KEY), Lots(2)
    for _ in range(40):
        seat = match.active[0]
        match.play(seat, match.legal(seat)[lots.below(len(match.legal(seat)))])
    assert rh.replay(str(match.record())).state == match.state
