"""The table as text, and what happened in words.

Cards stand as they are typed, their colours cut short where room is scarce: `sun-re-re-3` is understood as well. A row
lies on its side, its lower end to the left. The person who looks at the table is addressed as *you*: their own name is
given as "".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from raumhafen.engine.game import Say
from raumhafen.games.punktegalaxie import events
from raumhafen.games.punktegalaxie import model as m
from raumhafen.games.punktegalaxie.edition import COLOURS
from raumhafen.games.punktegalaxie.rules.galaxus import ABOVE, BELOW, LEFT, MARKER, RIGHT, beats_galaxus
from raumhafen.games.punktegalaxie.rules.scoring import CATEGORIES
from raumhafen.games.punktegalaxie.view import NEW_TOKEN, Card, Galaxy, Marker, Place, Score, System, Tile, View
from raumhafen.text.layout import flow, length, pad, plain, short

CARD, CUT = 21, 2  # room for a card; letters of a colour that was cut short
CELL = len("a1 ") + CARD + 1
SPOTS = 6  # how many of the best are named for each card in hand
BACKS = 3  # how many of the sides that a card may have behind are named
NO_CARD, TURN, GAP = "–", "▸", " │ "
ARROWS = {LEFT: ">", ABOVE: "v", RIGHT: "<", BELOW: "^"}  # Galaxus' marker, by the side of the market where it lies


def draw(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """The table as lines of text."""
    own = view.galaxies[view.seat] if view.seat >= 0 else None
    others = [galaxy for galaxy in view.galaxies if galaxy is not own]
    blocks = [
        [*_head(view, say, names), "", *_market(view, say)],
        _offer(view, say),
        [line for galaxy in others for line in _short(galaxy, say, names)],
        _scores(view, say, names),
        _galaxy(own, say) if own else [],
        _hand(view, say, names),
    ]
    return [line for block in blocks if block for line in ["", *block]][1:]


def _head(view: View, say: Say, names: Sequence[str]) -> list[str]:
    parts = [f"[bold]{say('sketch-round', round=view.round)}[/]"]
    if view.difficulty:
        parts.append(say("sketch-galaxus", difficulty=say(f"option-difficulty-{view.difficulty}")))
    elif view.phase != "over":
        parts.append(say("sketch-starter", **_who(view.starter, say, names)))
    return flow("", parts, " · ")


# --- the market -------------------------------------------------------------------------------------------------------


def _market(view: View, say: Say) -> list[str]:
    """Three columns, each below the number of cards of its stack; Galaxus' marker beside them."""
    side, line = MARKER[view.marker.position] if view.marker else (None, 0)
    rows = [view.market[first : first + m.COLUMNS] for first in range(0, len(view.market), m.COLUMNS)]
    lines = [
        "  "
        + "".join(
            pad(_stack(place, side == ABOVE and column == line, say), CELL) for column, place in enumerate(rows[0])
        )
    ]
    for number, row in enumerate(rows):
        left, right = (ARROWS[end] if side == end and number == line else " " for end in (LEFT, RIGHT))
        lines.append(f"{left} {''.join(pad(_place(place, say), CELL) for place in row)}{right}")
    if side == BELOW:
        lines.append("  " + " " * CELL * line + ARROWS[BELOW])
    lines = [line.rstrip() for line in lines]
    backs = [_behind(place, say) for place in rows[0] if place.others]
    if backs:
        lines += [f"[dim]{line}[/]" for line in flow(f"  {say('sketch-behind')} ", backs, " · ")]
    return [*lines, *_marker(view.marker, say)]


def _stack(place: Place, marked: bool, say: Say) -> str:
    return f"{ARROWS[ABOVE] if marked else ' '}  {say('sketch-stack', count=place.height)}"


def _place(place: Place, say: Say) -> str:
    return f"{place.token} {_fitted(place.card, say) if place.card else NO_CARD}"


def _behind(place: Place, say: Say) -> str:
    """What a top card turns into when it is turned over, as far as everyone can tell (PG-5)."""
    count = len(place.others)
    planets = "|".join(_words(_bare(card), say, CUT) for card in place.others[:BACKS])
    return f"{place.token} {planets if count <= BACKS else say('sketch-many', count=count)}"


def _marker(marker: Marker | None, say: Say) -> list[str]:
    if marker is None:
        return []
    first, second = marker.takes
    return ["  " + say("sketch-marker", first=first, second=second)]


def _offer(view: View, say: Say) -> list[str]:
    if not view.offer or view.phase in ("mark", "over"):
        return []
    tiles = []
    for tile in view.offer:
        gain = view.gains.get(tile.token)
        tiles.append(_tile(tile, tile.points, say) + (f" ({_signed(gain.total)})" if gain else ""))
    return flow(say("sketch-offer") + " ", tiles)


# --- galaxies ---------------------------------------------------------------------------------------------------------


def _galaxy(galaxy: Galaxy, say: Say) -> list[str]:
    """The viewer's own galaxy: each system with its sun, and the row between the values that fit its ends."""
    if not galaxy.side:
        return [_start(galaxy, say)]
    above = [_above(system, say) for system in galaxy.systems]
    head = say("sketch-above")
    width = max(len(head), *map(length, above))
    lines = [f"[dim]   {head:<{width}}  {say('sketch-row')}[/]"]
    for system, sun in zip(galaxy.systems, above, strict=True):
        lines += flow(f"{system.token:>2} {pad(sun, width)}  ", _row(system, say), " ")
    return [*lines, *flow("   ", _symbols(galaxy, say), " · "), *_tiles(galaxy, say)]


def _above(system: System, say: Say) -> str:
    """What lies above a row: the sun and what it brings, and behind it an asteroid."""
    sun = f"{_words(_bare(system.sun), say, CUT)}={system.sun.worth}" if system.sun else NO_CARD
    return f"{sun} + {say('token-asteroid')}" if system.asteroid else sun


def _row(system: System, say: Say) -> list[str]:
    """A row in parts: what fits its lower end, its cards, what fits its upper end, the points of its planets."""
    if not system.row:
        return [say("sketch-empty")]
    cards = [_lying(card, say) for card in system.row]
    cards[0] = _span(system.fits_lower) + GAP + cards[0]
    cards[-1] += GAP + _span(system.fits_upper)
    return [*cards, f"[bold]={system.points}[/]"]


def _lying(card: Card, say: Say) -> str:
    words = _words(_bare(card), say, CUT)
    return f"{words}={card.worth}" if card.kind == "moon" else words


def _span(fits: Sequence[int]) -> str:
    """Values as people write them: 1-3,5. An X fits wherever any value does."""
    values = [value for value in fits if value]
    starts = [value for value in values if value - 1 not in values]
    ends = [value for value in values if value + 1 not in values]
    spans = [str(low) if low == high else f"{low}-{high}" for low, high in zip(starts, ends, strict=True)]
    return ",".join(spans) or NO_CARD


def _short(galaxy: Galaxy, say: Say, names: Sequence[str]) -> list[str]:
    """A galaxy in few words, and its suns and rows."""
    name = f"{short(_name(galaxy.seat, say, names))}: "
    if not galaxy.side:
        return [name + _start(galaxy, say)]
    parts = [say("sketch-suns", suns=galaxy.suns, asteroids=galaxy.asteroids)]
    lines = flow(name, [*_symbols(galaxy, say), *parts], " · ")
    cards: list[str] = []
    for system in galaxy.systems:
        sun = [_words(_bare(system.sun), say, CUT)] if system.sun else []
        first, *more = [_words(_bare(card), say, CUT) for card in system.row] or [NO_CARD]
        cards += [f"{' ' if cards else ''}{' '.join([system.token, *sun])}{GAP}{first}", *more]
    return [*lines, *flow("   ", cards, " "), *_tiles(galaxy, say)]


def _start(galaxy: Galaxy, say: Say) -> str:
    first, second = (_fitted(card, say) for card in galaxy.start)
    return say("sketch-start", first=first, second=second)


def _symbols(galaxy: Galaxy, say: Say) -> list[str]:
    letters = [f"{letter.lower()}{f' × {count}' if count > 1 else ''}" for letter, count in galaxy.letters.items()]
    parts = [say("sketch-rockets", rockets=galaxy.rockets, missing=galaxy.missing)]
    return [*parts, say("sketch-letters", letters=", ".join(letters))] if letters else parts


def _tiles(galaxy: Galaxy, say: Say) -> list[str]:
    tiles = [_tile(tile, tile.worth, say) for tile in galaxy.tiles]
    return flow(f"   {say('sketch-held')} ", tiles) if tiles else []


def _scores(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """The score sheet as it stands, a line for each galaxy."""
    heads = [say(f"board-{category}") for category in (*CATEGORIES, "total")]
    called = [short(_name(galaxy.seat, say, names)) for galaxy in view.galaxies]
    width = max(map(len, called))
    lines = [f"[dim]{'':<{width + 2}} {' '.join(heads)}[/]"]
    for name, galaxy in zip(called, view.galaxies, strict=True):
        mark = TURN if galaxy.seat == view.turn and view.turn >= 0 else " "
        *points, total = (f"{value:>{len(head)}}" for value, head in zip(_points(galaxy.score), heads, strict=True))
        lines.append(f"{mark} {name:<{width}} {' '.join(points)} [bold]{total}[/]")
    return lines


def _points(score: Score) -> list[int]:
    return [getattr(score, category) for category in (*CATEGORIES, "total")]


def _hand(view: View, say: Say, names: Sequence[str]) -> list[str]:
    """Cards taken and not laid yet, each with the spots that would bring most."""
    if not view.hand:
        return []
    tokens = dict.fromkeys(card.token for card in view.hand)
    width = max(len(_words_only(token, say)) for token in tokens)
    lines = [say("sketch-hand", **_who(view.turn, say, names))]
    for token in tokens:
        spots = sorted(_spots(view, token), key=lambda spot: -spot[1])
        said = [f"{_words(spot, say)} {_signed(gain)}" for spot, gain in spots[:SPOTS]] + ["…"] * (len(spots) > SPOTS)
        lead = f"  {pad(_words(token, say), width)}"
        lines += flow(f"{lead}  ", said, "  ") if said else [lead.rstrip()]
    return lines


def _spots(view: View, token: str) -> Iterator[tuple[str, int]]:
    """Where a card in hand may be laid, and what it would bring there."""
    for choice, gain in view.gains.items():
        card, _, spot = choice.partition(" ")
        if card == token:
            yield spot, gain.total


# --- what happened ----------------------------------------------------------------------------------------------------


def narrate(event: events.Event, say: Say, names: Sequence[str]) -> str:
    """An event as a line of the log; "" where there is nothing worth saying."""
    match event:
        case events.Sided(seat, side, sun):
            return say("log-sided", side=side, sun=_words(sun.token, say), **_who(seat, say, names))
        case events.Took(seat, place, card, uncovered):
            following = _words(uncovered.token, say) if uncovered else "none"
            facts = {"place": place, "card": _words(card.token, say), "following": following}
            return say("log-took", **facts, **_who(seat, say, names))
        case events.Laid(seat, card, spot, gain):
            brings = _signed(gain.total) if gain and gain.total else "none"
            facts = {"card": _words(card.token, say), "gain": brings, **_where(spot)}
            return say("log-laid", **facts, **_who(seat, say, names))
        case events.GotTile(seat, tile):
            return say("log-got-tile", tile=_counts(tile, say), **_who(seat, say, names))
        case events.Refilled(steps):
            renewed = [(step.place, step.source) for step in steps if step.what == "renewed"]
            return " ".join(say("log-renewed", place=place, source=source) for place, source in renewed)
        case events.Marked(_, achievement):
            return say("log-marked", achievement=_achievement(achievement, say) if achievement else "none")
        case events.Ended():
            return _ended(event, say, names)
    raise TypeError(event)


def _where(spot: str) -> dict[str, str]:
    """A spot as its system and where in it: the `upper` end of 2, or a `new` one; Galaxus' are `loose`, or none."""
    if spot in (NEW_TOKEN, events.LOOSE):
        return {"system": "", "where": spot}
    system, _, where = spot.partition("-")
    return {"system": system, "where": where or "system"}


def _achievement(token: str, say: Say) -> str:
    what, _, value = token.rpartition("-")
    return say(f"achievement-{what}", value=value)


def _ended(event: events.Ended, say: Say, names: Sequence[str]) -> str:
    results = []
    for galaxy, score in enumerate(event.scores):
        *points, total = _points(score)
        heads = (say(f"board-{category}") for category in CATEGORIES)
        sheet = ", ".join(f"{head} {value}" for head, value in zip(heads, points, strict=True) if value)
        name = _name(galaxy if galaxy < len(names) else -1, say, names)
        results.append(f"{name} {total} ({sheet})" if sheet else f"{name} {total}")
    outcome = "none"
    if len(event.scores) > len(names):
        (own, his), (rockets, his_rockets) = event.scores, event.rockets
        outcome = "won" if beats_galaxus(own.total, rockets, his.total, his_rockets) else "lost"
    return say("log-ended", result="; ".join(results), outcome=outcome)


# --- words ------------------------------------------------------------------------------------------------------------


def _name(seat: int, say: Say, names: Sequence[str]) -> str:
    return (names[seat] or say("you")) if seat >= 0 else say("galaxus")


def _who(seat: int, say: Say, names: Sequence[str]) -> dict[str, str]:
    """Whom a sentence is about: a player by name, or you."""
    you = seat >= 0 and not names[seat]
    return {"name": _name(seat, say, names), "you": "yes" if you else "no"}


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def _words(token: str, say: Say, cut: int | None = None) -> str:
    """A token as it is typed; its colours have theirs, and may be cut short."""
    parts = []
    for part in token.split("-"):
        word = say(f"token-{part}") if len(part) > 1 and part.isalpha() else part
        parts.append(f"[{part}]{word[:cut]}[/]" if part in COLOURS else word)
    return "-".join(parts)


def _words_only(token: str, say: Say) -> str:
    return plain(_words(token, say))


def _fitted(card: Card, say: Say) -> str:
    """A card in full, or cut short if it would take too much room."""
    whole = _words(card.token, say)
    return whole if length(whole) <= CARD else _words(card.token, say, CUT)


def _bare(card: Card) -> str:
    """A card's token without its symbols, which count for the whole galaxy: `red-blue-5`, `sun-red-red-3`."""
    kind = [] if card.kind == "planet" else [card.kind]
    number = card.value or card.points
    if card.kind == "planet" and not number:
        return "x"
    return "-".join([*kind, *card.colours, *([str(number)] if number else [])])


def _tile(tile: Tile, points: int, say: Say) -> str:
    """A tile by what it counts, and points."""
    return f"{_words(tile.token.partition('-')[2], say)}={points}"


def _counts(tile: Tile, say: Say) -> str:
    """What a tile counts, as a sentence says it."""
    colours = [
        f"{f'{count} × ' if count > 1 else ''}{_words(colour, say)}" for colour, count in Counter(tile.colours).items()
    ]
    *first, last = colours or [""]
    said = say("and", first=", ".join(first), last=last) if first else last
    return say(f"tile-{tile.kind}", points=tile.points, count=tile.count, colours=said)
