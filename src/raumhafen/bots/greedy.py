"""The bot that looks one step ahead: it takes what looks best right afterwards, over some worlds it may be in."""

from __future__ import annotations

from typing import Any

import numpy as np

from raumhafen.bots import Bot
from raumhafen.bots.bot_signature import SIGNATURE
from raumhafen.engine.chance import derive, pick
from raumhafen.engine.kernel import LIST, SEATS, Bytes, UInt64s, compiled, copy_into

WORLDS = 16  #: in duels half as many lose a little, twice as many gain nothing


@compiled(SIGNATURE)
def choose(
    legal: Any, apply: Any, resample: Any, estimate: Any, focus: Any,
    edition: Bytes, observed: Bytes, seat: int, key: UInt64s, effort: int,
) -> Any:  # fmt: skip
    """The sensible action with the highest estimate afterwards; one of the best at random."""
    ids = np.empty(LIST, np.int32)
    n = focus(edition, observed, seat, ids, legal(edition, observed, seat, ids))
    if n == 1:
        return np.int64(ids[0])
    own = np.empty(2, np.uint64)
    world, after = np.empty_like(observed), np.empty_like(observed)
    values, worth = np.empty(SEATS, np.float64), np.zeros(n, np.float64)
    for number in range(effort):
        derive(own, key, number)
        copy_into(world, observed)
        resample(edition, world, seat, own)
        for i in range(n):  # all actions in the same world: its luck favours none of them
            copy_into(after, world)
            apply(edition, after, seat, ids[i])
            estimate(edition, after, values)
            worth[i] += values[seat]
    derive(own, key, effort)
    seed, best, equals = own[0], 0, 0
    for i in range(n):
        if worth[i] > worth[best]:
            best, equals = i, 0
        if worth[i] == worth[best]:
            equals += 1
            seed, chosen = pick(seed, equals)
            if chosen == 0:
                best = i
    return np.int64(ids[best])


BOT = Bot("greedy", choose, effort=WORLDS)
