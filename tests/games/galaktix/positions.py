"""Positions of Galaktix, written as players speak of them.

Stores are written as in the table of levels: "3w 1g 2s 4p" are three white, a grey and two black rockets, four parts.
Roads are written by their highest rockets: "blue-3 red-10".
"""

from __future__ import annotations

from collections import Counter

import numpy as np

from raumhafen import load
from raumhafen.engine.match import Match
from raumhafen.games.galaktix.edition import COLOURS, FACES, WHITE
from raumhafen.games.galaktix.model import KEEP, PIECE, ROLL, State

GAME = load("galaktix")
LEVELS = [f"{chapter}-{level}" for chapter in range(1, 5) for level in range(1, 6)]
BOX = {"white": 15, "grey": 9, "black": 8, "parts": 15}
ROCKETS = ["white", "grey", "black"]
NAMES = dict(zip("wgsp", BOX, strict=True))


def store(text: str) -> dict[str, int]:
    """What lies in a depot or supply; what is not named is not there."""
    return {**dict.fromkeys(BOX, 0), **{NAMES[item[-1]]: int(item[:-1]) for item in text.split()}}


class Solo:
    """A match, with a player's words for what is done and seen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.s = match._state.view(State)[0]

    # what may be done

    @property
    def legal(self) -> set[str]:
        actions = self.match.legal(0)
        assert len({action.id for action in actions}) == len(actions)
        return {str(action) for action in actions}

    def do(self, *actions: str) -> Solo:
        """Do what must be legal in exactly these words."""
        for action in actions:
            assert action in self.legal
            self.match.play(0, action)
        return self

    def keep_all(self) -> Solo:
        """No reroll."""
        return self.do(" ".join(self.dice))

    def rolls(self, dice: str) -> Solo:
        """The next round begins, and these dice fall; none is rolled again."""
        self.do("roll")
        self.s.dice = sorted(FACES.index(face) for face in dice.split())
        self.match._changed()
        return self.keep_all()

    def luck(self, number: int) -> Solo:
        """The same table with other luck from now on."""
        self.s.key, self.s.counter, self.s.word = np.array([number, ~number & 0xFFFF], np.uint64), 0, 0
        self.match._changed()
        return self

    # what lies on the table

    @property
    def view(self):
        return self.match.view(0)

    @property
    def events(self) -> list:
        """What the last action brought about."""
        return self.match.events(0, len(self.match.moves) - 1)

    @property
    def over(self) -> bool:
        assert (self.view.phase == "over") == self.match.over == (not self.match.legal(0))
        return self.match.over

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def dice(self) -> list[str]:
        return [FACES[face] for face in self.s.dice]

    @property
    def depot(self) -> dict[str, int]:
        return dict(zip(BOX, [*self.s.depot.tolist(), int(self.s.parts)], strict=True))

    @property
    def supply(self) -> dict[str, int]:
        return dict(zip(BOX, [*self.s.supply.tolist(), int(self.s.spare_parts)], strict=True))

    @property
    def heights(self) -> dict[str, int]:
        """Of the roads that have a rocket."""
        return {colour: height for colour, height in zip(COLOURS, self.s.height.tolist(), strict=True) if height}

    @property
    def pieces(self) -> dict[str, str]:
        """What stands on the board."""
        return {field.token: field.piece for road in self.view.roads for field in road.fields if field.piece}

    @property
    def flags(self) -> set[str]:
        """The fields with a flag still to be won."""
        return {field.token for road in self.view.roads for field in road.fields if field.flag}

    @property
    def score(self) -> int:
        assert self.view.score == self.match.scores[0]
        return self.match.scores[0]

    @property
    def everything(self) -> dict[str, int]:
        """All rockets and parts, wherever they are."""
        board = Counter(self.pieces.values())
        on_board = {**board, "parts": board["part"] + 2 * board["built"]}
        return {name: self.depot[name] + self.supply[name] + on_board.get(name, 0) for name in BOX}


def opening(level: str = "1-1", number: int = 1, edition=None) -> Solo:
    """A game as it begins; another number rolls other dice."""
    return Solo(Match(GAME, 1, f"{number:032x}", edition or "reference", {"level": level}))


def table(
    depot: str, level: str = "1-1", at: str = "", dice: str = "", supply: str = "", won: int = 0, edition=None
) -> Solo:
    """A round of our choosing, about to begin; or with dice, after the first roll.

    The supply is what is neither in the depot nor on the board; what is named of it is that many instead.
    """
    t = opening(level, edition=edition)
    t.s.piece = 0
    for field in at.split():
        colour, height = field.split("-")
        t.s.height[COLOURS.index(colour)] = int(height)
        t.s.piece[COLOURS.index(colour), int(height) - 1] = PIECE + WHITE
    own = store(depot)
    rest = {name: BOX[name] - own[name] for name in BOX}
    rest["white"] -= len(at.split())
    rest |= {NAMES[item[-1]]: int(item[:-1]) for item in supply.split()}
    assert min(rest.values()) >= 0
    t.s.depot, t.s.parts = [own[name] for name in ROCKETS], own["parts"]
    t.s.supply, t.s.spare_parts = [rest[name] for name in ROCKETS], rest["parts"]
    t.s.flags_won = won
    if dice:
        faces = sorted(FACES.index(face) for face in dice.split())
        assert len(faces) == 5
        t.s.dice, t.s.rounds, t.s.phase = faces, 1, KEEP
    else:
        assert t.s.phase == ROLL
    t.match._changed()
    return t


def rolled(dice: str, depot: str, level: str = "1-1", **position: object) -> Solo:
    """The same after the last roll: these dice lie, parts are taken, a rocket is due."""
    return table(depot, level, dice=dice, **position).keep_all()


def after(dice: str, action: str, depot: str, level: str = "1-1", **position: object) -> Solo:
    """The same after the rocket was placed or given back."""
    return rolled(dice, depot, level, **position).do(action)
