"""The state of a match, and what can be done in it."""

from __future__ import annotations

from raumhafen.engine.actions import Actions
from raumhafen.engine.kernel import HEADER, layout
from raumhafen.games.raumschiffe.edition import CARDS, SPOTS, SYSTEMS

SEATS = 2

NOTHING = -1

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

ACTIONS = Actions()
LAY_CARD = ACTIONS.kind("lay", spot=SPOTS, card=CARDS)
READY = ACTIONS.kind("ready")
SET_LATE = ACTIONS.kind("add")
KEEP_LATE = ACTIONS.kind("keep")
