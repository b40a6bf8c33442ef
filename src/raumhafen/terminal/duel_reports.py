"""Results of duels and of the ladder: which bot is stronger, as tables and as a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from raumhafen.games import about
from raumhafen.terminal.reports import number, print_table

if TYPE_CHECKING:
    from raumhafen.engine.texts import Texts


# --- duels ------------------------------------------------------------------------------------------------------------


def show_duel(duel: Any, title: str, say: Texts) -> None:
    """How the bots did; `duel` is that of `lab.duel`."""
    alone = duel.seats == 1
    rate = round(duel.moves / duel.seconds) if duel.seconds else duel.moves
    facts = {"games": duel.games * (len(duel.standings) if alone else 1), "moves": duel.moves, "rate": rate}
    print(say("simulate-title", title=title, seconds=round(duel.seconds, 2), **facts))
    if alone:
        print(say("duel-alone"))
    else:
        print(say("duel-table", bots=", ".join(f"{one.seats} × {one.bot}" for one in duel.standings)))
    if duel.limit is not None:
        print(say("duel-limit", seconds=number(duel.limit, say)))
    print()
    columns = {say("simulate-bot"): [_named(one.bot, one.seats) for one in duel.standings]}
    if not alone:
        columns |= {
            say("simulate-wins"): [number(one.wins, say) for one in duel.standings],
            say("simulate-share"): [percent(one.share.value, say) for one in duel.standings],
            say("duel-interval"): [interval(one.share, percent, say) for one in duel.standings],
            say("duel-even"): [percent(one.even, say) for one in duel.standings],
            say("duel-above"): [_answer(one.above, say, say("duel-open")) for one in duel.standings],
        }
    columns[say("simulate-points")] = [number(one.points.value, say) for one in duel.standings]
    if alone:
        columns[say("duel-interval")] = [interval(one.points, number, say) for one in duel.standings]
    print_table(list(columns), list(zip(*columns.values(), strict=True)), numbers=range(1, len(columns)))
    print()
    if duel.optimum is not None:
        print(say("solve-points", value=number(duel.optimum, say)))
    print(say("simulate-key" if duel.limit is None else "duel-key", key=duel.key))


def percent(share: float, say: Texts) -> str:
    """A share as people say it."""
    return f"{number(100 * share, say)} %"


def interval(figure: Any, written: Any, say: Texts) -> str:
    """Between which two figures it is; nothing where that is not known."""
    return "" if figure.low is None else f"{written(figure.low, say)} – {written(figure.high, say)}"


def _named(bot: str, seats: int) -> str:
    return bot if seats == 1 else f"{seats} × {bot}"


def _answer(answer: bool | None, say: Texts, unknown: str = "") -> str:
    return unknown if answer is None else say("yes" if answer else "no")


# --- the ladder -------------------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """A table of the ladder, with what is to be said before and after it."""

    title: str
    before: str
    head: list[str]
    rows: list[list[str]]
    numbers: Sequence[int]
    after: str


def pairing_title(pairing: Any, place: int, of: int, say: Texts) -> str:
    """What is being played; `pairing` is that of `lab.ladder`."""
    card = about(pairing.game)
    return say("ladder-running", number=place, of=of, game=card.title, seats=pairing.seats, pair=_pair(pairing))


def show_ladder(rungs: Sequence[Any], say: Texts) -> None:
    """The ladder at the terminal; `rungs` are those of `lab.ladder`."""
    for part in _parts(rungs, say):
        print_table(part.head, part.rows, part.numbers)
        print()
        print(part.after)
        print()


def page(rungs: Sequence[Any], command: str, sources: str, say: Texts) -> str:
    """The ladder as Markdown, with the command that writes it anew."""
    blocks = [f"# {say('ladder-title')}", say("ladder-written", command=command, sources=sources)]
    for part in _parts(rungs, say):
        under = ["---:" if place in part.numbers else "---" for place in range(len(part.head))]
        table = "\n".join(f"| {' | '.join(row)} |" for row in (part.head, under, *part.rows))
        blocks += filter(None, [part.title and f"## {part.title}", part.before, table, part.after])
    return "\n\n".join(blocks) + "\n"


def _parts(rungs: Sequence[Any], say: Texts) -> Iterator[Part]:
    together = [rung for rung in rungs if rung.seats > 1]
    if together:
        names = ("ladder-game", "ladder-seats", "ladder-pair", "ladder-games", "simulate-share", "duel-interval")
        rows = [
            [about(rung.game).title, str(rung.seats), _pair(rung), *_measured(rung, percent, say)] for rung in together
        ]
        yield Part("", say("ladder-together"), _head(names, say), rows, (1, 3, 4, 5, 6), _count(together, say))
    for game, alone in groupby((rung for rung in rungs if rung.seats == 1), key=lambda rung: rung.game):
        own = list(alone)
        head = _head(("simulate-bot", "ladder-games", "simulate-points", "duel-interval"), say)
        rows = [[rung.bot, *_measured(rung, number, say)] for rung in own]
        options = "".join(f", {option.name}={option.spell(option.default)}" for option in about(game).options)
        title = about(game).title + options
        yield Part(title, say("ladder-alone"), head, rows, (1, 2, 3, 4), _count(own, say))


def _head(names: Sequence[str], say: Texts) -> list[str]:
    return [say(name) for name in (*names, "bench-target", "bench-met")]


def _measured(rung: Any, written: Any, say: Texts) -> list[str]:
    """The cells with the number of games, their result, and the target."""
    target = ""
    if rung.target is not None:
        target = say("bench-at-least" if rung.seats == 2 else "ladder-more", value=written(rung.target, say))
    exact = rung.games == 0
    return [
        say("ladder-exact") if exact else str(rung.games),
        written(rung.value, say),
        "" if exact else interval(rung, written, say),
        target,
        _answer(rung.reached, say),
    ]


def _pair(rung: Any) -> str:
    return rung.bot if rung.seats == 1 else f"{rung.bot} – {_named(rung.below, rung.seats - 1)}"


def _count(rungs: Sequence[Any], say: Texts) -> str:
    aimed = [rung.reached for rung in rungs if rung.reached is not None]
    return say("ladder-count", reached=sum(aimed), of=len(aimed))
