"""Raumschiffe, clause by clause: RS-1 … RS-16 of `docs/rules/raumschiffe.md`."""
