"""The numbers of an edition, and how they are read from its sheet."""

from __future__ import annotations

from raumhafen.engine.edition import Sheet, empty
from raumhafen.engine.kernel import Bytes, layout

CARDS = 3

Edition = layout(
    ("value", "i1", (CARDS,)),
    ("prize", "i1"),
)


def pack(sheet: Sheet) -> Bytes:
    """An edition from its sheet."""
    data, e = empty(Edition)
    cards, points = sheet.table("cards"), sheet.table("points")
    values = cards.wholes("values", 1, 9, CARDS)
    cards.require("values", values == sorted(set(values)), "rising", values)
    e.value[:] = values
    e.prize = points.whole("prize", 1, 9)
    return data
