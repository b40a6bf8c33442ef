"""The lounge: tables, seats and matches for browsers, on this machine, in this room, or further away."""
