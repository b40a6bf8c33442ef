"""The coach and the bot that plays by solved tables, against a plain search through the whole tree of tiny levels."""

import re
from functools import cache

import numpy as np
import pytest

from raumhafen.bots import bot, rollouts
from raumhafen.bots import coach as bots_coach
from raumhafen.bots.coach import advise, prepare
from raumhafen.engine.advice import NEVER, Stopped
from raumhafen.engine.errors import RaumhafenError
from raumhafen.games.galaktix import expert
from raumhafen.games.galaktix.edition import DICE, MEDALS
from raumhafen.games.galaktix.expert import coach, tables
from raumhafen.games.galaktix.expert.layers import beginning, in_memory, numbered, solve
from raumhafen.games.galaktix.expert.policy import worth_of_choices
from raumhafen.games.galaktix.model import ALL_DICE, KEEP, KEEP_DICE, NEXT, OVER, PLACE, ROLL, State
from raumhafen.lab.simulate import simulate
from tests.clock import Clock
from tests.games.galaktix.positions import opening, rolled, table
from tests.games.galaktix.test_solution import CLOSED, GAME, REST, TINY, Tree, tiny_edition

MEDAL_POINTS = [2, 5, 8]
KEY = np.array([3, 5], np.uint64)
HEX = "5eed" * 8


@pytest.fixture(autouse=True, scope="module")
def ready():
    """All is compiled."""
    prepare(GAME)


@pytest.fixture(autouse=True)
def apart(fresh_cache):
    """Nothing is known from elsewhere: no kept tables, nothing solved lately."""
    coach._lately.clear()


def ticking(monkeypatch):
    """A clock on which every look costs a tenth of a second."""
    return Clock(monkeypatch, bots_coach, rollouts, coach, step=0.1)


def tiny(folder, name):
    """A tiny edition with medals that can be reached, and the path of its file."""
    tiny_edition(folder, name)
    path = folder / "tiny.toml"
    head, sign, levels = path.read_text().partition("[[level]]")
    levels = re.sub(r"^medals = .*$", f"medals = {MEDAL_POINTS}", levels, count=1, flags=re.MULTILINE)
    path.write_text(head + sign + levels)
    return GAME.edition(str(path)).data, str(path)


class Referee(Tree):
    """Says of a position what each choice is worth."""

    def settled(self, state, faces):
        after = state.copy()
        after.view(State)[0].dice[:] = faces
        GAME.kernels.apply(self.edition, after, 0, KEEP_DICE(ALL_DICE))
        if after.view(State)[0].phase == OVER:
            return self.score(after)
        return max(self.between(placed) for _, placed in self.next_states(after))

    def worth(self, state):
        s = state.view(State)[0]
        found = {}
        settled = cache(lambda faces: self.settled(state, faces))
        for action, after in self.next_states(state):
            if s.phase == KEEP:
                kept = tuple(int(s.dice[die]) for die in range(DICE) if KEEP_DICE.argument(action) >> die & 1)
                rolls = REST[DICE - len(kept)]
                found[action] = sum(p * settled(tuple(sorted(kept + more))) for more, p in rolls)
            else:
                found[action] = self.roll(state, None, 0.0) if action in NEXT else self.between(after)
        return found


def hold(edition, state, referees, goals=True):
    """Advice on a position is what the tree says."""
    points, *others = referees
    observed = state.copy()
    GAME.kernels.observe(edition, observed, 0)
    advice = advise(GAME, edition, observed, 0, KEY, seconds=NEVER)
    worth = points.worth(observed)
    assert (advice.exact, advice.chances, advice.games) == (True, "best", 0)
    best = sorted(worth.values(), reverse=True)[:3]
    assert [choice.value for choice in advice.choices] == pytest.approx(best, abs=2e-6)
    chances = [referee.worth(observed) for referee in others] if goals else []
    for choice in advice.choices:
        assert choice.value == pytest.approx(worth[choice.action], abs=2e-6)
        assert choice.margin == 0
        if goals:
            assert choice.chances == pytest.approx([chance[choice.action] for chance in chances], abs=2e-6)
    return list(worth)


@pytest.mark.parametrize("name", [name for name in TINY if name != "black"])  # whose tree is too large for this
def test_values_and_chances_are_those_of_the_whole_tree(name, tmp_path):
    """At every position of a game in which anything may be done."""
    edition, _ = tiny(tmp_path, name)
    referees = [Referee(edition, goal) for goal in (0, *MEDAL_POINTS)]
    lots, phases = np.random.default_rng(7), set()
    state = beginning(GAME, edition, 0)
    state.view(State)[0].key[:] = 1
    while GAME.kernels.active(edition, state):
        phase = int(state.view(State)[0].phase)
        offered = hold(edition, state, referees, goals=phase == PLACE and phase not in phases)  # slow
        phases.add(phase)
        GAME.kernels.apply(edition, state, 0, int(lots.choice(offered)))
    assert phases == {ROLL, KEEP, PLACE}


@pytest.mark.parametrize("spare", [0, 1, 2])
def test_where_parts_may_go_it_agrees_with_the_table_of_the_level(spare, tmp_path):
    """GX-10: rockets flew over extra rockets and flags; there may be more or fewer whites to be had."""
    roads = ("..W.W#....", CLOSED, "#G..W.....", CLOSED, CLOSED)
    TINY["skipped"] = (roads, [2, 0, 0], 2, ["b2", "g4"], (2 + spare, 9, 8, 4))
    try:
        edition, _ = tiny(tmp_path, "skipped")
    finally:
        del TINY["skipped"]
    start = beginning(GAME, edition, 0)
    whole = [solve(numbered(GAME, edition, start, goal), keep=in_memory) for goal in (0, *MEDAL_POINTS)]
    ids, worth, met = np.zeros(64, np.int32), np.zeros(64), 0

    def agrees(state):
        columns = []
        for solved in whole:
            n = worth_of_choices(solved.index, solved.values, edition, state, ids, worth)
            columns.append(dict(zip(ids[:n].tolist(), worth[:n].tolist(), strict=True)))
        values, *chances = columns
        advice = advise(GAME, edition, state, 0, KEY, seconds=NEVER)
        assert advice.exact
        best = sorted(values.values(), reverse=True)[:3]
        assert [choice.value for choice in advice.choices] == pytest.approx(best, abs=2e-6)
        for choice in advice.choices:
            assert choice.chances == pytest.approx([chance[choice.action] for chance in chances], abs=2e-6)
        return list(values)

    for dice in ([0, 0, 0, 0, 5], [0, 0, 0, 0, 0], [2, 2, 2, 5, 5], [2, 2, 2, 2, 2]):
        rolled = start.copy()
        GAME.kernels.apply(edition, rolled, 0, NEXT())
        rolled.view(State)[0].dice[:] = dice
        GAME.kernels.apply(edition, rolled, 0, KEEP_DICE(ALL_DICE))
        GAME.kernels.observe(edition, rolled, 0)
        for action in agrees(rolled):
            placed = rolled.copy()
            GAME.kernels.apply(edition, placed, 0, action)
            while len(offered := agrees(placed)) > 1:
                met += 1
                GAME.kernels.apply(edition, placed, 0, offered[met % (len(offered) - 1)])
    assert met >= 8


def test_a_kept_table_is_exact_where_solving_would_take_too_long(tmp_path, monkeypatch):
    edition, _ = tiny(tmp_path, "grey and flag")
    state = beginning(GAME, edition, 0)
    monkeypatch.setattr(coach, "STANDS", 0)  # nothing is solved on the spot
    monkeypatch.setattr(coach, "ENOUGH", 400)
    before = advise(GAME, edition, state, 0, KEY, seconds=NEVER, worlds=16)
    assert not before.exact
    with tables.kept_at(tables.path_of(edition, 0)) as on_disk:
        solved = solve(numbered(GAME, edition, state), keep=on_disk)
    advice = advise(GAME, edition, state, 0, KEY, seconds=NEVER)
    [roll] = advice.choices
    assert (advice.exact, advice.chances) == (True, "estimate")  # no table was kept for the medals
    assert roll.value == pytest.approx(solved.value, abs=1e-6)
    assert advice.games == coach.ENOUGH
    for points, chance in zip(MEDAL_POINTS, roll.chances, strict=True):
        most = Tree(edition, points).start()
        assert chance < most + 4 * (most * (1 - most) / advice.games) ** 0.5 + 1e-9
    for points in MEDAL_POINTS:
        with tables.kept_at(tables.path_of(edition, 0, points)) as on_disk:
            solve(numbered(GAME, edition, state, points), keep=on_disk)
    advice = advise(GAME, edition, state, 0, KEY, seconds=NEVER)
    assert advice.chances == "best"
    assert advice.choices[0].chances == pytest.approx([Tree(edition, goal).start() for goal in MEDAL_POINTS], abs=1e-6)
    assert expert.solved(GAME, edition) == {"level": ["1-1"]}


def test_an_estimate_says_that_it_is_one():
    """Of a position that cannot be solved at once: the best three that were found, with their margins."""
    t = rolled("blue blue blue purple tool", "9w 1p")
    observed, data = t.match.observed(0), t.match.edition.data
    advice = advise(GAME, data, observed, 0, KEY, seconds=NEVER, worlds=64)
    assert (advice.exact, advice.chances, advice.unit) == (False, "estimate", "points")
    assert [goal.name for goal in advice.goals] == [f"medal-{medal}" for medal in MEDALS]
    assert len(advice.choices) == 3
    assert advice.games == 64
    legal = {action.id: str(action) for action in t.match.legal(0)}
    assert legal[advice.choices[0].action].startswith("blue-3")  # an extra rocket; the others are far behind
    values = [choice.value for choice in advice.choices]
    assert values == sorted(values, reverse=True)
    for choice in advice.choices:
        assert choice.margin > 0
        assert 1 >= choice.chances[0] >= choice.chances[1] >= choice.chances[2] >= 0


def test_an_estimate_is_not_above_best_play(tmp_path, monkeypatch):
    edition, _ = tiny(tmp_path, "grey and flag")
    exact = advise(GAME, edition, beginning(GAME, edition, 0), 0, KEY, seconds=NEVER)
    monkeypatch.setattr(coach, "STANDS", 0)
    coach._lately.clear()
    guess = advise(GAME, edition, beginning(GAME, edition, 0), 0, KEY, seconds=NEVER)
    assert not guess.exact
    assert guess.choices[0].value < exact.choices[0].value + 2 * guess.choices[0].margin
    assert guess.choices[0].value > exact.choices[0].value * 0.6


def test_the_same_key_gives_the_same_advice_whatever_the_dice_will_be():
    """Two matches that differ in nothing the player can know."""
    one, other = (table("8w 2p", dice="blue blue purple red tool").luck(luck) for luck in (1, 2))
    assert one.match.state != other.match.state
    asked = [t.match.observed(0) for t in (one, other)]
    before = asked[0].tobytes()
    said = [advise(GAME, one.match.edition.data, seen, 0, KEY, seconds=NEVER, worlds=24) for seen in asked]
    assert said[0] == said[1]
    assert asked[0].tobytes() == before
    third = advise(GAME, one.match.edition.data, asked[0], 0, KEY + np.uint64(1), seconds=NEVER, worlds=24)
    assert third != said[0]


@pytest.mark.parametrize("position", [opening(), table("1w", at="blue-8 purple-7 green-8 yellow-8 red-8")])
def test_nobody_has_to_wait_for_an_answer_that_is_not_wanted(position, monkeypatch):
    clock, stop = ticking(monkeypatch), np.ones(1, np.uint8)
    begun = clock.now
    with pytest.raises(Stopped):
        advise(GAME, position.match.edition.data, position.match.observed(0), 0, KEY, seconds=NEVER, stop=stop)
    assert clock.now - begun < 10 * clock.step


def test_it_keeps_to_the_time_it_is_given(monkeypatch):
    clock, match = ticking(monkeypatch), opening().match
    begun = clock.now
    advice = advise(GAME, match.edition.data, match.observed(0), 0, KEY, seconds=2.0)
    assert 2.0 <= clock.now - begun < 2.0 + 10 * clock.step
    assert advice.games > rollouts.WORLDS  # it uses that time, too


# --- the bot ----------------------------------------------------------------------------------------------------------


def test_games_of_the_optimal_bot_average_what_was_solved(tmp_path, monkeypatch):
    monkeypatch.setattr(coach, "AT_ONCE", NEVER)  # however busy the machine is
    edition, path = tiny(tmp_path, "grey and flag")
    solved = solve(numbered(GAME, edition, beginning(GAME, edition, 0)), keep=in_memory)
    games = 600
    result = simulate(GAME, ["optimal"], games, HEX, edition=path)
    spread = 3.0  # points range over less than twelve
    assert abs(result.scores[0] - solved.value) < 4 * spread / games**0.5
    assert result.scores[0] > simulate(GAME, ["random"], games, HEX, edition=path).scores[0]
    again = simulate(GAME, ["optimal"], 20, HEX, edition=path, workers=1)
    assert again.scores == simulate(GAME, ["optimal"], 20, HEX, edition=path, workers=2).scores


def test_the_optimal_bot_takes_what_the_coach_advises(tmp_path, monkeypatch):
    monkeypatch.setattr(coach, "AT_ONCE", NEVER)
    edition, _ = tiny(tmp_path, "parts")
    state = beginning(GAME, edition, 0)
    state.view(State)[0].key[:] = 9
    while GAME.kernels.active(edition, state):
        observed = state.copy()
        GAME.kernels.observe(edition, observed, 0)
        chosen = bot("optimal").choose(GAME, edition, observed, 0, KEY)
        advised = advise(GAME, edition, observed, 0, KEY, seconds=NEVER).choices
        assert chosen in [choice.action for choice in advised if choice.value == advised[0].value]
        GAME.kernels.apply(edition, state, 0, chosen)


@pytest.mark.parametrize(("named", "command"), [("", "1-1 --keep"), ("my.toml", "1-1 --keep --edition my.toml")])
def test_without_a_table_the_optimal_bot_says_how_one_is_made(named, command):
    match = opening().match
    with pytest.raises(RaumhafenError, match=re.escape(f"raumhafen solve galaktix {command}")):
        bot("optimal").check(GAME, match.edition.data, match.observed(0), named)
