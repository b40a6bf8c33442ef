"""The client's types are those of the structs."""

import pytest

from raumhafen.tools import typescript

FILES = typescript.files()


@pytest.mark.parametrize("name", FILES)
def test_types_are_fresh(name):
    file = typescript.FOLDER / name
    written = file.read_text("utf-8") if file.exists() else ""
    assert written == FILES[name], "stale; renew by: python -m raumhafen.tools.typescript"


def test_nothing_else_lies_there():
    assert {file.name for file in typescript.FOLDER.iterdir()} == FILES.keys()
