"""Books: what the people of a house have reached in a game, kept from match to match.

A book has a column for each of a few named players and keeps, for each thing that can be reached (a level, an
achievement), the best result. What can be reached, and what it is worth, the game says; nothing here knows one.
"""
