"""A real server in a process of its own, on a free port of this machine, with a lounge of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

SERVE = """
import sys
from pathlib import Path
import uvicorn
from raumhafen.server.run import application, config, listen
from raumhafen.server.settings import Settings
settings = Settings(data=Path(sys.argv[1]), pace=0.0, absent_after=1.0, requests_per_second=1000.0, request_burst=10000)
uvicorn.Server(config(application(settings))).run([listen("127.0.0.1", int(sys.argv[2]))])
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Lounge:
    """A lounge that can be closed and opened again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, str(self.data), str(self.port)], stdout=log, stderr=log, env=os.environ
            )
        deadline = time.monotonic() + 1200  # compiled anew, that takes a while
        while True:
            try:
                with urlopen(f"{self.address}/api/games", timeout=60) as answer:
                    if b'"ready":false' not in answer.read():
                        return
            except OSError:
                assert self.process.poll() is None, (self.data / "server.log").read_text()
            assert time.monotonic() < deadline, "the lounge does not open"
            time.sleep(0.1)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def lounge(data: Path) -> Iterator[Lounge]:
    place = Lounge(data)
    place.open()
    try:
        yield place
    finally:
        place.kill()
