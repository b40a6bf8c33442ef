"""How the store's tables came to be, step by step. `HEAD` names the newest step."""

HEAD = "0002"
