"""What a player hears who wants the impossible: a reason and its clause, and nothing has changed."""

import pytest

from raumhafen.engine.errors import Refused

from .positions import Table, begun, opening


def clause(t: Table, words: str) -> str:
    """The clause that stops these words; both languages have a sentence for it."""
    before = t.match.state
    with pytest.raises(Refused) as refusal:
        t.match.play(t.turn, words)
    assert t.match.state == before
    assert refusal.value.facts["found"] == words
    for language in ("de", "en"):
        said = refusal.value.say(language)
        assert refusal.value.clause in said
        assert "{" not in said
    return refusal.value.clause


@pytest.mark.rule("PG-4")
@pytest.mark.parametrize("words", ["a1", "b2", "tile-suns"])
def test_first_a_side_is_chosen(words):
    assert clause(opening(), words) == "PG-4"


@pytest.mark.rule("PG-6")
@pytest.mark.parametrize("words", ["green-violet-6 new", "wormhole-rocket 1-row", "new", "a1 b2", "tile-suns"])
def test_first_two_cards_are_taken_one_after_the_other(words):
    assert clause(begun(), words) == "PG-6"
    assert clause(begun().do("a2"), words) == "PG-6"


@pytest.mark.rule("PG-6")
@pytest.mark.parametrize("place", ["a1", "b2"])
def test_where_nothing_lies_nothing_is_taken(place):
    assert clause(begun().stacks(1, 9, 9).do(place), place) == "PG-6"


@pytest.mark.rule("PG-6")
def test_a_third_card_is_not_taken():
    assert clause(begun().do("a2", "b2"), "c2") == "PG-6"


@pytest.mark.rule("PG-8")
def test_an_asteroid_without_a_free_sun():
    t = begun().first(asteroid="asteroid").shows("a1", "asteroid")
    assert clause(t, "a1") == "PG-8"
    assert clause(t.do("b2"), "a1") == "PG-8"


@pytest.mark.rule("PG-7")
@pytest.mark.parametrize("words", ["red-7-2-rockets new", "new", "1-row", "red-4"])
def test_a_card_of_the_hand_and_a_spot_are_named(words):
    assert clause(begun().holds("R4", "X"), words) == "PG-7"


@pytest.mark.rule("PG-12")
@pytest.mark.parametrize(("words"), ["red-4 1-upper", "red-4 1-lower", "red-4 1-sun", "red-4 1-asteroid", "x 1-upper"])
def test_an_empty_row_has_no_ends(words):
    assert clause(begun().holds("R4", "X"), words) == "PG-12"


@pytest.mark.rule("PG-12")
def test_a_row_is_laid_to_at_one_of_its_ends():
    assert clause(begun().first(row="R3").holds("R4", "wormhole"), "wormhole-rocket 1-row") == "PG-12"


@pytest.mark.rule("PG-13")
@pytest.mark.parametrize(
    ("row", "card", "spot"), [("R3, R5", "R4", "1-upper"), ("R3, R5", "V3", "1-lower"), ("V3", "V3", "1-upper")]
)
def test_a_planet_that_breaks_the_sequence(row, card, spot):
    t = begun().system(0, "B1").first(row=row.replace("V3", "R3")).holds(card, "wormhole")
    assert clause(t, f"{t.held(card).token} {spot}") in {"PG-13", "PG-14"}


@pytest.mark.rule("PG-14")
def test_three_x_x_five_is_refused_with_what_would_fit():
    t = begun().first(row="R3, X, X").holds("V5", "wormhole")
    words = f"{t.held('V5').token} 1-upper"
    assert clause(t, words) in {"PG-13", "PG-14"}
    with pytest.raises(Refused) as refusal:
        t.match.play(0, words)
    assert "6, 7" in refusal.value.say("en")


@pytest.mark.rule("PG-17")
@pytest.mark.parametrize(
    "words",
    [
        "sun-blue-blue-3 1-sun",  # the start sun lies there
        "sun-blue-blue-3 3-sun",
        "sun-blue-blue-3 2-upper",
        "asteroid new",
        "asteroid 2-asteroid",  # no sun
        "asteroid 1-asteroid",  # one lies there already
        "asteroid 3-upper",
    ],
)
def test_suns_and_asteroids_have_their_places(words):
    t = begun().first(asteroid="asteroid").system(row="R3").system(sun="sun RR 3", row="R5")
    assert clause(t.holds("sun BB 3", "asteroid"), words) == "PG-17"


@pytest.mark.rule("PG-9")
@pytest.mark.parametrize("words", ["a1", "tile-suns", "none"])
def test_a_tile_that_is_due_is_chosen_from_the_offer(words):
    t = begun().first(row="R7 2r, wormhole, wormhole").offers("moons 3 2", "tiles 1 1").holds("R3 1r", "X")
    t.lay("R3 1r", "new").lay("X", "new")
    assert clause(t, words) == "PG-9"


@pytest.mark.rule("PG-32")
@pytest.mark.parametrize("words", ["total-50", "suns-10"])
def test_what_was_not_achieved_is_not_marked(words):
    t = (
        begun(1, suns="RB", difficulty="easy")
        .first(0, "B1, B2, B3, B4, B5, B6, B7")
        .system(0, "G1, G2, G3, G4, G5, G6, G7")
    )
    assert t.ends().phase == "mark"
    assert "planets-20" in t.legal
    assert clause(t, words) == "PG-32"


@pytest.mark.parametrize("seat", [0, 1])
def test_only_whose_turn_it_is_may_act(seat):
    t = begun().at_round(3, seat)
    with pytest.raises(Refused):
        t.match.play(1 - seat, "a1")
