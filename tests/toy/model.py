"""The state of a match, and the actions."""

from __future__ import annotations

from raumhafen.engine.actions import Actions
from raumhafen.engine.kernel import HEADER, layout
from tests.toy.edition import CARDS

SEATS, SLOTS = 3, 2
EMPTY, HIDDEN = 0, -1  # instead of a card

State = layout(
    *HEADER,
    ("rounds", "i1"),
    ("last", "i1"),  # round of the match
    ("laid", "i1", (SEATS, SLOTS)),  # cards by number, from 1
    ("shown", "i1", (SEATS, SLOTS)),  # of the round before
    ("points", "i1", (SEATS,)),
)

ACTIONS = Actions()
LAY_CARD = ACTIONS.kind("lay", slot=SLOTS, card=range(1, CARDS + 1))
SAY_READY = ACTIONS.kind("ready")
