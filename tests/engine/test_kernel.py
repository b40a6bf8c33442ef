"""Kernels: layouts, the cache folder, and what importing costs."""

import subprocess
import sys

import numpy as np
import pytest

from raumhafen.engine.kernel import as_record, layout, places


def test_a_record_lies_on_its_bytes():
    pair = layout(("left", "i1"), ("right", "i2", (2,)))
    data = np.zeros(pair.itemsize, np.uint8)
    as_record(data, pair).right[1] = -2
    assert data.tobytes() == b"\0\0\0\xfe\xff"


def test_a_field_may_not_hide_behind_a_method():
    with pytest.raises(ValueError, match="round"):
        layout(("round", "i1"))


@pytest.mark.parametrize(
    ("standings", "expected"),
    [([5, 3, 9], [1, 2, 0]), ([4, 4, 1], [0, 0, 2]), ([0, 0, 0], [0, 0, 0]), ([-3, -1, -2], [2, 0, 1])],
)
def test_places(standings, expected):
    out = np.array(standings, np.int64)
    places(out, len(standings))
    assert out.tolist() == expected


def test_importing_the_package_loads_no_compiler():
    code = "import sys, raumhafen as rh; [*map(rh.about, rh.GAMES)]; print({'numba', 'numpy'} & {*sys.modules})"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout.strip() == b"set()"
