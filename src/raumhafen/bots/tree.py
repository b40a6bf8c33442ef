"""Monte Carlo tree search over what seats know, compiled once for all games.

Every simulation imagines a world that fits what the searching seat knows (`resample`) and plays it. Whoever is to act in
it chooses by what that seat would know there: the bytes of the state as the seat observes it are the name of a node, and
the node remembers how its actions have fared. So nobody in an imagined world knows more than at the table, seats that act
at the same time choose without knowing of each other, chance is whatever the imagined world brings, and a tree stays
useful from move to move, since positions keep their names.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from raumhafen.engine.batch import LIST, derive, nth_seat, pick, seats_in
from raumhafen.engine.kernel import (
    SEATS,
    TYPES,
    Bytes,
    Whole,
    Words,
    compiled,
    copy_into,
    f64s,
    fixed,
    helper,
    i32s,
    i64,
    i64s,
    u8s,
    u64s,
    void,
)

#: The kernels that a search imagines with.
IMAGINE = ("active", "legal", "apply", "observe", "resample", "estimate", "focus")

#: Settings of a search, by their places in an array of whole numbers.
SIMULATIONS, ROLLOUT, EXPLORE, WIDEN, MIX = range(5)
SETTINGS = 5
PERMILLE = 1000.0

#: Columns of a node (its first action, how many, how often it was met) and the numbers of a tree (nodes, edges, moves).
FIRST, SIZE, MET = range(3)
NODES, EDGES, MOVES = range(3)

DEEPEST = 512  # choices that are remembered in one simulation

_W = np.uint64
_M1, _M2, _29, _32 = _W(0x9E3779B97F4A7C15), _W(0xD6E8FEB86659FD93), _W(29), _W(32)


class Tree(NamedTuple):
    """What has been found out so far. A node is found by its name in an open table."""

    names: Words
    nodes: Any  #: three numbers each, flat
    action: Any  #: by edge
    count: Any  #: by edge: how often it was chosen
    total: Any  #: by edge: the values that came of it, to the seat that chose
    used: Whole  #: nodes, edges and moves so far


def new_tree(nodes: int, edges: int) -> Tree:
    """An empty tree for so many nodes (a power of two) and edges."""
    return Tree(
        np.zeros(nodes, np.uint64),
        np.zeros(3 * nodes, np.int32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.float64),
        np.zeros(3, np.int64),
    )


@helper
def name_of(words: Any, seat: Any) -> Any:
    """The name of what a seat observes; never 0."""
    name = _M2 * _W(seat + 1)
    for i in range(words.size):
        name = (name ^ words[i]) * _M1
        name ^= name >> _29
    name = (name ^ (name >> _32)) * _M2
    return (name ^ (name >> _29)) | _W(1)


@helper
def place_of(names: Any, name: Any) -> Any:
    """Where a node is, or where it would be."""
    place = np.int64(name >> _W(8)) & (names.size - 1)
    while names[place] != _W(0) and names[place] != name:
        place = (place + 1) & (names.size - 1)
    return place


@helper
def acting_seat(mask: Any, seed: Any) -> Any:
    """Who acts now; of several any, by lot."""
    seed, nth = pick(seed, seats_in(mask)) if mask & (mask - 1) else (seed, np.int64(0))
    return seed, nth_seat(mask, nth)


@helper
def choose_edge(nodes: Any, node: Any, count: Any, total: Any, explore: Any, widen: Any) -> Any:
    """The most promising action of a node: the best so far, those seldom tried with a bonus; new ones in their order,
    the more the oftener the node was met."""
    first, n, met = np.int64(nodes[node + FIRST]), np.int64(nodes[node + SIZE]), np.int64(nodes[node + MET])
    if widen > 0.0:
        n = min(n, 1 + np.int64(widen * np.sqrt(1.0 * met)))
    log = np.log(1.0 + met)
    best, highest = first, -1.0
    for edge in range(first, first + n):
        if count[edge] == 0:
            return edge
        value = total[edge] / count[edge] + explore * np.sqrt(log / count[edge])
        if value > highest:
            best, highest = edge, value
    return best


_TREE = (u64s, i32s, i32s, i32s, f64s, i64s)
_KERNELS = tuple(TYPES[name] for name in IMAGINE)


@compiled(void(*_KERNELS, fixed, u8s, i64, u64s, i64, i64, i64s, *_TREE, u8s))
def grow(
    active: Any, legal: Any, apply: Any, observe: Any, resample: Any, estimate: Any, focus: Any,
    edition: Bytes, observed: Bytes, seat: int, key: Words, first: int, last: int, settings: Whole,
    names: Words, nodes: Any, action: Any, count: Any, total: Any, used: Whole, stop: Bytes,
) -> None:  # fmt: skip
    """Run the simulations numbered first … last−1 of a seat that is to act."""
    size = observed.size
    world, after = np.empty(size, np.uint8), np.empty(size, np.uint8)
    padded = np.zeros((size + 7) // 8 * 8, np.uint8)
    seen, words = padded[:size], padded.view(np.uint64)
    ids, worth, values = np.empty(LIST, np.int32), np.empty(LIST), np.empty(SEATS)
    own = np.empty(2, np.uint64)
    path, chooser = np.empty(DEEPEST, np.int64), np.empty(DEEPEST, np.int64)
    explore, widen = settings[EXPLORE] / PERMILLE, settings[WIDEN] / PERMILLE
    for number in range(first, last):
        if stop[0]:
            break
        derive(own, key, number)
        seed = own[0] ^ own[1]
        copy_into(world, observed)
        resample(edition, world, seat, own)
        depth, moves, growing = 0, 0, True
        while growing and depth < DEEPEST:
            mask = active(edition, world)
            if mask == 0:
                break
            seed, actor = acting_seat(mask, seed)
            copy_into(seen, world)
            observe(edition, seen, actor)
            name = name_of(words, actor)
            place = place_of(names, name)
            node = 3 * place
            if names[place] == _W(0):
                n = focus(edition, world, actor, ids, legal(edition, world, actor, ids))
                if 4 * used[NODES] >= 3 * names.size or used[EDGES] + n > action.size:
                    break  # no room for more: judge from here
                names[place] = name
                nodes[node + FIRST], nodes[node + SIZE], nodes[node + MET] = used[EDGES], n, 0
                if widen > 0.0 and n > 1:
                    for i in range(n):
                        copy_into(after, world)
                        apply(edition, after, actor, ids[i])
                        estimate(edition, after, values)
                        worth[i] = -values[actor]
                    order = np.argsort(worth[:n], kind="mergesort")
                    for i in range(n):
                        action[used[EDGES] + i] = ids[order[i]]
                else:
                    for i in range(n):  # by lot, or the first ones would always be tried first
                        seed, other = pick(seed, i + 1)
                        action[used[EDGES] + i] = action[used[EDGES] + other]
                        action[used[EDGES] + other] = ids[i]
                for edge in range(used[EDGES], used[EDGES] + n):
                    count[edge] = 0
                    total[edge] = 0.0
                used[NODES] += 1
                used[EDGES] += n
                growing = False
            edge = choose_edge(nodes, node, count, total, explore, widen)
            nodes[node + MET] += 1
            path[depth], chooser[depth] = edge, actor
            depth += 1
            moves += 1
            apply(edition, world, actor, action[edge])
        if settings[ROLLOUT] != 0:
            for _ in range(settings[ROLLOUT]):
                mask = active(edition, world)
                if mask == 0:
                    break
                seed, actor = acting_seat(mask, seed)
                n = focus(edition, world, actor, ids, legal(edition, world, actor, ids))
                seed, chosen = pick(seed, n)
                apply(edition, world, actor, ids[chosen])
                moves += 1
        estimate(edition, world, values)
        used[MOVES] += moves
        for step in range(depth):
            count[path[step]] += 1
            total[path[step]] += values[chooser[step]]


@compiled(i64(fixed, u8s, i64, u64s, i64s, *_TREE))
def decide(
    edition: Bytes, observed: Bytes, seat: int, key: Words, settings: Whole,
    names: Words, nodes: Any, action: Any, count: Any, total: Any, used: Whole,
) -> Any:  # fmt: skip
    """The action of a tree for a seat: the one chosen most often or, to be unreadable, any of them as often as it was.
    −1 if the position was never met."""
    padded = np.zeros((observed.size + 7) // 8 * 8, np.uint8)
    copy_into(padded[: observed.size], observed)
    place = place_of(names, name_of(padded.view(np.uint64), seat))
    if names[place] == _W(0):
        return np.int64(-1)
    first, n = np.int64(nodes[3 * place + FIRST]), np.int64(nodes[3 * place + SIZE])
    if settings[MIX]:
        tries = np.int64(0)
        for edge in range(first, first + n):
            tries += count[edge]
        _, left = pick(key[0], tries)
        for edge in range(first, first + n):
            left -= count[edge]
            if left < 0:
                return np.int64(action[edge])
    best = first
    for edge in range(first, first + n):
        if (count[edge], total[edge]) > (count[best], total[best]):
            best = edge
    return np.int64(action[best])
