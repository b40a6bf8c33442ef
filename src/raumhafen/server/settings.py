"""The settings of a server. The defaults are those for use at home."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from raumhafen.storage.folders import data_folder


@dataclass(frozen=True)
class Settings:
    """The settings of one server process."""

    data: Path = field(default_factory=data_folder)
    database: str = ""  #: postgresql://…; empty: SQLite in the data folder
    lan: bool = False  #: may other devices in the network connect?
    hosts: tuple[str, ...] = ()  #: further names under which this server may be called
    address: str = ""  #: how others in the network reach this server; empty: as they asked for it
    pace: float = 0.6  #: the least seconds of a bot's move while a person is connected
    absent_after: float = 30.0  #: seconds offline, until others may let a bot stand in
    idle_after: float = 300.0  #: seconds until a table that is not in use leaves memory
    messages_per_second: int = 20  #: on one live connection
    requests_per_second: float = 20.0  #: from one address, to the API
    request_burst: int = 200
    connections_per_table: int = 200
    bot_threads: int = max(1, (os.cpu_count() or 2) - 1)  #: threads in which bots think
    prepare_all: bool = True  #: load all games from the start, or each when it is first requested
    compile_in_subprocess: bool = True  #: so that compiling does not stall the tables
    client: Path = Path(__file__).parent / "client"  #: the built client
