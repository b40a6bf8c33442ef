"""The migrations of the store, step by step. `HEAD` names the newest step."""

HEAD = "0002"
