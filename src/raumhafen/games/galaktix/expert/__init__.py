"""Galaktix played exactly: what is the best that can be made of a level, and how is it played? See `engine.advice`.

A position between two rounds is five heights, the rockets and parts of the depot, the parts that stand on the board,
and how short the supply of each rocket is. Heights only rise and rockets only go, so positions are solved from the end
backwards (`solver`); the transitions are what the rules' own kernels make of them (`moves`).
"""

from raumhafen.games.galaktix.expert.coach import advise, choose, goals, prepare, remedy
from raumhafen.games.galaktix.expert.levels import GOALS, OPTION, kept, path_of, solve, solved
from raumhafen.games.galaktix.expert.medals import chapter_points, medal_points

__all__ = [
    "GOALS",
    "OPTION",
    "advise",
    "chapter_points",
    "choose",
    "goals",
    "kept",
    "medal_points",
    "path_of",
    "prepare",
    "remedy",
    "solve",
    "solved",
]
