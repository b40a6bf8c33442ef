"""Why not? A player who wants the impossible hears the clause that stops it, and nothing has changed."""

import pytest

from raumhafen.engine.errors import Refused

from .positions import opening, table

FAR_AWAY = "scout B66"


def clause(t, words, seat=0):
    before = t.match.state
    with pytest.raises(Refused) as refusal:
        t.match.play(seat, words)
    assert t.match.state == before
    for language in ("de", "en"):
        assert refusal.value.say(language)
    return refusal.value.clause


@pytest.mark.rule("GO-7")
def test_too_far():
    assert clause(table("destroyer C11", FAR_AWAY), "C11 C66") == "GO-7"


@pytest.mark.rule("GO-16")
def test_moved_already():
    t = table("destroyer C11 scout C12", FAR_AWAY).do("C11 C21")
    assert clause(t, "C21 C22") == "GO-16"


@pytest.mark.rule("GO-17")
@pytest.mark.parametrize("words", ["C11 C11", "C11 C12"])
def test_where_it_stands_already_or_another_of_ones_own(words):
    assert clause(table("destroyer C11 scout C12", FAR_AWAY), words) == "GO-17"


@pytest.mark.rule("GO-18")
def test_meteors():
    t = table("destroyer C66 scout C11", FAR_AWAY, meteors="C55 C56 C65")
    assert clause(t, "C66 C65") == "GO-18"
    assert clause(t, "C66 C54") == "GO-18"
    assert clause(t, "C11 C55") == "GO-18"


@pytest.mark.rule("GO-19")
def test_ships_without_hyperflight():
    assert clause(table("destroyer C66", "scout B11"), "C66 B66") == "GO-19"


@pytest.mark.rule("GO-20")
def test_a_cruiser_does_not_attack_out_of_a_hyperflight():
    assert clause(table("cruiser C66", FAR_AWAY, free=""), "C66 B66") == "GO-20"


@pytest.mark.rule("GO-21")
def test_gravity():
    assert clause(table("cruiser C66", "destroyer B55", free="B66 A11"), "C66 B66") == "GO-21"


@pytest.mark.rule("GO-23")
def test_deployment():
    t = table("scout C11 cruiser on station", FAR_AWAY, reserve=[{"scout": 1}])
    assert clause(t, "scout A44") == "GO-23"
    assert clause(table("scout C11", FAR_AWAY, reserve=[{"scout": 1}]), "cruiser A44") == "GO-23"


@pytest.mark.rule("GO-24")
def test_stations():
    assert clause(table("cruiser A33", FAR_AWAY), "A33 A44") == "GO-24"
    assert clause(table("destroyer A33", FAR_AWAY, free="A55"), "A33 A55") == "GO-24"


@pytest.mark.rule("GO-34")
def test_only_a_destroyer_takes_a_station():
    assert clause(table("cruiser B33", FAR_AWAY), "B33 B44") == "GO-34"


@pytest.mark.rule("GO-25")
def test_the_meteors_of_others():
    assert clause(table("scout C11", FAR_AWAY, meteors="B11"), "B11 B12") == "GO-25"
    assert clause(table("scout C11", FAR_AWAY, meteors="A11"), "A11 A13") == "GO-25"
    assert clause(table("scout A12", FAR_AWAY, meteors="A11"), "A11 A12") == "GO-25"


@pytest.mark.rule("GO-30")
def test_a_cruiser_that_flies_on():
    t = table("cruiser C33 destroyer A66", "scout C34 C35 destroyer B66", meteors="A11").do("C33 C34 hyper-0")
    assert clause(t, "C35") == "GO-30"
    assert clause(t, "A66 A65") == "GO-30"
    assert clause(t, "A11 A12") == "GO-30"


@pytest.mark.rule("GO-30")
def test_the_number_of_hyperflights_must_be_said():
    t = table("cruiser C26", "scout C36 destroyer B66", free="A62")
    assert clause(t, "C26 C36") == "GO-30"
    assert clause(t, "C26 C36 hyper-1") == "GO-30"


@pytest.mark.rule("GO-11")
def test_ready_too_early():
    assert clause(opening(), "ready") is not None


@pytest.mark.parametrize("words", ["", "nonsense", "A99 A98", "A11", "scout", "hyper-1", "stay", "ready"])
def test_what_is_no_action_at_all_is_refused_too(words):
    clause(table("scout C11", FAR_AWAY), words)
