"""A match in words: its events, its result, its rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from raumhafen.engine.match import Match
from raumhafen.engine.texts import Texts
from raumhafen.text.layout import WIDTH


def names_for(seat: int, names: Sequence[str]) -> list[str]:
    """Names as a seat is told them: its own is "", for it is addressed as you."""
    return ["" if number == seat else name for number, name in enumerate(names)]


def narrate(match: Match, events: Sequence[Any], say: Texts, names: Sequence[str]) -> list[str]:
    """Events as sentences, without those not worth one."""
    told = (match.game.presentation.narrate(event, say, names) for event in events)
    return [sentence for sentence in told if sentence]


def result_lines(match: Match, say: Texts, names: Sequence[str]) -> list[str]:
    """Who won, and everyone's place and points; alone, only the points: the events have told whether that is a win."""
    ranks, scores = match.ranks, match.scores
    if match.seats == 1:
        return [say("result-alone", name=names[0], you="no" if names[0] else "yes", points=scores[0])]
    called = [name or say("you") for name in names]
    winners = [seat for seat in range(match.seats) if ranks[seat] == 0]
    if len(winners) > 1:
        verdict = say("result-shared", names=listed([called[seat] for seat in winners], say))
    elif not names[winners[0]]:
        verdict = say("result-you-win")
    else:
        verdict = say("result-wins", name=called[winners[0]])
    width = max(map(len, called))
    table = []
    for seat in sorted(range(match.seats), key=lambda seat: ranks[seat]):
        place, points = say("result-place", place=ranks[seat] + 1), say("result-points", points=scores[seat])
        table.append(f"  {place} {called[seat]:<{width}}  {points}")
    return [verdict, "", *table]


def listed(parts: Sequence[str], say: Texts) -> str:
    """Parts as people list them: with commas, and a word before the last."""
    *first, last = parts
    return say("and", first=", ".join(first), last=last) if first else last


def rules(folder: Path, language: str) -> str:
    """The rules of a game, told in our own words."""
    return (folder / "texts" / f"rules.{language}.md").read_text(encoding="utf-8")


def glossary(rows: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Words and what they mean: each meaning with the lead that its lines hang on."""
    width = max(len(word) for word, _ in rows)
    assert width < WIDTH // 2
    return [(f"  {word:<{width}}  ", meaning) for word, meaning in rows]
