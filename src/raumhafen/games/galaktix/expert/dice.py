"""Five dice as they matter here: how many show each face. All ways they can lie, and how they are reached."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from raumhafen.games.galaktix.edition import COLOURS, DICE, SIDES, TOOL

#: All multisets of up to five faces, larger ones first, so that what is rolled from a set comes before it.
SETS = [faces for size in range(DICE, -1, -1) for faces in combinations_with_replacement(range(SIDES), size)]
PLACE_OF = {faces: place for place, faces in enumerate(SETS)}
ROLLS = sum(len(faces) == DICE for faces in SETS)  #: how many sets are whole rolls; they come first


def _with(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    return tuple(sorted((*faces, face)))


def _without(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    left = list(faces)
    left.remove(face)
    return tuple(left)


#: The set with one face more, for sets of fewer than five.
MORE = np.array(
    [[PLACE_OF[_with(faces, face)] if len(faces) < DICE else -1 for face in range(SIDES)] for faces in SETS]
)
#: The sets with one face less, −1 where there are no more of them.
LESS = np.array(
    [
        (sorted({PLACE_OF[_without(faces, face)] for face in faces}) + [-1] * SIDES)[:SIDES]
        for faces in SETS
    ]
)  # fmt: skip
TOOLS = np.array([faces.count(TOOL) for faces in SETS])
#: How many dice show each colour.
COUNTS = np.array([[faces.count(colour) for colour in range(len(COLOURS))] for faces in SETS])
#: How likely each whole roll is.
CHANCE = np.array(
    [factorial(DICE) / prod(factorial(n) for n in Counter(faces).values()) / SIDES**DICE for faces in SETS[:ROLLS]]
)
#: Sets from which four tools may still come: at most one die shows a colour. All others do not know of the loop.
NEAR = COUNTS.sum(axis=1) <= 1
#: For whole rolls: the largest of those sets that it holds, −1 where there are no more.
_NEAREST = [
    sorted({PLACE_OF[_with((TOOL,) * faces.count(TOOL), face)] for face in faces if face != TOOL})
    or [PLACE_OF[(TOOL,) * DICE]]
    for faces in SETS[:ROLLS]
]
NEAREST = np.array([(places + [-1] * DICE)[:DICE] for places in _NEAREST])
