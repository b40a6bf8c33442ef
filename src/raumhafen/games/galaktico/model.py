"""The state of a match, and what can be done in it."""

from __future__ import annotations

from raumhafen.engine.actions import Actions
from raumhafen.engine.kernel import HEADER, layout
from raumhafen.games.galaktico.edition import COUNTS, DIRECTIONS, FIELDS, SECTORS, SHIELDS, START_FIELDS, TYPES, WEAPONS

SEATS = 3

NOTHING = -1

# Phases: setting up in secret, a turn, a cruiser that may fly on, and the end.
SETUP, TURN, FLY, OVER = range(4)

ACTIONS_A_TURN = 2

# How a match ends.
NOT_YET, BY_POINTS, BY_STATION, BY_DESTROYERS, BY_LAPSE, BY_STANDSTILL = range(6)

State = layout(
    *HEADER,
    ("standstill", "u1"),
    ("phase", "i1"),
    ("starter", "i1"),  # NOTHING while setting up, as the seat to act
    ("turn", "i1"),
    ("actions", "i1"),  # left in this turn
    ("turns", "u2"),  # finished so far
    ("stirred", "i1"),  # was there a fight or a deployment in this turn?
    ("quiet", "u1"),  # turns in a row without one
    ("lapsed", "i1"),  # seats in a row that could do nothing
    # Active ships as sets of fields, by seat and type (row seat · TYPES + type); meteors; who has moved in this turn.
    ("ships", "u8", (SEATS * TYPES, SECTORS)),
    ("meteors", "u8", (SECTORS,)),
    ("moved", "u8", (SECTORS,)),
    ("docked", "i1", (SEATS,)),  # the type of the ship on the own station
    ("reserve", "i1", (SEATS, TYPES)),
    # Loadouts: the shield of each type, and the type that has each weapon; which types have been shown, bit per type.
    ("shield", "i1", (SEATS, TYPES)),
    ("carrier", "i1", (SEATS, WEAPONS)),
    ("shown", "u1", (SEATS,)),
    ("figures", "i1", (SEATS, TYPES)),  # on each card
    ("points", "i2", (SEATS,)),
    ("fought", "i2", (SEATS,)),  # points from fights alone
    # A cruiser that has won and may fly on: where it stands, and what it has left.
    ("flying", "i1"),
    ("steps_left", "i1"),
    ("hyperflights_left", "i1"),
    # The last fight.
    ("fights", "i1"),  # so far
    ("fight_field", "i1"),
    ("attacker", "i1"),
    ("attacking", "i1"),  # its type
    ("defender", "i1"),
    ("defending", "i1"),
    ("bonus", "i1"),  # of a scout out of a meteor field
    ("attack", "i1"),
    ("defence", "i1"),
    ("attacker_gain", "i1"),
    ("defender_gain", "i1"),
    # How it ended: by what, who got the points for it, and whose station or destroyers are gone.
    ("ending", "i1"),
    ("ender", "i1"),
    ("loser", "i1"),
)

# Actions. A move is its field, its target and, for a cruiser that attacks, the number of hyperflights (GO-30); a meteor
# is its field and a direction, by the number of the neighbour. Setting up: a shield or a weapon for a type, a type on
# one of the start fields.
MOVE = 0
FLY_ON = MOVE + FIELDS * FIELDS * COUNTS
STAY = FLY_ON + FIELDS
DEPLOY = STAY + 1
SHIFT = DEPLOY + TYPES
SET_SHIELD = SHIFT + FIELDS * DIRECTIONS
SET_WEAPON = SET_SHIELD + TYPES * SHIELDS
PLACE = SET_WEAPON + TYPES * WEAPONS
READY = PLACE + TYPES * START_FIELDS
ACTIONS = Actions()
ACTIONS.kind("action", number=READY + 1)
