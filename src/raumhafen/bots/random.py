"""The bot that plays anything legal, everything as likely."""

from __future__ import annotations

from typing import Any

import numpy as np

from raumhafen.bots import Bot
from raumhafen.bots.bot_signature import SIGNATURE
from raumhafen.engine.chance import pick
from raumhafen.engine.kernel import LIST, Bytes, UInt64s, compiled


@compiled(SIGNATURE)
def choose(
    legal: Any, apply: Any, resample: Any, estimate: Any, focus: Any,
    edition: Bytes, observed: Bytes, seat: int, key: UInt64s, effort: int,
) -> Any:  # fmt: skip
    """One of the legal actions, at random."""
    ids = np.empty(LIST, np.int32)
    _, chosen = pick(key[0] ^ key[1], legal(edition, observed, seat, ids))
    return ids[chosen]


BOT = Bot("random", choose)
