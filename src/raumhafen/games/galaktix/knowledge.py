"""Who knows what at the table: everything lies open but the dice to come."""

from __future__ import annotations

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record
from raumhafen.engine.rng import forget_key, rekey
from raumhafen.games.galaktix import model as m


@kernel.observe
def observe(edition, state, seat):
    """Nobody knows what will be rolled."""
    forget_key(as_record(state, m.State))


@kernel.resample
def resample(edition, state, seat, key):
    """Other dice to come."""
    rekey(as_record(state, m.State), key)
