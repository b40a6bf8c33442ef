"""The board drawn in the plane: three rhombi around a centre, each cut into 36 small ones.

Nothing here counts fields or steps over axes: fields touch if they share a corner, and a mirror is a reflection. It is
the ground of the reference too, and knows nothing of the engine.
"""

from __future__ import annotations

from cmath import exp, pi

SECTORS, SIZE = range(3), 6
AXES = [exp(2j * pi * number / 3) for number in SECTORS]  # unit vectors out of the centre

Place = tuple[int, int, int]
Corners = frozenset[tuple[float, float]]


def point(z: complex) -> tuple[float, float]:
    """A point, rounded so that the same one is reached on every way; there is no minus zero."""
    return round(z.real, 6) + 0.0, round(z.imag, 6) + 0.0


def drawn(sector: int, a: int, b: int) -> list[complex]:
    """The corners of field (s, a, b). The sector lies between axis s and axis s−1: a counts away from the first, which
    is along the second, and b the other way round."""
    along, across = AXES[sector - 1], AXES[sector]
    return [x * along + y * across for x in (a - 1, a) for y in (b - 1, b)]


def corners(points: list[complex]) -> Corners:
    return frozenset(map(point, points))


def name(place: Place) -> str:
    sector, a, b = place
    return f"{'ABC'[sector]}{a}{b}"


def reflected(points: list[complex], axis: int) -> Corners:
    """Reflection at the line of an axis."""
    u = AXES[axis]
    return corners([u * u * z.conjugate() for z in points])


PLACES: list[Place] = [(s, a, b) for s in SECTORS for a in range(1, SIZE + 1) for b in range(1, SIZE + 1)]
FIELDS = [name(place) for place in PLACES]
CORNERS = {name(place): corners(drawn(*place)) for place in PLACES}
_AT = {shape: field for field, shape in CORNERS.items()}

NEAR = {field: {other for other in FIELDS if other != field and CORNERS[field] & CORNERS[other]} for field in FIELDS}
# Over both axes of the own sector: s and s−1.
MIRRORS = {
    name(place): {_AT[reflected(drawn(*place), axis)] for axis in (place[0], (place[0] - 1) % 3)} for place in PLACES
}
