galaktico-title = Galaktico
galaktico-line = Lead your fleet across the hexagon. What your ships carry, only you know.
