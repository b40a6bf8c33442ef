"""How the things in this folder were made: once, by the tree of that day, with `python -m tests.old.make`.

They are kept to show that what was written then can be read now. So files are only ever added, never renewed: this
script writes nothing over, and something added later gets a name of its own.
"""

from __future__ import annotations

import hashlib
import random
import shutil
import tempfile
from collections.abc import Callable, Iterator
from itertools import count, product
from pathlib import Path
from typing import Any

import numpy as np

import raumhafen as rh
from raumhafen.bots import bot
from raumhafen.engine.books import Kept
from tests.old.kit import BOOKS, KEPT, RECORDS, inside, kept_files
from tests.old.make_tables import write_tables

NAMES = ("Jürgen Groß", "Zoë", "Ada von Lovelace", "Øyvind", "小林", "T’Pau")
FULL = 5  #: columns of a book

# --- records ----------------------------------------------------------------------------------------------------------

#: One value of each reference edition, and what another house plays with.
HOUSE = {
    "schlachten": ("capital = 5", "capital = 8"),
    "raumschiffe": ("first_hand = 8", "first_hand = 9"),
    "galaktix": ("5, 8]", "6, 9]"),
    "punktegalaxie": ('"R2", "R3 1r"', '"R2 1r", "R3 1r"'),
    "galaktico": ("range = 3", "range = 4"),
}


def settings() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every game, number of seats and option: words all, numbers at their ends and between; and what goes together."""
    for game in rh.GAMES:
        fewest, most = rh.about(game).seats
        yield from ((game, seats, {}) for seats in range(fewest, most + 1))
    for level in rh.about("galaktix").options[0].words[1:]:
        yield "galaktix", 1, {"level": level}
    for difficulty in ("easy", "hard"):
        yield "punktegalaxie", 1, {"difficulty": difficulty}
    yield "punktegalaxie", 3, {"difficulty": "hard"}
    for seats, turns in product((2, 3), ("0", "1", "10", "200")):
        yield "galaktico", seats, {"standstill": turns}
    for variant, starter in product(("battle", "cuddle"), ("random", "first", "second")):
        if (variant, starter) != ("battle", "random"):
            yield "raumschiffe", 2, {"variant": variant, "starter": starter}
    for target in ("1", "7", "15"):
        yield "raumschiffe", 2, {"target": target}
    for target in ("1", "30", "99"):
        yield "raumschiffe", 2, {"variant": "cuddle", "target": target}
    for variant, limit in product(("battle", "cuddle"), ("0", "1", "200")):
        yield "raumschiffe", 2, {"variant": variant, "limit": limit}


def play(match: Any, how: str, lots: random.Random) -> Any:
    """Play a match to its end, at random or as a bot does."""
    while not match.over:
        seat = lots.choice(match.active)
        action = lots.choice(match.legal(seat)).id
        if how != "lot":
            key = np.array([lots.getrandbits(63), lots.getrandbits(63)], np.uint64)
            action = bot(how).choose(match.game, match.edition.data, match.observed(seat), seat, key)
        match.play(seat, action)
    return match


def cut(match: Any, moves: int, **wishes: Any) -> Any:
    """A match as it stood after that many moves."""
    shorter = rh.new(key=match.key, **wishes)
    for move in match.moves[:moves]:
        shorter.play(move.seat, move.action)
    assert not shorter.over
    return shorter


def write_records() -> None:
    number = 0

    def keep(name: str, how: str, running: Callable[[int], int] | None = None, **wishes: Any) -> None:
        nonlocal number
        number += 1
        match = rh.new(key=hashlib.sha256(b"old %d" % number).hexdigest()[:32], **wishes)
        play(match, how, random.Random(number))
        if running is not None:
            match = cut(match, running(len(match.moves)), **wishes)
        write(RECORDS / f"{name}.rec", str(match.record()))

    for game, seats, options in settings():
        name = "-".join([game, str(seats), *(f"{option}-{value}" for option, value in options.items())])
        wishes = {"game": game, "seats": seats, "options": options}
        for time in range(1, 2 if options else 6):
            keep(f"{name}-finished-lot-{time}", "lot", **wishes)
        keep(f"{name}-finished-pilot", "pilot", **wishes)
        keep(f"{name}-running", ("lot", "pilot")[number % 2], lambda moves: moves * 2 // 5, **wishes)
    for game in rh.GAMES:
        usual = rh.about(game).usual
        house = RECORDS / f"{game}-house.toml"
        text = (Path(rh.games.__file__).parent / game / "editions" / "reference.toml").read_text("utf-8")
        assert HOUSE[game][0] in text
        text = text.replace('name = "reference"', 'name = "house"', 1).replace(*HOUSE[game], 1)
        write(house, text)
        wishes = {"game": game, "seats": usual, "names": NAMES[:usual]}
        keep(f"{game}-{usual}-house-finished", "pilot", edition=str(house), **wishes)
        keep(f"{game}-{usual}-house-running", "lot", lambda moves: 12, edition=str(house), **wishes)
        keep(f"{game}-{usual}-begun", "lot", lambda moves: 0, **wishes)
        keep(f"{game}-{usual}-early", "lot", lambda moves: 5, **wishes)  # in a secret phase, where there are any
        keep(f"{game}-{usual}-names-finished", "captain", **wishes)
    _, before = next(wins("captain"))
    write(RECORDS / "punktegalaxie-1-won-running.rec", before)
    text = (RECORDS / "schlachten-3-names-finished.rec").read_text("utf-8")
    lines = text.split("\n\n")[1].splitlines()
    noted = [f"{line}  # Zug {move}: „naja“ # doch" if move % 9 == 4 else line for move, line in enumerate(lines)]
    noted.insert(7, "# Ab hier wird es ernst – aufgepaßt!")
    write(RECORDS / "schlachten-3-notes-finished.rec", text.replace("\n".join(lines), "\n".join(noted)))


# --- books ------------------------------------------------------------------------------------------------------------


def write_books() -> None:
    """Books as the program keeps them, and as it exports them."""
    lots = random.Random(5)
    house = str(RECORDS / "galaktix-house.toml")
    with tempfile.TemporaryDirectory() as folder:
        levels = rh.about("galaktix").options[0].words
        for edition, names, many in (("reference", NAMES[:3], 9), (house, NAMES[:FULL], 4)):
            for name, level in product(names, lots.sample(levels, many)):
                key = f"{lots.getrandbits(128):032x}"
                match = rh.new("galaktix", edition=edition, options={"level": level}, key=key)
                Kept(Path(folder), match.game, match.edition).enter({0: name}, play(match, "captain", lots))
        for name, (match, _) in zip(NAMES[:4] * 2, wins("captain"), strict=False):
            Kept(Path(folder), match.game).enter({0: name}, match)
        for file in sorted(Path(folder).glob("*.json")):
            write(BOOKS / file.name, file.read_text("utf-8"))
            edition = ["--edition", house] if file.stem.endswith("-house") else []
            (Path(folder) / "books").mkdir(exist_ok=True)
            shutil.copy(file, Path(folder) / "books")
            (BOOKS / "exported").mkdir(exist_ok=True)
            game, exported = file.stem.removesuffix("-house"), BOOKS / "exported" / file.name
            done = inside("book", game, "--data", folder, *edition, "--export", str(exported))
            assert done.returncode == 0, done.stderr


def wins(how: str) -> Iterator[tuple[Any, str]]:
    """Matches won against Galaxus, each with its record before the achievement is marked, which is the last move."""
    for number in count():
        wishes: dict[str, Any] = {"game": "punktegalaxie", "seats": 1, "options": {"difficulty": "easy"}}
        match = play(rh.new(key=f"{number:032x}", **wishes), how, random.Random(number))
        if Kept(Path(), match.game).keeping.results(match):
            yield match, str(cut(match, len(match.moves) - 1, **wishes).record())


# --- all of it --------------------------------------------------------------------------------------------------------


def write(path: Path, text: str) -> None:
    """A new file; never another instead of an old one."""
    path.parent.mkdir(exist_ok=True)
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(text)


def main() -> None:
    write_records()
    write_books()
    write_tables()
    listed = KEPT.read_text("utf-8") if KEPT.exists() else ""
    new = [f"{digest}  {name}\n" for name, digest in kept_files().items() if f"  {name}\n" not in listed]
    KEPT.write_text(listed + "".join(new), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
