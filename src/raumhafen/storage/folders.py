"""Where files of ours lie: the user's folders for data and for caches, as each system has them."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where matches and books are kept: `RAUMHAFEN_DATA`, or the user's data folder."""
    if named := os.environ.get("RAUMHAFEN_DATA"):
        return Path(named)
    return _user_folder("XDG_DATA_HOME", ".local/share")


def cache_root() -> Path:
    """Where caches live: `RAUMHAFEN_CACHE`, or the user's cache folder."""
    if named := os.environ.get("RAUMHAFEN_CACHE"):
        return Path(named)
    folder = _user_folder("XDG_CACHE_HOME", ".cache")
    return folder / "cache" if sys.platform == "win32" else folder


def _user_folder(variable: str, default: str) -> Path:
    """The user's folder that a variable names, or its default below the home folder. Windows has one for all."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "raumhafen"
    return Path(os.environ.get(variable) or Path.home() / default) / "raumhafen"
