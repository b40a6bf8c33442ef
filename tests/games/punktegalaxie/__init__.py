"""Punktegalaxie, clause by clause: PG-1 … PG-32 of `docs/rules/punktegalaxie.md`."""
