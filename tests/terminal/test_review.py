"""The review at the terminal: drawn where it can be drawn, told in numbers where it cannot, and for programs."""

from __future__ import annotations

import json
import re

import pytest

import raumhafen as rh
from raumhafen.bots.review import Review, Step, TurningPoint
from raumhafen.engine.texts import LANGUAGES, Texts
from raumhafen.terminal.review import chart, listing
from raumhafen.text.layout import WIDTH
from tests.picked import PARTY
from tests.terminal.console import KEY, Terminal, complaint, inside, record_of, refused

POINTS = ((0.5, 0.5), (0.75, 0.25), (0.0, 1.0))
REVIEW = Review(
    seats=2,
    unit="chances",
    worlds=100,
    steps=(Step(0, 3, 0), Step(3, 4, -1)),
    points=POINTS,
    turning=(TurningPoint(1, POINTS[1], POINTS[2], (0, 1)),),
)
NAMES = ("Ada", "Bo")


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "match.rec"
    path.write_text(record_of(seats=3, names=("Ada", "Bo", "Cy")), "utf-8")
    return path


def test_the_chart():
    assert chart(REVIEW, NAMES, Texts.of("en")) == [
        "  Ada  50 %  ▅▆▁  0 %",
        "  Bo   50 %  ▅▃█  100 %",
        "               1",
    ]


def test_a_long_match_fits_the_width():
    points = tuple((step / 400, 1 - step / 400) for step in range(401))
    steps = tuple(Step(step, step + 1, step % 2) for step in range(400))
    long = Review(2, "chances", 9, steps, points, (TurningPoint(200, points[200], points[201], (0,)),))
    lines = chart(long, ("A" * 16, "B"), Texts.of("en"))
    assert max(map(len, lines)) <= WIDTH
    assert lines[0].startswith("  " + "A" * 16 + "    0 %  ▁")
    assert lines[0].endswith("█  100 %")


def test_the_course_in_numbers():
    assert listing(REVIEW, NAMES, Texts.of("de")) == [
        "  Zu Beginn: Ada 50 %, Bo 50 %",
        "  Zug 4: Ada 75 %, Bo 25 %",
        "  Am Ende: Ada 0 %, Bo 100 %",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(file, language):
    done = inside("review", str(file), "--worlds", "40", "--lang", language)
    assert (done.returncode, complaint(done)) == (0, "")
    words = {
        "de": ("Rückblick auf", "Wendepunkte", "Am Ende: "),
        "en": ("look back at", "Turning points", "At the end: "),
    }
    assert all(word in done.stdout for word in words[language])
    assert re.search(r"^     (Ada|Bo|Cy): \d+ % → \d+ %$", done.stdout, re.MULTILINE)
    assert all(len(line) <= WIDTH for line in done.stdout.splitlines())


def test_at_a_terminal_it_is_drawn(file):
    with Terminal("review", str(file), "--worlds", "8", "--lang", "en") as terminal:
        screen = terminal.read(until=r"changed much\.|→ \d+ %\s*$")
        terminal.end()
    assert re.search("Ada +[0-9]+ %  [▁▂▃▄▅▆▇█]{10,}", screen)


def test_for_programs_and_the_same_every_time(file):
    first, again = (inside("review", str(file), "--worlds", "8", "--json").stdout for _ in range(2))
    assert first == again
    told = json.loads(first)
    assert set(told) == {"game", "seats", "names", "unit", "worlds", "steps", "points", "turning"}
    assert (told["game"], told["names"], told["unit"], told["worlds"]) == (
        PARTY,
        ["Ada", "Bo", "Cy"],
        "chances",
        8,
    )
    assert len(told["points"]) == len(told["steps"]) + 1
    assert (told["steps"][0]["first"], told["steps"][-1]["last"]) == (1, len(rh.replay(file.read_text("utf-8")).moves))


def test_a_running_match_tells_nothing(tmp_path):
    path = tmp_path / "match.rec"
    path.write_text(str(rh.new(PARTY, key=KEY).record()), "utf-8")
    refused(["review", str(path)], "läuft noch", "Geheimnisse")
    refused(["review", str(path), "--worlds", "0"], "--worlds", "ab 1")
    refused(["review", str(tmp_path / "gone.rec")], "gibt sie nicht")
