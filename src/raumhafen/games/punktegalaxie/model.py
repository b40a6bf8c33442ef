"""What lies on the table: the edition, the state of a match, and the numbering of actions."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from raumhafen.engine.actions import Actions
from raumhafen.engine.kernel import HEADER, layout

COLOURS = ("red", "blue", "green", "yellow", "violet")
KINDS = ("planet", "sun", "moon", "asteroid", "wormhole")
PLANET, SUN, MOON, ASTEROID, WORMHOLE = range(5)
RESEARCH = "ABCDEFG"  #: the letters of the research symbols
X = 0  #: the value of a planet that may be any
VALUES = 7

SEATS = 5
ROUNDS, TAKEN = 13, 2  # a turn: two cards
MARKET_LEFT = 7  # when the game ends (PG-11)
CARDS, TILES, START_SUNS, SIDES = 140, 24, 5, 2
OFFERED = (10, 12, 14, 16)  #: tiles on offer for two galaxies, three … (PG-2)
OFFERS = OFFERED[-1]
GALAXY = ROUNDS * TAKEN  #: cards of a galaxy at the end, without its start sun
SYSTEMS = GALAXY + 1  # every card may begin one

# Faces: 140 planets, 140 space bodies, and the start suns, two sides each. A look is the lowest of equal faces.
SPACE = CARDS
START_FACE = SPACE + CARDS
FACES = START_FACE + START_SUNS * SIDES

# Cards on the table are numbered as they appear; behind them come the start suns, one a galaxy.
DRAWN = GALAXY * SEATS + MARKET_LEFT
START_SUN = DRAWN
PIECES = DRAWN + SEATS

NOTHING = -1
UNKNOWN = 255  # of a card: which one it is

# The market: three stacks, and below them two rows of planets. A stack's place is its column.
COLUMNS, ROWS = 3, 3
PLACES = ROWS * COLUMNS

# Tallies: a count for each colour, pair of colours, or letter, six bits each in one number.
BITS = 6
PAIRS = tuple(combinations(range(len(COLOURS)), 2))
ALL_COLOURS = (1 << len(COLOURS)) - 1


def _tally(which: list[int]) -> int:
    return sum((1 << BITS) - 1 << BITS * place for place in which)


#: By set of colours: where their counts stand in a tally of colours, and those of the pairs within the set.
OF_COLOURS = np.array([_tally([c for c in range(5) if chosen >> c & 1]) for chosen in range(ALL_COLOURS + 1)], np.int64)
OF_PAIRS = np.array(
    [
        _tally([place for place, (c, d) in enumerate(PAIRS) if chosen >> c & chosen >> d & 1])
        for chosen in range(ALL_COLOURS + 1)
    ],
    np.int64,
)

# Sets of cards, some in each of a few words.
WORD = 48
WORDS = 3

# What a rocket tile counts (the kinds of the clauses, those that count colours as one).
TILE_KINDS = (*("planets", "system", "tiles", "asteroids", "wormholes", "moons", "research", "value", "suns", "equal"),)
SET_OF_PLANETS, LARGE_SYSTEM, OWN_TILES, ASTEROIDS, WORMHOLES, MOONS, SYMBOLS, VALUE, SUNS, EQUAL = range(10)

# The categories of the score sheet, and what can be achieved in each against Galaxus (PG-32).
CATEGORIES = ("suns", "planets", "moons", "research", "tiles", "asteroids")
ACHIEVED = ("total", "suns", "planets", "moons", "research", "tiles")
THRESHOLDS = (5, 2, 3, 2, 1, 2)  #: how many of each
ACHIEVEMENTS = sum(THRESHOLDS)

Edition = layout(
    # By face.
    ("kind", "i1", (FACES,)),
    ("value", "i1", (FACES,)),  # of a planet
    ("colours", "u1", (FACES,)),  # bit per colour: a planet's own, or those that a sun counts
    ("tally", "i8", (FACES,)),  # of colours: a planet's own, or what a sun needs for a set
    ("pair", "i8", (FACES,)),  # tally of pairs: a planet's two colours
    ("first", "u1", (FACES,)),  # the colours of a moon, a set of one each; the second may be empty
    ("second", "u1", (FACES,)),
    ("points", "i1", (FACES,)),  # of a sun or a moon
    ("rockets", "i1", (FACES,)),
    ("letter", "i8", (FACES,)),  # tally of letters: the research symbol
    ("look", "i2", (FACES,)),
    # Which sides belong together (PG-5), and by look the set of cards that have it.
    ("back", "i2", (CARDS,)),
    ("alike", "i8", (FACES, WORDS)),
    ("tile_kind", "i1", (TILES,)),
    ("tile_count", "i1", (TILES,)),  # how many make a set; the value or the size meant
    ("tile_colours", "u1", (TILES,)),
    ("tile_tally", "i8", (TILES,)),
    ("tile_points", "i1", (TILES,)),
    ("ladder", "i1", (VALUES + 1,)),  # by the number of different ones
    ("majority", "i1", (3,)),  # points for most asteroids, second, third
    ("rockets_a_tile", "i1"),
    ("galaxus_sun", "i1", (3,)),  # by difficulty
    ("galaxus_research", "i1", (3,)),
    ("galaxus_tile", "i1", (3,)),
    ("threshold", "i2", (ACHIEVEMENTS,)),
)

# Phases: choosing the side of one's start sun, then turn by turn; after a solo win, an achievement to mark; the end.
SIDE, TAKE, LAY, TILE, MARK, OVER = range(6)

# What happened in the course of an action, in order, to be told. A piece of news is one number made of three: what it
# is, where (one more, so that NOTHING is 0), and which card, tile or stack.
TOOK, UNCOVERED, LAID, GOT_TILE, TURNED, RENEWED = np.arange(6)
WHERES, WHICHES = 32, 256
NEWS = 48  # more than a turn, Galaxus' turn and two refills can bring

State = layout(
    *HEADER,
    ("difficulty", "i1"),
    ("galaxies", "i8"),  # alone, the second one is Galaxus'
    ("phase", "i1"),
    ("rounds", "i1"),
    ("starter", "i1"),
    ("turn", "i1"),
    # Cards by piece, in the order they appeared: what everybody sees of them, which cards they are (unless only one
    # side was seen, that is nobody's knowledge), and whether both sides were seen. Behind them, in no order, the cards
    # that have not appeared.
    ("drawn", "i2"),
    ("face", "i2", (PIECES,)),  # a look
    ("cards", "u1", (CARDS,)),
    ("both_seen", "u1", (DRAWN,)),
    ("market", "i2", (PLACES,)),  # pieces
    ("height", "i1", (COLUMNS,)),  # of the stacks, the top card included
    ("offer", "i1", (OFFERS,)),  # tiles in a row
    ("tiles", "u4", (SEATS,)),  # held, bit per tile
    ("start_sun", "i1", (SEATS,)),
    ("side", "i1", (SEATS,)),  # of the start sun; NOTHING until chosen
    ("hand", "i2", (TAKEN,)),  # taken in this turn and not laid yet
    ("taken", "i1"),
    # Solar systems, by galaxy, in the order they were begun.
    ("systems", "i8", (SEATS,)),
    ("sun", "i2", (SEATS, SYSTEMS)),
    ("asteroid", "i2", (SEATS, SYSTEMS)),
    ("lower", "i2", (SEATS, SYSTEMS)),  # the ends of its row
    ("upper", "i2", (SEATS, SYSTEMS)),
    ("fits_lower", "u1", (SEATS, SYSTEMS)),  # bit per value, and for X: which planets may be laid at that end
    ("fits_upper", "u1", (SEATS, SYSTEMS)),
    ("below", "i2", (DRAWN,)),  # neighbours in a row
    ("above", "i2", (DRAWN,)),
    ("suns", "i1", (SEATS,)),  # counted
    ("asteroids", "i1", (SEATS,)),
    ("rockets", "i2", (SEATS,)),
    ("loose", "i2", (GALAXY,)),  # Galaxus' suns, moons, asteroids and wormholes
    ("loose_size", "i1"),
    ("achieved", "i4"),  # in the end against Galaxus: what was fulfilled, bit for each; NOTHING unless he is beaten
    ("marked", "i1"),  # the one that was chosen
    ("news_size", "i1"),
    ("news", "i4", (NEWS,)),
)

# Where a card may be laid: at the upper or the lower end of a system's row, as its first card or its sun or asteroid
# (which is UPPER by number), or as a new system.
UPPER, LOWER = range(2)
NEW_SYSTEM = SYSTEMS * 2
SPOTS = NEW_SYSTEM + 1

# Actions: a side, a place of the market, a card of the hand on a spot, a tile, an achievement or none.
CHOOSE_SIDE = 0
TAKE_CARD = CHOOSE_SIDE + SIDES
LAY_CARD = TAKE_CARD + PLACES
TAKE_TILE = LAY_CARD + TAKEN * SPOTS
MARK_ONE = TAKE_TILE + TILES
MARK_NONE = MARK_ONE + ACHIEVEMENTS
ACTIONS = Actions()
ACTIONS.kind("action", number=MARK_NONE + 1)
