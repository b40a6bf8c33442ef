"""The terminal: games played line by line, and reports to read. Everything a person plays goes through `Match`."""
