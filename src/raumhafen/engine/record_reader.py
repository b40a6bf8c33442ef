"""Records read as plain numbers: for what people see and say, which Python builds. Numpy's records would take a
hundred times as long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import islice
from operator import itemgetter
from struct import Struct
from typing import Any, TypeVar

import msgspec
import numpy as np

from raumhafen.engine.kernel import Bytes

_CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f4": "f", "f8": "d"}

_EDITIONS, _PARTS = 32, 4096  #: that are kept at once; parts of one kind

Made = TypeVar("Made")


class Reading(msgspec.Struct, frozen=True, gc=False):
    """The bytes of a record; its fields are read when they are asked for."""

    data: bytes


def reader(layout: np.dtype[Any], *at_once: str) -> Callable[[Bytes], Any]:
    """A way to read records of that layout: `read(data).hands[2]`. A field is a number, or a tuple of numbers, or of
    tuples where the array has two dimensions. Numbers and simple arrays may be read at once, which is quicker where
    they are all needed; they are named in their order."""
    fields: dict[str, Any] = dict(layout.fields or {})
    later = {name: property(_getter(*fields[name][:2])) for name in fields if name not in at_once}
    named = [(name, Any) for name in at_once]
    reading = msgspec.defstruct("Reading", named, bases=(Reading,), namespace=later, frozen=True, gc=False)
    if not at_once:
        return lambda record: reading(record.tobytes())
    unpack, pick = _unpacker(fields, at_once)

    def read(record: Bytes) -> Any:
        data = record.tobytes()
        return reading(data, *pick(unpack(data)))

    return read


def _unpacker(fields: dict[str, Any], names: Sequence[str]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Unpacks all numbers of some fields, and picks the fields out of them."""
    form, end, count = "<", 0, 0
    places: list[int | slice] = []
    for name in names:
        field, offset = fields[name][:2]
        size = int(np.prod(field.shape))
        form += f"{offset - end}x{size}{_CODES[field.base.str[1:]]}"
        places.append(slice(count, count + size) if field.shape else count)
        end, count = offset + field.itemsize, count + size
    return Struct(form).unpack_from, itemgetter(*places)


def _getter(field: np.dtype[Any], offset: int) -> Callable[[Reading], Any]:
    base, shape = field.base, field.shape
    code = _CODES[base.str[1:]]
    if not shape:
        one = Struct(f"<{code}").unpack_from
        return lambda reading: one(reading.data, offset)[0]
    if len(shape) == 1:
        many = Struct(f"<{shape[0]}{code}").unpack_from
        return lambda reading: many(reading.data, offset)
    if len(shape) > 2:
        raise ValueError("fields of more than two dimensions are for kernels only")
    rows, place = Struct(f"<{shape[1]}{code}").iter_unpack, slice(offset, offset + field.itemsize)
    return lambda reading: tuple(rows(reading.data[place]))


def row_reader(layout: np.dtype[Any], name: str) -> Callable[[Reading, int], tuple[int, ...]]:
    """A way to read one row of an array of two dimensions: `hand_of(s, seat)`."""
    field, offset = dict(layout.fields or {})[name][:2]
    row = Struct(f"<{field.shape[1]}{_CODES[field.base.str[1:]]}")
    unpack, size = row.unpack_from, row.size
    return lambda reading, number: unpack(reading.data, offset + number * size)


def as_array(reading: Reading) -> Bytes:
    """What was read as kernels take it."""
    return np.frombuffer(reading.data, np.uint8).copy()


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


def part(
    layout: np.dtype[Any], *fields: str
) -> Callable[[Callable[[Any, Any], Made]], cached_property[Callable[[Any], Made]]]:
    """Marks a method of what is made of an edition: it makes a part of a view out of these fields of a state that is
    read, and of nothing else. The part is kept, and made anew only for other bytes.

        class Components:
            @part(State, "lies", "face")
            def grid(self, s): ...
    """
    key_of = itemgetter(*_spans(layout, fields))

    def mark(make: Callable[[Any, Any], Made]) -> cached_property[Callable[[Any], Made]]:
        def keep(components: Any) -> Callable[[Any], Made]:
            kept: dict[Any, Made] = {}

            def made_of(s: Any) -> Made:
                key = key_of(s.data)
                try:
                    return kept[key]
                except KeyError:
                    if len(kept) >= _PARTS:
                        for oldest in list(islice(kept, _PARTS // 2)):
                            del kept[oldest]
                    kept[key] = made = make(components, s)
                    return made

            return made_of

        return cached_property(keep)

    return mark


def _spans(layout: np.dtype[Any], fields: Sequence[str]) -> list[slice]:
    """Where the bytes of fields lie; neighbours are taken together."""
    spans: list[slice] = []
    for found in sorted([span(layout, field) for field in fields], key=lambda span: span.start):
        if spans and spans[-1].stop == found.start:
            found = slice(spans.pop().start, found.stop)
        spans.append(found)
    return spans


def span(layout: np.dtype[Any], name: str) -> slice:
    """Where the bytes of a field lie."""
    field, start = dict(layout.fields or {})[name][:2]
    return slice(start, start + field.itemsize)
