"""Galaktix, clause by clause: GX-1 … GX-20 of `docs/rules/galaktix.md`."""

# Levels that go where the first and the last one do not: every chapter has a board and rockets of its own.
BETWEEN = {"level": ("2-5", "3-5", "4-2")}
