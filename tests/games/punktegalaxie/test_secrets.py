"""What is seen of a card, and what follows from it: PG-5."""

from random import Random

import numpy as np
import pytest

from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.kernel import HEADER
from raumhafen.games.punktegalaxie.model import State

from .knowing import Witness, possible
from .positions import BACK, FACES, PLACES, Table, begun, opening


def others(t: Table, place: str) -> set[str]:
    """What the other side of the card at a place may be, as the view tells it, each once."""
    told = [card.token for card in t.view.market[PLACES.index(place)].others]
    assert len(set(told)) == len(told)
    return set(told)


def behind(text: str) -> set[str]:
    """The other sides of all cards with a side."""
    cards = range(140)
    return {FACES[BACK[card]].token for card in cards if FACES[card].text == text} | {
        FACES[card].token for card in cards if FACES[BACK[card]].text == text
    }


def everybody(t: Table) -> list[int]:
    return [*range(t.match.seats), SPECTATOR]


@pytest.mark.rule("PG-5")
def test_of_a_top_card_only_the_space_side_is_seen():
    """Three wormholes lie on top: each may be any of fifteen cards."""
    t = begun()
    planets = {place.card.token for place in t.view.market[3:]}
    for place in ("a1", "b1", "c1"):
        assert others(t, place) == behind("wormhole 1r") - planets
        assert len(others(t, place)) > 9


@pytest.mark.rule("PG-5")
def test_where_the_pairing_leaves_no_choice_the_other_side_is_known():
    t = begun().shows("a1", "sun RRR 7").shows("a2", "R1 A")
    assert others(t, "a2") == behind("R1 A")
    assert len(others(t, "a2")) == 1
    assert others(t, "a1") == behind("sun RRR 7")
    assert len(others(t, "a1")) == 2


@pytest.mark.rule("PG-5")
def test_a_card_that_lies_elsewhere_is_no_longer_possible():
    """Two cards have the sun; the planet behind one of them lies open elsewhere, so the sun is the other."""
    one, other = sorted(behind("sun RRR 7"))
    texts = {face.token: face.text for face in FACES}
    market = ["sun RRR 7", "asteroid", "wormhole", texts[one], "GV4", "GV1", "YV1", "YV3", "YV5"]
    assert others(begun(market=market), "a1") == {other}
    market[0] = "asteroid"
    assert others(begun(market=market).do("a2", "b2").finish_turn().shows("a1", "sun RRR 7"), "a1") == {other}
    assert others(begun().first(row=texts[one]).shows("a1", "sun RRR 7"), "a1") == {other}


@pytest.mark.rule("PG-5")
def test_a_planet_that_was_turned_over_in_view_had_a_space_side_everyone_saw():
    t = begun(2, market=["asteroid", "sun RB 2", "wormhole", "X", "X", "X", "YV1", "YV3", "YV5"])
    t.do("a2", "b2").finish_turn()
    assert others(t, "a2") == {"asteroid"}
    assert others(t, "b2") == {"sun-red-blue-2"}
    assert len(others(t, "c2")) > 1  # this X has lain there all the time
    for seat in everybody(t):
        assert [card.token for card in t.match.view(seat).market[3].others] == ["asteroid"]


@pytest.mark.rule("PG-5")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_tables_that_differ_in_unseen_sides_look_the_same(seat):
    lots, changed = Random(5), 0
    for number in range(5):
        t = opening(2, number)
        while not t.match.over:
            t.match.play(t.turn, lots.choice(t.match.legal(t.turn)))
            state, drawn = t.match.state, int(t.s.drawn)
            seen = t.seen_by(seat)
            piece = lots.randrange(drawn)
            space = t.s.face[piece] >= 140
            for place in range(drawn, 140):
                own, new = (int(t.s.cards[where]) for where in (piece, place))
                same = FACES[BACK[own]].text == FACES[BACK[new]].text if space else FACES[own].text == FACES[new].text
                if same and not t.s.both_seen[piece]:
                    t.s.cards[piece], t.s.cards[place] = new, own
                    assert np.array_equal(t.changed().seen_by(seat), seen)
                    changed += 1
                    break
            t.match._state[:] = np.frombuffer(state, np.uint8)
            t.changed()
    assert changed > 100


@pytest.mark.rule("PG-5")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_what_comes_next_cannot_be_foretold(seat):
    t = opening(2).do("side-a", "side-b", "a2")
    seen = t.seen_by(seat)
    names = [field[0] for field in HEADER]
    for name in names[: names.index("reveals")]:
        t.s[name] += 1
    t.s.cards[t.s.drawn :] = t.s.cards[t.s.drawn :][::-1].copy()
    assert np.array_equal(t.changed().seen_by(seat), seen)


@pytest.mark.rule("PG-5")
def test_everybody_sees_the_same():
    lots = Random(6)
    t = opening(3, 5)
    while not t.match.over:
        t.match.play(t.turn, lots.choice(t.match.legal(t.turn)))
        views = [t.seen_by(seat) for seat in everybody(t)]
        assert all(np.array_equal(view, views[0]) for view in views)


@pytest.mark.rule("PG-5")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_other_side_is_told_as_far_as_it_is_known_and_no_further(seats):
    """A player who remembers all that was seen, and tries out which card can be which, comes to the same."""
    lots, single, several = Random(50 + seats), 0, 0
    t = opening(seats, 7)
    witness = Witness(t)
    step = 0
    while not t.match.over:
        t.match.play(t.turn, lots.choice(t.match.legal(t.turn)))
        witness.look()
        step += 1
        if step % 6:
            continue
        candidates = witness.candidates
        for place in t.view.market:
            if place.card:
                cards = possible(candidates, place.card.number)
                planet = place.card.kind == "planet"
                expected = {FACES[BACK[card] if planet else card].token for card in cards}
                assert others(t, place.token) == expected
                single += len(expected) == 1
                several += len(expected) > 1
    assert min(single, several) > 8


@pytest.mark.rule("PG-5")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_unseen_side_is_left_in_what_is_observed(seats):
    """Of a piece that showed one side only, and of cards not drawn, nothing tells which card it is."""
    lots = Random(8)
    t = opening(seats, 3)
    blank = set()
    while not t.match.over:
        t.match.play(t.turn, lots.choice(t.match.legal(t.turn)))
        s = t.seen_by(SPECTATOR).view(State)[0]
        hidden = s.both_seen[: s.drawn] == 0
        blank |= set(s.cards[: s.drawn][hidden].tolist()) | set(s.cards[s.drawn :].tolist())
        assert np.array_equal(s.cards[: s.drawn][~hidden], t.s.cards[: s.drawn][~hidden])
    assert len(blank) == 1
