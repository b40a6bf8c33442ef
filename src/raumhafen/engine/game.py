"""What a game is to everyone else: the modules it is made of, its kernels, and what people see and say of it.

A game's `game.py` passes its modules to `Game`. The protocols here name what each of them must offer, so that mypy
refuses a module in which a function is missing or has another signature.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from raumhafen.engine.about import About
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.tuning import UNTUNED, Tuning

if TYPE_CHECKING:  # importing this loads no numpy
    import numpy as np

    from raumhafen.engine.actions import Actions
    from raumhafen.engine.edition import Edition, Sheet
    from raumhafen.engine.kernel import Bytes, Float64s, Ids, Int64s, UInt64s

REFERENCE = "reference"

Say = Callable[..., str]  #: a catalogue: message and facts to a sentence
Spell = Callable[[int], tuple[str, ...]]  #: an action of one position as tokens


class Reason(NamedTuple):
    """Why something is no action now: a code, the clause behind it, and facts for the sentence."""

    code: str
    clause: str = ""
    facts: Mapping[str, Any] = MappingProxyType({})


# --- the modules of a game --------------------------------------------------------------------------------------------


class EditionModule(Protocol):
    """`edition.py`: the record of all cards, boards and numbers, and reading it from a sheet."""

    @property
    def Edition(self) -> np.dtype[Any]: ...  # noqa: N802
    def pack(self, sheet: Sheet, /) -> Bytes: ...


class ModelModule(Protocol):
    """`model.py`: the record of a match, and the actions."""

    @property
    def State(self) -> np.dtype[Any]: ...  # noqa: N802
    @property
    def ACTIONS(self) -> Actions: ...  # noqa: N802


class RulesModule(Protocol):
    """`rules`: the kernels that are the rules."""

    def start(self, edition: Bytes, state: Bytes, options: Int64s, seats: int, key: UInt64s, /) -> None: ...
    def active(self, edition: Bytes, state: Bytes, /) -> int: ...
    def legal(self, edition: Bytes, state: Bytes, seat: int, out: Ids, /) -> int: ...
    def apply(self, edition: Bytes, state: Bytes, seat: int, action: int, /) -> None: ...
    def scores(self, edition: Bytes, state: Bytes, out: Int64s, /) -> None: ...
    def ranks(self, edition: Bytes, state: Bytes, out: Int64s, /) -> None: ...


class KnowledgeModule(Protocol):
    """`knowledge.py`: who knows what."""

    def observe(self, edition: Bytes, state: Bytes, seat: int, /) -> None: ...
    def resample(self, edition: Bytes, state: Bytes, seat: int, key: UInt64s, /) -> None: ...


class EvaluationModule(Protocol):
    """`evaluation.py`: the bots' quick judgement."""

    def estimate(self, edition: Bytes, state: Bytes, out: Float64s, /) -> None: ...
    def focus(self, edition: Bytes, state: Bytes, seat: int, ids: Ids, n: int, /) -> int: ...


class ViewModule(Protocol):
    """`view.py`: all a client needs to draw, as a typed struct. The seat −1 is a spectator."""

    def view(self, edition: Bytes, observed: Bytes, seat: int, /) -> Any: ...


class ActionsModule(Protocol):
    """`actions.py`: how actions are said, what is asked of a seat, and why something is no action."""

    #: Spells the actions of one position, each as a short path of tokens, unique there.
    def speller(self, edition: Bytes, observed: Bytes, seat: int, /) -> Spell: ...
    #: The message, with its facts, that says what is expected of a seat now.
    def prompt(self, edition: Bytes, observed: Bytes, seat: int, /) -> tuple[str, dict[str, Any]]: ...
    def refuse(self, edition: Bytes, observed: Bytes, seat: int, tokens: tuple[str, ...], /) -> Reason | None: ...


class EventsModule(Protocol):
    """`events.py`: what happened from one observed state to the next, as a seat saw it. A secret action is −1."""

    def events_between(
        self, edition: Bytes, before: Bytes, actor: int, action: int, after: Bytes, seat: int, /
    ) -> Sequence[Any]: ...


class TerminalModule(Protocol):
    """`terminal.py`: the view as lines of text with [colour]…[/] around what has one, and events as log lines."""

    def draw(self, view: Any, say: Say, names: Sequence[str], /) -> list[str]: ...
    def narrate(self, event: Any, say: Say, names: Sequence[str], /) -> str: ...


# --- the game ---------------------------------------------------------------------------------------------------------


class Presentation:
    """What people see and say of a game. Everything here is given observed states only."""

    def __init__(
        self, view: ViewModule, actions: ActionsModule, events: EventsModule, terminal: TerminalModule
    ) -> None:
        self.view = view.view
        self.speller, self.prompt, self.refuse = actions.speller, actions.prompt, actions.refuse
        self.events_between = events.events_between
        self.draw, self.narrate = terminal.draw, terminal.narrate


class Game:
    """A game made ready: compiled, with its words, able to be played."""

    def __init__(
        self,
        about: About,
        edition: EditionModule,
        model: ModelModule,
        rules: RulesModule,
        knowledge: KnowledgeModule,
        evaluation: EvaluationModule,
        view: ViewModule,
        actions: ActionsModule,
        events: EventsModule,
        terminal: TerminalModule,
        tuning: Tuning = UNTUNED,
    ) -> None:
        from raumhafen.engine import kernel

        self.about = about
        self.edition_layout, self.pack = edition.Edition, edition.pack
        self.state_layout = model.State
        self.actions = model.ACTIONS  #: an action by its id: its kind, then its arguments
        self.kernels = kernel.compile_kernels(rules, knowledge, evaluation)
        self.kernel_table = kernel.kernel_table(self.kernels)  #: for compiled functions that serve every game
        self.presentation = Presentation(view, actions, events, terminal)
        self.tuning = tuning  #: how bots search it
        self._editions: dict[str, Edition] = {}

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def tuned(self, **figures: Any) -> Game:
        """The same game, searched by other figures of its tuning."""
        other = copy(self)
        other.tuning = self.tuning._replace(**figures)
        return other

    @property
    def id(self) -> str:
        """The short name."""
        return self.about.id

    @property
    def folder(self) -> Path:
        """Where its editions and texts lie."""
        return self.about.folder

    @property
    def texts(self) -> str:
        """The folder of its catalogues."""
        return self.about.texts

    @cached_property
    def step(self) -> Callable[[Bytes, Bytes, Ids, int], int]:
        """One call a move, for `Stepper`; compiled when it is first asked for, since to play a match takes none."""
        from raumhafen.engine.step import compile_step

        return compile_step(self.kernels)

    def edition(self, name: str = REFERENCE) -> Edition:
        """One of the game's own editions by name, or any other by the path of its file."""
        from raumhafen.engine import edition

        own = self.folder / "editions" / (name + edition.SUFFIX)
        is_file = name.endswith(edition.SUFFIX)
        if not is_file and not own.exists():
            raise RaumhafenError("edition", game=self.about.title, found=name, known=", ".join(self.about.editions()))
        if name not in self._editions or is_file:
            title, sheet = edition.read(Path(name) if is_file else own, self.id)
            try:
                data = self.pack(sheet)
            except RaumhafenError as problem:
                problem.texts = self.texts
                raise
            sheet.done()
            self._editions[name] = edition.Edition(self.id, title, data, sheet)
        return self._editions[name]

    def option_values(self, chosen: dict[str, int]) -> Int64s:
        """Options as the kernels take them."""
        import numpy as np

        return np.array([chosen[option.name] for option in self.about.options] or [0], np.int64)
