"""All a client needs to draw."""

from __future__ import annotations

from msgspec import Struct

from raumhafen.engine.kernel import Bytes
from raumhafen.engine.record_reader import reader
from tests.toy import model as m

read_state = reader(m.State)


class View(Struct, frozen=True):
    """The table as one seat sees it. Cards are numbers from 1; 0 is an empty slot."""

    seat: int
    rounds: int
    laid: list[int]  #: the seat's own cards; a spectator has none
    shown: list[list[int]]  #: by seat, of the round before
    points: list[int]
    ready: int  #: bit per seat


def view(edition: Bytes, observed: Bytes, seat: int) -> View:
    """What a seat sees; −1 is a spectator."""
    s = read_state(observed)
    own = list(s.laid[seat]) if seat >= 0 else []
    shown = [list(cards) for cards in s.shown[: s.seats]]
    return View(seat, s.rounds, own, shown, list(s.points[: s.seats]), s.ready)
