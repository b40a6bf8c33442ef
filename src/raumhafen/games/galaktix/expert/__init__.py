"""The exact solution of Galaktix: what is the best that can be made of a level, and how is it played?

A position between two rounds is five heights, the rockets and parts of the depot, the parts that stand on the board,
and how short the supply of each rocket is. Heights only rise and rockets only go, so positions are solved from the end
backwards (`solver`); the transitions are what the rules' own kernels make of them (`moves`).
"""
