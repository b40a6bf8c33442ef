"""`python -m raumhafen.cli`."""

from raumhafen.cli import main

if __name__ == "__main__":
    main()
