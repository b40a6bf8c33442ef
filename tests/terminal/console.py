"""The command, run as people run it: from a shell, through a pipe, at a terminal."""

from __future__ import annotations

import io
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, Self
from unittest import mock

import raumhafen as rh
from raumhafen import cli
from raumhafen.engine.texts import LANGUAGES, Texts
from tests.conformance.settings import Lots
from tests.picked import PARTY

COMMAND = [sys.executable, "-m", "raumhafen.cli"]
KEY = "0123456789abcdef0123456789abcdef"
PATIENCE = 600.0  # seconds: the first to come compiles, on a machine that may be busy
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r")
CLEAR = "\x1b[2J"


def environment(**more: str) -> dict[str, str]:
    unwanted = ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS")
    env = {name: value for name, value in os.environ.items() if name not in unwanted}
    return env | {"LC_CTYPE": "C.UTF-8", "LANG": "C.UTF-8", "TERM": "xterm-256color"} | more


def raumhafen(*words: str, typed: str = "", env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command with its input and output in pipes."""
    return subprocess.run(
        [*COMMAND, *words], input=typed, env=env or environment(), capture_output=True, encoding="utf-8",
        timeout=PATIENCE, check=False,
    )  # fmt: skip


def inside(*words: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """The same in this very process, where the rules are ready: a hundred times as quick."""
    out, err = io.StringIO(), io.StringIO()
    with mock.patch.dict(os.environ, env or environment(), clear=True), redirect_stdout(out), redirect_stderr(err):
        code = cli.run(list(words))
    return subprocess.CompletedProcess(list(words), code, out.getvalue(), err.getvalue())


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """What was said against it; that rules were prepared on the way is none of that."""
    preparing = {Texts.of(language)("preparing") for language in LANGUAGES}
    return "\n".join(line for line in done.stderr.splitlines() if line not in preparing)


def refused(
    words: Sequence[str], *expected: str, run: Callable[..., subprocess.CompletedProcess[str]] = inside
) -> None:
    """One clear line, in German, on standard error, and nothing else."""
    done = run(*words, env=environment(LANG="de_DE.UTF-8"))
    assert (done.returncode, done.stdout) == (2, ""), done
    assert re.fullmatch(r"raumhafen: [^\n]+", complaint(done))
    for part in expected:
        assert part in done.stderr


def record_of(game: str = PARTY, **arguments: Any) -> str:
    """A random match, from its first move to its last, written down."""
    match, lots = rh.new(game, key=KEY, **arguments), Lots(1)
    while not match.over:
        legal = match.legal(match.active[0])
        match.play(match.active[0], legal[lots.below(len(legal))])
    return str(match.record())


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, *words: str) -> None:
        import pty

        self.own, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment(), start_new_session=True
        )
        os.close(theirs)
        self.raw = ""  # what was written since the last answer

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.own)

    def read(self, until: str = r"\n> $", patience: float = PATIENCE) -> str:
        """What is on the screen by the time the command waits again, or has ended."""
        deadline, data = time.monotonic() + patience, b""
        while time.monotonic() < deadline:
            ready, _, _ = select.select([self.own], [], [], 0.05)
            if ready:
                try:
                    data += os.read(self.own, 65536)
                except OSError:  # the other side is closed
                    break
            self.raw = data.decode("utf-8", "replace")
            if re.search(until, ESCAPES.sub("", self.raw)):
                break
        else:
            raise TimeoutError(self.raw)
        return ESCAPES.sub("", self.raw)

    def type(self, words: str, until: str = r"\n> $") -> str:
        """Type a line; what is on the screen then."""
        os.write(self.own, (words + "\n").encode())
        return self.read(until)

    def interrupt(self, until: str) -> str:
        """Interrupt it as Ctrl-C does. A signal between prompt and wait for keys is noticed with the next one."""
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            try:
                return self.read(until, patience=PATIENCE / 10)
            except TimeoutError:
                continue
        raise TimeoutError

    def end(self) -> int:
        """The exit code."""
        return self.process.wait(PATIENCE)


def first_choice(screen: str) -> str | None:
    """The words of the choice with number 1, if the choices are listed."""
    if found := re.search(r"^ +1 (\S+(?: \S+)*)", screen, re.MULTILINE):
        return found[1]
    if found := re.search(r"^  (\S+) +1 (\S+)", screen, re.MULTILINE):  # told verb by verb
        return f"{found[1]} {found[2]}"
    return None
