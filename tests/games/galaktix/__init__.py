"""Galaktix, clause by clause: GX-1 … GX-20 of `docs/rules/galaktix.md`."""
