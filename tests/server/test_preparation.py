"""What is made ready first, in how many processes, and what happens when that fails."""

import asyncio
import os
import subprocess
import sys
import threading
from types import SimpleNamespace

import pytest

from raumhafen.server import preparation
from raumhafen.server.errors import Conflict
from raumhafen.server.preparation import Catalogue, Job, Preparation
from tests.server.harness import PATIENCE, until

TINY = """
from raumhafen.engine.kernel import compiled, i64

@compiled(i64(i64))
def double(number):
    return 2 * number
"""
COMPILE = """
import sys
from raumhafen.engine.compilation import listening
from raumhafen.server.compile_game import compile_modules
with listening(lambda compiling: compiling and print(compiling.name, flush=True)):
    compile_modules("tiny", "tiny")
"""
HOLD = """
import sys
from raumhafen.server.compile_game import alone
with alone("something"):
    print("has it", flush=True)
    sys.stdin.read()
"""


class Recorded(Catalogue):
    """Three games that note when they are made ready; each can be held up, or fail."""

    def __init__(self):
        self.done = []
        self.go_on = threading.Event()
        self.go_on.set()
        self.failing = set()

    def ids(self):
        return ("a", "b", "c")

    def about(self, game):
        return SimpleNamespace(expert="")

    def load(self, game):
        self._note(game)
        return game

    def load_coach(self, game):
        self._note(f"coach {game}")

    def _note(self, name):
        assert self.go_on.wait(PATIENCE)
        self.done.append(name)
        if name in self.failing:
            raise RuntimeError(name)


@pytest.fixture
def catalogue():
    return Recorded()


class AtWork:
    """Works off what is asked for, as long as the test lasts."""

    def __init__(self, preparation):
        self.preparation = preparation

    async def __aenter__(self):
        self.task = asyncio.create_task(self.preparation.run())
        return self.preparation

    async def __aexit__(self, *_):
        self.task.cancel()
        await self.preparation.close()


async def test_first_a_match_then_its_coach_then_the_other_games(catalogue):
    async with AtWork(Preparation(catalogue, in_subprocess=False)) as work:
        work.request_all()
        await until(lambda: len(catalogue.done) == 6)
    assert catalogue.done == ["a", "coach a", "b", "c", "coach b", "coach c"]


async def test_what_somebody_waits_for_comes_before_all_that_is_not_begun(catalogue):
    catalogue.go_on.clear()
    async with AtWork(Preparation(catalogue, in_subprocess=False)) as work:
        work.request_all()
        await until(lambda: work._begun)
        work.request("c")
        catalogue.go_on.set()
        await until(lambda: len(catalogue.done) == 6)
    assert catalogue.done == ["a", "c", "coach c", "coach a", "b", "coach b"]


async def test_a_coach_that_is_waited_for_comes_before_games_that_nobody_asked_for(catalogue):
    async with AtWork(Preparation(catalogue, in_subprocess=False)) as work:
        work.request_all()
        await work.wait_for_coach("c")
        assert work.coach_ready("c")
        assert catalogue.done.index("coach c") == catalogue.done.index("c") + 1
        assert "coach b" not in catalogue.done


class Processes:
    """Processes that compile until they are told to end; `codes` are what those of the beginning return."""

    def __init__(self, monkeypatch, cores=2, codes=()):
        self.begun, self.codes, self.end = [], list(codes), asyncio.Event()
        monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
        monkeypatch.setattr(preparation, "cores", lambda: cores)
        monkeypatch.setattr(Preparation, "_run_process", lambda _, job: self.run(job))

    async def run(self, job):
        self.begun.append(job)
        await self.end.wait()
        return self.codes.pop(0) if self.codes else 0


async def test_as_many_processes_as_cores_compile_at_a_time(catalogue, monkeypatch):
    processes = Processes(monkeypatch)
    async with AtWork(Preparation(catalogue, in_subprocess=True)) as work:
        work.request_all()
        await until(lambda: len(processes.begun) == 2)
        work.request("c")
        assert processes.begun == [Job("a", False), Job("a", True)]
        assert not catalogue.done
        processes.end.set()
        await until(lambda: len(catalogue.done) == 6)
    assert processes.begun[2] == Job("c", False)


class Killable:
    """A process that compiles until it is killed or done."""

    def __init__(self):
        self.ended, self.code = asyncio.Event(), 0

    def kill(self):
        self.code = -9
        self.ended.set()

    async def wait(self):
        await self.ended.wait()


async def test_what_nobody_waits_for_makes_way_and_is_taken_up_again(catalogue, monkeypatch):
    begun, at_work = [], {}
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "0")
    monkeypatch.setattr(preparation, "cores", lambda: 2)

    async def run(self, job):
        begun.append(job)
        self._processes[job] = at_work[job] = process = Killable()
        await process.wait()
        del self._processes[job]
        return process.code

    monkeypatch.setattr(Preparation, "_run_process", run)
    async with AtWork(Preparation(catalogue, in_subprocess=True)) as work:
        work.request_all()
        await until(lambda: len(begun) == 2)
        work.request("c")
        work.request("c")  # asked for once more, it interrupts nothing else
        await until(lambda: len(begun) == 3)
        assert begun == [Job("a", False), Job("a", True), Job("c", False)]
        assert [at_work[job].code for job in begun] == [-9, 0, 0]
        at_work[Job("c", False)].ended.set()
        await until(lambda: work.loaded("c"))
        await until(lambda: len(begun) == 4)
        assert begun[3] == Job("c", True)  # the coach of what is played, then the rest
        at_work[Job("a", True)].ended.set()
        await until(lambda: len(begun) == 5)
        assert begun[4] in (Job("a", False), Job("b", False))


async def test_a_game_under_way_that_somebody_asks_for_is_not_interrupted(catalogue, monkeypatch):
    processes = Processes(monkeypatch, cores=1)
    async with AtWork(Preparation(catalogue, in_subprocess=True)) as work:
        work.request_all()
        await until(lambda: processes.begun)
        work.request("a")
        assert work._begun == {Job("a", False): preparation.Urgency.GAME_ASKED_FOR}
        work._processes[Job("a", False)] = killed = Killable()
        work.request("c")
        assert killed.code == 0
        del work._processes[Job("a", False)]
        processes.end.set()
        await until(lambda: len(catalogue.done) == 6)


async def test_what_coaches_share_is_compiled_once(catalogue, monkeypatch):
    processes = Processes(monkeypatch, cores=1)
    processes.end.set()
    async with AtWork(Preparation(catalogue, in_subprocess=True)) as work:
        work.request_all()
        await until(lambda: len(catalogue.done) == 6)
    assert processes.begun == [Job("a", False), Job("a", True), Job("b", False), Job("c", False)]


async def test_a_process_that_dies_has_a_successor(catalogue, monkeypatch):
    processes = Processes(monkeypatch, cores=1, codes=[-9])
    processes.end.set()
    async with AtWork(Preparation(catalogue, in_subprocess=True)) as work:
        work.request("b")
        await until(lambda: work.loaded("b"))
    assert processes.begun[:2] == [Job("b", False), Job("b", False)]
    assert catalogue.done[0] == "b"


async def test_who_waits_for_a_coach_is_told_that_there_is_none(catalogue, monkeypatch, caplog):
    catalogue.failing.add("coach a")
    async with AtWork(Preparation(catalogue, in_subprocess=False)) as work:
        for _ in range(2):  # the second time at once
            with pytest.raises(Conflict) as failed:
                await work.wait_for_coach("a")
            assert failed.value.code == "coach-failed"
        assert catalogue.done == ["a", "coach a"]
        assert "the coach of a could not be made ready" in caplog.text
        monkeypatch.setattr(preparation, "RETRY_AFTER", 0.0)
        catalogue.failing.clear()
        await work.wait_for_coach("a")
    assert catalogue.done == ["a", "coach a", "coach a"]


def started(script, tmp_path):
    """A process with a cache of its own."""
    env = {**os.environ, "RAUMHAFEN_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}
    return subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    )


@pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") == "1", reason="nothing is compiled")
def test_what_two_processes_need_is_compiled_by_one(tmp_path):
    (tmp_path / "tiny.py").write_text(TINY)
    both = [started(COMPILE, tmp_path) for _ in range(2)]
    said = [process.communicate(timeout=PATIENCE)[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sorted(said) == ["", "tiny.double\n"]


def test_a_process_that_dies_makes_way_for_the_next(tmp_path):
    with started(HOLD, tmp_path) as first:
        assert first.stdout.readline() == "has it\n"
        with started(HOLD, tmp_path) as second:
            first.kill()
            assert second.stdout.readline() == "has it\n"
            second.stdin.close()
            assert second.wait(PATIENCE) == 0


def test_a_process_ends_with_its_server(tmp_path):
    with started(HOLD, tmp_path) as holder:
        assert holder.stdout.readline() == "has it\n"
        with started("from raumhafen.server.compile_game import main; main('something')", tmp_path) as waiting:
            waiting.stdin.close()  # as when the server is killed
            assert waiting.wait(PATIENCE) == 1
        holder.kill()
