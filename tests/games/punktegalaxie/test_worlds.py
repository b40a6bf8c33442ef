"""The worlds that fit what was seen, each as likely as any other: PG-5."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import numpy as np
import pytest

from raumhafen.engine.about import SPECTATOR
from raumhafen.games.punktegalaxie.model import State
from tests.chance import expect_even

from .knowing import Witness
from .positions import BACK, FACES, LOOKS, Table, begun, opening


def cards_of(state: np.ndarray) -> np.ndarray:
    return state.view(State)[0].cards


@pytest.mark.rule("PG-5")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_imagined_worlds_fit_all_that_was_seen(seats):
    lots, worlds = Random(seats), 0
    for number in range(6 if seats < 3 else 2):
        t = opening(seats, number)
        witness = Witness(t)
        while not t.match.over:
            t.match.play(t.turn, lots.choice(t.match.legal(t.turn)))
            witness.look()
            candidates = witness.candidates
            seat = lots.choice([*range(seats), SPECTATOR])
            world = t.imagined_by(seat, lots.randrange(1 << 30))
            cards = cards_of(world)
            assert sorted(cards.tolist()) == list(range(140))  # each card once, seen or not
            assert len(candidates) == t.s.drawn
            for piece, possible in candidates.items():
                assert int(cards[piece]) in possible
            assert np.array_equal(observed(t, world, seat), t.seen_by(seat))
            worlds += 1
    assert worlds > 300


def observed(t: Table, world: np.ndarray, seat: int) -> np.ndarray:
    state = world.copy()
    t.match.game.kernels.observe(t.match.edition.data, state, seat)
    return state


# A small table: all cards are known but a few.


def only_ones(side: str, kept: set[int]) -> list[int]:
    """Cards, none of those kept, with a side that no other card has."""
    texts = [FACES[card if side == "planet" else BACK[card]].text for card in range(140)]
    return [card for card, text in enumerate(texts) if texts.count(text) == 1 and card not in kept]


def known_but(unknown: list[str], kept: set[int]) -> tuple[Table, list[int]]:
    """A table late in a match: six planets of the first market, three top cards, five cards that have not appeared; all
    others were seen on both sides. Everything is known except which of the cards kept are the pieces that show these
    sides. Those pieces."""
    way = dict(zip(range(len(unknown)), next(arrangements(unknown, kept)), strict=True))
    planets = [number for number in way if unknown[number] in PLANETS]
    spaces = [number for number in way if unknown[number] not in PLANETS]
    first = [way[number] for number in planets] + only_ones("planet", kept)[: 6 - len(planets)]
    tops = [card for card in only_ones("space", kept) if card not in first][: 3 - len(spaces)]
    tops = [way[number] for number in spaces] + tops
    others = [card for card in range(140) if card not in {*kept, *first, *tops}]
    others.sort(key=lambda card: any(card in having(text) for text in unknown))
    t = begun()
    t.s.drawn = len([*first, *tops, *others[5:]])
    t.s.cards[:] = [*first, *tops, *others[5:], *others[:5], *sorted(kept - {*first, *tops})]
    t.s.both_seen[: t.s.drawn] = [piece >= 9 for piece in range(t.s.drawn)]
    for piece in range(t.s.drawn):
        card = int(t.s.cards[piece])
        t.s.face[piece] = LOOKS[BACK[card] if 6 <= piece < 9 else card]
    t.s.market[:] = [6, 7, 8, 0, 1, 2, 3, 4, 5]
    pieces = {number: piece for piece, number in [*enumerate(planets), *enumerate(spaces, 6)]}
    return t.changed(), [pieces[number] for number in range(len(unknown))]


def arrangements(unknown: list[str], kept: set[int]) -> Iterator[tuple[int, ...]]:
    """All ways to say which card is which."""
    for cards in permutations(kept, len(unknown)):
        if all(text in (FACES[card].text, FACES[BACK[card]].text) for card, text in zip(cards, unknown, strict=True)):
            yield cards


def having(text: str) -> list[int]:
    return [card for card in range(140) if text in (FACES[card].text, FACES[BACK[card]].text)]


PLANETS = {face.text for face in FACES[:140]}
W, A, V = "wormhole 1r", "asteroid 1r", "sun V 1 1r"


def some_of(unknown: list[str], others: int) -> set[int]:
    """The cards that have two of these sides, and of each side some more."""
    kept = {card for one in unknown for other in unknown if one != other for card in {*having(one)} & {*having(other)}}
    return kept.union(*([card for card in having(text) if card not in kept][:others] for text in unknown))


@pytest.mark.rule("PG-5")
@pytest.mark.parametrize(
    ("unknown", "others"),
    [
        ([W], 5),
        (["X", "X"], 4),
        (["X", W], 1),
        (["X", W], 2),
        ([W, "X"], 3),
        (["X", W, W], 2),
        (["X", "X", W], 2),
        (["X", "X", A], 1),  # two cards are both
        (["X", "X", A, A], 1),
        (["X", A, A], 2),
        (["Y1", "B2 2r", V], 1),  # either of two planets may be the sun
        (["R4", "R5 1r", W], 1),
        (["R4", "B5", W, W], 1),
        (["Y1", "X", A], 1),
    ],
)
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_every_arrangement_is_as_likely_as_any_other(unknown, others, seat):
    """An X may be one of some cards, a wormhole one of others, and one card is both: choosing for the X first
    would choose that card too often."""
    kept = some_of(unknown, others)
    ways = list(arrangements(unknown, kept))
    assert 3 <= len(ways) <= 100
    t, pieces = known_but(unknown, kept)
    found = []
    for number in range(60 * len(ways)):
        cards = cards_of(t.imagined_by(seat, number))
        found.append(tuple(int(cards[piece]) for piece in pieces))
        assert sorted(cards.tolist()) == list(range(140))
    expect_even(found, ways)


@pytest.mark.rule("PG-5")
def test_the_same_chance_gives_the_same_world_and_another_one_another():
    t = opening(2).do("side-a", "side-a")
    assert np.array_equal(t.imagined_by(0, 5), t.imagined_by(0, 5))
    assert len({t.imagined_by(0, number).tobytes() for number in range(40)}) == 40
