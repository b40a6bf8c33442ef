"""The table as text, and what happened in words.

The person who looks at the table is addressed as *you*: their own name is given as "".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from raumhafen.engine.game import Say
from raumhafen.games.schlachten import events, rules
from raumhafen.games.schlachten import model as m
from raumhafen.games.schlachten.view import Card, Place, Seat, View, World
from raumhafen.text.layout import flag, flow, pad, short, who

CELL = 13  # a place of the grid
BACK, UP, GONE = "▒▒▒▒▒", "▸", "–"


def draw(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """The table as lines of text."""
    called = [short(name or say("you")) for name in names]
    blocks = [
        [say("sketch-head", round=view.round, pile=view.pile_size, discard=sum(view.discard.values()))],
        [*_grid(view, say), *_beside(view, say, called)],
        _prize(view, say, called),
        _seats(view, say, called),
        _hand(view, say),
    ]
    return [line for block in blocks if block for line in ["", *block]][1:]


def _grid(view: View, say: Say) -> list[str]:
    rows = [view.places[start : start + m.COLUMNS] for start in range(0, len(view.places), m.COLUMNS)]
    return [" " + "".join(pad(_place(place, say), CELL) for place in row).rstrip() for row in rows]


def _place(place: Place, say: Say) -> str:
    if place.lies == "won":
        return f"{place.token} {GONE}"
    if place.world is None:
        return f"{place.token} {BACK}"
    mark = UP if place.lies == "prize" else " "
    return f"{place.token}{mark}{_tint(place.world.colour, _face(place.world, say))}"


def _beside(view: View, say: Say, names: list[str]) -> list[str]:
    lines = []
    if view.phase != "over" and (view.prize is None or not view.prize.capital):
        lines.append(" " + say("sketch-capital", back=BACK, open="yes" if view.capital_open else "no"))
    looked = [
        f"{place.token} ({', '.join(names[seat] for seat in place.seen_by)})"
        for place in view.places
        if place.lies == "down" and place.seen_by
    ]
    if looked:
        lines += flow(" " + say("sketch-looked") + " ", looked)
    if view.figures:
        lines += flow(" " + say("sketch-middle") + " ", [_colour(colour, say) for colour in view.figures])
    return lines


def _prize(view: View, say: Say, names: list[str]) -> list[str]:
    if view.prize is None:
        return []
    colour = view.prize.colour
    owners = [names[number] for number, seat in enumerate(view.seats) if colour in seat.figures]
    return [
        say("sketch-prize", world=_world(view.prize, say)),
        say(
            "sketch-prize-figure",
            figure=_figure(colour, say),
            where="seat" if owners else "middle",
            name="".join(owners),
        ),
    ]


def _seats(view: View, say: Say, names: list[str]) -> list[str]:
    rows = [
        [
            names[number],
            say("sketch-points", points=seat.points),
            say("sketch-worlds", worlds=len(seat.worlds)),
            say("sketch-cards", cards=seat.hand_size),
            say("sketch-leads") if number == view.leader and view.phase != "over" else "",
        ]
        for number, seat in enumerate(view.seats)
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    best = _ahead(view, [seat.main for seat in view.seats])
    cloner = _ahead(view, [seat.clones for seat in view.seats])
    lines = []
    for number, (seat, row) in enumerate(zip(view.seats, rows, strict=True)):
        mark = UP if number == view.turn else " "
        lines.append(f"{mark} " + "  ".join(map(str.ljust, row, widths)).rstrip())
        before = _before(seat, say, number == best, number == cloner)
        lines += flow("    ", before, " · ") if before else []
    return lines


def _before(seat: Seat, say: Say, ahead: bool, cloning: bool) -> list[str]:
    """What lies before a seat, besides its worlds."""
    idle = [colour for colour in seat.figures if colour not in seat.committed]
    parts = []
    if idle:
        parts.append(say("sketch-figures", figures=_colours(idle, say), count=len(idle)))
    if seat.committed:
        parts.append(say("sketch-committed", figures=_colours(seat.committed, say), count=len(seat.committed)))
    if seat.played:
        bonus = _bonus(seat.played, seat.main)
        cards = _played(seat.played, say)
        parts.append(say("sketch-played", cards=cards, bonus=bonus, main=seat.main, ahead=flag(ahead)))
    if seat.clones:
        parts.append(say("sketch-clones", clones=seat.clones, ahead=flag(cloning)))
    return parts


def _ahead(view: View, scores: list[int]) -> int:
    """The seat that would win now."""
    return rules.seat_ahead(view.leader, np.array(scores, np.int64))


def _hand(view: View, say: Say) -> list[str]:
    hand = view.seats[view.seat].hand if view.seat >= 0 else None
    if not hand or view.phase == "over":
        return []
    return flow(say("sketch-hand") + "  ", [_tint(card.colour, _token(card, say)) for card in hand], "  ")


# --- what happened ----------------------------------------------------------------------------------------------------


def narrate(event: events.Event, say: Say, names: Sequence[str]) -> str:
    """An event as a line of the log; "" where there is nothing worth saying."""
    match event:
        case events.Looked(seat, place, world):
            face = {"world": _world(world, say)} if world else {}
            return say("log-saw" if world else "log-looked", place=place, **face, **who(seat, names))
        case events.Turned(seat, place, world):
            message = "log-turned-capital" if world.capital else "log-turned"
            return say(message, place=place, world=_world(world, say), **who(seat, names))
        case events.Committed(seat, figures):
            chosen = {"figures": _colours(figures, say), "count": len(figures)}
            return say("log-committed", **chosen, **who(seat, names)) if figures else ""
        case events.Played(seat, cards, main, clones):
            facts = {"cards": _played(cards, say), "bonus": _bonus(cards, main), "main": main, "clones": clones}
            return say("log-played", **facts, **who(seat, names))
        case events.Won(seat, world, main):
            return say("log-won", world=_world(world, say), main=main, **who(seat, names))
        case events.Returned(figures):
            return say("log-returned", figures=_colours(figures, say), count=len(figures))
        case events.Recruited(seat, figure, taken_from, clones):
            return _recruited(seat, figure, taken_from, clones, say, names)
        case events.Renewed(size):
            return say("log-renewed", size=size)
        case events.Drew(seat, _, cards):
            drawn = ", ".join(_tint(card.colour, _token(card, say)) for card in cards or ())
            return say("log-drew", cards=drawn, **who(seat, names)) if drawn else ""
        case events.Ended():
            return say("log-ended")
    raise TypeError(event)


def _recruited(seat: int, figure: str, taken_from: int, clones: int, say: Say, names: Sequence[str]) -> str:
    loser = names[taken_from] if taken_from >= 0 else ""
    source = "middle" if taken_from < 0 else "seat" if loser else "you"
    facts = {"figure": _figure(figure, say), "clones": clones, "from": source, "loser": loser}
    return say("log-recruited", **facts, **who(seat, names))


# --- words ------------------------------------------------------------------------------------------------------------


def _tint(colour: str, text: str) -> str:
    return text if colour == "none" else f"[{colour}]{text}[/]"


def _colour(colour: str, say: Say) -> str:
    return _tint(colour, say(f"colour-{colour}"))


def _colours(colours: Iterable[str], say: Say) -> str:
    return ", ".join(_colour(colour, say) for colour in colours)


def _face(world: World, say: Say) -> str:
    return f"{say(f'colour-{world.colour}')} {world.value}"


def _world(world: World, say: Say) -> str:
    return _tint(world.colour, f"{say(f'world-{world.number}')} ({_face(world, say)})")


def _figure(colour: str, say: Say) -> str:
    return _tint(colour, f"{say(f'figure-{colour}')} ({say(f'colour-{colour}')})")


def _token(card: Card, say: Say) -> str:
    """A card as it is typed."""
    if card.colour == "none":
        return card.token
    return "-".join(say(f"token-{part}") if part.isalpha() else part for part in card.token.split("-"))


def _played(cards: Sequence[Card], say: Say) -> str:
    """Cards laid together: their one colour, then their values."""
    specials = [card.token for card in cards if card.colour == "none"]
    coloured = [card for card in cards if card.colour != "none"]
    if not coloured:
        return ", ".join(specials)
    values = [f"{card.value} {say('clone')}" if card.clone else str(card.value) for card in coloured]
    colour = coloured[0].colour
    return ", ".join([_tint(colour, f"{say(f'colour-{colour}')} {', '.join(values)}"), *specials])


def _bonus(cards: Sequence[Card], main: int) -> int:
    """What prize and figure add to the cards themselves (GS-8)."""
    return main - sum(card.value for card in cards)
