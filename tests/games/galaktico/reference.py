"""Galaktico once more, written from the clauses and nothing else: slow, plain, and on the board of `plane`.

Ways are found by walking them all; where two of them come to the same field with the same number of steps and of
hyperflights, only the first is walked on.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .plane import FIELDS, MIRRORS, NEAR

STRENGTH = {"destroyer": 5, "fighter": 4, "cruiser": 3, "scout": 1}  # GO-7
RANGE = {"destroyer": 2, "fighter": 3, "cruiser": 4, "scout": 5}
HYPERFLIGHTS = {"destroyer": 0, "fighter": 1, "cruiser": 2, "scout": 0}  # GO-19
ALL = set(FIELDS)
STATIONS = ["A44", "B44", "C44"]

# Effects by their letters: laser, quantum, krypto, impulse.
STOPS = {
    "wave-absorber": "QI",
    "deflector": "LQ",
    "inversion-field": "LK",
    "prism-shield": "LI",
    "phase-cloak": "QK",
    "null-field": "KI",
}
POWER = {
    "crypto-projectile": (6, 1, 6, 1),
    "cryo-flash": (0, 3, 5, 6),
    "plasma-bomb": (5, 5, 3, 1),
    "corrosion-ray": (1, 4, 6, 3),
    "photon-lance": (6, 2, 0, 6),
    "quantum-torpedo": (0, 6, 3, 5),
    "laser-battery": (6, 4, 2, 2),
    "impulse-thrower": (4, 3, 3, 4),
}

Ship = tuple[int, str]  # whose, and its type


@dataclass
class Side:
    """What a player has besides the ships on the board."""

    loadout: dict[str, str]
    reserve: dict[str, int]
    docked: str | None = None
    figures: dict[str, int] = field(default_factory=lambda: dict.fromkeys(STRENGTH, 0))
    points: int = 0
    fought: int = 0
    shown: set[str] = field(default_factory=set)


@dataclass
class Reference:
    """A match after setting up."""

    sides: list[Side]
    ships: dict[str, Ship]  # active ones
    meteors: set[str]
    turn: int = 0
    actions: int = 2
    moved: set[str] = field(default_factory=set)
    standstill: int = 40
    quiet: int = 0
    turns: int = 0
    lapsed: int = 0
    stirred: bool = False
    phase: str = "turn"
    flying: str = ""
    left: tuple[int, int] = (0, 0)  # steps and hyperflights to fly on with
    totals: tuple[int, int] = (0, 0)  # of the last fight
    ending: str = ""
    ender: int = -1

    # the board

    def __post_init__(self) -> None:
        self.stations = STATIONS[: len(self.sides)]  # GO-5: only where a player sits

    def empty(self, place: str) -> bool:
        """GO-5."""
        return place not in self.ships and place not in self.meteors and place not in self.stations

    def gravity(self, seat: int) -> set[str]:
        """GO-22."""
        centres = [at for at, ship in self.ships.items() if ship == (seat, "destroyer")] + [self.stations[seat]]
        return {place for centre in centres for place in (centre, *NEAR[centre])}

    def foreign_gravity(self) -> set[str]:
        """GO-21: of all others."""
        return {place for seat in range(len(self.sides)) if seat != self.turn for place in self.gravity(seat)}

    # ways

    def walk(self, start: str, kind: str, steps: int, jumps: int, every: bool = False) -> Ways:
        """All ways of a ship, which has left its field; every single one, if asked for."""
        found, seen, held = Ways(), set(), self.foreign_gravity()
        others = {at: ship for at, ship in self.ships.items() if at != start}
        foes = {at for at, ship in others.items() if ship[0] != self.turn}
        empty = ALL - others.keys() - self.meteors - set(self.stations)  # GO-5
        crossed = empty | self.meteors if kind == "scout" else empty  # GO-17, GO-18
        takes = {at for at in self.stations if at != self.stations[self.turn]} if kind == "destroyer" else set()

        def onwards(here: str, gone: int, jumped: int) -> None:
            if not every and (here, gone, jumped) in seen:
                return
            seen.add((here, gone, jumped))
            if here in empty or here in takes:  # GO-17, GO-34
                found.ends.add(here)
            if gone == steps or here in takes:
                return
            for place in NEAR[here]:
                if place in crossed or place in takes:
                    onwards(place, gone + 1, jumped)
                elif place in foes:  # GO-26
                    found.attack(place, jumped, gone + 1, here in self.meteors)
            if jumped < jumps and here not in held:  # GO-19, GO-21
                for place in MIRRORS[here] - held:
                    if place in empty:
                        onwards(place, gone + 1, jumped + 1)
                    elif place in foes and kind == "fighter":  # GO-20
                        found.attack(place, jumped + 1, gone + 1, False)

        onwards(start, 0, 0)
        found.ends.discard(start)  # GO-17
        return found

    # what may be done

    def legal(self, every: bool = False) -> set[str]:
        if self.phase == "over":
            return set()
        if self.phase == "fly":
            ways = self.ways(self.flying, every)
            return {"stay", *ways.ends}
        actions = set()
        for start in self.movable():
            kind, ways = self.kind_at(start), self.ways(start, every)
            actions |= {f"{start} {end}" for end in ways.ends}
            for target, jumped in ways.steps:
                actions.add(f"{start} {target} hyper-{jumped}" if kind == "cruiser" else f"{start} {target}")
        return actions | self.deployments() | self.shifts()

    def stuck(self) -> bool:
        """GO-15: is nothing legal?"""
        if self.deployments() or self.shifts():
            return False
        return not any(ways.ends or ways.steps for ways in map(self.ways, self.movable()))

    def movable(self) -> list[str]:
        """GO-16: own ships that have not moved, the one on the station too."""
        own = [at for at, ship in self.ships.items() if ship[0] == self.turn and at not in self.moved]
        return own + [self.stations[self.turn]] * (self.sides[self.turn].docked is not None)

    def kind_at(self, start: str) -> str:
        return self.ships[start][1] if start in self.ships else str(self.sides[self.turn].docked)

    def ways(self, start: str, every: bool = False) -> Ways:
        """The ways of a ship with all it has, or of a cruiser with all it has left."""
        kind = self.kind_at(start)
        budget = self.left if self.phase == "fly" else (RANGE[kind], HYPERFLIGHTS[kind])
        ways = self.walk(start, kind, *budget, every)
        if self.phase == "fly":
            ways.steps.clear()  # GO-30: it never fights again
        return ways

    def deployments(self) -> set[str]:
        """GO-23."""
        side, station = self.sides[self.turn], self.stations[self.turn]
        return set() if side.docked else {f"{kind} {station}" for kind, count in side.reserve.items() if count}

    def shifts(self) -> set[str]:
        """GO-25."""
        near = {place for at, ship in self.ships.items() if ship == (self.turn, "destroyer") for place in NEAR[at]}
        own = {meteor for meteor in self.meteors if meteor[0] == "ABC"[self.turn] or meteor in near}
        return {f"{meteor} {place}" for meteor in own for place in NEAR[meteor] if self.empty(place)}

    # what is done

    def do(self, action: str) -> None:
        first, *rest = action.split()
        if self.phase == "fly":
            self.fly_on(first)
        elif first in STRENGTH:
            self.sides[self.turn].docked = first
            self.sides[self.turn].reserve[first] -= 1
            self.stirred = True
        elif first in self.meteors:
            self.meteors = self.meteors - {first} | {rest[0]}
        else:
            self.move(first, rest[0], int(rest[1][-1]) if len(rest) > 1 else 0)
        if self.phase == "turn":
            self.next_action()

    def fly_on(self, target: str) -> None:
        """GO-30."""
        if target != "stay":
            self.ships[target] = self.ships.pop(self.flying)
            self.moved = self.moved - {self.flying} | {target}
        self.phase = "turn"

    def move(self, start: str, target: str, jumped: int) -> None:
        kind, ways = self.kind_at(start), self.ways(start)
        if start in self.ships:
            del self.ships[start]
        else:
            self.sides[self.turn].docked = None
        if target in self.stations:
            return self.take(self.stations.index(target))
        if target not in self.ships:
            self.ships[target] = (self.turn, kind)
            self.moved = self.moved | {target}
            return None
        bonus = 3 if kind == "scout" and target in ways.from_meteor else 0  # GO-28
        won = self.fight(target, kind, bonus)
        if self.phase == "turn" and won and kind == "cruiser":
            self.left = RANGE[kind] - ways.steps[target, jumped], HYPERFLIGHTS[kind] - jumped
            self.flying, self.phase = target, "fly"
            if self.legal() == {"stay"}:  # nothing to choose
                self.phase = "turn"
        return None

    def total(self, kind: str, own: Side, against: str) -> int:
        """GO-27."""
        stopped = STOPS[against.split()[0]]
        weapons = own.loadout[kind].split()[1:]
        passed = [POWER[weapon][place] for weapon in weapons for place in range(4) if "LQKI"[place] not in stopped]
        return STRENGTH[kind] + sum(passed)

    def fight(self, place: str, kind: str, bonus: int) -> bool:
        """GO-26 … GO-36; tells whether the attacker has won."""
        seat, other_kind = self.ships[place]
        own, other = self.sides[self.turn], self.sides[seat]
        attack = self.total(kind, own, other.loadout[other_kind]) + bonus
        defence = self.total(other_kind, other, own.loadout[kind])
        own.shown.add(kind)
        other.shown.add(other_kind)
        self.totals, self.stirred = (attack, defence), True
        worth, other_worth = max(1, own.figures[kind]), max(1, other.figures[other_kind])  # GO-33: before the fight
        if attack >= defence:
            own.figures[kind] += 1
            own.points += other_worth
            own.fought += other_worth
            del self.ships[place]
        if defence >= attack:
            other.figures[other_kind] += 1
            other.points += worth
            other.fought += worth
        if attack > defence:
            self.ships[place] = (self.turn, kind)
            self.moved = self.moved | {place}
        # GO-36: the active player first
        for who, opponent, gained in ((self.turn, seat, attack >= defence), (seat, self.turn, defence >= attack)):
            if gained and (self.sides[who].fought >= 30 or self.destroyers(opponent) == 0):
                self.end("points" if self.sides[who].fought >= 30 else "destroyers", who)
                break
        return attack > defence

    def destroyers(self, seat: int) -> int:
        """Not beaten yet."""
        side = self.sides[seat]
        active = sum(ship == (seat, "destroyer") for ship in self.ships.values())
        return active + side.reserve["destroyer"] + (side.docked == "destroyer")

    def take(self, seat: int) -> None:
        """GO-34."""
        side = self.sides[seat]
        self.sides[self.turn].points += sum(side.reserve.values()) + (side.docked is not None)
        self.end("station", self.turn)

    def end(self, ending: str, ender: int = -1) -> None:
        self.phase, self.ending, self.ender = "over", ending, ender
        if ender >= 0:
            self.sides[ender].points += 5

    def next_action(self) -> None:
        """GO-15: the turn goes on, or the next one begins; turns without any legal action lapse."""
        self.actions -= 1
        self.lapsed = 0
        while self.phase == "turn" and (self.actions == 0 or self.stuck()):
            self.lapsed += self.actions == 2  # who did something was not without any action
            self.turns += 1
            self.quiet = 0 if self.stirred else self.quiet + 1
            self.turn = (self.turn + 1) % len(self.sides)
            self.actions, self.moved, self.stirred = 2, set(), False
            if self.lapsed == len(self.sides):
                self.end("lapse")
            elif self.standstill and self.quiet >= self.standstill:  # GO-38
                self.end("standstill")


class Ways:
    """Where a ship may end without a fight; and the fewest steps to each ship it may attack, by hyperflights."""

    def __init__(self) -> None:
        self.ends: set[str] = set()
        self.steps: dict[tuple[str, int], int] = {}
        self.from_meteor: set[str] = set()

    def attack(self, target: str, jumped: int, steps: int, from_meteor: bool) -> None:
        self.steps[target, jumped] = min(steps, self.steps.get((target, jumped), steps))
        if from_meteor:
            self.from_meteor.add(target)
