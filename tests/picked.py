"""Games picked by what their cards say: for tests that need one of some kind, whichever it is."""

from __future__ import annotations

from collections.abc import Callable

import raumhafen as rh
from raumhafen.engine.about import About

CARDS = [rh.about(game) for game in rh.GAMES]


def pick(fits: Callable[[About], bool]) -> str:
    """The first game whose card fits."""
    return next(card.id for card in CARDS if fits(card))


#: For two and more, who act one after another; nothing to be agreed on, no book.
PARTY = pick(lambda card: card.seats[1] > 5 and not (card.secret or card.options or card.book))
#: For exactly two, who act at once in secret.
DUEL = pick(lambda card: card.seats == (2, 2) and card.secret)
#: For one, with a book and an expert.
SOLO = pick(lambda card: card.seats == (1, 1) and card.book and card.expert != "")
#: For one as well as for several.
ALONE_OR_TOGETHER = pick(lambda card: card.seats[0] == 1 < card.seats[1])
#: The one that takes the most thought.
DEEP = max(CARDS, key=lambda card: card.difficulty).id
