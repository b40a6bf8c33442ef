"""Positions of Punktegalaxie, written as players speak of them.

A card is written as the edition prints it: "RB3 1r", "X", "sun RR 3 A", "moon RB 4", "asteroid". Without symbols it is
any of those that differ in symbols only. Cards in a row are one text, from the lower end to the upper: "R1, wormhole".
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from raumhafen import load
from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.match import Match
from raumhafen.games.punktegalaxie.edition import CARDS, SPACE, START_FACE
from raumhafen.games.punktegalaxie.model import LAY, LAY_CARD, NOTHING, ROUNDS, START_SUN, TAKE, State

GAME = load("punktegalaxie")
RULES = GAME.kernels
PRINTED = tomllib.loads(Path(GAME.folder, "editions", "reference.toml").read_text(encoding="utf-8"))
COLOURS = dict(zip("RBGYV", ["red", "blue", "green", "yellow", "violet"], strict=True))
PLACES = [f"{column}{row}" for row in "123" for column in "abc"]
FIRST_PLANETS = 6  # the pieces that appear first
TILE_TEXTS: list[str] = PRINTED["tiles"]["faces"]


@dataclass(frozen=True)
class Face:
    """One side of a card, read from how it is printed."""

    text: str
    kind: str
    colours: str = ""
    value: int = 0
    points: int = 0
    rockets: int = 0
    letter: str = ""

    @property
    def body(self) -> str:
        """What is printed but for the symbols."""
        words = self.text.split()
        return " ".join(word for word in words if not self._symbol(word))

    def _symbol(self, word: str) -> bool:
        return word == self.letter or (word.endswith("r") and word[:-1].isdigit())

    @property
    def token(self) -> str:
        """How it is typed."""
        words = [COLOURS[colour] for colour in self.colours]
        words = (words or ["x"]) if self.kind == "planet" else [self.kind, *words]
        words += [str(number) for number in (self.value, self.points) if number]
        words += [[], ["rocket"], ["2", "rockets"]][self.rockets] + [self.letter.lower()] * bool(self.letter)
        return "-".join(words)


def face(text: str) -> Face:
    first, *words = text.split()
    symbols = {"rockets": 0, "letter": ""}
    if words and words[-1] in "ABCDEFG" and (first not in {"sun", "moon"} or len(words) > 2):
        symbols["letter"] = words.pop()
    if words and words[-1].endswith("r"):
        symbols["rockets"] = int(words.pop()[:-1])
    if first in {"sun", "moon"}:
        return Face(text, first, "".join(sorted(words[0], key="RBGYV".index)), 0, int(words[1]), **symbols)
    if first in {"asteroid", "wormhole"}:
        return Face(text, first, **symbols)
    return Face(text, "planet", first[:-1], 0 if first == "X" else int(first[-1]), **symbols)


FACES = [face(text) for text in [*PRINTED["planets"]["faces"], *PRINTED["spaces"]["faces"]]]
FACES += [face(PRINTED["start_suns"][side][sun]) for sun in range(5) for side in "ab"]
BACK = [SPACE + (37 * card + 11) % CARDS for card in range(CARDS)]  # PG-5


def look_of(number: int) -> int:
    """The lowest of the faces that look the same; start suns are no cards."""
    return number if number >= START_FACE else [one.text for one in FACES[:START_FACE]].index(FACES[number].text)


LOOKS = [look_of(number) for number in range(len(FACES))]


def row_of(text: str) -> list[str]:
    return [card.strip() for card in text.split(",") if card.strip()]


def tile_token(text: str) -> str:
    kind, which, _ = text.split()
    if kind == "planets":
        return "-".join(["tile-planets", *(COLOURS[colour] for colour in which)])
    return f"tile-{kind}-{which}" if kind == "value" or int(which) > 1 else f"tile-{kind}"


TILE_TOKENS = [tile_token(text) for text in TILE_TEXTS]


class Table:
    """A match, with a player's words for what is done and seen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.s = match._state.view(State)[0]

    # what may be done

    @property
    def turn(self) -> int:
        (seat,) = self.match.active
        return seat

    @property
    def legal(self) -> set[str]:
        actions = self.match.legal(self.turn)
        words = {str(action) for action in actions}
        assert len(words) == len({action.id for action in actions}) == len(actions)
        return words

    def spots(self, card: str) -> set[str]:
        """Where a card of the hand may be laid."""
        held = self.held(card).token
        return {words.split()[1] for words in self.legal if words.split()[0] == held}

    def do(self, *actions: str) -> Table:
        """Do what must be legal in exactly these words."""
        for action in actions:
            assert action in self.legal, f"{action} is not among {sorted(self.legal)}"
            self.match.play(self.turn, action)
        return self

    def lay(self, card: str, spot: str) -> Table:
        return self.do(f"{self.held(card).token} {spot}")

    def anything(self) -> Table:
        """The first that may be done."""
        self.match.play(self.turn, self.match.legal(self.turn)[0])
        return self

    def finish_turn(self) -> Table:
        """Lay what is in hand, anywhere, and choose tiles, if any are due, in the order of the offer."""
        seat, rounds = self.turn, int(self.s.rounds)
        while self.phase in {"lay", "tile"} and self.turn == seat and self.s.rounds == rounds:
            self.do(self.offer[0]) if self.phase == "tile" else self.anything()
        return self

    def luck(self, number: int) -> Table:
        """The same table with other luck from now on."""
        self.s.key, self.s.counter, self.s.word = key(number), 0, 0
        return self.changed()

    def changed(self) -> Table:
        self.match._changed()
        return self

    # what lies on the table

    @property
    def view(self):
        return self.match.view(SPECTATOR)

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def market(self) -> dict[str, str]:
        """What is seen at each place, as it is printed."""
        pieces = zip(PLACES, self.s.market.tolist(), strict=True)
        return {place: FACES[self.s.face[piece]].text for place, piece in pieces if piece != NOTHING}

    @property
    def heights(self) -> list[int]:
        heights = [place.height for place in self.view.market]
        assert heights[:3] == self.s.height.tolist()
        assert heights[3:] == [0] * 6
        return heights[:3]

    def held(self, card: str) -> Face:
        """A card of the hand."""
        hand = [FACES[self.s.face[piece]] for piece in self.s.hand.tolist() if piece != NOTHING]
        return next(one for one in hand if card in (one.text, one.body))

    @property
    def offer(self) -> list[str]:
        return [tile.token for tile in self.view.offer]

    def galaxy(self, seat: int = 0):
        return self.view.galaxies[seat]

    def score(self, seat: int = 0):
        score = self.galaxy(seat).score
        parts = [score.suns, score.planets, score.moons, score.research, score.tiles, score.asteroids]
        assert score.total == sum(parts)
        if seat < self.match.seats:
            assert score.total == self.match.scores[seat]
        return score

    # setting a position

    @property
    def left(self) -> list[Face]:
        """The sides of all cards that have not appeared yet."""
        cards = self.s.cards[self.s.drawn :].tolist()
        return [FACES[side] for card in cards for side in (card, BACK[card])]

    def draw(self, card: str) -> int:
        """A card that has not appeared yet appears with that side up: its piece. All planets but those of the first
        market were turned over in view (PG-5)."""
        planet = face(card).kind == "planet"
        place = self._place_of(card, planet)
        piece, number = int(self.s.drawn), int(self.s.cards[place])
        self.s.cards[place] = self.s.cards[piece]
        self.s.cards[piece] = number
        self.s.both_seen[piece] = planet and piece >= FIRST_PLANETS
        self.s.face[piece] = LOOKS[number if planet else BACK[number]]
        self.s.drawn += 1
        return piece

    def _place_of(self, card: str, planet: bool) -> int:
        """Where among the cards one with that side is still to be had: behind those that have appeared, if need be
        after exchanging it for one that looks the same as it lies."""
        cards, drawn = self.s.cards.tolist(), int(self.s.drawn)
        sides = [FACES[number if planet else BACK[number]] for number in cards]
        fitting = [place for place, one in enumerate(sides) if card in (one.text, one.body)]
        fitting.sort(key=lambda place: (sides[place].text != card, len(sides[place].text), place))
        for place in fitting:
            if place >= drawn:
                return place
        for piece in fitting:
            shown = int(self.s.face[piece])
            for place in range(drawn, CARDS):
                if LOOKS[cards[place] if shown < SPACE else BACK[cards[place]]] == shown:
                    self.s.cards[piece], self.s.cards[place] = cards[place], cards[piece]
                    return place
        raise AssertionError(f"no {card} is left")

    def put(self, seat: int, card: str, spot: str) -> Table:
        """A card more in a galaxy, no matter whose turn it is: laid there as in a turn that does not end."""
        fields = ("phase", "turn", "taken", "hand")
        before = {name: self.s[name].copy() for name in fields}
        piece = self.draw(card)
        self.s.phase, self.s.turn, self.s.taken, self.s.hand = LAY, seat, 2, [piece, self.s.market[4]]
        self.changed()
        spots = {one.tokens[1]: one for one in self.match.legal(seat) if LAY_CARD.arguments(one.id)[0] == 0}
        action = spots[spot]
        RULES.apply(self.match.edition.data, self.match._state, seat, action.id)
        for name in fields:
            self.s[name] = before[name]
        self.s.news_size = 0
        return self.changed()

    def system(self, seat: int = 0, row: str = "", sun: str = "", asteroid: str = "") -> Table:
        """A solar system more."""
        number = int(self.s.systems[seat]) + 1
        if sun:
            self.put(seat, sun, "new")
        return self._fill(seat, number, row, asteroid)

    def first(self, seat: int = 0, row: str = "", asteroid: str = "") -> Table:
        """What lies with the start sun."""
        return self._fill(seat, 1, row, asteroid)

    def _fill(self, seat: int, number: int, row: str, asteroid: str) -> Table:
        for place, card in enumerate(row_of(row)):
            begun = int(self.s.systems[seat]) >= number
            self.put(seat, card, f"{number}-{'upper' if place else 'row'}" if begun else "new")
        if asteroid:
            self.put(seat, asteroid, f"{number}-asteroid")
        return self

    def holds(self, *cards: str) -> Table:
        """Whose turn it is has taken these."""
        self.s.hand = NOTHING
        for place, card in enumerate(cards):
            self.s.hand[place] = self.draw(card)
        self.s.phase, self.s.taken = LAY, 2
        return self.changed()

    def shows(self, place: str, card: str, height: int | None = None) -> Table:
        """What is seen at a place of the market; "" for nothing."""
        number = PLACES.index(place)
        self.s.market[number] = self.draw(card) if card else NOTHING
        if height is not None:
            self.s.height[number] = height
        return self.changed()

    def stacks(self, *heights: int) -> Table:
        self.s.height = heights
        for column, height in enumerate(heights):
            if not height:
                self.s.market[column] = NOTHING
        return self.changed()

    def has_tiles(self, seat: int, *tiles: str) -> Table:
        """Tiles as they are printed: "moons 3 2". They are on offer no longer."""
        numbers = [TILE_TEXTS.index(tile) for tile in tiles]
        self.s.tiles[seat] = sum(1 << number for number in numbers)
        return self.offers(*(TILE_TEXTS[tile] for tile in self.s.offer.tolist() if tile not in {NOTHING, *numbers}))

    def offers(self, *tiles: str) -> Table:
        self.s.offer = NOTHING
        for place, tile in enumerate(tiles):
            self.s.offer[place] = TILE_TEXTS.index(tile)
        return self.changed()

    def at_round(self, rounds: int, seat: int = 0) -> Table:
        """It is this seat's turn in that round."""
        self.s.rounds, self.s.turn, self.s.phase, self.s.taken, self.s.hand = rounds, seat, TAKE, 0, NOTHING
        return self.changed()

    def last_turn(self) -> Table:
        """The last seat, by the order of turns, is to move for the last time; alone, Galaxus moves after it."""
        return self.at_round(ROUNDS, (int(self.s.starter) - 1) % self.match.seats)

    def ends(self) -> Table:
        """The last turn brings two wormholes to the player who has it, alone to Galaxus too, and nobody a tile."""
        return self.offers().last_turn().holds("wormhole", "wormhole").lay("wormhole", "new").lay("wormhole", "new")

    # what is known

    def seen_by(self, seat: int) -> np.ndarray:
        return self.match.observed(seat)

    def imagined_by(self, seat: int, number: int) -> np.ndarray:
        """A world that seat may imagine, given all it sees: its state."""
        world = self.match.observed(seat)
        RULES.resample(self.match.edition.data, world, seat, key(number))
        return world


def key(number: int) -> np.ndarray:
    return np.array([number, ~number & 0xFFFF], np.uint64)


def opening(seats: int = 2, number: int = 1, edition=None, **options: str) -> Table:
    """A match as it begins; another number shuffles another way."""
    return Table(Match(GAME, seats, f"{number:032x}", edition or "reference", options))


#: A market of cards that the positions do not need.
DULL = ["wormhole", "wormhole", "wormhole", "GV6", "GV4", "GV1", "YV1", "YV3", "YV5"]


def begun(
    seats: int = 2,
    suns: str = "RBGYV",
    sides: str = "aaaaa",
    market: Iterable[str] = DULL,
    edition=None,
    **options: str,
) -> Table:
    """The first turn is seat 0's: each has the start sun of a colour with one of its sides up, and nothing else has
    happened. The market shows what is given, place by place; all other cards have not appeared."""
    t = opening(seats, edition=edition, **options)
    for galaxy in range(t.s.galaxies):
        sun = "RBGYV".index(suns[galaxy])
        t.s.start_sun[galaxy], t.s.face[START_SUN + galaxy] = sun, START_FACE + 2 * sun
    t.s.starter, t.s.turn = 0, 0
    t.changed()
    for side in sides[:seats]:
        t.do(f"side-{side}")
    t.s.drawn, t.s.cards, t.s.both_seen = 0, np.arange(CARDS), False
    shown = dict(zip(PLACES, market, strict=True))
    for place in [*PLACES[3:], *PLACES[:3]]:
        t.shows(place, shown[place])
    return t.changed()
