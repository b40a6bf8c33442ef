"""Who knows what at the table (PG-5): everyone the same. Observing a state, imagining the rest of it, and
what follows from all that was seen.

Of most cards one side was seen. Which card it is, of those that look alike, nobody knows; it matters since all others
are still to come. Any way to tell them apart is as likely as any other, as long as no card is two pieces.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

import numpy as np

from raumhafen.engine import kernel
from raumhafen.engine.kernel import as_record, count_bits, helper, lowest
from raumhafen.engine.rng import below, forget_key, rekey
from raumhafen.games.punktegalaxie import model as m
from raumhafen.games.punktegalaxie.edition import CARDS, WORD, WORDS, Edition

NONE = np.int64(0)
ALL = tuple((1 << min(CARDS - WORD * word, WORD)) - 1 for word in range(WORDS))


@kernel.observe
def observe(edition, state, seat):
    """Blank which cards they are of which one side was seen, and those to come."""
    s = as_record(state, m.State)
    forget_key(s)
    for piece in range(s.drawn):
        if not s.both_seen[piece]:
            s.cards[piece] = m.UNKNOWN
    for card in range(s.drawn, CARDS):
        s.cards[card] = m.UNKNOWN


@kernel.resample
def resample(edition, state, seat, key):
    """A random world that fits all that everyone has seen, each as likely as any other."""
    e, s = as_record(edition, Edition), as_record(state, m.State)
    rekey(s, key)
    known = (NONE, NONE, NONE)
    for piece in range(s.drawn):
        if s.both_seen[piece]:
            known = add(known, np.int64(s.cards[piece]))
    used, fits = choose_planets(e, s, known)
    while not fits:
        used, fits = choose_planets(e, s, known)
    for piece in range(m.FIRST_PLANETS, s.drawn):
        if not s.both_seen[piece]:
            card = random_card(s, left(e, s.face[piece], used))
            s.cards[piece] = card
            used = add(used, card)
    place = np.int64(s.drawn)
    for word in range(WORDS):
        rest = ALL[word] & ~used[word]
        while rest:
            s.cards[place] = WORD * word + lowest(rest)
            rest &= rest - 1
            place += 1


@helper
def choose_planets(e, s, known):
    """Choose cards for the pieces of which only the planet was seen; which are used then, and whether to keep that.

    Other pieces show only their space side, and are to be chosen from what is left. So a choice must come up, and be
    kept, in proportion to the ways it leaves for them: then every world that fits is as likely as any other.
    """
    used = known
    for piece in range(m.FIRST_PLANETS):
        card, free, among = np.int64(m.NOTHING), np.int64(0), np.int64(1)
        while below(s, among) >= free:
            card = random_card(s, left(e, s.face[piece], known))
            free, among = chance_of(e, s, card, known)
        now_free, now_among = chance_of(e, s, card, used)
        if holds(used, card) or below(s, now_among * free) >= now_free * among:
            return used, False
        s.cards[piece] = card
        used = add(used, card)
    return used, True


@helper
def chance_of(e, s, card, used):
    """How likely a card is left alone by the pieces that show its space side, if they are chosen at random from all
    that have it and are not used: as a fraction, its two numbers."""
    look = e.look[e.back[card]]
    among = size(left(e, look, used))
    shown = np.int64(0)
    for piece in range(s.drawn):
        shown += s.face[piece] == look
    return among - shown, among


# --- sets of cards ----------------------------------------------------------------------------------------------------


@helper
def add(cards, card):
    """The set with one more card."""
    bit = np.int64(1) << card % WORD
    word = card // WORD
    return (
        cards[0] | bit if word == 0 else cards[0],
        cards[1] | bit if word == 1 else cards[1],
        cards[2] | bit if word == 2 else cards[2],
    )


@helper
def holds(cards, card):
    """Is a card in a set?"""
    return cards[card // WORD] >> card % WORD & 1 == 1


@helper
def left(e, look, used):
    """The cards of a look that are not used."""
    return e.alike[look, 0] & ~used[0], e.alike[look, 1] & ~used[1], e.alike[look, 2] & ~used[2]


@helper
def size(cards):
    """How many cards a set holds."""
    return count_bits(cards[0]) + count_bits(cards[1]) + count_bits(cards[2])


@helper
def random_card(s, cards):
    """A random card of a set."""
    nth = below(s, size(cards))
    for word in range(WORDS):
        rest = cards[word]
        while rest:
            if nth == 0:
                return np.int64(WORD * word) + lowest(rest)
            nth -= 1
            rest &= rest - 1
    return np.int64(m.NOTHING)


# --- what follows from all that was seen ------------------------------------------------------------------------------


class Deduction:
    """What the other side of a piece may be, given that every piece is a card.

    Of the pieces of the first market only the planet was seen; of those taken from a stack, or on top of one, only the
    space side. It does not matter which of the latter is which card, as long as enough of their look are left for them.
    `front` and `back` are the looks of a card's sides, by card.
    """

    def __init__(
        self,
        front: Sequence[int],
        back: Sequence[int],
        face: Sequence[int],
        cards: Sequence[int],
        both_seen: Sequence[int],
        drawn: int,
    ) -> None:
        self.front, self.back, self.face, self.cards = front, back, face, cards
        known = {cards[piece] for piece in range(drawn) if both_seen[piece]}
        unknown = [card for card in range(len(front)) if card not in known]
        one_side = [piece for piece in range(drawn) if not both_seen[piece]]
        #: Cards that are not known, by the looks of both sides.
        self.pairs = Counter([(front[card], back[card]) for card in unknown])
        self.backs: defaultdict[int, list[int]] = defaultdict(list)  #: those that go with a planet
        for planet, space in self.pairs:
            self.backs[planet].append(space)
        #: By look of the space side, how many of them can be in the first market: all but those that show it.
        self.free = Counter([back[card] for card in unknown])
        self.free.subtract([face[piece] for piece in one_side if piece >= m.FIRST_PLANETS])
        self.planets = Counter([face[piece] for piece in one_side if piece < m.FIRST_PLANETS])

    def others(self, piece: int) -> list[int]:
        """The looks that the other side of a piece may have."""
        look, card = self.face[piece], self.cards[piece]
        if piece < m.FIRST_PLANETS:
            return [back for back in self.backs[look] if self._may_be_planet(look, back)]
        if card != m.UNKNOWN:
            return [self.back[card]]
        return [front for front, back in self.pairs if back == look and self._may_be_space(front, back)]

    def _may_be_planet(self, front: int, back: int) -> bool:
        """May a planet of the first market be a card with these looks? Then the others must find theirs."""
        rest = _Cards(self)
        rest.remove(front, back)
        rest.free[back] -= 1
        return rest.free[back] >= 0 and rest.hold(self.planets - Counter([front]))

    def _may_be_space(self, front: int, back: int) -> bool:
        """May a piece that shows its space side be a card with these looks? Then no planet is that card."""
        rest = _Cards(self)
        rest.remove(front, back)
        return front not in self.planets or rest.hold(self.planets)


class _Cards:
    """Cards to find the planets of the first market among."""

    def __init__(self, deduction: Deduction) -> None:
        self.pairs, self.free = dict(deduction.pairs), defaultdict(int, deduction.free)
        self.backs = deduction.backs
        self.found: defaultdict[tuple[int, int], int] = defaultdict(int)

    def remove(self, front: int, back: int) -> None:
        """Take a card away."""
        self.pairs[front, back] -= 1

    def hold(self, planets: Counter[int]) -> bool:
        """Is there a card for each of these planets?"""
        return all(self._find(planet, set()) for planet in planets.elements())

    def _find(self, planet: int, tried: set[int]) -> bool:
        """Find a card for one more planet, if need be by moving others to other cards."""
        for back in self.backs[planet]:
            if back in tried or self.pairs[planet, back] == 0:
                continue
            tried.add(back)
            if self.free[back] > 0:
                self.free[back] -= 1
                self._move(planet, back, 1)
                return True
            for other, where in list(self.found):
                if where == back and self.found[other, where] and self._find(other, tried):
                    self._move(other, back, -1)
                    self._move(planet, back, 1)
                    return True
        return False

    def _move(self, planet: int, back: int, count: int) -> None:
        self.pairs[planet, back] -= count
        self.found[planet, back] += count
