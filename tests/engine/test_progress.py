"""Progress is shown when something is compiled, and "only this once" when that is so."""

import os
import subprocess
import sys

import pytest

import raumhafen as rh
from raumhafen import cli, games
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.texts import Texts
from tests.picked import SOLO

COMPILED = """
from raumhafen.engine.kernel import compiled, helper, i64

@helper
def once_more(number):
    return number + 1

@compiled(i64(i64))
def double(number):
    return 2 * once_more(number)

@compiled(i64(i64))
def treble(number):
    return 3 * once_more(number)
"""
SHOWN = """
from raumhafen.engine.progress import showing_compilation
with showing_compilation("de"):
    import some_rules
    assert some_rules.double(2) == 6
"""
LISTENED = """
from raumhafen.engine.compilation import listening
with listening(lambda compiling: print(compiling.name if compiling else "done")):
    import some_rules
"""
pytestmark = pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") == "1", reason="nothing is compiled")
PREPARING = Texts.of("de")("preparing")


@pytest.fixture
def rules(tmp_path):
    """A module with compiled functions, and an environment in which nothing of it is in the cache."""
    (tmp_path / "some_rules.py").write_text(COMPILED)
    env = {name: value for name, value in os.environ.items() if name != "RAUMHAFEN_QUIET"}
    return env | {"PYTHONPATH": str(tmp_path), "RAUMHAFEN_CACHE": str(tmp_path / "cache")}


def run(script, env):
    """What a script says, on a pipe."""
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    return done.stdout, done.stderr


def test_one_line_the_first_time_and_nothing_after_that(rules):
    assert run(SHOWN, rules) == ("", f"{PREPARING}\n")
    assert run(SHOWN, rules) == ("", "")


def test_functions_that_are_part_of_others_are_not_told_of(rules):
    told = "some_rules.double\ndone\nsome_rules.treble\ndone\n"
    assert run(LISTENED, rules) == (told, "")
    assert run(LISTENED, rules) == ("", "")


def test_silent_on_demand(rules):
    assert run(SHOWN, rules | {"RAUMHAFEN_QUIET": "1"}) == ("", "")


def test_where_nothing_can_be_kept_it_is_every_time_and_said_so(rules, tmp_path):
    (tmp_path / "file").touch()
    nowhere = str(tmp_path / "file" / "cache")
    for _ in range(2):
        said = run(SHOWN, rules | {"RAUMHAFEN_CACHE": nowhere})
        assert said == ("", Texts.of("de")("preparing-again", folder=nowhere) + "\n")


def test_a_bar_at_a_terminal_that_leaves_nothing_behind(rules):
    import pty

    ours, theirs = pty.openpty()
    env = rules | {"TERM": "xterm-256color", "COLUMNS": "120"}
    with subprocess.Popen([sys.executable, "-c", SHOWN], env=env, stderr=theirs) as process:
        os.close(theirs)
        said = b""
        try:
            while part := os.read(ours, 65536):
                said += part
        except OSError:  # the other side is closed
            pass
    os.close(ours)
    assert process.returncode == 0
    shown = said.decode()
    assert PREPARING in shown
    assert "━" in shown
    assert shown.rindex("\x1b[2K") > shown.rindex(PREPARING)  # its line is erased in the end


@pytest.fixture
def unknown(tmp_path, monkeypatch):
    """A game that has to be compiled, and cannot be loaded after that."""
    monkeypatch.delenv("RAUMHAFEN_QUIET", raising=False)
    monkeypatch.setenv("RAUMHAFEN_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    (tmp_path / "unknown_rules.py").write_text(COMPILED)
    monkeypatch.syspath_prepend(tmp_path)

    def load(_game):
        import unknown_rules  # noqa: F401

        raise RaumhafenError("over")

    monkeypatch.setattr(games, "load", load)
    yield
    sys.modules.pop("unknown_rules", None)


@pytest.mark.parametrize("begin", [rh.load, rh.new])
def test_it_is_shown_to_those_who_play_from_python(unknown, capsys, begin):
    with pytest.raises(RaumhafenError):
        begin(SOLO)
    assert capsys.readouterr() == ("", f"{PREPARING}\n")


def test_it_is_shown_by_commands(unknown, capsys):
    assert cli.run(["edition", "show", SOLO, "--lang", "en"]) == cli.BAD_INPUT
    assert capsys.readouterr().err.startswith(Texts.of("en")("preparing") + "\n")
