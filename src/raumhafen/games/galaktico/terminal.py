"""The table as text, and what happened in words.

The board is drawn as it lies: sector A above its axis to B, C on the left. An empty field shows its two digits, so that
every field can be named; `Ka` is a cruiser of the player whose sector is A. A player who looks at the table is
addressed as *you*: their own name is given as "".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from raumhafen.engine.game import Say
from raumhafen.games.galaktico import events
from raumhafen.games.galaktico.edition import (
    EFFECT_NAMES,
    FIELDS,
    LETTERS,
    NAMES,
    SIZE,
    TYPE_NAMES,
    WEAPONS_A_TYPE,
    Kind,
    where,
)
from raumhafen.games.galaktico.view import Attack, Card, Player, Reach, Ship, Side, View
from raumhafen.text.layout import flag, flow, pad, short, who

TINTS = ("blue", "orange", "green")  # by seat
METEOR, STATION, GRAVITY, TO_ACT, MISSING = "*", "#", "~", "▸", "–"

# The board: its lines, the middle one being the axis between A and B; the column of the centre; of the letters.
LINES, MIDDLE, CENTRE = 2 * SIZE + 1, SIZE, 25
BESIDE = ((0, CENTRE + 18), (LINES - 1, CENTRE + 18), (MIDDLE, 0))
CELL = 4  # columns to the next field of a row; a row is shifted by half of it


def draw(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """The table as lines of text."""
    called = [short(name or say("you")) for name in names]
    blocks = [
        _head(view, say, names),
        _board(view, say),
        *(_fleet(view, seat, say, called[seat]) for seat in range(len(view.players))),
        _attacks(view, say),
        _last(view, say, called),
        _supply(view, say),
        _legend(view, say),
    ]
    return [line for block in blocks if block for line in ["", *block]][1:]


def _head(view: View, say: Say, names: Sequence[str]) -> list[str]:
    if view.phase == "setup":
        return [say("sketch-setup")]
    if view.phase == "over":
        return [say("sketch-over", ending=view.ending)]
    parts = [say("sketch-turn", turn=view.turns + 1), say("sketch-starter", **who(view.starter, names))]
    if view.standstill and view.quiet:
        parts.append(say("sketch-quiet", quiet=view.quiet, standstill=view.standstill))
    return flow("", parts, " · ")


# --- the hexagon ------------------------------------------------------------------------------------------------------


def _place(field: int) -> tuple[int, int]:
    """Line and column of a field: A rises from its axis to B, B falls from it, and C lies along both on the left."""
    sector, a, b = where(field)
    half = CELL // 2
    if sector == 0:
        return MIDDLE - a, CENTRE + CELL * b - half * a - 1
    if sector == 1:
        return MIDDLE + b, CENTRE + CELL * a - half * b - 1
    return MIDDLE + a - b, CENTRE - half * (a + b - 1)


PLACES = tuple(map(_place, range(FIELDS)))


def _board(view: View, say: Say) -> list[str]:
    """Three rhombi around the centre, with the axes between them."""
    signs = _signs(view, say)
    parts: list[list[tuple[int, str]]] = [[] for _ in range(LINES)]
    for name, (line, column) in zip(NAMES, PLACES, strict=True):
        parts[line].append((column - 1, signs[name]))
    for row in range(1, SIZE + 1):
        axis = CENTRE + 1 - CELL // 2 * row
        parts[MIDDLE - row].append((axis, "[dim]\\[/]"))
        parts[MIDDLE + row].append((axis, "[dim]/[/]"))
    parts[MIDDLE].append((CENTRE + 1, f"[dim]{'─' * (CELL * SIZE - 1)}[/]"))
    for sector, (line, column) in enumerate(BESIDE):
        tint = TINTS[sector] if sector < len(view.players) else "dim"
        parts[line].append((column, f"[{tint}]{LETTERS[sector]}[/]"))
    return [_line(sorted(part)) for part in parts]


def _line(parts: Iterable[tuple[int, str]]) -> str:
    """Texts at their columns."""
    line = ""
    for column, text in parts:
        line = pad(line, column) + text
    return line.rstrip()


def _signs(view: View, say: Say) -> dict[str, str]:
    """What is drawn of each field: three columns, the first a mark."""
    others = [player for seat, player in enumerate(view.players) if seat != view.seat]
    held = {field for player in others for field in player.gravity}
    marks = {name: GRAVITY if name in held else " " for name in NAMES}
    cells = {name: f"[{'bold' if name in view.start_fields else 'dim'}]{name[1:]}[/]" for name in NAMES}
    cells |= dict.fromkeys(view.meteors, f" {METEOR}")
    for seat, player in enumerate(view.players):
        cells[player.station] = f"[{TINTS[seat]}]{STATION}{LETTERS[seat].lower()}[/]"
    for ship in view.ships:
        cells[ship.field] = f"[{TINTS[ship.seat]}]{_sign(ship.kind, say)}{LETTERS[ship.seat].lower()}[/]"
        if ship.docked:
            marks[ship.field] = STATION
    return {name: marks[name] + cells[name] for name in NAMES}


# --- fleets and what they carry ---------------------------------------------------------------------------------------


def _fleet(view: View, seat: int, say: Say, name: str) -> list[str]:
    """A player: points, ships, and what is known of the loadouts."""
    player = view.players[seat]
    mark = TO_ACT if view.turn == seat else " "
    parts = [f"[{TINTS[seat]}]{LETTERS[seat]} {name}[/]", say("sketch-points", points=player.points)]
    parts.append(say("sketch-fought", fought=player.fought, goal=view.goal))
    if view.phase == "setup":
        parts[1:] = [say("sketch-ready", ready=flag(player.ready))]
    lines = [f"[yellow]{mark}[/] {' · '.join(parts)}"]
    if view.phase != "setup" or seat == view.seat:
        lines += flow("    ", _ships(view, seat, say), " · ")
        lines += _cards(view, player, seat == view.seat, say)
    return lines


def _ships(view: View, seat: int, say: Say) -> list[str]:
    """Where the ships of a player are; those that have flown in this turn in brackets."""
    player = view.players[seat]
    own = [ship for ship in view.ships if ship.seat == seat]
    parts = []
    for kind in TYPE_NAMES:
        fields = [_field(ship) for ship in own if ship.kind == kind and not ship.docked]
        if fields:
            parts.append(" ".join([_sign(kind, say), *fields]))
    parts += [f"{say('sketch-docked')}: {_sign(ship.kind, say)}" for ship in own if ship.docked]
    lying = player.to_place if view.phase == "setup" else player.reserve
    counts = [f"{_sign(kind, say)} {count}" for kind, count in lying.items() if count]
    if counts:
        lead = say("sketch-place" if view.phase == "setup" else "sketch-reserve")
        parts.append(f"{lead}: {', '.join(counts)}")
    return parts or [MISSING]


def _field(ship: Ship) -> str:
    return f"({ship.field})" if ship.moved else ship.field


def _cards(view: View, player: Player, own: bool, say: Say) -> list[str]:
    """A line for each loadout that is known; the others together on one, and what they can still be."""
    stops = _stops(view, say)
    name = max(len(say(f"type-{kind}")) for kind in TYPE_NAMES)
    state = max(len(say("sketch-open")), len(say("sketch-secret")))
    lines = []
    for card in player.cards:
        if own or card.shown:
            said = say("sketch-open" if card.shown else "sketch-secret")
            lead = f"    {_sign(card.kind, say)} {say(f'type-{card.kind}'):<{name}} "
            lead += f"+{card.worth} " if view.phase != "setup" else ""
            lead += f"{said:<{state}} " if own and view.phase != "setup" else ""
            lines += flow(lead, _loadout(card, stops, say))
    hidden = [card for card in player.cards if not own and not card.shown]
    if hidden:
        kinds = [f"{_sign(card.kind, say)} {say(f'type-{card.kind}')} +{card.worth}" for card in hidden]
        lines += flow(f"    {say('sketch-hidden')}: ", kinds)
    if hidden and len(hidden) < len(player.cards):
        may = [stops[token] for token in hidden[0].may_shields]
        may += [say(f"card-{token}") for token in hidden[0].may_weapons]
        lines += [f"[dim]{line}[/]" for line in flow(f"    {say('sketch-still')}: ", may)]
    return lines


def _loadout(card: Card, stops: dict[str, str], say: Say) -> list[str]:
    shield = stops[card.shield] if card.shield else MISSING
    weapons = [say(f"card-{token}") for token in card.weapons]
    return [shield, *weapons, *[MISSING] * (WEAPONS_A_TYPE - len(weapons))]


def _stops(view: View, say: Say) -> dict[str, str]:
    """Shields by name, with the effects that they stop."""
    return {
        shield.token: f"{say(f'card-{shield.token}')} {''.join(say(f'sign-{effect}') for effect in shield.stops)}"
        for shield in view.shields
    }


def _supply(view: View, say: Say) -> list[str]:
    """All shields and weapons; while setting up, those still to be had."""
    used: set[str] = set()
    if view.phase == "setup" and view.seat >= 0:
        cards = view.players[view.seat].cards
        used = {token for card in cards for token in (card.shield or "", *card.weapons)}
    shields = [said for token, said in _stops(view, say).items() if token not in used]
    weapons = [
        f"{say(f'card-{weapon.token}')} {''.join(map(str, weapon.strength))}"
        for weapon in view.weapons
        if weapon.token not in used
    ]
    effects = "".join(say(f"sign-{effect}") for effect in EFFECT_NAMES)
    lines = flow(f"{say('sketch-shields')}: ", shields) if shields else []
    lines += flow(f"{say('sketch-weapons')} ({effects}): ", weapons) if weapons else []
    return lines if view.phase == "setup" else [f"[dim]{line}[/]" for line in lines]


# --- fights -----------------------------------------------------------------------------------------------------------


def _attacks(view: View, say: Say) -> list[str]:
    """What could be attacked now, and with which strengths where they are known."""
    kinds = {ship.field: ship.kind for ship in view.ships}
    lead = f"{say('sketch-attacks')}: "
    lines = []
    for reach in view.reach:
        if targets := _targets(reach, view, say):
            lines += flow(f"{lead}{_sign(kinds[reach.ship], say)} {reach.ship} {TO_ACT} ", targets)
            lead = " " * len(lead)
    return lines


def _targets(reach: Reach, view: View, say: Say) -> list[str]:
    """What a ship could attack; several ways to the same target are one."""
    stations = {player.station for player in view.players}
    taken = [course.path[-1] for course in reach.courses if course.path[-1] in stations]
    told = [f"{field} {say('sketch-station')}" for field in taken]
    return list(dict.fromkeys([*told, *(_odds(attack, say) for attack in reach.attacks)]))


def _odds(attack: Attack, say: Say) -> str:
    known = "" if attack.attack is None else f" {attack.attack}:{attack.defence}"
    bonus = f" (+{attack.bonus})" if attack.bonus and not known else ""
    return f"{_sign(attack.kind, say)} {attack.path[-1]}{known}{bonus}"


def _last(view: View, say: Say, names: list[str]) -> list[str]:
    """The last fight, added up."""
    fight = view.last
    if fight is None:
        return []
    stops, sides = _stops(view, say), (fight.attacker, fight.defender)
    attacker, defender = (stops[side.shield] for side in sides)
    width = max(len(names[side.seat]) for side in sides)
    lines = [say("sketch-last", field=fight.field, attacker=attacker, defender=defender)]
    for side in sides:
        *parts, last = _summands(side, say)
        gain = f"  +{say('sketch-points', points=side.gain)}" if side.gain else ""
        lines += flow(f"  {names[side.seat]:<{width}}  ", [*parts, f"{last} = [bold]{side.total}[/]{gain}"], " + ")
    return lines


def _summands(side: Side, say: Say) -> list[str]:
    parts = [f"{say(f'type-{side.kind}')} {side.base}"]
    parts += [f"{say(f'card-{hit.weapon}')} {hit.total}" for hit in side.hits]
    return [*parts, f"{say('sketch-bonus')} {side.bonus}"] if side.bonus else parts


def _legend(view: View, say: Say) -> list[str]:
    """The signs on the table, and what they mean."""
    ships = [f"{_sign(card.kind, say)} {card.strength}/{card.range}" for card in view.players[0].cards]
    signs = [f"34 {say('legend-empty')}", f"{METEOR} {say('legend-meteor')}", f"{STATION} {say('legend-station')}"]
    signs.append(f"{GRAVITY} {say('legend-gravity')}")
    if any(ship.moved for ship in view.ships):
        signs.append(f"( ) {say('legend-moved')}")
    if view.phase != "setup":
        signs.append(f"+1 {say('legend-worth')}")
    lines = flow("", [f"{', '.join(ships)} {say('legend-numbers')}", *signs], " · ")
    return [f"[dim]{line}[/]" for line in lines]


# --- what happened ----------------------------------------------------------------------------------------------------


def narrate(event: events.Event, say: Say, names: Sequence[str]) -> str:
    """An event as a line of the log; "" where there is nothing worth saying."""
    match event:
        case events.Equipped(seat, ship, card):
            return say("log-equipped", ship=say(f"type-{ship}"), card=say(f"card-{card}"), **who(seat, names))
        case events.Placed(seat, ship, field):
            return say("log-placed", ship=say(f"type-{ship}"), field=field, **who(seat, names))
        case events.Ready(seat):
            return say("log-ready", **who(seat, names))
        case events.Began(_, starter):
            return say("log-began", **who(starter, names))
        case events.Moved(seat, ship, field, path, jumps, attack):
            flown = {"field": field, "target": path[-1], "hyperflights": len(jumps), "attack": flag(attack)}
            return say("log-moved", ship=say(f"type-{ship}"), **flown, **who(seat, names))
        case events.Fought():
            return _fought(event, say, names)
        case events.FlewOn(seat, field, path, _):
            return say("log-flew-on", field=field, target=path[-1] if path else "stay", **who(seat, names))
        case events.Deployed(seat, ship, field):
            return say("log-deployed", ship=say(f"type-{ship}"), field=field, **who(seat, names))
        case events.Shifted(seat, field, target):
            return say("log-shifted", field=field, target=target, **who(seat, names))
        case events.Took(seat, _, field, points):
            return say("log-took", field=field, points=points, **who(seat, names))
        case events.Lapsed(seat, actions):
            return say("log-lapsed", actions=actions, **who(seat, names))
        case events.Ended():
            return _ended(event, say, names)
    raise TypeError(event)


def _fought(event: events.Fought, say: Say, names: Sequence[str]) -> str:
    fight = event.fight
    sides = (fight.attacker, fight.defender)
    winner = names[fight.winner] if fight.winner >= 0 else ""
    fought = say(
        "log-fought",
        field=fight.field,
        attacker=_side(fight.attacker, say, names),
        defender=_side(fight.defender, say, names),
        result="won" if fight.winner >= 0 else "tied",
        name=winner,
        you=flag(fight.winner >= 0 and not winner),
    )
    gains = (say("log-gained", points=side.gain, **who(side.seat, names)) for side in sides if side.gain)
    return " ".join([fought, *gains])


def _side(side: Side, say: Say, names: Sequence[str]) -> str:
    parts = [side.base, *(hit.total for hit in side.hits), *([side.bonus] if side.bonus else [])]
    return f"{names[side.seat] or say('you')}, {say(f'type-{side.kind}')} {'+'.join(map(str, parts))} = {side.total}"


def _ended(event: events.Ended, say: Say, names: Sequence[str]) -> str:
    result = ", ".join(f"{name or say('you')} {event.points[seat]}" for seat, name in enumerate(names))
    ended = say("log-ended", ending=event.ending, result=result)
    if not event.bonus:
        return ended
    return f"{say('log-bonus', points=event.bonus, **who(event.ender, names))} {ended}"


# --- words and lines --------------------------------------------------------------------------------------------------


def _sign(kind: Kind, say: Say) -> str:
    """The letter of a type, which can also be typed for it."""
    return say(f"sign-{kind}")
