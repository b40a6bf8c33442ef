"""Who knows what: nobody sees what others lay until all is shown (TY-3)."""

from __future__ import annotations

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record
from raumhafen.engine.rng import below, forget_key, rekey
from tests.toy.edition import CARDS
from tests.toy.model import HIDDEN, SLOTS, State


@kernel.observe
def observe(edition, state, seat):
    """Blank what the others have laid."""
    s = as_record(state, State)
    forget_key(s)
    for other in range(s.seats):
        if other != seat:
            for slot in range(SLOTS):
                s.laid[other, slot] = HIDDEN


@kernel.resample
def resample(edition, state, seat, key):
    """A random world that fits all a seat knows: who is ready has filled all slots, others may have left some empty."""
    s = as_record(state, State)
    rekey(s, key)
    for other in range(s.seats):
        if other != seat:
            for slot in range(SLOTS):
                ready = s.ready >> other & 1
                s.laid[other, slot] = 1 + below(s, CARDS) if ready else below(s, CARDS + 1)
