"""What can go wrong, said so that a person can mend it.

An error is a code and facts; its sentence lives in the catalogues, so that it reads well in either language.
"""

from __future__ import annotations

from raumhafen.engine.texts import Texts


class RaumhafenError(ValueError):
    """Bad input: one clear sentence, and nothing has changed."""

    texts = ""  #: the folder of a game's catalogues, where the sentence is the game's own

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def say(self, language: str = "en") -> str:
        """The sentence in a language."""
        texts = Texts.of(language, self.texts)
        return texts(f"error-{self.code}", **{name: _said(fact, texts) for name, fact in self.facts.items()})

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.__dict__)


class EditionError(RaumhafenError):
    """An edition file that does not hold what the game needs."""


class RecordError(RaumhafenError):
    """A record that cannot be replayed; `line` says where."""

    @property
    def line(self) -> int:
        """The line of the record, counted from 1."""
        line = self.facts["line"]
        assert isinstance(line, int)
        return line


class Refused(RaumhafenError):
    """An action or a request that the rules do not allow, with the clause that says so where there is one."""

    def __init__(self, code: str, clause: str = "", texts: str = "", **facts: object) -> None:
        super().__init__(code, **facts)
        self.clause = clause
        self.texts = texts

    def say(self, language: str = "en") -> str:
        """The sentence, and the clause behind it."""
        said = super().say(language)
        return f"{said} ({self.clause})" if self.clause else said


def trouble(problem: OSError) -> RaumhafenError:
    """What stands in the way of a file, as the end of a sentence about it."""
    if isinstance(problem, FileNotFoundError):
        return RaumhafenError("file-missing")
    if isinstance(problem, PermissionError):
        return RaumhafenError("file-forbidden")
    if isinstance(problem, IsADirectoryError):
        return RaumhafenError("file-folder")
    return RaumhafenError("file-other", problem=problem.strerror or str(problem))


def _said(fact: object, texts: Texts) -> object:
    """A fact in words. A text stays as it is, since a player may have typed it; only a tuple can name messages."""
    if isinstance(fact, RaumhafenError):
        return fact.say(texts.language)
    return texts.listed(fact) if isinstance(fact, tuple) else fact


def _rebuild(kind: type[RaumhafenError], fields: dict[str, object]) -> RaumhafenError:
    error = kind.__new__(kind)
    error.__dict__.update(fields)
    error.args = (fields["code"],)
    return error
