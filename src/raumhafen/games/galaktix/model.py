"""The state of a game, and what can be done in it."""

from __future__ import annotations

from raumhafen.engine.actions import Actions
from raumhafen.engine.kernel import HEADER, layout
from raumhafen.games.galaktix.edition import DICE, FIELDS, KINDS, ROADS, ROCKETS

# What stands on a field: nothing, or PIECE + the rocket that stands there, or a part.
EMPTY, PIECE = 0, 1
PART = PIECE + KINDS

# Phases of a round: about to roll (and to place parts on what was skipped), rolled once, rolled for good; the end.
ROLL, KEEP, PLACE, OVER = range(4)

NOWHERE = -1

State = layout(
    *HEADER,
    ("level", "i1"),
    ("phase", "i1"),
    ("rounds", "u2"),
    ("dice", "i1", (DICE,)),  # faces, ascending
    ("height", "i1", (ROADS,)),  # of the highest rocket
    ("depot", "i1", (ROCKETS,)),
    ("supply", "i1", (ROCKETS,)),
    ("parts", "i1"),
    ("spare_parts", "i1"),  # in the supply
    ("piece", "i1", (ROADS, FIELDS)),
    ("flag", "i1", (ROADS, FIELDS)),  # those still to be won
    ("flags_won", "i1"),
    ("road", "i1"),  # where a rocket was placed in this round
    ("skipped_from", "i1"),  # fields above this and below the landing were skipped
)

ALL_DICE = (1 << DICE) - 1

ACTIONS = Actions()
KEEP_DICE = ACTIONS.kind("keep", dice=1 << DICE)  # a set of places, bit per die
PLACE_ROCKET = ACTIONS.kind("place", road=ROADS, rocket=KINDS, field=range(1, FIELDS + 1))
GIVE_BACK = ACTIONS.kind("give-back", rocket=KINDS)
STOP = ACTIONS.kind("stop")
PLACE_PART = ACTIONS.kind("part", field=range(1, FIELDS + 1))  # of the road where the rocket was placed
NEXT = ACTIONS.kind("next")  # on to the next round, or to the end
