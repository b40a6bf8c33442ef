"""Galaktico, clause by clause: GO-1 … GO-39 of `docs/rules/galaktico.md`."""
