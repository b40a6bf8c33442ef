"""The rules of a round once more, written as plainly as they are said; slow, and sharing nothing with the kernels."""

from __future__ import annotations

from dataclasses import dataclass, field

LETTER = {"projectile": "p", "armour": "a", "resources": "r", "shield": "s", "energy": "e"}
BONUS = {2: 2, 3: 1, 4: 1, 5: 1}
SHOTS = [("energy", "shield"), ("projectile", "armour")]


@dataclass
class Stack:
    """How many cards of a player lie where."""

    pile: int
    discard: int
    removed: int = 0
    hand: int = 0

    def take(self, count: int) -> int:
        """Take cards from the pile, as many as there are. RS-8, RS-11."""
        taken = 0
        while taken < count:
            if self.pile == 0:
                self.pile, self.discard = self.discard, 0
            if self.pile == 0:
                break
            self.pile -= 1
            taken += 1
        return taken


@dataclass
class Round:
    """One round: who starts, what both have laid, and the system that each would give a late +1, if any."""

    starter: int
    ships: list[dict[str, str]]
    late: list[str | None]
    stacks: list[Stack]
    points: list[int]
    target: int = 13
    cuddle: bool = False

    questions: list[tuple[int, str]] = field(default_factory=list)
    shots: list[tuple[int, str, int, int]] = field(default_factory=list)  # attacker, weapon, attack, defence
    won: bool = False

    def play(self) -> Round:
        self.spent = [False, False]
        order = [self.starter, 1 - self.starter]
        for weapon, guard in SHOTS:
            for attacker in order:
                self.shoot(attacker, weapon, guard)
                if self.won:
                    return self
        due = {seat: max(6, 5 + self.strength(seat, "resources")) for seat in order}
        for seat in order:
            stack = self.stacks[seat]
            stack.hand = stack.take(due[seat])
            stack.discard += 6
        return self

    def shoot(self, attacker: int, weapon: str, guard: str) -> None:
        """RS-7, RS-8, RS-12, RS-13."""
        attack = self.strength(attacker, weapon)
        defence = self.strength(1 - attacker, guard)
        self.shots.append((attacker, weapon, attack, defence))
        damage = max(0, attack - defence)
        if not self.cuddle:
            damage = self.stacks[1 - attacker].take(damage)
            self.stacks[1 - attacker].removed += damage
        self.points[attacker] += damage
        self.won = self.points[attacker] >= self.target

    def strength(self, seat: int, system: str) -> int:
        """RS-5, RS-6, and RS-9: a system is used once in a round, and before that its late +1 is decided."""
        card, regulator = self.ships[seat][system], self.ships[seat]["pilot"]
        strength = len(card) if LETTER[system] in card else 0
        if LETTER[system] in regulator:
            strength += BONUS[len(regulator)]
            if len(regulator) == 3 and not self.spent[seat]:
                self.questions.append((seat, system))
                if self.late[seat] == system:
                    self.spent[seat] = True
                    strength += 1
        return strength
