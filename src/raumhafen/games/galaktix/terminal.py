"""The table as text, and what happened in words.

A star road is a row, its fields from left to right. Each field is one sign with a letter where that helps: colours
only repeat what is said. The player is alone, so that no name is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from raumhafen.engine.game import Say
from raumhafen.games.galaktix import events
from raumhafen.games.galaktix.edition import COLOURS, FIELDS, MEDALS
from raumhafen.games.galaktix.rules import questions
from raumhafen.games.galaktix.view import REACHED, Field, Landing, Road, Store, View
from raumhafen.text.layout import flag, flow

NAME, CELL, HEIGHT, POINTS = 8, 5, 6, 8  # the columns: a word, ten cells, two numbers
TINTS = {"blue": "blue", "purple": "violet", "green": "green", "yellow": "yellow", "red": "red"}
FREE, VORTEX, EXTRA, FLAG, LANDS, STANDS = ".", "#", "+", "!", "▸", "( )"
PIECES = ("white", "grey", "black", "built", "part")
STOCK = ("white", "grey", "black", "parts")


def draw(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """The table as lines of text."""
    blocks = [_head(view, say), _board(view, say), _stores(view, say), _legend(view, say)]
    return [line for block in blocks for line in ["", *block]][1:]


def _head(view: View, say: Say) -> list[str]:
    reached = REACHED.index(view.medal)
    medals = [
        say("sketch-medal", medal=say(f"medal-{medal}"), points=points, reached=flag(number <= reached))
        for number, (medal, points) in enumerate(zip(MEDALS, view.medals, strict=True), 1)
    ]
    level = say("sketch-level", level=view.level, idea=say(f"idea-{view.level}"))
    parts = [f"[bold]{level}[/]", say("sketch-round", round=view.round)]
    parts.append(f"[bold]{say('sketch-score', score=view.score, flags=view.flags)}[/]")
    return [*flow("", parts, " · "), *flow("", medals, " · ")]


# --- five star roads --------------------------------------------------------------------------------------------------


def _board(view: View, say: Say) -> list[str]:
    """The roads under the ladder: what each field shows, what stands there, and where a rocket would land."""
    lands = {landing.field for landing in view.landings}
    fields = "".join(f" {number:^3} " for number in range(1, FIELDS + 1))
    ladder = "".join(f" {points:^3} " for points in view.ladder)
    heads = f"{say('sketch-height'):>{HEIGHT}}{say('sketch-points'):>{POINTS}}"
    return [
        f"{say('sketch-field'):<{NAME}}{fields}{heads}",
        f"[dim]{say('sketch-ladder'):<{NAME}}{ladder.rstrip()}[/]",
        *(_road(road, lands, say) for road in view.roads),
    ]


def _road(road: Road, lands: set[str], say: Say) -> str:
    name = f"[{TINTS[road.colour]}]{say(f'colour-{road.colour}'):<{NAME}}[/]"
    cells = (_cell(field, field.token in lands, TINTS[road.colour], say) for field in road.fields)
    return f"{name}{''.join(cells)}{road.height:>{HEIGHT}}{road.points:>{POINTS}}"


def _cell(field: Field, lands: bool, tint: str, say: Say) -> str:
    """A field: its sign in the middle of its cell, marked where a rocket would land."""
    if field.piece:
        sign, style = f"({say(f'sign-{field.piece}')})", tint
    elif field.shows == "vortex":
        sign, style = VORTEX, "dim"
    else:
        sign = FREE if field.shows == "free" else EXTRA + say(f"sign-{field.shows}")
        sign = FLAG if field.flag and sign == FREE else sign + FLAG * field.flag
        style = "dim" if sign == FREE else "bold"
    mark = f"[yellow]{LANDS}[/]" if lands else " "
    return f"{mark}[{style}]{sign:^3}[/] "


# --- what lies around -------------------------------------------------------------------------------------------------


def _stores(view: View, say: Say) -> list[str]:
    lines = [
        (say("sketch-depot"), _stock(view.depot, say)),
        (say("sketch-supply"), _stock(view.supply, say)),
    ]
    if view.dice:
        lines.insert(0, (say("sketch-dice"), _dice(view, say)))
    return [line for lead, parts in lines for line in flow(f"{lead:<{NAME}} ", parts)]


def _dice(view: View, say: Say) -> list[str]:
    """The dice by their faces, each with what it would do."""
    landings = {landing.colour: landing for landing in view.landings}
    parts = []
    for face, count in Counter(view.dice).items():
        said = _times(face, count, say)
        if face in landings:
            said += say("sketch-lands", **_landing(landings[face]))
        elif view.phase == "keep" and face not in COLOURS:
            said += say("sketch-brings", parts=questions.parts_for(count, view.supply.parts))
        elif view.phase != "over" and face in COLOURS:
            said += say("sketch-arrived")
        parts.append(said)
    return parts


def _landing(landing: Landing) -> dict[str, object]:
    return {"field": _number(landing.field), "vortex": flag(landing.vortex)}


def _stock(store: Store, say: Say) -> list[str]:
    counts = (store.white, store.grey, store.black, store.parts)
    return [say(f"stock-{what}", count=count) for what, count in zip(STOCK, counts, strict=True) if count] or [
        say("stock-nothing")
    ]


def _legend(view: View, say: Say) -> list[str]:
    """The signs that are on the table, and what they mean."""
    open_fields = [field for road in view.roads for field in road.fields if not field.piece]
    pieces = {field.piece for road in view.roads for field in road.fields if field.piece}
    letters = {*pieces, *(field.shows for field in open_fields)}
    signs: dict[str, str] = {
        "vortex": VORTEX if any(field.shows == "vortex" for field in open_fields) else "",
        "extra": EXTRA if any(field.shows not in ("free", "vortex") for field in open_fields) else "",
        "flag": FLAG if any(field.flag for field in open_fields) else "",
        "stands": STANDS if pieces else "",
        **{name: say(f"sign-{name}") for name in PIECES if name in letters},
        "lands": LANDS if view.landings else "",
    }
    parts = [f"{sign} {say(f'legend-{name}')}" for name, sign in signs.items() if sign]
    return [f"[dim]{line}[/]" for line in flow("", parts, " · ")]


# --- what happened ----------------------------------------------------------------------------------------------------


def narrate(event: events.Event, say: Say, names: Sequence[str]) -> str:
    """An event as a line of the log."""
    match event:
        case events.Rolled(number, dice):
            return say("log-rolled", round=number, dice=_faces(dice, say))
        case events.Kept(kept, dice):
            return say("log-kept", count=len(kept), kept=_faces(kept, say), dice=_faces(dice, say))
        case events.Gained(parts):
            return say("log-gained", parts=parts)
        case events.Placed(rocket, _, start, field):
            return say("log-placed", rocket=rocket, steps=_number(field) - start, **_where(field, say))
        case events.PartPlaced(field):
            return say("log-part-placed", **_where(field, say))
        case events.Won(field, rocket, has_flag):
            return say("log-won", rocket=rocket or "none", flag=flag(has_flag), **_where(field, say))
        case events.GaveBack(rocket):
            return say("log-gave-back", rocket=rocket)
        case events.Ended():
            return _ended(event, say)
    raise TypeError(event)


def _ended(event: events.Ended, say: Say) -> str:
    roads = [
        f"{say(f'colour-{colour}')} {points}" for colour, points in zip(COLOURS, event.points, strict=True) if points
    ]
    return say(
        "log-ended",
        stopped=flag(event.stopped),
        score=event.score,
        roads=", ".join(roads),
        count=len(roads),
        flags=event.flags,
        medal=event.medal or "none",
    )


# --- words ------------------------------------------------------------------------------------------------------------


def _number(field: str) -> int:
    """The number of a field: 6 of `blue-6`."""
    return int(field.rpartition("-")[2])


def _where(field: str, say: Say) -> dict[str, object]:
    """A field as its colour and its number."""
    return {"colour": say(f"colour-{field.rpartition('-')[0]}"), "field": _number(field)}


def _times(face: str, count: int, say: Say) -> str:
    """A face, with how many dice show it."""
    called = say(f"colour-{face}") if face in COLOURS else say("tool")
    return called if count == 1 else f"{count} × {called}"


def _faces(dice: Sequence[str], say: Say) -> str:
    """Dice, equal ones together."""
    return ", ".join(_times(face, count, say) for face, count in Counter(dice).items())
