"""The examples that people read are run."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path
from textwrap import dedent

import pytest

import raumhafen

ROOT = Path(__file__).parents[1]
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(raumhafen.__path__, "raumhafen.")
    if ".migrations." not in module.name  # scripts that only run within Alembic
)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "README.de.md"])
def test_python_examples_of_a_page_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    text = (ROOT / page).read_text(encoding="utf-8")
    for block in re.findall(r"```python\n(.*?) *```", text, re.DOTALL):
        exec(compile(dedent(block), page, "exec"), {})


def test_the_readme_has_an_example():
    assert "```python\nimport raumhafen as rh" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("module", ["raumhafen", *MODULES])
def test_docstring_examples_run(module):
    failed, _ = doctest.testmod(importlib.import_module(module))
    assert failed == 0
