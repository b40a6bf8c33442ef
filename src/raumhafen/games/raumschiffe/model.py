"""What lies on the table: the edition, the state of a match, and the numbering of actions."""

from __future__ import annotations

from raumhafen.engine.actions import Actions
from raumhafen.engine.edition import Sheet, empty
from raumhafen.engine.kernel import HEADER, Bytes, layout

SEATS = 2

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
RANK = tuple(bin(card).count("1") for card in range(CARDS))
DECK = sum(1 << card for card in range(CARDS) if RANK[card] >= 2)  # RS-3: 26 cards, as a set of card numbers
DECK_SIZE = 26

NOTHING = -1

Edition = layout(
    ("symbol", "i1", (SYSTEMS,)),  # of each system, in the order of SYMBOLS
    ("first_hand", "i1"),
    ("hand", "i1"),
    ("least_hand", "i1"),
    ("bonus", "i1", (SYSTEMS + 1,)),  # of a regulator, by the number of its symbols
    ("late", "i1"),
)

# Phases of a round: laying in secret, the late +1 before a shot or a draw, and the end.
LAY, LATE, OVER = range(3)

# The steps of a round after both have laid: four shots, then the resources of starter and other.
SHOTS, STEPS = 4, 6

State = layout(
    *HEADER,
    ("variant", "i1"),
    ("target", "i1"),
    ("limit", "u1"),
    ("phase", "i1"),
    ("rounds", "u2"),
    ("starter", "i1"),
    ("step", "i1"),  # of the round, once both have laid
    ("defends", "i1"),  # is it the defender's system that is asked about now?
    ("turn", "i1"),  # who decides on a late +1, and for which system; NOTHING while both lay
    ("system", "i1"),
    # Cards as sets, bit per card. What is in none of them is in the pile.
    ("hand", "u4", (SEATS,)),
    ("discard", "u4", (SEATS,)),
    ("removed", "u4", (SEATS,)),
    ("held", "i1", (SEATS,)),  # how many cards a seat held when it began to lay: public
    ("counted", "u4", (SEATS,)),  # cards that everybody knows to be held, since the pile was renewed while drawing
    ("laid", "i1", (SEATS, SPOTS)),
    ("unlaid", "u4", (SEATS,)),  # the rest of a hand when layouts were shown
    ("late", "i1", (SEATS,)),  # the system that got the late +1
    ("power", "i1", (SEATS, SYSTEMS)),  # strength of each system as it stands
    ("points", "i2", (SEATS,)),  # cards removed, or points of the cuddle variant
    # The shots of this round, to be told.
    ("fired", "i1"),
    ("shooter", "i1", (SHOTS,)),
    ("weapon", "i1", (SHOTS,)),
    ("attack", "i1", (SHOTS,)),
    ("guard", "i1", (SHOTS,)),
    ("loss", "u4", (SHOTS,)),  # the cards that left for good
    # The layout of the round before, to look at once more.
    ("last_laid", "i1", (SEATS, SPOTS)),
    ("last_power", "i1", (SEATS, SYSTEMS)),
)

# Actions: a card on a spot, ready, and the late +1.
LAY_CARD = 0
READY = SPOTS * CARDS
SET_LATE = READY + 1
KEEP_LATE = SET_LATE + 1
ACTIONS = Actions()
ACTIONS.kind("action", number=KEEP_LATE + 1)


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
