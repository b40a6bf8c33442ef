"""Editions of one's own, made from the ones that games come with."""

from __future__ import annotations

from pathlib import Path


def edition_with(reference: Path, folder: Path, old: str, new: str) -> str:
    """An edition's file with all places that read so changed; its path."""
    text = reference.read_text(encoding="utf-8")
    assert old in text
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return str(path)
