"""A quick judgement for bots: how likely is each seat to win from here?"""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import on
from raumhafen.games.punktegalaxie.model import OVER, Edition, State
from raumhafen.games.punktegalaxie.scoring import compared, total


@kernel.estimate
def estimate(edition, state, out):
    """A draft: points turned into chances."""
    e, s = on(edition, Edition), on(state, State)
    best, whole = -np.inf, 0.0
    spread = 256.0 * 10 if s.phase != OVER else 1e-3
    for seat in range(s.seats):
        out[seat] = compared(total(e, s, seat), s.rockets[seat])
        best = max(best, out[seat])
    for seat in range(s.seats):
        out[seat] = np.exp((out[seat] - best) / spread)
        whole += out[seat]
    for seat in range(s.seats):
        out[seat] /= whole


@kernel.focus
def focus(edition, state, seat, ids, n):
    """Everything is considered."""
    return n
