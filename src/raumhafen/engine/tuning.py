"""How the search plays a game best: figures found by duels, not by taste. Each game has a card of its own."""

from __future__ import annotations

from typing import NamedTuple


class Tuning(NamedTuple):
    """What a search does with the moves of a game."""

    simulations: int = 1_000  #: for each move of the strongest level
    ahead: int = 0  #: moves that are played on behind the tree before the position is judged
    candidates: int = 16  #: choices that are compared for a move outside the tree, drawn at random; 1 plays at random
    keep: int = 32  #: choices of a position that the tree considers: those that look best right afterwards
    widen: float = 1.5  #: progressive widening: after n visits, 1 + widen · √n of them
    explore: float = 0.1  #: how much curiosity weighs against results
    worlds: int = 16  #: in which the choices at hand are judged before the search begins
    trust: int = 0  #: how many tries that judgement counts for
    min_visits: int = 0  #: how often a position must have been met before its choices are judged
    mix: float = 1.0  #: chosen at random among those tried at least `mix` times as often as the favourite


UNTUNED = Tuning()
