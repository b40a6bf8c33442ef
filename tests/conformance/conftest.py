import pytest

from tests.conformance.settings import settings

ALL = list(settings())


@pytest.fixture(params=ALL, ids=str)
def setting(request):
    """Each game with each number of seats and each option."""
    return request.param
