"""The project itself: locks, set-up and packaging keep their promises."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest
import run
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
LOCKS = sorted((ROOT / "locks").iterdir())
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
RUN = (ROOT / "run.py").read_text("utf-8")


def requirements(lock: str) -> dict[str, str]:
    """Name → the whole requirement as written: version, marker and hashes."""
    text = (ROOT / "locks" / lock).read_text("utf-8")
    entries = re.split(r"\n(?=\S)", text.strip())
    return {entry.split("==")[0]: entry for entry in entries}


def constant(name: str) -> object:
    """The value of a constant of run.py, read without running it."""
    for node in ast.parse(RUN).body:
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == [name]:
            return ast.literal_eval(node.value)
    raise LookupError(name)


def test_there_is_a_lock_for_the_tools_for_node_and_for_each_set():
    assert {path.stem for path in LOCKS} == {"tools", "node", *constant("SETS")}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_locks_hold_no_addresses(lock):
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*(--(index|extra|find)|-[efi] | *@ )", text, re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_every_requirement_has_one_version_and_a_hash(lock):
    entries = requirements(lock.name)
    assert entries
    for name, entry in entries.items():
        first, *hashes = entry.split("\\\n")
        assert re.fullmatch(r"[a-z0-9-]+==[\w.+!]+( ; .+)? ?", first), name
        assert hashes, name
        assert all(re.fullmatch(r"\s+--hash=sha256:[0-9a-f]{64}\s*", line) for line in hashes), name


def test_the_sets_agree():
    smaller, larger = requirements("run.txt"), requirements("test.txt")
    assert smaller.items() < larger.items()


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("run.txt", PROJECT["project"]["dependencies"]),
        ("run.txt", PROJECT["build-system"]["requires"]),
        ("test.txt", PROJECT["project"]["optional-dependencies"]["test"]),
    ],
    ids=["dependencies", "build backend", "test extra"],
)
def test_locks_answer_the_project(lock, wanted):
    entries = requirements(lock)
    for requirement in map(Requirement, wanted):
        name = canonicalize_name(requirement.name)
        assert name in entries, f"{name} is not locked: python3 run.py lock"
        version = re.match(r"[^=]+==([^ ;]+)", entries[name])[1]
        assert requirement.specifier.contains(version), f"{name} {version} is not {requirement.specifier}"


def test_run_needs_only_the_standard_library():
    imported = set()
    for node in ast.walk(ast.parse(RUN)):
        if isinstance(node, ast.Import):
            imported.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            imported.add(node.module.split(".")[0])
    assert imported
    assert imported <= sys.stdlib_module_names


def test_an_old_python_can_read_run_as_far_as_the_refusal():
    ast.parse(RUN, feature_version=(3, 7))


def test_the_test_command_runs_every_check():
    commands = [" ".join(command) for command in constant("CHECKS").values()]
    for expected in ("ruff check", "ruff format --check", "mypy", "lint-imports", "pytest"):
        assert any(command.startswith(expected) for command in commands), expected
    assert set(run.BESIDE) < set(run.CHECKS)


def test_ci_runs_the_test_command():
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert script.read_text("utf-8").splitlines()[-1] == "exec python3 run.py test"


def test_layers_are_those_of_the_design():
    [contract] = (c for c in PROJECT["tool"]["importlinter"]["contracts"] if c["id"] == "layers")
    order = [set(re.findall(r"\w+", layer)) for layer in contract["layers"]]
    assert order == [
        {"cli"},
        {"tools"},
        {"lab", "rl", "server", "terminal"},
        {"bots"},
        {"games"},
        {"books"},
        {"engine"},
        {"storage", "text"},
    ]
    assert contract["exhaustive"]


def test_the_wheel_holds_every_file_of_the_package():
    packed = {Path(file.path).relative_to(ROOT).as_posix() for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    present = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "src" / "raumhafen").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert "src/raumhafen/py.typed" in present
    assert present <= packed


def test_the_test_command_says_what_failed_and_what_it_took(monkeypatch, capfd):
    saying = {
        "quick": "print('quick is done')",
        "tests": "import sys; print('given', *sys.argv[1:])",
        "aside": "import sys; print('aside is done'); sys.exit(3)",
        "also aside": "print('so is the other')",
    }
    monkeypatch.setattr(run, "CHECKS", {check: ["python", "-c", script] for check, script in saying.items()})
    monkeypatch.setattr(run, "BESIDE", ["aside", "also aside"])
    monkeypatch.setattr(run, "prepare", lambda name: None)
    monkeypatch.setattr(run, "install_programs", lambda guard: None)
    assert run.main(["test", "-k", "word"]) == 1
    out, err = capfd.readouterr()
    assert out.splitlines() == ["quick is done", "given -k word", "aside is done", "so is the other"]
    assert err.splitlines()[-1] == "raumhafen: failed: aside"
    told = [line.removeprefix("raumhafen: ") for line in err.splitlines()]
    assert told[:2] == ["check 1/4: quick", "check 2/4: tests"]
    assert [re.sub(r"^ *[\d.]+ s  ", "", line) for line in told[4:-1]] == [
        *("quick", "tests", "aside  (beside the others)", "also aside  (beside the others)", "in all"),
    ]
    monkeypatch.setattr(run, "CHECKS", {"quick": ["python", "-c", ""]})
    monkeypatch.setattr(run, "BESIDE", [])
    assert run.main(["test"]) == 0
    assert capfd.readouterr().err.endswith("raumhafen: every check passed\n")
