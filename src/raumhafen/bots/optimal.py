"""The bot that plays as well as possible, in games that can be played exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raumhafen.bots import OPTIMAL, Bot, Player, bots_for
from raumhafen.bots.coach import expert_for
from raumhafen.engine.errors import RaumhafenError

if TYPE_CHECKING:
    from raumhafen.engine.advice import Limits
    from raumhafen.engine.game import Game
    from raumhafen.engine.kernel import Bytes, UInt64s


class Optimal(Bot):
    """Asks the game's expert."""

    def sit(self, game: Game, edition: Bytes, seat: int) -> Player:
        """A seat that knows the best there is."""
        return OptimalPlayer(self, game, edition, seat)

    def check(self, game: Game, edition: Bytes, observed: Bytes, named: str = "") -> None:
        """Refuse what is not solved, and say how that is done."""
        best(game, edition, observed, named)


class OptimalPlayer(Player):
    """The optimal bot at one seat of one match."""

    def choose(self, observed: Bytes, key: UInt64s, limits: Limits | None = None) -> int:
        """The best there is."""
        return best(self.game, self.edition, observed)


def best(game: Game, edition: Bytes, observed: Bytes, named: str = "") -> int:
    """The best action, if the game is solved."""
    expert = expert_for(game.about)
    if expert is None:
        raise RaumhafenError("bot", found=OPTIMAL, known=", ".join(bots_for(game.about)))
    chosen = expert.choose(game, edition, observed)
    if chosen is None:
        suffix = f" --edition {named}" if named else ""
        raise RaumhafenError("optimal", command=expert.remedy(edition, observed) + suffix)
    return chosen


BOT = Optimal(OPTIMAL, kernel=None)
