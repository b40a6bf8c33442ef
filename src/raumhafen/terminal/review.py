"""`raumhafen review`: the chances in a finished match as a small chart, and its turning points in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from raumhafen import games
from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.match import Match
from raumhafen.engine.replay import replay
from raumhafen.engine.texts import Texts
from raumhafen.terminal.files import read_record
from raumhafen.terminal.narration import narrate
from raumhafen.terminal.replay import names_of
from raumhafen.terminal.reports import print_json
from raumhafen.terminal.screen import Screen
from raumhafen.text.layout import WIDTH
from raumhafen.text.progress import counting

if TYPE_CHECKING:
    from raumhafen.bots.review import Review, Step, TurningPoint

BLOCKS = "▁▂▃▄▅▆▇█"
ROWS = 12  #: of the course told in numbers, at most


def review_record(path: Path, edition: str | None, worlds: int | None, json: bool, language: str) -> None:
    """Review a recorded match that is over."""
    record, common = read_record(path), Texts.of(language)
    from raumhafen.bots.review import review

    match = replay(record, games.load, edition)
    if not match.over:
        raise RaumhafenError("review-running")
    with counting(common("review-running")) as progress:
        found = review(match, worlds, progress=progress)
    say = Texts.of(language, match.game.texts)
    names = names_of(record, say)
    if json:
        print_json(for_programs(match, found, names))
    else:
        show(match, found, names, say, Screen())


def show(match: Match, review: Review, names: Sequence[str], say: Texts, screen: Screen) -> None:
    """The review for people: as a chart, or in numbers where nothing can be drawn."""
    screen.heading(say("review-title", title=match.game.about.title, moves=len(match.moves)))
    screen.prose(say(f"review-{review.unit}", worlds=review.worlds))
    screen.line()
    screen.lines(listing(review, names, say) if screen.plain else chart(review, names, say))
    screen.line()
    if not review.turning:
        screen.prose(say("review-steady"))
        return
    screen.line(say("review-turning"), "bold")
    for number, turning in enumerate(review.turning, 1):
        step = review.steps[turning.step]
        told = narrate(match, match.events(SPECTATOR, step.first, step.last), say, names)
        lead = f"  {number}  "
        screen.prose(f"{heading(step, names, say)}: {' '.join(told)}", lead=lead)
        for change in changes(review, turning, names, say):
            screen.prose(change, "bold", " " * len(lead))


def heading(step: Step, names: Sequence[str], say: Texts) -> str:
    """Which moves a step is, and whose."""
    last = 0 if step.last == step.first + 1 else step.last
    who = say("review-secret") if step.seat < 0 else names[step.seat]
    return f"{say('review-move', first=step.first + 1, last=last)}, {who}"


def changes(review: Review, turning: TurningPoint, names: Sequence[str], say: Texts) -> Iterator[str]:
    """How the chances changed, for the seats where they changed much."""
    for seat in turning.changed:
        before, after = (worth(values[seat], review, say) for values in (turning.before, turning.after))
        yield f"{names[seat]}: {before} → {after}"


def worth(value: float, review: Review, say: Texts) -> str:
    """A chance in percent, or points."""
    if review.unit == "chances":
        return say("review-chance", value=round(100 * value))
    return say("review-point", value=round(value, 1))


def chart(review: Review, names: Sequence[str], say: Texts) -> list[str]:
    """A line of blocks for each seat, from its chances at the start to its result."""
    first = [worth(value, review, say) for value in review.points[0]]
    last = [worth(value, review, say) for value in review.points[-1]]
    lead = max(map(len, names)) + max(map(len, first)) + 6
    columns = min(len(review.points), WIDTH - lead - max(map(len, last)) - 2)
    moments = [round(column * (len(review.points) - 1) / max(columns - 1, 1)) for column in range(columns)]
    most = 1.0 if review.unit == "chances" else max(max(values) for values in review.points) or 1.0
    lines = []
    for seat, name in enumerate(names):
        drawn = "".join(BLOCKS[round(review.points[moment][seat] / most * (len(BLOCKS) - 1))] for moment in moments)
        begun = first[seat].rjust(lead - len(name) - 4)
        lines.append(f"  {name}{begun}  {drawn}  {last[seat]}")
    signs = [" "] * columns
    for number, turning in enumerate(review.turning, 1):  # below the moment that followed
        signs[min(range(columns), key=lambda column: abs(moments[column] - turning.step - 1))] = str(number)
    return [*lines, " " * lead + "".join(signs).rstrip()] if review.turning else lines


def listing(review: Review, names: Sequence[str], say: Texts) -> list[str]:
    """The same in numbers, at some of the moments."""
    rows, last = min(len(review.points), ROWS), len(review.points) - 1
    lines = []
    for moment in [round(row * last / (rows - 1)) for row in range(rows)]:
        when = say("review-start") if moment == 0 else say("review-end")
        if 0 < moment < last:
            when = say("review-move", first=review.steps[moment].first + 1, last=0)
        values = zip(names, review.points[moment], strict=True)
        lines.append(f"  {when}: " + ", ".join(f"{name} {worth(value, review, say)}" for name, value in values))
    return lines


def for_programs(match: Match, review: Review, names: Sequence[str]) -> dict[str, Any]:
    """The review with the keys that the command promises."""
    return {
        "game": match.game.id,
        "seats": review.seats,
        "names": list(names),
        "unit": review.unit,
        "worlds": review.worlds,
        "steps": [{"first": step.first + 1, "last": step.last, "seat": step.seat} for step in review.steps],
        "points": [list(values) for values in review.points],
        "turning": [
            {"step": turn.step, "before": list(turn.before), "after": list(turn.after), "seats": list(turn.changed)}
            for turn in review.turning
        ],
    }
