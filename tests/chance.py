"""Is a die fair? Chi-square with bounds that a fair one breaks once in some hundred thousand trials."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from math import sqrt

import numpy as np

FAR = 4.5  # standard deviations


def expect(found: Iterable[Hashable], chances: dict[Hashable, float]) -> None:
    """Assert that nothing else was found than has a chance, and each about as often as its chance says."""
    counts = dict.fromkeys(chances, 0)
    for one in found:
        assert one in counts, f"{one} cannot be"
        counts[one] += 1
    expected = np.array(list(chances.values())) * sum(counts.values()) / sum(chances.values())
    assert expected.min() >= 20, "too few trials to judge"
    squares = float((np.square(np.array(list(counts.values())) - expected) / expected).sum())
    freedom = len(chances) - 1
    # Wilson and Hilferty: the cube root of chi-square is almost normal.
    bound = freedom * (1 - 2 / (9 * freedom) + FAR * sqrt(2 / (9 * freedom))) ** 3
    assert squares < bound, f"{squares:.1f} is beyond {bound:.1f}: {counts}"


def expect_even(found: Iterable[Hashable], among: Iterable[Hashable]) -> None:
    """Assert that all of these were found about equally often, and nothing else."""
    expect(found, dict.fromkeys(among, 1.0))
