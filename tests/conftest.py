"""What holds for all tests: nobody's own data is touched."""

import os
import tempfile

# What the tests of client, server and terminal are given; those in the games' own folders, too.
pytest_plugins = ["tests.browser.fixtures", "tests.server.fixtures", "tests.terminal.fixtures"]

# Set at once and for every process that a test starts: matches and books of the tests go where nobody keeps any.
folder = tempfile.TemporaryDirectory(prefix="raumhafen-tests-")
os.environ["RAUMHAFEN_DATA"] = folder.name
