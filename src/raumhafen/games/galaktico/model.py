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
    ("fights", "i1"),  # how many so far
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

ACTIONS = Actions()
MOVE = ACTIONS.kind("move", field=FIELDS, target=FIELDS, hyperflights=COUNTS)  # counted if a cruiser attacks (GO-30)
FLY_ON = ACTIONS.kind("fly-on", target=FIELDS)
STAY = ACTIONS.kind("stay")
DEPLOY = ACTIONS.kind("deploy", ship=TYPES)
SHIFT = ACTIONS.kind("shift", meteor=FIELDS, direction=DIRECTIONS)  # the number of the neighbour that it goes to
SET_SHIELD = ACTIONS.kind("shield", ship=TYPES, shield=SHIELDS)
SET_WEAPON = ACTIONS.kind("weapon", ship=TYPES, weapon=WEAPONS)
PLACE = ACTIONS.kind("place", ship=TYPES, place=START_FIELDS)  # the number of the start field
READY = ACTIONS.kind("ready")
