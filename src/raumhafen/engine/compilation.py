"""What is being compiled, for those who show progress. What is taken from the cache is not worth a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # whoever listens may not need numba at all
    from numba.core.event import Event


class Compiling(NamedTuple):
    """A function about to be compiled."""

    name: str
    kept: bool  #: in the cache, so that it is compiled only this once


Listener = Callable[[Compiling | None], None]  #: told of a function before it is compiled; None: that is done

_listener: Listener | None = None


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Have a function told of all that is compiled inside, instead of whoever is told outside."""
    global _listener
    outside, _listener = _listener, listener
    try:
        yield
    finally:
        _listener = outside


def pass_on_events() -> None:
    """Have numba tell what it compiles, except functions that are compiled as part of others."""
    from numba.core import event

    class Events(event.Listener):  # type: ignore[misc]
        """Called one at a time: numba has a lock around each compilation."""

        depth = 0

        def on_start(self, event: Event) -> None:
            self.depth += 1
            if self.depth == 1 and _listener is not None:
                compiled = event.data["dispatcher"]
                kept = compiled._cache.cache_path is not None
                _listener(Compiling(f"{compiled.__module__}.{compiled.__name__}", kept))

        def on_end(self, event: Event) -> None:
            self.depth -= 1
            if self.depth == 0 and _listener is not None:
                _listener(None)

    event.register("numba:compile", Events())
