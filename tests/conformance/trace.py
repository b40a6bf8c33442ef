"""A hash over all that the kernels do in some matches, to compare ways of running them.

`python -m tests.conformance.trace [GAME …]` prints a line for each setting, of these games or of all.
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from raumhafen.engine.kernel import SEATS
from tests.conformance.settings import Lots, Setting, legal_ids, positions, settings, state_of, world

MATCHES = 2


def trace(setting: Setting) -> str:
    """The hash of states, lists, observations, worlds and judgements along a few matches."""
    digest = hashlib.sha256()
    lots = Lots(8)
    for number in range(MATCHES):
        for match in positions(setting, number, every=4):
            kernels, edition = match.game.kernels, match.edition.data
            digest.update(match.state)
            digest.update(repr((match.scores, match.ranks)).encode())
            for seat in range(-1, match.seats):
                digest.update(match.observed(seat).tobytes())
                made = world(match, seat, lots.key())
                digest.update(made.tobytes())
                judged = np.zeros(SEATS)
                kernels.estimate(edition, made, judged)
                digest.update(np.round(judged, 9).tobytes())
                if seat in match.active:
                    ids = legal_ids(match, state_of(match), seat)
                    digest.update(repr(ids).encode())
                    kept = np.zeros(4096, np.int32)
                    kept[: len(ids)] = ids
                    n = kernels.focus(edition, match.observed(seat), seat, kept, len(ids))
                    digest.update(repr(kept[:n].tolist()).encode())
    return digest.hexdigest()


def traces(*games: str) -> str:
    """A line for each setting, of these games or of all."""
    chosen = [setting for setting in settings() if not games or setting.game.id in games]
    return "".join(f"{setting} {trace(setting)}\n" for setting in chosen)


if __name__ == "__main__":
    print(traces(*sys.argv[1:]), end="")
