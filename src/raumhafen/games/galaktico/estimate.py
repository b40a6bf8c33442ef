"""A quick judgement for bots: how likely is each seat to win from here?"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import on
from raumhafen.games.galaktico.model import OVER, State


@kernel.estimate
def estimate(edition, state, out):
    """Points, turned into chances of coming out ahead."""
    s = on(state, State)
    best, total = np.int64(-1), 0.0
    for seat in range(s.seats):
        best = max(best, np.int64(s.points[seat]))
    for seat in range(s.seats):
        spread = 0.01 if s.phase == OVER else 10.0
        out[seat] = np.exp((s.points[seat] - best) / spread)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@kernel.focus
def focus(edition, state, seat, ids, n):
    """All of it."""
    return n
