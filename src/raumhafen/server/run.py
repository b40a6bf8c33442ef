"""Open the lounge: find a free port, tell the address, open the browser, serve until Ctrl-C."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from raumhafen.engine.texts import Texts, preferred
from raumhafen.server.app import make_app
from raumhafen.server.errors import TEXTS, BadInput
from raumhafen.server.settings import Settings
from raumhafen.server.wire import Wire

PORT = 8023


def serve(
    host: str = "",
    port: int | None = None,
    lan: bool = False,
    open_browser: bool = True,
    data: Path | None = None,
    database: str = "",
    hosts: tuple[str, ...] = (),
    language: str = "",
) -> None:
    """Serve until Ctrl-C. Without a port: 8023, or the next that is free."""
    settings = Settings(lan=lan, database=database, hosts=hosts)
    if data is not None:
        settings = replace(settings, data=data)
    listening = listen(host or ("0.0.0.0" if lan else "127.0.0.1"), port)
    port = listening.getsockname()[1]
    address = f"http://{lan_address() if lan else host or 'localhost'}:{port}"
    if lan:
        settings = replace(settings, address=address)
    say = Texts.of(language or preferred(), TEXTS)
    print(say("serve-open", address=address), flush=True)
    if lan:
        show_code(address)
    if open_browser:
        threading.Timer(0.3, webbrowser.open, [f"http://localhost:{port}"]).start()
    server = uvicorn.Server(config(settings))
    with suppress(KeyboardInterrupt):  # uvicorn ends gracefully, then raises it once more
        server.run([listening])


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn serves."""
    return uvicorn.Config(
        make_app(settings),
        ws=Wire,
        ws_max_size=4096,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: on that port (0: any), or on the first free one from the usual on."""
    for wanted in [*range(PORT, PORT + 50), 0] if port is None else [port]:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wanted))
            listening.listen(1024)
        except OSError as problem:
            listening.close()
            if port is not None:
                raise BadInput("port", port=str(port), problem=problem.strerror or str(problem)) from None
            continue
        return listening
    raise AssertionError("some port is always free")


def lan_address() -> str:
    """This machine's address in its network. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def show_code(address: str) -> None:
    """The address as a QR code in the terminal."""
    import segno

    segno.make(address, error="l", micro=False).terminal(compact=True)
