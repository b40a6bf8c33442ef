raumschiffe-title = Raumschiffe
raumschiffe-line = Two ships, six systems, one moment: lay your cards in secret, then fire at once.
