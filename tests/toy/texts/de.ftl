prompt-toy = Leg deine Karten.
