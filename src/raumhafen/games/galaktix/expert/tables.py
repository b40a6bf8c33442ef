"""Solved tables on disk: what took minutes or hours is there for the bot and the coach ever after."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from raumhafen.engine.game import Game
from raumhafen.engine.kernel import Bytes
from raumhafen.games.galaktix import CHAPTER, LEVELS
from raumhafen.games.galaktix.edition import Edition
from raumhafen.games.galaktix.expert.layers import Solved, beginning, numbered
from raumhafen.games.galaktix.expert.policy import value_between_rounds
from raumhafen.storage.folders import cache_root

LAYOUT = 1  #: of tables; another number, and old ones are not found any more


def path_of(edition: Bytes, level: int, goal: int = 0) -> Path:
    """Where the table of a level lies. Its name depends on all that its values depend on, and on nothing else."""
    e = edition.view(Edition)[0]
    what = [e.field[level // CHAPTER], e.ladder[level], e.rockets, e.parts, e.start[level], e.start_parts[level]]
    digest = hashlib.sha256(b"|".join(np.asarray(part).tobytes() for part in (*what, e.flag[level], goal, LAYOUT)))
    return cache_root() / "solutions" / f"galaktix-{LEVELS[level]}-{digest.hexdigest()[:16]}.npy"


@contextmanager
def kept_at(path: Path) -> Iterator[Any]:
    """A maker of a table on disk (see `solve`); it is in its place only once everything went well."""
    path.parent.mkdir(parents=True, exist_ok=True)
    growing = path.with_suffix(".growing")
    try:
        yield lambda size: np.lib.format.open_memmap(growing, "w+", np.float32, (size,))
        growing.replace(path)
    finally:
        growing.unlink(missing_ok=True)


def find(game: Game, edition: Bytes, level: int, goal: int = 0) -> Solved | None:
    """The kept table of a level, if there is one."""
    path = path_of(edition, level, goal)
    if not path.exists():
        return None
    state = beginning(game, edition, level)
    index, values = numbered(game, edition, state, goal), np.load(path, mmap_mode="r")
    if len(values) != index.kept[-1]:
        return None
    return Solved(index, value_between_rounds(index, values, edition, state), values)
