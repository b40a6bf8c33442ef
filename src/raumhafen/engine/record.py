"""Records: a match as text, and back.

    raumhafen record 1
    game toy
    edition reference 2a8e0f…
    seats 2
    key 5f…
    key-hash 91…

    0 slot-0 card-3   # a note, for readers
    1 slot-1 card-1

    result 2 1
    seal 77ab…

Tags, one action a line, and at the end the result. A record with notes is a tutorial.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from raumhafen.engine.errors import RecordError

FORMAT = "raumhafen record 1"
SUFFIX = ".rec"
TAGS = ("game", "edition", "seats", "option", "name", "key", "key-hash")
CLOSING = ("result", "seal")


@dataclass(frozen=True)
class Line:
    """One action of a record, or (without a seat) a note that stands alone."""

    seat: int | None
    tokens: tuple[str, ...] = ()
    note: str = ""
    number: int = field(default=0, compare=False)  #: the line of the file it was read from

    def __str__(self) -> str:
        said = "" if self.seat is None else f"{self.seat} {' '.join(self.tokens)}"
        note = f"# {self.note}".rstrip() if self.note or self.seat is None else ""
        return f"{said}  {note}" if said and note else said + note


@dataclass(frozen=True)
class Record:
    """A match as it is written down."""

    game: str
    edition: str
    edition_hash: str
    seats: int
    options: dict[str, str]
    names: tuple[str, ...]
    key: str
    key_hash: str
    lines: list[Line]
    result: tuple[int, ...] | None = None
    seal: str = ""  #: a mark over all actions and the last state
    where: dict[str, int] = field(default_factory=dict, compare=False)  #: the line each tag was read from

    def __str__(self) -> str:
        head = [FORMAT, f"game {self.game}", f"edition {self.edition} {self.edition_hash}", f"seats {self.seats}"]
        head += [f"option {name} {value}" for name, value in self.options.items()]
        head += [f"name {seat} {name}" for seat, name in enumerate(self.names)]
        head += [f"key {self.key}", f"key-hash {self.key_hash}"]
        tail = [] if self.result is None else [f"result {' '.join(map(str, self.result))}"]
        tail += [f"seal {self.seal}"] if self.seal else []
        parts = [head, [str(line) for line in self.lines], tail]
        return "\n\n".join("\n".join(part) for part in parts if part) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """A record from its text; an error names the line that is wrong."""
        return _Reader(text).read()


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.where: dict[str, int] = {}
        self.tags: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.lines: list[Line] = []
        self.result: tuple[int, ...] | None = None
        self.seal = ""

    def read(self) -> Record:
        numbered = enumerate(self.text.splitlines(), 1)
        _, first = next(numbered, (1, ""))
        if first.strip() != FORMAT:
            raise RecordError("record-format", line=1, found=first[:60], expected=FORMAT)
        for number, line in numbered:
            if line.strip():
                self._take(number, line.strip())
        end = len(self.text.splitlines())
        for tag in ("game", "edition", "seats", "key"):
            if tag not in self.tags:
                raise RecordError("record-tag-missing", line=end, tag=tag)
        edition, _, edition_hash = self.tags["edition"].partition(" ")
        return Record(
            game=self.tags["game"],
            edition=edition,
            edition_hash=edition_hash.strip(),
            seats=self._whole("seats"),
            options=self.options,
            names=tuple(self.names.get(seat, "") for seat in range(max(self.names, default=-1) + 1)),
            key=self.tags["key"],
            key_hash=self.tags.get("key-hash", ""),
            lines=self.lines,
            result=self.result,
            seal=self.seal,
            where=self.where,
        )

    def _take(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word.startswith("#"):
            self.lines.append(Line(None, note=line[1:].strip(), number=number))
        elif word.isdecimal():
            self._action(number, int(word), rest)
        elif word in CLOSING:
            self._close(number, word, rest)
        elif word in TAGS and not any(line.seat is not None for line in self.lines):
            self._tag(number, word, rest)
        else:
            raise RecordError("record-line", line=number, found=line[:60], known=", ".join((*TAGS, *CLOSING)))

    def _tag(self, number: int, tag: str, rest: str) -> None:
        name, _, value = rest.partition(" ")
        value = value.strip()
        if not rest or (tag in ("option", "name") and not value) or (tag == "name" and not name.isdecimal()):
            raise RecordError("record-tag", line=number, tag=tag, found=rest[:60])
        spot = f"{tag} {name}" if tag in ("option", "name") else tag
        if spot in self.where:
            raise RecordError("record-tag-twice", line=number, tag=spot)
        self.where[spot] = number
        if tag == "option":
            self.options[name] = value
        elif tag == "name":
            self.names[int(name)] = value
        else:
            self.tags[tag] = rest

    def _action(self, number: int, seat: int, rest: str) -> None:
        if self.result is not None or self.seal:
            raise RecordError("record-after-end", line=number)
        said, _, note = (" " + rest).partition(" #")
        if not said.split():
            raise RecordError("record-no-action", line=number)
        self.lines.append(Line(seat, tuple(said.split()), note.strip(), number))

    def _close(self, number: int, word: str, rest: str) -> None:
        self.where[word] = number
        if word == "seal" and rest:
            self.seal = rest
        elif word == "result" and rest and all(part.lstrip("-").isdecimal() for part in rest.split()):
            self.result = tuple(int(part) for part in rest.split())
        else:
            raise RecordError("record-tag", line=number, tag=word, found=rest[:60])

    def _whole(self, tag: str) -> int:
        if not self.tags[tag].isdecimal():
            raise RecordError("record-tag", line=self.where[tag], tag=tag, found=self.tags[tag][:60])
        return int(self.tags[tag])
