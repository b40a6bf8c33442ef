"""Golden playthroughs: a short match of each game as readable text, so that a change of behaviour is seen in review.

`python -m tests.golden.playthrough` writes them anew. They show behaviour; they prove nothing.
"""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import msgspec

import raumhafen as rh
from raumhafen.engine.match import Match
from tests.conformance.settings import Lots

GAMES = Path(__file__).parents[1] / "games"
DEPTH = 3  # of paths: what lies deeper is one value
LONG = 32  # things of a list: of a longer one only their number is told, and a checksum
MOVES = 90  # that are shown with all they change; of later ones only what was told


def lines_of(value: object, path: str = "") -> dict[str, str]:
    """A view as its values by path; a list of simple things, or of things that hold only such, is one value."""
    if isinstance(value, dict) and value and path.count(".") < DEPTH:
        return {where: said for key, inner in value.items() for where, said in lines_of(inner, f"{path}.{key}").items()}
    if isinstance(value, list) and any(isinstance(part, dict) and not simple(part) for part in value):
        if len(value) > LONG:
            return {path[1:]: f"{len(value)} of them, {crc32(brief(value).encode()):08x}"}
        return {
            where: said
            for number, inner in enumerate(value)
            for where, said in lines_of(inner, f"{path}.{number}").items()
        }
    return {path[1:]: brief(value)}


def simple(value: dict[str, object]) -> bool:
    """Does it hold nothing but plain values?"""
    return not any(isinstance(part, dict | list) for part in value.values())


def brief(value: object) -> str:
    """A value in few letters."""
    if isinstance(value, dict):
        return "·".join(brief(part) for part in value.values())
    if isinstance(value, list):
        return "[" + ", ".join(brief(part) for part in value) + "]"
    if value is None:
        return "–"
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def view_lines(match: Match, seat: int) -> dict[str, str]:
    """What a seat sees."""
    return lines_of(msgspec.to_builtins(match.view(seat)))


def playthrough(game: str) -> str:
    """A random match of the fewest seats: each move, what each seat was told, and what changed before its eyes."""
    match, lots = rh.new(game, seats=rh.about(game).seats[0], key="0" * 31 + "1"), Lots(1)
    seats = range(-1, match.seats)
    views = {seat: view_lines(match, seat) for seat in seats}
    text = [f"# {match.game.about.title}, {match.seats} seats, key {match.key}"]
    for seat in seats:
        text += ["", f"## seat {seat} sees" if seat >= 0 else "## a spectator sees"]
        text += [f"{path}: {said}" for path, said in views[seat].items()]
    while not match.over:
        actor = match.active[lots.below(len(match.active))]
        legal = match.legal(actor)
        chosen = legal[lots.below(len(legal))]
        text += ["", f"# move {len(match.moves) + 1}: seat {actor} plays {chosen} (of {len(legal)})"]
        match.play(actor, chosen)
        for seat in seats if len(match.moves) <= MOVES else seats[:1]:
            text.append(f"## seat {seat}" if seat >= 0 else "## a spectator")
            text += [f"! {brief(msgspec.to_builtins(event))}" for event in match.events(seat, len(match.moves) - 1)]
            if len(match.moves) > MOVES:
                continue
            new = view_lines(match, seat)
            text += [f"{path}: {said}" for path, said in new.items() if views[seat].get(path) != said]
            views[seat] = new
    text += ["", f"# points {match.scores}, places {match.ranks}"]
    return "\n".join(text) + "\n"


def file_of(game: str) -> Path:
    """Where a game's playthrough lies."""
    return GAMES / game / "golden.txt"


if __name__ == "__main__":
    for game in rh.GAMES:
        file_of(game).write_text(playthrough(game), encoding="utf-8")
        print(file_of(game))
