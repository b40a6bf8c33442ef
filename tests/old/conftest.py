"""What the tests of old things need: rules that are ready, and the PostgreSQL of the server's tests."""

import pytest

import raumhafen as rh
from tests.server.conftest import cluster, database

__all__ = ["cluster", "database"]


@pytest.fixture(scope="session", autouse=True)
def compiled():
    """All rules are compiled before the first test begins to wait for anything."""
    for game in rh.GAMES:
        rh.load(game)
