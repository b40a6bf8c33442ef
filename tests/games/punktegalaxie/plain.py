"""Galaxies and their points in plain Python, written from the clauses alone: whatever can be tried out is tried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

from .positions import TILE_TEXTS, TILE_TOKENS, Face

LADDER = (0, 1, 2, 3, 5, 7, 9, 12)
TILES = dict(zip(TILE_TOKENS, TILE_TEXTS, strict=True))
ROW = ("planet", "moon", "wormhole")


@dataclass
class System:
    sun: Face | None = None
    asteroid: Face | None = None
    row: list[Face] = field(default_factory=list)  # from the lower end to the upper

    @property
    def planets(self) -> list[Face]:
        return [card for card in self.row if card.kind == "planet"]

    @property
    def segments(self) -> list[list[int]]:
        """PG-15, PG-16: the values between wormholes; moons do not matter."""
        found: list[list[int]] = [[]]
        for card in self.row:
            if card.kind == "wormhole":
                found.append([])
            elif card.kind == "planet":
                found[-1].append(card.value)
        return found


@dataclass
class Galaxy:
    systems: list[System] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)  # tokens
    loose: list[Face] = field(default_factory=list)  # of Galaxus

    @property
    def cards(self) -> list[Face]:
        laid = [card for one in self.systems for card in (one.sun, one.asteroid, *one.row) if card]
        return laid + self.loose

    def count(self, kind: str) -> int:
        return sum(card.kind == kind for card in self.cards)

    @property
    def rockets(self) -> int:
        return sum(card.rockets for card in self.cards)


# --- laying -----------------------------------------------------------------------------------------------------------


@cache
def readings(segment: tuple[int, ...]) -> frozenset[frozenset[int]]:
    """PG-13, PG-14: what a segment's planets may be, an X any number: each strictly monotone choice of as many of the
    seven values is tried, rising and falling."""
    return frozenset(
        frozenset(values)
        for rising in combinations(range(1, 8), len(segment))
        for values in (rising, rising[::-1])
        if all(shown in (0, value) for shown, value in zip(segment, values, strict=True))
    )


def fits(system: System, end: str) -> set[int]:
    """The values that a planet at an end of the row may have, 0 for an X."""
    segment = system.segments[-1 if end == "upper" else 0]
    longer = {value: (*segment, value) if end == "upper" else (value, *segment) for value in range(8)}
    return {value for value, tried in longer.items() if readings(tried)}


def spots(galaxy: Galaxy, card: Face) -> set[str]:
    """PG-12 … PG-17: where a card may be laid."""
    found = set() if card.kind == "asteroid" else {"new"}
    for number, system in enumerate(galaxy.systems, 1):
        if card.kind == "sun" and not system.sun:
            found.add(f"{number}-sun")
        if card.kind == "asteroid" and system.sun and not system.asteroid:
            found.add(f"{number}-asteroid")
        if card.kind in ROW and not system.row:
            found.add(f"{number}-row")
        if card.kind in ROW and system.row:
            ends = {end for end in ("upper", "lower") if card.kind != "planet" or card.value in fits(system, end)}
            found |= {f"{number}-{end}" for end in ends}
    return found


def lay(galaxy: Galaxy, card: Face, spot: str) -> None:
    if spot == "new":
        galaxy.systems.append(System())
        spot = f"{len(galaxy.systems)}-{card.kind if card.kind == 'sun' else 'row'}"
    number, where = spot.split("-")
    system = galaxy.systems[int(number) - 1]
    if where == "sun":
        system.sun = card
    elif where == "asteroid":
        system.asteroid = card
    elif where == "lower":
        system.row.insert(0, card)
    else:
        system.row.append(card)


# --- scoring ----------------------------------------------------------------------------------------------------------


def sets(needed: str, planets: Iterable[Face]) -> int:
    """PG-18, PG-24: as many sets as fit: each planet counts with one of its colours, and all ways are tried."""
    ways = {(0, 0, 0, 0, 0)}
    for planet in planets:
        if planet.colours:
            places = ["RBGYV".index(colour) for colour in planet.colours]
            ways = {(*way[:place], way[place] + 1, *way[place + 1 :]) for way in ways for place in places}
    need = Counter("RBGYV".index(colour) for colour in needed)
    return max(min(way[place] // count for place, count in need.items()) for way in ways)


def different(system: System) -> int:
    """PG-19: the most different values, X chosen best in each segment."""
    unions = {frozenset[int]()}
    for segment in system.segments:
        unions = {union | values for union in unions for values in readings(tuple(segment))}
    return max(map(len, unions))


def moon_scores(row: Sequence[Face], place: int) -> bool:
    """PG-20."""
    around = [None, *row, None]
    neighbours = (around[place], around[place + 2])
    beside = [card.colours if card and card.kind == "planet" else "" for card in neighbours]
    needed = row[place].colours
    if len(needed) == 1:
        return any(needed in colours for colours in beside)
    return any(one in beside[0] and other in beside[1] for one, other in (needed, needed[::-1]))


def letters(galaxy: Galaxy) -> Counter[str]:
    return Counter(card.letter for card in galaxy.cards if card.letter)


def tile_points(galaxy: Galaxy, tile: str) -> int:
    """The twelve kinds of rocket tiles."""
    kind, which, points = TILES[tile].split()
    planets = [planet for system in galaxy.systems for planet in system.planets]
    if kind == "planets":
        return sets(which, planets) * int(points)
    number = int(which)
    counted = {
        "system": lambda: sum(len(system.planets) >= number for system in galaxy.systems),
        "tiles": lambda: len(galaxy.tiles),
        "asteroids": lambda: galaxy.count("asteroid"),
        "wormholes": lambda: galaxy.count("wormhole"),
        "moons": lambda: galaxy.count("moon") // number,
        "research": lambda: letters(galaxy).total() // number,
        "value": lambda: sum(planet.value == number for planet in planets),
        "suns": lambda: galaxy.count("sun"),
        "equal": lambda: sum(count // number for count in letters(galaxy).values()),
    }
    return counted[kind]() * int(points)


def majorities(counts: Sequence[int]) -> list[int]:
    """PG-23: the galaxy with more comes first; those who have equally many pool the places they fill."""
    places = [10, 6, 2 if len(counts) > 2 else 0]
    points = []
    for count in counts:
        above, equal = sum(other > count for other in counts), counts.count(count)
        points.append(sum(places[above : above + equal]) // equal if count else 0)
    return points


def sheet(galaxies: Sequence[Galaxy], seat: int) -> dict[str, int]:
    """PG-18 … PG-23: a galaxy's score sheet."""
    galaxy = galaxies[seat]
    return {
        "suns": sum(sets(one.sun.colours, one.planets) * one.sun.points for one in galaxy.systems if one.sun),
        "planets": sum(LADDER[different(system)] for system in galaxy.systems),
        "moons": sum(
            card.points
            for system in galaxy.systems
            for place, card in enumerate(system.row)
            if card.kind == "moon" and moon_scores(system.row, place)
        ),
        "research": LADDER[len(letters(galaxy))],
        "tiles": sum(tile_points(galaxy, tile) for tile in galaxy.tiles),
        "asteroids": majorities([one.count("asteroid") for one in galaxies])[seat],
    }
