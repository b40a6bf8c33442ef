"""The bot that plays as well as possible, in games that can be played exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raumhafen.bots import OPTIMAL, Bot, bots_for
from raumhafen.bots.coach import expert_for
from raumhafen.engine.errors import RaumhafenError

if TYPE_CHECKING:
    from raumhafen.engine.game import Game
    from raumhafen.engine.kernel import Bytes, Words


class Optimal(Bot):
    """Asks the game's expert."""

    def choose(self, game: Game, edition: Bytes, observed: Bytes, seat: int, key: Words) -> int:
        """The best there is."""
        return self._best(game, edition, observed, "")

    def check(self, game: Game, edition: Bytes, observed: Bytes, named: str = "") -> None:
        """Refuse what is not solved, and say how that is done."""
        self._best(game, edition, observed, named)

    def _best(self, game: Game, edition: Bytes, observed: Bytes, named: str) -> int:
        expert = expert_for(game.about)
        if expert is None:
            raise RaumhafenError("bot", found=self.name, known=", ".join(bots_for(game.about)))
        chosen = expert.choose(game, edition, observed)
        if chosen is None:
            wish = f" --edition {named}" if named else ""
            raise RaumhafenError("optimal", command=expert.remedy(edition, observed) + wish)
        return chosen


BOT = Optimal(OPTIMAL, kernel=None)
