"""The state of a match, what happens in it, and what can be done."""

from __future__ import annotations

from raumhafen.engine.actions import Actions
from raumhafen.engine.kernel import HEADER, layout
from raumhafen.games.punktegalaxie.edition import ACHIEVEMENTS, CARDS, SIDES, TILES

SEATS = 5
ROUNDS, TAKEN = 13, 2  # a turn: two cards
MARKET_LEFT = 7  # when the game ends (PG-11)
OFFERED = (10, 12, 14, 16)  #: tiles on offer for two galaxies, three … (PG-2)
OFFERS = OFFERED[-1]
GALAXY = ROUNDS * TAKEN  #: cards of a galaxy at the end, without its start sun
SYSTEMS = GALAXY + 1  # every card may begin one

# Cards on the table are numbered as they appear; behind them come the start suns, one a galaxy.
DRAWN = GALAXY * SEATS + MARKET_LEFT
START_SUN = DRAWN
PIECES = DRAWN + SEATS

NOTHING = -1
UNKNOWN = 255  # of a card: which one it is

# The market: three stacks, and below them two rows of planets. A stack's place is its column.
COLUMNS, ROWS = 3, 3
PLACES = ROWS * COLUMNS
FIRST_PLANETS = PLACES - COLUMNS  #: pieces of the first market, which appear first: their space sides were never seen

# Phases: choosing the side of one's start sun, then turn by turn; after a solo win, an achievement to mark; the end.
SIDE, TAKE, LAY, TILE, MARK, OVER = range(6)

# What happened in the course of an action, in order, to be told; numbered as actions are.
_WHERE, _WHICH = range(NOTHING, 31), 256
NEWS = Actions()
TOOK = NEWS.kind("took", place=_WHERE, piece=_WHICH)
UNCOVERED = NEWS.kind("uncovered", stack=_WHERE, piece=_WHICH)
LAID = NEWS.kind("laid", system=_WHERE, piece=_WHICH)  # NOTHING: it lies loose
GOT_TILE = NEWS.kind("tile", galaxy=_WHERE, tile=_WHICH)
TURNED = NEWS.kind("turned", place=_WHERE, piece=_WHICH)
RENEWED = NEWS.kind("renewed", stack=_WHERE, source=_WHICH)
NEWS_LENGTH = 48  # more than a turn, Galaxus' turn and two refills can bring

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
    ("news", "i4", (NEWS_LENGTH,)),
)

# Where a card may be laid, numbered as actions are: at an end of a system's row, as its first card or its sun or
# asteroid (which is UPPER), or as a new system.
UPPER, LOWER = range(2)
SPOTS = Actions()
IN_SYSTEM = SPOTS.kind("system", system=SYSTEMS, end=2)
NEW_SYSTEM = SPOTS.kind("new")

ACTIONS = Actions()
CHOOSE_SIDE = ACTIONS.kind("side", side=SIDES)
TAKE_CARD = ACTIONS.kind("take", place=PLACES)
LAY_CARD = ACTIONS.kind("lay", card=TAKEN, spot=SPOTS.size)  # a card of the hand
TAKE_TILE = ACTIONS.kind("tile", tile=TILES)
MARK_ONE = ACTIONS.kind("mark", achievement=ACHIEVEMENTS)
MARK_NONE = ACTIONS.kind("none")
