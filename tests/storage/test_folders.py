"""Where data and caches lie: old ones must be found again, on every system."""

import sys
from pathlib import Path

import pytest

from raumhafen.storage.folders import cache_root, data_folder

HOME = Path("/home/ada")


@pytest.mark.parametrize(
    ("platform", "environment", "data", "cache"),
    [
        ("linux", {}, ".local/share/raumhafen", ".cache/raumhafen"),
        ("linux", {"XDG_DATA_HOME": "", "XDG_CACHE_HOME": ""}, ".local/share/raumhafen", ".cache/raumhafen"),
        ("linux", {"XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c"}, "/d/raumhafen", "/c/raumhafen"),
        ("darwin", {}, ".local/share/raumhafen", ".cache/raumhafen"),
        ("win32", {}, "raumhafen", "raumhafen/cache"),
        ("win32", {"LOCALAPPDATA": "/l", "XDG_DATA_HOME": "/d"}, "/l/raumhafen", "/l/raumhafen/cache"),
        ("linux", {"RAUMHAFEN_DATA": "/own", "RAUMHAFEN_CACHE": "/fast"}, "/own", "/fast"),
        ("win32", {"RAUMHAFEN_DATA": "/own", "RAUMHAFEN_CACHE": "/fast"}, "/own", "/fast"),
    ],
)
def test_the_folders_of_each_system(monkeypatch, platform, environment, data, cache):
    for name in ("RAUMHAFEN_DATA", "RAUMHAFEN_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: HOME)
    assert (data_folder(), cache_root()) == (HOME / data, HOME / cache)
