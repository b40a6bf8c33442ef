"""Who knows what at the table: everything lies open but the dice to come."""

from __future__ import annotations

from raumhafen.engine import kernel
from raumhafen.engine.kernel import on
from raumhafen.engine.rng import forget_key, rekey
from raumhafen.games.galaktix.model import State


@kernel.observe
def observe(edition, state, seat):
    """Nobody knows what will be rolled."""
    forget_key(on(state, State))


@kernel.resample
def resample(edition, state, seat, key):
    """Dice to come, by other lots."""
    rekey(on(state, State), key)
