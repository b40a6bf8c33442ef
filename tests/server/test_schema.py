"""Schemathesis reads the description of the requests and tries requests that fit it, and others that do not."""

import asyncio
import threading
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from raumhafen.server.app import make_app
from raumhafen.server.lounge import Lounge
from raumhafen.server.rest import openapi_schema
from tests.server.harness import PATIENCE, TestCatalogue, quick, running

EXAMPLES = 20  #: for each address


nowhere = quick(Path("/nowhere"))
schema = schemathesis.openapi.from_dict(openapi_schema(make_app(nowhere, Lounge(nowhere, store=object())).api))
# What fits the description may still not fit the game (its options, its number of seats): that is said by name below.
accepted = schema.config.checks.positive_data_acceptance
accepted.expected_statuses = [*accepted.expected_statuses, "400"]


class Served:
    """A server in a thread, with tables in every state."""

    def __init__(self, folder):
        self.folder = folder
        self.tables = []
        self.up = threading.Event()
        self.down = threading.Event()

    async def run(self):
        async with running(quick(self.folder), TestCatalogue()) as house:
            ada = house.device()
            self.cookie, self.origin = await ada.cookie(), house.origin
            for seats in (["me", "friend", "friend"], ["me", "here"], ["me", "random"], ["random", "random"]):
                self.tables.append((await ada.open(*seats))["id"])
            while (await ada.ask("GET", f"/api/tables/{self.tables[-1]}"))["status"] != "over":
                await asyncio.sleep(0.05)
            self.up.set()
            await asyncio.to_thread(self.down.wait)


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    server = Served(tmp_path_factory.mktemp("schema"))
    thread = threading.Thread(target=lambda: asyncio.run(server.run()))
    thread.start()
    assert server.up.wait(PATIENCE)
    yield server
    server.down.set()
    thread.join()


@schema.parametrize()
@settings(
    max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck), database=None
)
def test_requests(case, served):
    if "id" in (case.path_parameters or {}) and served.tables:
        number = sum(map(ord, str(case.path_parameters["id"])))
        if number % 4:
            case.path_parameters["id"] = served.tables[number % len(served.tables)]
    headers = {"origin": served.origin, "cookie": f"raumhafen={served.cookie}"}
    answer = case.call_and_validate(base_url=served.origin, headers=headers)
    if answer.status_code == 400 and case.meta.generation.mode.is_positive:
        assert answer.json()["code"] != "bad-request", case.body
