"""The bots' quick judgement: who is ahead, wins."""

from __future__ import annotations

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record
from tests.toy.model import State


@kernel.estimate
def estimate(edition, state, out):
    """The chances of all seats to win; at the end, the result."""
    s = as_record(state, State)
    best, leaders = np.int64(0), 0
    for seat in range(s.seats):
        best = max(best, np.int64(s.points[seat]))
    for seat in range(s.seats):
        leaders += s.points[seat] == best
    for seat in range(s.seats):
        out[seat] = 1.0 / leaders if s.points[seat] == best else 0.0


@kernel.focus
def focus(edition, state, seat, ids, n):
    """All actions are worth a thought."""
    return n
