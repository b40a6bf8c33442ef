"""What a seat may undo, carried on from move to move: each further move is tried once on what came before it."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import TYPE_CHECKING, Any

import numpy as np

from raumhafen.engine.kernel import HEADER, Bytes
from raumhafen.engine.record_reader import span

if TYPE_CHECKING:
    from raumhafen.engine.kernel import Ids, Kernels
    from raumhafen.engine.move import Move

_REVEALS, _REVEALS_AT = Struct("<I"), span(np.dtype(HEADER), "reveals").start


class Undoing:
    """The moves that one seat may undo. Only its own moves are looked at, so that the answer tells nothing of what
    others did."""

    def __init__(self, kernels: Kernels, edition: Bytes, ids: Ids, seat: int) -> None:
        self._kernels, self._edition, self._seat = kernels, edition, seat
        self._ids = ids  #: where `legal` may write
        self._known = 0  #: how many moves of the match were looked at
        self._numbers: list[int] = []
        self._without: dict[int, bytes] = {}  #: by move: what the seat's later ones make of the state before it

    def numbers(self, moves: Sequence[Move], state: Bytes) -> list[int]:
        """The numbers of these moves, made so far and leading to that state, that the seat may undo."""
        if self._known != len(moves):
            if moves[-1].open and moves[-1].seat != self._seat:
                self._without, self._numbers = {}, []
            else:
                self._look_at_new(moves, _reveals(state))
            self._known = len(moves)
        return self._numbers

    def _look_at_new(self, moves: Sequence[Move], reveals: int) -> None:
        """Look at the seat's moves since it was last asked for: not behind new information nor behind an open move,
        which can be undone only as long as it is the seat's last. What lies behind one is forgotten."""
        own: list[int] = []
        for number in range(len(moves) - 1, self._known - 1, -1):
            move = moves[number]
            if _reveals(move.before) != reveals or (move.open and (own or move.seat != self._seat)):
                self._without = {}
                break
            if move.seat == self._seat:
                own.append(number)
            if move.open:
                self._without = {}
                break
        for number in reversed(own):
            self._carry_on(moves, number)
        self._numbers = [number for number, without in self._without.items() if _reveals(without) == reveals]

    def _carry_on(self, moves: Sequence[Move], number: int) -> None:
        """The seat made a move: which of those before could it have left out, and made this one all the same?"""
        move, kernels, edition = moves[number], self._kernels, self._edition
        without: dict[int, bytes] = {}
        for earlier, before in self._without.items():
            if moves[earlier].open:
                continue
            state = np.frombuffer(before, np.uint8).copy()
            n = kernels.legal(edition, state, move.seat, self._ids)
            if move.action.id in self._ids[:n].tolist():
                kernels.apply(edition, state, move.seat, move.action.id)
                without[earlier] = state.tobytes()
        without[number] = move.before
        self._without = without


def _reveals(state: Any) -> int:
    reveals: int = _REVEALS.unpack_from(state, _REVEALS_AT)[0]
    return reveals
