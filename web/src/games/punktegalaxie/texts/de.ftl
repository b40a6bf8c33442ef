punktegalaxie-title = Punktegalaxie
punktegalaxie-line = Bau dir Sonnensystem um Sonnensystem die Galaxie, die am meisten zählt.
punktegalaxie-book = Errungenschaften
