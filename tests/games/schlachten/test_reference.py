"""The kernels against the plain reference, on thousands of random hands and rounds."""

from random import Random

import pytest

from raumhafen.games.schlachten.edition import COLOURS
from raumhafen.games.schlachten.model import COMMIT, PLAY, PLAY_CARDS

from . import reference
from .positions import CARDS, ROWS, WORLDS, table


def some_cards(chance, count):
    """Cards as they might be held, often of few colours or with many specials."""
    hues = chance.sample([*COLOURS, "+"], chance.randint(1, 7))
    narrow = [name for name in CARDS if name.startswith(tuple(hues))]
    return chance.sample(narrow if len(narrow) >= count else CARDS, count)


@pytest.mark.rule("GS-7")
def test_legal_plays_agree():
    chance, specials_alone = Random(7), 0
    for number in range(3000):
        t = table([" ".join(some_cards(chance, 6)), ""], chance.choice(WORLDS[:18]), number=number)
        hand = t.hand(0)
        expected = reference.plays(hand)
        assert t.legal == sorted(PLAY_CARDS(sum(1 << place for place in places)) for places in expected.values()), hand
        specials_alone += all(name.startswith("+") for name in hand)
    assert specials_alone >= 20


def random_round(chance):
    """A round somewhere in a match, ready for commitments; any prize, any owners of figures."""
    seats, prize = chance.randint(2, 6), chance.choice(WORLDS)
    cards = some_cards(chance, 6 * seats)
    hands = [" ".join(cards[6 * seat : 6 * seat + 6]) for seat in range(seats)]
    won = [""] * seats
    if prize.endswith("capital"):
        won[chance.randrange(seats)] = " ".join(WORLDS[:6])
    figures = {colour: chance.randrange(seats) for colour in COLOURS if chance.random() < 0.5}
    leader = chance.randrange(seats)
    t = table(hands, prize, leader=leader, won=won, at=ROWS[0], figures=figures, number=chance.randrange(1 << 20))
    return t, reference.Round(prize, leader, figures, [set() for _ in hands], [[] for _ in hands])


@pytest.mark.rule("GS-8")
@pytest.mark.rule("GS-9")
@pytest.mark.rule("GS-10")
@pytest.mark.rule("GS-11")
def test_rounds_agree():
    chance, ties = Random(8), 0
    for _ in range(2000):
        t, expected = random_round(chance)
        for seat in expected.order:
            if seat not in expected.figures.values():
                continue
            assert (t.s.phase, t.turn) == (COMMIT, seat)
            chosen = chance.choice(t.commitments)
            expected.committed[seat] = chosen
            t.commit(" ".join(chosen))
        for seat in expected.order:
            assert (t.s.phase, t.turn) == (PLAY, seat)
            expected.played[seat] = chance.choice(t.plays)
            t.play(" ".join(expected.played[seat]))
        assert t.last_main == expected.main
        assert t.last_clones == expected.clones
        assert expected.prize in t.winnings(expected.winner)
        owners = {colour: int(t.s.figure[number]) for number, colour in enumerate(COLOURS)}
        assert {colour: owner for colour, owner in owners.items() if owner >= 0} == expected.figures_after
        assert t.turn == (None if expected.prize.endswith("capital") else expected.winner)
        ties += expected.main.count(max(expected.main)) > 1
    assert ties >= 100
