"""A toy game for testing the engine where no real game goes yet: two or three seats lay numbers in secret, at once.

Each seat chooses one of the cards 1 … 3 for each of two slots, in any order, then says it is ready. When all are, the
cards are shown, the higher sum scores a point (a lot decides ties), and the next round begins.
"""
