"""Monte Carlo tree search over what seats know, compiled once for all games.

Every simulation imagines a world that fits what the searching seat knows (`resample`) and plays it. The seat
to act chooses by what it would know there: the bytes of the state as the seat observes it are the name of a node,
and the node remembers how its actions have fared. So no seat in an imagined world knows more than at the table, seats
that act at the same time choose without knowing of each other, chance is whatever the imagined world brings, and a tree
stays useful from move to move, since positions keep their names.

What others know differs from world to world, so most of their positions are met only once. They are not worth a node:
as long as one is new, its seat takes what looks best right afterwards. The same goes for all seats behind the tree.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from raumhafen.engine.chance import derive, nth_seat, pick
from raumhafen.engine.kernel import (
    LIST,
    SEATS,
    Bytes,
    Float64s,
    Ids,
    Int64s,
    UInt64s,
    compiled,
    copy_into,
    count_bits,
    edition_bytes,
    f64s,
    helper,
    i32s,
    i64,
    i64s,
    kernels_in,
    u8s,
    u64s,
    void,
)

# The kernels that a search imagines with, and those that judge choices anew.
_imagined = kernels_in("active", "legal", "apply", "observe", "resample", "estimate", "focus")
_judging = kernels_in("apply", "resample", "estimate")

#: Settings of a search, by their places in an array of whole numbers; see `engine.tuning`. Fractions are thousandths.
AHEAD, CANDIDATES, KEEP, WIDEN, EXPLORE, WORLDS, TRUST, MIN_VISITS = range(8)
SETTINGS = ("ahead", "candidates", "keep", "widen", "explore", "worlds", "trust", "min_visits")
PERMILLE = 1000

#: Columns of a node: its first edge, how many, how often it was met.
FIRST, SIZE, VISITS = range(3)
COLUMNS = 3
#: The numbers of a tree: nodes and edges in use, moves made so far.
NODES, EDGES, MOVES = range(3)

MAX_EDGES = 64  #: edges of a node, at most
MAX_DEPTH = 512  # choices that are remembered in one simulation
IN_TREE = -1  # no end in sight
NOWHERE = -1
PAST_SIMULATIONS = 1 << 40  #: higher than the number of any simulation

_W = np.uint64
_M1, _M2, _29, _32 = _W(0x9E3779B97F4A7C15), _W(0xD6E8FEB86659FD93), _W(29), _W(32)


class Tree(NamedTuple):
    """What has been found out so far. A node is found by its name in an open table."""

    names: UInt64s
    nodes: Ids  #: the columns of all nodes, flat
    action: Ids  #: by edge
    base: Float64s  #: by edge: how good it looked right afterwards
    tries: Ids  #: by edge: how often it was chosen
    total: Float64s  #: by edge: the values that came of it, to the seat that chose
    squares: Float64s  #: by edge: the squares of these values
    used: Int64s  #: the numbers of the tree


class Scratch(NamedTuple):
    """Scratch space: nothing is allocated while simulations run."""

    guess: Bytes  #: a world that the acting seat imagines
    after: Bytes  #: that world, an action later
    values: Float64s
    ids: Ids
    sums: Float64s
    ranked: Ids
    worth: Float64s
    random_key: UInt64s


def new_tree(nodes: int, edges: int) -> Tree:
    """An empty tree with room for these numbers of nodes (a power of two) and edges."""
    return Tree(
        names=np.zeros(nodes, np.uint64),
        nodes=np.zeros(COLUMNS * nodes, np.int32),
        action=np.zeros(edges, np.int32),
        base=np.zeros(edges),
        tries=np.zeros(edges, np.int32),
        total=np.zeros(edges),
        squares=np.zeros(edges),
        used=np.zeros(3, np.int64),
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
def find_or_add(names: Any, used: Any, name: Any) -> Any:
    """The place of a node, which is new if it was never met; nowhere if there is no room left."""
    place = place_of(names, name)
    if names[place] == _W(0):
        if 4 * used[NODES] >= 3 * names.size:
            return np.int64(NOWHERE)
        names[place] = name
        used[NODES] += 1
    return place


@helper
def add_edges(tree: Any, node: Any, scratch: Any, kept: Any) -> Any:
    """Give a node its edges, the best first. The first of them; nowhere if there is no room left."""
    first = tree.used[EDGES]
    if first + kept > tree.action.size:
        return np.int64(NOWHERE)
    tree.nodes[node + FIRST], tree.nodes[node + SIZE] = first, kept
    for i in range(kept):
        tree.action[first + i], tree.base[first + i] = scratch.ranked[i], scratch.worth[i]
    tree.used[EDGES] += kept
    return first


@helper
def select_edge(tree: Any, node: Any, settings: Any) -> Any:
    """The edge to try: the best so far, as it looked and as it fared, those seldom tried with a bonus. The oftener a
    node was met, the more of its edges come into question."""
    first, n, visits = np.int64(tree.nodes[node + FIRST]), tree.nodes[node + SIZE], 1.0 * tree.nodes[node + VISITS]
    n = min(n, 1 + np.int64(settings[WIDEN] * np.sqrt(visits) / PERMILLE))
    curiosity, trust = settings[EXPLORE] * np.sqrt(np.log(1.0 + visits)) / PERMILLE, settings[TRUST]
    best, highest = first, -1.0
    for i in range(n):
        edge = first + i
        tried = np.int64(tree.tries[edge])
        if tried + trust == 0:
            return edge
        value = (tree.total[edge] + trust * tree.base[edge]) / (tried + trust) + curiosity / np.sqrt(1.0 + tried)
        if value > highest:
            best, highest = edge, value
    return best


# --- choices right afterwards -----------------------------------------------------------------------------------------


@helper
def imagine(resample: Any, edition: Any, seen: Any, seat: Any, scratch: Any, seed: Any) -> Any:
    """Imagine a world from what a seat sees; the next seed."""
    seed, _ = pick(seed, 2)
    scratch.random_key[0], scratch.random_key[1] = seed, ~seed
    copy_into(scratch.guess, seen)
    resample(edition, scratch.guess, seat, scratch.random_key)
    return seed


@helper
def worth_of(apply: Any, estimate: Any, edition: Any, seat: Any, action: Any, scratch: Any) -> Any:
    """How good an action looks to its seat right afterwards, in the world it imagines."""
    copy_into(scratch.after, scratch.guess)
    apply(edition, scratch.after, seat, action)
    estimate(edition, scratch.after, scratch.values)
    return scratch.values[seat]


@helper
def evaluate_choices(
    apply: Any, resample: Any, estimate: Any, edition: Any, seen: Any, seat: Any, n: Any, worlds: Any, scratch: Any,
    seed: Any,
) -> Any:  # fmt: skip
    """How good each choice looks, in worlds that the seat imagines: of the one played it would know too much."""
    for number in range(worlds):
        seed = imagine(resample, edition, seen, seat, scratch, seed)
        for i in range(n):
            value = worth_of(apply, estimate, edition, seat, scratch.ids[i], scratch) / worlds
            scratch.sums[i] = value if number == 0 else scratch.sums[i] + value
    return seed


@helper
def best_candidate(
    apply: Any, estimate: Any, edition: Any, seat: Any, n: Any, candidates: Any, scratch: Any, seed: Any
) -> Any:
    """The action that looks best, of some drawn at random."""
    chosen, best = np.int64(scratch.ids[0]), -1.0
    for i in range(min(candidates, n)):
        seed, other = pick(seed, n - i)
        scratch.ids[i], scratch.ids[i + other] = scratch.ids[i + other], scratch.ids[i]
        value = worth_of(apply, estimate, edition, seat, scratch.ids[i], scratch)
        if value > best:
            chosen, best = np.int64(scratch.ids[i]), value
    return seed, chosen


@helper
def rank(scratch: Any, n: Any, keep: Any) -> Any:
    """Put the actions that look best in their order; how many are kept."""
    kept = np.int64(0)
    for i in range(n):
        value = scratch.sums[i]
        if kept == keep and value <= scratch.worth[kept - 1]:
            continue
        at = min(kept, keep - 1)
        while at > 0 and scratch.worth[at - 1] < value:
            scratch.worth[at], scratch.ranked[at] = scratch.worth[at - 1], scratch.ranked[at - 1]
            at -= 1
        scratch.worth[at], scratch.ranked[at] = value, scratch.ids[i]
        kept = min(kept + 1, keep)
    return kept


# --- simulations ------------------------------------------------------------------------------------------------------

_TREE = (u64s, i32s, i32s, f64s, i32s, f64s, f64s, i64s)


@compiled(void(i64s, edition_bytes, u8s, i64, u64s, i64, i64, i64s, *_TREE, u8s))
def grow(
    kernels: Any, edition: Bytes, observed: Bytes, seat: int, key: UInt64s, first: int, last: int, settings: Int64s,
    names: UInt64s, nodes: Ids, action: Ids, base: Float64s, tries: Ids, total: Float64s, squares: Float64s,
    used: Int64s, stop: Bytes,
) -> None:  # fmt: skip
    """Run the simulations numbered first … last−1 of a seat that is to act."""
    active, legal, apply, observe, resample, estimate, focus = _imagined(kernels)
    tree = Tree(names, nodes, action, base, tries, total, squares, used)
    size = observed.size
    scratch = Scratch(
        np.empty(size, np.uint8), np.empty(size, np.uint8), np.empty(SEATS), np.empty(LIST, np.int32), np.empty(LIST),
        np.empty(MAX_EDGES, np.int32), np.empty(MAX_EDGES), np.empty(2, np.uint64),
    )  # fmt: skip
    world, padded = np.empty(size, np.uint8), np.zeros((size + 7) // 8 * 8, np.uint8)
    seen, words = padded[:size], padded.view(np.uint64)
    path, chooser = np.empty(MAX_DEPTH, np.int64), np.empty(MAX_DEPTH, np.int64)
    own, ids = np.empty(2, np.uint64), scratch.ids
    for number in range(first, last):
        if stop[0]:
            break
        derive(own, key, number)
        seed = own[0] ^ own[1]
        copy_into(world, observed)
        resample(edition, world, seat, own)
        depth, ahead = 0, np.int64(IN_TREE)
        while ahead != 0 and depth < MAX_DEPTH:
            mask = active(edition, world)
            if mask == 0:
                break
            seed, nth = pick(seed, count_bits(mask)) if mask & (mask - 1) else (seed, np.int64(0))
            actor = nth_seat(mask, nth) if depth > 0 else seat  # of several at once, first the seat that searches
            node = edge = np.int64(NOWHERE)
            at_random = ahead != IN_TREE and settings[CANDIDATES] <= 1
            if not at_random:
                copy_into(seen, world)
                observe(edition, seen, actor)
            if ahead == IN_TREE:
                node = COLUMNS * find_or_add(names, used, name_of(words, actor))
                if actor == seat and depth > 0 and (node < 0 or nodes[node + VISITS] < settings[MIN_VISITS]):
                    if node >= 0:
                        nodes[node + VISITS] += 1
                    ahead = settings[AHEAD]  # the tree ends here
                    continue
            if at_random:
                seed, nth = pick(seed, legal(edition, world, actor, ids))
                chosen = np.int64(ids[nth])
            elif node >= 0 and nodes[node + SIZE] > 0:
                edge = select_edge(tree, node, settings)
                chosen = np.int64(action[edge])
            else:
                n = focus(edition, seen, actor, ids, legal(edition, seen, actor, ids))
                if node >= 0 and (actor == seat or nodes[node + VISITS] > 0):
                    worlds = settings[WORLDS] if depth == 0 else 1
                    seed = evaluate_choices(apply, resample, estimate, edition, seen, actor, n, worlds, scratch, seed)
                    edge = add_edges(tree, node, scratch, rank(scratch, n, min(settings[KEEP], MAX_EDGES)))
                    chosen = np.int64(scratch.ranked[0])
                    if actor == seat:
                        ahead = settings[AHEAD] + 1  # this move, and then only as far as is worth it
                elif settings[CANDIDATES] <= 1:
                    seed, nth = pick(seed, n)
                    chosen = np.int64(ids[nth])
                else:
                    seed = imagine(resample, edition, seen, actor, scratch, seed)
                    count = settings[CANDIDATES]
                    seed, chosen = best_candidate(apply, estimate, edition, actor, n, count, scratch, seed)
            if node >= 0:
                nodes[node + VISITS] += 1
            if edge >= 0:
                path[depth], chooser[depth] = edge, actor
                depth += 1
            apply(edition, world, actor, chosen)
            used[MOVES] += 1
            if ahead > 0:
                ahead -= 1
        estimate(edition, world, scratch.values)
        for step in range(depth):
            value = scratch.values[chooser[step]]
            tries[path[step]] += 1
            total[path[step]] += value
            squares[path[step]] += value * value


@compiled(i64(u8s, i64, u64s))
def find(observed: Bytes, seat: int, names: UInt64s) -> Any:
    """The node of what a seat observes, by its place; nowhere if it was never met."""
    padded = np.zeros((observed.size + 7) // 8 * 8, np.uint8)
    copy_into(padded[: observed.size], observed)
    place = place_of(names, name_of(padded.view(np.uint64), seat))
    return place if names[place] != _W(0) else np.int64(NOWHERE)


@compiled(void(i64s, edition_bytes, u8s, i64, u64s, i64, *_TREE))
def reevaluate(
    kernels: Any, edition: Bytes, observed: Bytes, seat: int, key: UInt64s, worlds: int,
    names: UInt64s, nodes: Ids, action: Ids, base: Float64s, tries: Ids, total: Float64s, squares: Float64s,
    used: Int64s,
) -> None:  # fmt: skip
    """Judge the choices of a node anew, in more worlds: it was one among many, and now it is the position at hand."""
    apply, resample, estimate = _judging(kernels)
    node = COLUMNS * find(observed, seat, names)
    if node < 0 or nodes[node + SIZE] == 0:
        return
    guess, after, values, random_key = (
        np.empty_like(observed),
        np.empty_like(observed),
        np.empty(SEATS),
        np.empty(2, np.uint64),
    )
    first = nodes[node + FIRST]
    last = first + nodes[node + SIZE]
    base[first:last] = 0.0
    for number in range(worlds):
        derive(random_key, key, PAST_SIMULATIONS + number)
        copy_into(guess, observed)
        resample(edition, guess, seat, random_key)
        for edge in range(first, last):
            copy_into(after, guess)
            apply(edition, after, seat, action[edge])
            estimate(edition, after, values)
            base[edge] += values[seat] / worlds
