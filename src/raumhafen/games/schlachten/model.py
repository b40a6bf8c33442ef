"""The state of a match, and what can be done in it."""

from __future__ import annotations

from raumhafen.engine.actions import Actions
from raumhafen.engine.kernel import HEADER, layout
from raumhafen.games.schlachten.edition import CARDS, COLOURS, WORLDS

SEATS, HAND = 6, 6
ROWS, COLUMNS = 3, 6
PLACES = ROWS * COLUMNS
CAPITAL = PLACES  # the capital's place, beside the grid

PILES = 12  # more than 19 rounds of six full hands can use up

NOTHING, HIDDEN = -1, -2

# Phases of a round.
LOOK, TURN, COMMIT, PLAY, OVER = range(5)

# How a planet's place lies.
DOWN, PRIZE, WON = range(3)

State = layout(
    *HEADER,
    ("phase", "i1"),
    ("rounds", "i1"),
    ("leader", "i1"),
    ("turn", "i1"),  # the seat to act
    # Cards, by number. Unused places of a list are NOTHING.
    ("hands", "i1", (SEATS, HAND)),
    ("hand_size", "i1", (SEATS,)),
    ("played", "i1", (SEATS, HAND)),  # in this round
    ("played_size", "i1", (SEATS,)),
    ("pile", "i1", (CARDS,)),  # in no order: a card is drawn at random
    ("pile_size", "i1"),
    ("discard", "i1", (CARDS,)),
    ("discard_size", "i1"),
    # What card counting tells everybody: the pile each card was in last (0: the first; each renewal makes another), how
    # many cards of each hand came from which pile, and how many of those must be specials.
    ("piles", "i1"),
    ("came", "i1", (CARDS,)),
    ("drawn", "i1", (SEATS, PILES)),
    ("bare", "i1", (SEATS, PILES)),
    # Worlds. A face that nobody has seen is not drawn yet: NOTHING.
    ("lies", "i1", (PLACES,)),
    ("face", "i1", (PLACES,)),
    ("seen_by", "u1", (PLACES,)),  # bit per seat
    ("looked", "i1"),  # the place the leader looked at in this round
    ("prize", "i1"),
    ("prize_place", "i1"),
    ("owner", "i1", (WORLDS,)),
    # Figures, by colour, and this round's scores.
    ("figure", "i1", (len(COLOURS),)),  # its owner; NOTHING: in the middle
    ("committed", "u1", (SEATS,)),  # bit per colour
    ("main", "i2", (SEATS,)),
    ("clones", "i2", (SEATS,)),
    # The round before, for those who want to see it once more.
    ("last_leader", "i1"),
    ("last_played", "i1", (SEATS, HAND)),
    ("last_main", "i2", (SEATS,)),
    ("last_clones", "i2", (SEATS,)),
)

ACTIONS = Actions()
LOOK_AT = ACTIONS.kind("look", place=PLACES)
TURN_UP = ACTIONS.kind("turn", place=PLACES + 1)  # CAPITAL is the last place
COMMIT_FIGURES = ACTIONS.kind("commit", figures=1 << len(COLOURS))  # a set of figures, bit per colour
PLAY_CARDS = ACTIONS.kind("play", cards=1 << HAND)  # a set of places of the hand, bit per place
