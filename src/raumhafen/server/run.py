"""Start the server: find a free port, print the address, open the browser, serve until Ctrl-C."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from contextlib import nullcontext, suppress
from dataclasses import asdict, replace
from pathlib import Path

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from raumhafen.engine.texts import Texts, preferred
from raumhafen.server.app import make_app
from raumhafen.server.direct_websocket import DirectWebSocket
from raumhafen.server.errors import TEXTS, BadRequest
from raumhafen.server.lounge import Lounge
from raumhafen.server.preparation import Catalogue
from raumhafen.server.security import SecurityMiddleware
from raumhafen.server.settings import Settings
from raumhafen.server.single_instance import AlreadyRunning, single_instance

PORT = 8023
PASSED_SETTINGS = "RAUMHAFEN_SERVER"  #: the variable that carries the settings to further processes


def serve(
    host: str = "",
    port: int | None = None,
    lan: bool = False,
    open_browser: bool = True,
    data: Path | None = None,
    database: str = "",
    hosts: tuple[str, ...] = (),
    workers: int = 1,
    language: str = "",
) -> None:
    """Serve until Ctrl-C. Without a port: 8023, or the next that is free. Several processes need a database."""
    say = Texts.of(language or preferred(), TEXTS)
    if workers > 1 and not database:
        raise BadRequest("workers")
    settings = Settings(lan=lan, database=database, hosts=hosts)
    if data is not None:
        settings = replace(settings, data=data)
    with listen(host or ("0.0.0.0" if lan else "127.0.0.1"), port) as listening:
        port = listening.getsockname()[1]
        local = f"http://{host or 'localhost'}:{port}"
        if lan:
            settings = replace(settings, address=f"http://{lan_address()}:{port}")
        try:
            with nullcontext() if database else single_instance(settings.data, local):
                print(say("serve-open", address=settings.address or local), flush=True)
                if lan:
                    print_qr_code(settings.address)
                if open_browser:
                    open_in_browser(local)
                _run(settings, listening, workers)
        except AlreadyRunning as running:
            print(say("serve-occupied", address=str(running)), flush=True)
            if open_browser:
                open_in_browser(str(running))


def _run(settings: Settings, listening: socket.socket, workers: int) -> None:
    if workers > 1:
        passed = {name: value for name, value in asdict(settings).items() if name != "client"}
        os.environ[PASSED_SETTINGS] = msgspec.json.encode(passed | {"data": str(settings.data)}).decode()
        configured = config("raumhafen.server.run:worker_application", workers)
        Multiprocess(configured, [listening]).run()
        return
    with suppress(KeyboardInterrupt):  # uvicorn ends gracefully, then raises it once more
        uvicorn.Server(config(application(settings))).run([listening])


def application(settings: Settings, catalogue: Catalogue | None = None) -> SecurityMiddleware:
    """The whole application."""
    return make_app(settings, Lounge(settings, catalogue))


def worker_application() -> SecurityMiddleware:
    """The whole application, in a further process."""
    given = msgspec.json.decode(os.environ[PASSED_SETTINGS])
    return application(Settings(**given | {"data": Path(given["data"]), "hosts": tuple(given["hosts"])}))


def config(app: SecurityMiddleware | str, workers: int = 1) -> uvicorn.Config:
    """How uvicorn serves."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        loop="asyncio",  # what all tests and figures are made with, even where another one is installed
        ws=DirectWebSocket,
        ws_max_size=4096,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: on that port (0: any), or on the first free one from the default on."""
    for wanted in [*range(PORT, PORT + 50), 0] if port is None else [port]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # Named as TCP, so that the event loop knows to send at once and not to wait for a packet to fill (40 ms).
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wanted))
            listening.listen(1024)
        except OSError as problem:
            listening.close()
            if port is not None:
                raise BadRequest("port", port=str(port), problem=problem.strerror or str(problem)) from None
            continue
        return listening
    raise AssertionError("some port is always free")


def open_in_browser(address: str) -> None:
    """Open the browser, a moment later."""
    opening = threading.Timer(0.3, webbrowser.open, [address])
    opening.daemon = True
    opening.start()


def lan_address() -> str:
    """This machine's address in its network. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def print_qr_code(address: str) -> None:
    """The address as a QR code in the terminal."""
    import segno

    segno.make(address, error="l", micro=False).terminal(compact=True)
