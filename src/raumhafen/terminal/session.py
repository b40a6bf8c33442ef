"""A match at one terminal: people who take turns at the keyboard, and bots."""

from __future__ import annotations

import hashlib
import shlex
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from raumhafen.engine.about import SPECTATOR
from raumhafen.engine.advice import SECONDS, Limits
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.match import Match
from raumhafen.engine.progress import showing_compilation
from raumhafen.engine.rng import key_words
from raumhafen.engine.texts import LANGUAGES, Texts
from raumhafen.terminal import completion
from raumhafen.terminal.book import entered
from raumhafen.terminal.choices import choices, in_columns
from raumhafen.terminal.files import file_errors, record_path, write_text
from raumhafen.terminal.hints import hint
from raumhafen.terminal.narration import glossary, names_for, narrate, result_lines, rules
from raumhafen.terminal.screen import Screen
from raumhafen.terminal.seating import Seating, check_name
from raumhafen.terminal.vocabulary import Vocabulary, fold, tokens_of

if TYPE_CHECKING:
    from raumhafen.bots import Player
    from raumhafen.engine.kernel import UInt64s

COMMANDS = ("undo", "rules", "save", "list", "hint", "help", "quit")


class Quit(Exception):
    """A player leaves the match."""


class TerminalSession:
    """One match at the terminal, from the welcome to the goodbye."""

    def __init__(
        self,
        match: Match,
        say: Texts,
        screen: Screen,
        seating: Seating,
        bots: Mapping[int, Player],
        resume: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.say = say
        self.screen = screen
        self.names = seating.names
        self.people = seating.people
        self.seating = seating
        self.bots = bots
        self.resume = resume  #: further words of the command that takes this match up again
        self.vocabulary = Vocabulary(say)
        #: The seat at the keyboard, whose secrets may be on the screen; at first none, unless one person plays.
        self.present = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.told = dict.fromkeys((SPECTATOR, *range(match.seats)), len(match.moves))  #: how many moves each knows of
        self.thinking = SPECTATOR  #: the bot of which that was said last
        self.commands = {word: name for name in COMMANDS for word in (fold(say(f"command-{name}")), name)}
        self.commands["?"] = "help"

    def run(self) -> None:
        """Play to the end, or until a player leaves."""
        completion.enable(self._words)
        try:
            self._welcome()
            while not self.match.over:
                self._step()
            self._finish()
        except (Quit, EOFError):
            pass
        finally:  # also when interrupted
            self.screen.line()
            self.screen.line(self.say("play-goodbye" if self.match.over else "play-goodbye-running"))

    # --- the course of a match ----------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        self.screen.heading(self.match.game.about.title)
        self.screen.prose(self.say("play-seats", names=", ".join(map(self._introduce, range(self.match.seats)))))
        for level in dict.fromkeys(self.seating.bots.values()):
            self.screen.prose(f"{self.say(f'level-{level}')}: {self.say(f'level-{level}-about')}.", "dim")
        if self.match.moves:
            self.screen.prose(self.say("play-loaded", moves=len(self.match.moves)))
        self.screen.prose(self.say("play-key-hash"), "dim")
        self.screen.line(self.match.key_hash, "dim")
        if self.people:
            self.screen.prose(self.say("play-help-hint", help=self.say("command-help")))

    def _introduce(self, seat: int) -> str:
        name = self.say("you") if self.people == [seat] else self.names[seat]
        bot = self.seating.bots.get(seat)
        return self.say("play-seat-bot", name=name, level=self.say(f"level-{bot}")) if bot else name

    def _step(self) -> None:
        """One action of an active seat: bots first, so that they do not keep people waiting."""
        active = self.match.active
        for seat in active:
            if seat in self.bots:
                self._play_bot(seat)
                return
        seat = self.present if self.present in active else active[0]
        if seat != self.present:
            if self._keep_secrets() and not self._hand_over(seat):
                return
            self.present = seat
        self.thinking = SPECTATOR
        self._turn(seat)

    def _play_bot(self, seat: int) -> None:
        match, player = self.match, self.bots[seat]
        if player.bot.kernel is None and self.thinking != seat:
            self.screen.line(self.say("play-thinking", name=self.names[seat]), "dim")
        self.thinking = seat
        limits = Limits(time.monotonic() + SECONDS, np.zeros(1, np.uint8))
        match.play(seat, player.choose(match.observed(seat), bot_key(match, seat), limits))
        if not self.people:
            self._tell(SPECTATOR)

    def _keep_secrets(self) -> bool:
        """Does one of those at the keyboard know what another may not see?"""
        return len({self.match.observed_bytes(seat) for seat in self.people}) > 1

    def _hand_over(self, seat: int) -> bool:
        """The curtain. Did the next person take over? If not, the one before took a move back."""
        before = self.present
        can_undo = before != SPECTATOR and self.match.can_undo(before)
        if before != SPECTATOR:
            self.screen.clear()
        self.screen.prose(self.say("play-curtain", name=self.names[seat]), "bold")
        if can_undo:
            self.screen.prose(self.say("play-curtain-undo", undo=self.say("command-undo")))
        while said := self.screen.ask():
            command = self.commands.get(fold(said))
            if command == "quit":
                raise Quit
            if command == "undo" and can_undo:
                self._undo(before)
                return False
        self.screen.clear()
        return True

    def _turn(self, seat: int) -> None:
        """Show a person what is new, and have them do something."""
        self._tell(seat)
        self._draw(seat)
        while True:
            said = self.screen.ask()
            if self._explain(partial(self._execute, seat, said)):
                return

    def _explain(self, do: Callable[[], bool]) -> bool:
        """Do something; whatever is wrong with it is said."""
        try:
            return do()
        except RaumhafenError as problem:
            self.screen.prose(problem.say(self.say.language), "bright_red")
            return False

    def _execute(self, seat: int, said: str) -> bool:
        """Do what was typed. Has the match gone on, or back?"""
        word, _, rest = said.partition(" ")
        match self.commands.get(fold(word)) if word else "table":
            case "table":
                self._draw(seat)
            case "save":
                self._save(rest.strip())
            case "undo":
                self._undo(seat, rest)
                return True
            case "list" if rest:
                self.screen.lines(in_columns(self.vocabulary.find(self.match, seat, rest), self.vocabulary))
            case command if command is None or rest:
                self.match.play(seat, self.vocabulary.choose(self.match, seat, said))
                return True
            case "list":
                self._ask(seat, whole=True)
            case "rules":
                self.screen.markdown(rules(self.match.game.folder, self.say.language))
            case "hint":
                self._hint(seat)
            case "help":
                self._help(seat)
            case "quit":
                raise Quit
        return False

    def _finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.told[SPECTATOR] = max(self.told[SPECTATOR], self.told[self.present])
        self._tell(viewer)
        self.screen.heading(self.say("play-over"))
        verdict, *table = result_lines(self.match, self.say, names_for(viewer, self.names))
        self.screen.line(verdict, "bold")
        self.screen.lines(table)
        self.screen.line()
        self.screen.prose(self.say("play-key", key=self.match.key))
        for seat in self.people if self.match.game.about.book else ():
            self._enter(seat)
        while True:
            self.screen.prose(self.say("play-after", save=self.say("command-save")))
            word, _, rest = self.screen.ask().partition(" ")
            if not word or self.commands.get(fold(word)) == "quit":
                raise Quit
            if self.commands.get(fold(word)) == "save":
                self._explain(partial(self._save, rest.strip()))

    # --- what is shown ------------------------------------------------------------------------------------------------

    def _tell(self, seat: int) -> None:
        """What happened since this seat was last told."""
        if self.told[seat] == len(self.match.moves):
            return
        events = self.match.events(seat, self.told[seat])
        self.told[seat] = len(self.match.moves)
        sentences = narrate(self.match, events, self.say, names_for(seat, self.names))
        if sentences:
            self.screen.line()
        for sentence in sentences:
            self.screen.prose(sentence)

    def _draw(self, seat: int) -> None:
        """The table, and what can be done."""
        self.screen.rule()
        draw = self.match.game.presentation.draw
        self.screen.lines(draw(self.match.view(seat), self.say, names_for(seat, self.names)))
        self._ask(seat)

    def _ask(self, seat: int, whole: bool = False) -> None:
        """What is expected, and the choices there are."""
        name = self.say("play-turn-of", name=self.names[seat]) if len(self.people) > 1 else self.say("play-turn")
        self.screen.line()
        self.screen.prose(f"{name} {self.say.format(*self.match.prompt(seat))}", "bold")
        self.screen.lines(choices(self.match.legal(seat), self.vocabulary, self.say, whole))

    def _help(self, seat: int) -> None:
        example = max(self.match.legal(seat), key=lambda action: (len(action.tokens) == 2, -action.id)).tokens
        words = self.vocabulary.phrase(reversed(example))
        short = " ".join(self.vocabulary.shorten(token, self.match.legal(seat)) for token in example)
        self.screen.line()
        self.screen.prose(self.say("help-choose", example=words))
        self.screen.prose(self.say("help-short", example=short))
        if not self.screen.plain:
            self.screen.prose(self.say("help-tab"))
        self.screen.line()
        named = {name: self.say(f"command-{name}") for name in COMMANDS}
        named["save"] += " " + self.say("help-save-name")
        named["list"] += f" [{self.say('help-list-words')}]"
        named["undo"] += f" [{self.say('help-undo-move')}]"
        rows = [(called, self.say(f"help-{name}")) for name, called in named.items()]
        for lead, meaning in glossary([(self.say("help-empty"), self.say("help-empty-does")), *rows]):
            self.screen.prose(meaning, lead=lead)

    def _words(self) -> list[str]:
        """What the Tab key may complete to."""
        playing = self.present != SPECTATOR and not self.match.over
        meant = [*self.match.legal(self.present), *self.match.undo_choices(self.present)] if playing else []
        return [*map(self.vocabulary.say, tokens_of(meant)), *(self.say(f"command-{name}") for name in COMMANDS)]

    # --- what is done -------------------------------------------------------------------------------------------------

    def _hint(self, seat: int) -> None:
        """What the coach would do; given what the seat may know."""
        from raumhafen.bots.coach import advise, prepare

        match = self.match
        with showing_compilation(self.say.language):
            prepare(match.game)
        self.screen.line(self.say("hint-thinking"), "dim")
        advice = advise(match.game, match.edition.data, match.observed(seat), seat, bot_key(match, seat))
        for lead, line in hint(advice, match.legal(seat), self.vocabulary, self.say):
            self.screen.prose(line, lead=lead)

    def _enter(self, seat: int) -> None:
        """Enter the result in the game's book; a player without a name is asked for one."""
        name = self.names[seat]
        if name in (Texts.of(language)("name-person", number=seat + 1) for language in LANGUAGES):
            name = self.screen.ask(self.say("book-ask") + " ")
            while name and not self._explain(partial(_is_name, name)):
                name = self.screen.ask(self.say("book-ask") + " ")
            if not name:
                self.screen.prose(self.say("book-unnamed"))
                return
        for line in entered(self.match, {seat: name}, self.say):
            self.screen.prose(line)

    def _undo(self, seat: int, words: str = "") -> None:
        action = self.vocabulary.choose_undo(self.match, seat, words)
        number = self.match.undo_number(seat, action)
        taken = self.match.undo(seat, action)
        self.told = {other: told - (told > number) for other, told in self.told.items()}
        self.screen.line(self.say("play-undone", action=self.vocabulary.phrase(taken.tokens)))

    def _save(self, name: str) -> bool:
        """Write the match down, unless that would cost an older file. Was it done?"""
        if not name:
            raise RaumhafenError("save-name", command=self.say("command-save"))
        path = record_path(name)
        with file_errors(path):
            there, folder = path.exists(), path.is_dir()
        if there and not folder:
            yes, no = self.say("command-yes"), self.say("command-no")
            said = fold(self.screen.ask(self.say("play-save-ask", file=str(path), yes=yes, no=no) + " "))
            if not said or not any(word.startswith(said) for word in (fold(yes), "yes")):
                self.screen.line(self.say("play-save-kept"))
                return False
        write_text(path, str(self.match.record()))
        file = shlex.quote(str(path))
        self.screen.prose(self.say("play-saved", file=str(path)))
        if self.match.over:
            self.screen.prose(self.say("play-saved-over", file=file))
            self.screen.prose(self.say("play-saved-review", file=file))
        else:
            self.screen.prose(self.say("play-saved-running"))
            self.screen.line(" ".join(["  raumhafen play --load", file, *map(shlex.quote, self.resume)]))
        return True


def _is_name(name: str) -> bool:
    return bool(check_name(name))


def bot_key(match: Match, seat: int) -> UInt64s:
    """A bot's own randomness for its next move: the same in the same match, and no clue to the match's own."""
    return key_words(hashlib.sha256(f"bot {match.key} {seat} {len(match.moves)}".encode()).hexdigest()[:32])
