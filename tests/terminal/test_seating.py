"""Who sits where, from the words of a command."""

import pytest

import raumhafen as rh
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.texts import Texts
from raumhafen.terminal.seating import bot_for_each_seat, seating, show_name
from raumhafen.text.names import LONGEST
from tests.picked import PARTY

ABOUT = rh.about(PARTY)


def seat(seats=None, bots=None, names=None, known=()):
    return seating(ABOUT, Texts.of("en"), seats, bots, names, known)


@pytest.mark.parametrize(
    ("arguments", "names", "bots"),
    [
        ({}, ["Crew 1", "Vega", "Rigel"], {1: "pilot", 2: "pilot"}),
        ({"seats": 2}, ["Crew 1", "Vega"], {1: "pilot"}),
        ({"bots": "random"}, ["Crew 1", "Vega"], {1: "random"}),
        ({"bots": "Kapitän, admiral"}, ["Crew 1", "Vega", "Rigel"], {1: "captain", 2: "admiral"}),
        ({"bots": "cadet,Chance"}, ["Crew 1", "Vega", "Rigel"], {1: "cadet", 2: "random"}),
        ({"bots": "random,greedy", "seats": 4}, ["Crew 1", "Crew 2", "Vega", "Rigel"], {2: "random", 3: "greedy"}),
        ({"bots": "none", "seats": 2}, ["Crew 1", "Crew 2"], {}),
        ({"bots": "none"}, ["Crew 1", "Crew 2", "Crew 3"], {}),
        ({"names": "Ada, Bo"}, ["Ada", "Bo", "Vega"], {2: "pilot"}),
        ({"names": "Ada,Bo", "bots": "random"}, ["Ada", "Bo", "Vega"], {2: "random"}),
        ({"names": "A,B,C,D"}, ["A", "B", "C", "D"], {}),
        ({"names": "Ada,Hal", "bots": "random", "seats": 2}, ["Ada", "Hal"], {1: "random"}),
        ({"seats": 2, "bots": "greedy,greedy"}, ["Vega", "Rigel"], {0: "greedy", 1: "greedy"}),
        ({"seats": 3, "known": ("Ada", "Bo")}, ["Ada", "Bo", "Rigel"], {1: "pilot", 2: "pilot"}),
        ({"seats": 2, "known": ("Ada", "Bo"), "names": "Eve"}, ["Eve", "Bo"], {1: "pilot"}),
    ],
)
def test_seats(arguments, names, bots):
    seated = seat(**arguments)
    assert list(seated.names) == names
    assert seated.bots == bots
    assert sorted([*seated.people, *seated.bots]) == list(range(len(names)))


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"seats": 7}, "seats"),
        ({"seats": 1}, "seats"),
        ({"bots": "clever"}, "bot"),
        ({"bots": "greedy,"}, "bot"),
        ({"bots": "random,random,random", "seats": 2}, "bots-too-many"),
        ({"names": "A,B,C", "seats": 2}, "names"),
        ({"names": "A,,C"}, "name"),
        ({"names": "x" * (LONGEST + 1)}, "name"),
        ({"names": "A\x1b[2J"}, "name"),
        ({"names": "[red]"}, "name"),
    ],
)
def test_what_cannot_be_seated(arguments, code):
    with pytest.raises(RaumhafenError) as caught:
        seat(**arguments)
    assert caught.value.code == code


def test_a_name_may_be_as_long_as_in_the_browser():
    longest = "Bartholomäus zu Hohenfels"[:LONGEST]
    assert len(longest) == LONGEST == 24
    assert seat(names=longest).names[0] == longest
    assert seat(seats=2, known=[longest]).names[0] == longest


def test_names_from_elsewhere_are_made_harmless():
    assert show_name("\x1b[2Jx" + "y" * 40) == "·(2Jx" + "y" * (LONGEST - 5)
    assert show_name("x" * (LONGEST - 1) + " y") == "x" * (LONGEST - 1)


@pytest.mark.parametrize(
    ("bots", "seats", "expected"),
    [("greedy", None, 3), ("greedy", 5, 5), ("greedy,random", None, 2), ("greedy,random", 2, 2)],
)
def test_bots_among_themselves(bots, seats, expected):
    chosen = bot_for_each_seat(ABOUT, bots, seats)
    assert len(chosen) == expected
    assert set(chosen) == set(bots.split(","))


@pytest.mark.parametrize(
    ("bots", "seats", "code"),
    [("greedy,random", 3, "bots-seats"), ("greedy", 9, "seats"), (",".join(["random"] * 7), None, "seats")],
)
def test_bots_that_do_not_fit(bots, seats, code):
    with pytest.raises(RaumhafenError) as caught:
        bot_for_each_seat(ABOUT, bots, seats)
    assert caught.value.code == code
