prompt-toy = Lay your cards.
