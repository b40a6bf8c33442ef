"""Playing by a solved table, compiled: what is each choice in a position worth?

Everything here goes through the rules' own kernels, one choice after the other; only positions between two rounds are
looked up. So it also proves a table: what a round is worth by the rules must be what the table says.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import raumhafen.games.galaktix.expert.dice as _dice
from raumhafen.engine.chance import derive
from raumhafen.engine.kernel import SEATS, allocating_helper, as_record, compiled_on_call, copy_into, helper
from raumhafen.engine.rng import rekey
from raumhafen.games.galaktix import model as m
from raumhafen.games.galaktix import rules
from raumhafen.games.galaktix.edition import DICE, FIELDS, ROADS, ROCKETS, SIDES, Edition
from raumhafen.games.galaktix.expert.solver import rows_before
from raumhafen.games.galaktix.expert.turn import TAKES
from raumhafen.games.galaktix.rules import board

_MORE, _CHANCE = np.ascontiguousarray(_dice.MORE), _dice.CHANCE.copy()
ROLLS, SETS = _dice.ROLLS, len(_dice.SETS)
_FACES = np.array(_dice.SETS[:ROLLS])
#: The number of a set of dice, by how many show each face: a digit for each.
_SET_OF = np.full((DICE + 1) ** SIDES, -1, np.int64)
_SET_OF[[sum((DICE + 1) ** face for face in faces) for faces in _dice.SETS]] = np.arange(SETS)
_DIGIT = (DICE + 1) ** np.arange(SIDES)
IDS = m.ACTIONS.size
LONGEST = 64  # no list of choices is longer
HIGHEST = 256  # no game brings more points


@helper
def look_up(index: Any, values: Any, e: Any, s: Any) -> Any:
    """The value of a position between two rounds."""
    code = np.int64(0)
    for road in range(ROADS):
        code = code * (FIELDS + 1) + s.height[road]
    stand = index.stand_of[code]
    number = np.int64(0)
    for rocket in range(ROCKETS):
        number = number * (index.most[stand, rocket] + 1) + s.depot[rocket]
    for rocket in range(ROCKETS):
        ahead = np.int64(0)
        for road in range(ROADS):
            ahead += index.extras[road, FIELDS, rocket] - index.extras[road, s.height[road], rocket]
        number = number * (index.short[rocket] + 1) + max(ahead - s.supply[rocket], 0)
    flags = np.int64(s.flags_won)
    block = index.first[stand] + number * index.flag_range + (flags - index.start.flags if index.flag_range > 1 else 0)
    on_board = index.parts - s.parts - s.spare_parts
    row = min(np.int64(s.parts), index.rows[block] - 1)
    value = np.float64(values[index.kept[block] + rows_before(index.parts, row) + on_board])
    return value + flags if index.goal == 0 else value


@helper
def result(index: Any, e: Any, s: Any) -> Any:
    """What a finished game is worth: its points, or whether they are enough."""
    points = board.points(e, s)
    if index.goal == 0:
        return 1.0 * points
    return 1.0 if points >= index.goal else 0.0


@compiled_on_call
def value_between_rounds(index: Any, values: Any, edition: Any, state: Any) -> Any:
    """What a state is worth in which the dice are about to be rolled."""
    return look_up(index, values, as_record(edition, Edition), as_record(state, m.State))


@allocating_helper
def after_placing(index: Any, values: Any, edition: Any, placed: Any, spare: Any, ids: Any) -> Any:
    """The value of a state in which a rocket was placed: parts may follow, in any choice of fields."""
    e, s, t = as_record(edition, Edition), as_record(placed, m.State), as_record(spare, m.State)
    if s.phase == m.OVER:
        return result(index, e, s)
    best = -1.0
    n = rules.legal(edition, placed, 0, ids) - 1  # the last is to go on
    for chosen in range(1 << n):
        copy_into(spare, placed)
        for i in range(n):
            if chosen >> i & 1 and t.parts > 0:
                rules.apply(edition, spare, 0, ids[i])
        over = t.phase == m.OVER or board.all_at_the_end(t)
        best = max(best, result(index, e, t) if over else look_up(index, values, e, t))
    return best


@allocating_helper
def worth_of_placing(index: Any, values: Any, edition: Any, states: Any, ids: Any, out: Any, known: Any) -> Any:
    """What each choice is worth that `states[0]` offers after the last roll, or between rounds; how many there are.
    What is already `known` of a choice (else −1) is not worked out again."""
    e = as_record(edition, Edition)
    n = rules.legal(edition, states[0], 0, ids[0])
    for i in range(n):
        action = ids[0, i]
        if known[action] < 0.0:
            if action in m.NEXT:
                s = as_record(states[0], m.State)
                known[action] = result(index, e, s) if board.all_at_the_end(s) else look_up(index, values, e, s)
            else:
                copy_into(states[1], states[0])
                rules.apply(edition, states[1], 0, action)
                known[action] = after_placing(index, values, edition, states[1], states[2], ids[1])
        out[i] = known[action]
    return n


@allocating_helper
def worth_of_dice(
    index: Any, values: Any, edition: Any, state: Any, states: Any, ids: Any, out: Any, sets: Any
) -> None:
    """What every set of kept dice is worth, from a state in which the first roll lies there."""
    known = np.full((TAKES, IDS), -1.0)  # by parts taken: what a choice is worth is the same after any dice
    for roll in range(ROLLS):
        copy_into(states[0], state)
        s = as_record(states[0], m.State)
        for die in range(DICE):
            s.dice[die] = _FACES[roll, die]
        rules.apply(edition, states[0], 0, m.KEEP_DICE(m.ALL_DICE))
        if s.phase == m.OVER:
            sets[roll] = result(index, as_record(edition, Edition), s)
        else:
            takes = s.parts - as_record(state, m.State).parts
            n = worth_of_placing(index, values, edition, states, ids, out, known[takes])
            sets[roll] = out[:n].max()
    for faces in range(ROLLS, SETS):
        sets[faces] = 0.0
        for face in range(SIDES):
            sets[faces] += sets[_MORE[faces, face]] / SIDES


@compiled_on_call
def worth_of_choices(index: Any, values: Any, edition: Any, state: Any, chosen: Any, out: Any) -> Any:
    """All choices of a state (into `chosen`) and what each is worth (into `out`); how many there are."""
    states, ids = np.empty((3, state.size), np.uint8), np.empty((2, LONGEST), np.int32)
    s = as_record(state, m.State)
    if s.phase != m.KEEP:
        copy_into(states[0], state)
        n = worth_of_placing(index, values, edition, states, ids, out, np.full(IDS, -1.0))
        chosen[:n] = ids[0, :n]
        return n
    sets = np.empty(SETS)
    worth_of_dice(index, values, edition, state, states, ids, out, sets)
    n = rules.legal(edition, state, 0, ids[0])
    for i in range(n):
        kept, code = m.KEEP_DICE.argument(ids[0, i]), 0
        for die in range(DICE):
            if kept >> die & 1:
                code += _DIGIT[s.dice[die]]
        chosen[i] = ids[0, i]
        out[i] = sets[_SET_OF[code]]
    return n


@allocating_helper
def play_to_the_end(index: Any, values: Any, edition: Any, state: Any, room: Any) -> Any:
    """Play a state on by the table; the score. `room` is for what can be chosen, what that is worth, and the score."""
    chosen, out, score = room
    while rules.active(edition, state):
        if as_record(state, m.State).phase == m.ROLL and rules.legal(edition, state, 0, chosen) == 1:
            rules.apply(edition, state, 0, chosen[0])
            continue
        n = worth_of_choices(index, values, edition, state, chosen, out)
        rules.apply(edition, state, 0, chosen[out[:n].argmax()])
    rules.scores(edition, state, score)
    return score[0]


@allocating_helper
def room_to_play() -> Any:
    """What `play_to_the_end` needs."""
    return np.empty(LONGEST, np.int32), np.empty(LONGEST), np.empty(SEATS, np.int64)


@compiled_on_call
def play_games(
    index: Any, values: Any, edition: Any, size: Any, level: Any, key: Any, first: Any, last: Any, counts: Any
) -> None:
    """Play the games numbered first … last−1 by the table; count how often each score comes out."""
    state, own, options = np.empty(size, np.uint8), np.empty(2, np.uint64), np.full(1, level, np.int64)
    room = room_to_play()
    for game in range(first, last):
        derive(own, key, game)
        rules.start(edition, state, options, 1, own)
        counts[play_to_the_end(index, values, edition, state, room)] += 1


@compiled_on_call
def play_on(
    index: Any, values: Any, edition: Any, state: Any, action: Any, key: Any, first: Any, last: Any, counts: Any
) -> None:
    """Take an action, then play on by the table, in the worlds numbered first … last−1; count the scores."""
    after, own, room = np.empty_like(state), np.empty(2, np.uint64), room_to_play()
    for world in range(first, last):
        derive(own, key, world)
        copy_into(after, state)
        rekey(as_record(after, m.State), own)
        rules.apply(edition, after, 0, action)
        counts[play_to_the_end(index, values, edition, after, room)] += 1
