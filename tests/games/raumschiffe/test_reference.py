"""The kernels against the plain reference, on thousands of random rounds; and no card ever lost in random matches."""

from random import Random

import pytest

from raumhafen.games.raumschiffe.edition import SYSTEM_NAMES
from raumhafen.games.raumschiffe.model import LAY

from . import reference
from .positions import DECK, LETTER, SPOTS, SYSTEMS, Duel, dealt, opening, random_ship


def late_choice(chance, ship):
    """The system that a player would give a late +1, or none."""
    return chance.choice([None, *(system for system in SYSTEMS if LETTER[system] in ship["pilot"])])


def expected_round(t: Duel, ships, chance):
    """The round to come, for the reference: the hands are as they are when laying begins."""
    stacks = [
        reference.Stack(len(t.pile(seat)), len(t.discard(seat)) + len(t.hand(seat)) - 6, len(t.removed(seat)))
        for seat in range(2)
    ]
    late = [late_choice(chance, own) for own in ships]
    return reference.Round(
        int(t.s.starter), ships, late, stacks, t.scores, int(t.s.target), cuddle=bool(t.s.variant)
    ).play()


def fired(t: Duel):
    s, count = t.s, t.s.fired
    weapons = [SYSTEM_NAMES[weapon] for weapon in s.weapon[:count]]
    return list(
        zip(s.shooter[:count].tolist(), weapons, s.attack[:count].tolist(), s.guard[:count].tolist(), strict=True)
    )


def play_round(t: Duel, expected: reference.Round):
    """Both lay, and each late +1 is set where the reference has it; asserts that all comes out the same."""
    rounds, starter = int(t.s.rounds), int(t.s.starter)
    t.ships = expected.ships
    t.show()
    questions = []
    while t.asked:
        questions.append(t.asked)
        t.answer("add" if expected.late[t.asked[0]] == t.asked[1] else "keep")
    assert questions == expected.questions
    assert fired(t) == expected.shots
    assert t.scores == expected.points
    for seat, stack in enumerate(expected.stacks):
        assert len(t.removed(seat)) == stack.removed
        assert len(t.pile(seat)) == stack.pile
        assert len(t.hand(seat)) == t.s.held[seat] == stack.hand
    if expected.won:
        assert t.over
    elif not t.over:
        assert [len(t.discard(seat)) for seat in range(2)] == [stack.discard for stack in expected.stacks]
        assert t.s.phase == LAY
        assert t.s.rounds == rounds + 1
        assert t.s.starter == 1 - starter


@pytest.mark.rule("RS-5")
@pytest.mark.rule("RS-6")
@pytest.mark.rule("RS-7")
@pytest.mark.rule("RS-8")
@pytest.mark.rule("RS-9")
@pytest.mark.rule("RS-10")
@pytest.mark.rule("RS-12")
@pytest.mark.rule("RS-13")
def test_rounds_agree():
    chance = Random(7)
    won = renewed = all_drawn = late = 0
    for _ in range(2000):
        ships = [random_ship(chance), random_ship(chance)]
        spare = (chance.randint(0, 3), chance.randint(0, 3))
        points = (chance.randint(0, 11), chance.randint(0, 11))
        piles = (chance.randint(0, 9), chance.randint(0, 9))
        t = dealt(
            *ships,
            starter=chance.randrange(2),
            spare=spare,
            points=points,
            pile=piles,
            variant=chance.choice(["battle", "battle", "cuddle"]),
            target=chance.randint(12, 15),
            number=chance.randrange(1 << 30),
        )
        expected = expected_round(t, ships, chance)
        play_round(t, expected)
        won += expected.won
        late += len(expected.questions) > 2
        renewed += any(stack.pile > pile for stack, pile in zip(expected.stacks, piles, strict=True))
        all_drawn += not expected.won and any(stack.pile == 0 for stack in expected.stacks)
    assert min(won, renewed, all_drawn, late) >= 100


@pytest.mark.rule("RS-8")
@pytest.mark.rule("RS-11")
@pytest.mark.rule("RS-15")
@pytest.mark.parametrize(
    "options",
    [{}, {"target": 15}, {"variant": "cuddle", "target": 30}, {"limit": 3}],
    ids=lambda options: " ".join(map(str, options.values())) or "default",
)
def test_whole_matches_agree_and_no_card_is_ever_lost(options):
    """Each of a player's 26 cards is in exactly one of pile, hand, ship, discards and cards removed."""
    chance, over_by_rounds = Random(26), 0
    for number in range(25):
        t = opening(number, **options)
        gone = [set(), set()]
        while not t.over:
            ships = [dict(zip(SPOTS, chance.sample(sorted(t.hand(seat)), 6), strict=True)) for seat in range(2)]
            expected = expected_round(t, ships, chance)
            play_round(t, expected)
            for seat in range(2):
                assert t.pile(seat) <= set(DECK)  # which asserts that no card is in two places
                assert gone[seat] <= t.removed(seat)
                gone[seat] = t.removed(seat)
                lost = 0 if t.s.variant else t.scores[1 - seat]
                assert len(gone[seat]) == min(lost, 26 - 6)  # what lies on the ship is out of reach
        won = max(t.scores) >= t.s.target
        over_by_rounds += not won
        assert won or t.s.rounds >= t.s.limit
        assert t.ranks == [int(t.scores[0] < t.scores[1]), int(t.scores[1] < t.scores[0])]
    assert (over_by_rounds > 0) == ("limit" in options)
