"""The rules once more, as plainly as they can be said, from the clauses alone. Luck is told from outside."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

COLOURS = ["blue", "purple", "green", "yellow", "red"]
FACES = [*COLOURS, "tool"]
LADDER = [0, 0, 0, 0, 0, 0, 1, 2, 3, 5, 8]  # by height; 0 is below the first field
BOX = {"white": 15, "grey": 9, "black": 8, "parts": 15}
EXTRAS = {"W": "white", "G": "grey", "S": "black"}

# Roads in the order of the colours, from below.
BOARDS = {
    "1": ["..W.W.#.#.", ".#..W..#..", "...#.W..#.", "..#..#W...", "....#.#.W."],
    "2": ["..G.#..#..", "...#.G.#..", ".#.W..#W#.", ".W#.W..#..", "....#..#G."],
    "3": [".#.S.#..#.", ".W#..W##..", ".W.#.#.W#.", "..#..#S.#.", "..#.S..##."],
    "4": [".##.G.W#..", "..#W.#..#.", ".#..#S.##.", "..S##..G#.", ".W.#.#W##."],
}

# White, grey, black, parts; flags.
LEVELS = {
    "1-1": (10, 0, 0, 0, ""),
    "1-2": (8, 0, 0, 4, ""),
    "1-3": (9, 0, 0, 0, "b3 p3 g3 y2 r3"),
    "1-4": (9, 0, 0, 0, "b6 p6 g6 y5 r6"),
    "1-5": (7, 0, 0, 3, "b3 b6 p3 p7 g6 y5 y8 r6"),
    "2-1": (9, 0, 0, 0, ""),
    "2-2": (6, 3, 0, 0, ""),
    "2-3": (3, 5, 0, 0, ""),
    "2-4": (7, 1, 0, 0, "b6 p5 g6 y4 r6"),
    "2-5": (5, 2, 0, 2, "b4 b7 p3 p7 g3 g6 y6 r4"),
    "3-1": (9, 0, 0, 0, ""),
    "3-2": (6, 0, 3, 0, ""),
    "3-3": (5, 0, 1, 4, ""),
    "3-4": (7, 0, 1, 0, "b7 p9 g5 y4 r7"),
    "3-5": (4, 0, 2, 3, "b3 b7 p4 p9 g5 y4 y8 r7"),
    "4-1": (6, 1, 1, 0, ""),
    "4-2": (0, 3, 3, 2, ""),
    "4-3": (8, 0, 0, 0, "b6 p5 g4 y6 r5"),
    "4-4": (4, 2, 1, 0, "b6 p5 g4 y6 r5"),
    "4-5": (2, 2, 2, 2, "b4 b6 p5 p8 g7 y6 r3 r5"),
}


def flags_of(level: str) -> set[str]:
    """The fields of a level that have a flag."""
    colours = {colour[0]: colour for colour in COLOURS}
    return {f"{colours[flag[0]]}-{flag[1:]}" for flag in LEVELS[level][4].split()}


class Reference:
    """A game of one level."""

    def __init__(self, level: str) -> None:
        *start, _ = LEVELS[level]
        self.shown = {
            f"{colour}-{number}": sign
            for colour, road in zip(COLOURS, BOARDS[level[0]], strict=True)
            for number, sign in enumerate(road, 1)
        }
        self.depot = dict(zip(BOX, start, strict=True))
        self.supply = {name: BOX[name] - self.depot[name] for name in BOX}
        self.heights = dict.fromkeys(COLOURS, 0)
        self.pieces: dict[str, str] = {}
        self.flags = flags_of(level)
        self.won = 0
        self.dice: list[str] = []
        self.skipped: list[str] = []  # in this round, still free
        self.phase = "roll"

    # what may be done

    def legal(self) -> set[tuple[str, ...]]:
        """All actions, as tokens; the dice to keep in the order of the faces."""
        if self.phase == "roll":
            fields = self.skipped if self.depot["parts"] else []
            return {(field,) for field in fields} | {("done",) if self.finished() else ("roll",)}
        if self.phase == "keep":
            return {kept or ("none",) for count in range(6) for kept in combinations(self.dice, count)}
        if self.phase == "place":
            return self._placings() | {("back", rocket) for rocket in self._rockets()} | self._stop()
        return set()

    def finished(self) -> bool:
        return set(self.heights.values()) == {10}

    def _rockets(self) -> list[str]:
        own = [rocket for rocket in ("white", "grey", "black") if self.depot[rocket]]
        return own + ["built"] * (self.depot["parts"] >= 2)

    def _stop(self) -> set[tuple[str, ...]]:
        return set() if any(self.depot[rocket] for rocket in ("white", "grey", "black")) else {("stop",)}

    def _placings(self) -> set[tuple[str, ...]]:
        found = set()
        for colour, height in self.heights.items():
            dice = self.dice.count(colour)
            if not dice or height == 10:
                continue
            for rocket in self._rockets():
                for steps in range(1, dice + 1) if rocket == "grey" else [dice]:
                    field = f"{colour}-{min(height + steps, 10)}"
                    if self.shown[field] != "#" or rocket == "black":
                        found.add((field, rocket))
        return found

    # what is done

    def do(self, tokens: tuple[str, ...], dice: list[str]) -> None:
        """An action, and how the dice lie after it."""
        assert tokens in self.legal()
        if self.phase == "keep":
            kept = Counter(tokens) - Counter(["none"])
            assert not kept - Counter(dice)
            self.dice = dice
            self._take_parts()
        elif tokens == ("roll",):
            self.dice, self.skipped, self.phase = dice, [], "keep"
        elif tokens in {("stop",), ("done",)}:
            self.phase = "over"
        elif self.phase == "roll":
            self.depot["parts"] -= 1
            self.skipped.remove(tokens[0])
            self._stand(tokens[0], "part")
            self._look_whether_all_is_done()
        elif tokens[0] == "back":
            self._spend(tokens[1], self.supply)
            self.phase = "roll"
        else:
            self._place(*tokens)

    def _take_parts(self) -> None:
        brought = min(self.dice.count("tool") // 2, self.supply["parts"])
        self.depot["parts"] += brought
        self.supply["parts"] -= brought
        self.phase = "place" if self._rockets() else "over"

    def _spend(self, rocket: str, where: dict[str, int] | None = None) -> None:
        name, count = ("parts", 2) if rocket == "built" else (rocket, 1)
        self.depot[name] -= count
        if where is not None:
            where[name] += count

    def _place(self, field: str, rocket: str) -> None:
        colour, number = field.split("-")
        between = (f"{colour}-{other}" for other in range(self.heights[colour] + 1, int(number)))
        self.skipped = [other for other in between if self.shown[other] != "#"]
        self._spend(rocket)
        self.heights[colour] = int(number)
        self._stand(field, rocket)
        self.phase = "roll"
        self._look_whether_all_is_done()

    def _stand(self, field: str, piece: str) -> None:
        assert field not in self.pieces
        self.pieces[field] = piece
        extra = EXTRAS.get(self.shown[field])
        if extra and self.supply[extra]:
            self.supply[extra] -= 1
            self.depot[extra] += 1
        if field in self.flags:
            self.flags.remove(field)
            self.won += 1

    def _look_whether_all_is_done(self) -> None:
        if self.finished() and not (self.skipped and self.depot["parts"]):
            self.phase = "over"

    @property
    def score(self) -> int:
        return self.won + sum(LADDER[height] for height in self.heights.values())
