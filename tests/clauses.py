"""Which tests hold which clause of the rules.

`python -m tests.clauses` writes the table `docs/clauses.md` anew.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import raumhafen as rh

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "docs" / "clauses.md"


def clauses(game: str) -> list[str]:
    """The numbers of a game's clauses, in order."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(rf"^\| ({rh.about(game).clauses}-\d+) \|", text, re.MULTILINE)


def marked() -> dict[str, list[str]]:
    """The tests marked with each clause."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        for clause in mark.args:
                            assert isinstance(clause, ast.Constant)
                            found[clause.value].append(f"{path.stem.removeprefix('test_')}: {node.name}")
    return found


def table() -> str:
    """The table clause → tests of all games that are there."""
    tests = marked()
    lines = ["# Clauses and the tests that hold them", "", "Written by `python -m tests.clauses`."]
    for game in rh.GAMES:
        lines += ["", f"## {rh.about(game).title}", "", "| clause | tests |", "| --- | --- |"]
        for clause in clauses(game):
            names = (name.replace("test_", "", 1).replace("_", " ") for name in tests[clause])
            lines.append(f"| {clause} | {'; '.join(names)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
    print(TABLE)
