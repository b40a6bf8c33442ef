"""Monte Carlo tree search over what seats know, compiled once for all games.

Every simulation imagines a world that fits what the searching seat knows (`resample`) and plays it. Whoever is to act
in it chooses by what that seat would know there: the bytes of the state as the seat observes it are the name of a node,
and the node remembers how its actions have fared. So nobody in an imagined world knows more than at the table, seats
that act at the same time choose without knowing of each other, chance is whatever the imagined world brings, and a tree
stays useful from move to move, since positions keep their names.

What others know differs from world to world, so most of their positions are met only once. They are not worth a node:
as long as one is new, its seat takes what looks best right afterwards. The same goes for all seats behind the tree.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from raumhafen.engine.batch import LIST, derive, nth_seat, pick, seats_in
from raumhafen.engine.kernel import (
    SEATS,
    TYPES,
    Bytes,
    Ids,
    Real,
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

#: Settings of a search, by their places in an array of whole numbers; see `engine.tuning`. Fractions are thousandths.
AHEAD, LOOK, KEEP, WIDEN, EXPLORE = range(5)
SETTINGS = 5
PERMILLE = 1000.0

#: Columns of a node: its first edge, how many, how often it was met.
FIRST, SIZE, MET = range(3)
COLUMNS = 3
#: The numbers of a tree: nodes and edges in use, moves made so far.
NODES, EDGES, MOVES = range(3)

MOST = 64  #: edges of a node, at most
DEEPEST = 512  # choices that are remembered in one simulation
IN_TREE = -1  # no end in sight

_W = np.uint64
_M1, _M2, _29, _32 = _W(0x9E3779B97F4A7C15), _W(0xD6E8FEB86659FD93), _W(29), _W(32)


class Tree(NamedTuple):
    """What has been found out so far. A node is found by its name in an open table."""

    names: Words
    nodes: Ids  #: the columns of all nodes, flat
    action: Ids  #: by edge
    tries: Ids  #: by edge: how often it was chosen
    total: Real  #: by edge: the values that came of it, to the seat that chose
    squares: Real  #: by edge: the squares of these values
    used: Whole  #: the numbers of the tree


def new_tree(nodes: int, edges: int) -> Tree:
    """An empty tree for so many nodes (a power of two) and edges."""
    return Tree(
        np.zeros(nodes, np.uint64),
        np.zeros(COLUMNS * nodes, np.int32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.int32),
        np.zeros(edges),
        np.zeros(edges),
        np.zeros(3, np.int64),
    )


# --- nodes ------------------------------------------------------------------------------------------------------------


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
def promising(nodes: Any, node: Any, tries: Any, total: Any, widen: Any, explore: Any) -> Any:
    """The edge to try: the best so far, those seldom tried with a bonus; the oftener a node was met, the more of its
    edges come into question, each once before any of them again."""
    first, n, met = np.int64(nodes[node + FIRST]), np.int64(nodes[node + SIZE]), np.int64(nodes[node + MET])
    n = min(n, 1 + np.int64(widen * np.sqrt(1.0 * met)))
    curiosity = explore * np.sqrt(np.log(1.0 + met))
    best, highest = first, -1.0
    for i in range(n):
        edge = first + i
        if tries[edge] == 0:
            return edge
        value = total[edge] / tries[edge] + curiosity / np.sqrt(1.0 * tries[edge])
        if value > highest:
            best, highest = edge, value
    return best


# --- choices right afterwards -----------------------------------------------------------------------------------------


@helper
def worth_of(
    apply: Any, estimate: Any, edition: Any, world: Any, after: Any, seat: Any, action: Any, values: Any
) -> Any:
    """How good an action looks to its seat right afterwards."""
    copy_into(after, world)
    apply(edition, after, seat, action)
    estimate(edition, after, values)
    return values[seat]


@helper
def best_of_some(
    apply: Any, estimate: Any, edition: Any, world: Any, after: Any, seat: Any, ids: Any, n: Any, look: Any,
    values: Any, seed: Any,
) -> Any:  # fmt: skip
    """The action that looks best, of some drawn by lot."""
    chosen, best = np.int64(ids[0]), -1.0
    for i in range(min(look, n)):
        seed, other = pick(seed, n - i)
        ids[i], ids[i + other] = ids[i + other], ids[i]
        value = worth_of(apply, estimate, edition, world, after, seat, ids[i], values) if look > 1 else 0.0
        if value > best:
            chosen, best = np.int64(ids[i]), value
    return seed, chosen


@helper
def insert(worth: Any, ranked: Any, kept: Any, keep: Any, value: Any, action: Any) -> Any:
    """Put an action in its place among the best; how many there are now."""
    if kept == keep and value <= worth[kept - 1]:
        return kept
    at = min(kept, keep - 1)
    while at > 0 and worth[at - 1] < value:
        worth[at], ranked[at] = worth[at - 1], ranked[at - 1]
        at -= 1
    worth[at], ranked[at] = value, action
    return min(kept + 1, keep)


# --- simulations ------------------------------------------------------------------------------------------------------

_TREE = (u64s, i32s, i32s, i32s, f64s, f64s, i64s)
_KERNELS = tuple(TYPES[name] for name in IMAGINE)


@compiled(void(*_KERNELS, fixed, u8s, i64, u64s, i64, i64, i64s, *_TREE, u8s))
def grow(
    active: Any, legal: Any, apply: Any, observe: Any, resample: Any, estimate: Any, focus: Any,
    edition: Bytes, observed: Bytes, seat: int, key: Words, first: int, last: int, settings: Whole,
    names: Words, nodes: Ids, action: Ids, tries: Ids, total: Real, squares: Real, used: Whole, stop: Bytes,
) -> None:  # fmt: skip
    """Run the simulations numbered first … last−1 of a seat that is to act."""
    size = observed.size
    world, after = np.empty(size, np.uint8), np.empty(size, np.uint8)
    padded = np.zeros((size + 7) // 8 * 8, np.uint8)
    seen, words = padded[:size], padded.view(np.uint64)
    ids, values = np.empty(LIST, np.int32), np.empty(SEATS)
    ranked, worth = np.empty(MOST, np.int32), np.empty(MOST)
    path, chooser = np.empty(DEEPEST, np.int64), np.empty(DEEPEST, np.int64)
    own = np.empty(2, np.uint64)
    widen, explore = settings[WIDEN] / PERMILLE, settings[EXPLORE] / PERMILLE
    keep = min(settings[KEEP], MOST)
    for number in range(first, last):
        if stop[0]:
            break
        derive(own, key, number)
        seed = own[0] ^ own[1]
        copy_into(world, observed)
        resample(edition, world, seat, own)
        depth, moves, ahead = 0, 0, np.int64(IN_TREE)
        while ahead != 0 and depth < DEEPEST:
            mask = active(edition, world)
            if mask == 0:
                break
            seed, nth = pick(seed, seats_in(mask)) if mask & (mask - 1) else (seed, np.int64(0))
            actor = nth_seat(mask, nth)
            node, edge = np.int64(-1), np.int64(-1)
            if ahead == IN_TREE:
                copy_into(seen, world)
                observe(edition, seen, actor)
                name = name_of(words, actor)
                place = place_of(names, name)
                node = COLUMNS * place
                if names[place] == _W(0):
                    if 4 * used[NODES] < 3 * names.size:
                        names[place] = name
                        used[NODES] += 1
                    elif actor == seat:
                        ahead = settings[AHEAD]  # no room for more
                        continue
                    else:
                        node = np.int64(-1)
            if node >= 0 and nodes[node + SIZE] == 0 and (actor == seat or nodes[node + MET] > 0):
                kept = np.int64(0)
                for i in range(focus(edition, world, actor, ids, legal(edition, world, actor, ids))):
                    value = worth_of(apply, estimate, edition, world, after, actor, ids[i], values)
                    kept = insert(worth, ranked, kept, keep, value, ids[i])
                if used[EDGES] + kept <= action.size:
                    nodes[node + FIRST], nodes[node + SIZE] = used[EDGES], kept
                    for i in range(kept):
                        action[used[EDGES] + i] = ranked[i]
                    used[EDGES] += kept
                if actor == seat:
                    ahead = settings[AHEAD] + 1  # this move, and then only as far as is worth it
            if node >= 0:
                if nodes[node + SIZE] > 0:
                    edge = promising(nodes, node, tries, total, widen, explore)
                nodes[node + MET] += 1
            if edge >= 0:
                path[depth], chooser[depth] = edge, actor
                depth += 1
                chosen = np.int64(action[edge])
            else:
                n = focus(edition, world, actor, ids, legal(edition, world, actor, ids))
                seed, chosen = best_of_some(
                    apply, estimate, edition, world, after, actor, ids, n, settings[LOOK], values, seed
                )
            apply(edition, world, actor, chosen)
            moves += 1
            if ahead > 0:
                ahead -= 1
        estimate(edition, world, values)
        used[MOVES] += moves
        for step in range(depth):
            value = values[chooser[step]]
            tries[path[step]] += 1
            total[path[step]] += value
            squares[path[step]] += value * value


@compiled(i64(u8s, i64, u64s))
def find(observed: Bytes, seat: int, names: Words) -> Any:
    """The node of what a seat observes, by its place; −1 if it was never met."""
    padded = np.zeros((observed.size + 7) // 8 * 8, np.uint8)
    copy_into(padded[: observed.size], observed)
    place = place_of(names, name_of(padded.view(np.uint64), seat))
    return place if names[place] != _W(0) else np.int64(-1)
