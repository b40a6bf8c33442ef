"""What the tests of old things need: rules that are ready."""

import pytest

import raumhafen as rh


@pytest.fixture(scope="session", autouse=True)
def compiled():
    """All rules are compiled before the first test begins to wait for anything."""
    for game in rh.GAMES:
        rh.load(game)
