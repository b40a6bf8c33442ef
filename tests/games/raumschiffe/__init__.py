"""Raumschiffe, clause by clause: RS-1 … RS-16 of `docs/rules/raumschiffe.md`."""

# Tokens of these letters alone are spelt, not said: the same in every language.
SPELT = "parse"
