"""Editions: counts and signs that cannot be are refused with one clear error that names the entry (PG-1, PG-2)."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import numpy as np
import pytest

from raumhafen.engine.errors import EditionError
from raumhafen.games.punktegalaxie.model import State

from .positions import FACES, GAME, Table, begun, opening

REFERENCE = Path(GAME.folder, "editions", "reference.toml").read_text(encoding="utf-8")


def write(folder, *changes: tuple[str, str]) -> str:
    """The edition with the first place that reads so changed."""
    text = REFERENCE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "other.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def error(folder, old: str, new: str) -> EditionError:
    """What is said of a wrong edition; in both languages the entry is named."""
    with pytest.raises(EditionError) as problem:
        GAME.edition(write(folder, (old, new)))
    found = problem.value
    assert found.facts["file"] == "other.toml"
    for language in ("de", "en"):
        assert str(found.facts["where"]) in found.say(language)
    return found


@pytest.mark.rule("PG-1")
@pytest.mark.parametrize(
    ("old", "new", "where", "found", "expected"),
    [
        ('    "R1 2r", ', "    ", "planets.faces", "139", "140"),
        ('    "R1 2r", ', '    "R1 2r", "R1 2r", ', "planets.faces", "141", "140"),
        ('"wormhole 1r",\n]', "]", "spaces.faces", "139", "140"),
        ('"wormhole 1r",\n]', '"wormhole 1r", "wormhole",\n]', "spaces.faces", "141", "140"),
        ('"suns 1 1", ', "", "tiles.faces", "23", "24"),
        ('"suns 1 1", ', '"suns 1 1", "suns 1 1", ', "tiles.faces", "25", "24"),
        ('a = ["sun R 1", ', "a = [", "start_suns.a", "4", "5"),
        ('b = ["sun RB 2", ', 'b = ["sun RB 2", "sun RB 2", ', "start_suns.b", "6", "5"),
        ("ladder = [1, 2, ", "ladder = [1, ", "scoring.ladder", "6", "7"),
        ("asteroids = [10, 6, 2]", "asteroids = [10, 6]", "scoring.asteroids", "2", "3"),
        ("suns = [1, 3, 4]", "suns = [1, 3]", "galaxus.suns", "2", "3"),
        ("suns = [10, 15]", "suns = [10]", "achievements.suns", "1", "2"),
    ],
)
def test_counts_are_those_of_the_box(tmp_path, old, new, where, found, expected):
    problem = error(tmp_path, old, new)
    assert (problem.facts["where"], problem.facts["found"]) == (where, found)
    assert expected in problem.say("en")
    assert expected in problem.say("de")


def unknown(folder, old: str, new: str, face: str, *expected: str) -> str:
    """Where an edition is wrong in which a face is changed to one of unknown signs. What was found there is told in
    both languages, and so is what can be there."""
    problem = error(folder, old, new)
    assert problem.facts["found"] == repr(face)
    assert all(repr(face) in problem.say(language) for language in ("de", "en"))
    assert all(sign in problem.say("en") for sign in expected)
    return problem.facts["where"]


@pytest.mark.rule("PG-1")
@pytest.mark.parametrize(
    "planet",
    [
        *("R8", "R0", "Q5", "r5", "R", "5", "", "R55", "RBG3", "RR3", "X2", "RX", "R5 H", "R5 a", "R5 0r", "R5 r"),
        *("R5 1r 1r", "R5 A B", "R5 star", "R5  1r", " R5", "R5 ", "sun R 1", "wormhole"),
    ],
)
def test_a_planet_of_unknown_signs(tmp_path, planet):
    expected = ("R B G Y V", "1 to 7", "A to G")
    where = unknown(tmp_path, '"R2 1r", "R2", ', f'"R2 1r", "{planet}", ', planet, *expected)
    assert where == "planets.faces[4]"


@pytest.mark.rule("PG-1")
@pytest.mark.parametrize(
    "space",
    [
        *("sun", "sun R", "sun 1", "sun Q 1", "sun R x", "sun R -1", "sun X 1", "Sun R 1", "sun R1 1", "sun R 1 H"),
        *("moon", "moon RB", "moon RBG 3", "moon Q 2", "moon X 2", "comet", "asteroid 1", "asteroid R 1", "wormhole 3"),
        *("", "R5", "X", "sun R 1 1r 1r", "asteroid 0r", "planet R5"),
    ],
)
def test_a_space_body_of_unknown_signs(tmp_path, space):
    expected = ("sun", "moon", "asteroid", "wormhole", "R B G Y V")
    assert unknown(tmp_path, '"sun GG 3 C", ', f'"{space}", ', space, *expected) == "spaces.faces[17]"


@pytest.mark.rule("PG-1")
@pytest.mark.parametrize(
    "tile",
    [
        *("", "moons", "moons 3", "moons R 2", "planets 3 1", "planets RR", "planets QQ 1", "planets X 1", "stars 1 1"),
        *("value 8 1", "value 0 1", "value R 1", "system R 1", "Moons 3 2", "moons 3 2 1", "moons 0 2", "suns -1 1"),
    ],
)
def test_a_tile_of_unknown_signs(tmp_path, tile):
    expected = ("planets", "system", "research", "equal")
    assert unknown(tmp_path, '"moons 3 2", ', f'"{tile}", ', tile, *expected) == "tiles.faces[10]"


@pytest.mark.rule("PG-1")
@pytest.mark.rule("PG-4")
@pytest.mark.parametrize("sun", ["sun G 1 1r", "sun G 1 A", "moon G 1", "sun Q 1", "G1", "", "sun G"])
def test_a_start_sun_has_no_symbols(tmp_path, sun):
    suns = '"sun G 1", "sun Y 1", "sun V 1"]'
    assert unknown(tmp_path, suns, suns.replace("sun G 1", sun), sun) == "start_suns.a[2]"


@pytest.mark.rule("PG-5")
@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("times = 37", "times = 35", "pairing.times"),  # 35 and 140 share a factor
        ("times = 37", "times = 2", "pairing.times"),
        ("times = 37", "times = 0", "pairing.times"),
        ("plus = 11", "plus = 140", "pairing.plus"),
        ("plus = 11", "plus = -1", "pairing.plus"),
        ("plus = 11", 'plus = "11"', "pairing.plus"),
    ],
)
def test_every_planet_side_has_a_space_side_of_its_own(tmp_path, old, new, where):
    assert error(tmp_path, old, new).facts["where"] == where


@pytest.mark.rule("PG-9")
@pytest.mark.rule("PG-23")
@pytest.mark.rule("PG-32")
@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('"R2 1r", "R2", ', '"R2 1r", 2, ', "planets.faces[4]"),
        ("rockets = 5 ", "rockets = 0 ", "scoring.rockets"),
        ("asteroids = [10, 6, 2]", "asteroids = [10, -6, 2]", "scoring.asteroids[1]"),
        ("ladder = [1, 2, 3", "ladder = [1, 2, 3.5", "scoring.ladder[2]"),
        ("total = [50, 55, 60, 65, 70]", "total = [50, 55, 60, 65, 65]", "achievements.total"),
        ("planets = [20, 25, 30]", "planets = [20, 30, 25]", "achievements.planets"),
        ("[galaxus]\nsuns = [1, 3, 4]", "[galaxus]\nsun = [1, 3, 4]", "galaxus.suns"),
        ("[pairing]\n", "[pairing]\nminus = 3\n", "pairing.minus"),
    ],
)
def test_other_values_that_cannot_be(tmp_path, old, new, where):
    assert error(tmp_path, old, new).facts["where"] == where


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Nobody waits longer than that."""

    def late(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except TimeoutError:
        pytest.fail(f"takes more than {seconds} seconds", pytrace=False)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def printing(folder, **faces: list[str]) -> str:
    """The edition with other faces, repeated until there are enough."""
    text = REFERENCE
    for name, printed in faces.items():
        head = text.index("faces = [", text.index(f"[{name}]"))
        tail = text.index("]\nsource", head)
        listed = ", ".join(f'"{printed[number % len(printed)]}"' for number in range(140))
        text = text[:head] + f"faces = [{listed}" + text[tail:]
    path = folder / "printed.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def to_the_end(t: Table, lots: Random) -> None:
    """Whatever happens, it can be seen at once, and all that is unseen can be imagined; looked at now and then."""
    while not t.match.over:
        t.match.play(t.turn, lots.choice(t.match.legal(t.turn)))
        if lots.randrange(8):
            continue
        with within(300):  # some ways to imagine it would take for ever
            world = t.imagined_by(t.match.seats - 1, lots.randrange(1 << 30))
            assert t.view.market
        assert sorted(world.view(State)[0].cards.tolist()) == list(range(140))
        t.match.game.kernels.observe(t.match.edition.data, world, 0)
        assert np.array_equal(world, t.seen_by(0))


@pytest.mark.rule("PG-5")
@pytest.mark.parametrize(
    ("planets", "spaces"),
    [
        (["R3"], ["wormhole"]),  # nothing can be told apart
        (["X"], ["sun R 1", "moon RB 3"]),
        (["R1", "B2", "X"], ["asteroid 1r", "sun R 2"]),
        ([f"R{value}" for value in range(1, 8)], ["wormhole"] * 5 + ["asteroid"]),
    ],
)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_editions_of_few_different_faces_can_be_played(tmp_path, planets, spaces, seats):
    path = printing(tmp_path, planets=planets, spaces=spaces)
    to_the_end(opening(seats, 3, GAME.edition(path)), Random(seats))


@pytest.mark.rule("PG-5")
@pytest.mark.rule("PG-9")
@pytest.mark.rule("PG-19")
def test_another_edition_is_played_as_it_is_written(tmp_path):
    path = write(
        tmp_path,
        ("times = 37", "times = 1"),
        ("plus = 11", "plus = 0"),
        ("rockets = 5 ", "rockets = 3 "),
        ("ladder = [1, 2, 3", "ladder = [4, 5, 6"),
        ("asteroids = [10, 6, 2]", "asteroids = [20, 7, 2]"),
    )
    edition = GAME.edition(path)
    to_the_end(opening(2, 5, edition), Random(4))
    t = begun(edition=edition)
    t.s.both_seen[: t.s.drawn] = True  # which sides belong together is another matter here
    t.first(row="V1, V2", asteroid="asteroid").system(row="R7 2r").holds("R3 1r", "X")
    assert t.score().planets == 5 + 4
    assert t.score().asteroids == 20
    assert t.lay("R3 1r", "new").lay("X", "new").phase == "tile"


@pytest.mark.rule("PG-9")
def test_many_rockets_are_counted(tmp_path):
    """Nine on every planet, if an edition prints as many: 26 cards are 234 rockets."""
    path = printing(tmp_path, planets=[f"{card.body} 9r" for card in FACES[:140]])
    t, turns = opening(2, 5, GAME.edition(path)).do("side-a", "side-a"), 0
    while not t.match.over:
        t.do("a2", "a3").finish_turn()
        turns += 1
        assert sorted(galaxy.rockets for galaxy in t.view.galaxies) == [18 * (turns // 2), 18 * ((turns + 1) // 2)]
    assert turns == 2 * 13
    assert t.view.offer == []  # far more tiles were due than there are
