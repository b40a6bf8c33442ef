punktegalaxie-title = Punktegalaxie
punktegalaxie-line = Build a galaxy, system by system, that is worth more than anyone else’s.
punktegalaxie-book = Achievements
