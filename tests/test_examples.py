"""The examples that people read are run."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

import raumhafen

ROOT = Path(__file__).parents[1]
PLACES = ("*.md", "docs/**/*.md", "src/**/*.md", "tests/**/*.md", "web/*.md")  # not the pages of what is installed
EXAMPLES = {
    page.relative_to(ROOT).as_posix(): [dedent(block) for block in blocks]
    for place in PLACES
    for page in sorted(ROOT.glob(place))
    if (blocks := re.findall(r"^ *```python\n(.*?)^ *```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE))
}


@pytest.mark.parametrize("page", EXAMPLES)
def test_python_examples_of_a_page_run(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for block in EXAMPLES[page]:
        exec(compile(block, page, "exec"), {})


def test_those_who_use_it_and_those_who_take_part_find_an_example():
    assert {"README.md", "CONTRIBUTING.md"} <= EXAMPLES.keys()
    assert EXAMPLES["README.md"][0].startswith("import raumhafen as rh\n")


def test_the_example_of_the_package_runs():
    [example] = re.findall(r"\n\n((?:    .*\n|\n)+)\n", raumhafen.__doc__)
    facts = {}
    exec(dedent(example), facts)
    assert len(facts["match"].moves) == 1
