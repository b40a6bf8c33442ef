"""The exact solution against a plain search through the whole tree of tiny levels, by the rules' own kernels alone."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np
import pytest

import raumhafen as rh
from raumhafen.games.galaktix.expert.layers import beginning, in_memory, numbered, solve
from raumhafen.games.galaktix.expert.policy import play_games, worth_of_choices
from raumhafen.games.galaktix.model import ALL_DICE, KEEP_DICE, NEXT, OVER, ROLL, State

GAME = rh.load("galaktix")
CLOSED = "#########."  # nothing ever lands there
REFERENCE = GAME.folder / "editions" / "reference.toml"

#: A board with two or three short roads; rockets, parts and flags of level 1-1; what the box holds.
TINY = {
    "one white": (("..#.......", CLOSED, CLOSED, CLOSED, CLOSED), [1, 0, 0], 0, [], (15, 9, 8, 2)),
    "parts": ((".W#.......", CLOSED, CLOSED, CLOSED, CLOSED), [0, 0, 0], 2, [], (15, 9, 8, 3)),
    "short supply": (("WW#.......", CLOSED, CLOSED, CLOSED, CLOSED), [1, 0, 0], 1, [], (2, 9, 8, 1)),
    "grey and flag": (("..#.......", CLOSED, CLOSED, CLOSED, "#.G#......"), [0, 1, 0], 1, ["b1", "r2"], (15, 9, 8, 1)),
    "black": (("##S.......", CLOSED, CLOSED, CLOSED, CLOSED), [0, 0, 1], 1, ["b4"], (15, 9, 2, 1)),
}


def tiny_edition(folder, name):
    """The reference edition with another board and start in level 1-1, and a point for every field."""
    roads, rockets, parts, flags, box = TINY[name]
    lines, chapter, level = [], 0, 0
    for line in REFERENCE.read_text().splitlines():
        key = line.partition(" =")[0]
        chapter += line == "[[chapter]]"
        level += line == "[[level]]"
        colours = ("blue", "purple", "green", "yellow", "red")
        if chapter == 1 and level == 0 and key in colours:
            line = f'{key} = "{roads[colours.index(key)]}"'
        if level >= 1 and key in ("rockets", "parts", "flags"):
            here, elsewhere = ([rockets, parts, flags], [[0, 0, 0], 0, []])
            value = (here if level == 1 else elsewhere)[("rockets", "parts", "flags").index(key)]
            line = f"{key} = {value}".replace("'", '"')
        if chapter == 0 and key in ("white", "grey", "black", "parts"):
            line = f"{key} = {dict(zip(('white', 'grey', 'black', 'parts'), box, strict=True))[key]}"
        if key == "points":
            line = "points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]"
        lines.append(line)
    path = folder / "tiny.toml"
    path.write_text("\n".join(lines).replace('name = "reference"', 'name = "tiny"'))
    return GAME.edition(str(path)).data


def chance(faces):
    """How likely it is to roll these."""
    return factorial(len(faces)) / prod(map(factorial, Counter(faces).values())) / 6 ** len(faces)


ROLLS = list(combinations_with_replacement(range(6), 5))
REST = {size: [(f, chance(f)) for f in combinations_with_replacement(range(6), size)] for size in range(6)}


class Tree:
    """The whole game, searched by the rules."""

    def __init__(self, edition, goal):
        self.edition, self.goal = edition, goal
        self.ids = np.zeros(256, np.int32)
        self.known = {}

    def start(self):
        state = np.zeros(GAME.state_layout.itemsize, np.uint8)
        GAME.kernels.start(self.edition, state, np.zeros(1, np.int64), 1, np.zeros(2, np.uint64))
        return self.between(state)

    def next_states(self, state):
        n = GAME.kernels.legal(self.edition, state, 0, self.ids)
        for action in self.ids[:n].tolist():
            after = state.copy()
            GAME.kernels.apply(self.edition, after, 0, action)
            yield action, after

    def score(self, state):
        out = np.zeros(8, np.int64)
        GAME.kernels.scores(self.edition, state, out)
        return float(out[0]) if self.goal == 0 else float(out[0] >= self.goal)

    def between(self, state, here=None, again=0.0):
        """A state in which the dice are about to be rolled, perhaps after parts were placed."""
        if state.view(State)[0].phase == OVER:
            return self.score(state)
        best = -1.0
        for action, after in self.next_states(state):
            best = max(best, self.roll(state, here, again) if action in NEXT else self.between(after, here, again))
        return best

    def roll(self, state, here, again):
        s = state.view(State)[0]
        if all(s.height == 10):
            return self.score(state)
        key = (*s.height.tolist(), *s.depot.tolist(), *s.supply.tolist(), s.parts, s.spare_parts, s.flags_won)
        if key == here:
            return again  # the same position once more
        if key not in self.known:
            value, before = 0.0, -1.0
            while value != before:
                before, value = value, self.round(state, key, value)
                if abs(value - before) < 1e-13:
                    break
            self.known[key] = value
        return self.known[key]

    def round(self, state, key, again):
        rolled = state.copy()
        GAME.kernels.apply(self.edition, rolled, 0, NEXT())

        @cache
        def final(faces):
            settled = rolled.copy()
            settled.view(State)[0].dice[:] = faces
            GAME.kernels.apply(self.edition, settled, 0, KEEP_DICE(ALL_DICE))
            if settled.view(State)[0].phase == OVER:
                return self.score(settled)
            return max(self.between(after, key, again) for _, after in self.next_states(settled))

        @cache
        def kept(faces):
            return sum(p * final(tuple(sorted(faces + more))) for more, p in REST[5 - len(faces)])

        total = 0.0
        for roll in ROLLS:
            options = {tuple(roll[die] for die in range(5) if mask >> die & 1) for mask in range(32)}
            total += chance(roll) * max(kept(option) for option in options)
        return total


def best(edition, goal=0):
    """What the solution makes of level 1-1."""
    return solve(numbered(GAME, edition, beginning(GAME, edition, 0), goal)).value


@pytest.mark.parametrize("name", TINY)
def test_the_greatest_expected_score_is_that_of_the_whole_tree(name, tmp_path):
    edition = tiny_edition(tmp_path, name)
    assert best(edition) == pytest.approx(Tree(edition, 0).start(), abs=1e-9)


@pytest.mark.parametrize("name", TINY)
@pytest.mark.parametrize("goal", [5])
def test_the_greatest_chance_of_some_points_is_that_of_the_whole_tree(name, goal, tmp_path):
    edition = tiny_edition(tmp_path, name)
    assert best(edition, goal) == pytest.approx(Tree(edition, goal).start(), abs=1e-9)


def test_more_is_never_worth_less(tmp_path):
    """One rocket or one part more cannot hurt: it can be given back."""
    values = {}
    for rockets in (1, 2):
        for parts in (0, 1):
            TINY["growing"] = (
                ("..W#......", CLOSED, CLOSED, "..........", CLOSED),
                [rockets, 0, 0],
                parts,
                [],
                (15, 9, 8, 3),
            )
            values[rockets, parts] = best(tiny_edition(tmp_path, "growing"))
    del TINY["growing"]
    assert values[1, 0] < values[1, 1] < values[2, 1]
    assert values[1, 0] < values[2, 0] < values[2, 1]


@pytest.mark.parametrize("goal", [0, 5])
def test_solving_from_the_middle_of_a_game_agrees_with_the_whole_table(goal, tmp_path):
    """Positions met in play: the table's value, that of solving from there, and that of a round played by the rules."""
    TINY["middle"] = (("..W#......", CLOSED, "#.G.......", CLOSED, CLOSED), [2, 0, 0], 2, ["b5", "g2"], (15, 9, 8, 5))
    edition = tiny_edition(tmp_path, "middle")
    del TINY["middle"]
    state = beginning(GAME, edition, 0)
    table = solve(numbered(GAME, edition, state, goal), keep=in_memory)
    ids, worth, met = np.zeros(64, np.int32), np.zeros(64), 0
    state[:16] = np.arange(1, 17)  # the key of its dice
    while GAME.kernels.active(edition, state):
        n = worth_of_choices(table.index, table.values, edition, state, ids, worth)
        if state.view(State)[0].phase == ROLL:
            here = worth[:n][ids[:n] == NEXT()][0]
            assert solve(numbered(GAME, edition, state, goal)).value == pytest.approx(here, abs=1e-6)
            rolled = 0.0
            for roll in ROLLS:
                after = state.copy()
                GAME.kernels.apply(edition, after, 0, NEXT())
                after.view(State)[0].dice[:] = roll
                m = worth_of_choices(table.index, table.values, edition, after, ids, worth)
                rolled += chance(roll) * worth[:m].max()
            assert rolled == pytest.approx(here, abs=1e-6)
            met += 1
            n = worth_of_choices(table.index, table.values, edition, state, ids, worth)
        GAME.kernels.apply(edition, state, 0, ids[worth[:n].argmax()])
    assert met > 3


def test_games_played_by_a_table_average_its_value(tmp_path):
    edition = tiny_edition(tmp_path, "grey and flag")
    table = solve(numbered(GAME, edition, beginning(GAME, edition, 0)), keep=in_memory)
    counts, key = np.zeros(256, np.int64), np.array([7, 7], np.uint64)
    play_games(table.index, table.values, edition, GAME.state_layout.itemsize, 0, key, 0, 20_000, counts)
    points = np.repeat(np.arange(256), counts)
    assert len(points) == 20_000
    assert abs(points.mean() - table.value) < 4 * points.std() / len(points) ** 0.5
