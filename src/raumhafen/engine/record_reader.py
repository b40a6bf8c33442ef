"""Records read as plain numbers: for what people see and say, which Python builds. Numpy's records would take a
hundred times as long."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from struct import Struct
from typing import Any, TypeVar

import numpy as np

from raumhafen.engine.kernel import Bytes

_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}

_EDITIONS = 32  #: that are kept at once

Made = TypeVar("Made")


class Reading:
    """The bytes of a record; its fields are read when they are asked for."""

    __slots__ = ("data",)

    def __init__(self, data: Bytes) -> None:
        self.data = data.tobytes()


def reader(layout: np.dtype[Any]) -> Callable[[Bytes], Any]:
    """A way to read records of that layout: `read(data).hands[2]`. A field is a number, or a tuple of numbers, or of
    tuples where the array has two dimensions."""
    fields: dict[str, Any] = dict(layout.fields or {})
    read = {name: property(_getter(field, offset)) for name, (field, offset, *_) in fields.items()}
    return type("Reading", (Reading,), {"__slots__": (), **read})


def _getter(field: np.dtype[Any], offset: int) -> Callable[[Reading], Any]:
    base, shape = field.base, field.shape
    code = _CODES[base.str[1:]]
    if not shape:
        one = Struct(f"<{code}").unpack_from
        return lambda reading: one(reading.data, offset)[0]
    many = Struct(f"<{int(np.prod(shape))}{code}").unpack_from
    if len(shape) == 1:
        return lambda reading: many(reading.data, offset)
    if len(shape) > 2:
        raise ValueError("fields of more than two dimensions are for kernels only")
    rows, place = Struct(f"<{shape[1]}{code}").iter_unpack, slice(offset, offset + field.itemsize)
    return lambda reading: tuple(rows(reading.data[place]))


def picker(layout: np.dtype[Any], *names: str) -> Callable[[bytes], tuple[Any, ...]]:
    """A way to read several fields of a record at once, given in their order: numbers, and tuples of numbers (of arrays
    of more dimensions too, row after row)."""
    fields: dict[str, Any] = dict(layout.fields or {})
    form, at, count = "<", 0, 0
    places: list[int | slice] = []
    for name in names:
        field, offset = fields[name][:2]
        size = int(np.prod(field.shape))
        form += f"{offset - at}x{size}{_CODES[field.base.str[1:]]}"
        places.append(slice(count, count + size) if field.shape else count)
        at, count = offset + field.itemsize, count + size
    unpack, pick = Struct(form).unpack_from, itemgetter(*places)
    return lambda data: pick(unpack(data))


def cached_by_edition(make: Callable[[Bytes], Made]) -> Callable[[Bytes], Made]:
    """Something made of an edition, made once and kept: asking again with the same bytes gives the same."""
    kept: dict[int, tuple[Bytes, Made]] = {}

    def made_of(edition: Bytes) -> Made:
        known = kept.get(id(edition))
        if known is not None and known[0] is edition:
            return known[1]
        made = make(edition)
        if not edition.flags.writeable:  # so it stays what it is
            if len(kept) > _EDITIONS:
                kept.clear()
            kept[id(edition)] = (edition, made)
        return made

    return made_of


def span(layout: np.dtype[Any], first: str, last: str = "") -> slice:
    """Where the bytes of a field lie, or of all from one field to another: whatever is made of them alone can be kept
    as long as they stay the same."""
    fields: dict[str, Any] = dict(layout.fields or {})
    start, (field, end) = fields[first][1], fields[last or first][:2]
    return slice(start, end + field.itemsize)
