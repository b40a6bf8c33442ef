"""`python -m raumhafen.cli`."""

from raumhafen.cli import main

main()
