"""What lies on the table: the edition, the state of a match, and the numbering of actions."""

from __future__ import annotations

from raumhafen.engine.actions import Actions
from raumhafen.engine.edition import Sheet, empty
from raumhafen.engine.kernel import HEADER, Bytes, layout

COLOURS = ("yellow", "red", "blue", "green", "violet", "orange")
NO_COLOUR = len(COLOURS)  # of a special

SEATS, CARDS, HAND = 6, 99, 6
ROWS, COLUMNS = 3, 6
PLACES = ROWS * COLUMNS
PLANETS = 18
WORLDS = PLANETS + len(COLOURS)  # planets by colour, then the six capitals
VALUES = 5  # of a colour's cards
KINDS = 2  # of specials

PILES = 12  # more than 19 rounds of six full hands can use up

NOTHING, HIDDEN = -1, -2
CAPITAL = PLACES  # the capital's place, beside the grid

Edition = layout(
    # Cards are numbered by colour, value, plain before clone; specials last. So a hand in rising numbers is
    # sorted as a player would sort it.
    ("colour", "i1", (CARDS,)),
    ("value", "i1", (CARDS,)),
    ("clone", "i1", (CARDS,)),
    ("kind", "i1", (CARDS,)),  # equal cards are of one kind
    ("world_colour", "i1", (WORLDS,)),
    ("world_value", "i1", (WORLDS,)),
    ("figure_bonus", "i1"),
)

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
    ("pile", "i1", (CARDS,)),  # in no order: a card is drawn by lot
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

# Actions. A look or a turn names a place; a commitment is a set of figures, bit per colour; a play is a set of places
# of the hand, bit per place.
LOOK_AT = 0
TURN_UP = LOOK_AT + PLACES
TURN_CAPITAL = TURN_UP + CAPITAL
COMMIT_SET = TURN_CAPITAL + 1
PLAY_SET = COMMIT_SET + (1 << len(COLOURS))
ACTIONS = Actions()
ACTIONS.kind("action", number=PLAY_SET + (1 << HAND))


def pack(sheet: Sheet) -> Bytes:
    """An edition from its sheet (GS-1)."""
    data, e = empty(Edition)
    battle, specials = sheet.table("battle"), sheet.table("specials")
    values = battle.wholes("values", 1, 20, VALUES)
    battle.require("values", values == sorted(set(values)), "rising", values)
    plain = battle.wholes("plain", 0, 9, VALUES)
    clones = battle.wholes("clones", 0, 9, VALUES)
    bonus = specials.wholes("values", 1, 9, KINDS)
    specials.require("values", bonus == sorted(set(bonus)), "rising", bonus)
    copies = specials.wholes("copies", 0, CARDS, KINDS)

    cards = [
        (colour, value, clone)
        for colour in range(len(COLOURS))
        for value, simple, cloned in zip(values, plain, clones, strict=True)
        for clone in [0] * simple + [1] * cloned
    ]
    cards += [(NO_COLOUR, value, 0) for value, count in zip(bonus, copies, strict=True) for _ in range(count)]
    specials.require("copies", len(cards) == CARDS, "schlachten-cards", len(cards))
    e.colour[:], e.value[:], e.clone[:] = zip(*cards, strict=True)
    e.kind[:] = [sorted(set(cards)).index(card) for card in cards]

    worlds = sheet.table("worlds")
    planets = worlds.wholes("planets", 0, 20, PLANETS // len(COLOURS))
    for colour in range(len(COLOURS)):
        for place, value in enumerate(planets):
            e.world_colour[colour * len(planets) + place] = colour
            e.world_value[colour * len(planets) + place] = value
        e.world_colour[PLANETS + colour] = colour
    e.world_value[PLANETS:] = worlds.whole("capital", 0, 20)
    e.figure_bonus = sheet.table("figures").whole("bonus", 0, 20)
    return data
