"""The commands of `raumhafen`. Each imports what it needs when it runs, so that the light ones stay light."""
