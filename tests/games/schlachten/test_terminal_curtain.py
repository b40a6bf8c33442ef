"""Several people at one terminal: nobody sees what is another's, and the screen is wiped in between."""

import re
from itertools import pairwise

import raumhafen as rh
from raumhafen.engine.texts import Texts
from raumhafen.terminal.screen import Screen
from raumhafen.terminal.seating import seating
from raumhafen.terminal.session import TerminalSession
from raumhafen.text.layout import plain
from tests.conformance.settings import Lots
from tests.terminal.console import CLEAR, KEY, Terminal

CARD = re.compile(r"(?:yellow|red|blue|green|violet|orange)-\d(?:-clone)?")
NAMES = ("Ada", "Bo", "Cy")


def hand(match, seat: int) -> set[str]:
    return {card.token for card in match.view(seat).seats[seat].hand}


class Watcher(Screen):
    """A screen that reads along, and people who choose at random."""

    def __init__(self, match) -> None:
        super().__init__(plain=True)
        self.match = match
        self.shown: list[str] = []  # since the screen was last wiped
        self.own: set[str] = set()  # what the player at the keyboard has held since then
        self.curtains = self.turns = 0
        self.lots = Lots(3)

    def line(self, text: str = "", style: str = "") -> None:
        self.shown.append(plain(text))

    def clear(self) -> None:
        self.shown, self.own = [], set()

    def ask(self, prompt: str = "> ") -> str:
        screen = "\n".join(self.shown)
        if self.match.over:
            assert set(CARD.findall(screen)) <= self.own
            return ""
        [seat] = self.match.active
        if "press Enter" in screen:
            assert f"Hand over to {NAMES[seat]}." in screen
            assert not CARD.search(screen)
            self.curtains += 1
            return ""
        assert f"{NAMES[seat]}, your turn." in screen
        self.own |= hand(self.match, seat)
        assert set(CARD.findall(screen)) <= self.own
        assert not re.search(r"sees|draws", screen)
        self.turns += 1
        return str(1 + self.lots.below(len(self.match.legal(seat))))


def test_nobody_ever_sees_what_is_anothers():
    match, say = rh.new("schlachten", seats=3, key=KEY), Texts.of("en", rh.load("schlachten").texts)
    screen = Watcher(match)
    TerminalSession(match, say, screen, seating(match.game.about, say, 3, "none", ",".join(NAMES)), {}).run()
    assert match.over
    assert len(match.moves) == screen.turns
    changes = sum(before.seat != after.seat for before, after in pairwise(match.moves))
    assert screen.curtains == changes + 1


def test_a_hand_is_shown_only_after_the_curtain():
    match = rh.new("schlachten", seats=2, key=KEY)
    first = match.active[0]
    own, other = hand(match, first), hand(match, 1 - first)
    assert other - own
    arguments = ["--seats", "2", "--bots", "none", "--names", "Ada,Bo", "--key", KEY, "--lang", "en"]
    with Terminal("play", "schlachten", *arguments) as terminal:
        screen = terminal.read()
        assert f"Hand over to {NAMES[first]}" in screen
        assert not any(token in screen for token in own | other)

        screen = terminal.type("")
        assert all(token in screen for token in own)
        assert not any(word in screen.split() for word in other - own)

        screen = terminal.type("1")  # a card is played: the curtain falls over this hand
        after = terminal.raw[terminal.raw.index(CLEAR) :]
        assert f"Hand over to {NAMES[1 - first]}" in after
        assert not any(token in after for token in own | other)

        screen = terminal.type("undo")  # the one who played thinks again
        assert all(token in screen for token in own)
        assert not any(word in screen.split() for word in other - own)
        terminal.type("1")

        screen = terminal.type("")
        assert CLEAR in terminal.raw
        assert all(token in screen for token in other)
        assert not any(word in screen.split() for word in own - other)
