"""The systems of a ship, its cards, and the numbers of an edition, read from its sheet (RS-1 … RS-3)."""

from __future__ import annotations

from raumhafen.engine.edition import Sheet, empty
from raumhafen.engine.kernel import Bytes, count_bits, layout

# The systems of a ship. A card is the set of its symbols, bit per system, so it is its own number: 0 is the joker, and
# a single is the ship's own card of that system.
PROJECTILE, ARMOUR, RESOURCES, SHIELD, ENERGY = range(5)
SYSTEMS = 5
PILOT = SYSTEMS  # where the regulator lies
SPOTS = SYSTEMS + 1
SYSTEM_NAMES = ("projectile", "armour", "resources", "shield", "energy")
SPOT_NAMES = (*SYSTEM_NAMES, "pilot")
SYMBOLS = ("column", "bar", "cross", "circle", "diamond")

CARDS = 1 << SYSTEMS
RANK = tuple(count_bits(card) for card in range(CARDS))  # RS-1: the number of its symbols
DECK = sum(1 << card for card in range(CARDS) if RANK[card] >= 2)  # RS-3: 26 cards, as a set of card numbers
DECK_SIZE = 26
LATE_RANK = 3  # RS-9: a regulator with three symbols has a +1 that may be set late

Edition = layout(
    ("symbol", "i1", (SYSTEMS,)),  # of each system, in the order of SYMBOLS
    ("first_hand", "i1"),
    ("hand", "i1"),
    ("least_hand", "i1"),
    ("bonus", "i1", (SYSTEMS + 1,)),  # of a regulator, by the number of its symbols
    ("late", "i1"),
)


def pack(sheet: Sheet) -> Bytes:
    """An edition from its sheet."""
    data, e = empty(Edition)
    systems = sheet.table("systems")
    symbols = [systems.choice(name, SYMBOLS) for name in SYSTEM_NAMES]
    systems.require("energy", len(set(symbols)) == SYSTEMS, "raumschiffe-symbols", symbols)
    e.symbol[:] = [SYMBOLS.index(symbol) for symbol in symbols]
    cards = sheet.table("cards")
    e.first_hand = cards.whole("first_hand", SPOTS, 12)
    e.hand = cards.whole("hand", 1, 12)
    e.least_hand = cards.whole("least_hand", SPOTS, 12)
    regulator = sheet.table("regulator")
    e.bonus[2:] = [regulator.whole(name, 0, 5) for name in ("two", "three", "four", "five")]
    e.late = regulator.whole("late", 0, 5)
    return data
