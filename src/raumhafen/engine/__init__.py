"""The engine knows no game: kernels, randomness, editions, matches and records."""
