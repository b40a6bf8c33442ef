"""Galaktische Schlachten, clause by clause: GS-1 … GS-15 of `docs/rules/schlachten.md`."""
