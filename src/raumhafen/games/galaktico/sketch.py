"""The table as text, and what happened in words.

Whoever looks at the table is addressed as *you*: their own name is given as "".
"""

from __future__ import annotations

from collections.abc import Sequence

from raumhafen.engine.game import Say
from raumhafen.games.galaktico import tell
from raumhafen.games.galaktico.board import FIELDS, LETTERS, SECTOR, SECTORS, SIZE, name_of
from raumhafen.games.galaktico.table import Side, View

SIGNS = {"destroyer": "D", "fighter": "F", "cruiser": "C", "scout": "S"}
METEOR, EMPTY, STATION = "*", "·", "#"


def sketch(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """The table as lines of text."""
    lines = [say("sketch-head", turns=view.turns, actions=view.actions)]
    lines += ["", *_board(view), ""]
    for seat, player in enumerate(view.players):
        reserve = ", ".join(f"{say(f'type-{kind}')} {count}" for kind, count in player.reserve.items())
        name = names[seat] or say("you")
        lines.append(say("sketch-player", name=name, points=player.points, reserve=reserve))
    return lines


def _board(view: View) -> list[str]:
    cells = dict.fromkeys(map(name_of, range(FIELDS)), EMPTY)
    cells |= dict.fromkeys(view.meteors, METEOR)
    cells |= {player.station: STATION for player in view.players}
    cells |= {ship.field: f"{SIGNS[ship.kind]}{ship.seat + 1}" for ship in view.ships}
    return [
        "   ".join(
            f"{LETTERS[sector]}{a}  "
            + " ".join(f"{cells[name_of(sector * SECTOR + (a - 1) * SIZE + b)]:<2}" for b in range(SIZE))
            for sector in range(SECTORS)
        ).rstrip()
        for a in range(1, SIZE + 1)
    ]


# --- what happened ----------------------------------------------------------------------------------------------------


def narrate(event: tell.Event, say: Say, names: Sequence[str]) -> str:
    """An event as a line of the log; "" where there is nothing worth saying."""
    match event:
        case tell.Equipped(seat, ship, card):
            return say("log-equipped", ship=say(f"type-{ship}"), card=say(f"card-{card}"), **_who(seat, names))
        case tell.Placed(seat, ship, field):
            return say("log-placed", ship=say(f"type-{ship}"), field=field, **_who(seat, names))
        case tell.Ready(seat):
            return say("log-ready", **_who(seat, names))
        case tell.Began(_, starter):
            return say("log-began", **_who(starter, names))
        case tell.Moved(seat, ship, field, path, jumps, attack):
            flown = {"field": field, "target": path[-1], "hyperflights": len(jumps), "attack": _flag(attack)}
            return say("log-moved", ship=say(f"type-{ship}"), **flown, **_who(seat, names))
        case tell.Fought(fight):
            sides = {"attacker": _side(fight.attacker, say, names), "defender": _side(fight.defender, say, names)}
            won = {"result": "won" if fight.winner >= 0 else "tied"}
            winner = names[fight.winner] if fight.winner >= 0 else ""
            who = {"name": winner, "you": _flag(fight.winner >= 0 and not winner)}
            return say("log-fought", field=fight.field, **sides, **won, **who)
        case tell.FlewOn(seat, field, path, _):
            return say("log-flew-on", field=field, target=path[-1] if path else "-", **_who(seat, names))
        case tell.Deployed(seat, ship, field):
            return say("log-deployed", ship=say(f"type-{ship}"), field=field, **_who(seat, names))
        case tell.Shifted(seat, field, target):
            return say("log-shifted", field=field, target=target, **_who(seat, names))
        case tell.Took(seat, _, field, points):
            return say("log-took", field=field, points=points, **_who(seat, names))
        case tell.Lapsed(seat, actions):
            return say("log-lapsed", actions=actions, **_who(seat, names))
        case tell.Ended(ending, _, _, _, points):
            result = ", ".join(f"{name or say('you')} {points[seat]}" for seat, name in enumerate(names))
            return say("log-ended", ending=ending, result=result)
    raise TypeError(event)


def _side(side: Side, say: Say, names: Sequence[str]) -> str:
    parts = [side.base, *(hit.total for hit in side.hits), *([side.bonus] if side.bonus else [])]
    arithmetic = "+".join(map(str, parts))
    return f"{names[side.seat] or say('you')}, {say(f'type-{side.kind}')} {arithmetic} = {side.total}"


def _who(seat: int, names: Sequence[str]) -> dict[str, str]:
    """Whom a sentence is about: somebody by name, or you."""
    return {"name": names[seat], "you": _flag(not names[seat])}


def _flag(holds: bool) -> str:
    return "yes" if holds else "no"
