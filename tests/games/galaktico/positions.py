"""Positions of Galaktico, written as players speak of them.

A field is "B34": sector B, three from the axis to C, four from the axis to A. A fleet is one text, "destroyer A34 scout
A12 C56"; "destroyer on station" stands on its station and is not active yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from raumhafen import load
from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.kernel import SEATS
from raumhafen.engine.match import Match
from raumhafen.games.galaktico.edition import EFFECT_NAMES, SHIELD_NAMES, TYPE_NAMES, TYPES, WEAPON_NAMES
from raumhafen.games.galaktico.model import NOTHING, TURN, State

from .plane import NEAR

GAME = load("galaktico")
RULES = GAME.kernels
EDITION = GAME.edition().data
KINDS = ["destroyer", "fighter", "cruiser", "scout"]
COUNT = {"destroyer": 3, "fighter": 3, "cruiser": 4, "scout": 5}
BEGIN = {"destroyer": 1, "fighter": 1, "cruiser": 2, "scout": 3}
START = ["33", "34", "35", "43", "45", "53", "54", "55"]  # of each sector, around its station
STATIONS = ["A44", "B44", "C44"]
EFFECTS = ["laser", "quantum", "crypto", "impulse"]
assert (list(TYPE_NAMES), list(EFFECT_NAMES)) == (KINDS, EFFECTS)

Loadout = dict[str, str]  # type → its shield and its two weapons

# With this on both sides: destroyer 23 beats fighter 18, destroyer 20 scout 12, cruiser 21 destroyer 18, cruiser 20
# scout 14, fighter 23 cruiser 18; fighter 13 and scout 13 tie, and so do ships of one type.
STANDARD: Loadout = {
    "destroyer": "deflector plasma-bomb corrosion-ray",
    "fighter": "prism-shield photon-lance quantum-torpedo",
    "cruiser": "inversion-field crypto-projectile cryo-flash",
    "scout": "wave-absorber laser-battery impulse-thrower",
}


def bit(field: str) -> tuple[int, int]:
    """Where a set of fields keeps this one: its word, and the bit in it."""
    return "ABC".index(field[0]), 8 * int(field[1]) + int(field[2])


def as_set(fields: str | Sequence[str]) -> np.ndarray:
    """Fields as the state keeps them."""
    words = [0, 0, 0]
    for field in fields.split() if isinstance(fields, str) else fields:
        sector, place = bit(field)
        words[sector] |= 1 << place
    return np.array(words, np.uint64)


def names(words: np.ndarray) -> set[str]:
    """The fields of such a set."""
    found = set()
    for letter, word in zip("ABC", words.tolist(), strict=True):
        while word:
            place = word.bit_length() - 1
            word ^= 1 << place
            found.add(f"{letter}{place // 8}{place % 8}")
    assert all("1" <= digit <= "6" for field in found for digit in field[1:])
    return found


def around(field: str, *but: str) -> str:
    """Meteors on all its neighbours but these and the stations: nothing but a hyperflight or a scout gets past."""
    return " ".join(sorted(NEAR[field] - set(but) - set(STATIONS)))


def key(number: int) -> np.ndarray:
    return np.array([number, ~number & 0xFFFF], np.uint64)


class Table:
    """A match, with a player's words for what is done and seen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.s = match._state.view(State)[0]

    @property
    def seats(self) -> range:
        return range(self.match.seats)

    # what may be done

    @property
    def active(self) -> set[int]:
        return set(self.match.active)

    @property
    def turn(self) -> int:
        """Who is to act, alone."""
        (seat,) = self.match.active
        assert self.s.turn == seat
        return seat

    def legal(self, seat: int | None = None) -> set[str]:
        actions = self.match.legal(self.turn if seat is None else seat)
        words = {str(action) for action in actions}
        assert len(words) == len({action.id for action in actions}) == len(actions)
        return words

    def targets(self, *words: str, seat: int | None = None) -> set[str]:
        """How actions that begin with these words go on: where a ship or a meteor may go, what a type may get."""
        begin = " ".join(words) + " "
        return {action.removeprefix(begin) for action in self.legal(seat) if action.startswith(begin)}

    def do(self, *actions: str, seat: int | None = None) -> Table:
        """Do what must be legal in exactly these words; by the seat whose turn it is."""
        for action in actions:
            actor = self.turn if seat is None else seat
            assert action in self.legal(actor), f"{action}: {sorted(self.legal(actor))}"
            self.match.play(actor, action)
        return self

    def copy(self) -> Table:
        other = Match(GAME, self.match.seats, self.match.key, self.match.edition, dict(self.match.options))
        other._state[:] = self.match._state
        return Table(other).changed()

    # what lies on the table

    @property
    def view(self):
        return self.match.view(SPECTATOR)

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def over(self) -> bool:
        assert (self.view.phase == "over") == (not self.match.active)
        return not self.match.active

    @property
    def ships(self) -> dict[str, tuple[int, str]]:
        """The active ships, by their fields."""
        rows = enumerate(self.s.ships)
        found = [(at, (row // TYPES, KINDS[row % TYPES])) for row, words in rows for at in names(words)]
        assert len(dict(found)) == len(found)
        return dict(found)

    @property
    def docked(self) -> list[str | None]:
        return [None if kind == NOTHING else KINDS[kind] for kind in self.s.docked.tolist()[: self.match.seats]]

    @property
    def meteors(self) -> set[str]:
        return names(self.s.meteors)

    def reserve(self, seat: int) -> dict[str, int]:
        return dict(zip(KINDS, self.s.reserve[seat].tolist(), strict=True))

    def figures(self, seat: int) -> dict[str, int]:
        """On each card."""
        return dict(zip(KINDS, self.s.figures[seat].tolist(), strict=True))

    @property
    def points(self) -> list[int]:
        assert self.match.scores == tuple(player.points for player in self.view.players)
        return list(self.match.scores)

    @property
    def ending(self) -> tuple[str, int]:
        """How it ended, and who brought it about."""
        return self.view.ending, self.view.ender

    @property
    def totals(self) -> tuple[int, int]:
        """Of the last fight: attack and defence."""
        fight = self.view.last
        return fight.attacker.total, fight.defender.total

    @property
    def left(self) -> tuple[int, int]:
        """Steps and hyperflights of a cruiser that may fly on."""
        return self.view.flying.steps, self.view.flying.hyperflights

    # what is known

    def seen_by(self, seat: int) -> np.ndarray:
        """The bytes as that seat may know them."""
        return self.match.observed(seat)

    def imagined_by(self, seat: int, number: int) -> Table:
        """A world that seat may imagine, given all it sees."""
        world = self.copy()
        world.match._state[:] = self.seen_by(seat)
        RULES.resample(self.match.edition.data, world.match._state, seat, key(number))
        return world.changed()

    def loadout(self, seat: int) -> Loadout:
        """What each type has, in the order of the cards."""
        shields = [[SHIELD_NAMES[shield]] if shield >= 0 else [] for shield in self.s.shield[seat]]
        weapons = [[WEAPON_NAMES[w] for w, kind in enumerate(self.s.carrier[seat]) if kind == k] for k in range(TYPES)]
        return {kind: " ".join(shields[number] + weapons[number]) for number, kind in enumerate(KINDS)}

    # setting by hand

    def changed(self) -> Table:
        self.match._changed()
        return self

    def equip(self, seat: int, loadout: Loadout) -> Table:
        """Give each type its shield and weapons."""
        for number, kind in enumerate(KINDS):
            shield, *weapons = loadout[kind].split()
            self.s.shield[seat, number] = SHIELD_NAMES.index(shield)
            for weapon in weapons:
                self.s.carrier[seat, WEAPON_NAMES.index(weapon)] = number
        return self.changed()


def opening(seats: int = 2, number: int = 1, edition=None, **options: int) -> Table:
    """A match as it begins: everybody sets up."""
    return Table(Match(GAME, seats, f"{number:032x}", edition or "reference", dict(options)))


def by_kind(text: str) -> dict[str, list[str]]:
    """A fleet: the fields of each type, "station" for the one on its station."""
    fleet: dict[str, list[str]] = {kind: [] for kind in KINDS}
    kind = ""
    for word in text.replace("on station", "station").split():
        if word in KINDS:
            kind = word
        else:
            fleet[kind].append(word)
    return fleet


def table(
    *fleets: str,
    meteors: str = "",
    free: str | None = None,
    reserve: Sequence[Mapping[str, int]] = (),
    turn: int = 0,
    actions: int = 2,
    moved: str = "",
    figures: Mapping[int, Mapping[str, int]] | None = None,
    points: Sequence[int] = (),
    loadouts: Sequence[Loadout] = (),
    quiet: int = 0,
    edition=None,
    **options: int,
) -> Table:
    """A turn of our choosing, a fleet for each seat. There are no meteors and no reserve but those named.

    With free fields named there are meteors wherever nothing else is: all ways lead over these fields. Points are all
    from fights. With the standard loadout, unless others are given.
    """
    t = opening(len(fleets), edition=edition, **options)
    s = t.s
    s.phase, s.starter, s.turn, s.actions, s.quiet = TURN, 0, turn, actions, quiet
    s.ready, s.ships, s.docked, s.reserve = 0, 0, NOTHING, 0
    for seat, text in enumerate(fleets):
        for number, (kind, fields) in enumerate(by_kind(text).items()):
            if "station" in fields:
                s.docked[seat] = number
            s.ships[seat * TYPES + number] = as_set([field for field in fields if field != "station"])
            assert len(fields) <= COUNT[kind]
    for seat, own in enumerate(reserve):
        s.reserve[seat] = [own.get(kind, 0) for kind in KINDS]
    for seat, cards in (figures or {}).items():
        s.figures[seat] = [cards.get(kind, 0) for kind in KINDS]
    for seat, value in enumerate(points):
        s.points[seat] = s.fought[seat] = value
    taken = {*t.ships, *STATIONS[: len(fleets)]}
    lying = meteors.split() if free is None else [field for field in NEAR if field not in {*taken, *free.split()}]
    assert not taken & set(lying)
    s.meteors, s.moved = as_set(lying), as_set(moved)
    for seat in range(len(fleets)):
        t.equip(seat, loadouts[seat] if loadouts else STANDARD)
    return t.changed()


def set_up(t: Table, seat: int, loadout: Loadout = STANDARD, empty: str = "55") -> Table:
    """A seat equips all types, places its ships around its station, but for one field, and is ready."""
    for kind, cards in loadout.items():
        t.do(*(f"{kind} {card}" for card in cards.split()), seat=seat)
    fields = [f"{'ABC'[seat]}{place}" for place in START if place != empty]
    fleet = [kind for kind in KINDS for _ in range(BEGIN[kind])]
    t.do(*(f"{kind} {field}" for kind, field in zip(fleet, fields, strict=True)), seat=seat)
    return t.do("ready", seat=seat)


def started(seats: int = 2, number: int = 1, **options: int) -> Table:
    """Everybody has set up in the standard way, and the first turn begins."""
    t = opening(seats, number, **options)
    for seat in t.seats:
        set_up(t, seat)
    return t


def ranks(t: Table) -> list[int]:
    out = np.zeros(SEATS, np.int64)
    RULES.ranks(t.match.edition.data, t.match._state, out)
    return out.tolist()[: t.match.seats]
