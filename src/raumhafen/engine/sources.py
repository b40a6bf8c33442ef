"""The sources that compiled code is made of, as a hash.

Numba's cache notices a change in a function's own file, but not in another whose helpers or constants were compiled
into it. So every module has a cache folder named after a hash of its source and of all that it imports.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterable
from importlib.util import resolve_name
from pathlib import Path

#: They change by version, not by file.
LIBRARIES = frozenset({"numba", "numpy", "llvmlite"}) | sys.stdlib_module_names

# Imports at the left margin: what is imported elsewhere in a file is for type checkers, or too late for kernels.
_IMPORT = re.compile(r"^from\s+(\.*[\w.]*)\s+import\s+(\([^)]*\)|[^\n#]*)|^import\s+([^\n#]*)", re.MULTILINE)
_COMMENT = re.compile(r"#[^\n]*")


def source_hash(paths: Iterable[Path], *facts: str) -> str:
    """A hash of these files and facts."""
    digest = hashlib.blake2b(digest_size=10)
    for path in paths:
        text = path.read_bytes()
        digest.update(f"{path.parent.name}/{path.name} {len(text)}\n".encode())
        digest.update(text)
    digest.update("\n".join(facts).encode())
    return digest.hexdigest()


def imported_sources(module: str) -> list[Path]:
    """The file of a module that is being imported, and those of all modules that it imports, directly or not."""
    found: dict[str, Path] = {}
    left = [module]
    while left:
        name = left.pop()
        file = getattr(sys.modules.get(name), "__file__", None)
        if name in found or file is None or not file.endswith(".py") or name.partition(".")[0] in LIBRARIES:
            continue
        found[name] = Path(file)
        left += _imports(name, found[name].read_text("utf-8"))
    return [path for _, path in sorted(found.items())]


def _imports(module: str, text: str) -> list[str]:
    """The modules that a source may import by name, among others that are none."""
    package = getattr(sys.modules[module], "__package__", None) or module
    names = []
    for source, members, plain in _IMPORT.findall(text):
        if plain:
            names += [part.split()[0] for part in plain.split(",") if part.strip()]
        else:
            source = resolve_name(source, package)
            inside = _COMMENT.sub("", members).strip("()").split(",")
            names += [source, *(f"{source}.{part.split()[0]}" for part in inside if part.strip())]
    return names
