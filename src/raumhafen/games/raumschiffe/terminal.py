"""The table as text, and what happened in words.

Two ships face each other, and between them stands what their lines mean. The person who looks at the table has the left
one and is addressed as *you*: their own name is given as "".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from raumhafen.engine.game import Say
from raumhafen.games.raumschiffe import events, rules
from raumhafen.games.raumschiffe import model as m
from raumhafen.games.raumschiffe.edition import LATE_RANK, SYSTEM_NAMES
from raumhafen.games.raumschiffe.view import ALL_CARDS, LETTERS, Card, Shot, Spot, View
from raumhafen.text.layout import WIDTH, flag, flow, length, pad, short, who

SIGNS = {"column": "┃", "bar": "━", "cross": "✕", "circle": "○", "diamond": "◇"}
TINTS = {"projectile": "red", "armour": "orange", "resources": "green", "shield": "blue", "energy": "violet"}
NUMBERS = {card.token: number for number, card in enumerate(ALL_CARDS)}
NO_CARD, HULL, ASKED = "–", "│", ("▸", "◂")  # asked: the left ship, the right one

# The columns of a ship, from its stern to its bow: symbols and name of a card, how it adds up, strength.
STERN, CARD, SUM, STRENGTH = len(LETTERS), len(LETTERS), len("5+1+1 ="), 1
SIDE = STERN + CARD + SUM + STRENGTH + 3


def draw(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """The table as lines of text."""
    called = [short(name or say("you")) for name in names]
    blocks = [
        _head(view, say, names),
        _ships(view, say, called),
        _removed(view, say, names),
        _shots(view, say, called),
        _last(view, say, called),
        _hand(view, say),
    ]
    return [line for block in blocks if block for line in ["", *block]][1:]


def _head(view: View, say: Say, names: Sequence[str]) -> list[str]:
    parts = [
        say("sketch-round", round=view.round, limit=view.limit),
        say("sketch-target", target=view.target, cuddle=flag(view.cuddle)),
    ]
    if view.phase != "over":
        parts.append(say("sketch-starter", **who(view.starter, names)))
    return flow("", parts, " · ")


# --- two ships --------------------------------------------------------------------------------------------------------


def _ships(view: View, say: Say, names: list[str]) -> list[str]:
    """Both ships, mirrored."""
    between = ["", say("sketch-points", cuddle=flag(view.cuddle)), say("sketch-counts"), ""]
    between += [_system(spot, say) for spot in view.ships[0].spots]
    ships = [_ship(view, seat, say, names, right) for right, seat in enumerate(_order(view))]
    width = max(map(length, between))
    edge = " " * ((WIDTH - width) // 2 - SIDE - len(f" {HULL} "))
    return [
        f"{edge}{left} {pad(middle, width)} {right}".rstrip()
        for left, middle, right in zip(ships[0], between, ships[1], strict=True)
    ]


def _order(view: View) -> tuple[int, int]:
    """Who is on the left, and who on the right."""
    return (1, 0) if view.seat == 1 else (0, 1)


def _ship(view: View, seat: int, say: Say, names: list[str], right: int) -> list[str]:
    """A ship, line by line."""
    ship = view.ships[seat]
    head: list[list[tuple[str, int]]] = [
        [(f"[bold]{names[seat]}[/]", 0)],
        [(f"{ship.points} / {view.target}", 0)],
        [(f"{ship.held}, {ship.pile_size}, {len(ship.discard)}", 0)],
        [],
    ]
    hull = [HULL] * (len(head) + len(ship.spots))
    if view.turn == seat:
        hull[len(head) + SYSTEM_NAMES.index(view.system)] = f"[yellow]{ASKED[right]}[/]"
    lines = [*head, *_systems(view, seat, say, right)]
    return [_line(cells, bow, right) for cells, bow in zip(lines, hull, strict=True)]


def _systems(view: View, seat: int, say: Say, right: int) -> list[list[tuple[str, int]]]:
    ship = view.ships[seat]
    if view.phase == "lay" and seat != view.seat:  # nothing of it is known, not even how far it is
        secret = f"[dim]{say('sketch-secret', ready=flag(ship.ready))}[/]"
        return [[(secret, 0)], *([] for _ in ship.spots[1:])]
    *systems, pilot = view.last[seat] if view.phase == "over" and view.last and not ship.spots[0].card else ship.spots
    signs = {spot.token: _sign(spot) for spot in systems}
    lines = [
        [*_laid(spot, signs), (_sum(spot, right), SUM), (f"[bold]{spot.strength}[/]", STRENGTH)] for spot in systems
    ]
    was_set = any(spot.late for spot in systems)
    to_come = ship.late or (view.phase == "lay" and pilot.card is not None and pilot.card.rank == LATE_RANK)
    late = say("sketch-late", set=flag(was_set)) if was_set or to_come else ""
    return [*lines, [*_laid(pilot, signs), (late, SUM + 1 + STRENGTH)]]


def _line(cells: list[tuple[str, int]], bow: str, right: int) -> str:
    """The cells of a line, each of a width: in their order up to the bow, or from it in the reverse."""
    if right:
        return " ".join([bow, *(pad(text, width) for text, width in reversed(cells))])
    line = " ".join(pad(text, width, before=True) for text, width in cells)
    return f"{pad(line, SIDE, before=True)} {bow}"


def _laid(spot: Spot, signs: dict[str, str]) -> list[tuple[str, int]]:
    if spot.card is None:
        return [("", STERN), (f"[dim]{NO_CARD}[/]", CARD)]
    return [(_symbols(spot.card, signs), STERN), (spot.card.token, CARD)]


def _sum(spot: Spot, right: int) -> str:
    """RS-5, RS-6, RS-9: energy card, regulator and late +1, where there is anything to add."""
    own = rules.strength_of(NUMBERS[spot.card.token], SYSTEM_NAMES.index(spot.token)) if spot.card else 0
    late = 1 if spot.late else 0
    parts = [str(own), *(str(part) for part in (spot.strength - own - late, late) if part)]
    return "" if len(parts) == 1 else f"= {'+'.join(parts)}" if right else f"{'+'.join(parts)} ="


# --- what lies around -------------------------------------------------------------------------------------------------


def _removed(view: View, say: Say, names: Sequence[str]) -> list[str]:
    return [
        line
        for seat in _order(view)
        if view.ships[seat].removed
        for line in flow(
            say("sketch-removed", **who(seat, names)) + " ", [card.token for card in view.ships[seat].removed]
        )
    ]


def _shots(view: View, say: Say, names: list[str]) -> list[str]:
    """The shots of the round, and the one that comes next while a late +1 may still strengthen it."""
    shots = [*view.shots, *_next(view)]
    if not shots:
        return []
    rows = [
        [
            names[shot.attacker],
            f"{say(f'system-{shot.weapon}')} {shot.attack}",
            f"− {shot.defence} {say(f'system-{_target(shot.weapon)}')}",
        ]
        for shot in shots
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for number, (shot, row) in enumerate(zip(shots, rows, strict=True)):
        pending = number >= len(view.shots)
        mark = f"[yellow]{ASKED[0]}[/]" if pending else " "
        name, attack, defence = row
        told = f"{mark} {name:<{widths[0]}}  {attack:>{widths[1]}} {defence:<{widths[2]}}  "
        lines += flow(told, _effect(shot, view.cuddle, pending, say))
    if view.turn not in (view.seat, -1):
        lines.append(f"[yellow]{ASKED[0]}[/] " + say("sketch-asked", name=names[view.turn], system=view.system))
    return lines


def _next(view: View) -> list[Shot]:
    """The shot to come."""
    number = len(view.shots)
    if view.phase != "late" or number >= m.SHOTS:
        return []
    attacker, weapon = rules.attacker_of(view.starter, number), SYSTEM_NAMES[rules.weapon_of(number)]
    attack, defence = _power(view, attacker, weapon), _power(view, 1 - attacker, _target(weapon))
    return [Shot(attacker, weapon, attack, defence, rules.damage_of(attack, defence), [])]


def _target(weapon: str) -> str:
    """The system that a weapon is aimed at."""
    return SYSTEM_NAMES[rules.target_of(SYSTEM_NAMES.index(weapon))]


def _power(view: View, seat: int, system: str) -> int:
    return view.ships[seat].spots[SYSTEM_NAMES.index(system)].strength


def _effect(shot: Shot, cuddle: bool, pending: bool, say: Say) -> list[str]:
    if pending:
        return [f"= {shot.damage} ?"]
    if shot.damage == 0:
        return [f"[dim]{say('sketch-repelled')}[/]"]
    if cuddle:
        return [f"= [bold]{say('sketch-gain', points=shot.damage)}[/]"]
    first, *more = [card.token for card in shot.lost] or [""]
    return [f"= [bold]{shot.damage}[/]  {first}".rstrip(), *more]


def _last(view: View, say: Say, names: list[str]) -> list[str]:
    """While both lay, what lay there before."""
    if view.phase != "lay" or not view.last:
        return []
    lines = [say("sketch-last")]
    width = max(map(len, names))
    for seat in _order(view):
        *systems, pilot = view.last[seat]
        parts = [f"{_letter(spot.token)} {_token(spot.card)} {spot.strength}" for spot in systems]
        parts.append(f"{say('regulator')} {_token(pilot.card)}")
        lines += flow(f"  {names[seat]:<{width}}  ", parts, "  ")
    return lines


def _hand(view: View, say: Say) -> list[str]:
    hand = view.ships[view.seat].hand if view.seat >= 0 else None
    if not hand or view.phase == "over":
        return []
    signs = {spot.token: _sign(spot) for spot in view.ships[view.seat].spots[:-1]}
    cards = [f"[bold]{card.token:<{CARD}}[/] {_symbols(card, signs)} {card.rank}" for card in hand]
    return flow(say("sketch-hand") + "  ", cards, "   ")


# --- what happened ----------------------------------------------------------------------------------------------------


def narrate(event: events.Event, say: Say, names: Sequence[str]) -> str:
    """An event as a line of the log; "" where there is nothing worth saying."""
    match event:
        case events.Laid(seat, spot, card):
            return say("log-laid", card=card.token, spot=spot, **who(seat, names))
        case events.Ready(seat):
            return say("log-ready", **who(seat, names))
        case events.Revealed(ships, rest):
            return " ".join(_revealed(seat, ships[seat], rest[seat], say, names) for seat in range(len(ships)))
        case events.Added(seat, system):
            if not system:
                return say("log-kept", **who(seat, names))
            return say("log-added", system=system, **who(seat, names))
        case events.Fired(shot):
            return _fired(shot, say, names)
        case events.Drew(seat, count, cards):
            facts = {"count": count, "seen": flag(bool(cards)), "cards": _tokens(cards or ())}
            return say("log-drew", **facts, **who(seat, names))
        case events.Ended(points):
            result = (f"{name or say('you')} {points[seat]}" for seat, name in enumerate(names))
            return say("log-ended", result=", ".join(result))
    raise TypeError(event)


def _revealed(seat: int, ship: list[Spot], rest: list[Card], say: Say, names: Sequence[str]) -> str:
    *systems, pilot = ship
    cards = ", ".join(
        f"{letter} {_token(spot.card)} {spot.strength}" for letter, spot in zip(LETTERS, systems, strict=True)
    )
    facts = {"cards": cards, "regulator": _token(pilot.card), "count": len(rest), "rest": _tokens(rest)}
    return say("log-revealed", **facts, **who(seat, names))


def _fired(shot: Shot, say: Say, names: Sequence[str]) -> str:
    target = names[1 - shot.attacker]
    return say(
        "log-fired",
        weapon=shot.weapon,
        attack=shot.attack,
        defence=shot.defence,
        effect="none" if shot.damage == 0 else "cards" if shot.lost else "points",
        points=shot.damage,
        hit="other" if target else "you",
        target=target,
        cards=_tokens(shot.lost),
        **who(shot.attacker, names),
    )


# --- words and signs --------------------------------------------------------------------------------------------------


def _letter(system: str) -> str:
    return f"[{TINTS[system]}]{LETTERS[SYSTEM_NAMES.index(system)]}[/]"


def _sign(spot: Spot) -> str:
    """The symbol of a system."""
    return f"[{TINTS[spot.token]}]{SIGNS[spot.symbol]}[/]"


def _system(spot: Spot, say: Say) -> str:
    """A system with its letter and its symbol."""
    called = say(f"system-{spot.token}")
    return f"{_letter(spot.token)} {_sign(spot)} {called}" if spot.symbol else f"    {called}"


def _symbols(card: Card, signs: dict[str, str]) -> str:
    """The symbols of a card, each in its place."""
    return "".join(sign if system in card.systems else " " for system, sign in signs.items())


def _token(card: Card | None) -> str:
    return card.token if card else NO_CARD


def _tokens(cards: Iterable[Card]) -> str:
    return ", ".join(card.token for card in cards)
