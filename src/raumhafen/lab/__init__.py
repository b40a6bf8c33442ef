"""The lab: many matches, measured."""
