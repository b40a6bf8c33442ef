"""The cards and worlds of an edition, and how they are read from its sheet (GS-1)."""

from __future__ import annotations

from raumhafen.engine.edition import Sheet, empty
from raumhafen.engine.kernel import Bytes, layout

COLOURS = ("yellow", "red", "blue", "green", "violet", "orange")
NO_COLOUR = len(COLOURS)  # of a special

CARDS = 99
PLANETS = 18
WORLDS = PLANETS + len(COLOURS)  # planets by colour, then the six capitals
VALUES = 5  # of a colour's cards
SPECIAL_VALUES = 2

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


def pack(sheet: Sheet) -> Bytes:
    """An edition from its sheet (GS-1)."""
    data, e = empty(Edition)
    battle, specials = sheet.table("battle"), sheet.table("specials")
    values = battle.wholes("values", 1, 20, VALUES)
    battle.require("values", values == sorted(set(values)), "rising", values)
    plain = battle.wholes("plain", 0, 9, VALUES)
    clones = battle.wholes("clones", 0, 9, VALUES)
    bonus = specials.wholes("values", 1, 9, SPECIAL_VALUES)
    specials.require("values", bonus == sorted(set(bonus)), "rising", bonus)
    copies = specials.wholes("copies", 0, CARDS, SPECIAL_VALUES)

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
