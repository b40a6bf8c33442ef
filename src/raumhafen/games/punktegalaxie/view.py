"""The table as one seat sees it: all that a client needs to draw. Made of observed states only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Literal, get_args

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from raumhafen.engine.kernel import LIST, Bytes
from raumhafen.engine.record_reader import as_array, cached_by_edition, part, reader
from raumhafen.games.punktegalaxie import DIFFICULTIES, rules
from raumhafen.games.punktegalaxie import model as m
from raumhafen.games.punktegalaxie.edition import (
    ACHIEVED,
    BITS,
    CARDS,
    COLOURS,
    COUNT,
    FACES,
    KINDS,
    PLANET,
    RESEARCH,
    SIDES,
    START_FACE,
    THRESHOLDS,
    TILES,
    VALUES,
    Edition,
)
from raumhafen.games.punktegalaxie.knowledge import Deduction
from raumhafen.games.punktegalaxie.rules.galaxus import NEAREST, marker_of
from raumhafen.games.punktegalaxie.rules.sheets import Sheets

Phase = Literal["side", "take", "lay", "tile", "mark", "over"]
PHASES: tuple[Phase, ...] = ("side", "take", "lay", "tile", "mark", "over")
Change = Literal["turned", "renewed", "uncovered"]
Kind = Literal["planet", "sun", "moon", "asteroid", "wormhole"]
TileKind = Literal[
    "planets", "system", "tiles", "asteroids", "wormholes", "moons", "research", "value", "suns", "equal"
]
_KINDS: tuple[Kind, ...] = get_args(Kind)
_TILE_KINDS: tuple[TileKind, ...] = get_args(TileKind)

SIDE_TOKENS = ("side-a", "side-b")
PLACE_TOKENS = tuple(f"{'abc'[place % m.COLUMNS]}{place // m.COLUMNS + 1}" for place in range(m.PLACES))
NEW_TOKEN = "new"


class Card(Struct, frozen=True, gc=False):
    """A card as it lies, or one of its sides."""

    number: int  #: its own for the whole match, wherever it goes; −1 for a side that is only known to be possible
    token: str
    kind: Kind
    colours: list[str]  #: a planet's own, or those a sun or moon needs, one as often as it is needed
    value: int  #: of a planet, 0 if it is an X
    points: int  #: a sun's for each set, or a moon's
    rockets: int
    letter: str  #: its research symbol, or ""
    worth: int = 0  #: the points it brings as it lies, a sun or a moon


class Tile(Struct, frozen=True, gc=False):
    """A rocket tile."""

    token: str
    kind: TileKind
    colours: list[str]  #: of a set of planets, one as often as it is needed
    count: int  #: how many make a set; the planets of a large system; the value meant
    points: int  #: for each set
    worth: int = 0  #: the points it brings to its owner as things stand


class Place(Struct, frozen=True, gc=False):
    """A place of the market: a stack with its top card, or a planet."""

    token: str
    card: Card | None
    height: int  #: cards of the stack, the top one included; 0 for a planet's place
    others: list[Card]  #: what its other side may be, each once; a single one is sure


class System(Struct, frozen=True, gc=False):
    """A solar system. System 2 has the spots `2-sun`, `2-asteroid`, `2-upper` and `2-lower`; as long as its row is
    empty, `2-row` instead of the last two."""

    token: str
    sun: Card | None
    asteroid: Card | None
    row: list[Card]  #: from the lower end to the upper
    fits_lower: list[int]  #: the values that a planet laid there may have, 0 for an X
    fits_upper: list[int]
    different: int  #: values of its planets, X chosen best
    points: int  #: for its planets


class Score(Struct, frozen=True, gc=False):
    """Points by category."""

    suns: int
    planets: int
    moons: int
    research: int
    tiles: int
    asteroids: int
    total: int


class Galaxy(Struct, frozen=True, gc=False):
    """All that lies before a seat, or before Galaxus."""

    seat: int  #: −1: Galaxus
    start: list[Card]  #: the start sun, its sides a and b
    side: str  #: the side chosen, or "" as long as it was not
    systems: list[System]
    loose: list[Card]  #: Galaxus' suns, moons, asteroids and wormholes
    tiles: list[Tile]
    rockets: int
    missing: int  #: rockets until the next tile
    letters: dict[str, int]  #: how many research symbols of each letter
    suns: int
    asteroids: int
    score: Score


class Marker(Struct, frozen=True, gc=False):
    """Galaxus' marker at the market."""

    position: int  #: of its 13, from 0
    takes: list[str]  #: the two places he will take from, as things stand


class Step(Struct, frozen=True, gc=False):
    """A step of refilling: a top card was turned over to a planet's place, a stack was renewed from another one, or the
    next card of a stack was uncovered."""

    what: Change
    place: str  #: where to
    card: Card | None  #: what is seen there now
    source: str  #: the stack it came from


class View(Struct, frozen=True, gc=False):
    """The table as one seat, or a spectator, sees it."""

    seat: int
    phase: Phase
    round: int  #: 0 while sides are chosen
    starter: int
    turn: int  #: −1 when it is over
    market: list[Place]  #: row by row, the stacks first
    hand: list[Card]  #: taken in this turn and not laid yet
    offer: list[Tile]
    rockets_a_tile: int  #: how many rockets bring one
    galaxies: list[Galaxy]  #: by seat; alone, the second is Galaxus'
    gains: dict[str, Score]  #: what each choice of a spot or a tile would bring, by its tokens with spaces between
    difficulty: str  #: of Galaxus; "" where he does not play
    marker: Marker | None
    won: bool  #: is Galaxus beaten, in the end?
    achievements: list[str]  #: what was fulfilled, if he is
    marked: str  #: the one that was chosen, or ""


_MARKERS = [Marker(number, [PLACE_TOKENS[place] for place in near.tolist()]) for number, near in enumerate(NEAREST)]

read_edition = reader(Edition)
read_state = reader(m.State)


# --- what an edition prints -------------------------------------------------------------------------------------------


class Components:
    """Cards and tiles as they are printed, and the parts of views that are made of them."""

    def __init__(self, edition: Bytes) -> None:
        self.edition = edition
        e = read_edition(edition)
        self.faces = [_face(e, face) for face in range(FACES)]
        self.tiles = _tiles(e)
        self.back = [e.look[face] for face in e.back]
        self.front = e.look[:CARDS]
        self.rockets_a_tile = e.rockets_a_tile
        names = [name for name, count in zip(ACHIEVED, THRESHOLDS, strict=True) for _ in range(count)]
        self.achievements = [f"{name}-{value}" for name, value in zip(names, e.threshold, strict=True)]
        self.card = lru_cache(8192)(self._card)
        self.tile = lru_cache(1024)(lambda tile, worth: replace(self.tiles[tile], worth=worth))

    def _card(self, piece: int, face: int, worth: int = 0) -> Card:
        return replace(self.faces[face], number=piece, worth=worth)

    @part(m.State, "drawn", "face", "cards", "both_seen", "market", "height")
    def market(self, s: Any) -> list[Place]:
        """The places of the market. What the other side of a card may be is as far as everyone can tell."""
        face, drawn, pieces, heights = s.face, s.drawn, s.market, [*s.height, *[0] * m.FIRST_PLANETS]
        deduced = Deduction(self.front, self.back, face[:drawn], s.cards, s.both_seen, drawn)
        cards = [self.card(piece, face[piece]) if piece != m.NOTHING else None for piece in pieces]
        others = [sorted(deduced.others(piece)) if piece != m.NOTHING else [] for piece in pieces]
        return [
            Place(token, card, height, [self.faces[look] for look in looks])
            for token, card, height, looks in zip(PLACE_TOKENS, cards, heights, others, strict=True)
        ]

    @part(
        *(m.State, "seats", "difficulty", "galaxies", "face", "tiles", "start_sun", "side", "systems", "sun"),
        *("asteroid", "lower", "upper", "fits_lower", "fits_upper", "below", "above", "suns", "asteroids", "rockets"),
        *("loose", "loose_size"),
    )
    def galaxies(self, s: Any) -> list[Galaxy]:
        """All that lies before each seat, and before Galaxus."""
        return list(map(_Lying(self, s).galaxy, range(s.galaxies)))


def _face(e: Any, face: int) -> Card:
    kind = e.kind[face]
    colours = _colours(e.tally[face])
    if not colours:
        colours = [*_of_set(e.first[face]), *_of_set(e.second[face])]
    letter = RESEARCH[e.letter[face].bit_length() // BITS] if e.letter[face] else ""
    said = list(colours) or ["x"] if kind == PLANET else [KINDS[kind], *colours]
    number = e.value[face] or e.points[face]
    rockets = e.rockets[face]
    said += [str(number)] * bool(number)
    said += [[], ["rocket"], [str(rockets), "rockets"]][min(rockets, 2)]
    said += [letter.lower()] * bool(letter)
    return Card(m.NOTHING, "-".join(said), _KINDS[kind], colours, e.value[face], e.points[face], rockets, letter)


def _tiles(e: Any) -> list[Tile]:
    """All tiles; equal ones are told apart by a number."""
    tiles: list[Tile] = []
    tokens: list[str] = []
    for tile in range(TILES):
        kind, count, colours = _TILE_KINDS[e.tile_kind[tile]], e.tile_count[tile], _colours(e.tile_tally[tile])
        tokens.append("-".join(["tile", kind, *colours] + [str(count)] * (count > 1 or kind == "value")))
        twin = f"-no-{tokens.count(tokens[-1])}" if tokens.count(tokens[-1]) > 1 else ""
        tiles.append(Tile(tokens[-1] + twin, kind, colours, count, e.tile_points[tile]))
    return tiles


def _colours(tally: int) -> list[str]:
    """The colours that a tally counts, each as often as it does."""
    return [colour for place, colour in enumerate(COLOURS) for _ in range(tally >> BITS * place & COUNT)]


def _letters(tally: int) -> dict[str, int]:
    return {letter: count for place, letter in enumerate(RESEARCH) if (count := tally >> BITS * place & COUNT)}


def _of_set(colours: int) -> list[str]:
    return [colour for place, colour in enumerate(COLOURS) if colours >> place & 1]


components = cached_by_edition(Components)


# --- the view ---------------------------------------------------------------------------------------------------------


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """All a client needs to draw."""
    parts, s = components(edition), read_state(observed)
    phase, alone, marked, won = s.phase, s.seats == 1, s.marked, s.achieved != m.NOTHING
    return View(
        seat=seat,
        phase=PHASES[phase],
        round=s.rounds,
        starter=s.starter,
        turn=m.NOTHING if phase == m.OVER else s.turn,
        market=parts.market(s),
        hand=[parts.card(piece, s.face[piece]) for piece in s.hand if piece != m.NOTHING],
        offer=[parts.tiles[tile] for tile in s.offer if tile != m.NOTHING],
        rockets_a_tile=parts.rockets_a_tile,
        galaxies=parts.galaxies(s),
        gains=_gains(parts, s, observed, seat) if phase in (m.LAY, m.TILE) and seat == s.turn else {},
        difficulty=DIFFICULTIES[s.difficulty] if alone else "",
        marker=_MARKERS[marker_of(observed)] if alone and phase not in (m.MARK, m.OVER) else None,
        won=won,
        achievements=[name for number, name in enumerate(parts.achievements) if won and s.achieved >> number & 1],
        marked=parts.achievements[marked] if marked != m.NOTHING else "",
    )


def _gains(parts: Components, s: Any, observed: Bytes, seat: int) -> dict[str, Score]:
    ids = legal_actions(parts.edition, observed, seat)
    spell, sheets = choice_speller(parts, s, seat), Sheets(parts.edition, observed, seat, ids)
    return {" ".join(spell(action)): score_of(gained) for action, gained in zip(ids, sheets.gains, strict=True)}


class _Lying:
    """What lies in the galaxies."""

    def __init__(self, parts: Components, s: Any) -> None:
        self.parts, self.s, self.face, self.above = parts, s, s.face, s.above
        self.sheets = Sheets(parts.edition, as_array(s))

    def galaxy(self, galaxy: int) -> Galaxy:
        """A galaxy."""
        parts, s, sheets = self.parts, self.s, self.sheets
        is_galaxus = galaxy >= s.seats
        start = START_FACE + SIDES * s.start_sun[galaxy]
        return Galaxy(
            seat=m.NOTHING if is_galaxus else galaxy,
            start=[parts.card(m.START_SUN + galaxy, start + side) for side in range(SIDES)],
            side="ab"[s.side[galaxy]] if s.side[galaxy] != m.NOTHING else "",
            systems=self._systems(galaxy),
            loose=[self._card(piece) for piece in s.loose[: s.loose_size]] if is_galaxus else [],
            tiles=[parts.tile(tile, sheets.by_tile[tile]) for tile in range(TILES) if s.tiles[galaxy] >> tile & 1],
            rockets=s.rockets[galaxy],
            missing=sheets.missing[galaxy],
            letters=_letters(sheets.letters[galaxy]),
            suns=s.suns[galaxy],
            asteroids=s.asteroids[galaxy],
            score=score_of(sheets.categories(galaxy)),
        )

    def _systems(self, galaxy: int) -> list[System]:
        s, sheets, first = self.s, self.sheets, galaxy * m.SYSTEMS
        rows = [row[galaxy] for row in (s.sun, s.asteroid, s.lower, s.fits_lower, s.fits_upper)]
        lying = islice(zip(*rows, strict=True), s.systems[galaxy])
        return [
            System(
                token=str(system + 1),
                sun=self._card(sun) if sun != m.NOTHING else None,
                asteroid=self._card(asteroid) if asteroid != m.NOTHING else None,
                row=self._row(lower),
                fits_lower=values_of(fits_lower),
                fits_upper=values_of(fits_upper),
                different=sheets.different[first + system],
                points=sheets.by_system[first + system],
            )
            for system, (sun, asteroid, lower, fits_lower, fits_upper) in enumerate(lying)
        ]

    def _card(self, piece: int) -> Card:
        return self.parts.card(piece, self.face[piece], self.sheets.by_piece[piece])

    def _row(self, piece: int) -> list[Card]:
        row = []
        while piece != m.NOTHING:
            row.append(self._card(piece))
            piece = self.above[piece]
        return row


def values_of(fits: int) -> list[int]:
    """The values of a planet that fits an end of a row, 0 for an X."""
    return [value for value in range(VALUES + 1) if fits >> value & 1] if fits else []


def score_of(points: list[int]) -> Score:
    """The categories and their sum."""
    suns, planets, moons, research, tiles, asteroids = points
    return Score(suns, planets, moons, research, tiles, asteroids, sum(points))


# --- choices ----------------------------------------------------------------------------------------------------------


def legal_actions(edition: Bytes, observed: Bytes, seat: int) -> list[int]:
    """All that a seat may do now."""
    ids = np.zeros(LIST, np.int32)
    legal: list[int] = ids[: rules.legal(edition, observed, seat, ids)].tolist()
    return legal


def choice_speller(parts: Components, s: Any, seat: int) -> Callable[[int], tuple[str, ...]]:
    """Gives a card on a spot, or a tile, as tokens: `red-5-rocket 2-upper`, `sun-red-red-3 new`, `tile-moons-3`."""
    face, lower = s.face, s.lower[seat]
    hand = [parts.faces[face[piece]] for piece in s.hand]  # where none is left any will do: no action names it

    def spell(action: int) -> tuple[str, ...]:
        match m.ACTIONS[action]:
            case "lay", number, spot:
                return hand[number].token, _spot_token(lower, hand[number].kind, spot)
            case "tile", tile:
                return (parts.tiles[tile].token,)
        raise ValueError(action)

    return spell


def _spot_token(lower: Sequence[int], kind: Kind, spot: int) -> str:
    """A spot's name: `new`, or a system and where in it; given the lower ends of all rows."""
    match m.SPOTS[spot]:
        case "system", system, end:
            if kind in ("sun", "asteroid"):
                return f"{system + 1}-{kind}"
            if lower[system] == m.NOTHING:
                return f"{system + 1}-row"
            return f"{system + 1}-{'lower' if end == m.LOWER else 'upper'}"
    return NEW_TOKEN
