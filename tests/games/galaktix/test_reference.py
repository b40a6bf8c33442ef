"""The kernels against the plain reference, action by action, in random games on all levels."""

from collections import Counter
from random import Random

import pytest

from raumhafen.games.galaktix.edition import COLOURS, WHITE
from raumhafen.games.galaktix.model import PIECE

from .positions import BOX, LEVELS, ROCKETS, Solo, opening
from .reference import FACES, Reference


def compare(t: Solo, expected: Reference) -> None:
    """Everything that lies on the table, and everything that may be done."""
    assert {action.tokens for action in t.match.legal(0)} == expected.legal()
    assert t.match.over == (expected.phase == "over")
    assert t.phase == expected.phase
    assert t.depot == expected.depot
    assert t.supply == expected.supply
    assert dict(zip(COLOURS, t.s.height.tolist(), strict=True)) == expected.heights
    assert t.pieces == expected.pieces
    assert t.flags == expected.flags
    assert t.s.flags_won == expected.won
    assert t.score == expected.score
    assert t.everything == BOX


def weight(tokens: tuple[str, ...]) -> int:
    """Parts are placed more often and rockets given back less often than at random."""
    if tokens[0] in {"back", "stop"}:
        return 1
    return 6 if "-" in tokens[0] else 4


def choose(expected: Reference, lots: Random) -> tuple[str, ...]:
    actions = sorted(expected.legal())
    return lots.choices(actions, [weight(tokens) for tokens in actions])[0]


def play(t: Solo, expected: Reference, lots: Random) -> Counter[str]:
    """To the end; tells what came about."""
    seen: Counter[str] = Counter()
    compare(t, expected)
    while expected.phase != "over":
        tokens, phase, before = choose(expected, lots), expected.phase, sum(expected.depot.values())
        t.match.play(0, " ".join(tokens))
        expected.do(tokens, sorted(t.dice, key=FACES.index))
        compare(t, expected)
        seen[tokens[0] if phase == "place" and tokens[0] in {"back", "stop"} else ""] += 1
        seen["part"] += phase == "roll" and "-" in tokens[0]
        seen["done"] += tokens == ("done",)
        seen["finished"] += expected.finished() and expected.phase == "over"
        if phase == "place" and len(tokens) == 2 and tokens[0] != "back":
            seen[tokens[1]] += 1
            seen["vortex"] += expected.shown[tokens[0]] == "#"
            shows = expected.shown[tokens[0]] in "WGS"
            gained = sum(expected.depot.values()) > before - (2 if tokens[1] == "built" else 1)
            seen["extra"] += shows and gained
            seen["lacking"] += shows and not gained
    return seen


@pytest.mark.rule("GX-3")
@pytest.mark.rule("GX-4")
@pytest.mark.rule("GX-5")
@pytest.mark.rule("GX-6")
@pytest.mark.rule("GX-7")
@pytest.mark.rule("GX-8")
@pytest.mark.rule("GX-9")
@pytest.mark.rule("GX-10")
@pytest.mark.rule("GX-11")
@pytest.mark.rule("GX-12")
@pytest.mark.rule("GX-13")
@pytest.mark.rule("GX-17")
@pytest.mark.rule("GX-18")
@pytest.mark.rule("GX-19")
@pytest.mark.rule("GX-20")
@pytest.mark.parametrize("level", LEVELS)
def test_games_agree_from_their_beginning(level):
    lots = Random(level)
    for number in range(12):
        play(opening(level, number), Reference(level), lots)


def advanced(level: str, single: bool, lots: Random) -> tuple[Solo, Reference]:
    """Late in a game, with a random depot; with a single road to finish, or several."""
    t, expected = opening(level, lots.randrange(1000)), Reference(level)
    last = lots.choice(COLOURS)
    for road, colour in enumerate(COLOURS):
        height = lots.randint(6, 7) if colour == last else 10 if single else lots.randint(6, 10)
        expected.heights[colour] = t.s.height[road] = height
        expected.pieces[f"{colour}-{height}"] = "white"
        expected.flags.discard(f"{colour}-{height}")
        t.s.piece[road, height - 1] = PIECE + WHITE
        t.s.flag[road, height - 1] = 0
    expected.depot = {name: lots.randint(0, 4) for name in BOX}
    expected.supply = {name: BOX[name] - expected.depot[name] - 5 * (name == "white") for name in BOX}
    t.s.depot, t.s.parts = [expected.depot[name] for name in ROCKETS], expected.depot["parts"]
    t.s.supply, t.s.spare_parts = [expected.supply[name] for name in ROCKETS], expected.supply["parts"]
    t.match._changed()
    return t, expected


@pytest.mark.rule("GX-10")
@pytest.mark.rule("GX-12")
@pytest.mark.rule("GX-13")
@pytest.mark.rule("GX-18")
def test_games_agree_late_and_all_that_can_come_about_does():
    lots, seen = Random(12), Counter()
    for number in range(240):
        seen += play(*advanced(LEVELS[number % 20], number % 3 > 0, lots), lots)
    often = ("back", "stop", "part", "finished", "white", "grey", "black", "built", "vortex", "extra")
    assert min(seen[what] for what in often) >= 10
    assert seen["done"] >= 3


@pytest.mark.rule("GX-8")
@pytest.mark.rule("GX-11")
def test_games_agree_when_the_supply_is_empty():
    """All rockets and parts are in the depot: extra fields and tools bring only what was given back."""
    lots, seen = Random(13), Counter()
    for number in range(20):
        t, expected = opening(LEVELS[number], number), Reference(LEVELS[number])
        expected.depot, expected.supply = dict(BOX), dict.fromkeys(BOX, 0)
        t.s.depot, t.s.parts, t.s.supply, t.s.spare_parts = list(BOX.values())[:3], BOX["parts"], 0, 0
        t.match._changed()
        seen += play(t, expected, lots)
    assert seen["lacking"] >= 10
    assert seen["extra"] >= 5
