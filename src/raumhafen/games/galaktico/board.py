"""The board: its fields, who is next to whom, and what mirrors what (GO-1 … GO-4).

A field is a number, sector by sector and row by row, and has a name: the letter of its sector, its distance from the
axis to the next sector, and its distance from the axis to the sector before. `B34` is (1, 3, 4).

Rules think in sets of fields. A set is three words of 64 bits, one a sector; field (s, a, b) is bit 8·a + b of word s.
So each sector has a margin of a field all around, and a step that leaves it can be seen there.
"""

from __future__ import annotations

SECTORS, SIZE = 3, 6
SECTOR = SIZE * SIZE  # fields of a sector
FIELDS = SECTORS * SECTOR
LETTERS = "ABC"


def field_at(sector: int, a: int, b: int) -> int:
    """The number of a field."""
    return sector * SECTOR + (a - 1) * SIZE + b - 1


def where(field: int) -> tuple[int, int, int]:
    """GO-2: a field as (s, a, b)."""
    sector, within = divmod(field, SECTOR)
    return sector, within // SIZE + 1, within % SIZE + 1


def name_of(field: int) -> str:
    """The name of a field."""
    sector, a, b = where(field)
    return f"{LETTERS[sector]}{a}{b}"


def _exists(*distances: int) -> bool:
    return all(1 <= distance <= SIZE for distance in distances)


def _neighbours(field: int) -> tuple[int, ...]:
    """GO-3: king's moves, also over an axis."""
    s, a, b = where(field)
    beside = (-1, 0, 1)
    near = {(s, a + up, b + along) for up in beside for along in beside if up or along}
    if a == 1:
        near |= {((s + 1) % SECTORS, b + along, 1) for along in beside}
    if b == 1:
        near |= {((s - 1) % SECTORS, 1, a + along) for along in beside}
    return tuple(sorted(field_at(*place) for place in near if _exists(*place[1:])))


def _mirrors(field: int) -> tuple[int, ...]:
    """GO-4: one in each other sector."""
    s, a, b = where(field)
    return tuple(sorted(field_at(other, b, a) for other in range(SECTORS) if other != s))


NAMES = tuple(name_of(field) for field in range(FIELDS))
NUMBERS = {name: field for field, name in enumerate(NAMES)}
NEIGHBOURS = tuple(_neighbours(field) for field in range(FIELDS))  # rising, as the numbers of meteor moves count them
MIRRORS = tuple(_mirrors(field) for field in range(FIELDS))
DIRECTIONS = max(map(len, NEIGHBOURS))

BITS = tuple(8 * a + b for a in range(1, SIZE + 1) for b in range(1, SIZE + 1))  # of a sector's fields in its word
_BITS = tuple((sector, bit) for sector in range(SECTORS) for bit in BITS)


def fields_of(words: tuple[int, ...]) -> list[int]:
    """The fields of a set, rising."""
    return [
        sector * SECTOR + place
        for sector, word in enumerate(words)
        for place, bit in enumerate(BITS)
        if word >> bit & 1
    ]
