import pytest


@pytest.fixture(scope="session", autouse=True)
def ready(compiled):
    """Every test here waits for the server, never for a compiler."""
