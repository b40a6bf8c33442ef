"""For those who work on Raumhafen: how fast it is, and the types of the client."""
