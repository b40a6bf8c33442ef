"""What bots lean on: estimates are chances, and focus only leaves out."""

import numpy as np
import pytest

from raumhafen.engine.kernel import SEATS
from tests.conformance.settings import Lots, legal_ids, positions, settings, world


def test_estimates_are_chances(setting):
    lots = Lots(7)
    for match in positions(setting, 31, every=3):
        out = np.full(SEATS, np.nan)
        for seat in range(match.seats):
            match.game.kernels.estimate(match.edition.data, world(match, seat, lots.key()), out)
            chances = out[: match.seats]
            assert (chances >= 0).all()
            assert (chances <= 1).all()
            assert match.seats == 1 or abs(chances.sum() - 1) < 1e-9


@pytest.mark.parametrize("setting", [setting for setting in settings() if setting.seats > 1], ids=str)
def test_the_end_is_estimated_exactly(setting):
    """Alone, what a good end is differs: the game's own tests say it."""
    for number in range(32, 42):
        *_, match = positions(setting, number, every=10_000)
        out = np.zeros(SEATS)
        match.game.kernels.estimate(match.edition.data, np.frombuffer(match.state, np.uint8).copy(), out)
        winners = [seat for seat, rank in enumerate(match.ranks) if rank == 0]
        for seat in range(match.seats):
            assert abs(out[seat] - (1 / len(winners) if seat in winners else 0)) < 1e-6


def test_focus_only_leaves_out(setting):
    for match in positions(setting, 43):
        for seat in match.active:
            ids = legal_ids(match, match.observed(seat), seat)
            kept = np.zeros(4096, np.int32)
            kept[: len(ids)] = ids
            n = match.game.kernels.focus(match.edition.data, match.observed(seat), seat, kept, len(ids))
            chosen = kept[:n].tolist()
            assert chosen
            assert len(set(chosen)) == n
            assert set(chosen) <= set(ids)
